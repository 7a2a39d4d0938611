import { type Clock, type HostSignal, host, type SignalLike } from './runtime.js';

/** A stretch of work that ends early when its time is up or the caller aborts. */
export interface Scope {
  readonly signal: HostSignal & SignalLike;
  /** Waits for `work`, but not beyond the end of the scope, even if `work` ignores the signal. */
  guard<T>(work: T | PromiseLike<T>): Promise<Awaited<T>>;
  sleep(ms: number): Promise<void>;
  /** Lets go of the timer and of the parent's signal. */
  close(): void;
}

/**
 * @param ms       how long the scope may last
 * @param expired  makes the reason with which the signal aborts when `ms` are over
 * @param parent   aborts the scope
 * @param wrap     makes the reason with which the signal aborts of that of the parent
 */
export function openScope(
  clock: Clock,
  ms: number,
  expired: () => Error,
  parent: SignalLike | undefined,
  wrap = (reason: unknown) => reason,
): Scope {
  const controller = new host.AbortController();
  const signal = controller.signal as HostSignal & SignalLike;
  const aborted = new Promise<never>((_, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason));
  });
  // A scope may end while nothing waits in it.
  aborted.catch(() => {});
  const cancel = clock.after(ms, () => controller.abort(expired()));
  const follow = () => controller.abort(wrap(parent?.reason));
  if (parent?.aborted) follow();
  parent?.addEventListener('abort', follow);

  const guard = <T>(work: T | PromiseLike<T>) => Promise.race([aborted, work]);

  return {
    signal,
    guard,
    sleep(wait) {
      let wake = () => {};
      const rest = new Promise<void>((resolve) => {
        wake = clock.after(wait, resolve);
      });
      return guard(rest).finally(wake);
    },
    close() {
      cancel();
      parent?.removeEventListener('abort', follow);
    },
  };
}
