import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { promisify } from 'node:util';
import { build } from 'esbuild';

const run = promisify(execFile);

/** Draws the identity documents of the demo into dist/demo. They are kept until the program that draws them changes. */
export async function drawDocuments(root) {
  const { outputFiles } = await build({
    absWorkingDir: root,
    entryPoints: ['scripts/build/demo/draw.ts'],
    bundle: true,
    minify: true,
    packages: 'external',
    platform: 'node',
    target: 'node20',
    format: 'esm',
    logLevel: 'warning',
    write: false,
  });
  const program = outputFiles[0].text;
  const key = createHash('sha256').update(program).digest('hex');
  const target = `${root}dist/demo`;
  if ((await readFile(`${target}/key`, 'utf8').catch(() => '')) === key) return;
  const draft = `${target}.${process.pid}`;
  await mkdir(draft, { recursive: true });
  try {
    await writeFile(`${draft}/draw.mjs`, program);
    await run(process.execPath, [`${draft}/draw.mjs`, draft]);
    await rm(`${draft}/draw.mjs`);
    await writeFile(`${draft}/key`, key);
    await rm(target, { recursive: true, force: true });
    await rename(draft, target);
  } finally {
    await rm(draft, { recursive: true, force: true });
  }
}
