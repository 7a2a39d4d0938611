import { setTimeout as sleep } from 'node:timers/promises';
import type { Knex } from 'knex';
import type { Database } from '../client.js';
import { withoutTimeLimit } from '../engines/watchdog.js';
import { codeOf } from '../errors.js';
import { SchemaError } from './state.js';

/** The time limits of a migration that waits for the lock of a table. */
export interface LockPatience {
  /** One attempt. Other users of the table wait behind the migration for at most this time. */
  readonly attemptMs: number;
  /** The longest pause between two attempts, in which other users of the table continue. */
  readonly pauseMs: number;
  /** All attempts. */
  readonly totalMs: number;
}

export const usualPatience: LockPatience = { attemptMs: 1_000, pauseMs: 5_000, totalMs: 300_000 };

type Progress = (message: string) => void;

/** An arbitrary constant. It must be the same in every version of the program. */
const advisoryLock = 7_301_954_211;
const pollMs = 250;

/**
 * Runs `fn` in a transaction that holds the lock of all migrations, which ends with its process. Asks for the lock again
 * and again instead of waiting in a statement: an index that is built concurrently waits for every running statement.
 */
export async function underLock<T>(
  { knex }: Database,
  onProgress: Progress,
  fn: (trx: Knex.Transaction) => Promise<T>,
): Promise<T> {
  for (let attempt = 0; ; attempt += 1) {
    const done = await knex.transaction(async (trx) => {
      await withoutTimeLimit(trx);
      await trx.raw('SET LOCAL idle_in_transaction_session_timeout = 0');
      const { rows } = await trx.raw<{ rows: { held: boolean }[] }>(
        'SELECT pg_try_advisory_xact_lock(?::bigint) AS held',
        [advisoryLock],
      );
      return rows[0]?.held === true ? { value: await fn(trx) } : undefined;
    });
    if (done !== undefined) return done.value;
    if (attempt === 0) onProgress('Another process migrates: waiting for it');
    await sleep(pollMs);
  }
}

interface OldestTransaction {
  readonly pid: number;
  readonly application: string;
  readonly seconds: number;
}

/** Describes the oldest open transaction, which usually holds the lock. */
async function describeHolder({ knex }: Database): Promise<string> {
  const { rows } = await knex.raw<{ rows: OldestTransaction[] }>(
    `SELECT a.pid, a.application_name AS application,
            floor(extract(epoch FROM now() - a.xact_start))::integer AS seconds
     FROM pg_stat_activity AS a
     WHERE a.datname = current_database() AND a.xact_start IS NOT NULL AND a.pid <> pg_backend_pid()
     ORDER BY a.xact_start LIMIT 1`,
  );
  const [oldest] = rows;
  if (oldest === undefined) return '';
  const { application, pid, seconds } = oldest;
  return `; the oldest transaction is that of process ${pid} (${application}), open for ${seconds} s`;
}

/** Codes of a lock timeout and of a deadlock. */
const isLockFailure = (error: unknown): boolean => ['55P03', '40P01'].includes(codeOf(error) ?? '');

/**
 * Repeats `work`, with pauses, while it fails to get a lock.
 *
 * @throws SchemaError when no attempt succeeded in time
 */
export async function repeatUntilUnlocked<T>(
  database: Database,
  name: string,
  { pauseMs, totalMs }: LockPatience,
  onProgress: Progress,
  work: () => Promise<T>,
): Promise<T> {
  const endsAt = performance.now() + totalMs;
  for (let attempt = 0; ; attempt += 1) {
    try {
      return await work();
    } catch (error) {
      if (!isLockFailure(error)) throw error;
    }
    const holder = await describeHolder(database);
    const pause = Math.min(pauseMs, 250 * 2 ** attempt) * (0.5 + Math.random() / 2);
    if (performance.now() + pause >= endsAt) {
      throw new SchemaError(
        `Migration ${name} found no moment in which its tables were free, and changed nothing${holder}. ` +
          'Run npm run cli -- migrate again once that transaction has ended',
      );
    }
    if (attempt === 0) onProgress(`Migration ${name} waits for a lock${holder}`);
    await sleep(pause);
  }
}
