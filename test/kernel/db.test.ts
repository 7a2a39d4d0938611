import { mkdir, mkdtemp, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { openDatabase } from '../../src/kernel/db/client.js';
import {
  constraintOf,
  isBusy,
  refuseViolations,
  TransactionLostError,
} from '../../src/kernel/db/errors.js';
import { migrate } from '../../src/kernel/db/migrate.js';
import { nextNumber } from '../../src/kernel/db/series/next-number.js';
import { statement } from '../../src/kernel/db/statements/statement.js';
import { inTransaction } from '../../src/kernel/db/transaction.js';
import { migrations } from '../../src/migrations/index.js';
import {
  createTestCompany,
  embeddedTemplate,
  openTestDatabase,
  type TestDatabase,
} from '../support/db.js';
import { afterAll, beforeAll, describe, expect, test } from '../support/jest.js';

let database: TestDatabase;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

async function failureOf(work: PromiseLike<unknown>): Promise<unknown> {
  try {
    await work;
  } catch (error) {
    return error;
  }
  throw new Error('It was expected to fail');
}

describe('columns', () => {
  test('are read in the same form on both engines', async () => {
    const read = statement(
      'test.columns',
      `SELECT 9007199254740991::bigint AS big, 12345678901234.5678::numeric(19,4) AS amount,
              date '2026-02-28' AS day, timestamptz '2026-02-28 10:00:00.123456-05' AS at,
              timestamptz '0044-03-15 12:00:00+00 BC' AS ides, '{"a":[1]}'::jsonb AS doc, true AS yes,
              ARRAY[1,2]::bigint[] AS ids, ARRAY[1.10]::numeric[] AS amounts,
              ARRAY['2026-01-01']::date[] AS days, count(*) AS n, NULL::bigint AS nothing`,
    );
    expect(await read(database.knex, [])).toEqual([
      {
        big: 9_007_199_254_740_991,
        amount: '12345678901234.5678',
        day: '2026-02-28',
        at: new Date('2026-02-28T15:00:00.123Z'),
        ides: new Date('-000043-03-15T12:00:00Z'),
        doc: { a: [1] },
        yes: true,
        ids: [1, 2],
        amounts: ['1.10'],
        days: ['2026-01-01'],
        n: 1,
        nothing: null,
      },
    ]);
  });

  test('refuse a bigint that a number cannot represent', async () => {
    const error = await failureOf(database.knex.raw('SELECT 9007199254740993::bigint AS big'));
    expect(error).toBeInstanceOf(RangeError);
    await database.ping();
  });

  test('leave the type parsers of other users of pg unchanged', () => {
    expect(pg.types.getTypeParser(pg.types.builtins.INT8, 'text')('1')).toBe('1');
  });

  test('are read in UTC, independent of the host', async () => {
    const { rows } = await database.knex.raw<{ rows: unknown[] }>(
      `SELECT timestamptz '2026-01-01 02:00:00+03'::date AS day`,
    );
    expect(rows).toEqual([{ day: '2025-12-31' }]);
  });
});

describe('errors', () => {
  test('constraintOf names the violated constraint, and nothing for other errors', async () => {
    const companyId = await createTestCompany(database);
    const { knex } = database;
    const series = { company_id: companyId, code: 'x' };
    await knex('series').insert(series);
    expect(constraintOf(await failureOf(knex('series').insert(series)))).toBe('series_pkey');
    const unknown = knex('series').insert({ company_id: -1, code: 'x' });
    expect(constraintOf(await failureOf(unknown))).toBe('series_company_id_fkey');
    const badPad = knex('series').insert({ ...series, code: 'y', pad: 99 });
    expect(constraintOf(await failureOf(badPad))).toBe('series_pad_check');
    const syntax = await failureOf(knex.raw('SELEC 1'));
    expect([constraintOf(syntax), isBusy(syntax)]).toEqual([undefined, false]);
    expect(constraintOf(new Error('x'))).toBeUndefined();
    expect(isBusy(undefined)).toBe(false);
  });

  test('constraintOf names the constraint of the table for that of a shard', async () => {
    const companyId = await createTestCompany(database);
    const series = { company_id: companyId, code: 'x' };
    const failed = database.knex.transaction(async (trx) => {
      await trx.raw('ALTER TABLE series RENAME CONSTRAINT series_pkey TO series_pkey_102425');
      await trx('series').insert(series);
      await trx('series').insert(series);
    });
    const error = await failureOf(failed);
    expect(error).toMatchObject({ constraint: 'series_pkey_102425' });
    expect(constraintOf(error)).toBe('series_pkey');
  });

  test('refuseViolations replaces the violations of the named constraints, and no other error', async () => {
    const { knex } = database;
    const taken = new Error('taken');
    const refusals = { series_pkey: () => taken };
    const series = { company_id: await createTestCompany(database), code: 'refused' };
    await refuseViolations(knex('series').insert(series).then(), refusals);
    const again = refuseViolations(knex('series').insert(series).then(), refusals);
    await expect(again).rejects.toBe(taken);
    const unknown = knex('series')
      .insert({ ...series, company_id: -1 })
      .then();
    await expect(refuseViolations(unknown, refusals)).rejects.toMatchObject({ code: '23503' });
  });

  test('isBusy recognises a server that cannot be reached', async () => {
    const error = await failureOf(openDatabase({ url: 'postgres://nobody@127.0.0.1:1/none' }));
    expect(isBusy(error)).toBe(true);
  });
});

const addCompany = statement(
  '',
  `INSERT INTO companies (code, name, base_currency) VALUES ($1, 'x', 'EUR')`,
);
const divideByZero = statement('', 'SELECT 1/0');

describe('inTransaction', () => {
  test('joins the transaction of its caller', async () => {
    const code = `joined-${Date.now()}`;
    const failed = inTransaction(database.knex, async (outer) => {
      await inTransaction(outer, async (inner) => {
        expect(inner).toBe(outer);
        await addCompany(inner, [code]);
      });
      throw new Error('undo');
    });
    await expect(failed).rejects.toThrow('undo');
    expect(await database.knex('companies').where({ code })).toEqual([]);
  });

  test('fails when a swallowed error has undone the transaction', async () => {
    const lost = inTransaction(database.knex, async (trx) => {
      await divideByZero(trx, []).catch(() => undefined);
      return 'saved';
    });
    await expect(lost).rejects.toBeInstanceOf(TransactionLostError);
    await database.ping();
  });

  test('repeats its work after a serialization failure, up to four runs in all', async () => {
    let runs = 0;
    const race = statement('', 'DO $$ BEGIN RAISE EXCEPTION USING ERRCODE = $e$40001$e$; END $$');
    const result = await inTransaction(database.knex, async (trx) => {
      runs += 1;
      if (runs < 4) await race(trx, []);
      return runs;
    });
    expect(result).toBe(4);
    runs = -10;
    const hopeless = inTransaction(database.knex, async (trx) => {
      runs += 1;
      await race(trx, []);
    });
    await expect(hopeless).rejects.toMatchObject({ code: '40001' });
    expect(runs).toBe(-6);
  });

  test('does not repeat its work after any other error', async () => {
    let runs = 0;
    const work = inTransaction(database.knex, async (trx) => {
      runs += 1;
      await divideByZero(trx, []);
    });
    await expect(work).rejects.toMatchObject({ code: '22012' });
    expect(runs).toBe(1);
  });
});

describe('nextNumber', () => {
  test('starts a new series, and continues an existing one', async () => {
    const companyId = await createTestCompany(database);
    const take = (code: string) =>
      inTransaction(database.knex, (trx) => nextNumber(trx, companyId, code));
    expect([await take('F'), await take('F'), await take('NC')]).toEqual([
      'F-000001',
      'F-000002',
      'NC-000001',
    ]);
    const row = { company_id: companyId, code: 'B', prefix: 'B001-', next_number: 99_999, pad: 5 };
    await database.knex('series').insert(row);
    expect([await take('B'), await take('B')]).toEqual(['B001-99999', 'B001-100000']);
  });

  test('counts separately for each company', async () => {
    const [one, two] = [await createTestCompany(database), await createTestCompany(database)];
    const start = { prefix: '', pad: 0 };
    expect(await nextNumber(database.knex, one, 'F', start)).toBe('1');
    expect(await nextNumber(database.knex, two, 'F', start)).toBe('1');
  });

  test('returns a number when its transaction fails', async () => {
    const companyId = await createTestCompany(database);
    const failed = inTransaction(database.knex, async (trx) => {
      await nextNumber(trx, companyId, 'F');
      throw new Error('undo');
    });
    await expect(failed).rejects.toThrow('undo');
    expect(await nextNumber(database.knex, companyId, 'F')).toBe('F-000001');
  });
});

describe('audit_log', () => {
  test.each([
    ['UPDATE', "UPDATE audit_log SET action = 'forged'"],
    ['DELETE', 'DELETE FROM audit_log'],
    ['TRUNCATE', 'TRUNCATE audit_log'],
  ])('refuses %s', async (_what, sql) => {
    await database.knex('audit_log').insert({ company_id: 0, actor_type: 'none', action: 'login' });
    await expect(database.knex.raw(sql)).rejects.toMatchObject({ code: '42501' });
    expect(await database.knex('audit_log').where({ action: 'forged' })).toEqual([]);
  });
});

/** Opens the engine from its files several times. */
const slow = 120_000;

describe('the embedded database', () => {
  test(
    'is readable by its owner alone, even in a folder that others could read',
    async () => {
      const parent = await mkdtemp(join(tmpdir(), 'notaria-db-'));
      const template = await embeddedTemplate();
      const [fresh, old] = [join(parent, 'fresh'), join(parent, 'old')];
      await mkdir(join(old, 'postgres'), { recursive: true, mode: 0o755 });
      try {
        for (const dataDir of [fresh, old]) {
          await (await openDatabase({ dataDir, template })).close();
          const { mode } = await stat(join(dataDir, 'postgres'));
          expect([dataDir, mode & 0o777]).toEqual([dataDir, 0o700]);
        }
        expect((await stat(fresh)).mode & 0o777).toBe(0o700);
      } finally {
        await rm(parent, { recursive: true });
      }
    },
    slow,
  );

  test(
    'preserves its data when it is opened again, and starts from a dump',
    async () => {
      const dataDir = await mkdtemp(join(tmpdir(), 'notaria-db-'));
      const said: string[] = [];
      try {
        const first = await openDatabase({ dataDir, onProgress: (message) => said.push(message) });
        await migrate(first, migrations);
        const id = await createTestCompany(first);
        const dump = await first.dump();
        await first.close();
        const again = await openDatabase({ dataDir, onProgress: (message) => said.push(message) });
        expect(await again.knex('companies').where({ id })).toHaveLength(1);
        await again.close();
        const copy = await openDatabase({ dataDir: 'memory', template: dump });
        expect(await copy.knex('companies').where({ id })).toHaveLength(1);
        await copy.close();
        expect(said).toEqual([expect.stringContaining('first start')]);
      } finally {
        await rm(dataDir, { recursive: true });
      }
    },
    slow,
  );

  test(
    'refuses a second opening of its folder, and opens after the first is closed',
    async () => {
      const dataDir = await mkdtemp(join(tmpdir(), 'notaria-db-'));
      try {
        const first = await openDatabase({ dataDir });
        await expect(openDatabase({ dataDir })).rejects.toThrow(`in use by process ${process.pid}`);
        await first.close();
        await (await openDatabase({ dataDir })).close();
      } finally {
        await rm(dataDir, { recursive: true });
      }
    },
    slow,
  );
});
