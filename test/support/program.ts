import { mkdir, rename, writeFile } from 'node:fs/promises';
import { relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';

/** As deep as the shipped bundles, so that relative paths resolve here as well. */
const folder = fileURLToPath(new URL('../../.cache/', import.meta.url));
const root = fileURLToPath(new URL('../..', import.meta.url));
const programs = new Map<string, Promise<string>>();

async function bundle(source: string): Promise<string> {
  const name = relative(root, source).replace(/\W+/g, '-');
  const outfile = `${folder}${name}.mjs`;
  const { outputFiles } = await build({
    absWorkingDir: root,
    entryPoints: [source],
    outfile,
    bundle: true,
    packages: 'external',
    platform: 'node',
    target: 'node20',
    format: 'esm',
    sourcemap: 'inline',
    logLevel: 'warning',
    write: false,
  });
  const draft = `${outfile}.${process.pid}`;
  await mkdir(folder, { recursive: true });
  // Moves the file in one step, since another test file may start the same program.
  await writeFile(draft, outputFiles[0]?.contents ?? '');
  await rename(draft, outfile);
  return outfile;
}

/**
 * Builds a program of the checkout as one file that Node.js runs: loading it takes a tenth of the time that it takes to
 * compile its sources at every start.
 * @param source path of its TypeScript
 * @returns path of its JavaScript, which is built once per test file
 */
export function program(source: URL): Promise<string> {
  const path = fileURLToPath(source);
  const bundled = programs.get(path) ?? bundle(path);
  programs.set(path, bundled);
  return bundled;
}
