/*
 * A thread that notices when the event loop of the main thread is held, and asks it then for its stack.
 */
import { Session } from 'node:inspector';
import { parentPort, workerData } from 'node:worker_threads';
import type { BlockReport, BlockWatchData } from '../kernel/observe/watches/block-watch.js';

const { beats, pollMs, polls } = workerData as BlockWatchData;
const counter = new Int32Array(beats);

/** V8 runs it between two steps of what holds the loop. Its stack goes on with the functions that await that. */
const expression = `(() => {
  const limit = Error.stackTraceLimit;
  Error.stackTraceLimit = 100;
  const { stack } = new Error();
  Error.stackTraceLimit = limit;
  return stack;
})()`;

/** The stack of the main thread within the present block. */
let stack: string | undefined;

function askForStack(): void {
  const session = new Session();
  session.connectToMainThread();
  session.post('Runtime.evaluate', { expression, returnByValue: true }, (error, answer) => {
    stack = error === null ? String(answer.result.value) : undefined;
    session.disconnect();
  });
}

let last = -1;
let unchanged = 0;
let polledAt = performance.now();

setInterval(() => {
  const now = performance.now();
  // Late itself: the machine or the whole process stood still.
  const isLate = now - polledAt > 3 * pollMs;
  polledAt = now;
  const beat = Atomics.load(counter, 0);
  unchanged = beat === last && !isLate ? unchanged + 1 : 0;
  last = beat;
  if (unchanged === polls) askForStack();
}, pollMs);

parentPort?.on('message', () => {
  parentPort?.postMessage({ stack } satisfies BlockReport);
  stack = undefined;
});
