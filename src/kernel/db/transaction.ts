import type { Db } from './client.js';
import { isRace } from './errors.js';
import type { Pool } from './pool.js';
import { openTransaction, type Transaction } from './statements/open-transaction.js';

export type { Transaction } from './statements/open-transaction.js';

const attempts = 4;

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

/** @throws the error of `fn`, even if ROLLBACK fails as well: the first error is the cause */
async function runOnce<T>(db: Pool, fn: (trx: Transaction) => Promise<T>): Promise<T> {
  const trx = await openTransaction(db);
  try {
    const result = await fn(trx);
    await trx.commit();
    return result;
  } catch (error) {
    await trx.rollback(error);
    throw error;
  }
}

/**
 * Runs `fn` in a transaction, or in the current one if `db` is a transaction. Runs `fn` again after a serialization
 * failure or a deadlock, so that it must have no effect outside of the transaction.
 */
export async function inTransaction<T>(db: Db, fn: (trx: Transaction) => Promise<T>): Promise<T> {
  if ('pipeline' in db) return fn(db);
  return repeatRaces(() => runOnce(db, fn));
}
