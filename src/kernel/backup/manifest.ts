import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { OperatorError } from '../operator/operator.js';
import { hashPart, type PartSum } from './hash.js';

const fileName = 'manifest.json';

/** The parts of a backup, named as in DATA_DIR. */
export const partNames = ['postgres', 'blobs', 'blob-key', 'jwt-secret'] as const;
export type PartName = (typeof partNames)[number];

/** The top level of a backup, in the order in which it is written. */
export const entryNames = (parts: readonly PartName[]): string[] => [...parts, fileName];

/** Settings of the original server that a restored copy needs and the backup does not hold. */
export type NeededSetting = 'BLOB_KEYS' | 'JWT_SECRET' | 'S3_BUCKET';

/** The content of `manifest.json`. */
export interface Manifest {
  readonly format: 1;
  readonly createdAt: string;
  /** The migrations of the database, in order. */
  readonly migrations: readonly string[];
  readonly needs: readonly NeededSetting[];
  readonly parts: Readonly<Partial<Record<PartName, PartSum>>>;
}

async function hashParts(folder: string, names: readonly PartName[]): Promise<Manifest['parts']> {
  const parts: Partial<Record<PartName, PartSum>> = {};
  for (const name of names) {
    const sum = await hashPart(join(folder, name));
    if (sum !== undefined) parts[name] = sum;
  }
  return parts;
}

/** Writes the manifest of the parts in a folder, and returns it. */
export async function writeManifest(
  folder: string,
  facts: Pick<Manifest, 'createdAt' | 'migrations' | 'needs'>,
): Promise<Manifest> {
  const manifest = { format: 1, ...facts, parts: await hashParts(folder, partNames) } as const;
  const text = `${JSON.stringify(manifest, undefined, 2)}\n`;
  await writeFile(join(folder, fileName), text, { mode: 0o600, flag: 'wx' });
  return manifest;
}

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function isManifest(content: unknown): content is Manifest {
  if (!isObject(content)) return false;
  const { migrations, needs, parts } = content;
  const isWhole = isObject(parts) && Object.values(parts).every(isObject);
  return isWhole && Array.isArray(migrations) && Array.isArray(needs);
}

/** Returns the content of the manifest of a folder; undefined if it has none that can be read. */
async function readContent(folder: string): Promise<unknown> {
  try {
    return JSON.parse(await readFile(join(folder, fileName), 'utf8'));
  } catch {
    return undefined;
  }
}

/**
 * Compares the parts in a folder with its manifest.
 *
 * @param source  the file that the folder was extracted from
 * @throws OperatorError when a part is missing or differs
 */
export async function verifyManifest(folder: string, source: string): Promise<Manifest> {
  const content = await readContent(folder);
  if (isObject(content) && typeof content['format'] === 'number' && content['format'] !== 1) {
    throw new OperatorError(`${source} was written by a later version: its format is unknown`);
  }
  if (!isManifest(content)) throw new OperatorError(`${source} is not a backup of Notaria`);
  const manifest = content;
  const found = await hashParts(folder, partNames);
  const damaged = partNames.filter((name) => {
    const [expected, actual] = [manifest.parts[name], found[name]];
    return expected?.sha256 !== actual?.sha256;
  });
  if (damaged.length > 0 || manifest.parts.postgres === undefined) {
    const names = damaged.length > 0 ? damaged.join(', ') : 'postgres';
    throw new OperatorError(`${source} is damaged: the checksum of ${names} does not match`);
  }
  return manifest;
}
