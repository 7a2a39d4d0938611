import { constraintErrors } from '../../src/erp/constraints.js';
import { applyAdjustment, createWarehouse } from '../../src/erp/inventory/index.js';
import { handlers as productHandlers } from '../../src/erp/products/handlers.js';
import { type AuditEntry, writeAudit } from '../../src/kernel/audit/queries.js';
import type { Db } from '../../src/kernel/db/client.js';
import { inTransaction } from '../../src/kernel/db/transaction.js';
import { createTestCompany } from '../support/db.js';
import { describe, expect, test } from '../support/jest.js';
import {
  addProduct,
  adjust,
  call,
  clerk,
  contextFor,
  expectRefused,
  held,
  here,
  type Line,
  now,
  useInventory,
} from './inventory-fixtures.js';

useInventory();

describe('createAdjustment', () => {
  test('books, numbers, values and audits a document', async () => {
    const nut = await addProduct('NUT');
    const made = await adjust(
      [
        { productId: here.bolt, quantityDelta: 10, unitCost: 1.5 },
        { productId: nut, countedQuantity: 4 },
        { productId: here.bolt, quantityDelta: -3 },
      ],
      { notes: 'first' },
    );
    expect(made).toMatchObject({
      number: 'AJ-000001',
      date: '2026-03-10',
      notes: 'first',
      version: 1,
    });
    expect(made.lines).toEqual([
      { productId: here.bolt, before: 0, delta: 10, after: 10, unitCost: 1.5, value: 15 },
      { productId: nut, before: 0, delta: 4, after: 4, unitCost: 0, value: 0 },
      { productId: here.bolt, before: 10, delta: -3, after: 7, unitCost: 1.5, value: -4.5 },
    ]);
    expect(await held(here.bolt)).toEqual({ quantity: 7, value: 10.5 });
    const [audit] = await here.database
      .knex('audit_log')
      .where({ company_id: here.companyId })
      .orderBy('id', 'desc');
    expect(audit).toMatchObject({
      object_type: 'adjustment',
      object_id: String(made.id),
      actor_name: 'Ana',
    });
    expect(audit.after).toMatchObject({ number: 'AJ-000001', reason: 'other' });
    expect(audit.after.lines).toEqual(made.lines);
  });

  test('uses the documented default cost of an increase', async () => {
    await adjust([{ productId: here.bolt, quantityDelta: 2, unitCost: 3 }], {
      warehouseId: here.shop,
    });
    const elsewhere = await adjust([{ productId: here.bolt, quantityDelta: 1 }]);
    expect(elsewhere.lines[0]).toMatchObject({ unitCost: 3, value: 3 });
    await adjust([{ productId: here.bolt, quantityDelta: 1, unitCost: 4 }]);
    const added = await adjust([{ productId: here.bolt, quantityDelta: 1 }]);
    expect(added.lines[0]).toMatchObject({ unitCost: 3.5, value: 3.5 });
    await adjust([{ productId: here.bolt, countedQuantity: 0 }]);
    await adjust([{ productId: here.bolt, countedQuantity: 0 }], { warehouseId: here.shop });
    const last = await adjust([{ productId: here.bolt, quantityDelta: 1 }]);
    expect(last.lines[0]).toMatchObject({ unitCost: 4, value: 4 });
  });

  test('books the difference of a count, and nothing without a difference', async () => {
    await adjust([{ productId: here.bolt, quantityDelta: 10, unitCost: 0.3 }]);
    const less = await adjust([{ productId: here.bolt, countedQuantity: 7 }], { reason: 'count' });
    expect(less.lines[0]).toMatchObject({ before: 10, delta: -3, after: 7, value: -0.9 });
    const same = await adjust([{ productId: here.bolt, countedQuantity: 7, unitCost: 9 }]);
    expect(same.lines[0]).toMatchObject({ before: 7, delta: 0, after: 7, value: 0 });
    const moves = await here.database.knex('stock_movements').where({ company_id: here.companyId });
    expect(moves).toHaveLength(2);
    const none = await adjust([{ productId: await addProduct('NEW'), countedQuantity: 0 }]);
    expect(none.number).toBe('AJ-000004');
  });

  test('removes the remaining value with the last unit', async () => {
    await adjust([{ productId: here.bolt, quantityDelta: 3, unitCost: 3.333333 }]);
    const values: (number | undefined)[] = [];
    for (let i = 0; i < 3; i += 1) {
      values.push((await adjust([{ productId: here.bolt, quantityDelta: -1 }])).lines[0]?.value);
    }
    expect(values).toEqual([-3.33, -3.34, -3.33]);
    expect(await held(here.bolt)).toEqual({ quantity: 0, value: 0 });
  });

  test('checks several lines of one product as a sum', async () => {
    await adjust([{ productId: here.bolt, quantityDelta: 5 }]);
    const out = { productId: here.bolt, quantityDelta: -3 };
    await expectRefused(
      () => adjust([out, out]),
      'insufficient_stock',
      'body.lines.1.quantityDelta',
    );
    await adjust([out, out, { productId: here.bolt, quantityDelta: 1 }]);
    expect((await held(here.bolt)).quantity).toBe(0);
  });

  test('reports the first invalid line, and writes nothing', async () => {
    const service = await addProduct('HELP', { type: 'service' });
    const old = await addProduct('OLD');
    await productHandlers.deactivateProduct({ ...call(undefined), params: { id: old } }, here.ctx);
    const good = { productId: here.bolt, quantityDelta: 1 };
    const refused = (line: Line, code: string, member: string) =>
      expectRefused(() => adjust([good, line, line]), code, `body.lines.1.${member}`);
    await refused({ productId: 9e15, quantityDelta: 1 }, 'not_found', 'productId');
    await refused({ productId: old, quantityDelta: 1 }, 'product_inactive', 'productId');
    await refused({ productId: service, quantityDelta: 1 }, 'service_has_no_stock', 'productId');
    const short = { productId: here.bolt, quantityDelta: -4 };
    const path = 'body.lines.1.quantityDelta';
    await expectRefused(() => adjust([good, short]), 'insufficient_stock', path);
    await adjust([{ productId: here.bolt, quantityDelta: 9 }]);
    const cost = { productId: here.bolt, quantityDelta: -1, unitCost: 1 };
    await refused(cost, 'validation_failed', 'unitCost');
    await refused({ productId: here.bolt, countedQuantity: 4 }, 'duplicate_product', 'productId');
    const counted = { productId: here.bolt, countedQuantity: 4, unitCost: 1 };
    await expectRefused(() => adjust([counted]), 'validation_failed', 'body.lines.0.unitCost');
  });

  test('refuses amounts out of range, instead of failing', async () => {
    const huge = { productId: here.bolt, quantityDelta: 9999999999 };
    await adjust([huge]);
    await expectRefused(() => adjust([huge]), 'validation_failed', 'body.lines.0');
    const nut = await addProduct('NUT');
    const dear = { productId: nut, quantityDelta: 9999999999, unitCost: 9999999999999 };
    await expectRefused(() => adjust([dear]), 'validation_failed', 'body.lines.0');
    const crumb = { productId: nut, quantityDelta: 0.0001, unitCost: 9999999999999 };
    await expectRefused(() => adjust([crumb]), 'validation_failed', 'body.lines.0');
  });

  test('finds only active warehouses of the company', async () => {
    const line = { productId: here.bolt, quantityDelta: 1 };
    await here.database
      .knex('warehouses')
      .where({ company_id: here.companyId, id: here.shop })
      .update({ is_active: false });
    const strangers = await createTestCompany(here.database);
    const other = await createWarehouse(
      here.database.knex,
      strangers,
      { code: 'X', name: 'X' },
      now,
    );
    for (const warehouseId of [here.shop, other]) {
      await expectRefused(() => adjust([line], { warehouseId }), 'not_found', 'body.warehouseId');
    }
  });

  test('refuses dates in the future, and in a locked period without periods:unlock', async () => {
    const line = { productId: here.bolt, quantityDelta: 1 };
    await expectRefused(
      () => adjust([line], { date: '2026-03-11' }),
      'validation_failed',
      'body.date',
    );
    await here.database
      .knex('companies')
      .where({ id: here.companyId })
      .update({ locked_through: '2026-02-28' });
    await expectRefused(() => adjust([line], { date: '2026-02-28' }), 'period_locked');
    await adjust([line], { date: '2026-03-01' });
    const controller = contextFor([...clerk, 'periods:unlock']);
    const made = await adjust([line], { date: '2026-02-28' }, controller);
    const audit = await here.database
      .knex('audit_log')
      .where({ company_id: here.companyId, object_id: String(made.id), object_type: 'adjustment' })
      .first();
    expect(audit.after).toMatchObject({ date: '2026-02-28', lockedThrough: '2026-02-28' });
  });

  test('goes below zero only where warehouse and permissions allow it', async () => {
    const out = [{ productId: here.bolt, quantityDelta: -2 }];
    const bold = contextFor([...clerk, 'inventory:allow-negative']);
    await expectRefused(
      () => adjust(out, {}, bold),
      'insufficient_stock',
      'body.lines.0.quantityDelta',
    );
    const loose = { code: 'L', name: 'L', allowsNegative: true };
    const warehouseId = await createWarehouse(here.database.knex, here.companyId, loose, now);
    await expectRefused(
      () => adjust(out, { warehouseId }),
      'insufficient_stock',
      'body.lines.0.quantityDelta',
    );
    await adjust([{ productId: here.bolt, quantityDelta: 1, unitCost: 2 }], { warehouseId });
    await adjust([{ productId: here.bolt, quantityDelta: -4 }], { warehouseId }, bold);
    expect(await held(here.bolt, warehouseId)).toEqual({ quantity: -3, value: -6 });
    // A movement towards zero is always allowed; the shortage fills at the cost that left, the rest at its own cost.
    await adjust([{ productId: here.bolt, quantityDelta: 1, unitCost: 5 }], { warehouseId });
    expect(await held(here.bolt, warehouseId)).toEqual({ quantity: -2, value: -4 });
    await adjust([{ productId: here.bolt, quantityDelta: 3, unitCost: 5 }], { warehouseId });
    expect(await held(here.bolt, warehouseId)).toEqual({ quantity: 1, value: 5 });
  });

  test('hides costs without permission', async () => {
    const plain = contextFor(['inventory:adjust']);
    const made = await adjust([{ productId: here.bolt, quantityDelta: 1 }], {}, plain);
    expect(made.lines).toEqual([{ productId: here.bolt, before: 0, delta: 1, after: 1 }]);
  });

  test('stores idempotency key, document and reply in one transaction', async () => {
    const lines = [{ productId: here.bolt, quantityDelta: 2, unitCost: 1 }];
    const first = await adjust(lines, {}, contextFor(clerk, 'k-1', lines));
    const again = adjust(lines, {}, contextFor(clerk, 'k-1', lines));
    await expect(again).rejects.toMatchObject({
      name: 'IdempotentReplay',
      reply: { status: 201, body: JSON.stringify({ ok: true, data: first }) },
    });
    const tooMuch = [{ productId: here.bolt, quantityDelta: -9 }];
    const keyed = () => adjust(tooMuch, {}, contextFor(clerk, 'k-2', tooMuch));
    await expectRefused(keyed, 'insufficient_stock', 'body.lines.0.quantityDelta');
    expect(
      await here.database.knex('idempotency_keys').where({ company_id: here.companyId }),
    ).toHaveLength(1);
  });

  test('fails when the next number of the series is taken', async () => {
    const line = { productId: here.bolt, quantityDelta: 1 };
    await adjust([line]);
    const series = here.database.knex('series').where({ company_id: here.companyId });
    await series.clone().update({ next_number: 1 });
    await expect(adjust([line])).rejects.toMatchObject({
      constraint: 'adjustments_number_key',
    });
    expect(constraintErrors['adjustments_number_key']?.()).toMatchObject({
      code: 'duplicate_code',
    });
    await series.clone().update({ next_number: 2 });
    expect(await held(here.bolt)).toMatchObject({ quantity: 1 });
  });
});

describe('applyAdjustment', () => {
  test('books opening balances for the operator, within its transaction', async () => {
    const { companyId, bolt } = here;
    const actor = { companyId, type: 'operator' as const, id: undefined, name: 'import' };
    const request = { ...here.ctx.request, operationId: 'import' };
    const opening = {
      companyId,
      now,
      warehouseId: here.main,
      date: '2020-01-01',
      decimals: 2,
      mayGoNegative: false,
      mayUnlock: true,
      reason: 'opening' as const,
      lines: [{ productId: bolt, countedQuantity: 5, unitCost: 2 }],
    };
    const audit = (trx: Db, entry: AuditEntry) => writeAudit(trx, actor, request, now, entry);
    await inTransaction(here.database.knex, (trx) => applyAdjustment(trx, opening, audit));
    const undone = inTransaction(here.database.knex, async (trx) => {
      await applyAdjustment(
        trx,
        { ...opening, lines: [{ productId: bolt, quantityDelta: 1 }] },
        audit,
      );
      throw new Error('undone');
    });
    await expect(undone).rejects.toThrow('undone');
    expect(await held(bolt)).toEqual({ quantity: 5, value: 10 });
    const rows = await here.database
      .knex('audit_log')
      .where({ company_id: companyId, action: 'import' });
    expect(rows).toMatchObject([{ actor_type: 'operator', actor_name: 'import' }]);
  });
});
