import { failure, startTestApp, type TestApp } from '../support/app.js';
import { stockOf } from '../support/goods.js';
import { afterAll, beforeAll, describe, expect, test } from '../support/jest.js';
import { addCustomer, addTaxRate, invoice, stocked } from '../support/sales.js';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

const admin = () => app.as('admin');
const owedBy = async (id: number) => (await admin().customers.get(id)).data.openAmount;

async function draft() {
  const customerId = await addCustomer(app);
  const bolt = await stocked(app, 3, 1);
  const input = { customerId, issue: false, lines: [{ productId: bolt.id, quantity: 3 }] };
  return { customerId, bolt, input, made: (await invoice(app, input)).data };
}

describe('a draft invoice', () => {
  test('has no number, moves no stock and owes nothing until it is issued', async () => {
    const { customerId, bolt, made } = await draft();
    expect(made).toMatchObject({ number: null, status: 'draft', grandTotal: 30, openAmount: 0 });
    expect(await stockOf(app, bolt.id)).toMatchObject([{ quantity: 3 }]);
    expect(await owedBy(customerId)).toBe(0);
    const issued = await admin().invoices.issue(made.id);
    expect(issued.data).toMatchObject({
      id: made.id,
      status: 'issued',
      grandTotal: 30,
      version: 2,
    });
    expect(await stockOf(app, bolt.id)).toMatchObject([{ quantity: 0, value: 0 }]);
    expect(await owedBy(customerId)).toBe(30);
    const again = failure(admin().invoices.issue(made.id));
    expect(await again).toMatchObject({ statusCode: 409, code: 'invoice_not_draft' });
    const deleting = failure(admin().invoices.delete(made.id));
    expect(await deleting).toMatchObject({ statusCode: 409, code: 'invoice_not_draft' });
  });

  test('is recalculated by an update, and takes the tax of its issue date on request only', async () => {
    const { made, input } = await draft();
    const old = await addTaxRate(app, 10, { code: 'DRAFT' });
    const lines = input.lines.map((line) => ({ ...line, taxRateId: old }));
    const updated = await admin().invoices.update(made.id, { ...input, lines, notes: 'Now taxed' });
    expect(updated.data).toMatchObject({ version: 2, taxTotal: 3, notes: 'Now taxed' });
    await addTaxRate(app, 20, { code: 'DRAFT', validFrom: '2026-01-31' });
    const unasked = failure(admin().invoices.issue(made.id, { issueDate: '2026-01-31' }));
    expect(await unasked).toMatchObject({
      statusCode: 409,
      code: 'draft_outdated',
      details: [
        { path: 'taxTotal', message: 'taxTotal is 3 in the draft and would be 6' },
        { path: 'grandTotal', message: 'grandTotal is 33 in the draft and would be 36' },
        { path: 'companyCurrency.grandTotal' },
        {
          path: 'taxes',
          message: 'taxes is standard 10 %: 3 in the draft and would be standard 20 %: 6',
        },
      ],
    });
    expect(await owedBy(input.customerId)).toBe(0);
    const accepted = { issueDate: '2026-01-31', refresh: true };
    const issued = await admin().invoices.issue(made.id, accepted);
    expect(issued.data).toMatchObject({ taxTotal: 6, grandTotal: 36 });
    const changing = failure(admin().invoices.update(made.id, input));
    expect(await changing).toMatchObject({ statusCode: 409, code: 'invoice_not_draft' });
  });

  test('is issued with the price, name, unit, tax and terms that it shows', async () => {
    const { made, bolt, customerId } = await draft();
    const shown = (await admin().invoices.get(made.id)).data;
    const taxRateId = await addTaxRate(app, 18);
    const { code } = bolt;
    const changed = { code: `${code}-N`, name: 'Renamed', price: 15, unit: 'kg', taxRateId };
    await admin().products.update(bolt.id, changed);
    const { data: customer } = await admin().customers.get(customerId);
    await admin().customers.update(customerId, { name: customer.name, paymentTerms: 'CREDITO_60' });
    const { name } = (await admin().config.company()).data;
    await admin().config.updateCompany({ name, pricesIncludeTax: true, taxRounding: 'line' });
    try {
      await admin().invoices.issue(made.id);
    } finally {
      const usual = { name, pricesIncludeTax: false, taxRounding: 'document' } as const;
      await admin().config.updateCompany(usual);
    }
    const { lines, grandTotal, dueDate, paymentTerms, pricesIncludeTax, taxRounding } = (
      await admin().invoices.get(made.id)
    ).data;
    expect({ grandTotal, dueDate, paymentTerms, pricesIncludeTax, taxRounding }).toEqual({
      grandTotal: 30,
      dueDate: shown.dueDate,
      paymentTerms: shown.paymentTerms,
      pricesIncludeTax: false,
      taxRounding: 'document',
    });
    expect(lines.map((line) => ({ ...line, id: 0 }))).toEqual(
      shown.lines.map((line) => ({ ...line, id: 0 })),
    );
  });

  test('shows the details of the customer as they are on its issue date, on request only', async () => {
    const { made, customerId } = await draft();
    const { data: before } = await admin().customers.get(customerId);
    const name = `${before.name} y Cía.`;
    await admin().customers.update(customerId, { name, address: { city: 'Santiago' } });
    expect(await failure(admin().invoices.issue(made.id))).toMatchObject({
      code: 'draft_outdated',
      details: [{ path: 'customer.name' }, { path: 'customer.address' }],
    });
    await admin().invoices.issue(made.id, { refresh: true });
    const { customer, grandTotal } = (await admin().invoices.get(made.id)).data;
    expect(customer).toMatchObject({ name, address: { city: 'Santiago' } });
    expect(grandTotal).toBe(30);
  });

  test('in another currency takes the exchange rate of its issue date on request only', async () => {
    await admin().config.updateCurrency('EUR', { active: true });
    const rateOf = (rate: number, date: string) =>
      admin().config.createExchangeRate({ base: 'EUR', quote: 'DOP', rate, validFrom: date });
    await rateOf(60, '2026-01-01');
    const { input } = await draft();
    const lines = input.lines.map((line) => ({ ...line, unitPrice: 7 }));
    const foreign = { ...input, lines, currencyCode: 'EUR' };
    const { data: made } = await invoice(app, foreign);
    const { data: agreed } = await invoice(app, { ...foreign, exchangeRate: 59 });
    await rateOf(61, '2026-01-31');
    expect(await failure(admin().invoices.issue(made.id))).toMatchObject({
      code: 'draft_outdated',
      details: [
        { path: 'exchangeRate', message: 'exchangeRate is 60 in the draft and would be 61' },
        { path: 'companyCurrency.grandTotal' },
      ],
    });
    await admin().invoices.issue(made.id, { refresh: true });
    expect((await admin().invoices.get(made.id)).data).toMatchObject({
      exchangeRate: 61,
      grandTotal: 21,
      companyCurrency: { grandTotal: 1281 },
    });
    await admin().inventory.adjust({
      warehouseId: (await admin().invoices.get(agreed.id)).data.lines[0]?.warehouseId ?? 0,
      reason: 'found',
      lines: [{ productId: input.lines[0]?.productId ?? 0, quantityDelta: 3, unitCost: 1 }],
    });
    await admin().invoices.issue(agreed.id);
    expect((await admin().invoices.get(agreed.id)).data.exchangeRate).toBe(59);
  });

  test('38: rejects an update based on an old version', async () => {
    const { made, input } = await draft();
    await admin().invoices.update(made.id, input, { ifMatch: '"1"' });
    const late = admin().invoices.update(made.id, { ...input, notes: 'late' }, { ifMatch: '"1"' });
    expect(await failure(late)).toMatchObject({ statusCode: 412, code: 'version_mismatch' });
    expect((await admin().invoices.get(made.id)).data).toMatchObject({ version: 2, notes: null });
  });

  test('is unchanged when issuing it fails', async () => {
    const { made, bolt } = await draft();
    const customerId = await addCustomer(app);
    await invoice(app, { customerId, lines: [{ productId: bolt.id, quantity: 1 }] });
    expect(await failure(admin().invoices.issue(made.id))).toMatchObject({
      statusCode: 409,
      code: 'insufficient_stock',
    });
    expect((await admin().invoices.get(made.id)).data).toMatchObject({
      status: 'draft',
      version: 1,
    });
  });

  test('can be deleted, but not voided', async () => {
    const { made } = await draft();
    const voiding = failure(admin().invoices.void(made.id, { reason: 'No longer' }));
    expect(await voiding).toMatchObject({ statusCode: 409, code: 'invoice_is_draft' });
    expect((await admin().invoices.delete(made.id)).data).toEqual({ id: made.id });
    expect(await failure(admin().invoices.get(made.id))).toMatchObject({ statusCode: 404 });
    for (const call of ['delete', 'issue'] as const) {
      expect(await failure(admin().invoices[call](made.id))).toMatchObject({ statusCode: 404 });
    }
  });
});

describe('the drafts of a company', () => {
  test('are at most 5,000, of which a deleted or issued one makes room', async () => {
    const { input, made } = await draft();
    const { knex } = app.database;
    const countAs = (more: number) =>
      knex('invoice_tally')
        .where({
          company_id: app.companyId,
          status: 'draft',
          currency_code: made.currencyCode,
          issue_date: made.issueDate,
        })
        .increment('total', more);
    const { rows } = await knex.raw(
      "SELECT sum(total)::int AS n FROM invoice_tally WHERE company_id = ? AND status = 'draft'",
      [app.companyId],
    );
    const missing = 5_000 - rows[0].n;
    await countAs(missing);
    try {
      expect(await failure(invoice(app, input))).toMatchObject({
        statusCode: 409,
        code: 'too_many_drafts',
      });
      const changed = await admin().invoices.update(made.id, { ...input, notes: 'Changed' });
      expect(changed.data).toMatchObject({ notes: 'Changed' });
      await admin().invoices.delete(made.id);
      const { data } = await invoice(app, input);
      expect(data).toMatchObject({ status: 'draft' });
      expect(await failure(invoice(app, input))).toMatchObject({ code: 'too_many_drafts' });
      await admin().invoices.issue(data.id);
      expect((await invoice(app, input)).data).toMatchObject({ status: 'draft' });
    } finally {
      await countAs(-missing);
    }
  });
});
