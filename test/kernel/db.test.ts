import { once } from 'node:events';
import { mkdir, mkdtemp, rm, stat } from 'node:fs/promises';
import { connect, createServer, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { openDatabase } from '../../src/kernel/db/client.js';
import { constraintOf, isBusy, TransactionLostError } from '../../src/kernel/db/errors.js';
import { migrate } from '../../src/kernel/db/migrate.js';
import { nextNumber } from '../../src/kernel/db/series.js';
import { statement } from '../../src/kernel/db/statements/statement.js';
import { inTransaction } from '../../src/kernel/db/transaction.js';
import { migrations } from '../../src/migrations/index.js';
import {
  createTestCompany,
  embeddedTemplate,
  onPostgres,
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

const refusal = 'SFATAL\0C08P01\0Munsupported startup parameter: statement_timeout\0\0';

function refuse(socket: Socket): void {
  const reply = Buffer.alloc(5 + refusal.length);
  reply.write('E');
  reply.writeInt32BE(4 + refusal.length, 1);
  reply.write(refusal, 5);
  socket.end(reply);
}

/** Starts a pooler in front of PostgreSQL that accepts the usual start-up parameters only. */
async function openStrictPooler(url: URL): Promise<{ url: string; close: () => void }> {
  const server = createServer((socket) => {
    socket.on('error', () => undefined);
    socket.once('data', (startup) => {
      if (startup.includes('statement_timeout')) {
        refuse(socket);
        return;
      }
      const behind = connect(Number(url.port), url.hostname);
      behind.on('error', () => undefined);
      behind.write(startup);
      socket.pipe(behind).pipe(socket);
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (typeof address !== 'object' || !address) throw new Error('The pooler has no port');
  const front = new URL(url);
  front.port = String(address.port);
  return { url: front.href, close: () => server.close() };
}

onPostgres('the database on PostgreSQL', () => {
  test('cancels a statement that runs too long, and reports it', async () => {
    const quick = await openDatabase({ url: database.url, statementTimeoutMs: 100, poolMax: 1 });
    const error = await failureOf(quick.knex.raw('SELECT pg_sleep(5)'));
    expect(isBusy(error)).toBe(true);
    await quick.ping();
    await quick.close();
  });

  test('works through a pooler that refuses start-up parameters', async () => {
    const pooler = await openStrictPooler(new URL(database.url ?? ''));
    const pool = await openDatabase({ url: pooler.url, poolMax: 1, statementTimeoutMs: 200 });
    const sleepThen = statement<{ n: number }>('test.sleep', 'SELECT 7 AS n FROM pg_sleep($1)');
    expect(await sleepThen(pool.knex, [0])).toEqual([{ n: 7 }]);
    // PostgreSQL still executes it, so the connection is destroyed instead of being reused.
    expect(isBusy(await failureOf(sleepThen(pool.knex, [2])))).toBe(true);
    expect(await sleepThen(pool.knex, [0])).toEqual([{ n: 7 }]);
    await pool.close();
    pooler.close();
  });

  test('limits each transaction behind a pooler that refuses start-up parameters', async () => {
    const pooler = await openStrictPooler(new URL(database.url ?? ''));
    const pool = await openDatabase({ url: pooler.url, poolMax: 1, statementTimeoutMs: 200 });
    const limits = statement<object>(
      '',
      `SELECT current_setting('statement_timeout') AS statement, current_setting('lock_timeout') AS lock,
         current_setting('idle_in_transaction_session_timeout') AS idle`,
    );
    try {
      const within = await inTransaction(pool.knex, (trx) => limits(trx, []));
      expect(within).toEqual([{ statement: '200ms', lock: '200ms', idle: '20s' }]);
      // The pooler would leave settings of the session to its next client.
      expect(await limits(pool.knex, [])).toEqual([{ statement: '0', lock: '0', idle: '0' }]);
    } finally {
      await pool.close();
      pooler.close();
    }
  });

  test('runs statements without names when configured', async () => {
    const unnamed = await openDatabase({ url: database.url, namedStatements: false, poolMax: 1 });
    await statement('test.unnamed', 'SELECT 1')(unnamed.knex, []);
    const query = 'SELECT name FROM pg_prepared_statements';
    const { rows } = await unnamed.knex.raw<{ rows: unknown[] }>(query);
    expect(rows).toEqual([]);
    await unnamed.close();
  });

  test('fails at most one call after a lost connection, which is replaced', async () => {
    const pool = await openDatabase({ url: database.url, poolMax: 1 });
    const who = statement<{ pid: number }>('test.who', 'SELECT pg_backend_pid() AS pid');
    try {
      const [before] = await who(pool.knex, []);
      await database.knex.raw('SELECT pg_terminate_backend(?)', [before?.pid ?? 0]);
      const first = await who(pool.knex, []).catch((error: unknown) => error);
      expect(Array.isArray(first) || isBusy(first)).toBe(true);
      const [after] = await who(pool.knex, []);
      expect(after?.pid).not.toBe(before?.pid);
    } finally {
      await pool.close();
    }
  });

  test('leaves no gap in a series after racing writers of which a third fails', async () => {
    const companyId = await createTestCompany(database);
    await database.knex.raw('CREATE TABLE issued (number text PRIMARY KEY)');
    const write = async (attempt: number) =>
      inTransaction(database.knex, async (trx) => {
        const number = await nextNumber(trx, companyId, 'F', { prefix: '', pad: 0 });
        await statement('', 'INSERT INTO issued (number) VALUES ($1)')(trx, [number]);
        if (attempt % 3 === 0) throw new Error('undo');
      });
    const writers = Array.from({ length: 16 }, async (_unused, writer) => {
      for (let i = 0; i < 12; i += 1) await write(writer + i).catch(() => undefined);
    });
    await Promise.all(writers);
    const rows = await database.knex('issued').select<{ number: string }[]>('number');
    const numbers = rows.map((row) => Number(row.number)).sort((a, b) => a - b);
    expect(numbers).toEqual(Array.from({ length: 128 }, (_unused, i) => i + 1));
  });

  test('repeats a deadlocked transaction until both succeed', async () => {
    const companyId = await createTestCompany(database);
    const codes = ['A', 'B'];
    await database.knex('series').insert(codes.map((code) => ({ company_id: companyId, code })));
    let arrived = 0;
    const cross = (first: string, second: string) =>
      inTransaction(database.knex, async (trx) => {
        await nextNumber(trx, companyId, first);
        arrived += 1;
        while (arrived < 2) await new Promise((resolve) => setImmediate(resolve));
        await nextNumber(trx, companyId, second);
      });
    await Promise.all([cross('A', 'B'), cross('B', 'A')]);
    const rows = await database.knex('series').where({ company_id: companyId });
    expect(rows).toMatchObject([{ next_number: 3 }, { next_number: 3 }]);
  });
});
