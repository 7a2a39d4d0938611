import type { CustomerInput, InvoiceInput, ProductInput } from '../../sdk/erp/index.js';
import { failure, startTestApp, type TestApp } from '../support/app.js';
import { createProduct } from '../support/goods.js';
import { afterAll, beforeAll, describe, expect, test } from '../support/jest.js';
import { rnc } from '../support/parties.js';
import { addCompanyDetails, addCustomer, addTaxRate, invoice } from '../support/sales.js';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
  await addCompanyDetails(app);
});
afterAll(() => app.close());

const admin = () => app.as('admin');
const country = (code: string) => ({ address: { country: code } });

interface Sale {
  readonly product?: Partial<ProductInput>;
  readonly customer?: Partial<CustomerInput>;
  readonly line?: Partial<InvoiceInput['lines'][number]>;
  readonly more?: Partial<InvoiceInput>;
}

async function sell({ product, customer, line, more }: Sale = {}): Promise<number> {
  const { id: productId } = await createProduct(app, {
    type: 'service',
    trackStock: false,
    price: 10,
    ...product,
  });
  const customerId = await addCustomer(app, { ...country('ES'), ...customer });
  const lines = [{ productId, quantity: 1, ...line }];
  return (await invoice(app, { customerId, lines, ...more })).data.id;
}

async function xmlOf(id: number): Promise<string> {
  return Buffer.from((await admin().invoices.xml(id)).content).toString();
}

async function creditXmlOf(invoiceId: number): Promise<string> {
  const { data } = await admin().creditNotes.create({ invoiceId, reason: 'Returned' });
  return Buffer.from((await admin().creditNotes.xml(data.id)).content).toString();
}

/** Returns the contents of every element of a name. */
const all = (xml: string, name: string): string[] =>
  [...xml.matchAll(new RegExp(`<${name}(?: [^>]*)?>(.*?)</${name}>`, 'g'))].map(
    ([, own = '']) => own,
  );
const one = (xml: string, name: string): string => all(xml, name)[0] ?? '';
const seller = (xml: string) => one(xml, 'cac:AccountingSupplierParty');
const buyer = (xml: string) => one(xml, 'cac:AccountingCustomerParty');
const vatIdOf = (party: string) => one(one(party, 'cac:PartyTaxScheme'), 'cbc:CompanyID');
const legalIdOf = (party: string) => one(one(party, 'cac:PartyLegalEntity'), 'cbc:CompanyID');

const outside = { category: 'not_subject' as const, exemptionReason: 'Art. 7' };

/** The rules of EN 16931 whose context each of our documents has; each returns whether the document keeps it. */
const rules: Readonly<Record<string, (xml: string) => boolean>> = {
  'BR-02': (xml) => one(xml, 'cbc:ID') !== '',
  'BR-03': (xml) => /^\d{4}-\d{2}-\d{2}$/.test(one(xml, 'cbc:IssueDate')),
  'BR-04': (xml) =>
    one(xml, 'cbc:InvoiceTypeCode') === '380' || one(xml, 'cbc:CreditNoteTypeCode') === '381',
  'BR-05': (xml) => one(xml, 'cbc:DocumentCurrencyCode') !== '',
  'BR-06': (xml) => one(seller(xml), 'cbc:RegistrationName') !== '',
  'BR-07': (xml) => one(buyer(xml), 'cbc:RegistrationName') !== '',
  'BR-08': (xml) => one(seller(xml), 'cac:PostalAddress') !== '',
  'BR-09': (xml) => /^[A-Z]{2}$/.test(one(seller(xml), 'cbc:IdentificationCode')),
  'BR-10': (xml) => one(buyer(xml), 'cac:PostalAddress') !== '',
  'BR-11': (xml) => /^[A-Z]{2}$/.test(one(buyer(xml), 'cbc:IdentificationCode')),
  'BR-16': (xml) => lines(xml).length > 0,
  'BR-22, BR-23': (xml) =>
    /(?:Invoiced|Credited)Quantity unitCode="[A-Z0-9]{2,3}">[\d.]+</.test(xml),
  'BR-25': (xml) => lines(xml).every((line) => one(line, 'cbc:Name') !== ''),
  'BR-26, BR-27': (xml) => lines(xml).every((line) => Number(one(line, 'cbc:PriceAmount')) >= 0),
  'BR-53': (xml) => one(xml, 'cbc:TaxCurrencyCode') === '' || all(xml, 'cac:TaxTotal').length === 2,
  'BR-55': (xml) =>
    !xml.includes('<CreditNote ') || one(one(xml, 'cac:BillingReference'), 'cbc:ID') !== '',
  'BR-CO-09': (xml) =>
    [seller(xml), buyer(xml)].every((party) => /^(?:[A-Z]{2}.+)?$/.test(vatIdOf(party))),
  'BR-CO-18': (xml) => all(xml, 'cac:TaxSubtotal').length > 0,
  'BR-CO-25': (xml) =>
    xml.includes('<cbc:DueDate>') || one(one(xml, 'cac:PaymentTerms'), 'cbc:Note') !== '',
  'BR-CO-26': (xml) => `${vatIdOf(seller(xml))}${legalIdOf(seller(xml))}` !== '',
  'BR-DEC': (xml) =>
    [...xml.matchAll(/<cbc:(?!Price)\w*Amount [^>]*>([^<]*)</g)].every(([, value = '']) =>
      /^-?\d+\.\d{2}$/.test(value),
    ),
  'BR-S-02': (xml) => !codes(xml).includes('S') || vatIdOf(seller(xml)) !== '',
  'BR-S-10, BR-Z-10': (xml) => reasons(xml, 'S') + reasons(xml, 'Z') === '',
  'BR-E-10, BR-O-10, BR-AE-10': (xml) =>
    ['E', 'O', 'AE'].every((code) => !codes(xml).includes(code) || reasons(xml, code) !== ''),
  'BR-O-02': (xml) =>
    !codes(xml).includes('O') || `${vatIdOf(seller(xml))}${vatIdOf(buyer(xml))}` === '',
  'BR-O-05': (xml) => groups(xml, 'O').every((group) => one(group, 'cbc:Percent') === ''),
  'BR-O-11': (xml) => !codes(xml).includes('O') || codes(xml).length === 1,
  'BR-AE-02': (xml) =>
    !codes(xml).includes('AE') ||
    (vatIdOf(seller(xml)) !== '' && `${vatIdOf(buyer(xml))}${legalIdOf(buyer(xml))}` !== ''),
  'UBL-SR-48': (xml) =>
    lines(xml).every((line) => all(line, 'cac:ClassifiedTaxCategory').length === 1),
};

const lines = (xml: string) => [...all(xml, 'cac:InvoiceLine'), ...all(xml, 'cac:CreditNoteLine')];
const codes = (xml: string) =>
  all(xml, 'cac:TaxSubtotal').map((group) => one(one(group, 'cac:TaxCategory'), 'cbc:ID'));
const groups = (xml: string, code: string) =>
  all(xml, 'cac:TaxSubtotal').filter(
    (group) => one(one(group, 'cac:TaxCategory'), 'cbc:ID') === code,
  );
const reasons = (xml: string, code: string) =>
  groups(xml, code)
    .map((group) => one(group, 'cbc:TaxExemptionReason'))
    .join('');

const sales: Readonly<Record<string, () => Promise<Sale>>> = {
  'a taxed sale': async () => ({ line: { taxRateId: await addTaxRate(app, 21) } }),
  'a sale to a business': async () => ({
    customer: { taxId: 'B-58378431', ...country('ES') },
    line: { taxRateId: await addTaxRate(app, 21) },
  }),
  'a sale without tax': async () => ({}),
  'an exempt sale': async () => ({
    line: {
      taxRateId: await addTaxRate(app, 0, { category: 'exempt', exemptionReason: 'Art. 20' }),
    },
  }),
  'a sale outside the scope of tax': async () => ({
    customer: { taxId: rnc(10000001), ...country('DO') },
    line: { taxRateId: await addTaxRate(app, 0, outside) },
  }),
  'a sale whose customer owes the tax': async () => ({
    customer: { taxId: 'PT 501 964 843', ...country('PT') },
    line: {
      taxRateId: await addTaxRate(app, 0, {
        category: 'reverse_charge',
        exemptionReason: 'Art. 84',
      }),
    },
  }),
  'a sale with a discount and included tax': async () => ({
    line: { taxRateId: await addTaxRate(app, 10), discountPercent: 12.5, quantity: 3 },
    more: { pricesIncludeTax: true },
  }),
};

describe('an e-invoice', () => {
  test.each(Object.keys(sales))(
    'keeps the rules of EN 16931 for %s, and so does its credit note',
    async (name) => {
      const id = await sell(await sales[name]?.());
      for (const xml of [await xmlOf(id), await creditXmlOf(id)]) {
        const broken = Object.entries(rules).filter(([, keeps]) => !keeps(xml));
        expect(broken.map(([rule]) => rule)).toEqual([]);
      }
    },
  );

  test('BR-CO-09: shows VAT identifiers with the prefix of their country', async () => {
    for (const [taxId, code, shown] of [
      ['J99216582', 'ES', 'ESJ99216582'],
      ['ES-B64717838', 'ES', 'ESB64717838'],
      ['094259216', 'GR', 'EL094259216'],
      ['131246796', 'DO', 'DO131246796'],
    ] as const) {
      const xml = await xmlOf(await sell({ customer: { taxId, ...country(code) } }));
      expect([taxId, vatIdOf(buyer(xml))]).toEqual([taxId, shown]);
      expect(vatIdOf(seller(xml))).toBe('ESB58378431');
    }
  });

  test('BR-O-02: shows no VAT identifier outside the scope of tax, but the number of the register', async () => {
    const taxRateId = await addTaxRate(app, 0, outside);
    const xml = await xmlOf(await sell({ customer: { taxId: '131246796' }, line: { taxRateId } }));
    expect(xml).not.toContain('PartyTaxScheme');
    expect([legalIdOf(seller(xml)), legalIdOf(buyer(xml))]).toEqual(['B58378431', '131246796']);
  });

  test.each([
    ['kg', 2.5, 'KGM'],
    ['horas', 3, 'HUR'],
    ['M', 1, 'MTR'],
    ['litro', 1, 'LTR'],
    ['día', 1, 'DAY'],
    ['unit', 1, 'C62'],
    ['barrica', 1, 'C62'],
  ])('BR-23: has the code of the unit %s', async (unit, quantity, code) => {
    const xml = await xmlOf(await sell({ product: { unit }, line: { quantity } }));
    expect(xml).toContain(`<cbc:InvoicedQuantity unitCode="${code}">${quantity}<`);
  });

  test('is refused with each missing value by its path', async () => {
    const bare = await startTestApp();
    try {
      const { id: productId } = await createProduct(bare, { type: 'service', trackStock: false });
      const customerId = await addCustomer(bare);
      const { data } = await invoice(bare, { customerId, lines: [{ productId, quantity: 1 }] });
      const refused = await failure(bare.as('admin').invoices.xml(data.id));
      expect(refused).toMatchObject({
        statusCode: 409,
        code: 'not_an_e_invoice',
        details: [
          { path: 'company.taxId', message: 'company.taxId is empty (BR-CO-26, BR-S-02)' },
          { path: 'company.address.country' },
          { path: 'customer.address.country' },
        ],
      });
      expect(refused.message).toContain('company.taxId');
    } finally {
      await bare.close();
    }
  });

  test('BR-AE-02: is refused if the customer owes the tax and has no tax number', async () => {
    const values = { category: 'reverse_charge' as const, exemptionReason: 'Art. 84' };
    const id = await sell({ line: { taxRateId: await addTaxRate(app, 0, values) } });
    expect(await failure(xmlOf(id))).toMatchObject({ details: [{ path: 'customer.taxId' }] });
  });

  test('UBL-SR-48: is refused for a line with several rates, and names the line', async () => {
    const taxRateIds = [await addTaxRate(app, 18), await addTaxRate(app, 10)];
    const id = await sell({ line: { taxRateIds } });
    expect(await failure(xmlOf(id))).toMatchObject({
      statusCode: 409,
      details: [{ path: 'lines.0.taxes' }],
    });
  });

  test('BR-O-11: is refused where lines outside the scope of tax stand beside others', async () => {
    const { id: productId } = await createProduct(app, { type: 'service', trackStock: false });
    const customerId = await addCustomer(app, country('ES'));
    const rates = [await addTaxRate(app, 0, outside), await addTaxRate(app, 21)];
    const mixed = rates.map((taxRateId) => ({ productId, quantity: 1, taxRateId }));
    const { data } = await invoice(app, { customerId, lines: mixed });
    expect(await failure(xmlOf(data.id))).toMatchObject({ details: [{ path: 'taxes' }] });
  });

  test('BR-DEC: is refused for an amount with three decimals, and made for one with two', async () => {
    await admin().config.updateCurrency('KWD', { active: true });
    const more = { currencyCode: 'KWD', exchangeRate: 190 };
    const fine = await sell({ line: { unitPrice: 1.234 }, more });
    expect(await failure(xmlOf(fine))).toMatchObject({ details: [{ path: 'currencyCode' }] });
    const plain = await xmlOf(await sell({ line: { unitPrice: 1.5 }, more }));
    expect(one(plain, 'cbc:PayableAmount')).toBe('1.50');
  });
});
