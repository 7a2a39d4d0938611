import { type Database, openDatabase } from '../../src/kernel/db/client.js';
import { walkRows } from '../../src/kernel/db/statements/walk.js';
import { afterAll, beforeAll, describe, expect, test } from '../support/jest.js';

describe('walkRows on the embedded engine', () => {
  let database: Database;
  beforeAll(async () => {
    database = await openDatabase({ dataDir: 'memory', acquireTimeoutMs: 50 });
  });
  afterAll(() => database.close());

  const numbers = (most: number) =>
    walkRows<{ n: number }>(database.knex, 'SELECT n FROM generate_series(1, $1::int) AS n', [
      most,
    ]);
  const cursors = async () => {
    const { rows } = await database.knex.raw<{ rows: unknown[] }>(
      "SELECT name FROM pg_cursors WHERE name LIKE 'walk%'",
    );
    return rows.length;
  };

  test('lets other statements run between two chunks, and closes its cursor', async () => {
    const walk = numbers(2_500);
    const lengths: number[] = [];
    for await (const rows of walk) {
      expect(await cursors()).toBe(1);
      lengths.push(rows.length);
    }
    expect(lengths).toEqual([1_000, 1_000, 500]);
    expect(await cursors()).toBe(0);
  });

  test('closes its cursor later when it is abandoned while the connection is busy', async () => {
    const walk = numbers(2_500);
    await walk.next();
    const trx = await database.knex.transaction();
    const left = walk.return(undefined);
    // The walk waits for the connection longer than the limit of a request.
    await expect(database.knex.raw('SELECT 1')).rejects.toThrow('Timeout acquiring a connection');
    await trx.rollback();
    await left;
    expect(await cursors()).toBe(0);
  });

  test('closes its cursor after an SQL error', async () => {
    const walk = walkRows(database.knex, 'SELECT 1 / (n - 5) FROM generate_series(1, 9) AS n', []);
    await expect(walk.next()).rejects.toThrow('division by zero');
    expect(await cursors()).toBe(0);
  });
});
