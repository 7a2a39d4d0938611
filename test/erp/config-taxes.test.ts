import type { SvcErp, TaxRateInput } from '../../sdk/erp/index.js';
import {
  findPaymentTerms,
  findTaxesInForce,
  insertCompany,
  taxRateInForceSql,
} from '../../src/erp/config/index.js';
import { migrate, rollback } from '../../src/kernel/db/migrate.js';
import { migrations } from '../../src/migrations/index.js';
import { failure, startTestApp, type TestApp } from '../support/app.js';
import { onPostgres, openTestDatabase } from '../support/db.js';
import { afterAll, beforeAll, describe, expect, test } from '../support/jest.js';

let app: TestApp;
let config: SvcErp['config'];
beforeAll(async () => {
  app = await startTestApp();
  config = app.as('admin').config;
});
afterAll(() => app.close());

let codes = 0;
const freshCode = () => {
  codes += 1;
  return `TAX-${codes}`;
};

const create = async (values: Partial<TaxRateInput> = {}) =>
  (
    await config.createTaxRate({
      code: freshCode(),
      name: 'ITBIS 18 %',
      rate: 18,
      validFrom: '2026-01-01',
      ...values,
    })
  ).data;

/** Returns all rows of a code, oldest first. */
const rowsOf = async (code: string) =>
  (
    await config.taxRates({
      search: code,
      includeInactive: true,
      sortBy: 'validFrom',
      sortDir: 'asc',
    })
  ).data.filter((row) => row.code.toLowerCase() === code.toLowerCase());

describe('createTaxRate', () => {
  test('starts a code, valid from today unless the request names a day', async () => {
    const { data } = await config.createTaxRate({ code: freshCode(), name: 'IVA', rate: 19.125 });
    expect(data).toMatchObject({
      rate: 19.125,
      category: 'standard',
      compound: false,
      validFrom: '2026-01-31',
      validTo: null,
      exemptionReason: null,
      active: true,
      version: 1,
    });
  });

  test('replaces a rate by a later row of the code, which ends the one before', async () => {
    const first = await create();
    const second = await create({
      code: first.code.toLowerCase(),
      rate: 20,
      validFrom: '2026-03-01',
    });
    expect(await rowsOf(first.code)).toEqual([
      { ...first, validTo: '2026-02-28', version: 2, updatedAt: expect.any(String) },
      second,
    ]);
    const rows = await app.database
      .knex('audit_log as a')
      .where({ 'a.action': 'createTaxRate', 'a.object_id': String(second.id) })
      .select('a.before', 'a.after');
    expect(rows).toMatchObject([{ before: { id: first.id, validTo: null }, after: { rate: 20 } }]);
  });

  test('preserves an earlier end of the row before', async () => {
    const { code } = await create({ validTo: '2026-01-15' });
    await create({ code, validFrom: '2026-03-01' });
    expect((await rowsOf(code)).map(({ validTo }) => validTo)).toEqual(['2026-01-15', null]);
  });

  test.each(['2026-01-01', '2025-12-31'])(
    'answers 409 to a row from %s, which overlaps the newest, and changes nothing',
    async (validFrom) => {
      const first = await create();
      const error = await failure(create({ code: first.code, validFrom }));
      expect(error).toMatchObject({ statusCode: 409, code: 'overlapping_validity' });
      expect(await rowsOf(first.code)).toEqual([first]);
    },
  );

  test('requires a rate of 0 and a reason for exempt, not-subject and reverse-charge rates', async () => {
    for (const category of ['exempt', 'not_subject', 'reverse_charge'] as const) {
      const row = await create({ category, rate: 0, exemptionReason: 'Law 11-92, art. 343' });
      expect(row).toMatchObject({ rate: 0, exemptionReason: 'Law 11-92, art. 343' });
      const noReason = await failure(create({ category, rate: 0, exemptionReason: ' ' }));
      expect(noReason.details?.[0]).toMatchObject({ path: 'body.exemptionReason' });
      const taxed = await failure(create({ category, rate: 1, exemptionReason: 'x' }));
      expect(taxed.details?.[0]).toMatchObject({ path: 'body.rate', code: 'validation_failed' });
    }
    expect((await create({ category: 'zero', rate: 0 })).exemptionReason).toBeNull();
    const error = await failure(create({ category: 'zero', rate: 18 }));
    expect(error).toMatchObject({ statusCode: 400, code: 'validation_failed' });
  });

  test('creates once per Idempotency-Key', async () => {
    const key = { idempotencyKey: 'tax-1' };
    const body = { code: freshCode(), name: 'IVA', rate: 19 };
    const { data } = await config.createTaxRate(body, key);
    expect((await config.createTaxRate(body, key)).data).toEqual(data);
    expect(await rowsOf(body.code)).toEqual([data]);
    const error = await failure(config.createTaxRate({ ...body, rate: 20 }, key));
    expect(error).toMatchObject({ statusCode: 422, code: 'idempotency_key_reused' });
  });

  test.each([
    [{ rate: 100.1 }, 'validation_failed', 'body.rate'],
    [{ rate: 0.0000001 }, 'too_many_decimals', 'body.rate'],
    [{ validTo: '2025-12-31' }, 'validation_failed', 'body.validTo'],
    [{ validFrom: '2026-02-30' }, 'validation_failed', 'body.validFrom'],
    [{ code: '' }, 'validation_failed', 'body.code'],
    [{ code: 'a b' }, 'validation_failed', 'body.code'],
    [{ category: 'luxury' as 'standard' }, 'validation_failed', 'body.category'],
  ])('answers 400 to %j: %s', async (values, code, path) => {
    const error = await failure(create(values));
    expect(error).toMatchObject({ statusCode: 400, code });
    expect(error.details?.[0]).toMatchObject({ path });
  });
});

onPostgres('concurrent tax rates', () => {
  test('of a new code never overlap', async () => {
    const code = freshCode();
    const days = ['2026-01-01', '2026-02-01', '2026-03-01', '2026-04-01'];
    await Promise.allSettled(days.map((validFrom) => create({ code, validFrom })));
    const rows = await rowsOf(code);
    expect(rows.length).toBeGreaterThan(0);
    rows.forEach((row, at) => {
      const next = rows[at + 1];
      expect(row.validTo === null).toBe(next === undefined);
      if (next) expect((row.validTo ?? '') < next.validFrom).toBe(true);
    });
  });
});

describe('the tax of a document line', () => {
  const inForce = async (id: number, day: string) => {
    const found = await findTaxesInForce(app.database.knex, app.companyId, [id], day);
    return found.get(id);
  };

  test('is the one in force on issueDate, for any row of the code', async () => {
    const first = await create();
    const second = await create({ code: first.code, rate: 20, validFrom: '2026-03-01' });
    for (const id of [first.id, second.id]) {
      expect(await inForce(id, '2026-02-28')).toMatchObject({ id: first.id, rate: '18.000000' });
      expect(await inForce(id, '2026-03-01')).toMatchObject({ id: second.id, rate: '20.000000' });
      expect(await inForce(id, '2025-12-31')).toMatchObject({
        requestedCode: first.code,
        id: null,
      });
    }
  });

  test('is never a deactivated row or one of another company', async () => {
    const row = await create();
    await config.updateTaxRate(row.id, { name: row.name, active: false });
    expect(await inForce(row.id, '2026-01-31')).toMatchObject({ id: null, rate: null });
    const { knex } = app.database;
    const foreign = await findTaxesInForce(knex, app.otherCompanyId, [row.id], '2026-01-31');
    expect(foreign.size).toBe(0);
  });

  test('is the same in the SQL for larger statements', async () => {
    const row = await create();
    const sql = taxRateInForceSql({ company: ':companyId', id: ':id', day: 'CAST(:day AS date)' });
    const idOn = async (day: string) => {
      const values = { companyId: app.companyId, id: row.id, day };
      const { rows } = await app.database.knex.raw<{ rows: { id: number | null }[] }>(
        `SELECT ${sql} AS id`,
        values,
      );
      return rows[0]?.id;
    };
    expect([await idOn('2026-01-01'), await idOn('2025-12-31')]).toEqual([row.id, null]);
  });
});

describe('updateTaxRate', () => {
  test('renames and deactivates; rate, category and validity cannot change', async () => {
    const row = await create();
    const { data } = await config.updateTaxRate(row.id, { name: 'ITBIS' }, { ifMatch: 1 });
    expect(data).toMatchObject({ name: 'ITBIS', rate: 18, active: true, version: 2 });
    const off = await config.updateTaxRate(row.id, { name: 'ITBIS', active: false });
    expect(off.data.active).toBe(false);
    const edit = { name: 'ITBIS', rate: 20 } as { name: string };
    const error = await failure(config.updateTaxRate(row.id, edit));
    expect(error).toMatchObject({ statusCode: 400, code: 'unknown_field' });
    const stale = await failure(config.updateTaxRate(row.id, { name: 'X' }, { ifMatch: 1 }));
    expect(stale).toMatchObject({ statusCode: 412, code: 'version_mismatch' });
  });

  test('answers 404 for a rate of another company', async () => {
    const { id } = await create();
    const error = await failure(app.as('stranger').config.updateTaxRate(id, { name: 'X' }));
    expect(error).toMatchObject({ statusCode: 404, code: 'not_found' });
  });
});

describe('listTaxRates', () => {
  test('lists active rates by default, or those in force on a day', async () => {
    const first = await create();
    const second = await create({ code: first.code, validFrom: '2026-03-01' });
    const off = await create();
    await config.updateTaxRate(off.id, { name: off.name, active: false });
    const ids = async (query: Parameters<typeof config.taxRates>[0]) =>
      (await config.taxRates({ pageSize: 100, ...query })).data.map(({ id }) => id);
    expect(await ids({})).toEqual(expect.arrayContaining([first.id, second.id]));
    expect(await ids({})).not.toContain(off.id);
    expect(await ids({ active: false })).toContain(off.id);
    expect(await ids({ includeInactive: true })).toEqual(
      expect.arrayContaining([first.id, off.id]),
    );
    expect(await ids({ search: first.code, date: '2026-02-28' })).toContain(first.id);
    expect(await ids({ search: first.code, date: '2026-02-28' })).not.toContain(second.id);
    expect(await ids({ dateFrom: '2026-03-01', dateTo: '2026-03-01' })).toContain(second.id);
    expect(await ids({ dateTo: '2026-02-28' })).not.toContain(second.id);
  });

  test.each(['id', 'code', 'validFrom'] as const)(
    'sorted by %s, lists each rate once',
    async (sortBy) => {
      const ids: number[] = [];
      for await (const { id } of config.taxRates({ sortBy, pageSize: 4, includeInactive: true })) {
        ids.push(id);
      }
      expect(new Set(ids).size).toBe(ids.length);
      const { totalCount } = await config.taxRates({ includeInactive: true });
      expect(ids).toHaveLength(totalCount);
    },
  );
});

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
