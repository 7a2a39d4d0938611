import type { Knex } from 'knex';
import { failure, startTestApp, type TestApp } from '../support/app.js';
import { onPostgres } from '../support/db.js';
import { afterAll, beforeAll, describe, expect, test } from '../support/jest.js';
import { addCustomer, stocked } from '../support/sales.js';

let app: TestApp;
let customerId: number;
let productId: number;
beforeAll(async () => {
  app = await startTestApp({ database: { poolMax: 8 } });
  customerId = await addCustomer(app, { paymentTerms: 'CREDITO_30' });
  productId = (await stocked(app, 1000, 5)).id;
  await admin().invoices.create(sale());
});
afterAll(() => app.close());

const admin = () => app.as('admin');
const sale = (quantity = 1) => ({ customerId, lines: [{ productId, quantity }] });
const count = (notes?: string) => ({
  warehouseId: app.warehouseId,
  reason: 'count' as const,
  lines: [{ productId, quantityDelta: 1 }],
  ...(notes !== undefined && { notes }),
});

/** Returns the tables in which a text looks like the placeholder of a number. */
async function tablesWithPlaceholders(): Promise<readonly string[]> {
  const { knex } = app.database;
  const { rows } = await knex.raw<{ rows: { name: string }[] }>(
    `SELECT c.oid::regclass::text AS name FROM pg_class c
     WHERE c.relkind IN ('r', 'p') AND c.relnamespace = 'public'::regnamespace`,
  );
  const found: string[] = [];
  for (const { name } of rows) {
    const hits = await knex.raw<{ rows: unknown[] }>(
      `SELECT 1 FROM ${name} t WHERE t::text ~ '[{][0-9a-f]{8}-[0-9a-f]{4}-4' LIMIT 1`,
    );
    if (hits.rows.length > 0) found.push(name);
  }
  return found;
}

describe('the number of a document', () => {
  test('is whole in every row and reply, also of a draft, a batch and a repeated request', async () => {
    const { data: warehouse } = await admin().inventory.createWarehouse({
      code: 'SPARE',
      name: 'Spare',
    });
    const keyed = { idempotencyKey: 'the-number-of-a-document' };
    const first = await admin().invoices.create(sale(), keyed);
    expect(first.data.number).toMatch(/^F-\d{6}$/);
    expect(first.message).toContain(first.data.number);
    expect(await admin().invoices.create(sale(), keyed)).toEqual(first);
    const { data: draft } = await admin().invoices.create({ ...sale(), issue: false });
    const { data: issued } = await admin().invoices.issue(draft.id);
    expect(issued.number).toMatch(/^F-\d{6}$/);
    const { data: adjustment } = await admin().inventory.adjust(count());
    const { data: transfer } = await admin().inventory.transfer({
      fromWarehouseId: app.warehouseId,
      toWarehouseId: warehouse.id,
      lines: [{ productId, quantity: 1 }],
    });
    const operation = (path: string, body: object) => ({ method: 'POST' as const, path, body });
    const batch = await admin().batch.run({
      operations: [
        operation('/api/invoices', sale()),
        operation('/api/inventory/adjustments', count()),
      ],
    });
    const inBatch = batch.results.map(({ body }) => String(Object(body?.['data']).number));
    expect(inBatch).toEqual([expect.stringMatching(/^F-\d{6}$/), expect.stringMatching(/\d{6}$/)]);
    const { data: lists } = await admin().invoices.list({ search: issued.number ?? '' });
    expect(lists.map(({ id }) => id)).toEqual([issued.id]);
    const { data: movements } = await admin().inventory.movements({ productId });
    const single = [first.data.number, issued.number, adjustment.number, transfer.number];
    const numbers = [...single, ...inBatch];
    const moved = movements.map(({ documentNumber }) => documentNumber);
    expect(moved).toEqual(expect.arrayContaining(numbers));
    expect(await tablesWithPlaceholders()).toEqual([]);
  });

  test('does not change texts in braces', async () => {
    const notes = 'Pay by {number}, {0} or {6f1c2d3e-0000-4000-8000-000000000000}';
    const { data } = await admin().inventory.adjust(count(notes));
    expect(data.notes).toBe(notes);
    const { data: audit } = await admin().audit.list({ objectType: 'adjustment' });
    expect(audit[0]?.after).toMatchObject({ notes, number: data.number });
  });

  test('may have a prefix of any signs', async () => {
    const prefix = String.raw`Ñ"\{}`;
    await admin().config.updateSeries('adjustment', { prefix });
    const { data } = await admin().inventory.adjust(count(), { idempotencyKey: 'any-signs' });
    expect(data.number).toMatch(/^Ñ"\\\{\}\d+$/);
    const again = await admin().inventory.adjust(count(), { idempotencyKey: 'any-signs' });
    expect(again.data.number).toBe(data.number);
    expect((await admin().inventory.movements({ productId })).data[0]?.documentNumber).toBe(
      data.number,
    );
  });
});

/** Returns true if a transaction of the database waits for a lock. */
async function isWaiting(knex: Knex): Promise<boolean> {
  const { rows } = await knex.raw<{ rows: unknown[] }>(
    `SELECT 1 FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'`,
  );
  return rows.length > 0;
}

onPostgres('a series that another transaction holds', () => {
  /** Changes the series of invoices while `work` waits for it, and commits the change. */
  async function whileHeld<T>(change: object, work: () => Promise<T>): Promise<T> {
    const { knex } = app.database;
    const row = (db: Knex) => db('series').where({ company_id: app.companyId, code: 'invoice' });
    const trx = await knex.transaction();
    await row(trx).update(change);
    let isOver = false;
    const result = work().finally(() => {
      isOver = true;
    });
    while (!isOver && !(await isWaiting(knex)));
    await trx.commit();
    expect(isOver).toBe(false);
    return result;
  }

  test('delays no request that is refused before it is written', async () => {
    const trx = await app.database.knex.transaction();
    await trx('series').where({ company_id: app.companyId }).forUpdate();
    const refused = await failure(admin().invoices.create(sale(100_000)));
    expect(refused.code).toBe('insufficient_stock');
    await trx.rollback();
  });

  test('gives the number of its new prefix', async () => {
    const { data } = await whileHeld({ prefix: 'NEW-' }, () => admin().invoices.create(sale()));
    expect(data.number).toMatch(/^NEW-\d{6}$/);
    expect((await admin().invoices.get(data.id)).data.number).toBe(data.number);
  });

  test('refuses a document dated before its new last one', async () => {
    const create = () => admin().invoices.create({ ...sale(), issueDate: '2026-01-31' });
    const refused = await whileHeld({ last_date: '2026-02-15' }, () => failure(create()));
    expect(refused.code).toBe('date_before_last_document');
    expect(refused.message).toContain('2026-02-15');
  });
});
