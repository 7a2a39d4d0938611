import { failure, startTestApp, type TestApp } from '../support/app.js';
import { createProduct, stockOf } from '../support/goods.js';
import { afterAll, beforeAll, describe, expect, test } from '../support/jest.js';
import { addCustomer, addVendor, invoice } from '../support/sales.js';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

const admin = () => app.as('admin');
const inventory = () => admin().inventory;
let made = 0;

async function addWarehouse(more = {}) {
  made += 1;
  const input = { code: `W-${made}`, name: `Warehouse ${made}`, ...more };
  return (await inventory().createWarehouse(input)).data;
}

const count = (warehouseId: number, productId: number, countedQuantity: number) =>
  inventory().adjust({ warehouseId, reason: 'count', lines: [{ productId, countedQuantity }] });

describe('createWarehouse', () => {
  test('creates a warehouse that accepts counts and transfers at once', async () => {
    const [from, to] = [await addWarehouse(), await addWarehouse({ allowsNegative: true })];
    expect(to).toMatchObject({ code: 'W-2', active: true, allowsNegative: true, version: 1 });
    const { id: productId } = await createProduct(app);
    await count(from.id, productId, 5);
    const lines = [{ productId, quantity: 2 }];
    const places = { fromWarehouseId: from.id, toWarehouseId: to.id };
    await inventory().transfer({ ...places, lines });
    const held = (await stockOf(app, productId)).map((row) => [row.warehouseName, row.quantity]);
    expect(held.sort()).toEqual([
      ['Warehouse 1', 3],
      ['Warehouse 2', 2],
    ]);
  });

  test('refuses a code that is taken in any letter case, and a caller without permission', async () => {
    const { code } = await addWarehouse();
    const again = inventory().createWarehouse({ code: code.toLowerCase(), name: 'X' });
    expect(await failure(again)).toMatchObject({ statusCode: 409, code: 'duplicate_code' });
    const input = { code: 'NO', name: 'No' };
    const refused = app.as('warehouse').inventory.createWarehouse(input);
    expect(await failure(refused)).toMatchObject({ statusCode: 403 });
  });
});

describe('updateWarehouse', () => {
  test('renames it in the stock lists too', async () => {
    const { id, version } = await addWarehouse({ name: 'Zulu' });
    const { id: productId } = await createProduct(app);
    await count(id, productId, 1);
    await count(app.warehouseId, productId, 1);
    const { data } = await inventory().updateWarehouse(id, { name: 'Able' }, { ifMatch: version });
    expect(data).toMatchObject({ name: 'Able', active: true, version: 2 });
    const sorted = await inventory().stock({ productId, sortBy: 'warehouseName' });
    expect(sorted.data.map(({ warehouseName }) => warehouseName)[0]).toBe('Able');
    const stale = inventory().updateWarehouse(id, { name: 'Baker' }, { ifMatch: version });
    expect(await failure(stale)).toMatchObject({ statusCode: 412 });
  });

  test('closes an empty warehouse to new documents, and reopens it', async () => {
    const { id } = await addWarehouse();
    await inventory().updateWarehouse(id, { name: 'Closed', active: false });
    const { id: productId } = await createProduct(app);
    expect(await failure(count(id, productId, 1))).toMatchObject({ code: 'not_found' });
    const lines = [{ productId, quantity: 1, unitPrice: 1, warehouseId: id }];
    const sale = invoice(app, { customerId: await addCustomer(app), lines });
    expect(await failure(sale)).toMatchObject({ code: 'not_found' });
    await inventory().updateWarehouse(id, { name: 'Open', active: true });
    await count(id, productId, 1);
  });

  test('refuses to close a warehouse with stock, or one in an open order', async () => {
    const { id } = await addWarehouse();
    const { id: productId } = await createProduct(app);
    const close = () => inventory().updateWarehouse(id, { name: 'X', active: false });
    await count(id, productId, 1);
    expect(await failure(close())).toMatchObject({ statusCode: 409, code: 'warehouse_in_use' });
    await count(id, productId, 0);
    const vendorId = await addVendor(app);
    const lines = [{ productId, quantity: 1, unitPrice: 1 }];
    const order = await admin().purchaseOrders.create({ vendorId, warehouseId: id, lines });
    expect(await failure(close())).toMatchObject({ statusCode: 409, code: 'warehouse_in_use' });
    await admin().purchaseOrders.cancel(order.data.id);
    expect((await close()).data.active).toBe(false);
  });

  test('answers 404 for a warehouse of another company', async () => {
    const other = inventory().updateWarehouse(app.otherWarehouseId, { name: 'X' });
    expect(await failure(other)).toMatchObject({ statusCode: 404 });
  });
});
