import { createMonths } from '../../kernel/db/partitions/months.js';
import { analyzeTables } from '../../kernel/db/partitions/statistics.js';
import type { Pool } from '../../kernel/db/pool.js';
import type { Logger } from '../../kernel/log.js';
import type { Clock } from '../../kernel/values/time.js';
import { monthlyTables } from '../../monthly-tables.js';

const hourMs = 3_600_000;

/**
 * Creates the partitions of the next months at once and every hour, and renews the statistics of partitioned tables every
 * hour.
 *
 * @returns a function that stops it
 */
export async function startPartitionCare(db: Pool, clock: Clock, log: Logger): Promise<() => void> {
  const attempt = async (work: () => Promise<unknown>): Promise<void> => {
    try {
      await work();
    } catch (err) {
      log.warn({ err }, 'The care of partitions failed; it is tried again in an hour');
    }
  };
  const create = () => attempt(() => createMonths(db, monthlyTables, clock.now()));
  await create();
  const timer = setInterval(() => {
    void create().then(() => attempt(() => analyzeTables(db)));
  }, hourMs);
  timer.unref();
  return () => clearInterval(timer);
}
