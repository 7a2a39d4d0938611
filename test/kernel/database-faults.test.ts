import { batched } from '../../src/kernel/auth/callers/batch.js';
import { DatabaseBusyError, isBusy, isLost } from '../../src/kernel/db/errors.js';
import { startTestApp, type TestApp } from '../support/app.js';
import { afterAll, beforeAll, describe, expect, test } from '../support/jest.js';

const coded = (code: string) => Object.assign(new Error('It failed'), { code });

/** The SQLSTATEs of a database that is unavailable, full, or too busy for the request. */
const states = [
  '57P01',
  '57P02',
  '57P03',
  '57P05',
  '53000',
  '53100',
  '53200',
  '53300',
  '53400',
  '08000',
  '08001',
  '08003',
  '08004',
  '08006',
  '25P03',
  '25P04',
  '40001',
  '40P01',
  '55P03',
];

describe('errors of a database that is not available', () => {
  test.each([
    ...states,
    '57014',
    '57P04',
    '58030',
    '25006',
    'ECONNRESET',
    'EHOSTUNREACH',
    'ENOSPC',
  ])('%s is answered 503', (code) => {
    expect(isBusy(coded(code))).toBe(true);
  });

  test('08P01 is a lost connection when it is fatal, as poolers send it, and a bug otherwise', () => {
    const ofSeverity = (severity: string) => Object.assign(coded('08P01'), { severity });
    const [fatal, usual] = [ofSeverity('FATAL'), ofSeverity('ERROR')];
    expect([isLost(fatal), isBusy(fatal)]).toEqual([true, true]);
    expect([isLost(usual), isBusy(usual)]).toEqual([false, false]);
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

describe('a write that the database refuses', () => {
  let app: TestApp;
  const message = 'As the database would say';
  beforeAll(async () => {
    app = await startTestApp();
    await app.database.knex.raw('CREATE TABLE refusals (code text NOT NULL)');
    await app.database.knex.raw(`CREATE FUNCTION refuse() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN
        RAISE EXCEPTION '${message}' USING ERRCODE = (SELECT code FROM refusals);
      END $$`);
    await app.database.knex.raw(
      'CREATE TRIGGER refuse BEFORE INSERT ON products FOR EACH ROW EXECUTE FUNCTION refuse()',
    );
  });
  afterAll(() => app.close());

  test.each(states)('with %s is answered 503 with Retry-After', async (code) => {
    await app.database.knex('refusals').delete();
    await app.database.knex('refusals').insert({ code });
    const reply = await app.fetch('/api/products', {
      method: 'POST',
      headers: {
        authorization: `Bearer ${app.tokenOf('admin')}`,
        'content-type': 'application/json',
      },
      body: JSON.stringify({ code: `P-${code}`, name: 'Refused', price: 1 }),
    });
    expect([reply.status, reply.headers.get('retry-after')]).toEqual([
      503,
      expect.stringMatching(/^\d+$/),
    ]);
    expect(JSON.stringify(await reply.json())).not.toContain(message);
  });
});

describe('a batch of look-ups', () => {
  test('without an answer fails, and the next one is sent', async () => {
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

  test('without an answer does not prolong the time limit of the batches behind it', async () => {
    const find = batched<string, string>(() => new Promise(() => undefined), 400);
    const waitOf = async (key: string): Promise<number> => {
      const askedAt = performance.now();
      expect(await find(key).catch((error: unknown) => error)).toBeInstanceOf(DatabaseBusyError);
      return performance.now() - askedAt;
    };
    const first = waitOf('a');
    await new Promise((resolve) => setImmediate(resolve));
    const behind = waitOf('b');
    expect((await behind) / (await first)).toBeLessThan(1.5);
  });
});
