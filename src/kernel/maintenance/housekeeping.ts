import type { Pool } from '../db/pool.js';
import type { Logger } from '../log.js';
import type { Clock } from '../values/time.js';

/** The cleanup of one kind of records that are too old. */
export interface Cleanup {
  /** Name of the deleted rows in the log, such as `expired logins`. */
  readonly what: string;
  /** Drops at most `limit` records; resolves to how many. */
  drop(db: Pool, now: Date, limit: number): Promise<number>;
}

/** The rows of a batch: few, so that a statement holds its locks only briefly. */
const batchSize = 1_000;

const hourMs = 3_600_000;

/**
 * Deletes all expired records in batches.
 *
 * @returns  how many records of each cleaning were dropped, by `what`
 * @throws the first failure, after the other cleanings were tried
 */
export async function cleanUp(
  db: Pool,
  now: Date,
  cleanings: readonly Cleanup[],
): Promise<Readonly<Record<string, number>>> {
  const totals: Record<string, number> = {};
  const failures: unknown[] = [];
  for (const { what, drop } of cleanings) {
    let total = 0;
    try {
      for (let count = batchSize; count === batchSize; total += count) {
        count = await drop(db, now, batchSize);
      }
    } catch (error) {
      failures.push(new Error(`Dropping ${what} failed`, { cause: error }));
    }
    totals[what] = total;
  }
  if (failures.length > 0) throw failures[0];
  return totals;
}

/** Cleans up every hour. Returns a function that stops it. */
export function startHousekeeping(
  db: Pool,
  clock: Clock,
  log: Logger,
  cleanings: readonly Cleanup[],
): () => void {
  const timer = setInterval(() => {
    cleanUp(db, clock.now(), cleanings).catch((error: unknown) => {
      log.warn({ err: error }, 'Housekeeping failed; it is tried again in an hour');
    });
  }, hourMs);
  timer.unref();
  return () => clearInterval(timer);
}
