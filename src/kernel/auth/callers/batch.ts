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

/** One look-up that waits for its answer. */
interface Lookup<Key, Value> {
  readonly key: Key;
  readonly until: number;
  readonly resolve: (value: Value | undefined) => void;
  readonly reject: (error: unknown) => void;
}

interface Batches<Key, Value> {
  readonly load: (keys: readonly Key[]) => Promise<readonly (Value | undefined)[]>;
  readonly deadlineMs: number;
  readonly waitFor: (work: Promise<void>) => Promise<void>;
  readonly answered: (seconds: number) => void;
  /** The oldest first. */
  readonly unanswered: Set<Lookup<Key, Value>>;
  waiting: Lookup<Key, Value>[];
  isBusy: boolean;
  isTimed: boolean;
}

/** One timer serves all callers, since a timer per caller would cost each of them. */
function refuseLate<Key, Value>(batches: Batches<Key, Value>): void {
  const { deadlineMs, unanswered } = batches;
  const now = performance.now();
  for (const lookup of unanswered) {
    if (lookup.until > now) {
      setTimeout(refuseLate, lookup.until - now, batches).unref();
      return;
    }
    unanswered.delete(lookup);
    lookup.reject(new DatabaseBusyError(`The database did not answer within ${deadlineMs} ms`));
  }
  batches.isTimed = false;
}

/** Tells how long the oldest look-up of a batch waited. */
function tellWait<Key, Value>(
  { answered, deadlineMs }: Batches<Key, Value>,
  [oldest]: readonly Lookup<Key, Value>[],
): void {
  if (oldest === undefined) return;
  answered((performance.now() - oldest.until + deadlineMs) / 1000);
}

async function run<Key, Value>(
  batches: Batches<Key, Value>,
  batch: readonly Lookup<Key, Value>[],
): Promise<void> {
  const { load, unanswered } = batches;
  try {
    const values = await load(batch.map((lookup) => lookup.key));
    tellWait(batches, batch);
    batch.forEach((lookup, index) => {
      lookup.resolve(values[index]);
    });
  } catch (error) {
    for (const lookup of batch) lookup.reject(error);
  }
  for (const lookup of batch) unanswered.delete(lookup);
}

async function drain<Key, Value>(batches: Batches<Key, Value>): Promise<void> {
  const { unanswered, waitFor } = batches;
  while (batches.waiting.length > 0) {
    const batch = batches.waiting.slice(0, maxBatch).filter((lookup) => unanswered.has(lookup));
    batches.waiting = batches.waiting.slice(maxBatch);
    if (batch.length > 0) await waitFor(run(batches, batch));
  }
  batches.isBusy = false;
}

/** Adds a look-up to the next query. */
function add<Key, Value>(batches: Batches<Key, Value>, lookup: Lookup<Key, Value>): void {
  batches.waiting.push(lookup);
  batches.unanswered.add(lookup);
  if (!batches.isTimed) {
    batches.isTimed = true;
    setTimeout(refuseLate, batches.deadlineMs, batches).unref();
  }
  if (batches.isBusy) return;
  batches.isBusy = true;
  // After the other requests of this turn of the event loop have asked, too.
  setImmediate(() => void drain(batches));
}

/**
 * Answers many single look-ups with few queries: look-ups that arrive while a query is in flight share the
 * next one. A look-up is never answered by a query that was sent before it was asked, so a
 * revocation that has committed is always seen.
 *
 * @param load        returns one value, or undefined, per key and in their order
 * @param deadlineMs  how long a caller waits from asking; after half of it the next query is sent beside a slow one
 * @param answered    is told of the longest wait in each batch, in seconds
 * @throws DatabaseBusyError for a look-up that was not answered in time
 */
export function batched<Key, Value>(
  load: (keys: readonly Key[]) => Promise<readonly (Value | undefined)[]>,
  deadlineMs = 5_000,
  answered: (seconds: number) => void = () => undefined,
): (key: Key) => Promise<Value | undefined> {
  const batches: Batches<Key, Value> = {
    load,
    answered,
    deadlineMs,
    waitFor: openPatience(deadlineMs / 2),
    unanswered: new Set(),
    waiting: [],
    isBusy: false,
    isTimed: false,
  };
  return (key) =>
    new Promise((resolve, reject) => {
      add(batches, { key, until: performance.now() + deadlineMs, resolve, reject });
    });
}
