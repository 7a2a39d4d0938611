import { type AdjustmentInput, SvcErpError, type TransferInput } from '../../sdk/erp/index.js';
import { startTestApp, type TestApp } from '../support/app.js';
import { createProduct, stockOf } from '../support/goods.js';
import { afterAll, beforeAll, describe, expect, test } from '../support/jest.js';
import { stocked } from '../support/sales.js';

let app: TestApp;
let otherId: number;
let closedId: number;

const erp = () => app.as('admin');

beforeAll(async () => {
  app = await startTestApp();
  const open = (code: string) => erp().inventory.createWarehouse({ code, name: code });
  otherId = (await open('OTHER')).data.id;
  const { data: closed } = await open('CLOSED');
  closedId = closed.id;
  await erp().inventory.updateWarehouse(closedId, { name: 'CLOSED', active: false });
});
afterAll(() => app.close());

type Input = { readonly adjustment: AdjustmentInput } | { readonly transfer: TransferInput };

const send = (input: Input, idempotencyKey?: string) => {
  const options = idempotencyKey === undefined ? {} : { idempotencyKey };
  return 'adjustment' in input
    ? erp().inventory.adjust(input.adjustment, options)
    : erp().inventory.transfer(input.transfer, options);
};

/** Sends documents at the same time. Resolves to the number or the code of the refusal of each. */
async function sendAll(inputs: readonly Input[], keys: readonly string[] = []) {
  const replies = await Promise.allSettled(inputs.map((input, at) => send(input, keys[at])));
  return replies.map((reply) => {
    if (reply.status === 'fulfilled') return reply.value.data.number;
    if (!(reply.reason instanceof SvcErpError)) throw reply.reason;
    return reply.reason.code;
  });
}

const isNumber = (outcome: string) => /-\d{6}$/.test(outcome);

const digitsOf = (numbers: readonly string[]) =>
  numbers.map((number) => Number(/\d+$/.exec(number)?.[0])).sort((one, other) => one - other);

/** The transactions that wrote the documents with these numbers. */
async function transactionsOf(table: 'adjustments' | 'transfers', numbers: readonly string[]) {
  const { rows } = await app.database.knex.raw<{ rows: { count: number }[] }>(
    `SELECT count(DISTINCT xmin::text)::int AS count FROM ${table} WHERE number = ANY (?)`,
    [[...numbers]],
  );
  return rows[0]?.count ?? 0;
}

async function faults() {
  return (await erp().admin.selfCheck()).data.checks.filter(({ sound }) => !sound);
}

const twelve = <T>(make: (at: number) => T): T[] =>
  Array.from({ length: 12 }, (_none, at) => make(at));

const change = (
  productId: number,
  quantityDelta: number,
  more: Partial<AdjustmentInput> = {},
): Input => {
  const reason = quantityDelta < 0 ? ('loss' as const) : ('found' as const);
  const document = { warehouseId: app.warehouseId, reason, lines: [{ productId, quantityDelta }] };
  return { adjustment: { ...document, ...more } };
};

const move = (productId: number, quantity: number, toWarehouseId = otherId): Input => ({
  transfer: { fromWarehouseId: app.warehouseId, toWarehouseId, lines: [{ productId, quantity }] },
});

describe.each([
  ['adjustments' as const, (productId: number) => change(productId, -1)],
  ['transfers' as const, (productId: number) => move(productId, 1)],
])('%s that come at the same time', (table, takeOne) => {
  /** A bolt that both warehouses have a stock row of. */
  async function bolt(quantity: number): Promise<number> {
    const { id } = await stocked(app, quantity, 2);
    await sendAll([change(id, 1, { warehouseId: otherId })]);
    return id;
  }
  const inFirst = async (productId: number) =>
    (await stockOf(app, productId)).find(({ warehouseId }) => warehouseId === app.warehouseId);

  test('share transactions, have numbers without a gap, and leave sound books', async () => {
    const id = await bolt(100);
    const numbers = await sendAll(twelve(() => takeOne(id)));
    expect(numbers.every(isNumber)).toBe(true);
    const digits = digitsOf(numbers);
    expect(digits).toEqual(digits.map((_digit, at) => (digits[0] ?? 0) + at));
    expect(await transactionsOf(table, numbers)).toBeLessThan(numbers.length);
    expect(await inFirst(id)).toMatchObject({ quantity: 88, value: 176 });
    expect(await faults()).toEqual([]);
  });

  test('take no more than there is, each refused alone', async () => {
    const id = await bolt(4);
    const outcomes = await sendAll(twelve(() => takeOne(id)));
    expect(outcomes.filter(isNumber)).toHaveLength(4);
    expect(outcomes.filter((code) => code === 'insufficient_stock')).toHaveLength(8);
    expect(await inFirst(id)).toMatchObject({ quantity: 0, value: 0 });
    expect(await faults()).toEqual([]);
  });

  test('give the key of a refused request back, and replay those of the others', async () => {
    const id = await bolt(4);
    const inputs = twelve(() => takeOne(id));
    const keys = inputs.map((_input, at) => `together-${table}-${at}`);
    const first = await sendAll(inputs, keys);
    expect(first.filter(isNumber)).toHaveLength(4);
    await send(change(id, 8));
    const second = await sendAll(inputs, keys);
    expect(second.every(isNumber)).toBe(true);
    expect(second.filter((number) => first.includes(number))).toHaveLength(4);
    expect(new Set(second).size).toBe(12);
    expect(await inFirst(id)).toMatchObject({ quantity: 0 });
  });
});

describe('stock documents that come at the same time', () => {
  test('are refused alone: for their warehouse, their product, their cost', async () => {
    const { id } = await stocked(app, 10, 2);
    const outcomes = await sendAll([
      change(id, 1),
      change(id, 1, { warehouseId: closedId }),
      change(999_999, 1),
      change(id, -1, { lines: [{ productId: id, quantityDelta: -1, unitCost: 3 }] }),
      change(id, 1),
      move(id, 1),
      move(id, 1, closedId),
      move(id, 1),
    ]);
    expect(outcomes.map((outcome) => (isNumber(outcome) ? 'written' : outcome))).toEqual([
      'written',
      'not_found',
      'not_found',
      'validation_failed',
      'written',
      'written',
      'not_found',
      'written',
    ]);
    expect(await faults()).toEqual([]);
  });

  test('find the first stock of a product that another one has brought', async () => {
    const fresh = await Promise.all(twelve(() => createProduct(app)));
    const { id: common } = await createProduct(app);
    const outcomes = await sendAll(
      fresh.map(({ id }, at) => {
        const unitCost = at + 1;
        const lines = [id, common].map((productId) => ({ productId, quantityDelta: 1, unitCost }));
        return change(id, 1, { lines });
      }),
    );
    expect(outcomes.every(isNumber)).toBe(true);
    expect(await transactionsOf('adjustments', outcomes)).toBeLessThan(outcomes.length);
    expect(await stockOf(app, common)).toMatchObject([{ quantity: 12, value: 78 }]);
    expect(await faults()).toEqual([]);
  });

  test('of a past day count the documents before them in the same transaction', async () => {
    const { id } = await stocked(app, 5, 2);
    const date = '2026-01-15';
    const past = change(id, 1, { date });
    const outcomes = await sendAll(twelve((at) => (at % 2 === 0 ? past : change(id, 1))));
    expect(outcomes.every(isNumber)).toBe(true);
    expect(await stockOf(app, id)).toMatchObject([{ quantity: 17, value: 34 }]);
    expect(await faults()).toEqual([]);
  });
});
