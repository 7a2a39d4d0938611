import fs from 'node:fs';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { batchedOutput, createLogger } from '../../src/kernel/log.js';
import { expect, test } from '../support/jest.js';

test('the logger writes no secret at any depth', () => {
  const lines: string[] = [];
  const log = createLogger({ logLevel: 'info' }, { write: (line) => void lines.push(line) });
  const headers = {
    authorization: 'Bearer hush',
    cookie: 'hush',
    'x-api-key': 'hush',
    'set-cookie': 'hush',
    accept: 'text/html',
  };
  log.info({ req: { headers }, password: 'hush', body: { refreshToken: 'hush', token: 'hush' } });
  log.debug('not at this level');
  expect(lines).toHaveLength(1);
  expect(lines[0]).toContain('text/html');
  expect(lines[0]).not.toContain('hush');
});

/** Counts the writes of the process to a file while `work` runs. */
async function writesTo(descriptor: number, work: () => Promise<unknown>): Promise<number> {
  const { write } = fs;
  let count = 0;
  fs.write = ((...args: Parameters<typeof write>) => {
    if (args[0] === descriptor) count += 1;
    write(...args);
  }) as typeof write;
  try {
    await work();
  } finally {
    fs.write = write;
  }
  return count;
}

test('lines of one moment are one write, and a log without lines writes nothing', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'notaria-log-'));
  const file = join(folder, 'log');
  const descriptor = fs.openSync(file, 'w');
  try {
    const log = createLogger({ logLevel: 'info' }, batchedOutput(descriptor));
    const isWritten = async () => (await readFile(file, 'utf8')).includes('third');
    const lines = await writesTo(descriptor, async () => {
      for (const name of ['first', 'second', 'third']) log.info(name);
      while (!(await isWritten())) await sleep(1);
    });
    expect(lines).toBe(1);
    expect(await writesTo(descriptor, () => sleep(100))).toBe(0);
  } finally {
    fs.closeSync(descriptor);
    await rm(folder, { recursive: true });
  }
});
