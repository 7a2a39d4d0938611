import { appendFileSync, existsSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { serveTasks } from '../../src/kernel/processes/child-tasks.js';
import { task } from '../../src/kernel/processes/tasks.js';

/*
 * A child process whose tasks fail in every way.
 */

/** Writes to the marker that the task runs, and in which process. */
const begin = (path: string): void => appendFileSync(path, `${process.pid}\n`);

function runForEver(path: string): never {
  begin(path);
  for (;;);
}

async function fillMemory(path: string): Promise<never> {
  begin(path);
  const buffers: Buffer[] = [];
  for (;;) {
    buffers.push(Buffer.alloc(2 ** 22, 1));
    await sleep(1);
  }
}

function fillHeap(path: string): never {
  begin(path);
  const arrays: number[][] = [];
  for (;;) arrays.push(new Array<number>(1000).fill(arrays.length));
}

function die(path: string): never {
  begin(path);
  process.kill(process.pid, 'SIGKILL');
  for (;;);
}

function dieOnce(path: string): string {
  return existsSync(path) ? 'done' : die(path);
}

/** Waits until the file exists. */
async function waitFor({ marker, path }: { marker: string; path: string }): Promise<string> {
  begin(path);
  while (!existsSync(marker)) await sleep(5);
  return 'done';
}

/** Holds memory that garbage collection cannot free. */
const buffers: Buffer[] = [];

serveTasks({
  pid: task(() => process.pid),
  environment: task(() => Object.keys(process.env)),
  reverse: task((data: Uint8Array) => data.toReversed()),
  hold: task((bytes: number) => buffers.push(Buffer.alloc(bytes, 1))),
  fail: task(() => {
    throw new Error('it failed');
  }),
  runForEver: task(runForEver),
  fillMemory: task(fillMemory),
  fillHeap: task(fillHeap),
  die: task(die),
  dieOnce: task(dieOnce),
  waitFor: task(waitFor),
});
