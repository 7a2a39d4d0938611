import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** Packages that `.ci/run` has unpacked, so that none of their services starts. */
const unpacked = fileURLToPath(new URL('../../.cache/debian', import.meta.url));

const libraries = join(unpacked, 'usr/lib/x86_64-linux-gnu');

/** A program of a Debian package, with the environment that it runs in. */
export interface DebianProgram {
  readonly file: string;
  readonly env: NodeJS.ProcessEnv;
}

/** Returns a program that is installed or unpacked. Without it, says that its tests are left out. */
export function findProgram(name: string): DebianProgram | undefined {
  const folders = (process.env['PATH'] ?? '').split(delimiter);
  const places = [...folders, '/usr/sbin', join(unpacked, 'usr/bin'), join(unpacked, 'usr/sbin')];
  const file = places.map((folder) => join(folder, name)).find((path) => existsSync(path));
  if (file === undefined) {
    process.stderr.write(`${name} is not installed: its tests are left out\n`);
    return undefined;
  }
  return { file, env: { ...process.env, LD_LIBRARY_PATH: libraries } };
}

/** Returns the path of a library that is installed or unpacked. Without it, says that its tests are left out. */
export function findLibrary(name: string): string | undefined {
  const folders = [libraries, '/usr/lib/x86_64-linux-gnu', '/usr/lib/aarch64-linux-gnu'];
  const file = folders.map((folder) => join(folder, name)).find((path) => existsSync(path));
  if (file === undefined)
    process.stderr.write(`${name} is not installed: its tests are left out\n`);
  return file;
}
