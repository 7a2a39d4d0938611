/**
 * Answers many single look-ups with few queries: what is asked while a query is under way is asked together
 * in the next one. A look-up is never answered by a query that was sent before it was asked, so a
 * revocation that has committed is always seen.
 *
 * @param load  answers one value, or undefined, per key and in their order
 */
export function batched<Key, Value>(
  load: (keys: readonly Key[]) => Promise<readonly (Value | undefined)[]>,
  maxBatch = 200,
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
      const values = await load(batch.map((entry) => entry.key));
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
