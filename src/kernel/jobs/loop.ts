import type { Logger } from '../log.js';
import { onWork } from './wake.js';

export interface LoopOptions<Item> {
  /** The topic of `wakeAfterCommit`, which starts committed work at once. */
  readonly topic: string;
  /** Number of items that run at once. */
  readonly concurrency: number;
  /** Interval of polling, for work of other processes and work that becomes due. */
  readonly pollMs: number;
  readonly log: Logger;
  /** Leases up to `limit` items that are due, beside those that run. */
  take(limit: number, running: readonly Item[]): Promise<Item[]>;
  /** Must complete, retry or bury the item in every case. `signal` aborts when the loop stops waiting. */
  run(item: Item, signal: AbortSignal): Promise<void>;
  /** Releases leases, so that another process need not wait for their end. */
  release(items: readonly Item[]): Promise<void>;
}

export interface Loop<Item> {
  /** The items that run now. */
  running(): readonly Item[];
  /** Takes no more items, waits for running ones for at most this time, and releases the rest. */
  stop(graceMs?: number): Promise<void>;
}

/** A wake-up that is remembered if it rings before `wait` is called. */
function createBell() {
  let wasRung = false;
  let wakeUp: (() => void) | undefined;
  return {
    ring(): void {
      wasRung = true;
      wakeUp?.();
    },
    async wait(ms: number): Promise<void> {
      let timer: NodeJS.Timeout | undefined;
      if (!wasRung) {
        await new Promise<void>((resolve) => {
          wakeUp = resolve;
          timer = setTimeout(resolve, ms);
        });
      }
      clearTimeout(timer);
      wakeUp = undefined;
      wasRung = false;
    },
  };
}

const defaultGraceMs = 10_000;

async function doneWithin(work: readonly Promise<void>[], ms: number): Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<void>((resolve) => {
    timer = setTimeout(resolve, ms);
  });
  await Promise.race([Promise.all(work), late]);
  clearTimeout(timer);
}

interface LoopState<Item> {
  readonly options: LoopOptions<Item>;
  readonly running: Map<Item, Promise<void>>;
  readonly bell: ReturnType<typeof createBell>;
  /** Aborts when the loop stops to wait for running items. */
  readonly ending: AbortController;
  isStopping: boolean;
}

/** Returns a function that logs an error with a message. */
function logging<Item>({ log, topic }: LoopOptions<Item>, message: string) {
  return (error: unknown): void => log.error({ err: error, topic }, message);
}

function start<Item>({ bell, ending, options, running }: LoopState<Item>, item: Item): void {
  const work = options
    .run(item, ending.signal)
    .catch(logging(options, 'Work could not be settled; its lease will end'))
    .finally(() => {
      running.delete(item);
      bell.ring();
    });
  running.set(item, work);
}

/** Takes as many items as may run. Resolves to true if there were any. */
async function takeMore<Item>(state: LoopState<Item>): Promise<boolean> {
  const { options, running } = state;
  const free = options.concurrency - running.size;
  if (free <= 0) return false;
  try {
    const items = await options.take(free, [...running.keys()]);
    if (state.isStopping) await options.release(items);
    else for (const item of items) start(state, item);
    return items.length > 0;
  } catch (error) {
    logging(options, 'No work could be taken')(error);
    return false;
  }
}

async function repeat<Item>(state: LoopState<Item>): Promise<void> {
  while (!state.isStopping) {
    if (!(await takeMore(state))) await state.bell.wait(state.options.pollMs);
  }
}

/** Runs items while there are any, and sleeps otherwise. */
export function startLoop<Item>(options: LoopOptions<Item>): Loop<Item> {
  const running = new Map<Item, Promise<void>>();
  const bell = createBell();
  const ending = new AbortController();
  const state: LoopState<Item> = { options, running, bell, ending, isStopping: false };
  const forget = onWork(options.topic, bell.ring);
  const ended = repeat(state);
  return {
    running: () => [...running.keys()],
    async stop(graceMs = defaultGraceMs) {
      state.isStopping = true;
      forget();
      bell.ring();
      await ended;
      await doneWithin([...running.values()], graceMs);
      const rest = [...running.keys()];
      ending.abort();
      if (rest.length === 0) return;
      await options.release(rest).catch(logging(options, 'Leases were not given back'));
    },
  };
}
