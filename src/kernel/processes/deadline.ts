/** An abort signal with its own time limit. Call `clear` when it is no longer needed. */
export interface Deadline {
  readonly signal: AbortSignal;
  clear(): void;
}

/**
 * Ends when `outer` ends, or after `ms` with a `TimeoutError`. Uses its own timer: `AbortSignal.any` lets the garbage
 * collector remove an `AbortSignal.timeout` that has no other reference, and then never fires.
 */
export function openDeadline(outer: AbortSignal, ms: number): Deadline {
  const limit = new AbortController();
  const end = () => limit.abort(outer.reason);
  const timer = setTimeout(() => {
    limit.abort(new DOMException('The time is up', 'TimeoutError'));
  }, ms);
  outer.addEventListener('abort', end, { once: true });
  if (outer.aborted) end();
  return {
    signal: limit.signal,
    clear() {
      clearTimeout(timer);
      outer.removeEventListener('abort', end);
    },
  };
}

/** Resolves as `work` does, or rejects with `error()` once `signal` aborts. `work` goes on by itself then. */
export async function untilAborted<T>(
  work: Promise<T>,
  signal: AbortSignal,
  error: () => Error,
): Promise<T> {
  let stop: (() => void) | undefined;
  const aborted = new Promise<never>((_resolve, reject) => {
    stop = () => reject(error());
    signal.addEventListener('abort', stop, { once: true });
    if (signal.aborted) stop();
  });
  try {
    return await Promise.race([work, aborted]);
  } finally {
    if (stop !== undefined) signal.removeEventListener('abort', stop);
  }
}
