import { kycErrors } from '../errors.js';
import { text } from './messages/index.js';

export interface CheckQueueOptions {
  /** The number of checks that run at the same time. */
  readonly running: number;
  /** The longest wait that is accepted. With the time for the check itself it ends before clients give up. */
  readonly patienceMs?: number;
  /** The duration of a check that is assumed until the first checks have ended. */
  readonly firstEstimateMs?: number;
}

/**
 * Bounds how many whole checks an engine group works on. A check that would wait too long is refused when it arrives,
 * not after it has waited.
 */
export interface CheckQueue {
  /**
   * Waits for a place.
   *
   * @param abandonment  aborts once the client has disconnected: the check gives up its turn
   * @returns a function that gives the place back
   * @throws ApiError 503 `provider_unavailable` with the seconds after which the check would fit
   */
  enter(abandonment?: AbortSignal): Promise<() => void>;
}

interface Waiter {
  start(): void;
  refuse(): void;
}

const longestRetryMs = 60_000;
/** The weight of the latest check in the moving average of durations. */
const latestShare = 0.3;

export function openCheckQueue({
  running: places,
  patienceMs = 8_000,
  firstEstimateMs = 2_000,
}: CheckQueueOptions): CheckQueue {
  /** The start of each running check. */
  const running = new Map<symbol, number>();
  const waiting = new Set<Waiter>();
  let averageMs = firstEstimateMs;
  /** The time at which the place that was told to the last refused caller is free. */
  let promisedAt = 0;

  /** The time until a check that arrives now would start. */
  function expectedWaitMs(): number {
    if (running.size < places) return 0;
    const now = performance.now();
    let aheadMs = waiting.size * averageMs;
    for (const startedAt of running.values()) aheadMs += Math.max(0, averageMs - (now - startedAt));
    return aheadMs / places;
  }

  /** Callers that are refused together get different times, so that each returns when one more place is free. */
  function tooBusy(): Error {
    const now = performance.now();
    const freeAt = now + expectedWaitMs() - patienceMs;
    promisedAt = Math.min(Math.max(freeAt, promisedAt + averageMs / places), now + longestRetryMs);
    const seconds = Math.max(1, Math.ceil((promisedAt - now) / 1_000));
    const message = text('tooManyChecks');
    return kycErrors.providerUnavailable(message, seconds);
  }

  function begin(): () => void {
    const check = Symbol('check');
    running.set(check, performance.now());
    return () => {
      const startedAt = running.get(check);
      if (startedAt === undefined) return;
      running.delete(check);
      averageMs += latestShare * (performance.now() - startedAt - averageMs);
      const [next] = waiting;
      next?.start();
    };
  }

  function waitForTurn(abandonment: AbortSignal | undefined): Promise<() => void> {
    return new Promise((resolve, reject) => {
      const waiter: Waiter = {
        start() {
          leave();
          resolve(begin());
        },
        refuse() {
          leave();
          reject(tooBusy());
        },
      };
      // The checks ahead may take longer than expected.
      const timer = setTimeout(waiter.refuse, patienceMs);
      const leave = (): void => {
        clearTimeout(timer);
        waiting.delete(waiter);
        abandonment?.removeEventListener('abort', waiter.refuse);
      };
      waiting.add(waiter);
      abandonment?.addEventListener('abort', waiter.refuse, { once: true });
      if (abandonment?.aborted) waiter.refuse();
    });
  }

  return {
    async enter(abandonment) {
      if (running.size < places) return begin();
      if (expectedWaitMs() > patienceMs) throw tooBusy();
      return waitForTurn(abandonment);
    },
  };
}
