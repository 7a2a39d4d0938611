import type { SvcErp } from '../../sdk/erp/index.js';
import { startTestApp, type TestApp } from '../support/app.js';
import { onPostgres } from '../support/db.js';
import { afterAll, beforeAll, expect, test } from '../support/jest.js';
import { fillCompany } from '../support/large-company.js';
import { type CallPair, watchPlans } from '../support/plans.js';

onPostgres('frequently called statements', () => {
  let app: TestApp;
  let erp: SvcErp;
  let growth: Awaited<ReturnType<typeof watchPlans>>;
  let few = { customer: 0, product: 0 };
  let many = few;

  beforeAll(async () => {
    // One connection, so that each call has the plans of the calls before it.
    app = await startTestApp({ database: { poolMax: 1 } });
    erp = app.as('admin');
    await fillCompany(app);
    const { knex } = app.database;
    const { companyId: company } = app;
    const idOf = async (table: string, code: string): Promise<number> =>
      (await knex(table).where({ company_id: company, code }).first('id')).id;
    few = { customer: await idOf('customers', 'MC-77'), product: await idOf('products', 'MP-77') };
    many = { customer: await idOf('customers', 'MC-1'), product: await idOf('products', 'MP-1') };
    growth = await watchPlans(app);
  });
  afterAll(() => app.close());

  const reads: Readonly<Record<string, CallPair>> = {
    'the aging of one customer': {
      rare: () => erp.receivables.aging({ customerId: few.customer }),
      usual: () => erp.receivables.aging(),
    },
    'the aging of a currency': {
      rare: () => erp.receivables.aging({ currencyCode: 'USD' }),
      usual: () => erp.receivables.aging(),
    },
    'the aging of a past day': {
      rare: () => erp.receivables.aging({ asOf: '2026-01-29' }),
      usual: () => erp.receivables.aging({ asOf: '2024-06-01' }),
    },
    'the documents of an aging': {
      rare: () => erp.receivables.aging({ customerId: few.customer, detail: true }),
      usual: () => erp.receivables.aging({ detail: true }),
    },
    'the balance of a customer': {
      rare: () => erp.customers.balance(few.customer),
      usual: () => erp.customers.balance(many.customer),
    },
    'the receivables': { rare: () => erp.receivables.list() },
    'the receivables of one customer': {
      rare: () => erp.receivables.list({ customerId: few.customer }),
      usual: () => erp.receivables.list({ customerId: many.customer }),
    },
    'the open receivables by amount': {
      rare: () => erp.receivables.list({ status: 'open', sortBy: 'openAmount' }),
      usual: () => erp.receivables.list({ status: 'closed', sortBy: 'openAmount' }),
    },
    'receivables found by a text': {
      rare: () => erp.receivables.list({ search: 'f-2977' }),
      usual: () => erp.receivables.list({ search: 'customer' }),
    },
    'the receivables of a week': {
      rare: () => erp.receivables.list({ dateFrom: '2025-06-01', dateTo: '2025-06-07' }),
      usual: () => erp.receivables.list({ dateFrom: '2024-01-01', dateTo: '2026-01-31' }),
    },
    'the customers': { rare: () => erp.customers.list() },
    'customers found by a text': {
      rare: () => erp.customers.list({ search: 'customer 77' }),
      usual: () => erp.customers.list({ search: 'customer' }),
    },
    'the products': { rare: () => erp.products.list() },
    'products found by a text': {
      rare: () => erp.products.list({ search: 'product 977' }),
      usual: () => erp.products.list({ search: 'product' }),
    },
    'the stock': { rare: () => erp.inventory.stock() },
    'stock found by a text': {
      rare: () => erp.inventory.stock({ search: 'product 977' }),
      usual: () => erp.inventory.stock({ search: 'product' }),
    },
    'the movements': { rare: () => erp.inventory.movements() },
    'the movements of one product': {
      rare: () => erp.inventory.movements({ productId: few.product }),
      usual: () => erp.inventory.movements({ productId: many.product }),
    },
  };

  test.each(Object.keys(reads))(
    'read %s with as few pages at the twelfth call as at the first',
    async (name) => {
      expect(await growth(reads[name] as CallPair)).toEqual([]);
    },
  );

  test('write a payment with as few pages at the twelfth call as at the first', async () => {
    const pay = () =>
      erp.receivables.pay({
        customerId: few.customer,
        amount: 1,
        method: 'efectivo',
        autoAllocate: true,
      });
    expect(await growth({ rare: pay })).toEqual([]);
  });

  test('write an adjustment with as few pages at the twelfth call as at the first', async () => {
    const adjust = () =>
      erp.inventory.adjust({
        warehouseId: app.warehouseId,
        reason: 'count',
        lines: [{ productId: few.product, quantityDelta: 1 }],
      });
    expect(await growth({ rare: adjust })).toEqual([]);
  });
});
