import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync } from 'node:fs';
import { tmpdir, userInfo } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { packClients } from '../../../scripts/sdk-pack.js';

const sdk = fileURLToPath(new URL('../../../sdk', import.meta.url));

/** Of everything that goes into a tarball. */
function sourceHash(): string {
  const hash = createHash('sha256');
  const files = readdirSync(sdk, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ name, parentPath }) => join(parentPath, name))
    .filter((path) => !/\/(dist|node_modules)\//.test(path));
  for (const path of files.sort()) hash.update(path.slice(sdk.length)).update(readFileSync(path));
  return hash.digest('hex').slice(0, 16);
}

/** The tarballs of the clients as they are now: packing takes longer than most tests. */
export function packOnce(): readonly string[] {
  const folder = join(tmpdir(), `notaria-tests-${userInfo().uid}`, `packages-${sourceHash()}`);
  if (!existsSync(folder)) {
    mkdirSync(dirname(folder), { recursive: true });
    const draft = `${folder}.${process.pid}`;
    packClients(draft);
    // Another test file may have been as fast.
    if (!existsSync(folder)) renameSync(draft, folder);
  }
  return readdirSync(folder).map((name) => join(folder, name));
}
