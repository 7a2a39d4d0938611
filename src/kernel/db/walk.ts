import type { Knex } from 'knex';
import type { Db } from './client.js';
import { DatabaseBusyError } from './errors.js';
import { statement } from './statement.js';
import { applySettings } from './transaction.js';

/** Rows read at a time. */
const chunkSize = 1_000;

const fetchChunk = statement<object>('', `FETCH ${chunkSize} FROM walk`);

/** Walks under way, by pool: each holds a connection for as long as its reader takes. */
const running = new WeakMap<object, number>();

/** Half of the pool stays for everybody else; the embedded engine has one connection for all. */
function takePlace(db: Knex): () => void {
  const { client } = db;
  const most = Math.max(1, Math.floor((client.pool?.max ?? 1) / 2));
  const count = running.get(client) ?? 0;
  if (count >= most) throw new DatabaseBusyError('Too many exports are under way');
  running.set(client, count + 1);
  return () => running.set(client, (running.get(client) ?? 1) - 1);
}

/**
 * All rows of a query, a thousand at a time, of one snapshot: a cursor in a read-only transaction of its own. Nothing
 * is read before the first chunk is asked for, and what is open ends with the reader.
 *
 * @throws DatabaseBusyError while half of the pool walks already
 */
export async function* walkRows<Row extends object>(
  db: Db,
  sql: string,
  values: readonly unknown[],
): AsyncGenerator<Row[]> {
  const leave = takePlace(db as Knex);
  try {
    const trx = await db.transaction({ isolationLevel: 'repeatable read', readOnly: true });
    try {
      await applySettings(trx);
      await statement('', `DECLARE walk NO SCROLL CURSOR FOR ${sql}`)(trx, values);
      for (let isFull = true; isFull; ) {
        const rows = (await fetchChunk(trx, [])) as Row[];
        isFull = rows.length === chunkSize;
        if (rows.length > 0) yield rows;
      }
    } finally {
      // Nothing was written; a connection that is lost has nothing to roll back.
      await trx.rollback().catch(() => undefined);
    }
  } finally {
    leave();
  }
}
