import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { batched } from '../../src/kernel/auth/batch.js';
import { createPrincipals } from '../../src/kernel/auth/principals.js';
import { type Database, openDatabase } from '../../src/kernel/db/client.js';
import { DatabaseBusyError, isBusy, isLost } from '../../src/kernel/db/errors.js';
import { statement } from '../../src/kernel/db/statement.js';
import { inTransaction } from '../../src/kernel/db/transaction.js';
import { withoutTimeLimit } from '../../src/kernel/db/watchdog.js';
import { startTestApp } from '../support/app.js';
import { onPostgres, openTestDatabase, type TestDatabase } from '../support/db.js';
import { type FaultProxy, openFaultProxy, throughProxy } from '../support/fault-proxy.js';

const coded = (code: string) => Object.assign(new Error('It failed'), { code });

describe('errors of a database that is not available', () => {
  test.each([
    '57P01',
    '57P04',
    '25P03',
    '08006',
    '53100',
    '53200',
    '53300',
    '55P03',
    '57014',
    '58030',
    '25006',
    'ECONNRESET',
    'EHOSTUNREACH',
    'ENOSPC',
  ])('%s is answered 503', (code) => {
    expect(isBusy(coded(code))).toBe(true);
  });

  test.each([
    'ROLLBACK - Connection terminated unexpectedly',
    'BEGIN; - Connection terminated unexpectedly',
    'select 1 - Client has encountered a connection error and is not queryable',
    'Query read timeout',
  ])('«%s» is a lost connection', (message) => {
    expect(isLost(new Error(message))).toBe(true);
  });

  test.each(['23505', '42601', '22001', 'ENOENT'])('%s is not answered 503', (code) => {
    expect(isBusy(coded(code))).toBe(false);
  });
});

describe('a batch of look-ups', () => {
  test('that is never answered fails, and the next one is sent', async () => {
    const batches: (readonly string[])[] = [];
    const find = batched<string, string>((keys) => {
      batches.push(keys);
      return batches.length === 1 ? new Promise(() => undefined) : Promise.resolve(keys);
    }, 50);
    const lost = find('a').catch((error: unknown) => error);
    await new Promise((resolve) => setImmediate(resolve));
    const next = find('b');
    expect(await lost).toBeInstanceOf(DatabaseBusyError);
    expect(await next).toBe('b');
    expect(batches).toEqual([['a'], ['b']]);
  });
});

onPostgres('on PostgreSQL', () => {
  let database: TestDatabase;
  let proxy: FaultProxy;
  let url: string;
  let behind: Database;
  const pid = statement<{ pid: number }>('test.fault_pid', 'SELECT pg_backend_pid() AS pid');
  const slow = statement<object>('', 'SELECT pg_sleep(4)');
  const failureOf = (work: Promise<unknown>) =>
    work.then(
      () => undefined,
      (error: unknown) => error,
    );

  beforeAll(async () => {
    database = await openTestDatabase();
  });
  afterAll(() => database.close());
  beforeEach(async () => {
    url = database.url ?? '';
    proxy = await openFaultProxy(url);
    // The watchdog acts two seconds after the server's own limit.
    behind = await openDatabase({
      url: throughProxy(url, proxy),
      poolMax: 2,
      statementTimeoutMs: 500,
      acquireTimeoutMs: 1_000,
    });
  });
  afterEach(async () => {
    proxy.refuse();
    await behind.close();
    await proxy.close();
  });

  test('a lost answer ends its statement, and the connection is replaced', async () => {
    const [before] = await pid(behind.knex, []);
    proxy.loseAnswers();
    const lost = await failureOf(pid(behind.knex, []));
    expect([isLost(lost), isBusy(lost)]).toEqual([true, true]);
    proxy.resume();
    const [after] = await pid(behind.knex, []);
    expect(after?.pid).not.toBe(before?.pid);
  });

  test('a lost answer within a transaction ends it with that error', async () => {
    const ended = inTransaction(behind.knex, async (trx) => {
      proxy.loseAnswers();
      await trx.raw('SELECT 1');
    });
    const error = await failureOf(ended);
    expect([isBusy(error), String(error)]).toEqual([
      true,
      expect.stringMatching(/Query read|terminated/),
    ]);
    proxy.resume();
    await behind.ping();
  });

  test('callers are looked up again after a lost answer', async () => {
    const principals = createPrincipals(behind.knex);
    await principals.probe();
    proxy.loseAnswers();
    expect(isBusy(await failureOf(principals.probe()))).toBe(true);
    proxy.resume();
    await principals.probe();
  });

  test('a statement without a time limit outlives the watchdog', async () => {
    const done = inTransaction(behind.knex, async (trx) => {
      await withoutTimeLimit(trx);
      await slow(trx, []);
      return 'done';
    });
    expect(await done).toBe('done');
  });

  test('connections that are terminated in mid-transaction answer as a lost database', async () => {
    const ended = inTransaction(behind.knex, async (trx) => {
      const [row] = await pid(trx, []);
      await database.knex.raw('SELECT pg_terminate_backend(?)', [row?.pid ?? 0]);
      await trx.raw('SELECT 1');
    });
    expect(isBusy(await failureOf(ended))).toBe(true);
  });

  test('every connection limits waits for locks and idle transactions, and probes its client', async () => {
    const settings = [
      'lock_timeout',
      'idle_in_transaction_session_timeout',
      'statement_timeout',
      'tcp_keepalives_idle',
    ];
    const { rows } = await behind.knex.raw<{ rows: { name: string; setting: string }[] }>(
      'SELECT name, setting FROM pg_settings WHERE name = ANY(?) ORDER BY name',
      [settings],
    );
    expect(Object.fromEntries(rows.map(({ name, setting }) => [name, setting]))).toEqual({
      idle_in_transaction_session_timeout: '20000',
      lock_timeout: '500',
      statement_timeout: '500',
      tcp_keepalives_idle: '30',
    });
  });

  test('requests whose connections are terminated answer 503 with Retry-After, and later ones 200', async () => {
    const app = await startTestApp();
    try {
      const headers = { authorization: `Bearer ${app.tokenOf('admin')}` };
      const { rows } = await app.database.knex.raw<{ rows: { pid: number }[] }>(
        `SELECT pid FROM pg_stat_activity WHERE datname = current_database() AND pid <> pg_backend_pid()`,
      );
      for (const row of rows)
        await app.database.knex.raw('SELECT pg_terminate_backend(?)', [row.pid]);
      const replies = await Promise.all(
        Array.from({ length: 20 }, () => app.fetch('/api/products', { headers })),
      );
      for (const reply of replies) {
        expect([200, 503]).toContain(reply.status);
        if (reply.status === 503) expect(reply.headers.get('retry-after')).not.toBeNull();
      }
      expect((await app.fetch('/api/products', { headers })).status).toBe(200);
    } finally {
      await app.close();
    }
  });
});
