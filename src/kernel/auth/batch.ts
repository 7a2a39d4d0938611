import { DatabaseBusyError } from '../db/errors.js';

const maxBatch = 200;

async function withDeadline<T>(work: Promise<T>, deadlineMs: number): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => {
      reject(new DatabaseBusyError(`The database did not answer within ${deadlineMs} ms`));
    }, deadlineMs);
  });
  try {
    return await Promise.race([work, late]);
  } finally {
    clearTimeout(timer);
  }
}

/**
 * Answers many single look-ups with few queries: look-ups that arrive while a query is in flight share the
 * next one. A look-up is never answered by a query that was sent before it was asked, so a
 * revocation that has committed is always seen.
 *
 * @param load        returns one value, or undefined, per key and in their order
 * @param deadlineMs  how long one query may hold up the look-ups behind it
 * @throws DatabaseBusyError for the look-ups of a query that did not answer in time
 */
export function batched<Key, Value>(
  load: (keys: readonly Key[]) => Promise<readonly (Value | undefined)[]>,
  deadlineMs = 5_000,
): (key: Key) => Promise<Value | undefined> {
  interface Waiting {
    readonly key: Key;
    readonly resolve: (value: Value | undefined) => void;
    readonly reject: (error: unknown) => void;
  }
  let waiting: Waiting[] = [];
  let isBusy = false;

  const run = async (batch: readonly Waiting[]): Promise<void> => {
    try {
      const values = await withDeadline(load(batch.map((entry) => entry.key)), deadlineMs);
      batch.forEach((entry, index) => {
        entry.resolve(values[index]);
      });
    } catch (error) {
      for (const entry of batch) entry.reject(error);
    }
  };

  const drain = async (): Promise<void> => {
    while (waiting.length > 0) {
      const batch = waiting.slice(0, maxBatch);
      waiting = waiting.slice(maxBatch);
      await run(batch);
    }
    isBusy = false;
  };

  return (key) =>
    new Promise((resolve, reject) => {
      waiting.push({ key, resolve, reject });
      if (isBusy) return;
      isBusy = true;
      // After the other requests of this turn of the event loop have asked, too.
      setImmediate(() => void drain());
    });
}
