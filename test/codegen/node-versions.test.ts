import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { describe, expect, test } from '../support/jest.js';
import { fixtureRoot } from './contract.js';

const run = promisify(execFile);
const program = fileURLToPath(new URL('./print-lock.mjs', import.meta.url));

async function lockBy(node: string, ...args: readonly string[]): Promise<string> {
  const { stdout } = await run(node, [program, ...args]);
  return stdout;
}

describe('the generator on other versions of Node.js', () => {
  test('writes the same bytes in a process that reports version 20, 22, 24 or 26', async () => {
    const locks = [];
    for (const major of [20, 22, 24, 26]) {
      locks.push(await lockBy(process.execPath, fixtureRoot, `${major}.1.0`));
    }
    expect(locks.slice(1)).toEqual([locks[0], locks[0], locks[0]]);
  });
});
