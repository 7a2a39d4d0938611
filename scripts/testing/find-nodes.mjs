import { existsSync } from 'node:fs';
import { delimiter } from 'node:path';
import { fileURLToPath } from 'node:url';

const cache = new URL('../../.cache/node/', import.meta.url);

/** The major versions that CI installs into `.cache/node` beside the one it runs on. */
const majors = ['22', '24'];

/**
 * Returns the paths of other Node.js programs on this machine: those that `NODE_BINARIES` lists,
 * otherwise those in `.cache/node`.
 */
export function findNodes() {
  const listed = (process.env.NODE_BINARIES ?? '').split(delimiter).filter(Boolean);
  if (listed.length > 0) return listed;
  return majors
    .map((major) => fileURLToPath(new URL(`${major}/node_modules/node/bin/node`, cache)))
    .filter(existsSync);
}
