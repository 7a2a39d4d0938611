import { Worker } from 'node:worker_threads';
import { type ChildAnswer, type ChildRequest, overMemory } from './child.js';
import type { Answer } from './tasks.js';

/*
 * The side of a child process: it runs the tasks that its parent sends, and ends with it.
 */

/** Runs beside the task, which may keep the main thread busy without end. */
const watch = `
const { workerData: { parent, residentBytes, overMemory } } = require('node:worker_threads');
setInterval(() => {
  if (process.ppid !== parent) process.kill(process.pid, 'SIGKILL');
  if (process.memoryUsage.rss() > residentBytes) process.kill(process.pid, overMemory);
}, 50);
`;

function watchSelf(): void {
  const workerData = { parent: process.ppid, residentBytes: Number(process.argv[2]), overMemory };
  new Worker(watch, { eval: true, workerData, stdout: true, stderr: true }).unref();
}

async function answer(
  tasks: Readonly<Record<string, (input: never) => Promise<Answer<unknown>>>>,
  { input, task }: ChildRequest,
): Promise<void> {
  const work = tasks[task];
  const missing = { ok: false, message: `There is no task ${task}` } as const;
  const result = work === undefined ? missing : await work(input as never);
  const { rss } = process.memoryUsage;
  process.send?.({ ...result, residentBytes: rss() } satisfies ChildAnswer);
}

/** Answers the tasks of the parent process until that ends. */
export function serveTasks(
  tasks: Readonly<Record<string, (input: never) => Promise<Answer<unknown>>>>,
): void {
  watchSelf();
  // A terminal and a supervisor signal the whole group: the parent still answers requests then.
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => undefined);
  // Killed instead of exited: an exit waits for threads that decode.
  process.on('disconnect', () => process.kill(process.pid, 'SIGKILL'));
  process.on('message', (order: ChildRequest) => answer(tasks, order));
}
