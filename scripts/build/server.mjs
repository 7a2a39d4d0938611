import '../help.mjs';
import './generated.mjs';
import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { basename, dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';
import { buildCapture } from './capture/build.mjs';
import { buildConsole } from './console.mjs';
import { prepareDatabase } from './database/prepare.mjs';
import { drawDocuments } from './demo/pictures.mjs';
import { writeYamlDocuments } from './documents.mjs';
import { buildSite } from './site.mjs';
import { sourceHash } from './source-hash.mjs';

/** Builds what the server answers with: bundles our own sources into dist/. Packages stay in node_modules. */
const root = fileURLToPath(new URL('../..', import.meta.url));
const database = await prepareDatabase(root);
const documented = buildSite(root);
const drawn = drawDocuments(root);
const { outputFiles: forNode } = await build({
  absWorkingDir: root,
  // The files of threads and child processes stand beside the rest, where the bundled src/kernel/processes/tasks.ts looks for them.
  entryPoints: {
    main: 'src/main.ts',
    cli: 'src/cli.ts',
    seed: 'scripts/seed.ts',
    'thread-block-watch': 'src/threads/block-watch.ts',
    'thread-faces': 'src/threads/faces.ts',
    'thread-galleries': 'src/threads/galleries.ts',
    'thread-text': 'src/threads/text.ts',
    'child-images': 'src/children/images.ts',
    'child-pdf': 'src/children/pdf.ts',
    'child-prints': 'src/children/prints.ts',
  },
  outdir: 'dist',
  bundle: true,
  splitting: true,
  packages: 'external',
  platform: 'node',
  target: 'node20',
  format: 'esm',
  sourcemap: true,
  define: { builtDatabase: JSON.stringify(database.name) },
  logLevel: 'warning',
  write: false,
});

const forPages = await buildCapture(root);
const outputFiles = [...forNode, ...forPages];

/** Replaces only changed files, each in one step, because another server may start from the same folder. */
async function place({ path, contents }) {
  const kept = await readFile(path).catch(() => undefined);
  if (kept?.equals(contents)) return;
  await mkdir(dirname(path), { recursive: true });
  const draft = `${path}.${process.pid}`;
  await writeFile(draft, contents);
  await rename(draft, path);
}

const dist = dirname(outputFiles[0].path);
await Promise.all(outputFiles.map(place));
const made = new Set(outputFiles.map(({ path }) => basename(path)));
for (const name of await readdir(dist)) {
  if (/\.js(\.map)?$/.test(name) && !made.has(name)) await rm(`${dist}/${name}`);
}

/** The console takes longer than all others together, so that it is kept until a source changes. */
async function writeConsole() {
  const sources = ['src/console', 'src/text-search', 'sdk', 'scripts/build', 'package-lock.json'];
  const key = await sourceHash(root, sources);
  const keyFile = `${dist}/console.key`;
  if ((await readFile(keyFile, 'utf8').catch(() => '')) === key) return;
  const files = await buildConsole();
  const placed = files.map(({ name, contents }) =>
    place({ path: `${dist}/console/${name}`, contents }),
  );
  await Promise.all(placed);
  const assets = new Set(files.map(({ name }) => basename(name)));
  for (const name of await readdir(`${dist}/console/assets`)) {
    if (!assets.has(name)) await rm(`${dist}/console/assets/${name}`, { force: true });
  }
  await writeFile(keyFile, key);
}

await writeConsole();
await writeYamlDocuments(root.replace(/\/$/, ''));
await Promise.all([documented, drawn]);
