import type { Knex } from 'knex';
import { dropExpiredKeys } from './idempotency.js';
import type { Logger } from './log.js';
import type { Clock } from './time.js';

const hourMs = 3_600_000;

/** Drops what has expired, every hour. Returns what stops it. */
export function startHousekeeping(db: Knex, clock: Clock, log: Logger): () => void {
  const timer = setInterval(() => {
    dropExpiredKeys(db, clock.now()).catch((error: unknown) => {
      log.warn({ err: error }, 'Expired idempotency keys were not dropped');
    });
  }, hourMs);
  timer.unref();
  return () => clearInterval(timer);
}
