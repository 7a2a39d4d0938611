import { errors } from '../errors.js';
import { createFairQueue, type FairQueue } from '../limits/fair-queue.js';
import type { QueueLoad } from '../observe/queues.js';

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

export interface Slots {
  /** Runs `work` in a slot. Callers that wait are served in turn. */
  <T>(request: SlotRequest, work: () => Promise<T>): Promise<T>;
  load(): QueueLoad;
}

interface Waiter extends SlotRequest {
  start(): void;
  drop(): void;
}

interface SlotState {
  readonly limits: Required<SlotLimits>;
  active: number;
  readonly queue: FairQueue<Waiter>;
}

function dropAbandoned({ queue }: SlotState): void {
  for (const [caller, waiter] of queue.entries()) {
    if (!waiter.isAbandoned?.()) continue;
    queue.remove(caller, waiter);
    waiter.drop();
  }
}

function isFull({ limits, queue }: SlotState, { caller }: SlotRequest): boolean {
  if (queue.size >= limits.waiting) return true;
  return caller !== undefined && queue.sizeOf(caller) >= limits.waitingPerCaller;
}

/** Waits for a slot and takes it. */
async function enter(state: SlotState, request: SlotRequest): Promise<void> {
  if (state.active < state.limits.running) {
    state.active += 1;
    return;
  }
  if (isFull(state, request)) dropAbandoned(state);
  if (isFull(state, request)) throw errors.unavailable();
  await new Promise<void>((resolve, reject) => {
    const drop = () => reject(errors.unavailable());
    state.queue.push(request.caller, { ...request, start: resolve, drop });
  });
}

/** Hands the slot to the next waiter whose client is still there. */
function leave(state: SlotState): void {
  const { queue } = state;
  for (let next = queue.next(); next !== undefined; next = queue.next()) {
    if (!next.isAbandoned?.()) {
      next.start();
      return;
    }
    next.drop();
  }
  state.active -= 1;
}

/**
 * Bounds how many pieces of work run and wait in this process.
 *
 * @throws ApiError 503 with Retry-After when the queue or the caller's share of it is full
 */
export function openSlots({ running, waiting, waitingPerCaller = waiting }: SlotLimits): Slots {
  const limits = { running, waiting, waitingPerCaller };
  const state: SlotState = { limits, active: 0, queue: createFairQueue() };
  const run = async <T>(request: SlotRequest, work: () => Promise<T>): Promise<T> => {
    await enter(state, request);
    try {
      return await work();
    } finally {
      leave(state);
    }
  };
  const load = () => ({ running: state.active, waiting: state.queue.size });
  return Object.assign(run, { load });
}
