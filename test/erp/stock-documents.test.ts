import type { SvcErp } from '../../sdk/erp/index.js';
import { failure } from '../support/app.js';
import { describe, expect, test } from '../support/jest.js';
import { addVendor } from '../support/sales.js';
import {
  app,
  book,
  code,
  erp,
  productId,
  setUpStockDocuments,
  transferred,
} from './stock-documents-support.js';

setUpStockDocuments();

describe('getAdjustment', () => {
  test('returns what was booked, and a counted line without a difference too', async () => {
    const booked = await book({ countedQuantity: 4, unitCost: 2.5 });
    const { data } = await erp.inventory.getAdjustment(booked.id);
    expect(data).toMatchObject({
      number: booked.number,
      status: 'posted',
      warehouseId: app.warehouseId,
      reason: 'count',
      date: '2026-01-31',
      notes: `Batch ${code}`,
      reversedOn: null,
      reverseReason: null,
      version: 1,
    });
    const line = {
      productId,
      productCode: code,
      countedQuantity: 4,
      before: 0,
      delta: 4,
      after: 4,
    };
    expect(data.lines).toMatchObject([{ ...line, unitCost: 2.5, value: 10, contradiction: null }]);
    const again = await book({ countedQuantity: 4 });
    const same = { countedQuantity: 4, before: 4, delta: 0, after: 4 };
    expect((await erp.inventory.getAdjustment(again.id)).data.lines).toMatchObject([same]);
    const found = await book({ quantityDelta: 1 });
    const [changed] = (await erp.inventory.getAdjustment(found.id)).data.lines;
    expect(changed).toMatchObject({ countedQuantity: null, delta: 1 });
  });

  test('shows costs to callers with inventory:cost only, and nothing to another company', async () => {
    const { id } = await book({ quantityDelta: 1, unitCost: 2 });
    const { data } = await app.as('viewer').inventory.getAdjustment(id);
    expect(Object.keys(data.lines[0] ?? {})).not.toContain('value');
    const other = await failure(app.as('stranger').inventory.getAdjustment(id));
    expect(other).toMatchObject({ statusCode: 404, code: 'not_found' });
  });

  test('says which documents booked later contradict a count', async () => {
    await book({ quantityDelta: 10, unitCost: 1 }, '2026-01-10');
    const count = await book({ countedQuantity: 10 }, '2026-01-20');
    await book({ quantityDelta: -1 }, '2026-01-25');
    const { data: sound } = await erp.inventory.getAdjustment(count.id);
    expect(sound.lines[0]?.contradiction).toBeNull();
    const early = await book({ quantityDelta: -2 }, '2026-01-15');
    const sameDay = await transferred(3, '2026-01-20');
    const { data } = await erp.inventory.getAdjustment(count.id);
    expect(data.lines[0]?.contradiction).toEqual({
      ledgerQuantity: 5,
      documents: [
        {
          documentType: 'adjustment',
          documentId: early.id,
          documentNumber: early.number,
          date: '2026-01-15',
          quantity: -2,
        },
        {
          documentType: 'transfer',
          documentId: sameDay.id,
          documentNumber: sameDay.number,
          date: '2026-01-20',
          quantity: -3,
        },
      ],
    });
  });

  test('finds no contradiction in what moves after a count on its own day', async () => {
    const count = await book({ countedQuantity: 10, unitCost: 1 });
    await transferred(3);
    const { data } = await erp.inventory.getAdjustment(count.id);
    expect(data.lines[0]?.contradiction).toBeNull();
  });
});

describe('listAdjustments and listTransfers', () => {
  test('find documents by warehouse, product, reason, status, day and words', async () => {
    const early = await book({ quantityDelta: 10, unitCost: 1 }, '2026-01-10');
    const late = await book({ countedQuantity: 7 }, '2026-01-20');
    const numbers = async (query: Parameters<SvcErp['inventory']['adjustments']>[0]) =>
      (await erp.inventory.adjustments({ productId, ...query })).data.map(({ number }) => number);
    expect(await numbers({})).toEqual([late.number, early.number]);
    expect(await numbers({ sortBy: 'date', sortDir: 'asc' })).toEqual([early.number, late.number]);
    expect(await numbers({ dateTo: '2026-01-15' })).toEqual([early.number]);
    expect(await numbers({ search: `batch ${code}` })).toHaveLength(2);
    expect(await numbers({ search: late.number })).toEqual([late.number]);
    expect(await numbers({ warehouseId: app.secondWarehouseId })).toEqual([]);
    expect(await numbers({ reason: 'loss' })).toEqual([]);
    await erp.inventory.reverseAdjustment(late.id);
    expect(await numbers({ status: 'reversed' })).toEqual([late.number]);
    const [row] = (await erp.inventory.adjustments({ productId, status: 'posted' })).data;
    expect(row).toMatchObject({
      number: early.number,
      warehouseName: 'Main',
      lineCount: 1,
      value: 10,
    });

    const moved = await transferred(2);
    const query = { productId, fromWarehouseId: app.warehouseId, status: 'done' as const };
    const { data } = await erp.inventory.transfers({ ...query, search: code });
    expect(data).toMatchObject([{ number: moved.number, lineCount: 1, value: 2 }]);
    const second = await transferred(1);
    const byPage = await erp.inventory.transfers({ productId, page: 2, pageSize: 1 });
    expect(byPage.data.map(({ number }) => number)).toEqual([moved.number]);
    const walked: string[] = [];
    for await (const { number } of erp.inventory.transfers({ productId, pageSize: 1 })) {
      walked.push(number);
    }
    expect(walked).toEqual([second.number, moved.number]);
    const none = { productId, toWarehouseId: app.warehouseId };
    expect((await erp.inventory.transfers(none)).totalCount).toBe(0);
  });
});

describe('listReceptions and getReception', () => {
  test('show the receptions of all orders, with their order and vendor', async () => {
    const vendorId = await addVendor(app, { name: `Vendor of ${code}` });
    const lines = [{ productId, quantity: 5, unitPrice: 2 }];
    const order = (await erp.purchaseOrders.create({ vendorId, lines })).data;
    const other = { vendorId: await addVendor(app), lines };
    const elsewhere = (await erp.purchaseOrders.create(other)).data;
    await erp.purchaseOrders.receive(elsewhere.id, { lines: [{ productId, quantity: 2 }] });
    const came = { vendorInvoiceNumber: `B-${code}`, lines: [{ productId, quantity: 3 }] };
    const { reception } = (await erp.purchaseOrders.receive(order.id, came)).data;
    const expected = {
      id: reception.id,
      number: reception.number,
      status: 'posted',
      orderId: order.id,
      orderNumber: order.number,
      vendorId,
      warehouseName: 'Main',
      grandTotal: 6,
    };
    for (const query of [{ vendorId }, { orderId: order.id }, { search: `b-${code}` }]) {
      expect((await erp.purchaseOrders.receptions(query)).data).toMatchObject([expected]);
    }
    const { data } = await erp.purchaseOrders.reception(reception.id);
    expect(data).toMatchObject({ ...expected, reversedAt: null });
    expect(data.lines).toMatchObject([{ productId, quantity: 3, unitCost: 2 }]);
    await erp.purchaseOrders.reverseReception(reception.id, { reason: 'Wrong goods' });
    const reversed = (await erp.purchaseOrders.reception(reception.id)).data;
    expect(reversed).toMatchObject({ status: 'reversed', reverseReason: 'Wrong goods' });
    expect(reversed.reversedAt).not.toBeNull();
    const posted = await erp.purchaseOrders.receptions({ vendorId, status: 'posted' });
    expect(posted.totalCount).toBe(0);
    const foreign = await failure(app.as('stranger').purchaseOrders.reception(reception.id));
    expect(foreign.code).toBe('not_found');
  });
});
