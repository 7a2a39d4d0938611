import type { SharedStore } from './shared-store.js';

/** Requests are counted by the minute. */
export const windowMs = 60_000;

interface Window {
  hits: number;
  /** The end by `performance.now()`, since a clock that is put back would lengthen the window. */
  readonly endsAt: number;
}

/** Counts in the memory of this process. A window begins with the first request of its key. */
export function memoryStore(): SharedStore {
  const windows = new Map<string, Window>();
  const current = (key: string): Window | undefined => {
    const window = windows.get(key);
    return window !== undefined && window.endsAt > performance.now() ? window : undefined;
  };
  const timer = setInterval(() => {
    for (const key of windows.keys()) if (current(key) === undefined) windows.delete(key);
  }, windowMs);
  timer.unref();
  return {
    async increment(key) {
      const now = performance.now();
      const window = current(key) ?? { hits: 0, endsAt: now + windowMs };
      window.hits += 1;
      windows.set(key, window);
      return { totalHits: window.hits, resetTime: new Date(Date.now() + window.endsAt - now) };
    },
    decrement(key) {
      const window = current(key);
      if (window !== undefined && window.hits > 0) window.hits -= 1;
    },
    shutdown: () => clearInterval(timer),
  };
}
