import { DatabaseBusyError, isBusy } from '../../src/kernel/db/errors.js';
import { openTransaction } from '../../src/kernel/db/statements/open-transaction.js';
import { toPositional } from '../../src/kernel/db/statements/query.js';
import { lookup, namedStatements, statement } from '../../src/kernel/db/statements/statement.js';
import { openTestDatabase, type TestDatabase } from '../support/db.js';
import { afterAll, beforeAll, describe, expect, test } from '../support/jest.js';
import { loadStatements } from '../support/statements/load.js';
import { hasOptionalParameter } from '../support/statements/optional.js';

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
  test('binds its values by position, whatever their content', async () => {
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

  test('runs in the transaction that it is given', async () => {
    await expect(
      database.knex.transaction(async (trx) => {
        await insertNote(trx, [1, 'gone']);
        expect((await countNotes(trx, []))[0]?.n).toBe(1);
        throw new Error('back');
      }),
    ).rejects.toThrow('back');
    expect(await total()).toBe(0);
  });

  test('fails with the error of a deferred constraint at its commit', async () => {
    await database.knex.raw(
      'CREATE TABLE pairs (id bigint PRIMARY KEY, other bigint REFERENCES pairs DEFERRABLE INITIALLY DEFERRED)',
    );
    const insertPair = statement('test.pair', 'INSERT INTO pairs (id, other) VALUES ($1, $2)');
    await expect(insertPair(database.knex, [1, 2])).rejects.toMatchObject({ code: '23503' });
    await insertPair(database.knex, [1, 1]);
  });

  test('releases its connection after an error', async () => {
    for (let i = 0; i < 30; i += 1) {
      await expect(insertNote(database.knex, [1, null])).rejects.toMatchObject({ code: '23502' });
    }
    expect(await total()).toBe(0);
  });

  test('refuses a transaction that has ended', async () => {
    const trx = await openTransaction(database.knex);
    await trx.commit();
    await expect(countNotes(trx, [])).rejects.toThrow('already over');
  });

  test('undoes only the savepoint after an error inside it', async () => {
    await database.knex.transaction(async (trx) => {
      await insertNote(trx, [10, 'kept']);
      const inner = trx.transaction((savepoint) => insertNote(savepoint, [10, 'twice']));
      await expect(inner).rejects.toMatchObject({ constraint: 'notes_pkey' });
    });
    expect(await total()).toBe(1);
  });

  test('fails as busy when a caller waits too long for a connection', async () => {
    const small = await openTestDatabase({ poolMax: 1, acquireTimeoutMs: 1_000 });
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

const whose = lookup<{ pid: number }>('test.whose', 'SELECT pg_backend_pid() AS pid');
const twice = lookup<{ n: number; t: string | null; b: Buffer }>(
  'test.twice',
  'SELECT $1::int * 2 AS n, $2::text AS t, $3::bytea AS b',
);
const over = lookup<{ n: number }>('test.over', 'SELECT 10 / $1::int AS n');
const large = lookup<{ n: number }>('test.large', 'SELECT $1::text::bigint AS n');

const outcomes = (asked: readonly Promise<unknown>[]) =>
  Promise.allSettled(asked).then((all) =>
    all.map((one) => (one.status === 'fulfilled' ? one.value : 'failed')),
  );

describe('lookup', () => {
  test('returns each concurrent call its own rows', async () => {
    const numbers = Array.from({ length: 80 }, (_none, index) => index);
    const bytes = Buffer.from([0, 255, 7]);
    const rows = await Promise.all(
      numbers.map((n) => twice(database.knex, [n, n % 2 === 0 ? null : `ñ '${n}" \\`, bytes])),
    );
    expect(rows).toEqual(
      numbers.map((n) => [{ n: n * 2, t: n % 2 === 0 ? null : `ñ '${n}" \\`, b: bytes }]),
    );
  });

  test('binds long values among concurrent calls', async () => {
    const texts = ['ñ'.repeat(20_000), 'short', 'x'.repeat(70_000), '', 'é'.repeat(25)];
    for (let round = 0; round < 2; round += 1) {
      const asked = texts.map((text) => twice(database.knex, [1, text, Buffer.from(text)]));
      const rows = (await Promise.all(asked)).flat();
      expect(rows).toEqual(texts.map((t) => ({ n: 2, t, b: Buffer.from(t) })));
    }
  });

  test('sends concurrent calls over one connection', async () => {
    const asked = await Promise.all([1, 2, 3, 4].map(() => whose(database.knex, [])));
    expect(new Set(asked.map(([row]) => row?.pid)).size).toBe(1);
  });

  test('fails each failed call alone among concurrent calls', async () => {
    // Two rounds: before and after PostgreSQL has prepared the statements.
    for (let round = 0; round < 2; round += 1) {
      const { knex } = database;
      const asked = [
        over(knex, [5]),
        over(knex, [0]),
        large(knex, ['12']),
        large(knex, ['9007199254740993']),
        large(knex, ['no number']),
        over(knex, [2]),
      ];
      const seen = [[{ n: 2 }], 'failed', [{ n: 12 }], 'failed', 'failed', [{ n: 5 }]];
      expect(await outcomes(asked)).toEqual(seen);
    }
  });

  test('refuses a value that cannot be serialized, and answers the calls beside it', async () => {
    const circle: { self?: unknown } = {};
    circle.self = circle;
    const asked = [over(database.knex, [5]), over(database.knex, [circle])];
    expect(await outcomes(asked)).toEqual([[{ n: 2 }], 'failed']);
  });

  test('without a name is planned for each call, whatever ran before', async () => {
    const one = lookup<{ n: number }>('', 'SELECT $1::int AS n');
    const other = lookup<{ n: number }>('', 'SELECT $1::int + 100 AS n');
    for (let round = 0; round < 3; round += 1) {
      const { knex } = database;
      const asked = [one(knex, [1]), other(knex, [1]), one(knex, [2]), other(knex, [2])];
      const rows = (await Promise.all(asked)).flat().map(({ n }) => n);
      expect(rows).toEqual([1, 101, 2, 102]);
    }
  });

  test('inside a transaction sees its earlier writes', async () => {
    const seen = lookup<{ body: string }>('test.seen', 'SELECT body FROM notes WHERE id = $1');
    await database.knex.transaction(async (trx) => {
      await insertNote(trx, [20, 'of this transaction']);
      expect(await seen(trx, [20])).toEqual([{ body: 'of this transaction' }]);
    });
  });

  test('never returns data from before the call', async () => {
    const bodyOf = lookup<{ body: string }>('test.body', 'SELECT body FROM notes WHERE id = $1');
    const change = statement('test.change', 'UPDATE notes SET body = $2 WHERE id = $1');
    await insertNote(database.knex, [30, '0']);
    for (let count = 1; count <= 20; count += 1) {
      const before = bodyOf(database.knex, [30]);
      await change(database.knex, [30, String(count)]);
      const after = bodyOf(database.knex, [30]);
      await before;
      expect(await after).toEqual([{ body: String(count) }]);
    }
  });

  test('fails as busy when a caller waits too long for a connection', async () => {
    const small = await openTestDatabase({ poolMax: 1, acquireTimeoutMs: 1_000 });
    try {
      await small.knex.transaction(async () => {
        await expect(over(small.knex, [1])).rejects.toBeInstanceOf(DatabaseBusyError);
      });
      expect(await over(small.knex, [1])).toEqual([{ n: 10 }]);
    } finally {
      await small.close();
    }
  });

  test('reads rows of many columns with any names', async () => {
    const names = Array.from({ length: 40 }, (_none, index) => `column "${index}" \\ ñ`);
    const quoted = names.map((name, index) => `${index} AS "${name.replaceAll('"', '""')}"`);
    const wide = lookup<Record<string, number>>('test.wide', `SELECT ${quoted.join(', ')}`);
    const [row] = await wide(database.knex, []);
    expect(row).toEqual(Object.fromEntries(names.map((name, index) => [name, index])));
  });
});

describe('a statement with an optional parameter', () => {
  test('has no name, since one plan would serve all values', async () => {
    await loadStatements();
    const optional = [...namedStatements]
      .filter(([, text]) => hasOptionalParameter(toPositional(text).sql))
      .map(([name]) => name);
    expect(namedStatements.size).toBeGreaterThan(300);
    expect(optional).toEqual([]);
  });

  test.each([
    '($1::bigint IS NULL OR l.party_id = $1::bigint)',
    '($1::bigint IS NULL\n      OR l.party_id = $1::bigint)',
    '(l.party_id = $1 OR $1::bigint IS NULL)',
    'l.amount = CASE WHEN $1::text IS NULL THEN l.base ELSE l.own END',
    '(cardinality($1::text[]) = 0 OR l.kind = ANY ($1::text[]))',
    "($1 = '' OR l.kind = $1)",
    'l.party_id = COALESCE($1::bigint, l.party_id)',
    'l.date >= $2 AND (l.date <= coalesce($1, l.date))',
  ])('is recognised by «%s»', (condition) => {
    expect(hasOptionalParameter(`SELECT count(*) AS n FROM ledger l WHERE ${condition}`)).toBe(
      true,
    );
  });

  test.each([
    'UPDATE series AS s SET last_date = coalesce($2::date, s.last_date) WHERE s.id = $1',
    'SELECT t.id FROM terms t WHERE t.id = $1 AND t.code = lower(coalesce($2, (SELECT c.terms FROM company c)))',
    'SELECT u.id FROM uses u WHERE u.id = $1 AND u.code = coalesce($2, (SELECT c.currency FROM company c))',
    'SELECT s.id FROM secrets s WHERE s.id = $1 AND (s.valid_until IS NULL OR s.valid_until > $2)',
  ])('is distinguished from «%s»', (sql) => {
    expect(hasOptionalParameter(sql)).toBe(false);
  });
});
