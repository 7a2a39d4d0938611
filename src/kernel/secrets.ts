import { randomBytes } from 'node:crypto';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

async function readIfThere(file: string): Promise<string | undefined> {
  try {
    return await readFile(file, 'utf8');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw error;
  }
}

/**
 * The secret that tokens are signed with: the configured one, or one made on the first start and kept, so
 * that a restart logs nobody out.
 *
 * @returns at least 32 bytes
 */
export async function tokenSecret(
  configured: string | undefined,
  dataDir: string,
): Promise<Buffer> {
  if (configured !== undefined) return Buffer.from(configured);
  const file = join(dataDir, 'jwt-secret');
  const kept = await readIfThere(file);
  if (kept !== undefined) return Buffer.from(kept.trim(), 'base64url');
  await mkdir(dataDir, { recursive: true });
  const secret = randomBytes(48);
  try {
    await writeFile(file, `${secret.toString('base64url')}\n`, { mode: 0o600, flag: 'wx' });
  } catch (error) {
    // Another process was first: both must sign alike.
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
    return tokenSecret(configured, dataDir);
  }
  return secret;
}
