import cluster from 'node:cluster';
import { AggregatorRegistry, type Registry } from 'prom-client';
import type { SharedCounters } from '../../kernel/limits/rate-limit.js';
import type { BannerFacts } from '../banner.js';

/** The facts of the banner, as a worker sends them to the primary process when it is ready. */
export interface ReadyMessage {
  readonly ready: Omit<BannerFacts, 'title'>;
}

/** A worker counts a request, or takes one back that was counted. */
export type CountMessage =
  | { readonly increment: { readonly id: number; readonly key: string } }
  | { readonly decrement: { readonly key: string } };

/** The answer of the primary process to an increment. */
export interface CountedMessage {
  readonly counted: { readonly id: number; readonly totalHits: number; readonly resetAt: number };
}

/**
 * Returns the rate limits' counters in the primary process; undefined in a process that runs alone. An answer has no time
 * limit: a worker ends with its primary process. The store of `@express-rate-limit/cluster-memory-store` gives up after a
 * second, and a busy server then has wrong limits.
 */
export function primaryCounters(workers: number): SharedCounters | undefined {
  if (!cluster.isWorker) return undefined;
  const waiting = new Map<number, (counted: CountedMessage['counted']) => void>();
  let lastId = 0;
  process.on('message', ({ counted }: Partial<CountedMessage>) => {
    if (counted === undefined) return;
    waiting.get(counted.id)?.(counted);
    waiting.delete(counted.id);
  });
  const send = (message: CountMessage) => process.send?.(message);
  const increment = (key: string): Promise<CountedMessage['counted']> =>
    new Promise((resolve) => {
      lastId += 1;
      waiting.set(lastId, resolve);
      send({ increment: { id: lastId, key } });
    });
  return {
    processes: workers,
    storeOf: (name) => ({
      async increment(key) {
        const { totalHits, resetAt } = await increment(`${name}:${key}`);
        return { totalHits, resetTime: new Date(resetAt) };
      },
      async decrement(key) {
        send({ decrement: { key: `${name}:${key}` } });
      },
      shutdown: () => Promise.resolve(),
    }),
  };
}

/** Lets the primary process read these metrics, which it adds to those of the other workers. */
export function shareMetrics(registry: Registry): void {
  // Its constructor listens for requests of the primary process.
  new AggregatorRegistry();
  AggregatorRegistry.setRegistries([registry]);
}

/** Tells the primary process that this worker answers requests. */
export function tellReady(ready: ReadyMessage['ready']): void {
  process.send?.({ ready } satisfies ReadyMessage);
}
