import { randomBytes } from 'node:crypto';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { MasterKey } from './blobs/keys.js';

async function readIfThere(file: string): Promise<string | undefined> {
  try {
    return await readFile(file, 'utf8');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw error;
  }
}

/** Made on the first start and kept, for its owner's eyes only; processes that start at once get the same. */
async function storedText(dataDir: string, name: string, make: () => string): Promise<string> {
  const file = join(dataDir, name);
  const stored = await readIfThere(file);
  if (stored !== undefined) return stored.trim();
  await mkdir(dataDir, { recursive: true, mode: 0o700 });
  const secret = make();
  try {
    await writeFile(file, `${secret}\n`, { mode: 0o600, flag: 'wx' });
  } catch (error) {
    // Another process was first: both must use the same.
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
    return storedText(dataDir, name, make);
  }
  return secret;
}

/** The secrets of the server, of at least 32 bytes each. */
export interface SigningSecrets {
  /** Signs. */
  readonly current: Buffer;
  /** All of them verify, so that a secret can be replaced without ending a login. */
  readonly all: readonly Buffer[];
}

/** @param secrets  the first one signs */
export function signingSecrets(secrets: readonly Buffer[]): SigningSecrets {
  const [current] = secrets;
  if (current === undefined) throw new Error('A server needs a secret');
  return { current, all: secrets };
}

/**
 * Returns the secrets that sign tokens: the configured ones, or one that was created at the first start and stored, so
 * that logins survive a restart.
 */
export async function tokenSecrets(
  configured: readonly string[] | undefined,
  dataDir: string,
): Promise<SigningSecrets> {
  if (configured !== undefined) return signingSecrets(configured.map((text) => Buffer.from(text)));
  const make = (): string => randomBytes(48).toString('base64url');
  const stored = await storedText(dataDir, 'jwt-secret', make);
  return signingSecrets([Buffer.from(stored, 'base64url')]);
}

/** The keys that encrypt blobs and the secrets of webhooks and second factors: the configured ones, or one made and kept. */
export async function masterKeys(
  configured: readonly MasterKey[] | undefined,
  dataDir: string,
): Promise<readonly MasterKey[]> {
  if (configured !== undefined) return configured;
  const make = (): string => randomBytes(32).toString('base64');
  return [{ id: 'local', key: Buffer.from(await storedText(dataDir, 'blob-key', make), 'base64') }];
}
