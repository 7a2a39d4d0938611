import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { DatabaseBusyError, isBusy } from '../../src/kernel/db/errors.js';
import { statement } from '../../src/kernel/db/statement.js';
import { inTransaction } from '../../src/kernel/db/transaction.js';
import { openTestDatabase, type TestDatabase } from '../support/db.js';

let database: TestDatabase;
beforeAll(async () => {
  database = await openTestDatabase();
  await database.knex.raw('CREATE TABLE notes (id bigint PRIMARY KEY, body text NOT NULL)');
});
afterAll(() => database.close());

const insertNote = statement('test.insert', 'INSERT INTO notes (id, body) VALUES ($1, $2)');
const countNotes = statement<{ n: number }>('test.count', 'SELECT count(*) AS n FROM notes');
const echo = statement<{ a: number; b: string }>('test.echo', 'SELECT $1::int AS a, $2::text AS b');

async function total(): Promise<number | undefined> {
  return (await countNotes(database.knex, []))[0]?.n;
}

describe('statement', () => {
  test('binds its values by position, whatever they hold', async () => {
    const rows = await echo(database.knex, [7, `it's $1 ? "quoted" \\ ñ`]);
    expect(rows).toEqual([{ a: 7, b: `it's $1 ? "quoted" \\ ñ` }]);
  });

  test('is prepared under its name, once', async () => {
    await database.knex.transaction(async (trx) => {
      await echo(trx, [1, 'x']);
      await echo(trx, [2, 'y']);
      const found = await trx('pg_prepared_statements as p').where('p.name', 'test.echo');
      expect(found).toHaveLength(1);
    });
  });

  test('sees and shares the transaction it is given', async () => {
    await expect(
      database.knex.transaction(async (trx) => {
        await insertNote(trx, [1, 'gone']);
        expect((await countNotes(trx, []))[0]?.n).toBe(1);
        throw new Error('back');
      }),
    ).rejects.toThrow('back');
    expect(await total()).toBe(0);
  });

  test('gives its connection back after an error', async () => {
    for (let i = 0; i < 30; i += 1) {
      await expect(insertNote(database.knex, [1, null])).rejects.toMatchObject({ code: '23502' });
    }
    expect(await total()).toBe(0);
  });

  test('refuses a transaction that is over', async () => {
    const trx = await database.knex.transaction();
    await trx.commit();
    await expect(countNotes(trx, [])).rejects.toThrow('already over');
  });

  test('refuses an error inside a savepoint no more than the savepoint', async () => {
    await inTransaction(database.knex, async (trx) => {
      await insertNote(trx, [10, 'kept']);
      const inner = trx.transaction((savepoint) => insertNote(savepoint, [10, 'twice']));
      await expect(inner).rejects.toMatchObject({ constraint: 'notes_pkey' });
    });
    expect(await total()).toBe(1);
  });

  test('tells a caller who waits too long that the database is busy', async () => {
    const small = await openTestDatabase({ poolMax: 1, acquireTimeoutMs: 100 });
    try {
      await small.knex.transaction(async () => {
        await expect(echo(small.knex, [1, 'x'])).rejects.toBeInstanceOf(DatabaseBusyError);
        const slow = small.knex.raw('select 1').then(() => undefined);
        expect(isBusy(await slow.catch((error: unknown) => error))).toBe(true);
      });
      expect(await echo(small.knex, [1, 'x'])).toHaveLength(1);
    } finally {
      await small.close();
    }
  });
});
