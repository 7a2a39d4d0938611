import { Worker } from 'node:worker_threads';
import { Counter, type Registry } from 'prom-client';
import type { Logger } from '../../log.js';
import { taskFile } from '../../processes/tasks.js';

/** The data of the watching thread. */
export interface BlockWatchData {
  readonly beats: SharedArrayBuffer;
  readonly pollMs: number;
  /** The number of polls without a beat after which it asks for the stack. */
  readonly polls: number;
}

/** The answer of the watching thread. */
export interface BlockReport {
  /** Undefined for a block that ended before it was noticed. */
  readonly stack: string | undefined;
}

export interface BlockWatchOptions {
  readonly log: Pick<Logger, 'warn'>;
  readonly registry: Registry;
  /** Time for which the loop is held until that is reported. */
  readonly limitMs?: number;
}

const usualLimitMs = 1_000;
/** Beats and polls in the time of the limit. */
const parts = 5;
const shownFrames = 12;

/** The functions in a stack, without those of Node.js and of the question for the stack itself. */
function framesOf(stack: string): string[] {
  const frames = stack.split('\n').map((line) => line.trim().replace(/^at /, ''));
  return frames
    .slice(1)
    .filter((frame) => !/^<anonymous>:|\(?node:|Promise\.\w+ \(index/.test(frame));
}

/** Returns the operation or job whose function is in the stack. */
function workOf(frames: readonly string[]): string | undefined {
  for (const frame of frames) {
    const [, work] = /\b(operation \w+|job [\w.-]+)/.exec(frame) ?? [];
    if (work !== undefined) return work.replace('operation ', '');
  }
  return undefined;
}

/**
 * Gives an async function the name of its operation or job, which then stands in every stack below it. A named wrapper
 * would cost each request another promise.
 */
export function nameWork<Work extends (...args: never[]) => Promise<void>>(
  kind: 'operation' | 'job',
  id: string,
  work: Work,
): Work {
  return Object.defineProperty(work, 'name', { value: `${kind} ${id}` });
}

function createReport({ log, registry }: BlockWatchOptions) {
  const blocks = new Counter({
    name: 'event_loop_blocks_total',
    registers: [registry],
    labelNames: ['operation'],
    help: 'Times that an operation or job held the event loop for over a second',
  });
  const seconds = new Counter({
    name: 'event_loop_blocked_seconds_total',
    registers: [registry],
    help: 'Time for which the event loop was held, in blocks of over a second',
  });
  return ({ stack }: BlockReport, heldMs: number): void => {
    const frames = stack === undefined ? [] : framesOf(stack);
    const operation = workOf(frames) ?? 'none';
    blocks.inc({ operation });
    seconds.inc(heldMs / 1000);
    const facts = { operation, ms: Math.round(heldMs), stack: frames.slice(0, shownFrames) };
    log.warn(facts, 'The event loop was held');
  };
}

/**
 * Reports what holds the event loop for longer than a second: a thread asks the main thread for its stack while it is
 * held. Requests cost nothing: the stack of an asynchronous function names the functions that await it, up to that of its
 * operation.
 *
 * @returns a function that ends the watch
 */
export function startBlockWatch(options: BlockWatchOptions): () => Promise<void> {
  const { limitMs = usualLimitMs } = options;
  const pollMs = limitMs / parts;
  const beats = new SharedArrayBuffer(Int32Array.BYTES_PER_ELEMENT);
  const counter = new Int32Array(beats);
  const workerData: BlockWatchData = { beats, pollMs, polls: parts - 1 };
  const thread = new Worker(taskFile('thread-block-watch'), { workerData, execArgv: [] });
  thread.unref();
  const report = createReport(options);
  const held: number[] = [];
  thread.on('message', (answer: BlockReport) => report(answer, held.shift() ?? 0));
  thread.on('error', (error) => options.log.warn({ err: error }, 'The event loop is not watched'));
  let beatAt = performance.now();
  const timer = setInterval(() => {
    const now = performance.now();
    const heldMs = now - beatAt;
    beatAt = now;
    Atomics.add(counter, 0, 1);
    if (heldMs < limitMs) return;
    held.push(heldMs);
    thread.postMessage('report');
  }, pollMs);
  timer.unref();
  return async () => {
    clearInterval(timer);
    await thread.terminate();
  };
}
