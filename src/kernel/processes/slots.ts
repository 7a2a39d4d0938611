import { errors } from '../errors.js';

export interface SlotLimits {
  /** Pieces of work that run at the same time. */
  readonly running: number;
  /** Pieces of work that may wait for a slot; one more is refused. */
  readonly waiting: number;
  /** Pieces of work that one caller may have waiting. Default: `waiting`. */
  readonly waitingPerCaller?: number;
}

export interface SlotRequest {
  /** The tenant or key whose share of the queue is used; requests without one share `waiting` only. */
  readonly caller?: string;
  /** Returns true once no client waits for the result: the work is dropped before it starts. */
  readonly isAbandoned?: () => boolean;
}

/** Runs `work` in a slot, in order of arrival. */
export type Slots = <T>(request: SlotRequest, work: () => Promise<T>) => Promise<T>;

interface Waiter extends SlotRequest {
  start(): void;
  drop(): void;
}

/**
 * Bounds how many pieces of work run and wait in this process.
 *
 * @throws ApiError 503 with Retry-After when the queue or the caller's share of it is full
 */
export function openSlots({ running, waiting, waitingPerCaller = waiting }: SlotLimits): Slots {
  let active = 0;
  let queue: Waiter[] = [];

  function dropAbandoned(): void {
    const [left, kept]: [Waiter[], Waiter[]] = [[], []];
    for (const waiter of queue) (waiter.isAbandoned?.() ? left : kept).push(waiter);
    queue = kept;
    for (const waiter of left) waiter.drop();
  }

  function isFull({ caller }: SlotRequest): boolean {
    if (queue.length >= waiting) return true;
    if (caller === undefined) return false;
    return queue.filter((waiter) => waiter.caller === caller).length >= waitingPerCaller;
  }

  async function enter(request: SlotRequest): Promise<void> {
    if (active < running) {
      active += 1;
      return;
    }
    if (isFull(request)) dropAbandoned();
    if (isFull(request)) throw errors.unavailable();
    await new Promise<void>((resolve, reject) => {
      queue.push({ ...request, start: resolve, drop: () => reject(errors.unavailable()) });
    });
  }

  /** Hands the slot to the next waiter whose client is still there. */
  function leave(): void {
    for (let next = queue.shift(); next !== undefined; next = queue.shift()) {
      if (!next.isAbandoned?.()) {
        next.start();
        return;
      }
      next.drop();
    }
    active -= 1;
  }

  return async (request, work) => {
    await enter(request);
    try {
      return await work();
    } finally {
      leave();
    }
  };
}
