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
}

/**
 * Limits how many checks a group of engines works on. A check that would wait too long is refused at once.
 */
export interface CheckQueue {
  /**
   * Waits for a slot.
   *
   * @param abandonment  aborts when the client disconnects; then the check leaves the queue
   * @returns a function that releases the slot
   * @throws ApiError 503 `provider_unavailable` with the seconds after which the check would fit
   */
  enter(abandonment?: AbortSignal): Promise<() => void>;
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
  /** The start of each running check. */
  readonly running: Map<symbol, number>;
  readonly waiting: Set<Waiter>;
  averageMs: number;
  /** The time at which the slot that was announced to the last refused caller will be free. */
  promisedAt: number;
}

/** The time until a check that arrives now would start. */
function expectedWaitMs({ averageMs, places, running, waiting }: QueueState): number {
  if (running.size < places) return 0;
  const now = performance.now();
  let aheadMs = waiting.size * averageMs;
  for (const startedAt of running.values()) aheadMs += Math.max(0, averageMs - (now - startedAt));
  return aheadMs / places;
}

/** Callers that are refused together get different times, so that each returns when one more place is free. */
function tooBusy(queue: QueueState): Error {
  const { averageMs, patienceMs, places, promisedAt } = queue;
  const now = performance.now();
  const freeAt = now + expectedWaitMs(queue) - patienceMs;
  const nextAt = Math.max(freeAt, promisedAt + averageMs / places);
  queue.promisedAt = Math.min(nextAt, now + longestRetryMs);
  const seconds = Math.max(1, Math.ceil((queue.promisedAt - now) / 1_000));
  return kycErrors.providerUnavailable(text('tooManyChecks'), seconds);
}

/** Takes a slot. Returns a function that releases it. */
function begin(queue: QueueState): () => void {
  const { running, waiting } = queue;
  const check = Symbol('check');
  running.set(check, performance.now());
  return () => {
    const startedAt = running.get(check);
    if (startedAt === undefined) return;
    running.delete(check);
    queue.averageMs += latestShare * (performance.now() - startedAt - queue.averageMs);
    const [next] = waiting;
    next?.start();
  };
}

function waitForTurn(queue: QueueState, abandonment: AbortSignal | undefined): Promise<() => void> {
  return new Promise((resolve, reject) => {
    const waiter: Waiter = {
      start() {
        leave();
        resolve(begin(queue));
      },
      refuse() {
        leave();
        reject(tooBusy(queue));
      },
    };
    // The checks ahead may take longer than expected.
    const timer = setTimeout(waiter.refuse, queue.patienceMs);
    const leave = (): void => {
      clearTimeout(timer);
      queue.waiting.delete(waiter);
      abandonment?.removeEventListener('abort', waiter.refuse);
    };
    queue.waiting.add(waiter);
    abandonment?.addEventListener('abort', waiter.refuse, { once: true });
    if (abandonment?.aborted) waiter.refuse();
  });
}

export function openCheckQueue({
  running: places,
  patienceMs = 8_000,
  firstEstimateMs = 2_000,
}: CheckQueueOptions): CheckQueue {
  const queue: QueueState = {
    places,
    patienceMs,
    running: new Map(),
    waiting: new Set(),
    averageMs: firstEstimateMs,
    promisedAt: 0,
  };
  return {
    async enter(abandonment) {
      if (queue.running.size < places) return begin(queue);
      if (expectedWaitMs(queue) > patienceMs) throw tooBusy(queue);
      return waitForTurn(queue, abandonment);
    },
    load: () => ({ running: queue.running.size, waiting: queue.waiting.size }),
  };
}
