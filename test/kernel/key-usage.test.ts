import type { NewApiKey, SvcErp } from '../../sdk/erp/index.js';
import { createKeyUsage } from '../../src/kernel/auth/usage/counter.js';
import type { Logger } from '../../src/kernel/log.js';
import type { Principal } from '../../src/kernel/principal.js';
import { failure, startTestApp, type TestApp } from '../support/app.js';
import { holdConnections } from '../support/db.js';
import { afterAll, beforeAll, describe, expect, test } from '../support/jest.js';
import { callerTables, withoutTables } from '../support/missing-tables.js';
import { gate, until } from '../support/until.js';

let app: TestApp;
let admin: SvcErp;
beforeAll(async () => {
  app = await startTestApp({ database: { poolMax: 4 } });
  admin = app.as('admin');
});
afterAll(() => app.close());

const create = async (): Promise<NewApiKey> => {
  const input = { name: 'Shop', permissions: ['products:read'] };
  return (await admin.apiKeys.create(input)).data;
};
const clientOf = ({ value }: NewApiKey, through = app) => through.client({ apiKey: value ?? '' });
const usageOf = async (id: number) => (await admin.apiKeys.usage(id)).data;
const totalsOf = async (id: number) => (await usageOf(id)).totals;

/** Waits until the server has written a number of requests. */
const written = (id: number, requests: number) =>
  until(async () => (await totalsOf(id)).requests === requests);

/** Runs work with another server on the same data, which writes its counts when it is closed. */
async function onOther<T>(
  work: (other: TestApp) => Promise<T>,
  config: Parameters<typeof startTestApp>[0] = {},
): Promise<T> {
  const other = await startTestApp({ sharing: app, ...config });
  try {
    return await work(other);
  } finally {
    await other.close();
  }
}

describe('getApiKeyUsage', () => {
  test('counts requests by day, with those that were refused and those that failed', async () => {
    const key = await create();
    const shop = clientOf(key);
    await shop.products.list();
    await shop.products.list();
    expect(await failure(shop.customers.list())).toMatchObject({ statusCode: 403 });
    expect(await failure(shop.products.get(999_999))).toMatchObject({ statusCode: 404 });
    const restore = await withoutTables(app.database, [...callerTables, 'key_usage']);
    expect(await failure(shop.products.list())).toMatchObject({ statusCode: 500 });
    await restore();
    await written(key.id, 5);
    const usage = await usageOf(key.id);
    const counts = { requests: 5, refused: 2, failed: 1 };
    expect(usage).toMatchObject({
      id: key.id,
      name: 'Shop',
      timeZone: 'America/Santo_Domingo',
      totals: counts,
      dateFrom: '2026-01-02',
      dateTo: '2026-01-31',
    });
    expect(usage.days).toHaveLength(30);
    expect(usage.days.at(-1)).toEqual({ day: '2026-01-31', ...counts });
    expect(usage.days.at(-2)).toEqual({ day: '2026-01-30', requests: 0, refused: 0, failed: 0 });
  });

  test('counts a batch as one request, and none for which the key is refused', async () => {
    const key = await create();
    const read = { method: 'GET', path: '/api/products' } as const;
    await onOther((other) => clientOf(key, other).batch.run({ operations: [read, read] }));
    await admin.apiKeys.revoke(key.id);
    await onOther((other) => failure(clientOf(key, other).products.list()));
    expect(await totalsOf(key.id)).toEqual({ requests: 1, refused: 0, failed: 0 });
  });

  test('adds up the counts of several servers, which write them when they end', async () => {
    const key = await create();
    const use = (other: TestApp) => clientOf(key, other).products.list();
    await Promise.all([onOther(use), onOther(use), use(app)]);
    await onOther(use);
    await written(key.id, 4);
  });

  test('keeps the counts of a key and of its successor apart', async () => {
    const old = await create();
    const next = (await admin.apiKeys.rotate(old.id, { overlapMinutes: 60 })).data;
    await onOther(async (other) => {
      await clientOf(old, other).products.list();
      await clientOf(next, other).products.list();
      await clientOf(next, other).products.list();
    });
    expect([await totalsOf(old.id), await totalsOf(next.id)]).toMatchObject([
      { requests: 1 },
      { requests: 2 },
    ]);
  });

  test('answers 404 for an unknown key and for one of another company', async () => {
    const { id } = await create();
    for (const request of [admin.apiKeys.usage(999_999), app.as('stranger').apiKeys.usage(id)]) {
      expect(await failure(request)).toMatchObject({ statusCode: 404, code: 'not_found' });
    }
  });

  test('answers the chosen days, at most 366', async () => {
    const { id } = await create();
    const daysOf = async (dateFrom: string, dateTo: string) =>
      (await admin.apiKeys.usage(id, { dateFrom, dateTo })).data.days.map(({ day }) => day);
    expect(await daysOf('2024-02-28', '2024-03-01')).toEqual([
      '2024-02-28',
      '2024-02-29',
      '2024-03-01',
    ]);
    expect(await daysOf('2024-01-01', '2024-12-31')).toHaveLength(366);
    const { data } = await admin.apiKeys.usage(id, { dateFrom: '2026-01-30' });
    expect(data.days.map(({ day }) => day)).toEqual(['2026-01-30', '2026-01-31']);
    expect((await admin.apiKeys.usage(id, { dateTo: '1000-01-01' })).data.days).toHaveLength(30);
  });

  test.each([
    ['a range the wrong way round', { dateFrom: '2026-01-02', dateTo: '2026-01-01' }],
    ['a range of more than 366 days', { dateFrom: '2024-01-01', dateTo: '2025-01-01' }],
    ['a start after today', { dateFrom: '2026-02-01' }],
  ])('answers 400 to %s', async (_what, query) => {
    const { id } = await create();
    expect(await failure(admin.apiKeys.usage(id, query))).toMatchObject({
      statusCode: 400,
      code: 'invalid_date_range',
      details: [{ path: 'query.dateFrom' }],
    });
  });

  test('answers 400 to a day that does not exist', async () => {
    const { id } = await create();
    const error = await failure(admin.apiKeys.usage(id, { dateTo: '2026-02-30' }));
    expect([error.statusCode, error.details]).toMatchObject([400, [{ path: 'query.dateTo' }]]);
  });
});

describe('a counter', () => {
  const callerOf = (id: number) =>
    ({ type: 'apiKey', companyId: app.companyId, id, timeZone: 'UTC' }) as Principal;
  const open = (log: Partial<Logger> = {}) =>
    createKeyUsage(app.database.knex, app.clock, log as Logger);

  test('writes later what it could not write', async () => {
    const { id } = await create();
    const { opened: failed, open: warn } = gate<unknown>();
    const counter = open({ warn });
    await app.database.knex.raw('ALTER TABLE key_usage RENAME TO key_usage_gone');
    counter.count(callerOf(id), 200);
    await failed;
    counter.count(callerOf(id), 403);
    await app.database.knex.raw('ALTER TABLE key_usage_gone RENAME TO key_usage');
    await counter.close();
    expect(await totalsOf(id)).toEqual({ requests: 2, refused: 1, failed: 0 });
  });

  test('counts while the database does not answer', async () => {
    const { id } = await create();
    const counter = open();
    const release = await holdConnections(app.database);
    counter.count(callerOf(id), 200);
    const closed = counter.close();
    await release();
    await closed;
    await written(id, 1);
  });

  test('keeps at most 10,000 keys and days', async () => {
    const counter = open();
    const first = 5_000_000;
    for (let at = 0; at < 10_050; at += 1) counter.count(callerOf(first + at), 200);
    await counter.close();
    const rows = app.database.knex('key_usage').where('key_id', '>=', first);
    await until(async () => Number((await rows.clone().count({ count: '*' }))[0]?.count) >= 10_000);
    expect(Number((await rows.count({ count: '*' }))[0]?.count)).toBe(10_000);
  });
});

describe('getKeyUsage', () => {
  const usage = async (id: string) => (await (await app.kyc()).keys.usage(id)).usage;

  test('counts requests by day in UTC, with those over the limit of the key', async () => {
    const { apiKey, key } = await (await app.kyc()).keys.create({ name: 'Backend' });
    const limits = { areRateLimitsOn: true, rateLimits: { reads: 2 } };
    await onOther(
      async (other) => {
        const backend = other.kycClient({ apiKey: key });
        await backend.sessions.list();
        await backend.keys.usage(apiKey.id);
        expect(await failure(backend.sessions.list())).toMatchObject({ statusCode: 429 });
      },
      { config: limits },
    );
    const counts = { requests: 3, refused: 1, failed: 0 };
    const found = await usage(apiKey.id);
    expect(found).toMatchObject({
      id: apiKey.id,
      name: 'Backend',
      timeZone: 'UTC',
      totals: counts,
    });
    expect(found.days.at(-1)).toEqual({ day: '2026-01-31', ...counts });
  });

  test('answers 404 for a key of another company or environment', async () => {
    const { apiKey } = await (await app.kyc()).keys.create();
    const others = [
      await app.kyc({ companyId: app.otherCompanyId }),
      await app.kyc({ environment: 'test' }),
    ];
    for (const { keys } of others) {
      expect(await failure(keys.usage(apiKey.id))).toMatchObject({
        statusCode: 404,
        code: 'not_found',
      });
    }
  });

  test('answers 400 to a range the wrong way round', async () => {
    const kyc = await app.kyc();
    const { apiKey } = await kyc.keys.create();
    const range = { dateFrom: '2026-01-02', dateTo: '2026-01-01' };
    expect(await failure(kyc.keys.usage(apiKey.id, range))).toMatchObject({
      statusCode: 400,
      code: 'invalid_request',
      details: [{ path: 'query.dateFrom' }],
    });
  });
});

test('each API counts days in its own time zone', async () => {
  // The last evening of January in Santo Domingo, and already February in UTC.
  app.clock.set(new Date('2026-02-01T02:00:00.000Z'));
  const key = await create();
  const { apiKey, key: value } = await (await app.kyc()).keys.create();
  await onOther(async (other) => {
    await clientOf(key, other).products.list();
    await other.kycClient({ apiKey: value }).sessions.list();
  });
  const used = { requests: 1 };
  expect((await usageOf(key.id)).days.at(-1)).toMatchObject({ day: '2026-01-31', ...used });
  const { usage } = await (await app.kyc()).keys.usage(apiKey.id);
  expect(usage.days.at(-1)).toMatchObject({ day: '2026-02-01', ...used });
});
