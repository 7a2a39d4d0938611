import { execFile } from 'node:child_process';
import { cp, mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { sourceHash } from './source-hash.mjs';

const run = promisify(execFile);
const root = fileURLToPath(new URL('../..', import.meta.url));
const clients = ['erp', 'kyc'];
const isSource = (path) => !/[\\/](dist|node_modules)([\\/]|$)/.test(path.slice(root.length));

/** Everything that determines a tarball, including the compiler. */
const inputs = [
  'sdk',
  'tsconfig.json',
  'node_modules/typescript/package.json',
  'scripts/build/sdk-tarballs.mjs',
];

/** Packs a client and returns npm's description of the tarball. */
async function pack(sdk, client, destination) {
  const args = ['pack', '--json', '--silent', '--pack-destination', destination];
  const { stdout } = await run('npm', args, { cwd: join(sdk, client), maxBuffer: 1e8 });
  const [told] = Object.values(JSON.parse(stdout.slice(stdout.search(/^[[{]/m))));
  return { name: told.name, version: told.version, file: basename(told.filename) };
}

/** The compiler only transpiles here, because `npm run types` checks the sources. */
async function quickConfig() {
  const { compilerOptions } = JSON.parse(await readFile(join(root, 'tsconfig.json'), 'utf8'));
  return JSON.stringify({ compilerOptions: { ...compilerOptions, noCheck: true } });
}

/** The server looks for such folders, too: it then answers that the clients are being packed. */
const workPrefix = 'packing-';

function isRunning(pid) {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    return error.code === 'EPERM';
  }
}

/** Removes the folders of builds that were ended. */
async function removeAbandoned() {
  for (const name of await readdir(join(root, 'dist'))) {
    const isAbandoned =
      name.startsWith(workPrefix) && !isRunning(Number(name.slice(workPrefix.length)));
    if (isAbandoned) await rm(join(root, 'dist', name), { recursive: true, force: true });
  }
}

/**
 * Packs both clients as npm would publish them, out of a copy of their sources: another build may be doing the same.
 * `index.json` beside the tarballs says which they are and what they were made of.
 */
async function packClients(folder) {
  const sources = await sourceHash(root, inputs);
  await mkdir(join(root, 'dist'), { recursive: true });
  await removeAbandoned();
  const work = join(root, 'dist', `${workPrefix}${process.pid}`);
  try {
    const made = join(work, 'packages');
    await mkdir(made, { recursive: true });
    await writeFile(join(work, 'tsconfig.json'), await quickConfig());
    await cp(join(root, 'sdk'), join(work, 'sdk'), { recursive: true, filter: isSource });
    const packages = await Promise.all(
      clients.map((client) => pack(join(work, 'sdk'), client, made)),
    );
    await writeFile(join(made, 'index.json'), JSON.stringify({ sources, packages }));
    await rm(folder, { recursive: true, force: true });
    await rename(made, folder);
    return packages.map(({ file }) => join(folder, file));
  } finally {
    await rm(work, { recursive: true, force: true });
  }
}

/** The folder of the tarballs, where the server looks for them. */
const folder = join(root, 'dist', 'packages');

/**
 * Returns the tarballs of the current clients. Packs them only after a change of a source, because that takes
 * seconds.
 */
export async function packedClients() {
  const kept = await readFile(join(folder, 'index.json'), 'utf8').then(JSON.parse, () => undefined);
  if (kept === undefined || kept.sources !== (await sourceHash(root, inputs))) {
    process.stderr.write('Packing the clients: once, until their sources change\n');
    return packClients(folder);
  }
  return kept.packages.map(({ file }) => join(folder, file));
}
