import { once } from 'node:events';
import { connect, createServer, type Socket } from 'node:net';
import { openDatabase } from '../../src/kernel/db/client.js';
import { isBusy } from '../../src/kernel/db/errors.js';
import { nextNumber } from '../../src/kernel/db/series/next-number.js';
import { statement } from '../../src/kernel/db/statements/statement.js';
import { inTransaction } from '../../src/kernel/db/transaction.js';
import {
  createTestCompany,
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

  describe('whose defaults write dates and bytes in other forms', () => {
    const forms = `ALTER DATABASE :name: SET DateStyle = 'German, DMY'; ALTER DATABASE :name: SET bytea_output = 'escape';
      ALTER DATABASE :name: SET TimeZone = 'Asia/Tokyo'`;
    const setForms = (sql: string) =>
      database.knex.raw(
        sql.replaceAll(':name:', `"${new URL(database.url ?? '').pathname.slice(1)}"`),
      );
    beforeAll(() => setForms(forms));
    afterAll(() => setForms('ALTER DATABASE :name: RESET ALL'));

    test('is read in the forms of the server', async () => {
      const pool = await openDatabase({ url: database.url, poolMax: 1 });
      const read = statement<object>(
        '',
        `SELECT date '2026-02-28' AS day, timestamptz '2026-02-28 10:00:00-05' AS at, '\\x00ff'::bytea AS bytes`,
      );
      try {
        expect(await read(pool.knex, [])).toEqual([
          {
            day: '2026-02-28',
            at: new Date('2026-02-28T15:00:00.000Z'),
            bytes: Buffer.from([0, 255]),
          },
        ]);
      } finally {
        await pool.close();
      }
    });

    test('is refused behind a pooler that ignores the forms of the server', async () => {
      const pooler = await openStrictPooler(new URL(database.url ?? ''));
      const error = await failureOf(openDatabase({ url: pooler.url, poolMax: 1 }));
      pooler.close();
      expect(String(error)).toContain("SET DateStyle = 'ISO'");
    });
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
