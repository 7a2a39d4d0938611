import { Registry } from 'prom-client';
import { createPasswords } from '../../src/kernel/auth/passwords.js';
import type { StatementObserver } from '../../src/kernel/db/scope.js';
import { statement } from '../../src/kernel/db/statements/statement.js';
import { enqueue } from '../../src/kernel/jobs/queries.js';
import { startJobs } from '../../src/kernel/jobs/worker.js';
import { createLogger } from '../../src/kernel/log.js';
import { reportQueues } from '../../src/kernel/observe/queues.js';
import { logSlowStatements } from '../../src/kernel/observe/slow-statements.js';
import { startBlockWatch } from '../../src/kernel/observe/watches/block-watch.js';
import { failure, startTestApp, type TestApp } from '../support/app.js';
import { createTestCompany, holdConnections, openTestDatabase } from '../support/db.js';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from '../support/jest.js';
import { until } from '../support/until.js';

/** Returns a log and the lines that were written to it. */
function openLog() {
  const lines: Record<string, unknown>[] = [];
  const write = (line: string) => void lines.push(JSON.parse(line));
  return { lines, log: createLogger({ logLevel: 'warn' }, { write }) };
}

/** The sum of the samples of a metric whose labels contain `labels`. */
function figureOf(text: string, name: string, labels = ''): number {
  const samples = text.split('\n').filter((line) => {
    const [series = ''] = line.split(' ');
    return series.split('{')[0] === name && series.includes(labels);
  });
  return samples.reduce((sum, line) => sum + Number(line.split(' ').at(-1)), 0);
}

let app: TestApp;
const { lines, log } = openLog();
// So short that every statement takes longer.
const observed: StatementObserver | undefined = logSlowStatements(log, 0.000_1);
beforeAll(async () => {
  app = await startTestApp({
    database: { observe: observed, poolMax: 4 },
    config: { areRateLimitsOn: false },
  });
});
afterAll(() => app.close());
beforeEach(() => void lines.splice(0));

describe('slow statements', () => {
  test('are logged with their names, operation and request id, and without values', async () => {
    const product = { code: 'SECRET-CODE', name: 'Secret name', price: 3 };
    const headers = {
      authorization: `Bearer ${app.tokenOf('admin')}`,
      'content-type': 'application/json',
      'x-request-id': 'request-of-the-log',
    };
    const body = JSON.stringify(product);
    const reply = await app.fetch('/api/products', { method: 'POST', headers, body });
    expect(reply.status).toBe(201);
    const facts = { operation: 'createProduct', requestId: 'request-of-the-log' };
    const own = lines.filter(({ requestId }) => requestId === facts.requestId);
    expect(own.flatMap(({ statements }) => statements)).toEqual(
      expect.arrayContaining(['transaction.begin', 'products.insert', 'transaction.commit']),
    );
    for (const line of own) {
      expect(line).toMatchObject({ ...facts, msg: 'Slow statement', ms: expect.any(Number) });
    }
    expect(JSON.stringify(lines)).not.toMatch(/secret/i);
  });

  test('are told apart from fast ones by the limit, also when they fail', async () => {
    const own = openLog();
    const observe = logSlowStatements(own.log, 100);
    const database = await openTestDatabase({ observe });
    const sleep = statement('test.observed_sleep', 'SELECT pg_sleep($1)');
    const fail = statement('test.observed_failure', 'SELECT 1 / length(pg_sleep($1)::text)');
    await sleep(database.knex, [0.001]);
    await sleep(database.knex, [0.12]);
    await expect(fail(database.knex, [0.12])).rejects.toThrow('division by zero');
    await database.close();
    expect(own.lines.map(({ code, statements }) => ({ code, statements }))).toEqual([
      { code: undefined, statements: ['test.observed_sleep'] },
      { code: '22012', statements: ['test.observed_failure'] },
    ]);
    expect(logSlowStatements(own.log, 0)).toBeUndefined();
  });
});

describe('metrics', () => {
  test('show connections in use, the callers that wait for one, and how long they waited', async () => {
    const size = app.database.kind === 'embedded' ? 1 : 4;
    const release = await holdConnections(app.database);
    const asked = app.as('admin').products.list();
    await until(async () => figureOf(await app.metrics(), 'db_pool_waiting') === 1);
    const text = await app.metrics();
    await release();
    await asked;
    expect(figureOf(text, 'db_pool_connections', 'in_use')).toBe(size);
    expect(figureOf(text, 'db_pool_connections', 'idle')).toBe(0);
    expect(figureOf(text, 'db_pool_size')).toBe(size);
    const later = await app.metrics();
    expect(figureOf(later, 'db_pool_wait_seconds_count')).toBeGreaterThanOrEqual(1);
    expect(figureOf(later, 'db_pool_connections', 'in_use')).toBe(0);
    expect(figureOf(later, 'db_pool_connections', 'idle')).toBe(size);
    expect(figureOf(later, 'db_pool_waiting')).toBe(0);
  });

  test('show the waits of batched look-ups of callers', async () => {
    const before = figureOf(await app.metrics(), 'caller_lookup_wait_seconds_count');
    await app.as('admin').products.list();
    expect(figureOf(await app.metrics(), 'caller_lookup_wait_seconds_count')).toBe(before + 1);
  });

  test('count the refusals of each rate limit', async () => {
    const config = { areRateLimitsOn: true, rateLimits: { auth: 1 } };
    const limited = await startTestApp({ config, sharing: app });
    const login = () => limited.client().auth.login({ email: 'a@example.com', password: 'wrong' });
    await failure(login());
    expect(figureOf(await limited.metrics(), 'rate_limit_refusals_total')).toBe(0);
    await failure(login());
    expect(figureOf(await limited.metrics(), 'rate_limit_refusals_total', 'limit="auth"')).toBe(1);
    await limited.close();
  });

  test('show what runs and waits in each queue', async () => {
    const registry = new Registry();
    const passwords = await createPasswords(8);
    reportQueues(registry, { passwords: passwords.load });
    const hashed = [1, 2, 3, 4, 5].map(() => passwords.hash('a password'));
    const text = await registry.metrics();
    expect(figureOf(text, 'queue_running', 'passwords')).toBe(2);
    expect(figureOf(text, 'queue_waiting', 'passwords')).toBe(3);
    await Promise.all(hashed);
    expect(figureOf(await registry.metrics(), 'queue_running', 'passwords')).toBe(0);
    const queues = await app.metrics();
    for (const name of ['exports', 'images', 'passwords']) {
      expect(queues).toContain(`queue_waiting{queue="${name}"} 0`);
    }
  });

  test('show the age of the oldest due job, and no figures without the database', async () => {
    const registry = new Registry();
    const database = await openTestDatabase();
    const companyId = await createTestCompany(database);
    const now = app.clock.now();
    const runAt = new Date(now.getTime() - 90_000);
    await enqueue(database.knex, { companyId, kind: 'test.late', payload: {}, runAt });
    const worker = startJobs({ db: database.knex, clock: app.clock, log, kinds: {}, registry });
    const text = await registry.metrics();
    expect(figureOf(text, 'jobs_due')).toBe(1);
    expect(figureOf(text, 'jobs_oldest_due_seconds')).toBe(90);
    expect(figureOf(text, 'jobs_dead')).toBe(0);
    await worker.stop();
    await database.close();
    expect(figureOf(await registry.metrics(), 'jobs_due')).toBeNaN();
  });
});

/** Keeps the processor busy, so that nothing else runs in this thread. */
function hold(ms: number): void {
  const end = performance.now() + ms;
  while (performance.now() < end);
}

describe('the watch of the event loop', () => {
  test('names the operation that held it, not those that were open', async () => {
    const own = openLog();
    const registry = new Registry();
    const engines = {
      identities: {
        name: 'slow',
        version: '1',
        async validate() {
          await new Promise((resolve) => setTimeout(resolve, 20));
          hold(500);
          return { outcome: 'unsupported' as const, reason: 'planted' };
        },
      },
    };
    const watched = await startTestApp({ sharing: app, engines });
    const stop = startBlockWatch({ log: own.log, registry, limitMs: 250 });
    const kyc = await watched.kyc();
    const input = { idNumber: '00100000017', country: 'do' };
    const login = () => watched.client().auth.login({ email: 'x@example.com', password: 'wrong' });
    const named = () => own.lines.filter(({ stack }) => /\bhold\b/.test(JSON.stringify(stack)));
    // The thread needs a moment to start; a block before that has no name.
    while (named().length === 0) {
      const checked = kyc.documents.databaseValidation(input);
      // Open at the same time, begun after the check and before the block.
      await Promise.allSettled([checked, login(), login(), login()]);
    }
    await stop();
    for (const line of named()) {
      expect(line).toMatchObject({
        operation: 'validateAgainstDatabase',
        msg: 'The event loop was held',
      });
    }
    const text = await registry.metrics();
    const operation = 'operation="validateAgainstDatabase"';
    expect(figureOf(text, 'event_loop_blocks_total', operation)).toBeGreaterThanOrEqual(1);
    expect(figureOf(text, 'event_loop_blocked_seconds_total')).toBeGreaterThan(0.4);
    await watched.close();
  });
});
