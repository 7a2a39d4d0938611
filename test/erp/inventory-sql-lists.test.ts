import { handlers } from '../../src/erp/inventory/handlers.js';
import { createWarehouse } from '../../src/erp/inventory/index.js';
import { describe, expect, test } from '../support/jest.js';
import {
  addProduct,
  adjust,
  call,
  contextFor,
  here,
  now,
  paged,
  transfer,
  useInventory,
} from './inventory-fixtures.js';

useInventory();

describe('inventory lists', () => {
  const page = { page: 1, pageSize: 20 };
  const query = <Query>(more: Query) => ({ ...call(undefined), query: { ...page, ...more } });

  test('find stock and movements by product, with costs if permitted', async () => {
    const nut = await addProduct('Ñandú');
    const came = [
      { productId: here.bolt, quantityDelta: 4, unitCost: 2.5 },
      { productId: nut, quantityDelta: 1 },
    ];
    await adjust(came, { date: '2026-01-30' });
    await transfer([{ productId: here.bolt, quantity: 1 }], { date: '2026-01-31' });
    const stock = await paged(
      handlers.listStock(query({ search: 'nandu', onlyPositive: true }), here.ctx),
    );
    expect(stock.data).toMatchObject([{ productId: nut, quantity: 1, averageCost: 0, version: 1 }]);
    const sorted = await paged(
      handlers.listStock(query({ sortBy: 'quantity' as const, onlyPositive: false }), here.ctx),
    );
    expect(sorted.data.map((row) => row.quantity)).toEqual([1, 1, 3]);
    const plain = contextFor(['inventory:read']);
    const hidden = await paged(
      handlers.listStock(query({ onlyPositive: false, productId: nut }), plain),
    );
    expect(hidden.data[0]).not.toHaveProperty('value');

    const all = await paged(handlers.listMovements(query({}), here.ctx));
    expect(all).toMatchObject({ totalCount: 4 });
    expect(all.data[0]).toMatchObject({
      documentNumber: 'TR-000001',
      quantity: 1,
      quantityAfter: 1,
      value: 2.5,
    });
    const january = { dateFrom: '2026-01-31', dateTo: '2026-01-31', warehouseId: here.main };
    const found = await paged(handlers.listMovements(query(january), plain));
    expect(found.data).toMatchObject([{ date: '2026-01-31', quantity: -1, quantityAfter: 3 }]);
    expect(found.data[0]).not.toHaveProperty('unitCost');
    for (const more of [
      { productId: here.bolt },
      { warehouseId: here.main },
      { documentType: 'adjustment' },
    ]) {
      const { data, totalCount } = await paged(handlers.listMovements(query(more), here.ctx));
      expect(totalCount).toBe(data.length);
      expect(totalCount).toBeGreaterThan(0);
    }
  });

  test('find warehouses by name or code, and closed ones on request', async () => {
    await createWarehouse(
      here.database.knex,
      here.companyId,
      { code: 'BOG-1', name: 'Bogotá' },
      now,
    );
    const twice = createWarehouse(
      here.database.knex,
      here.companyId,
      { code: 'bog-1', name: 'X' },
      now,
    );
    await expect(twice).rejects.toMatchObject({ code: 'duplicate_code' });
    for (const search of ['bogota', 'og-1']) {
      const { data } = await paged(
        handlers.listWarehouses(query({ search, includeInactive: false }), here.ctx),
      );
      expect(data).toMatchObject([{ code: 'BOG-1', name: 'Bogotá', active: true }]);
    }
    await here.database
      .knex('warehouses')
      .where({ company_id: here.companyId, id: here.shop })
      .update({ is_active: false });
    const count = async (includeInactive: boolean) =>
      (await paged(handlers.listWarehouses(query({ includeInactive }), here.ctx))).totalCount;
    expect([await count(false), await count(true)]).toEqual([2, 3]);
  });
});
