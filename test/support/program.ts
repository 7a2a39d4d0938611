import { mkdir, rename, writeFile } from 'node:fs/promises';
import { relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';

/** As deep as the bundles that are shipped: what a program looks for beside its sources is found from here as well. */
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
  // In one step: another test file may be starting the same program.
  await writeFile(draft, outputFiles[0]?.contents ?? '');
  await rename(draft, outfile);
  return outfile;
}

/**
 * A program of the checkout as one file that Node runs by itself: loading it takes a tenth of what it takes to compile
 * its sources one by one at every start.
 *
 * @param source  where its TypeScript lies
 * @returns       where its JavaScript lies, made once per test file
 */
export function program(source: URL): Promise<string> {
  const path = fileURLToPath(source);
  const bundled = programs.get(path) ?? bundle(path);
  programs.set(path, bundled);
  return bundled;
}
