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
const count = () => ({
  warehouseId: app.warehouseId,
  reason: 'count' as const,
  lines: [{ productId, quantityDelta: 1 }],
});

describe('the number of a document', () => {
  test('is the same in every row and reply, also of a draft, a batch and a repeated request', async () => {
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
