import type { Clock } from './runtime.js';

/** Work with a time limit, which can also be ended early. */
export interface Scope {
  /** Rejects when the scope ends early. */
  readonly ended: Promise<never>;
  end(reason: unknown): void;
  /** Waits for `work`, but never longer than the scope, even if `work` ignores its end. */
  guard<T>(work?: T | PromiseLike<T>): Promise<Awaited<T>>;
  /** Cancels the timer. */
  close(): void;
}

/**
 * @param ms       how long the scope may last
 * @param expired  returns the reason with which the scope ends after `ms`
 */
export function openScope(clock: Clock, ms: number, expired: () => Error): Scope {
  let end: Scope['end'] = () => {};
  const ended = new Promise<never>((_, reject) => {
    end = reject;
  });
  // A scope may end while nothing waits for it.
  ended.catch(() => {});
  return {
    ended,
    end,
    guard: <T>(work?: T | PromiseLike<T>) => Promise.race([ended, work as T | PromiseLike<T>]),
    close: clock.after(ms, () => end(expired())),
  };
}
