import type { SvcErp } from '../../sdk/erp/index.js';
import { isCurrencyActive } from '../../src/erp/config/index.js';
import { currencies, currencyName, minorUnits } from '../../src/kernel/values/currencies.js';
import { failure, startTestApp, type TestApp } from '../support/app.js';
import { onPostgres } from '../support/db.js';
import { afterAll, beforeAll, describe, expect, test } from '../support/jest.js';

let app: TestApp;
let config: SvcErp['config'];
beforeAll(async () => {
  app = await startTestApp();
  config = app.as('admin').config;
  for (const code of ['USD', 'EUR', 'JPY']) await config.updateCurrency(code, { active: true });
});
afterAll(() => app.close());

const codesOf = async (query: Parameters<SvcErp['config']['currencies']>[0] = {}) =>
  (await config.currencies({ sortBy: 'code', pageSize: 100, ...query })).data.map(
    ({ code }) => code,
  );

describe('the currency table', () => {
  test('names exactly the currencies of amounts', () => {
    expect([...currencies.keys()].sort()).toEqual([...minorUnits.keys()].sort());
    for (const { name, symbol, decimals, code } of currencies.values()) {
      expect(name.length).toBeGreaterThan(2);
      expect(symbol.length).toBeGreaterThan(0);
      expect(decimals).toBe(minorUnits.get(code));
    }
  });

  test('has English and Spanish names', () => {
    const peso = currencies.get('DOP');
    if (peso === undefined) throw new Error('DOP is not in the table');
    expect(currencyName(peso, 'en')).toBe('Dominican Peso');
    expect(currencyName(peso, 'es')).toBe('peso dominicano');
  });
});

describe('listCurrencies', () => {
  test('lists active currencies with their ISO 4217 decimals, including the base currency', async () => {
    const { data, totalCount } = await config.currencies({ sortBy: 'code' });
    expect(data.map(({ code, decimals, isBase }) => [code, decimals, isBase])).toEqual([
      ['DOP', 2, true],
      ['EUR', 2, false],
      ['JPY', 0, false],
      ['USD', 2, false],
    ]);
    expect(totalCount).toBe(4);
    expect(data[0]).toMatchObject({ name: 'Dominican Peso', symbol: 'RD$', active: true });
  });

  test('sorts by code in ascending order unless the request says otherwise', async () => {
    const codes = async (query: object) =>
      (await config.currencies(query)).data.map(({ code }) => code);
    expect(await codes({})).toEqual(['DOP', 'EUR', 'JPY', 'USD']);
    expect(await codes({ sortDir: 'desc' })).toEqual(['USD', 'JPY', 'EUR', 'DOP']);
  });

  test('returns names in the requested language', async () => {
    const headers = { 'accept-language': 'es', authorization: `Bearer ${app.tokenOf('viewer')}` };
    const reply = await app.fetch('/api/config/currencies?search=USD', { headers });
    const { data } = (await reply.json()) as { data: { name: string }[] };
    expect(data.map(({ name }) => name)).toEqual(['dólar estadounidense']);
  });

  test('finds by code and by name in either language, with or without accents', async () => {
    expect(await codesOf({ search: 'usd' })).toEqual(['USD']);
    expect(await codesOf({ search: 'DOLAR' })).toEqual(['USD']);
    expect(await codesOf({ search: 'peso' })).toEqual(['DOP']);
    expect(await codesOf({ search: '%' })).toEqual([]);
  });

  test('pages by cursor', async () => {
    const codes: string[] = [];
    for await (const { code } of config.currencies({ pageSize: 1 })) codes.push(code);
    expect(codes).toEqual(['DOP', 'EUR', 'JPY', 'USD']);
  });
});

describe('updateCurrency', () => {
  test('activates and deactivates a currency', async () => {
    const { data } = await config.updateCurrency('GBP', { active: true });
    expect(data).toMatchObject({ code: 'GBP', symbol: '£', active: true, version: 1 });
    await config.updateCurrency('GBP', { active: false }, { ifMatch: 1 });
    expect(await codesOf()).not.toContain('GBP');
    expect(await codesOf({ includeInactive: true })).toContain('GBP');
    expect(await isCurrencyActive(app.database.knex, app.companyId, 'GBP')).toBe(false);
    expect(await isCurrencyActive(app.database.knex, app.companyId, 'USD')).toBe(true);
    const stale = await failure(config.updateCurrency('GBP', { active: true }, { ifMatch: 1 }));
    expect(stale).toMatchObject({ statusCode: 412, code: 'version_mismatch' });
  });

  test('refuses to deactivate the base currency', async () => {
    const error = await failure(config.updateCurrency('DOP', { active: false }));
    expect(error).toMatchObject({ statusCode: 400, code: 'validation_failed' });
    expect(error.details?.[0]).toMatchObject({ path: 'body.active' });
    expect((await config.updateCurrency('DOP', { active: true })).data.isBase).toBe(true);
  });

  test.each(['XAU', 'ABC', 'usd', '1'])(
    'answers 404 to %s, which is no currency of amounts',
    async (code) => {
      const error = await failure(config.updateCurrency(code, { active: true }));
      expect(error).toMatchObject({ statusCode: 404, code: 'not_found' });
    },
  );

  test('changes only the own company', async () => {
    const { data } = await app.as('stranger').config.currencies({ includeInactive: true });
    expect(data.map(({ code }) => code)).toEqual(['DOP']);
  });
});

onPostgres('concurrent changes of currencies', () => {
  /** Waits until a connection waits for a lock, or the work has ended without one. */
  async function untilBlocked(isOver: () => boolean): Promise<void> {
    for (;;) {
      const { rows } = await app.database.knex.raw<{ rows: unknown[] }>(
        `SELECT 1 FROM pg_stat_activity a WHERE a.datname = current_database() AND a.wait_event_type = 'Lock'`,
      );
      if (rows.length > 0 || isOver()) return;
    }
  }

  test('do not deactivate a currency while a document uses it', async () => {
    const order: string[] = [];
    const trx = await app.database.knex.transaction();
    expect(await isCurrencyActive(trx, app.companyId, 'EUR')).toBe(true);
    const off = config
      .updateCurrency('EUR', { active: false })
      .then(() => order.push('deactivated'));
    await untilBlocked(() => order.length > 0);
    order.push('written');
    await trx.commit();
    await off;
    expect(order).toEqual(['written', 'deactivated']);
    await config.updateCurrency('EUR', { active: true });
  });
});
