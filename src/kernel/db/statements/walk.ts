import type { Db } from '../client.js';
import { DatabaseBusyError } from '../errors.js';
import type { Pool } from '../pool.js';
import { openTransaction } from './open-transaction.js';
import { statement } from './statement.js';

/** Rows read at a time. */
const chunkSize = 1_000;

/** Reads chunks until one is not full. */
async function* fetchAll<Row extends object>(db: Db, cursor: string): AsyncGenerator<Row[]> {
  const fetchChunk = statement<Row>('', `FETCH ${chunkSize} FROM ${cursor}`);
  for (let isFull = true; isFull; ) {
    const rows = await fetchChunk(db, []);
    isFull = rows.length === chunkSize;
    if (rows.length > 0) yield rows;
  }
}

async function* walkInTransaction<Row extends object>(
  db: Pool,
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

/** Retries while the connection is busy, because an open cursor keeps all its rows. */
async function closeHeld(db: Db, cursor: string): Promise<void> {
  try {
    await statement('', `CLOSE ${cursor}`)(db, []);
  } catch (error) {
    // A new session does not have the cursor.
    if (error instanceof DatabaseBusyError) await closeHeld(db, cursor);
  }
}

let lastCursor = 0;

/** A cursor WITH HOLD works without a transaction, so that other statements run between two chunks. */
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
 * Yields all rows of a query, a thousand at a time, from one snapshot. The first chunk is read on demand. On
 * PostgreSQL the reader holds a connection until its end, so that it must not wait for a client. On the embedded
 * engine, it shares the only connection with all requests.
 */
export const walkRows = <Row extends object>(
  db: Pool,
  sql: string,
  values: readonly unknown[],
): AsyncGenerator<Row[]> =>
  db.userParams['kind'] === 'embedded'
    ? walkByTurns(db, sql, values)
    : walkInTransaction(db, sql, values);
