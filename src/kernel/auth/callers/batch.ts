import { DatabaseBusyError } from '../../db/errors.js';

const maxBatch = 200;

/**
 * Returns a function that resolves with the work, or after `ms` without it. The work must not reject, and one piece is
 * waited for at a time. One timer serves all pieces, since a timer for each would cost each of them.
 */
function openPatience(ms: number): (work: Promise<void>) => Promise<void> {
  let current: { readonly until: number; readonly giveUp: () => void } | undefined;
  let isTimed = false;

  const check = (): void => {
    isTimed = current !== undefined;
    if (current === undefined) return;
    const left = current.until - performance.now();
    if (left <= 0) current.giveUp();
    setTimeout(check, left > 0 ? left : ms).unref();
  };

  return async (work) => {
    const over = new Promise<void>((resolve) => {
      current = { until: performance.now() + ms, giveUp: resolve };
    });
    if (!isTimed) {
      isTimed = true;
      setTimeout(check, ms).unref();
    }
    await Promise.race([work, over]);
    current = undefined;
  };
}

/**
 * Answers many single look-ups with few queries: look-ups that arrive while a query is in flight share the
 * next one. A look-up is never answered by a query that was sent before it was asked, so a
 * revocation that has committed is always seen.
 *
 * @param load        returns one value, or undefined, per key and in their order
 * @param deadlineMs  how long a caller waits from asking; after half of it the next query is sent beside a slow one
 * @throws DatabaseBusyError for a look-up that was not answered in time
 */
export function batched<Key, Value>(
  load: (keys: readonly Key[]) => Promise<readonly (Value | undefined)[]>,
  deadlineMs = 5_000,
): (key: Key) => Promise<Value | undefined> {
  interface Asked {
    readonly key: Key;
    readonly until: number;
    readonly resolve: (value: Value | undefined) => void;
    readonly reject: (error: unknown) => void;
  }
  /** The oldest first. */
  const unanswered = new Set<Asked>();
  let waiting: Asked[] = [];
  let isBusy = false;
  let isTimed = false;
  const waitFor = openPatience(deadlineMs / 2);

  /** One timer serves all callers, since a timer per caller would cost each of them. */
  const refuseLate = (): void => {
    const now = performance.now();
    for (const asked of unanswered) {
      if (asked.until > now) {
        setTimeout(refuseLate, asked.until - now).unref();
        return;
      }
      unanswered.delete(asked);
      asked.reject(new DatabaseBusyError(`The database did not answer within ${deadlineMs} ms`));
    }
    isTimed = false;
  };

  const run = async (batch: readonly Asked[]): Promise<void> => {
    try {
      const values = await load(batch.map((asked) => asked.key));
      batch.forEach((asked, index) => {
        asked.resolve(values[index]);
      });
    } catch (error) {
      for (const asked of batch) asked.reject(error);
    }
    for (const asked of batch) unanswered.delete(asked);
  };

  const drain = async (): Promise<void> => {
    while (waiting.length > 0) {
      const batch = waiting.slice(0, maxBatch).filter((asked) => unanswered.has(asked));
      waiting = waiting.slice(maxBatch);
      if (batch.length > 0) await waitFor(run(batch));
    }
    isBusy = false;
  };

  return (key) =>
    new Promise((resolve, reject) => {
      const asked = { key, until: performance.now() + deadlineMs, resolve, reject };
      waiting.push(asked);
      unanswered.add(asked);
      if (!isTimed) {
        isTimed = true;
        setTimeout(refuseLate, deadlineMs).unref();
      }
      if (isBusy) return;
      isBusy = true;
      // After the other requests of this turn of the event loop have asked, too.
      setImmediate(() => void drain());
    });
}
