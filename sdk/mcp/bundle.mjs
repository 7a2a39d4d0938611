import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import process from 'node:process';
import { build } from 'esbuild';

/*
 * Bundles the MCP program of a package (`node bundle.mjs erp`, in its folder) with the libraries that it uses, so that
 * the package has no dependencies. Their licenses stand beside it.
 */

const [, , name] = process.argv;
const outfile = `dist/esm/${name}/mcp.js`;
const { metafile } = await build({
  entryPoints: ['mcp.ts'],
  outfile,
  bundle: true,
  minify: true,
  platform: 'node',
  target: 'node20',
  format: 'esm',
  metafile: true,
  logLevel: 'warning',
});

const folders = Object.keys(metafile.inputs).flatMap(
  (input) => /^.*node_modules\/(?:@[^/]+\/)?[^/]+/.exec(input) ?? [],
);
const texts = await Promise.all(
  [...new Set(folders)].sort().map(async (folder) => {
    const files = await readdir(folder);
    const license = files.find((file) => /^licen[cs]e/i.test(file));
    if (license === undefined) throw new Error(`${folder} has no license`);
    const text = await readFile(join(folder, license), 'utf8');
    return `${folder.replace(/^.*node_modules\//, '')}\n\n${text.trim()}\n`;
  }),
);
await writeFile(outfile.replace('.js', '.licenses.txt'), texts.join('\n---\n\n'));
