import type { CreditNote, Invoice, InvoiceInput } from '../../sdk/erp/index.js';
import { up as convertCreditNotes } from '../../src/migrations/0046_credit_note_taxes.js';
import { startTestApp, type TestApp } from '../support/app.js';
import { createProduct } from '../support/goods.js';
import { afterAll, beforeAll, describe, expect, test } from '../support/jest.js';
import { addCustomer, addTaxRate, invoice } from '../support/sales.js';

let app: TestApp;
let customerId: number;
let productId: number;
beforeAll(async () => {
  app = await startTestApp();
  customerId = await addCustomer(app, { paymentTerms: 'CREDITO_30' });
  productId = (await createProduct(app, { type: 'service', trackStock: false })).id;
  await app.as('admin').config.updateCurrency('USD', { active: true });
});
afterAll(() => app.close());

const taxRates = (...rates: readonly number[]) =>
  Promise.all(rates.map((rate) => addTaxRate(app, rate)));

async function issue(
  line: Partial<InvoiceInput['lines'][number]>,
  values: Partial<InvoiceInput> = {},
): Promise<Invoice> {
  const lines = [{ productId, quantity: 1, ...line }];
  const { data } = await invoice(app, { customerId, lines, ...values });
  return (await app.as('admin').invoices.get(data.id)).data;
}

async function credit({ id, lines }: Invoice, quantity?: number): Promise<CreditNote> {
  const part = quantity && { lines: [{ invoiceLineId: lines[0]?.id ?? 0, quantity }] };
  const input = { invoiceId: id, reason: 'Returned', ...(part || {}) };
  return (await app.as('admin').creditNotes.create(input)).data;
}

const partsOf = ({ taxes }: Invoice | CreditNote): readonly number[] =>
  taxes[0]?.parts?.map(({ amount }) => amount) ?? [];
const cents = (amounts: readonly number[]): number =>
  amounts.reduce((sum, amount) => sum + Math.round(amount * 100), 0);

describe('several taxes on one line', () => {
  test('are rounded separately, so equal rates have equal amounts', async () => {
    const taxRateIds = await taxRates(5, 5);
    const detail = await issue({ unitPrice: 0.1, taxRateIds });
    expect(detail).toMatchObject({ total: 0.1, taxTotal: 0.02, grandTotal: 0.12 });
    expect(partsOf(detail)).toEqual([0.01, 0.01]);
    const included = await issue({ unitPrice: 0.1, taxRateIds }, { pricesIncludeTax: true });
    expect(included).toMatchObject({ grandTotal: 0.1 });
    expect(new Set(partsOf(included)).size).toBe(1);
  });

  test('are converted separately to the currency of the company', async () => {
    const taxRateIds = await taxRates(10, 17.5);
    const detail = await issue(
      { unitPrice: 1.3, taxRateIds },
      { currencyCode: 'USD', exchangeRate: 1.25 },
    );
    // 0.13 × 1.25 = 0.1625 → 0.16; 0.23 × 1.25 = 0.2875 → 0.29; together 0.36 × 1.25 would be 0.45 as well.
    expect(partsOf(detail)).toEqual([0.13, 0.23]);
    expect(detail.companyCurrency.taxTotal).toBe(0.45);
    const other = await issue(
      { unitPrice: 0.5, taxRateIds: await taxRates(10, 10) },
      { currencyCode: 'USD', exchangeRate: 1.1 },
    );
    // 0.05 × 1.1 = 0.055 → 0.06, twice; 0.10 × 1.1 = 0.11.
    expect(other.companyCurrency).toMatchObject({ total: 0.55, taxTotal: 0.12, grandTotal: 0.67 });
  });

  test('are credited to the last cent each, also in the currency of the company', async () => {
    const taxRateIds = await taxRates(10, 17.5);
    const line = { quantity: 3, unitPrice: 0.35, taxRateIds };
    const detail = await issue(line, { currencyCode: 'USD', exchangeRate: 58.333333 });
    const notes = [await credit(detail, 1), await credit(detail, 1), await credit(detail)];
    for (const part of [0, 1]) {
      const credited = notes.map((note) => partsOf(note)[part] ?? 0);
      expect(cents(credited)).toBe(cents([partsOf(detail)[part] ?? 0]));
    }
    const rows = await app.database
      .knex('credit_notes')
      .where({ invoice_id: detail.id })
      .select('base_total', 'base_tax_total');
    expect(cents(rows.map((row) => Number(row.base_total)))).toBe(
      cents([detail.companyCurrency.total]),
    );
    expect(cents(rows.map((row) => Number(row.base_tax_total)))).toBe(
      cents([detail.companyCurrency.taxTotal]),
    );
  });
});

describe('equal taxes on one line', () => {
  test.each([false, true])(
    'are credited in equal amounts, taxes included: %s',
    async (pricesIncludeTax) => {
      const line = { quantity: 3, unitPrice: 0.35, taxRateIds: await taxRates(5, 5) };
      const detail = await issue(line, { pricesIncludeTax });
      const notes = [await credit(detail, 1), await credit(detail, 1), await credit(detail)];
      for (const note of notes) expect(new Set(partsOf(note)).size).toBe(1);
      const credited = notes.flatMap(partsOf);
      expect(cents(credited)).toBe(cents([detail.taxTotal]));
    },
  );
});

describe('equal taxes beside another one on one line', () => {
  test.each([
    { pricesIncludeTax: false, unitPrice: 0.35 },
    { pricesIncludeTax: true, unitPrice: 0.35 },
    { pricesIncludeTax: false, unitPrice: 1.13 },
    { pricesIncludeTax: true, unitPrice: 2.07 },
  ])('are credited in equal amounts: %j', async ({ pricesIncludeTax, unitPrice }) => {
    const line = { quantity: 7, unitPrice, taxRateIds: await taxRates(5, 5, 8) };
    const detail = await issue(line, { pricesIncludeTax });
    const notes = [];
    for (const quantity of [1, 1, 2, 1, 1, undefined]) notes.push(await credit(detail, quantity));
    for (const note of notes) {
      const [one, other] = partsOf(note);
      expect(one).toBe(other);
    }
    for (const part of [0, 1, 2]) {
      const credited = notes.map((note) => partsOf(note)[part] ?? 0);
      expect(Math.min(...credited)).toBeGreaterThanOrEqual(0);
      expect(cents(credited)).toBe(cents([partsOf(detail)[part] ?? 0]));
    }
  });
});

describe('a credit note for tiny fractions', () => {
  test.each([false, true])('has no negative amount, taxes included: %s', async (isIncluded) => {
    const taxRateIds = await taxRates(18);
    const detail = await issue(
      { quantity: 1, unitPrice: 0.35, taxRateIds },
      { pricesIncludeTax: isIncluded },
    );
    const notes: CreditNote[] = [];
    for (let turn = 0; turn < 12; turn += 1) notes.push(await credit(detail, 0.08));
    // A void note leaves the rounded shares of the others unchanged.
    await app.as('admin').creditNotes.void(notes[0]?.id ?? 0);
    await app.as('admin').creditNotes.void(notes[2]?.id ?? 0);
    const more = [await credit(detail, 0.001), await credit(detail, 0.01), await credit(detail)];
    for (const { total, taxTotal, taxes } of [...notes, ...more]) {
      expect([total, taxTotal].every((amount) => amount >= 0)).toBe(true);
      expect(taxes.every(({ base, amount }) => base >= 0 && amount >= 0)).toBe(true);
    }
    const left = [...notes.filter((_, at) => at !== 0 && at !== 2), ...more];
    expect(cents(left.map(({ total }) => total))).toBe(cents([detail.total]));
    expect(cents(left.map(({ taxTotal }) => taxTotal))).toBe(cents([detail.taxTotal]));
  });
});

test('the migration of credit notes converts each tax to the company currency', async () => {
  const [standard = 0, reduced = 0] = await taxRates(18, 16);
  const lines = [
    { productId, quantity: 2, unitPrice: 1.11, taxRateId: standard },
    { productId, quantity: 2, unitPrice: 7.77, taxRateId: reduced },
  ];
  const made = await invoice(app, { customerId, lines, currencyCode: 'USD', exchangeRate: 58.5 });
  const detail = (await app.as('admin').invoices.get(made.data.id)).data;
  const input = detail.lines.map(({ id }) => ({ invoiceLineId: id, quantity: 1 }));
  const note = { invoiceId: detail.id, reason: 'Returned', lines: input };
  const { id } = (await app.as('admin').creditNotes.create(note)).data;
  const { knex } = app.database;
  const storedNote = () => knex('credit_notes').where({ id }).first('taxes', 'base_total');
  const before = await storedNote();
  const asBefore = before.taxes.map((tax: object) => ({ ...tax, companyBase: '999' }));
  await knex('credit_notes')
    .where({ id })
    .update({ taxes: JSON.stringify(asBefore) });
  await knex.transaction(convertCreditNotes);
  const after = await storedNote();
  const bases = after.taxes.map(({ companyBase }: { companyBase: string }) => Number(companyBase));
  expect(cents(bases)).toBe(cents([Number(after.base_total)]));
  expect(bases[1]).toBe(Number(before.taxes[1].companyBase));
});
