import type { Store } from 'express-rate-limit';
import type { Logger } from 'pino';

/** The counter of one caller in one window. */
export interface Count {
  readonly totalHits: number;
  readonly resetTime: Date | undefined;
  /** True when this process counted alone, because Redis did not answer. */
  readonly isLocal?: boolean;
}

/** The part of a store of express-rate-limit that counts. */
export type CountingStore = Pick<Store, 'increment' | 'decrement' | 'shutdown'>;

/** After a failure, requests count in memory for this long before one of them tries Redis again. */
const retryMs = 2_000;

/** The health of Redis by the last command. All limits share it. */
export interface RedisHealth {
  readonly isDown: boolean;
  /** Returns true if Redis answers, or if it is time to try again. */
  mayTry(): boolean;
  succeeded(): void;
  failed(error: unknown): void;
}

export function createRedisHealth(log: Logger): RedisHealth {
  let isDown = false;
  let retryAt = 0;
  return {
    get isDown() {
      return isDown;
    },
    mayTry() {
      if (!isDown) return true;
      const now = performance.now();
      if (now < retryAt) return false;
      // The other requests of this moment do not wait for the same answer.
      retryAt = now + retryMs;
      return true;
    },
    succeeded() {
      if (isDown) log.info('Redis answers again: rate limits are shared between processes');
      isDown = false;
    },
    failed(error) {
      if (!isDown) {
        log.error({ err: error }, 'Redis does not answer: each process counts rate limits alone');
      }
      isDown = true;
      retryAt = performance.now() + retryMs;
    },
  };
}

export interface SharedStore {
  increment(key: string): Promise<Count>;
  decrement(key: string): Promise<void> | void;
  shutdown(): Promise<void> | void;
}

/** Counts in `shared`, and in `local` while Redis does not answer. */
export function fallingBack(
  shared: CountingStore,
  local: SharedStore,
  health: RedisHealth,
): SharedStore {
  const tryShared = async <T>(work: () => Promise<T> | T): Promise<T | undefined> => {
    if (!health.mayTry()) return undefined;
    try {
      const result = await work();
      health.succeeded();
      return result;
    } catch (error) {
      health.failed(error);
      return undefined;
    }
  };
  return {
    async increment(key) {
      const count = await tryShared(() => shared.increment(key));
      const isLocal = count === undefined;
      const { resetTime, totalHits } = count ?? (await local.increment(key));
      return { isLocal, resetTime, totalHits };
    },
    async decrement(key) {
      if (health.isDown) await local.decrement(key);
      else await tryShared(() => shared.decrement(key));
    },
    async shutdown() {
      await local.shutdown();
      await shared.shutdown?.();
    },
  };
}
