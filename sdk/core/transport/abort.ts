import type { Clock, Host, HostSignal, SignalLike } from './runtime.js';

declare const AbortController: Host['AbortController'];

/** Work with a time limit, which can also be ended early. */
export interface Scope {
  /** Aborted when the scope ends early. Its reason is the error. */
  readonly signal: HostSignal;
  /** Rejects when the scope ends early. */
  readonly ended: Promise<never>;
  /** Waits for `work`, but never longer than the scope, even if `work` ignores its end. */
  guard<T>(work?: T | PromiseLike<T>): Promise<Awaited<T>>;
  /** Cancels the timer and no longer follows the parent. */
  close(): void;
}

/**
 * Opens a scope that lasts `ms` at most, and that ends with its parent.
 *
 * @param expired  returns the error with which the scope ends after `ms`
 * @param parent   a signal of the caller, or of a longer scope
 * @param aborted  makes the error with which the scope ends from the reason of the parent
 */
export function openScope(
  clock: Clock,
  ms: number,
  expired: () => unknown,
  parent: SignalLike | undefined,
  aborted = (reason: unknown): unknown => reason,
): Scope {
  const controller = new AbortController();
  const { signal } = controller;
  const ended = new Promise<never>((_, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason));
  });
  // A scope may end while nothing waits for it.
  ended.catch(() => {});
  const follow = () => controller.abort(aborted(parent?.reason));
  if (parent?.aborted) follow();
  parent?.addEventListener('abort', follow);
  const cancel = clock.after(ms, () => controller.abort(expired()));
  return {
    signal,
    ended,
    guard: <T>(work?: T | PromiseLike<T>) => Promise.race([ended, work as T | PromiseLike<T>]),
    close() {
      cancel();
      parent?.removeEventListener('abort', follow);
    },
  };
}
