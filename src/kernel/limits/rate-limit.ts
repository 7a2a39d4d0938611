import { ipKeyGenerator } from 'express-rate-limit';
import { accessErrors } from '../errors.js';
import { memoryStore, windowMs } from './memory-store.js';
import type { RedisHealth, SharedStore } from './shared-store.js';

/** The rate limits: `general` and `auth` count by address, the others by caller. */
export const limitNames = [
  'general',
  'auth',
  'exports',
  'reads',
  'writes',
  'sessions',
  'decisions',
  'checks',
  'tests',
] as const;

export type LimitName = (typeof limitNames)[number];

/** Returns true if the limit counts callers. */
export const isPerCaller = (name: LimitName): boolean => name !== 'general' && name !== 'auth';

export interface LimitState {
  readonly limit: number;
  /** Below 0 once the limit is used up. */
  readonly remaining: number;
  readonly resetSeconds: number;
}

export interface RateLimiter {
  /**
   * Counts one request.
   *
   * @param key  the address for `general` and `auth`, the caller for the others
   * @returns undefined where nothing is limited
   */
  hit(name: LimitName, key: string): Promise<LimitState | undefined>;
  /** Uncounts a request, such as an export whose file has not changed. */
  undo(name: LimitName, key: string): Promise<void>;
  close(): Promise<void>;
}

/** @throws ApiError 429 once the limit is used up */
export function assertWithin(name: LimitName, state: LimitState | undefined): void {
  if (state === undefined || state.remaining >= 0) return;
  throw accessErrors.rateLimited(name, state.limit, state.resetSeconds);
}

/** A client has many IPv6 addresses, so that a /56 counts as one caller. */
export function addressKey(ip: string): string {
  return ip.includes(':') ? ipKeyGenerator(ip, 56) : ip;
}

/** Counters in which several processes count. */
export interface SharedCounters {
  readonly storeOf: (name: LimitName) => SharedStore;
  /** The number of processes. A process that counts alone for a time allows its share of a limit. */
  readonly processes: number;
}

/** Where a process counts its requests together with others. */
export interface SharedLimits {
  readonly counters?: SharedCounters | undefined;
  /** The health of Redis, where it is used. */
  readonly redis?: RedisHealth | undefined;
}

const unlimited: RateLimiter = {
  hit: () => Promise.resolve(undefined),
  undo: () => Promise.resolve(),
  close: () => Promise.resolve(),
};

/**
 * @param limits    requests per minute; undefined switches all limits off
 * @param counters  shared between processes; without them each process counts for itself
 * @param refused   is told of each request over a limit
 */
export function createRateLimiter(
  limits: Readonly<Record<LimitName, number>> | undefined,
  counters: SharedCounters | undefined,
  refused: (name: LimitName) => void = () => undefined,
  now: () => number = Date.now,
): RateLimiter {
  if (limits === undefined) return unlimited;
  const stores = Object.fromEntries(
    limitNames.map((name) => [name, counters?.storeOf(name) ?? memoryStore()]),
  ) as Record<LimitName, SharedStore>;
  const shareOf = (limit: number) => Math.ceil(limit / (counters?.processes ?? 1));
  return {
    async hit(name, key) {
      const { isLocal, resetTime, totalHits } = await stores[name].increment(key);
      const limit = isLocal === true ? shareOf(limits[name]) : limits[name];
      if (totalHits > limit) refused(name);
      const resetMs = resetTime === undefined ? windowMs : resetTime.getTime() - now();
      const resetSeconds = Math.min(60, Math.max(1, Math.ceil(resetMs / 1000)));
      return { limit, remaining: limit - totalHits, resetSeconds };
    },
    async undo(name, key) {
      await stores[name].decrement(key);
    },
    async close() {
      for (const store of Object.values(stores)) await store.shutdown();
    },
  };
}
