import { startTestApp, type TestApp } from '../support/app.js';
import { adjust, createProduct } from '../support/goods.js';
import { afterAll, beforeAll, describe, expect, test } from '../support/jest.js';
import { addCustomer, addTaxRate, addVendor, invoice } from '../support/sales.js';

let app: TestApp;
let untaxed: number;
beforeAll(async () => {
  app = await startTestApp();
  untaxed = await addTaxRate(app, 0);
});
afterAll(() => app.close());

const admin = () => app.as('admin');

/** Creates a product with a quantity at a cost. */
async function addStockedProduct(countedQuantity: number, unitCost: number): Promise<number> {
  const { id: productId } = await createProduct(app, { taxRateId: untaxed });
  if (countedQuantity > 0) await adjust(app, [{ productId, countedQuantity, unitCost }]);
  return productId;
}

async function stockOf(productId: number) {
  const [row] = (await admin().inventory.stock({ productId })).data;
  return { quantity: row?.quantity, value: row?.value, averageCost: row?.averageCost };
}

async function receive(productId: number, quantity: number, unitPrice: number): Promise<number> {
  const lines = [{ productId, quantity, unitPrice }];
  const { data } = await admin().purchaseOrders.create({ vendorId: await addVendor(app), lines });
  const received = [{ productId, quantity }];
  return (await admin().purchaseOrders.receive(data.id, { lines: received })).data.reception.id;
}

async function sell(productId: number, quantity: number) {
  const lines = [{ productId, quantity, unitPrice: 200 }];
  return (await invoice(app, { customerId: await addCustomer(app), lines })).data;
}

describe('the value of stock', () => {
  test.each([
    [10, 10, 10, 100],
    [3, 0.07, 7, 33.33],
    [0, 0, 5, 12],
  ])(
    'of %d at %d is restored when a reception of %d at %d is reversed',
    async (had, cost, came, price) => {
      const productId = await addStockedProduct(had, cost);
      await receive(productId, 1, 1).then((id) => admin().purchaseOrders.reverseReception(id));
      const before = await stockOf(productId);
      const reception = await receive(productId, came, price);
      await admin().purchaseOrders.reverseReception(reception);
      expect(await stockOf(productId)).toEqual(before);
    },
  );

  test('equals the values of the documents after a sale in between', async () => {
    const productId = await addStockedProduct(10, 10);
    const reception = await receive(productId, 10, 100);
    await sell(productId, 1);
    expect(await stockOf(productId)).toMatchObject({ quantity: 19, value: 1045 });
    await admin().purchaseOrders.reverseReception(reception);
    expect(await stockOf(productId)).toMatchObject({ quantity: 9, value: 45 });
  });

  test('never falls below zero, and is zero in an empty place', async () => {
    const productId = await addStockedProduct(10, 10);
    const dear = await receive(productId, 10, 100);
    await sell(productId, 5);
    await admin().purchaseOrders.reverseReception(dear);
    expect(await stockOf(productId)).toMatchObject({ quantity: 5, value: 275 });
    const empty = await addStockedProduct(1, 10);
    const reception = await receive(empty, 2, 40);
    await sell(empty, 1);
    await admin().purchaseOrders.reverseReception(reception);
    expect(await stockOf(empty)).toMatchObject({ quantity: 0, value: 0 });
  });

  test('is restored when a credit note is voided', async () => {
    const productId = await addStockedProduct(10, 10);
    const sold = await sell(productId, 4);
    await receive(productId, 10, 55);
    const before = await stockOf(productId);
    const note = (await admin().creditNotes.create({ invoiceId: sold.id, reason: 'Returned' }))
      .data;
    expect(await stockOf(productId)).toMatchObject({ quantity: 20, value: 650 });
    await admin().creditNotes.void(note.id);
    expect(await stockOf(productId)).toEqual(before);
  });

  test('is restored line by line for one product at two prices', async () => {
    const productId = await addStockedProduct(4, 2.5);
    const before = await stockOf(productId);
    const vendorId = await addVendor(app);
    const lines = [
      { productId, quantity: 3, unitPrice: 7.77 },
      { productId, quantity: 1, unitPrice: 0.01 },
    ];
    const order = (await admin().purchaseOrders.create({ vendorId, lines })).data;
    const received = order.lines.map(({ id, quantity }) => ({ lineId: id, quantity }));
    const { data } = await admin().purchaseOrders.receive(order.id, { lines: received });
    await admin().purchaseOrders.reverseReception(data.reception.id);
    expect(await stockOf(productId)).toEqual(before);
    const moved = (await admin().inventory.movements({ productId })).data;
    const values = moved.flatMap(({ documentType, value }) =>
      documentType.startsWith('reception') ? [value] : [],
    );
    expect(values.sort((a = 0, b = 0) => a - b)).toEqual([-23.31, -0.01, 0.01, 23.31]);
    expect((await admin().admin.selfCheck()).data.sound).toBe(true);
  });

  test('without an explaining document is booked as a correction and listed as a movement', async () => {
    const productId = await addStockedProduct(10, 10);
    const dear = await receive(productId, 10, 100);
    await sell(productId, 15);
    await receive(productId, 10, 20);
    // Fifteen left at 55: five of the expensive ones remain on the books, and 10 × 20.
    expect(await stockOf(productId)).toMatchObject({ quantity: 15, value: 475 });
    await admin().purchaseOrders.reverseReception(dear);
    expect(await stockOf(productId)).toMatchObject({ quantity: 5, value: 158.33 });
    const moved = (await admin().inventory.movements({ productId, sortDir: 'desc' })).data;
    expect(moved.slice(0, 2)).toMatchObject([
      { documentType: 'reception_reversal', quantity: 0, quantityAfter: 5, value: 683.33 },
      { documentType: 'reception_reversal', quantity: -10, value: -1000 },
    ]);
    expect((await admin().admin.selfCheck()).data.sound).toBe(true);
  });

  test('of goods sold before their reception is corrected by the reception', async () => {
    const { id } = (await admin().inventory.createWarehouse({ code: 'L', name: 'L' })).data;
    await admin().inventory.updateWarehouse(id, { name: 'L', allowsNegative: true });
    const productId = await addStockedProduct(0, 0);
    await adjust(app, [{ productId, quantityDelta: 1, unitCost: 5 }]);
    const lines = [{ productId, quantity: 4, unitPrice: 9, warehouseId: id }];
    const customerId = await addCustomer(app);
    await invoice(app, { customerId, lines });
    const ordered = [{ productId, quantity: 10, unitPrice: 8 }];
    const vendorId = await addVendor(app);
    const order = (await admin().purchaseOrders.create({ vendorId, lines: ordered })).data;
    const came = { warehouseId: id, lines: [{ productId, quantity: 10 }] };
    await admin().purchaseOrders.receive(order.id, came);
    const [row] = (await admin().inventory.stock({ productId, warehouseId: id })).data;
    expect(row).toMatchObject({ quantity: 6, value: 48 });
    const list = await admin().inventory.movements({ productId, warehouseId: id, sortDir: 'asc' });
    expect(list.data.map(({ quantity, value }) => [quantity, value])).toEqual([
      [-4, -20],
      [10, 80],
      // The four units that were sold at a cost of 5 cost 8.
      [0, -12],
    ]);
    expect((await admin().admin.selfCheck()).data.sound).toBe(true);
  });

  test('is recalculated from the documents by the self-check', async () => {
    const { knex } = app.database;
    await receive(await addStockedProduct(0, 0), 2, 225);
    const [line] = await knex('reception_lines as l')
      .where({ company_id: app.companyId })
      .orderBy('id', 'desc')
      .limit(1);
    const key = { company_id: app.companyId, id: line.id };
    await knex('reception_lines').where(key).increment('net_amount', 450);
    try {
      const { checks } = (await admin().admin.selfCheck()).data;
      // The figures of the reception itself no longer agree either.
      const value = checks.find(
        ({ name }) => name === 'goods_move_at_the_value_of_their_documents',
      );
      expect(value).toMatchObject({
        sound: false,
        faults: [{ expected: '900.00', found: '450.0000' }],
      });
    } finally {
      await knex('reception_lines').where(key).decrement('net_amount', 450);
    }
  });

  // The last test of the file, since entries cannot be removed from the ledger.
  test('added by a correction without a reason is reported by the self-check', async () => {
    const { knex } = app.database;
    const productId = await addStockedProduct(10, 10);
    await sell(productId, 4);
    const product = { company_id: app.companyId, id: productId };
    const place = { company_id: app.companyId, product_id: productId };
    const sale = await knex('stock_movements').where({ ...place, document_type: 'invoice' });
    const { id: _, ...columns } = sale[0];
    const correction = { ...columns, line: 0, quantity: 0, unit_cost: 0, value: 450 };
    await knex('stock_movements').insert(correction);
    await knex('stock').where(place).increment('value', 450);
    await knex('products').where(product).increment('stock_value', 450);
    const { checks } = (await admin().admin.selfCheck()).data;
    expect(checks.filter(({ sound }) => !sound)).toMatchObject([
      {
        name: 'stock_value_follows_from_documents',
        faults: [{ expected: '-40.00', found: '410.0000' }],
      },
    ]);
  });
});
