import { failure } from '../support/app.js';
import { onPostgres } from '../support/db.js';
import { adjust } from '../support/goods.js';
import { describe, expect, test } from '../support/jest.js';
import {
  app,
  book,
  code,
  erp,
  figures,
  productId,
  setUpStockDocuments,
  transferred,
} from './stock-documents-support.js';

setUpStockDocuments();

describe('reverseAdjustment', () => {
  test('undoes the movements at the values with which they were booked, and keeps the number', async () => {
    await book({ quantityDelta: 10, unitCost: 1 }, '2026-01-10');
    const loss = await book({ quantityDelta: -4 }, '2026-01-12');
    await book({ quantityDelta: 6, unitCost: 9 }, '2026-01-14');
    expect(await figures()).toEqual([
      [12, 60],
      [0, 0],
    ]);
    const reason = 'Found again';
    const call = () => erp.inventory.reverseAdjustment(loss.id, { reason, date: '2026-01-20' });
    const { data } = await call();
    expect(data).toMatchObject({
      number: loss.number,
      status: 'reversed',
      reversedOn: '2026-01-20',
    });
    expect(data).toMatchObject({ reverseReason: reason, version: 2 });
    expect(await figures()).toEqual([
      [16, 64],
      [0, 0],
    ]);
    const type = { productId, documentType: 'adjustment_reversal' };
    const [movement] = (await erp.inventory.movements(type)).data;
    const { id: documentId, number: documentNumber } = loss;
    const undone = { date: '2026-01-20', quantity: 4, value: 4, documentId, documentNumber };
    expect(movement).toMatchObject(undone);
    expect(await failure(call())).toMatchObject({
      statusCode: 409,
      code: 'adjustment_already_reversed',
    });
    expect((await erp.admin.selfCheck()).data.sound).toBe(true);
  });

  test('is done once for a repeated key, audited, and announced by an event', async () => {
    const { id } = await book({ quantityDelta: 5, unitCost: 1 });
    const key = { idempotencyKey: `reverse ${id}` };
    const first = await erp.inventory.reverseAdjustment(id, {}, key);
    expect(await erp.inventory.reverseAdjustment(id, {}, key)).toEqual(first);
    expect(await figures()).toEqual([
      [0, 0],
      [0, 0],
    ]);
    const { data: entries } = await erp.audit.list({ action: 'reverseAdjustment' });
    expect(entries.filter(({ objectId }) => objectId === String(id))).toHaveLength(1);
    const { data: feed } = await erp.events.list({ limit: 500 });
    expect(feed.map(({ type }) => type)).toContain('adjustment.reversed');
  });

  test('is refused when the goods have left, now or on a later day', async () => {
    const came = await book({ quantityDelta: 5, unitCost: 1 }, '2026-01-10');
    const taken = await book({ quantityDelta: -5 }, '2026-01-15');
    const gone = await failure(erp.inventory.reverseAdjustment(came.id));
    expect(gone).toMatchObject({ statusCode: 409, code: 'goods_already_left' });
    await book({ quantityDelta: 5, unitCost: 1 }, '2026-01-20');
    const early = { date: '2026-01-12' };
    const refused = await failure(erp.inventory.reverseAdjustment(came.id, early));
    expect(refused.code).toBe('goods_already_left');
    expect(refused.details).toMatchObject([{ day: '2026-01-15', documents: [taken.number] }]);
    await erp.inventory.reverseAdjustment(came.id, { date: '2026-01-20' });
    expect(await figures()).toEqual([
      [0, 0],
      [0, 0],
    ]);
  });

  test('takes no day before the document, in the future or in a closed period', async () => {
    const { id } = await book({ quantityDelta: 5, unitCost: 1 }, '2026-01-10');
    for (const date of ['2026-01-09', '2026-02-01']) {
      const refused = await failure(erp.inventory.reverseAdjustment(id, { date }));
      expect(refused).toMatchObject({ statusCode: 400, code: 'validation_failed' });
    }
    expect(await failure(erp.inventory.reverseAdjustment(999_999))).toMatchObject({
      code: 'not_found',
    });
    const denied = await failure(app.as('viewer').inventory.reverseAdjustment(id));
    expect(denied.code).toBe('insufficient_permissions');
    await erp.config.lockPeriod({ lockedThrough: '2026-01-15' });
    const date = '2026-01-12';
    const locked = await failure(app.as('warehouse').inventory.reverseAdjustment(id, { date }));
    expect(locked.code).toBe('period_locked');
    await app.as('warehouse').inventory.reverseAdjustment(id, { date: '2026-01-16' });
    await erp.config.lockPeriod({ lockedThrough: null });
  });
});

describe('reverseTransfer', () => {
  test('takes the goods back to the warehouse that they left, at their value', async () => {
    await book({ quantityDelta: 10, unitCost: 1 }, '2026-01-10');
    const moved = await transferred(4, '2026-01-12');
    const stored = (await erp.inventory.getTransfer(moved.id)).data;
    expect(stored).toMatchObject({ number: moved.number, status: 'done', reversedOn: null });
    const line = { productId, productCode: code, quantity: 4, fromAfter: 6, toAfter: 4, value: 4 };
    expect(stored.lines).toMatchObject([line]);
    await adjust(app, [{ productId, quantityDelta: 4, unitCost: 5 }], {
      warehouseId: app.secondWarehouseId,
    });
    const { data } = await erp.inventory.reverseTransfer(moved.id, { reason: 'Wrong shop' });
    expect(data).toMatchObject({ status: 'reversed', reversedOn: '2026-01-31', version: 2 });
    expect(await figures()).toEqual([
      [10, 10],
      [4, 20],
    ]);
    const again = await failure(erp.inventory.reverseTransfer(moved.id));
    expect(again).toMatchObject({ statusCode: 409, code: 'transfer_already_reversed' });
    expect((await erp.admin.selfCheck()).data.sound).toBe(true);
  });

  test('is refused when the goods have left the warehouse that they came to', async () => {
    await book({ quantityDelta: 10, unitCost: 1 }, '2026-01-10');
    const moved = await transferred(4, '2026-01-12');
    const second = { warehouseId: app.secondWarehouseId };
    await adjust(app, [{ productId, quantityDelta: -3 }], second);
    const refused = await failure(erp.inventory.reverseTransfer(moved.id));
    expect(refused).toMatchObject({ statusCode: 409, code: 'goods_already_left' });
    expect(await figures()).toEqual([
      [6, 6],
      [1, 1],
    ]);
  });
});

describe('documents booked before their lines were stored', () => {
  test('are read and reversed by their movements', async () => {
    const { knex } = app.database;
    await book({ quantityDelta: 10, unitCost: 1 });
    const loss = await book({ quantityDelta: -4 });
    const moved = await transferred(5);
    const company = { company_id: app.companyId };
    await knex('adjustment_lines')
      .where({ ...company, adjustment_id: loss.id })
      .delete();
    await knex('transfer_lines')
      .where({ ...company, transfer_id: moved.id })
      .delete();
    const { data: adjustment } = await erp.inventory.getAdjustment(loss.id);
    const line = { productId, countedQuantity: null, before: 10, delta: -4, after: 6, value: -4 };
    expect(adjustment.lines).toMatchObject([line]);
    const { data: transfer } = await erp.inventory.getTransfer(moved.id);
    expect(transfer.lines).toMatchObject([{ quantity: 5, fromAfter: 1, toAfter: 5, value: 5 }]);
    const [row] = (await erp.inventory.transfers({ productId })).data;
    expect(row).toMatchObject({ lineCount: 1, value: 5 });
    await erp.inventory.reverseTransfer(moved.id);
    await erp.inventory.reverseAdjustment(loss.id);
    expect((await figures()).flat()).toEqual([10, 10, 0, 0]);
  });
});

onPostgres('reversals at the same time', () => {
  test('undo a document once', async () => {
    const { id } = await book({ quantityDelta: 5, unitCost: 1 });
    await book({ quantityDelta: 20, unitCost: 1 });
    const calls = Array.from({ length: 6 }, () => erp.inventory.reverseAdjustment(id));
    const ended = await Promise.allSettled(calls);
    expect(ended.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect(await figures()).toEqual([
      [20, 20],
      [0, 0],
    ]);
  });
});
