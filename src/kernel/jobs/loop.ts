import type { Logger } from '../log.js';
import { onWork } from './wake.js';

export interface LoopOptions<Item> {
  /** Of `wakeAfterCommit`: committed work is looked for at once. */
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
  /** Gives leases back, so that another process need not wait for their end. */
  release(items: readonly Item[]): Promise<void>;
}

export interface Loop<Item> {
  /** The items that run now. */
  running(): readonly Item[];
  /** Takes nothing more, waits for what runs at most so long, and gives the rest back. */
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

async function settledWithin(work: readonly Promise<void>[], ms: number): Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<void>((resolve) => {
    timer = setTimeout(resolve, ms);
  });
  await Promise.race([Promise.all(work), late]);
  clearTimeout(timer);
}

/** Takes leased work as long as there is room for it, sleeps when there is none. */
export function startLoop<Item>(options: LoopOptions<Item>): Loop<Item> {
  const { concurrency, log, pollMs, release, topic } = options;
  const running = new Map<Item, Promise<void>>();
  const bell = createBell();
  const ending = new AbortController();
  const forget = onWork(topic, bell.ring);
  let isStopping = false;

  const tell = (message: string) => (error: unknown) => log.error({ err: error, topic }, message);

  function start(item: Item): void {
    const work = options
      .run(item, ending.signal)
      .catch(tell('Work could not be settled; its lease will end'))
      .finally(() => {
        running.delete(item);
        bell.ring();
      });
    running.set(item, work);
  }

  async function takeMore(): Promise<boolean> {
    const free = concurrency - running.size;
    if (free <= 0) return false;
    try {
      const items = await options.take(free, [...running.keys()]);
      if (isStopping) await release(items);
      else items.forEach(start);
      return items.length > 0;
    } catch (error) {
      tell('No work could be taken')(error);
      return false;
    }
  }

  async function turn(): Promise<void> {
    while (!isStopping) {
      if (!(await takeMore())) await bell.wait(pollMs);
    }
  }

  const turning = turn();
  return {
    running: () => [...running.keys()],
    async stop(graceMs = defaultGraceMs) {
      isStopping = true;
      forget();
      bell.ring();
      await turning;
      await settledWithin([...running.values()], graceMs);
      const rest = [...running.keys()];
      ending.abort();
      if (rest.length > 0) await release(rest).catch(tell('Leases were not given back'));
    },
  };
}
