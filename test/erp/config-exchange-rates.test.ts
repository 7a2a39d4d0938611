import type { ExchangeRateInput, SvcErp } from '../../sdk/erp/index.js';
import { findExchangeRate } from '../../src/erp/config/index.js';
import { failure, startTestApp, type TestApp } from '../support/app.js';
import { afterAll, beforeAll, describe, expect, test } from '../support/jest.js';

let app: TestApp;
let config: SvcErp['config'];
beforeAll(async () => {
  app = await startTestApp();
  config = app.as('admin').config;
  for (const code of ['USD', 'EUR', 'JPY']) await config.updateCurrency(code, { active: true });
});
afterAll(() => app.close());

const input = (values: Partial<ExchangeRateInput> = {}): ExchangeRateInput => ({
  base: 'EUR',
  quote: 'JPY',
  rate: 160,
  ...values,
});
const create = (values: Partial<ExchangeRateInput>) => config.createExchangeRate(input(values));

describe('createExchangeRate', () => {
  test.each([
    ['2020-01-01', 58.75],
    ['2020-01-02', 0.0170212766],
    ['2020-01-03', 1e-10],
    ['2020-01-04', 9999999999999],
    ['2020-01-05', 0.1],
    ['2020-01-06', 123456.7890123],
  ])('preserves every accepted rate: on %s, %p', async (validFrom, rate) => {
    const { data } = await create({ rate, validFrom });
    expect(data.rate).toBe(rate);
    const listed = await config.exchangeRates({ dateFrom: validFrom, dateTo: validFrom });
    expect(listed.data.map((one) => one.rate)).toEqual([rate]);
  });

  test('is valid from today unless the request names a day', async () => {
    const { data } = await create({ base: 'JPY', quote: 'USD', rate: 0.0065, source: ' ECB ' });
    expect(data).toMatchObject({ validFrom: '2026-01-31', source: 'ECB', version: 1 });
  });

  test('answers 409 to a second rate of the pair and day, also when both are concurrent', async () => {
    await create({ validFrom: '2026-01-05' });
    const error = await failure(create({ validFrom: '2026-01-05', rate: 161 }));
    expect(error).toMatchObject({ statusCode: 409, code: 'duplicate_exchange_rate' });
    const racing = [1, 2, 3].map((rate) => create({ validFrom: '2026-01-06', rate }));
    const results = await Promise.allSettled(racing);
    expect(results.map(({ status }) => status).sort()).toEqual([
      'fulfilled',
      'rejected',
      'rejected',
    ]);
  });

  test.each([
    [{ quote: 'EUR' }, 'validation_failed', 'body.quote'],
    [{ base: 'CHF' }, 'inactive_currency', 'body.base'],
    [{ quote: 'XAU' }, 'inactive_currency', 'body.quote'],
    [{ rate: 0 }, 'validation_failed', 'body.rate'],
    [{ rate: -1 }, 'validation_failed', 'body.rate'],
    [{ rate: 1.00000000001 }, 'too_many_decimals', 'body.rate'],
    [{ validFrom: '2026-02-30' }, 'validation_failed', 'body.validFrom'],
    [{ validFrom: '0000-01-01' }, 'validation_failed', 'body.validFrom'],
  ])('answers 400 to %j: %s', async (values, code, path) => {
    const error = await failure(create(values));
    expect(error).toMatchObject({ statusCode: 400, code });
    expect(error.details?.[0]).toMatchObject({ path });
  });

  test('creates once per Idempotency-Key', async () => {
    const key = { idempotencyKey: 'rate-1' };
    const body = input({ validFrom: '2026-01-07' });
    const first = await config.createExchangeRate(body, key);
    const second = await config.createExchangeRate(body, key);
    expect(second.data).toEqual(first.data);
    const error = await failure(config.createExchangeRate({ ...body, rate: 1 }, key));
    expect(error).toMatchObject({ statusCode: 422, code: 'idempotency_key_reused' });
  });
});

describe('updateExchangeRate', () => {
  test('corrects and audits the rate, without changing pair and day', async () => {
    const { data: made } = await create({ validFrom: '2026-01-10', source: 'ECB' });
    const { data } = await config.updateExchangeRate(made.id, { rate: 162.5 }, { ifMatch: 1 });
    expect(data).toMatchObject({ validFrom: '2026-01-10', rate: 162.5, source: 'ECB', version: 2 });
    const cleared = await config.updateExchangeRate(made.id, { rate: 162.5, source: null });
    expect(cleared.data.source).toBeNull();
    const rows = await app.database
      .knex('audit_log as a')
      .where({ 'a.action': 'updateExchangeRate', 'a.object_id': String(made.id) })
      .orderBy('a.id')
      .select('a.before', 'a.after');
    expect(rows).toHaveLength(2);
    expect(rows[0]).toMatchObject({ before: { rate: 160 }, after: { rate: 162.5 } });
  });

  test('refuses an old version, and an id of another company', async () => {
    const { data } = await create({ validFrom: '2026-01-11' });
    const stale = await failure(config.updateExchangeRate(data.id, { rate: 2 }, { ifMatch: 9 }));
    expect(stale).toMatchObject({ statusCode: 412, code: 'version_mismatch' });
    const stranger = app.as('stranger').config.updateExchangeRate(data.id, { rate: 2 });
    expect(await failure(stranger)).toMatchObject({ statusCode: 404, code: 'not_found' });
  });
});

describe('listExchangeRates', () => {
  beforeAll(async () => {
    for (const [validFrom, rate] of [
      ['2025-12-01', 58],
      ['2026-01-01', 59],
      ['2026-02-01', 60],
    ] as const) {
      await create({ base: 'USD', quote: 'DOP', validFrom, rate });
    }
  });
  const usd = { base: 'USD', quote: 'DOP' };

  test('lists the newest first, within whole days of validity', async () => {
    const days = async (query: object) =>
      (await config.exchangeRates({ ...usd, ...query })).data.map(({ validFrom }) => validFrom);
    expect(await days({})).toEqual(['2026-02-01', '2026-01-01', '2025-12-01']);
    expect(await days({ sortDir: 'asc', dateFrom: '2025-12-01', dateTo: '2026-01-01' })).toEqual([
      '2025-12-01',
      '2026-01-01',
    ]);
  });

  test.each([
    ['2026-01-31', [59]],
    ['2026-02-01', [60]],
    ['2025-12-31', [58]],
    ['2025-11-30', []],
  ])('returns on %s the valid rate %j', async (date, rates) => {
    const { data } = await config.exchangeRates({ ...usd, date });
    expect(data.map(({ rate }) => rate)).toEqual(rates);
  });

  test('counts all rates exactly, and filters by pair', async () => {
    const counted = await app.database
      .knex('exchange_rates')
      .where({ company_id: app.companyId })
      .count<{ count: number }[]>('* as count');
    expect((await config.exchangeRates()).totalCount).toBe(counted[0]?.count);
    expect((await config.exchangeRates({ search: 'USD/dop' })).totalCount).toBe(3);
    expect((await app.as('stranger').config.exchangeRates()).totalCount).toBe(0);
  });

  test.each(['date=2026-02-30', 'date=0000-01-01', 'base=usd'])(
    'answers 400 to %s',
    async (query) => {
      const headers = { authorization: `Bearer ${app.tokenOf('admin')}` };
      const reply = await app.fetch(`/api/config/exchange-rates?${query}`, { headers });
      expect(reply.status).toBe(400);
    },
  );

  const rateOn = (from: string, to: string, day: string) =>
    findExchangeRate(app.database.knex, app.companyId, from, to, day);

  test('uses the latest rate not after the day of a document, and never a default of 1', async () => {
    expect(await rateOn('USD', 'DOP', '2026-01-31')).toBe('59');
    expect(await rateOn('USD', 'DOP', '2026-02-01')).toBe('60');
    expect(await rateOn('USD', 'DOP', '2025-11-30')).toBeUndefined();
    expect(await rateOn('USD', 'GBP', '2026-01-31')).toBeUndefined();
    expect(await rateOn('DOP', 'DOP', '2026-01-31')).toBe('1');
  });

  test('uses the inverse of the opposite pair when there is no direct rate', async () => {
    expect(await rateOn('DOP', 'USD', '2026-01-31')).toBe('0.0169491525');
    await create({ base: 'DOP', quote: 'USD', validFrom: '2024-01-01', rate: 0.0175 });
    expect(await rateOn('DOP', 'USD', '2026-01-31')).toBe('0.0175');
  });

  test('ignores an inverse that rounds to zero', async () => {
    await create({ base: 'JPY', quote: 'DOP', validFrom: '2026-01-01', rate: 9999999999999 });
    expect(await rateOn('DOP', 'JPY', '2026-01-31')).toBeUndefined();
  });
});
