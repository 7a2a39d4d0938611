import type { InvoiceInput } from '../../sdk/erp/index.js';
import { add, decimal, multiply, roundHalfAway } from '../../src/kernel/values/money.js';
import { failure, startTestApp, type TestApp } from '../support/app.js';
import { createProduct } from '../support/goods.js';
import { afterAll, beforeAll, describe, expect, test } from '../support/jest.js';
import { addCompanyDetails, addCustomer, addTaxRate, invoice } from '../support/sales.js';

let app: TestApp;
let productId: number;
beforeAll(async () => {
  app = await startTestApp();
  await addCompanyDetails(app);
  productId = (await createProduct(app, { type: 'service', trackStock: false })).id;
  await app.as('admin').config.updateCurrency('USD', { active: true });
});
afterAll(() => app.close());

const admin = () => app.as('admin');

async function xmlOf(lines: InvoiceInput['lines'], more: Partial<InvoiceInput> = {}) {
  const address = { country: 'ES' };
  const customerId = await addCustomer(app, { name: 'Peña & <Hijos> "SA"', address });
  const { data } = await invoice(app, { customerId, lines, ...more });
  const file = await admin().invoices.xml(data.id);
  expect(file).toMatchObject({ contentType: 'application/xml', fileName: `${data.number}.xml` });
  return { xml: Buffer.from(file.content).toString(), number: data.number ?? '', id: data.id };
}

/** Returns the contents of every element of a name. */
const all = (xml: string, name: string): string[] =>
  [...xml.matchAll(new RegExp(`<${name}(?: [^>]*)?>(.*?)</${name}>`, 'g'))].map(
    ([, own = '']) => own,
  );
const one = (xml: string, name: string): string => all(xml, name)[0] ?? '';
const sum = (values: readonly string[]) => add(...values.map((value) => decimal(value))).toFixed(2);

/** The arithmetic rules of EN 16931 that an invoice without document discounts can break. */
function assertArithmetic(xml: string): void {
  const totals = one(xml, 'cac:LegalMonetaryTotal');
  const lines = all(xml, 'cac:InvoiceLine');
  const taxTotal = one(xml, 'cac:TaxTotal');
  const subtotals = all(taxTotal, 'cac:TaxSubtotal');
  const taxAmount = taxTotal.slice(0, taxTotal.indexOf('<cac:TaxSubtotal>'));
  const nets = lines.map((line) => one(line, 'cbc:LineExtensionAmount'));
  const tax = one(taxAmount, 'cbc:TaxAmount');
  const exclusive = one(totals, 'cbc:TaxExclusiveAmount');
  expect(one(totals, 'cbc:LineExtensionAmount')).toBe(sum(nets)); // BR-CO-10
  expect(exclusive).toBe(sum(nets)); // BR-CO-13
  expect(tax).toBe(sum(subtotals.map((group) => one(group, 'cbc:TaxAmount')))); // BR-CO-14
  expect(one(totals, 'cbc:TaxInclusiveAmount')).toBe(sum([exclusive, tax])); // BR-CO-15
  expect(one(totals, 'cbc:PayableAmount')).toBe(one(totals, 'cbc:TaxInclusiveAmount')); // BR-CO-16
  for (const group of subtotals) {
    const rate = decimal(one(group, 'cbc:Percent') || '0');
    const due = multiply(decimal(one(group, 'cbc:TaxableAmount')), rate, decimal('0.01'));
    const off = roundHalfAway(due, 2)
      .minus(decimal(one(group, 'cbc:TaxAmount')))
      .abs();
    expect(Number(off.toString())).toBeLessThan(1); // BR-CO-17, with the tolerance of its rule
  }
  for (const group of subtotals) {
    const isOf = (item: string) =>
      all(item, 'cac:ClassifiedTaxCategory').some((tax) =>
        ['cbc:ID', 'cbc:Percent'].every((name) => one(tax, name) === one(group, name)),
      );
    const own = lines.filter(isOf).map((line) => one(line, 'cbc:LineExtensionAmount'));
    expect(one(group, 'cbc:TaxableAmount')).toBe(sum(own)); // BR-S-08
  }
  for (const [, name = '', value = ''] of xml.matchAll(
    /<cbc:(\w+Amount) currencyID="[A-Z]{3}">([^<]*)</g,
  )) {
    if (name !== 'PriceAmount')
      expect([name, value]).toEqual([name, expect.stringMatching(/^\d+\.\d{2}$/)]); // BR-DEC
  }
}

describe('downloadInvoiceXml', () => {
  test('returns UBL 2.1 of the invoice, with escaped text', async () => {
    const taxRateId = await addTaxRate(app, 18);
    const { xml, number } = await xmlOf([{ productId, quantity: 3, unitPrice: 33.33, taxRateId }], {
      notes: 'A & B < C',
    });
    expect(xml).toMatch(/^<\?xml version="1.0" encoding="UTF-8"\?>\n<Invoice xmlns="urn:oasis:/);
    expect(one(xml, 'cbc:CustomizationID')).toBe('urn:cen.eu:en16931:2017');
    expect([one(xml, 'cbc:ID'), one(xml, 'cbc:IssueDate')]).toEqual([number, '2026-01-31']);
    expect(one(xml, 'cbc:Note')).toBe('A &amp; B &lt; C');
    expect(xml).toContain('Peña &amp; &lt;Hijos&gt; &quot;SA&quot;');
    expect(xml).not.toContain('TaxCurrencyCode');
    assertArithmetic(xml);
  });

  test('adds up with several rates, discounts, exemptions and included taxes', async () => {
    const exempt = { category: 'exempt' as const, exemptionReason: 'Art. 343' };
    const [standard, low, free] = [
      await addTaxRate(app, 18),
      await addTaxRate(app, 8.875),
      await addTaxRate(app, 0, exempt),
    ];
    const lines = [
      { productId, quantity: 3, unitPrice: 33.33, taxRateId: standard },
      { productId, quantity: 0.333, unitPrice: 17.777777, taxRateId: low, discountPercent: 12.5 },
      { productId, quantity: 7, unitPrice: 1.15, taxRateId: free },
      { productId, quantity: 2, unitPrice: 5 },
    ];
    for (const pricesIncludeTax of [false, true]) {
      const { xml } = await xmlOf(lines, { pricesIncludeTax });
      assertArithmetic(xml);
      expect(all(xml, 'cbc:TaxExemptionReason')).toEqual(['Art. 343']);
      const codes = all(one(xml, 'cac:TaxTotal'), 'cac:TaxCategory').map((group) =>
        one(group, 'cbc:ID'),
      );
      expect(codes.sort()).toEqual(['E', 'S', 'S', 'Z']);
    }
  });

  test('includes the tax in the company currency for an invoice in another', async () => {
    const taxRateId = await addTaxRate(app, 18);
    const lines = [{ productId, quantity: 1, unitPrice: 100, taxRateId }];
    const { xml } = await xmlOf(lines, { currencyCode: 'USD', exchangeRate: 58.5 });
    assertArithmetic(xml);
    expect(one(xml, 'cbc:TaxCurrencyCode')).toBe('DOP');
    expect(all(xml, 'cac:TaxTotal')[1]).toBe(
      '<cbc:TaxAmount currencyID="DOP">1053.00</cbc:TaxAmount>',
    );
  });

  test('refuses a void invoice, since its receiver would book it', async () => {
    const { id } = await xmlOf([{ productId, quantity: 1 }]);
    await admin().invoices.void(id, { reason: 'Mistake' });
    expect(await failure(admin().invoices.xml(id))).toMatchObject({
      statusCode: 409,
      code: 'invoice_already_void',
    });
  });

  test('refuses a draft, and answers 304 to its tag', async () => {
    const customerId = await addCustomer(app);
    const lines = [{ productId, quantity: 1 }];
    const draft = (await invoice(app, { customerId, lines, issue: false })).data;
    expect(await failure(admin().invoices.xml(draft.id))).toMatchObject({
      statusCode: 409,
      code: 'invoice_is_draft',
    });
    const { id } = await xmlOf(lines);
    const headers = { authorization: `Bearer ${app.tokenOf('admin')}` };
    const first = await app.fetch(`/api/invoices/${id}/xml`, { headers });
    const tag = first.headers.get('etag') ?? '';
    const again = await app.fetch(`/api/invoices/${id}/xml`, {
      headers: { ...headers, 'if-none-match': tag },
    });
    expect(again.status).toBe(304);
  });
});
