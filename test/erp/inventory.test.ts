import type { AdjustmentInput } from '../../sdk/erp/index.js';
import { updateLockedThrough } from '../../src/erp/config/index.js';
import { createWarehouse } from '../../src/erp/inventory/index.js';
import { failure } from '../support/app.js';
import { describe, expect, test } from '../support/jest.js';

import {
  adjust,
  admin,
  app,
  expectBalanced,
  type Line,
  product,
  setUpInventory,
  stockOf,
} from './inventory-support.js';

setUpInventory();

describe('createAdjustment', () => {
  test('refuses a cost from callers who may not see costs', async () => {
    const productId = await product();
    const lines = [{ productId, quantityDelta: 1, unitCost: 100 }];
    const document = { warehouseId: app.warehouseId, reason: 'found' as const, lines };
    expect(await failure(app.as('warehouse').inventory.adjust(document))).toMatchObject({
      statusCode: 403,
      code: 'insufficient_permissions',
      details: [{ path: 'body.lines.0.unitCost' }],
    });
    expect(await stockOf(productId)).toEqual([]);
  });

  test('books a count, numbers the document and returns before, delta and after', async () => {
    const productId = await product();
    const { data, response } = await adjust([{ productId, countedQuantity: 40, unitCost: 0.9 }], {
      notes: 'Conteo',
    }).withResponse();
    expect(response.status).toBe(201);
    expect(data.data.number).toMatch(/^AJ-\d{6}$/);
    expect(data.data).toMatchObject({
      reason: 'count',
      date: '2026-01-31',
      notes: 'Conteo',
      warehouseId: app.warehouseId,
    });
    expect(data.data.lines).toEqual([
      { productId, before: 0, delta: 40, after: 40, unitCost: 0.9, value: 36 },
    ]);
    await expectBalanced(productId);
  });

  test('determines the average cost from the value: the last unit takes the remainder', async () => {
    const productId = await product();
    await adjust([{ productId, quantityDelta: 3, unitCost: 3.333333 }]);
    const values: (number | undefined)[] = [];
    for (let unit = 0; unit < 3; unit += 1) {
      const { data } = await adjust([{ productId, quantityDelta: -1 }]);
      values.push(data.lines[0]?.value);
    }
    expect(values).toEqual([-3.33, -3.34, -3.33]);
    expect(await stockOf(productId)).toMatchObject([{ quantity: 0, value: 0, averageCost: null }]);
    await expectBalanced(productId);
  });

  test('checks lines of one product as a sum, in any order', async () => {
    const productId = await product();
    const both = [
      { productId, quantityDelta: -5 },
      { productId, quantityDelta: 5, unitCost: 2 },
    ];
    const { data } = await adjust(both);
    expect(data.lines.map((line) => line.after)).toEqual([-5, 0]);
    const error = await failure(
      adjust([
        { productId, quantityDelta: 2 },
        { productId, quantityDelta: -3 },
      ]),
    );
    expect(error).toMatchObject({ statusCode: 409, code: 'insufficient_stock' });
    await expectBalanced(productId);
  });

  test('books all lines or none, and uses no number when refused', async () => {
    const [one, two] = [await product(), await product()];
    const first = await adjust([{ productId: one, quantityDelta: 1 }]);
    const error = await failure(
      adjust([
        { productId: one, quantityDelta: 5 },
        { productId: two, quantityDelta: -1 },
      ]),
    );
    expect(error.details?.[0]).toMatchObject({
      code: 'insufficient_stock',
      path: 'body.lines.1.quantityDelta',
    });
    expect(error.message).toContain('has 0 in stock, 1 were asked for');
    const next = await adjust([{ productId: two, quantityDelta: 1 }]);
    const numberOf = (text: string) => Number(text.slice(3));
    expect(numberOf(next.data.number)).toBe(numberOf(first.data.number) + 1);
    expect((await stockOf(one))[0]?.quantity).toBe(1);
  });

  test.each([
    ['both forms in a line', [{ quantityDelta: 1, countedQuantity: 1 }], 'validation_failed'],
    ['a line without a quantity', [{}], 'validation_failed'],
    ['a delta of zero', [{ quantityDelta: 0 }], 'validation_failed'],
    ['five decimals', [{ quantityDelta: 0.00001 }], 'too_many_decimals'],
    ['no line', [], 'validation_failed'],
    [
      'a product counted twice',
      [{ countedQuantity: 1 }, { countedQuantity: 2 }],
      'duplicate_product',
    ],
    ['a cost for a decrease', [{ quantityDelta: -1, unitCost: 2 }], 'validation_failed'],
  ])('answers 400 to %s', async (_what, lines, code) => {
    const productId = await product();
    const error = await failure(adjust(lines.map((line) => ({ productId, ...line })) as Line[]));
    expect(error).toMatchObject({ statusCode: 400, code });
  });

  test('answers 400 to a future day, by the time zone of the company', async () => {
    const productId = await product();
    const error = await failure(adjust([{ productId, quantityDelta: 1 }], { date: '2026-02-01' }));
    expect(error).toMatchObject({ statusCode: 400 });
    expect(error.details?.[0]?.path).toBe('body.date');
  });

  test('refuses services, inactive products and unknown ids, naming the field', async () => {
    const service = await product({ type: 'service' });
    expect(await failure(adjust([{ productId: service, quantityDelta: 1 }]))).toMatchObject({
      code: 'service_has_no_stock',
      statusCode: 400,
    });
    const inactive = await product();
    await admin.products.deactivate(inactive);
    expect(await failure(adjust([{ productId: inactive, quantityDelta: 1 }]))).toMatchObject({
      code: 'product_inactive',
      statusCode: 409,
    });
    const unknown = await failure(adjust([{ productId: 999_999, quantityDelta: 1 }]));
    expect(unknown).toMatchObject({ statusCode: 404 });
    expect(unknown.details?.[0]?.path).toBe('body.lines.0.productId');
    const productId = await product();
    const foreign = await failure(
      adjust([{ productId, quantityDelta: 1 }], { warehouseId: app.otherWarehouseId }),
    );
    expect(foreign).toMatchObject({ statusCode: 404, code: 'not_found' });
  });

  test('requires periods:unlock in a locked period, and audits it', async () => {
    const productId = await product();
    await updateLockedThrough(app.database.knex, app.companyId, '2026-01-30', app.clock.now());
    const late = {
      warehouseId: app.warehouseId,
      reason: 'count' as const,
      date: '2026-01-30',
      lines: [{ productId, quantityDelta: 1 }],
    };
    const error = await failure(app.as('warehouse').inventory.adjust(late));
    expect(error).toMatchObject({ statusCode: 409, code: 'period_locked' });
    const { data } = await admin.inventory.adjust(late);
    const rows = await app.database
      .knex('audit_log as a')
      .where({
        'a.action': 'createAdjustment',
        'a.object_id': String(data.id),
        'a.company_id': app.companyId,
      })
      .select('a.*');
    expect(rows).toHaveLength(1);
    await updateLockedThrough(app.database.knex, app.companyId, null, app.clock.now());
  });

  test('goes below zero only where warehouse and permissions allow it', async () => {
    const productId = await product();
    const lax = await createWarehouse(
      app.database.knex,
      app.companyId,
      { code: `LAX-${productId}`, name: 'Lax', allowsNegative: true },
      app.clock.now(),
    );
    const line = { reason: 'loss' as const, lines: [{ productId, quantityDelta: -2 }] };
    expect(await failure(adjust(line.lines))).toMatchObject({ code: 'insufficient_stock' });
    expect(
      await failure(app.as('warehouse').inventory.adjust({ ...line, warehouseId: lax })),
    ).toMatchObject({ code: 'insufficient_stock' });
    const { data } = await admin.inventory.adjust({ ...line, warehouseId: lax });
    expect(data.lines[0]?.after).toBe(-2);
  });

  test('returns costs only with inventory:cost, also in a replay', async () => {
    const productId = await product();
    await adjust([{ productId, quantityDelta: 1, unitCost: 4 }]);
    const input: AdjustmentInput = {
      warehouseId: app.warehouseId,
      reason: 'found',
      lines: [{ productId, quantityDelta: 2 }],
    };
    const idempotencyKey = `adj-${Math.random()}`;
    const keeper = app.as('warehouse');
    const first = await keeper.inventory.adjust(input, { idempotencyKey }).withResponse();
    const again = await keeper.inventory.adjust(input, { idempotencyKey }).withResponse();
    expect(first.data.data.lines[0]).toEqual({ productId, before: 1, delta: 2, after: 3 });
    expect(again.data).toEqual(first.data);
    expect(again.response.headers.get('idempotency-replayed')).toBe('true');
    expect((await stockOf(productId))[0]).toMatchObject({ quantity: 3, value: 12 });
  });

  test('answers 422 to another body with the same key, for transfers too', async () => {
    const productId = await product();
    const idempotencyKey = `reused-${Math.random()}`;
    await adjust([{ productId, quantityDelta: 4 }]);
    const lines = (quantityDelta: number) => ({
      warehouseId: app.warehouseId,
      reason: 'found' as const,
      lines: [{ productId, quantityDelta }],
    });
    await admin.inventory.adjust(lines(1), { idempotencyKey });
    const error = await failure(admin.inventory.adjust(lines(2), { idempotencyKey }));
    expect(error).toMatchObject({ statusCode: 422, code: 'idempotency_key_reused' });
    const places = { fromWarehouseId: app.warehouseId, toWarehouseId: app.secondWarehouseId };
    await admin.inventory.transfer(
      { ...places, lines: [{ productId, quantity: 1 }] },
      { idempotencyKey },
    );
    const other = await failure(
      admin.inventory.transfer(
        { ...places, lines: [{ productId, quantity: 2 }] },
        { idempotencyKey },
      ),
    );
    expect(other).toMatchObject({ statusCode: 422, code: 'idempotency_key_reused' });
    expect((await admin.products.get(productId)).data.stock).toBe(5);
  });

  test('requires inventory:adjust', async () => {
    const productId = await product();
    const input = {
      warehouseId: app.warehouseId,
      reason: 'count' as const,
      lines: [{ productId, quantityDelta: 1 }],
    };
    expect(await failure(app.as('viewer').inventory.adjust(input))).toMatchObject({
      statusCode: 403,
    });
  });
});

describe('a product with movements', () => {
  test('cannot stop tracking stock, by trackStock or by type', async () => {
    const productId = await product();
    const { data } = await admin.products.get(productId);
    const input = { code: data.code, name: data.name, price: data.price };
    await admin.products.update(productId, { ...input, trackStock: false });
    await admin.products.update(productId, { ...input, trackStock: true });
    await adjust([{ productId, quantityDelta: 1 }]);
    for (const change of [{ trackStock: false }, { type: 'service' as const }]) {
      const error = await failure(admin.products.update(productId, { ...input, ...change }));
      expect(error).toMatchObject({ statusCode: 409, code: 'product_has_movements' });
    }
  });

  test('appears under its new name in the stock list, in search and order', async () => {
    const productId = await product();
    await adjust([{ productId, quantityDelta: 1 }]);
    const name = `Ámbar ${productId}`;
    await admin.products.update(productId, { code: `R-${productId}`, name, price: 1 });
    const { data } = await admin.inventory.stock({
      search: `ambar ${productId}`,
      sortBy: 'productName',
    });
    expect(data).toMatchObject([{ productId, productName: name, productCode: `R-${productId}` }]);
    const sorted = await admin.inventory.stock({ sortBy: 'productName', pageSize: 100 });
    expect(sorted.data[0]?.productId).toBe(productId);
  });
});
