import type { Knex } from 'knex';
import { createMonths } from '../../kernel/db/partitions/months.js';
import type { Logger } from '../../kernel/log.js';
import type { Clock } from '../../kernel/values/time.js';
import { monthlyTables } from '../../monthly-tables.js';

const hourMs = 3_600_000;

/**
 * Creates the partitions of the next months where tables are partitioned by month, at once and every hour.
 *
 * @returns a function that stops it
 */
export async function startMonths(db: Knex, clock: Clock, log: Logger): Promise<() => void> {
  const create = async (): Promise<void> => {
    try {
      await createMonths(db, monthlyTables, clock.now());
    } catch (err) {
      log.warn(
        { err },
        'The partitions of the next months could not be created; tried again in an hour',
      );
    }
  };
  await create();
  const timer = setInterval(create, hourMs);
  timer.unref();
  return () => clearInterval(timer);
}
