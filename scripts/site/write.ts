import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { siteFiles, writeFiles } from './index.js';
import { readSources } from './sources.js';

/** Program of the build: writes the site from the project in the first argument into the folder in the second. */
const [root = '.', folder = 'dist/docs'] = process.argv.slice(2);
const assets = ['site.css', 'site.js', 'icon.svg'].map(
  (name) => [`assets/${name}`, readFileSync(join(folder, name), 'utf8')] as const,
);
await writeFiles(folder, new Map([...siteFiles(readSources(root)), ...assets]));
