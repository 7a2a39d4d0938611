import type { SvcErp } from '../../sdk/erp/index.js';
import { startTestApp, type TestApp } from '../support/app.js';
import { createProduct } from '../support/goods.js';
import { afterAll, beforeAll, describe, expect, test } from '../support/jest.js';
import { addCustomer, addVendor, invoice } from '../support/sales.js';

let app: TestApp;
let erp: SvcErp;
let invoiceId: number;
let namedId: number;

beforeAll(async () => {
  app = await startTestApp();
  erp = app.as('admin');
  const product = await createProduct(app, { type: 'service', trackStock: false });
  const lines = [{ productId: product.id, quantity: 1, unitPrice: 1234.5 }];
  const customerId = await addCustomer(app, { paymentTerms: 'CREDITO_30' });
  const vendorId = await addVendor(app);
  invoiceId = (await invoice(app, { customerId, lines })).data.id;
  const cheap = [{ productId: product.id, quantity: 1, unitPrice: 7 }];
  const notes = 'Contract 1234.5, second part';
  namedId = (await invoice(app, { customerId, lines: cheap, notes })).data.id;
  await erp.creditNotes.create({ invoiceId, reason: 'Returned' });
  await erp.receivables.pay({ customerId, amount: 1234.5, method: 'efectivo' });
  const order = (await erp.purchaseOrders.create({ vendorId, lines })).data;
  const received = [{ productId: product.id, quantity: 1 }];
  await erp.purchaseOrders.receive(order.id, { lines: received });
  await erp.payables.pay({ vendorId, amount: 1234.5, method: 'cheque' });
});
afterAll(() => app.close());

interface AmountSearch {
  readonly search: string;
  readonly count?: 'capped';
}

const lists = {
  invoices: (query: AmountSearch) => erp.invoices.list(query),
  'credit notes': (query: AmountSearch) => erp.creditNotes.list(query),
  receivables: (query: AmountSearch) => erp.receivables.list(query),
  'payments of customers': (query: AmountSearch) => erp.receivables.payments(query),
  payables: (query: AmountSearch) => erp.payables.list(query),
  'payments to vendors': (query: AmountSearch) => erp.payables.payments(query),
  'purchase orders': (query: AmountSearch) => erp.purchaseOrders.list(query),
};

describe('a search for a decimal number', () => {
  test.each(Object.keys(lists) as (keyof typeof lists)[])(
    'finds %s of this amount',
    async (name) => {
      const countOf = async (query: AmountSearch) => (await lists[name](query)).totalCount;
      expect(await countOf({ search: '1234.50' })).toBe(1);
      expect(await countOf({ search: '1234.50', count: 'capped' })).toBe(1);
      expect(await countOf({ search: '1234.51' })).toBe(0);
      expect(await countOf({ search: '234.5000' })).toBe(0);
      expect(await countOf({ search: '9999999999999' })).toBe(0);
      expect(await countOf({ search: '99999999999999999999' })).toBe(0);
    },
  );

  test('finds texts that contain it as well', async () => {
    const { data, totalCount } = await erp.invoices.list({ search: '1234.5', sortBy: 'id' });
    expect(data.map(({ id }) => id)).toEqual([invoiceId, namedId]);
    expect(totalCount).toBe(2);
    const pages = erp.invoices.list({ search: '1234.5', sortBy: 'id', pageSize: 1 });
    const ids: number[] = [];
    for await (const { id } of pages) ids.push(id);
    expect(ids).toEqual([invoiceId, namedId]);
  });

  test('finds them in the exported file too', async () => {
    const query = { search: '1234.5', format: 'csv', fields: ['id'], sortBy: 'id' } as const;
    const { content } = await erp.invoices.list(query);
    const lines = Buffer.from(content).toString().trim().split('\r\n').slice(1);
    expect(lines).toEqual([String(invoiceId), String(namedId)]);
  });

  test('finds no amount of another company', async () => {
    expect((await app.as('stranger').invoices.list({ search: '1234.50' })).totalCount).toBe(0);
  });

  test('with other characters is a search for a text', async () => {
    for (const search of ['1,234.50', '-1234.50', '1234.50 ?', '1e3', 'F-1234.50']) {
      expect([search, (await erp.invoices.list({ search })).totalCount]).toEqual([search, 0]);
    }
  });
});
