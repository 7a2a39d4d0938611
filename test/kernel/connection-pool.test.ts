import { createPrincipals } from '../../src/kernel/auth/callers/principals.js';
import { type Database, openDatabase } from '../../src/kernel/db/client.js';
import { withoutTimeLimit } from '../../src/kernel/db/engines/watchdog.js';
import { isBusy, isLost } from '../../src/kernel/db/errors.js';
import { lookup, statement } from '../../src/kernel/db/statements/statement.js';
import { inTransaction } from '../../src/kernel/db/transaction.js';
import { failure, startTestApp } from '../support/app.js';
import { onPostgres, openTestDatabase, type TestDatabase } from '../support/db.js';
import { type FaultProxy, openFaultProxy, throughProxy } from '../support/fault-proxy.js';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from '../support/jest.js';
import { until } from '../support/until.js';

onPostgres('the connection pool on PostgreSQL', () => {
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
    // The watchdog acts two seconds after the limit of PostgreSQL itself.
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

  test('an unanswered statement is cancelled, and its connection is replaced', async () => {
    const [before] = await pid(behind.knex, []);
    proxy.loseAnswers();
    const lost = await failureOf(pid(behind.knex, []));
    expect([isLost(lost), isBusy(lost)]).toEqual([true, true]);
    proxy.resume();
    const [after] = await pid(behind.knex, []);
    expect(after?.pid).not.toBe(before?.pid);
  });

  test('look-ups in one batch share the time limit of one statement', async () => {
    const nap = lookup<object>('test.fault_nap', 'SELECT pg_sleep($1::float8)');
    const waitOf = async (count: number, seconds: number) => {
      const startedAt = performance.now();
      const naps = Array.from({ length: count }, () => nap(behind.knex, [seconds]));
      const ended = await Promise.allSettled(naps);
      return { ended, ms: performance.now() - startedAt };
    };
    await waitOf(1, 0);
    const one = await waitOf(1, 0.3);
    expect(one.ended.map(({ status }) => status)).toEqual(['fulfilled']);
    const many = await waitOf(32, 0.3);
    const reasons = many.ended.flatMap((each) => (each.status === 'rejected' ? [each.reason] : []));
    expect(reasons.map(isBusy)).toEqual(many.ended.map(() => true));
    expect(many.ms / one.ms).toBeLessThan(20);
  });

  test('a new pool whose first query is not answered fails at the statement limit', async () => {
    proxy.loseAnswersFrom('select');
    const opened = openDatabase({
      url: throughProxy(url, proxy),
      poolMax: 1,
      statementTimeoutMs: 100,
      acquireTimeoutMs: 8_000,
    });
    expect(String(await failureOf(opened))).toMatch(/Query read timeout/);
  });

  test('an unanswered statement ends its transaction with the same error', async () => {
    const ended = inTransaction(behind.knex, async (trx) => {
      proxy.loseAnswers();
      await statement('', 'SELECT 1')(trx, []);
    });
    const error = await failureOf(ended);
    expect([isBusy(error), String(error)]).toEqual([
      true,
      expect.stringMatching(/Query read|terminated/),
    ]);
    proxy.resume();
    await behind.ping();
  });

  test('callers are looked up again after an unanswered query', async () => {
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

  test('connections that are terminated in mid-transaction fail as a lost database', async () => {
    const ended = inTransaction(behind.knex, async (trx) => {
      const [row] = await pid(trx, []);
      await database.knex.raw('SELECT pg_terminate_backend(?)', [row?.pid ?? 0]);
      await statement('', 'SELECT 1')(trx, []);
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
      const { knex } = app.database;
      const ask = () => app.fetch('/api/products', { headers });
      const lock = await knex.transaction();
      await lock.raw('LOCK TABLE products IN ACCESS EXCLUSIVE MODE');
      const asked = Array.from({ length: 20 }, ask);
      let terminated = 0;
      await until(async () => {
        const { rows } = await knex.raw<{ rows: unknown[] }>(
          `SELECT pg_terminate_backend(pid) FROM pg_stat_activity
           WHERE datname = current_database() AND wait_event_type = 'Lock'`,
        );
        terminated += rows.length;
        return terminated > 0;
      });
      await lock.rollback();
      const replies = await Promise.all(asked);
      for (const reply of replies) expect([200, 503]).toContain(reply.status);
      const refused = replies.filter(({ status }) => status === 503);
      expect(refused.length).toBeGreaterThan(0);
      for (const reply of refused) expect(reply.headers.get('retry-after')).toMatch(/^\d+$/);
      expect((await app.fetch('/api/products', { headers })).status).toBe(200);
    } finally {
      await app.close();
    }
  });

  test('a transaction whose client vanishes holds its locks until its idle limit, and others get 503 until then', async () => {
    const app = await startTestApp({ database: { statementTimeoutMs: 300 } });
    const away = await openFaultProxy(app.database.url ?? '');
    const lost = await openDatabase({
      url: throughProxy(app.database.url ?? '', away),
      poolMax: 1,
    });
    const trx = await lost.knex.transaction();
    try {
      const { data: product } = await app
        .as('admin')
        .products.create({ code: 'HELD', name: 'Held', price: 1 });
      const [holder] = await pid(trx, []);
      await trx.raw(`SET LOCAL idle_in_transaction_session_timeout = '4s'`);
      await trx.raw('SELECT id FROM products WHERE id = ? FOR UPDATE', [product.id]);
      away.loseClients();

      const rename = () =>
        app.as('admin').products.update(product.id, { code: 'HELD', name: 'Renamed', price: 1 });
      expect(await failure(rename())).toMatchObject({
        statusCode: 503,
        retryAfter: expect.any(Number),
      });
      const isHeld = async (): Promise<boolean> => {
        const sessions = app.database.knex('pg_stat_activity').where('pid', holder?.pid ?? 0);
        return (await sessions).length > 0;
      };
      expect(await isHeld()).toBe(true);
      await until(async () => !(await isHeld()));
      expect((await rename()).data.name).toBe('Renamed');
    } finally {
      // Its connection is closed, so there is nothing to roll back.
      await trx.rollback().catch(() => undefined);
      await lost.close();
      await away.close();
      await app.close();
    }
  });
});
