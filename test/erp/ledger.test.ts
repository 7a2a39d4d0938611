import fc from 'fast-check';
import type { SvcErp } from '../../sdk/erp/index.js';
import { SvcErpError } from '../../sdk/erp/index.js';
import { failure, startTestApp, type TestApp } from '../support/app.js';
import { adjust, createProduct } from '../support/goods.js';
import { afterAll, beforeAll, describe, expect, test } from '../support/jest.js';
import { addCustomer, addTaxRate, addVendor } from '../support/sales.js';

let app: TestApp;
let erp: SvcErp;
beforeAll(async () => {
  app = await startTestApp();
  erp = app.as('admin');
  await erp.config.updateCurrency('USD', { active: true });
});
afterAll(() => app.close());

/** Returns the differences that the product's own self-check reports. */
async function faults() {
  const { data } = await erp.admin.selfCheck();
  return data.checks.filter(({ sound }) => !sound);
}

interface World {
  readonly customers: readonly number[];
  readonly vendorId: number;
  readonly products: readonly number[];
  readonly taxRates: readonly number[];
}

async function makeWorld(): Promise<World> {
  const customers = [
    await addCustomer(app, { paymentTerms: 'CREDITO_30', creditLimit: 5000 }),
    await addCustomer(app, { currencyCode: 'USD', paymentTerms: 'CREDITO_15' }),
  ];
  const products: number[] = [];
  for (const cost of [3.3333, 0.07]) {
    const { id } = await createProduct(app, { price: 12.345678 });
    await adjust(app, [{ productId: id, countedQuantity: 30, unitCost: cost }]);
    products.push(id);
  }
  const taxRates = [await addTaxRate(app, 18), await addTaxRate(app, 8.875)];
  return { customers, vendorId: await addVendor(app), products, taxRates };
}

const pick = <T>(list: readonly T[], n: number): T | undefined => list[n % list.length];

/** One step of an ordinary day; `a`, `b` and `c` choose its objects. */
interface Step {
  readonly kind: keyof typeof steps;
  readonly a: number;
  readonly b: number;
  readonly c: number;
}

const of = (world: World, a: number) => pick(world.customers, a) ?? 0;
const lastOf = async (list: Promise<{ data: { id: number }[] }>, n: number) =>
  pick((await list).data, n)?.id ?? 999_999;

const steps = {
  async invoice(world: World, { a, b, c }: Step) {
    const lines = [b, c].map((n, at) => ({
      productId: pick(world.products, n) ?? 0,
      quantity: ((n + at) % 7) + 0.5,
      unitPrice: Number(((n % 1000) / 37.5).toFixed(6)),
      discountPercent: c % 3 === 0 ? 12.5 : 0,
      taxRateId: pick(world.taxRates, at + b) ?? 0,
    }));
    const more = { pricesIncludeTax: a % 2 === 0, exchangeRate: a % 2 === 1 ? 58.4321 : 1 };
    await erp.invoices.create({ customerId: of(world, a), lines, ...more });
  },
  async void(world: World, { a, b }: Step) {
    await erp.invoices.void(await lastOf(erp.invoices.list({ customerId: of(world, a) }), b));
  },
  async credit(world: World, { a, b, c }: Step) {
    const invoiceId = await lastOf(erp.invoices.list({ customerId: of(world, a) }), b);
    const { data } = await erp.invoices.get(invoiceId);
    const line = pick(data.lines, c);
    const lines = line && [{ invoiceLineId: line.id, quantity: line.quantity / 2 }];
    const reason = 'Returned goods';
    const restock = b % 2 === 0;
    await erp.creditNotes.create({
      invoiceId,
      reason,
      restock,
      ...(c % 2 === 0 && lines ? { lines } : {}),
    });
  },
  async uncredit(world: World, { a, b }: Step) {
    await erp.creditNotes.void(await lastOf(erp.creditNotes.list({ customerId: of(world, a) }), b));
  },
  async place(world: World, { a, b }: Step) {
    const id = await lastOf(erp.creditNotes.list({ customerId: of(world, a) }), b);
    await erp.creditNotes.allocate(id, { autoAllocate: true });
  },
  async pay(world: World, { a, b, c }: Step) {
    const foreign = a % 2 === 1 ? { exchangeRate: 57 + (c % 300) / 100 } : {};
    const amount = ((b % 90_000) + 1) / 100;
    const auto = { autoAllocate: c % 4 !== 0 };
    await erp.receivables.pay({
      customerId: of(world, a),
      amount,
      method: 'cheque',
      ...auto,
      ...foreign,
    });
  },
  async allocate(world: World, { a, b }: Step) {
    const id = await lastOf(erp.receivables.payments({ customerId: of(world, a) }), b);
    await erp.receivables.allocate(id, { autoAllocate: true });
  },
  async reverse(world: World, { a, b }: Step) {
    await erp.receivables.reverse(
      await lastOf(erp.receivables.payments({ customerId: of(world, a) }), b),
    );
  },
  async order({ vendorId, products, taxRates }: World, { a, b, c }: Step) {
    const line = {
      productId: pick(products, a) ?? 0,
      quantity: (b % 9) + 1,
      unitPrice: (c % 99) / 7,
    };
    const lines = [
      { ...line, unitPrice: Number(line.unitPrice.toFixed(6)), taxRateId: pick(taxRates, c) ?? 0 },
    ];
    await erp.purchaseOrders.create({ vendorId, lines });
  },
  async receive({ vendorId }: World, { a, b, c }: Step) {
    const id = await lastOf(erp.purchaseOrders.list({ vendorId }), a);
    const lineId = (await erp.purchaseOrders.get(id)).data.lines[0]?.id ?? 0;
    const line = { lineId, quantity: (b % 5) + 0.25 };
    const lines = [c % 3 === 0 ? { ...line, unitCost: (c % 50) / 10 } : line];
    await erp.purchaseOrders.receive(id, { lines, closeRemaining: c % 5 === 0 });
  },
  async unreceive({ vendorId }: World, { a, b }: Step) {
    const id = await lastOf(erp.purchaseOrders.list({ vendorId }), a);
    const { data } = await erp.purchaseOrders.get(id);
    await erp.purchaseOrders.reverseReception(pick(data.receptions, b)?.id ?? 999_999);
  },
  async payVendor({ vendorId }: World, { b }: Step) {
    const amount = ((b % 9000) + 1) / 100;
    await erp.payables.pay({ vendorId, amount, method: 'transferencia', autoAllocate: true });
  },
  async unpay({ vendorId }: World, { b }: Step) {
    await erp.payables.reverse(await lastOf(erp.payables.payments({ vendorId }), b));
  },
  async adjust({ products }: World, { a, b, c }: Step) {
    const productId = pick(products, a) ?? 0;
    const line = c % 2 === 0 ? { quantityDelta: (b % 9) - 4.5 } : { countedQuantity: b % 20 };
    await adjust(app, [{ productId, ...line }]);
  },
  async transfer({ products }: World, { a, b }: Step) {
    const lines = [{ productId: pick(products, a) ?? 0, quantity: (b % 4) + 0.1 }];
    const [from, to] = [app.warehouseId, app.secondWarehouseId];
    await erp.inventory.transfer({ fromWarehouseId: from, toWarehouseId: to, lines });
  },
};

const someStep: fc.Arbitrary<Step> = fc.record({
  kind: fc.constantFrom(...(Object.keys(steps) as (keyof typeof steps)[])),
  a: fc.nat(1000),
  b: fc.nat(100_000),
  c: fc.nat(1000),
});

/** Refusals are part of an ordinary day; any failure other than a clear 4xx is an error. */
async function take(world: World, step: Step): Promise<boolean> {
  try {
    await steps[step.kind](world, step);
    return true;
  } catch (error) {
    if (error instanceof SvcErpError && error.statusCode >= 400 && error.statusCode < 500)
      return false;
    throw error;
  }
}

describe('the books after any mix of documents, voids, credit notes, payments, reversals, receptions and adjustments', () => {
  test.each([
    ['', false],
    [', where stock may fall below zero', true],
  ])(
    '13, 17, 22, 26-33, 35: agree in stock, open amounts, balances, ledger and numbers%s',
    async (_, isLoose) => {
      await app.database
        .knex('warehouses')
        .where({ company_id: app.companyId })
        .update({ allows_negative: isLoose });
      let done = 0;
      await fc.assert(
        fc.asyncProperty(fc.array(someStep, { minLength: 25, maxLength: 40 }), async (day) => {
          const world = await makeWorld();
          for (const step of day) done += (await take(world, step)) ? 1 : 0;
          expect(await faults()).toEqual([]);
          const aging = (await erp.receivables.aging()).data.totals;
          const balances: Awaited<ReturnType<typeof erp.customers.balance>>[] = [];
          for await (const { id } of erp.customers.list({ pageSize: 100, fields: ['id'] })) {
            balances.push(await erp.customers.balance(id));
          }
          const sum = balances.reduce((total, { data }) => total + data.netBalance, 0);
          expect(sum).toBeCloseTo(aging.balance, 2);
        }),
        { numRuns: 6, seed: 20_260_131, endOnFailure: true },
      );
      expect(done).toBeGreaterThan(60);
    },
  );
});

describe('runSelfCheck', () => {
  test('reports exactly the differences', async () => {
    const { knex } = app.database;
    expect((await erp.admin.selfCheck()).data.sound).toBe(true);
    const [place] = await knex('stock')
      .where({ company_id: app.companyId })
      .where('quantity', '>', 1);
    const key = { company_id: app.companyId, id: place.id };
    await knex('stock').where(key).decrement('quantity', 1);
    try {
      const { data } = await erp.admin.selfCheck();
      expect(data.sound).toBe(false);
      expect((await faults()).map(({ name }) => name).sort()).toEqual([
        'product_quantity_is_the_sum_of_its_stock',
        'stock_quantity_is_the_sum_of_its_movements',
      ]);
    } finally {
      await knex('stock').where(key).increment('quantity', 1);
    }
    const [series] = await knex('series').where({ company_id: app.companyId, code: 'invoice' });
    await knex('series')
      .where({ company_id: app.companyId, code: 'invoice' })
      .increment('next_number', 1);
    expect(await faults()).toMatchObject([
      { name: 'series_have_no_gaps', faults: [{ subject: 'series invoice' }] },
    ]);
    await knex('series')
      .where({ company_id: app.companyId, code: 'invoice' })
      .update({ next_number: series.next_number });
  });

  test('refuses a caller without permission', async () => {
    expect(await failure(app.as('warehouse').admin.selfCheck())).toMatchObject({ statusCode: 403 });
  });
});
