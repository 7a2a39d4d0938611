import { createFairQueue, type FairQueue } from '../../kernel/limits/fair-queue.js';
import type { QueueLoad } from '../../kernel/observe/queues.js';
import { kycErrors } from '../errors.js';
import { text } from './messages/index.js';

export interface CheckQueueOptions {
  /** The number of checks that run at the same time. */
  readonly running: number;
  /** The longest accepted wait. Together with the check itself, it is shorter than the timeout of clients. */
  readonly patienceMs?: number;
  /** The duration of a check that is assumed until the first checks have ended. */
  readonly firstEstimateMs?: number;
  /** The clock of durations, in milliseconds. */
  readonly now?: () => number;
}

/**
 * Limits how many checks a group of engines works on. A check that would wait too long is refused at once. Waiting
 * companies are served in turn, so that a company with many checks does not delay the others.
 */
export interface CheckQueue {
  /**
   * Waits for a slot.
   *
   * @param companyId    the company whose turn the check waits for
   * @param abandonment  aborts when the client disconnects; then the check leaves the queue
   * @returns a function that releases the slot
   * @throws ApiError 503 `provider_unavailable` with the seconds after which the check would fit
   */
  enter(companyId: number, abandonment?: AbortSignal): Promise<() => void>;
  load(): QueueLoad;
}

interface Waiter {
  start(): void;
  refuse(): void;
}

const longestRetryMs = 60_000;
/** The weight of the latest check in the moving average of durations. */
const latestShare = 0.3;

interface QueueState {
  /** The number of checks that run at the same time. */
  readonly places: number;
  readonly patienceMs: number;
  now(): number;
  /** The start of each running check. */
  readonly running: Map<symbol, number>;
  readonly waiting: FairQueue<Waiter>;
  averageMs: number;
  /** By company, the time at which the slot that was announced to its last refused caller will be free. */
  readonly promised: Map<number, number>;
}

/** A check that takes longer than usual, as while models load, is expected to take as long again. */
const remainingMs = (elapsedMs: number, averageMs: number): number =>
  elapsedMs < averageMs ? averageMs - elapsedMs : elapsedMs;

/** The time until a check of the company that arrives now would start. */
function expectedWaitMs(queue: QueueState, companyId: number): number {
  const { averageMs, places, running, waiting } = queue;
  if (running.size < places) return 0;
  const now = queue.now();
  let aheadMs = waiting.ahead(companyId) * averageMs;
  for (const startedAt of running.values()) aheadMs += remainingMs(now - startedAt, averageMs);
  return aheadMs / places;
}

/** Callers that are refused together get different times, so that each returns when one more place is free. */
function tooBusy(queue: QueueState, companyId: number): Error {
  const { averageMs, patienceMs, places, promised } = queue;
  const now = queue.now();
  for (const [company, at] of promised) if (at < now) promised.delete(company);
  const freeAt = now + expectedWaitMs(queue, companyId) - patienceMs;
  const nextAt = Math.max(freeAt, (promised.get(companyId) ?? 0) + averageMs / places);
  const promisedAt = Math.min(nextAt, now + longestRetryMs);
  promised.set(companyId, promisedAt);
  const seconds = Math.max(1, Math.ceil((promisedAt - now) / 1_000));
  return kycErrors.providerUnavailable(text('tooManyChecks'), seconds);
}

/** Takes a slot. Returns a function that releases it. */
function begin(queue: QueueState): () => void {
  const { running, waiting } = queue;
  const check = Symbol('check');
  running.set(check, queue.now());
  return () => {
    const startedAt = running.get(check);
    if (startedAt === undefined) return;
    running.delete(check);
    queue.averageMs += latestShare * (queue.now() - startedAt - queue.averageMs);
    waiting.next()?.start();
  };
}

function waitForTurn(
  queue: QueueState,
  companyId: number,
  abandonment: AbortSignal | undefined,
): Promise<() => void> {
  return new Promise((resolve, reject) => {
    const waiter: Waiter = {
      start() {
        leave();
        resolve(begin(queue));
      },
      refuse() {
        queue.waiting.remove(companyId, waiter);
        leave();
        reject(tooBusy(queue, companyId));
      },
    };
    // The checks ahead may take longer than expected.
    const timer = setTimeout(waiter.refuse, queue.patienceMs);
    const leave = (): void => {
      clearTimeout(timer);
      abandonment?.removeEventListener('abort', waiter.refuse);
    };
    queue.waiting.push(companyId, waiter);
    abandonment?.addEventListener('abort', waiter.refuse, { once: true });
    if (abandonment?.aborted) waiter.refuse();
  });
}

export function openCheckQueue({
  running: places,
  patienceMs = 8_000,
  firstEstimateMs = 2_000,
  now = () => performance.now(),
}: CheckQueueOptions): CheckQueue {
  const queue: QueueState = {
    places,
    patienceMs,
    now,
    running: new Map(),
    waiting: createFairQueue(),
    averageMs: firstEstimateMs,
    promised: new Map(),
  };
  return {
    async enter(companyId, abandonment) {
      if (queue.running.size < places) return begin(queue);
      if (expectedWaitMs(queue, companyId) > patienceMs) throw tooBusy(queue, companyId);
      return waitForTurn(queue, companyId, abandonment);
    },
    load: () => ({ running: queue.running.size, waiting: queue.waiting.size }),
  };
}
