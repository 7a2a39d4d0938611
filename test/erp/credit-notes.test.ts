import { failure, failures, startTestApp, type TestApp } from '../support/app.js';
import { stockOf } from '../support/goods.js';
import { afterAll, beforeAll, describe, expect, test } from '../support/jest.js';
import { addCustomer, addTaxRate, invoice, stocked } from '../support/sales.js';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

/** Invoices three units at 33.33 with 18 %: net 99.99, tax 18.00, together 117.99. */
async function thirds() {
  const customerId = await addCustomer(app, { paymentTerms: 'CREDITO_30' });
  const product = await stocked(app, 3, 3.3333);
  const taxRateId = await addTaxRate(app, 18);
  const lines = [{ productId: product.id, quantity: 3, unitPrice: 33.33, taxRateId }];
  const { data } = await invoice(app, { customerId, lines });
  const detail = (await app.as('admin').invoices.get(data.id)).data;
  return { customerId, product, invoiceId: data.id, lineId: detail.lines[0]?.id ?? 0 };
}

const credit = (input: Parameters<ReturnType<TestApp['as']>['creditNotes']['create']>[0]) =>
  app.as('admin').creditNotes.create(input);

describe('createCreditNote', () => {
  test('31: credit notes never exceed their invoice, and the last takes the remainder', async () => {
    const { customerId, product, invoiceId, lineId } = await thirds();
    const reason = 'Returned goods';
    const one = { invoiceId, reason, lines: [{ invoiceLineId: lineId, quantity: 1 }] };
    const first = (await credit(one)).data;
    expect(first).toMatchObject({
      total: 33.33,
      taxTotal: 6,
      grandTotal: 39.33,
      status: 'applied',
    });
    const second = (await credit(one)).data;
    expect(second).toMatchObject({ total: 33.33, taxTotal: 6, grandTotal: 39.33 });
    const last = (await credit({ invoiceId, reason })).data;
    expect(last).toMatchObject({
      total: 33.33,
      taxTotal: 6,
      grandTotal: 39.33,
      unappliedAmount: 0,
    });
    expect(await failure(credit(one))).toMatchObject({
      statusCode: 409,
      code: 'credit_exceeds_invoice',
    });
    const { data } = await app.as('admin').invoices.get(invoiceId);
    expect(data).toMatchObject({ openAmount: 0, creditedAmount: 117.99, status: 'paid' });
    expect(data.creditNotes).toHaveLength(3);
    expect(await stockOf(app, product.id)).toMatchObject([{ quantity: 3, value: 10 }]);
    const [owed] = await app.database.knex('customers').where({ id: customerId });
    expect([owed.open_amount, owed.unapplied_amount]).toEqual(['0.0000', '0.0000']);
  });
});

describe('voidCreditNote', () => {
  test('restores invoice and stock', async () => {
    const { product, invoiceId } = await thirds();
    const { data } = await credit({ invoiceId, reason: 'Wrong invoice' });
    const voided = await app.as('admin').creditNotes.void(data.id, { reason: 'By mistake' });
    expect(voided.data).toMatchObject({ status: 'void', unappliedAmount: 0, appliedAmount: 0 });
    const after = await app.as('admin').invoices.get(invoiceId);
    expect(after.data).toMatchObject({ openAmount: 117.99, creditedAmount: 0, status: 'issued' });
    expect(await stockOf(app, product.id)).toMatchObject([{ quantity: 0, value: 0 }]);
    const again = failure(app.as('admin').creditNotes.void(data.id));
    expect(await again).toMatchObject({ statusCode: 409, code: 'credit_note_already_void' });
    const list = await app.as('admin').creditNotes.list({ invoiceId });
    expect(list.data).toMatchObject([{ id: data.id, status: 'void' }]);
    expect((await app.as('admin').creditNotes.get(data.id)).data.voidReason).toBe('By mistake');
  });
});

test('voidCreditNote shows no reason as null', async () => {
  const { invoiceId } = await thirds();
  const { data } = await credit({ invoiceId, reason: 'Returned goods' });
  expect((await app.as('admin').creditNotes.void(data.id, {})).data.voidReason).toBeNull();
});

describe('createCreditNote with invalid input', () => {
  test('refuses foreign and repeated lines, excess quantities, and wrong dates', async () => {
    const { invoiceId, lineId } = await thirds();
    const other = await thirds();
    const line = { invoiceLineId: lineId, quantity: 1 };
    const of = (more: object) => ({ invoiceId, reason: 'Returned', ...more });
    const cases: [Parameters<typeof credit>[0], number, string][] = [
      [of({ invoiceId: 999_999 }), 404, 'not_found'],
      [of({ lines: [{ ...line, invoiceLineId: other.lineId }] }), 404, 'not_found'],
      [of({ lines: [line, line] }), 400, 'validation_failed'],
      [of({ lines: [{ ...line, quantity: 3.0001 }] }), 409, 'credit_exceeds_invoice'],
      [of({ date: '2026-01-30' }), 400, 'validation_failed'],
      [of({ date: '2026-02-01' }), 400, 'validation_failed'],
    ];
    for (const [input, statusCode, code] of cases) {
      expect([code, await failure(credit(input))]).toMatchObject([code, { statusCode, code }]);
    }
    const stranger = app.as('stranger').creditNotes;
    expect(await failure(stranger.create(of({})))).toMatchObject({ statusCode: 404 });
    expect((await stranger.list()).totalCount).toBe(0);
    expect((await app.as('admin').invoices.get(invoiceId)).data.creditNotes).toEqual([]);
  });

  test('refuses a draft, and a date in a locked period', async () => {
    const customerId = await addCustomer(app);
    const product = await stocked(app, 3, 1);
    const lines = [{ productId: product.id, quantity: 1 }];
    const draft = (await invoice(app, { customerId, lines, issue: false })).data;
    expect(await failure(credit({ invoiceId: draft.id, reason: 'Draft' }))).toMatchObject({
      statusCode: 409,
      code: 'invoice_not_creditable',
    });
    const issued = (await invoice(app, { customerId, lines })).data;
    const manager = app.as('manager').creditNotes;
    const made = (await manager.create({ invoiceId: issued.id, reason: 'Returned' })).data;
    await app.as('admin').config.lockPeriod({ lockedThrough: '2026-01-31' });
    try {
      const again = (await invoice(app, { customerId, lines })).data;
      const create = manager.create({ invoiceId: again.id, reason: 'Locked' });
      const allocate = app.as('manager').creditNotes.allocate(made.id, { autoAllocate: true });
      for (const error of await failures([create, manager.void(made.id), allocate])) {
        expect(error).toMatchObject({ statusCode: 409, code: 'period_locked' });
      }
    } finally {
      await app.as('admin').config.lockPeriod({ lockedThrough: null });
    }
    for (const call of ['get', 'void'] as const) {
      expect(await failure(app.as('admin').creditNotes[call](999_999))).toMatchObject({
        statusCode: 404,
      });
    }
  });
});

describe('createCreditNote with included taxes', () => {
  test('leaves stock unchanged without restock, and credits each tax rate', async () => {
    const customerId = await addCustomer(app);
    const product = await stocked(app, 10, 1);
    const taxRateIds = [await addTaxRate(app, 10), await addTaxRate(app, 17.5)];
    const lines = [
      { productId: product.id, quantity: 2, unitPrice: 10, taxRateIds },
      { productId: product.id, quantity: 1, unitPrice: 7 },
    ];
    const made = (await invoice(app, { customerId, lines, pricesIncludeTax: true })).data;
    const detail = (await app.as('admin').invoices.get(made.id)).data;
    expect(detail).toMatchObject({ grandTotal: 27, total: 22.69, taxTotal: 4.31 });
    const line = { invoiceLineId: detail.lines[0]?.id ?? 0, quantity: 1 };
    const note = { invoiceId: made.id, reason: 'One back', lines: [line], restock: false };
    const { data } = await credit(note);
    expect(data).toMatchObject({ grandTotal: 10, restock: false, lines: [{ warehouseId: null }] });
    expect(data.taxes).toHaveLength(1);
    const parts = data.taxes[0]?.parts ?? [];
    expect(parts.reduce((sum, { amount }) => sum + amount, 0)).toBeCloseTo(data.taxTotal, 9);
    expect(await stockOf(app, product.id)).toMatchObject([{ quantity: 7 }]);
    const rest = (await credit({ invoiceId: made.id, reason: 'All the rest' })).data;
    expect(rest.grandTotal).toBe(17);
    expect(rest.taxes.map(({ category }) => category)).toEqual(['standard', 'zero']);
    expect((await app.as('admin').invoices.get(made.id)).data.openAmount).toBe(0);
    const rows = (await app.as('admin').creditNotes.list({ customerId, sortBy: 'date' })).data;
    expect(rows.map(({ id }) => id)).toEqual([rest.id, data.id]);
  });
});

test('requires the restocked goods to void the credit note', async () => {
  const { product, customerId, invoiceId } = await thirds();
  const { data } = await credit({ invoiceId, reason: 'Returned goods' });
  await invoice(app, { customerId, lines: [{ productId: product.id, quantity: 3 }] });
  expect(await failure(app.as('admin').creditNotes.void(data.id))).toMatchObject({
    statusCode: 409,
    code: 'insufficient_stock',
  });
  expect((await app.as('admin').creditNotes.get(data.id)).data.status).toBe('applied');
});
