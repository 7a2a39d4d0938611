import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { promisify } from 'node:util';
import { build } from 'esbuild';

const run = promisify(execFile);

/** Bundles the program that creates the database, with all migrations. */
async function bundle(root) {
  const { outputFiles } = await build({
    absWorkingDir: root,
    entryPoints: ['scripts/build/database/create.ts'],
    bundle: true,
    minify: true,
    packages: 'external',
    platform: 'node',
    target: 'node20',
    format: 'esm',
    logLevel: 'warning',
    write: false,
  });
  return outputFiles[0].text;
}

/**
 * Prepares the database that the embedded engine starts a new data folder from. Its name changes with the migrations, the
 * code that creates it and the engine.
 */
export async function prepareDatabase(root) {
  const program = await bundle(root);
  const { dependencies } = JSON.parse(await readFile(`${root}package.json`, 'utf8'));
  const version = dependencies['@electric-sql/pglite'];
  const key = createHash('sha256').update(version).update(program).digest('hex').slice(0, 16);
  const name = `database-${key}`;
  return { name, create: () => create(`${root}dist`, name, program) };
}

/** Creates the database unless it is there, and removes those of other migrations. */
async function create(dist, name, program) {
  const target = `${dist}/${name}`;
  if (!existsSync(target)) {
    const draft = `${target}.${process.pid}`;
    await mkdir(draft, { recursive: true });
    try {
      await writeFile(`${draft}/create.mjs`, program);
      await run(process.execPath, [`${draft}/create.mjs`, `${draft}/data`, target]);
    } finally {
      await rm(draft, { recursive: true, force: true });
    }
  }
  for (const other of await readdir(dist)) {
    const isOld = /^database-[0-9a-f]{16}$/.test(other) && other !== name;
    if (isOld) await rm(`${dist}/${other}`, { recursive: true, force: true });
  }
}
