import type { Knex } from 'knex';
import type { Client } from 'pg';
import type { Db } from './client.js';
import { isRace, TransactionLostError } from './errors.js';

const attempts = 4;

/** PostgreSQL answers COMMIT of a failed transaction with a silent ROLLBACK: refuse before it is sent. */
async function refuseFailed(trx: Knex.Transaction): Promise<void> {
  const connection: Client & { readonly readyForQuery?: boolean } =
    await trx.client.acquireConnection();
  // An error arrives before the status it leaves the transaction in; the answer to nothing comes after it.
  if (connection.readyForQuery === false) await connection.query('');
  if (connection.getTransactionStatus() === 'E') {
    throw new TransactionLostError(
      'A statement failed earlier in this transaction; nothing was saved',
    );
  }
}

function pause(attempt: number): Promise<void> {
  const ms = Math.random() * 10 * 2 ** attempt;
  return new Promise((resolve) => setTimeout(resolve, ms));
}

/** Runs `fn` again after a serialization failure or deadlock, up to four times in all. */
export async function repeatRaces<T>(fn: () => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await fn();
    } catch (error) {
      if (!isRace(error) || attempt === attempts) throw error;
    }
    await pause(attempt);
  }
}

/** Sets the time limits of a transaction whose connection could not carry them. */
export async function applySettings(trx: Knex.Transaction): Promise<void> {
  const settings: unknown = trx.userParams['transactionSettings'];
  if (typeof settings === 'string') await trx.raw(settings);
}

/**
 * Runs `fn` in a transaction of its own.
 *
 * @throws the error of `fn`, even where ROLLBACK fails after it: a lost connection must not hide why it was lost
 */
async function runOnce<T>(db: Db, fn: (trx: Knex.Transaction) => Promise<T>): Promise<T> {
  let failure: { readonly cause: unknown } | undefined;
  const run = async (trx: Knex.Transaction): Promise<T> => {
    try {
      await applySettings(trx);
      const result = await fn(trx);
      await refuseFailed(trx);
      return result;
    } catch (error) {
      failure = { cause: error };
      throw error;
    }
  };
  try {
    return await db.transaction(run);
  } catch (error) {
    throw failure === undefined ? error : failure.cause;
  }
}

/**
 * Runs `fn` in a transaction; inside one, joins it. Serialization failures and deadlocks run `fn`
 * again, so it must have no effect outside the transaction.
 */
export async function inTransaction<T>(
  db: Db,
  fn: (trx: Knex.Transaction) => Promise<T>,
): Promise<T> {
  if (db.isTransaction) return fn(db as Knex.Transaction);
  return repeatRaces(() => runOnce(db, fn));
}
