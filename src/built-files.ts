import { readdirSync, readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { errors } from './kernel/errors.js';
import type { Tarball } from './kernel/http/site/downloads.js';

/** Reads a contract as integrators download it. */
export const documentFile = (name: string): Buffer =>
  readFileSync(new URL(`../generated/${name}/openapi.json`, import.meta.url));

/** Reads a page or script that the build has written. */
export const distFile = (name: string): Buffer =>
  readFileSync(new URL(`../dist/${name}`, import.meta.url));

/** Reads a drawn document of the demo, as JPEG. */
export const demoPicture = (name: string): Promise<Uint8Array> =>
  readFile(new URL(`../dist/demo/${name}.jpg`, import.meta.url));

export const consoleFolder = fileURLToPath(new URL('../dist/console', import.meta.url));
export const docsFolder = fileURLToPath(new URL('../dist/docs', import.meta.url));

const distFolder = fileURLToPath(new URL('../dist', import.meta.url));

/** The build packs in a folder of this name, followed by the id of its process. */
const isPacking = (): boolean =>
  readdirSync(distFolder).some((name) => name.startsWith('packing-'));

/**
 * The clients that the build has packed. Empty where the build could not pack them.
 *
 * @throws ApiError 503 while they are packed
 */
export function packedClients(): readonly Tarball[] {
  try {
    const { packages } = JSON.parse(distFile('packages/index.json').toString()) as {
      readonly packages: readonly Omit<Tarball, 'content'>[];
    };
    return packages.map((one) => ({ ...one, content: distFile(`packages/${one.file}`) }));
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
    if (isPacking()) throw errors.beingBuilt();
    return [];
  }
}
