import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { basename, dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';

/** Bundles our own sources into dist/; packages stay where npm put them. */
const root = fileURLToPath(new URL('..', import.meta.url));
const { outputFiles } = await build({
  absWorkingDir: root,
  // A thread's file stands beside the rest, where the bundled src/kernel/threads.ts looks for it.
  entryPoints: {
    main: 'src/main.ts',
    cli: 'src/cli.ts',
    'thread-light': 'src/threads/light.ts',
    'thread-faces': 'src/threads/faces.ts',
    'thread-text': 'src/threads/text.ts',
  },
  outdir: 'dist',
  bundle: true,
  splitting: true,
  packages: 'external',
  platform: 'node',
  target: 'node20',
  format: 'esm',
  sourcemap: true,
  logLevel: 'warning',
  write: false,
});

/** In one step, and only what is new: another server may be starting from the same folder. */
async function place({ path, contents }) {
  const kept = await readFile(path).catch(() => undefined);
  if (kept?.equals(contents)) return;
  const draft = `${path}.${process.pid}`;
  await writeFile(draft, contents);
  await rename(draft, path);
}

const dist = dirname(outputFiles[0].path);
await mkdir(dist, { recursive: true });
await Promise.all(outputFiles.map(place));
const made = new Set(outputFiles.map(({ path }) => basename(path)));
for (const name of await readdir(dist)) {
  if (/\.js(\.map)?$/.test(name) && !made.has(name)) await rm(`${dist}/${name}`);
}
