import type { Knex } from 'knex';
import type { Db } from '../client.js';
import { DatabaseBusyError } from '../errors.js';
import { openTransaction } from './open-transaction.js';
import { statement } from './statement.js';

/** Rows read at a time. */
const chunkSize = 1_000;

/** Reads chunk after chunk until one is not full. */
async function* fetchAll<Row extends object>(db: Db, cursor: string): AsyncGenerator<Row[]> {
  const fetchChunk = statement<Row>('', `FETCH ${chunkSize} FROM ${cursor}`);
  for (let isFull = true; isFull; ) {
    const rows = await fetchChunk(db, []);
    isFull = rows.length === chunkSize;
    if (rows.length > 0) yield rows;
  }
}

async function* walkInTransaction<Row extends object>(
  db: Knex,
  sql: string,
  values: readonly unknown[],
): AsyncGenerator<Row[]> {
  const trx = await openTransaction(db, 'BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY');
  try {
    await statement('', `DECLARE walk NO SCROLL CURSOR FOR ${sql}`)(trx, values);
    yield* fetchAll<Row>(trx, 'walk');
  } finally {
    // Nothing was written.
    await trx.rollback();
  }
}

/** Tries again while the connection is busy: until it is closed, a held cursor keeps all of its rows. */
async function closeHeld(db: Db, cursor: string): Promise<void> {
  try {
    await statement('', `CLOSE ${cursor}`)(db, []);
  } catch (error) {
    // A new session has no such cursor.
    if (error instanceof DatabaseBusyError) await closeHeld(db, cursor);
  }
}

let lastCursor = 0;

/** A held cursor keeps its rows outside of a transaction, so that other statements run between two chunks. */
async function* walkByTurns<Row extends object>(
  db: Db,
  sql: string,
  values: readonly unknown[],
): AsyncGenerator<Row[]> {
  lastCursor += 1;
  const cursor = `walk_${lastCursor}`;
  await statement('', `DECLARE ${cursor} NO SCROLL CURSOR WITH HOLD FOR ${sql}`)(db, values);
  try {
    yield* fetchAll<Row>(db, cursor);
  } finally {
    await closeHeld(db, cursor);
  }
}

/**
 * All rows of a query, a thousand at a time, of one snapshot. Nothing is read before the first chunk is asked for. On
 * PostgreSQL the reader holds a connection until its end, so it must not wait for a client. On the embedded engine,
 * whose only connection serves all requests, it takes turns with them.
 */
export const walkRows = <Row extends object>(
  db: Knex,
  sql: string,
  values: readonly unknown[],
): AsyncGenerator<Row[]> =>
  db.userParams['kind'] === 'embedded'
    ? walkByTurns(db, sql, values)
    : walkInTransaction(db, sql, values);
