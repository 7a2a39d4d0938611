import type { SvcErp } from '../../sdk/erp/index.js';
import { findPaymentTerms, insertCompany } from '../../src/erp/config/index.js';
import { migrate, rollback } from '../../src/kernel/db/migrate.js';
import { migrations } from '../../src/migrations/index.js';
import { failure, startTestApp, type TestApp } from '../support/app.js';
import { openTestDatabase } from '../support/db.js';
import { afterAll, beforeAll, describe, expect, test } from '../support/jest.js';

let app: TestApp;
let config: SvcErp['config'];
beforeAll(async () => {
  app = await startTestApp();
  config = app.as('admin').config;
});
afterAll(() => app.close());

const usualCodes = [
  'CONTADO',
  'CREDITO_8',
  'CREDITO_15',
  'CREDITO_30',
  'CREDITO_45',
  'CREDITO_60',
  'CREDITO_90',
  'FIN_DE_MES_SIGUIENTE',
];

describe('listPaymentTerms', () => {
  test('lists the default terms of every company', async () => {
    const { data } = await app.as('stranger').config.paymentTerms({ sortDir: 'asc' });
    expect(data.map(({ code }) => code)).toEqual(usualCodes);
    expect(data.map(({ days }) => days)).toEqual([0, 8, 15, 30, 45, 60, 90, 0]);
    expect(data.map(({ name }) => name)[3]).toBe('Net 30 days');
    expect(data.at(-1)).toMatchObject({ kind: 'end_of_next_month', active: true, version: 1 });
  });

  test('sorts by days, and searches code and name', async () => {
    const list = app.as('stranger').config;
    const longest = await list.paymentTerms({ sortBy: 'days', sortDir: 'desc', pageSize: 1 });
    expect(longest.data[0]?.code).toBe('CREDITO_90');
    const { data } = await list.paymentTerms({ search: 'NEXT MONTH' });
    expect(data.map(({ code }) => code)).toEqual(['FIN_DE_MES_SIGUIENTE']);
  });

  test('lists default terms and the base currency for a company from before the migration', async () => {
    const database = await openTestDatabase();
    try {
      const { knex } = database;
      const later = migrations.length - migrations.findIndex(({ name }) => name === '0005_config');
      await rollback(database, migrations, later);
      const company = { code: 'OLD', name: 'Old', base_currency: 'DOP', locale: 'es' };
      const [old] = await knex('companies').insert(company).returning<{ id: number }[]>('id');
      await migrate(database, migrations);
      const facts = { name: 'New', timeZone: 'UTC', locale: 'es' as const, baseCurrency: 'DOP' };
      const id = await insertCompany(knex, { code: 'NEW', ...facts, now: app.clock.now() });
      const termsOf = (companyId: number | undefined) =>
        knex('payment_terms as t')
          .where({ 't.company_id': companyId })
          .orderBy('t.id')
          .select('t.code', 't.code_key', 't.name', 't.search_text', 't.kind', 't.days');
      expect(await termsOf(old?.id)).toEqual(await termsOf(id));
      expect(await termsOf(id)).toHaveLength(usualCodes.length);
      const used = await knex('company_currencies as c')
        .where({ 'c.company_id': old?.id })
        .select('c.code');
      expect(used).toEqual([{ code: 'DOP' }]);
    } finally {
      await database.close();
    }
  });
});

describe('createPaymentTerms', () => {
  test('creates terms that documents find by code in any letter case', async () => {
    const body = { code: 'CREDITO_20', name: 'Crédito a 20 días', kind: 'days' as const, days: 20 };
    const { data } = await config.createPaymentTerms(body);
    expect(data).toMatchObject({ ...body, active: true, version: 1 });
    const { knex } = app.database;
    expect(await findPaymentTerms(knex, app.companyId, 'credito_20')).toMatchObject({
      id: data.id,
      days: 20,
    });
    expect(await findPaymentTerms(knex, app.otherCompanyId, 'CREDITO_20')).toBeUndefined();
    const error = await failure(config.createPaymentTerms({ ...body, code: 'Credito_20' }));
    expect(error).toMatchObject({ statusCode: 409, code: 'duplicate_code' });
  });

  test('creates once per Idempotency-Key', async () => {
    const key = { idempotencyKey: 'terms-1' };
    const body = { code: 'ONCE', name: 'Once', kind: 'days' as const, days: 1 };
    const { data } = await config.createPaymentTerms(body, key);
    expect((await config.createPaymentTerms(body, key)).data).toEqual(data);
    const error = await failure(config.createPaymentTerms({ ...body, days: 2 }, key));
    expect(error).toMatchObject({ statusCode: 422, code: 'idempotency_key_reused' });
  });

  test('sets days to 0 for the end of the next month', async () => {
    const { data } = await config.createPaymentTerms({
      code: 'FIN_2',
      name: 'Fin',
      kind: 'end_of_next_month',
    });
    expect(data.days).toBe(0);
  });

  test.each([
    [{ kind: 'days' as const }, 'body.days'],
    [{ kind: 'end_of_next_month' as const, days: 3 }, 'body.days'],
    [{ kind: 'days' as const, days: 3651 }, 'body.days'],
    [{ kind: 'weeks' as 'days', days: 3 }, 'body.kind'],
  ])('answers 400 to %j, naming %s', async (values, path) => {
    const body = { code: 'NONE', name: 'None', ...values };
    const error = await failure(config.createPaymentTerms(body));
    expect(error).toMatchObject({ statusCode: 400, code: 'validation_failed' });
    expect(error.details?.[0]).toMatchObject({ path });
  });
});

describe('updatePaymentTerms', () => {
  const find = async (code: string) => {
    const found = (await config.paymentTerms({ pageSize: 100, includeInactive: true })).data.find(
      (terms) => terms.code === code,
    );
    if (found === undefined) throw new Error(`There are no terms ${code}`);
    return found;
  };

  test('renames and deactivates; new documents cannot use deactivated terms', async () => {
    const { id, version } = await find('CREDITO_90');
    const body = { name: 'Tres meses', active: false };
    const { data } = await config.updatePaymentTerms(id, body, { ifMatch: version });
    expect(data).toMatchObject({ ...body, days: 90, version: version + 1 });
    const { knex } = app.database;
    expect(await findPaymentTerms(knex, app.companyId, 'CREDITO_90')).toBeUndefined();
    const active = await config.paymentTerms({ search: 'meses' });
    expect(active.totalCount).toBe(0);
    expect((await config.paymentTerms({ search: 'meses', active: false })).totalCount).toBe(1);
    const stale = await failure(config.updatePaymentTerms(id, body, { ifMatch: version }));
    expect(stale).toMatchObject({ statusCode: 412, code: 'version_mismatch' });
  });

  test('refuses to deactivate CONTADO, the default terms of documents', async () => {
    const { id } = await find('CONTADO');
    const error = await failure(config.updatePaymentTerms(id, { name: 'Contado', active: false }));
    expect(error).toMatchObject({ statusCode: 400, code: 'validation_failed' });
    expect(error.details?.[0]).toMatchObject({ path: 'body.active' });
  });

  test('answers 404 for terms of another company', async () => {
    const { id } = await find('CONTADO');
    const error = await failure(app.as('stranger').config.updatePaymentTerms(id, { name: 'X' }));
    expect(error).toMatchObject({ statusCode: 404, code: 'not_found' });
  });
});
