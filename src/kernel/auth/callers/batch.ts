import { DatabaseBusyError } from '../../db/errors.js';

const maxBatch = 200;

/**
 * Returns a function that waits for work, but not longer than `ms`. The work must not reject, and the function waits
 * for one promise at a time. One timer serves all calls, because a timer per call would cost more.
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

/** A look-up that waits for its result. */
interface Lookup<Key, Value> {
  readonly key: Key;
  readonly resolve: (value: Value | undefined) => void;
  readonly reject: (error: unknown) => void;
}

/** The look-ups that share a query. */
interface Batch<Key, Value> {
  readonly lookups: Lookup<Key, Value>[];
  /** The time of the first look-up. */
  readonly since: number;
}

interface Batches<Key, Value> {
  readonly load: (keys: readonly Key[]) => Promise<readonly (Value | undefined)[]>;
  readonly deadlineMs: number;
  readonly waitFor: (work: Promise<void>) => Promise<void>;
  readonly answered: (seconds: number) => void;
  /** The look-ups of the batch, the oldest first. */
  readonly unanswered: Set<Batch<Key, Value>>;
  /** Batches whose query is not sent yet, the oldest first. New look-ups join the last one. */
  readonly waiting: Batch<Key, Value>[];
  isBusy: boolean;
  isTimed: boolean;
}

/** One timer serves all batches. */
function refuseLate<Key, Value>(batches: Batches<Key, Value>): void {
  const { deadlineMs, unanswered } = batches;
  const now = performance.now();
  for (const batch of unanswered) {
    const until = batch.since + deadlineMs;
    if (until > now) {
      setTimeout(refuseLate, until - now, batches).unref();
      return;
    }
    unanswered.delete(batch);
    const late = new DatabaseBusyError(`The database did not answer within ${deadlineMs} ms`);
    for (const lookup of batch.lookups) lookup.reject(late);
  }
  batches.isTimed = false;
}

async function run<Key, Value>(
  { load, answered, unanswered }: Batches<Key, Value>,
  batch: Batch<Key, Value>,
): Promise<void> {
  const { lookups, since } = batch;
  try {
    const values = await load(lookups.map((lookup) => lookup.key));
    answered((performance.now() - since) / 1000);
    lookups.forEach((lookup, index) => {
      lookup.resolve(values[index]);
    });
  } catch (error) {
    for (const lookup of lookups) lookup.reject(error);
  }
  unanswered.delete(batch);
}

async function drain<Key, Value>(batches: Batches<Key, Value>): Promise<void> {
  const { unanswered, waitFor, waiting } = batches;
  for (let batch = waiting.shift(); batch !== undefined; batch = waiting.shift()) {
    if (unanswered.has(batch)) await waitFor(run(batches, batch));
  }
  batches.isBusy = false;
}

/** Opens a batch for the next query. */
function open<Key, Value>(batches: Batches<Key, Value>): Batch<Key, Value> {
  const batch: Batch<Key, Value> = { lookups: [], since: performance.now() };
  batches.waiting.push(batch);
  batches.unanswered.add(batch);
  if (!batches.isTimed) {
    batches.isTimed = true;
    setTimeout(refuseLate, batches.deadlineMs, batches).unref();
  }
  if (!batches.isBusy) {
    batches.isBusy = true;
    // Waits until the other requests of this turn of the event loop have added their look-ups.
    setImmediate(() => void drain(batches));
  }
  return batch;
}

/** Adds a look-up to the next query. */
function add<Key, Value>(batches: Batches<Key, Value>, lookup: Lookup<Key, Value>): void {
  const last = batches.waiting.at(-1);
  const hasRoom =
    last !== undefined && last.lookups.length < maxBatch && batches.unanswered.has(last);
  const batch = hasRoom ? last : open(batches);
  batch.lookups.push(lookup);
}

/**
 * Answers many look-ups with few queries: look-ups that arrive while a query runs share the next one. A query never
 * answers a look-up that arrived after it was sent, so that every committed revocation is seen.
 *
 * @param load        returns one value, or undefined, per key and in their order
 * @param deadlineMs  how long the first caller of a batch waits; after half of it the next query is sent beside a slow
 *   one. The others of the batch asked later and wait less.
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
      add(batches, { key, resolve, reject });
    });
}
