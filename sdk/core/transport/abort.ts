import type { Clock } from './runtime.js';

/** A stretch of work that ends early when its time is up, or when it is told to. */
export interface Scope {
  /** Rejects when the scope ends early. */
  readonly ended: Promise<never>;
  end(reason: unknown): void;
  /** Waits for `work`, but not beyond the end of the scope, even if `work` does not notice it. */
  guard<T>(work?: T | PromiseLike<T>): Promise<Awaited<T>>;
  /** Lets go of the timer. */
  close(): void;
}

/**
 * @param ms       how long the scope may last
 * @param expired  makes the reason with which it ends when `ms` are over
 */
export function openScope(clock: Clock, ms: number, expired: () => Error): Scope {
  let end: Scope['end'] = () => {};
  const ended = new Promise<never>((_, reject) => {
    end = reject;
  });
  // A scope may end while nothing waits in it.
  ended.catch(() => {});
  return {
    ended,
    end,
    guard: <T>(work?: T | PromiseLike<T>) => Promise.race([ended, work as T | PromiseLike<T>]),
    close: clock.after(ms, () => end(expired())),
  };
}
