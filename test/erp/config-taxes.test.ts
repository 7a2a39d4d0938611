import type { SvcErp, TaxRateInput } from '../../sdk/erp/index.js';
import { findTaxesInForce, taxRateInForceSql } from '../../src/erp/config/index.js';
import { failure, startTestApp, type TestApp } from '../support/app.js';
import { onPostgres } from '../support/db.js';
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
