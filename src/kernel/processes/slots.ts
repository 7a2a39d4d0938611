import { errors } from '../errors.js';
import { FairQueue } from '../limits/fair-queue.js';
import type { QueueLoad } from '../observe/queues.js';

export interface SlotLimits {
  /** Pieces of work that run at the same time. */
  readonly running: number;
  /** Pieces of work that may wait for a slot; one more is refused. Default: any number. */
  readonly waiting?: number;
  /** Pieces of work that one caller may have waiting. Default: `waiting`. */
  readonly waitingPerCaller?: number;
  /** The longest wait; work that would wait longer is refused. Default: any time. */
  readonly patienceMs?: number;
  /** The duration of a piece of work that is assumed until the first ones have ended. Default: one second. */
  readonly firstEstimateMs?: number;
  /** The error of refused work, which may be sent again after these seconds. Default: 503 `service_unavailable`. */
  readonly refusal?: (seconds: number) => Error;
  /** The clock of durations, in milliseconds. */
  readonly now?: () => number;
}

export interface SlotRequest {
  /** The tenant or key whose turn the work waits for; requests without one share a turn. */
  readonly caller?: string | number;
  /** The first one that aborts takes the work out of the queue. */
  readonly signals?: readonly (AbortSignal | undefined)[];
}

export interface Slots {
  /** Runs `work` in a slot. Callers that wait are served in turn. */
  <T>(request: SlotRequest, work: () => Promise<T>): Promise<T>;
  /**
   * Waits for a slot.
   *
   * @returns a function that releases the slot
   * @throws `refusal` with the seconds after which the work would be accepted
   */
  enter(request: SlotRequest): Promise<() => void>;
  load(): QueueLoad;
}

interface Waiter {
  start(): void;
}

/** The longest wait that a refused caller is told. */
const longestRetryMs = 60_000;
/** The weight of the latest work in the moving average of durations. */
const latestShare = 0.3;

interface SlotState {
  readonly limits: Required<SlotLimits>;
  /** The start of each running piece of work. */
  readonly running: Map<symbol, number>;
  readonly waiting: FairQueue<Waiter>;
  averageMs: number;
  /** By caller, the time at which the place that was announced to its last refused request will be free. */
  readonly promised: Map<unknown, number>;
}

/** Work that takes longer than usual, as while models load, is expected to take as long again. */
const remainingMs = (elapsedMs: number, averageMs: number): number =>
  elapsedMs < averageMs ? averageMs - elapsedMs : elapsedMs;

/** The time until work of the caller that arrives now would start. */
function expectedWaitMs({ averageMs, limits, running, waiting }: SlotState, caller: unknown) {
  const now = limits.now();
  let aheadMs = waiting.ahead(caller) * averageMs;
  for (const startedAt of running.values()) aheadMs += remainingMs(now - startedAt, averageMs);
  return aheadMs / limits.running;
}

function isFull({ limits, waiting }: SlotState, caller: unknown): boolean {
  return waiting.size >= limits.waiting || waiting.sizeOf(caller) >= limits.waitingPerCaller;
}

/** Requests that are refused together get different times, so that each returns when one more place is free. */
function refused(state: SlotState, caller: unknown): Error {
  const { averageMs, limits, promised, waiting } = state;
  const now = limits.now();
  for (const [one, at] of promised) if (at < now) promised.delete(one);
  // Each caller that waits is served once before the same caller is served again.
  const turnMs = (averageMs * Math.max(1, waiting.groups)) / limits.running;
  const excessMs = expectedWaitMs(state, caller) - limits.patienceMs;
  const freeAt = now + Math.max(excessMs, isFull(state, caller) ? turnMs : 0);
  const nextAt = Math.max(freeAt, (promised.get(caller) ?? 0) + turnMs);
  const promisedAt = Math.min(nextAt, now + longestRetryMs);
  promised.set(caller, promisedAt);
  return limits.refusal(Math.max(1, Math.ceil((promisedAt - now) / 1_000)));
}

/** Takes a slot. Returns a function that releases it. */
function begin(state: SlotState): () => void {
  const { limits, running, waiting } = state;
  const work = Symbol('work');
  running.set(work, limits.now());
  return () => {
    const startedAt = running.get(work);
    if (startedAt === undefined) return;
    running.delete(work);
    state.averageMs += latestShare * (limits.now() - startedAt - state.averageMs);
    waiting.next()?.start();
  };
}

function waitForTurn(state: SlotState, { caller, signals = [] }: SlotRequest): Promise<() => void> {
  const { patienceMs } = state.limits;
  return new Promise((resolve, reject) => {
    const waiter: Waiter = {
      start() {
        stopWaiting();
        resolve(begin(state));
      },
    };
    const leave = (errorOf: () => Error): void => {
      state.waiting.remove(caller, waiter);
      stopWaiting();
      reject(errorOf());
    };
    const abandon = () => leave(() => state.limits.refusal(1));
    const giveUp = () => leave(() => refused(state, caller));
    // The work ahead may take longer than expected.
    const timer = Number.isFinite(patienceMs) ? setTimeout(giveUp, patienceMs) : undefined;
    const stopWaiting = (): void => {
      clearTimeout(timer);
      for (const signal of signals) signal?.removeEventListener('abort', abandon);
    };
    state.waiting.push(caller, waiter);
    for (const signal of signals) signal?.addEventListener('abort', abandon, { once: true });
  });
}

async function enter(state: SlotState, request: SlotRequest): Promise<() => void> {
  const { caller, signals = [] } = request;
  const { patienceMs, running } = state.limits;
  if (state.running.size < running) return begin(state);
  if (signals.some((signal) => signal?.aborted)) throw state.limits.refusal(1);
  if (isFull(state, caller) || expectedWaitMs(state, caller) > patienceMs) {
    throw refused(state, caller);
  }
  return waitForTurn(state, request);
}

/**
 * Bounds how many pieces of work run and wait in this process. Work is refused at once when the queue or the caller's
 * share of it is full, or when it would wait too long. Callers are served in turn, so that one with much work does not
 * delay the others.
 */
export function openSlots({
  running,
  waiting = Number.POSITIVE_INFINITY,
  waitingPerCaller = waiting,
  patienceMs = Number.POSITIVE_INFINITY,
  firstEstimateMs = 1_000,
  refusal = errors.unavailableFor,
  now = () => performance.now(),
}: SlotLimits): Slots {
  const counts = { running, waiting, waitingPerCaller };
  const state: SlotState = {
    limits: { patienceMs, firstEstimateMs, refusal, now, ...counts },
    running: new Map(),
    waiting: new FairQueue(),
    averageMs: firstEstimateMs,
    promised: new Map(),
  };
  const run = async <T>(request: SlotRequest, work: () => Promise<T>): Promise<T> => {
    const leave = await enter(state, request);
    try {
      return await work();
    } finally {
      leave();
    }
  };
  const load = () => ({ running: state.running.size, waiting: state.waiting.size });
  return Object.assign(run, { enter: (request: SlotRequest) => enter(state, request), load });
}
