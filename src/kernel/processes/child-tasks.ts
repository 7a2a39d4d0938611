import { Worker } from 'node:worker_threads';
import { type ChildAnswer, type ChildRequest, overMemory, overTime } from './child.js';
import type { Answer } from './tasks.js';

/*
 * The side of a child process: it runs the tasks that its parent sends, and ends with it.
 */

/** Runs beside the task, which may keep the main thread busy without end. */
const watch = `
const { parentPort, workerData } = require('node:worker_threads');
const { cpuMs, parent, residentBytes, overMemory, overTime } = workerData;
let before;
parentPort.on('message', (isBegun) => {
  before = isBegun ? process.cpuUsage() : undefined;
});
const usedMs = () => {
  const { system, user } = process.cpuUsage(before);
  return (system + user) / 1000;
};
setInterval(() => {
  if (before !== undefined && usedMs() > cpuMs) process.kill(process.pid, overTime);
  if (process.ppid !== parent) process.kill(process.pid, 'SIGKILL');
  if (process.memoryUsage.rss() > residentBytes) process.kill(process.pid, overMemory);
}, 50);
`;

/** Returns a function that says whether a task is running. */
function watchSelf(): (isBegun: boolean) => void {
  const [residentBytes, cpuMs] = process.argv.slice(2).map(Number);
  const workerData = { parent: process.ppid, residentBytes, cpuMs, overMemory, overTime };
  const watcher = new Worker(watch, { eval: true, workerData, stdout: true, stderr: true });
  watcher.unref();
  return (isBegun) => watcher.postMessage(isBegun);
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
  const tell = watchSelf();
  // A terminal and a supervisor signal the whole group: the parent still answers requests then.
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => undefined);
  // Killed instead of exited: an exit waits for threads that decode.
  process.on('disconnect', () => process.kill(process.pid, 'SIGKILL'));
  process.on('message', async (order: ChildRequest) => {
    tell(true);
    await answer(tasks, order);
    tell(false);
  });
}
