import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';

/** The folder of this checkout. */
export const here = fileURLToPath(new URL('../..', import.meta.url));

/** Builds the server of this checkout, in a process of its own: it changes the environment. */
export function build(): void {
  const { status } = spawnSync(process.execPath, ['scripts/build/server.mjs'], {
    cwd: here,
    stdio: ['ignore', 2, 2],
  });
  if (status !== 0) throw new Error('The server cannot be built');
}
