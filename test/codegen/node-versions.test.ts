import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { describe, expect, test } from '@jest/globals';
import { findNodes } from '../../scripts/testing/find-nodes.mjs';
import { fixtureRoot, projectRoot } from './contract.js';

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

  const nodes = findNodes();
  const withNodes = nodes.length > 0 ? test : test.skip;
  withNodes(
    'writes the committed bytes with every Node.js program found',
    async () => {
      const committed = await readFile(join(projectRoot, 'generated/lock.json'), 'utf8');
      for (const node of nodes) expect(await lockBy(node, projectRoot)).toBe(committed);
    },
    120_000,
  );
});
