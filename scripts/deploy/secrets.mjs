/**
 * Writes the secrets of a deployment into the folder in the first argument, once: each in a file of its own, which every
 * container with that volume can read.
 */
import { randomBytes } from 'node:crypto';
import { existsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const [folder = '.', database = 'postgres:5432'] = process.argv.slice(2);

function write(name, value) {
  const path = join(folder, name);
  if (!existsSync(path)) writeFileSync(path, value, { mode: 0o444 });
}

const password = randomBytes(24).toString('hex');
// The address is written first: with it the password is complete.
if (!existsSync(join(folder, 'database-password'))) {
  write('database-url', `postgres://notaria:${password}@${database}/notaria`);
  write('database-password', password);
}
write('postgres-password', randomBytes(24).toString('hex'));
write('jwt', randomBytes(48).toString('base64'));
write('blob-keys', `k1:${randomBytes(32).toString('base64')}`);
