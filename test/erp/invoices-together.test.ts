import { type InvoiceInput, SvcErpError } from '../../sdk/erp/index.js';
import { startTestApp, type TestApp } from '../support/app.js';
import { createProduct, stockOf } from '../support/goods.js';
import { afterAll, beforeAll, describe, expect, test } from '../support/jest.js';
import { addCustomer, stocked } from '../support/sales.js';

let app: TestApp;
let customerId: number;
let serviceId: number;

beforeAll(async () => {
  app = await startTestApp();
  customerId = await addCustomer(app);
  serviceId = (await createProduct(app, { type: 'service', trackStock: false, price: 10 })).id;
});
afterAll(() => app.close());

const erp = () => app.as('admin');
const service = () => ({ productId: serviceId, quantity: 1 });

/** Sends requests at the same time. Resolves to the number or the code of the refusal of each. */
async function sendAll(inputs: readonly InvoiceInput[], keys: readonly string[] = []) {
  const replies = await Promise.allSettled(
    inputs.map((input, at) =>
      erp().invoices.create(input, keys[at] === undefined ? {} : { idempotencyKey: keys[at] }),
    ),
  );
  return replies.map((reply) => {
    if (reply.status === 'fulfilled') return String(reply.value.data.number);
    if (!(reply.reason instanceof SvcErpError)) throw reply.reason;
    return reply.reason.code;
  });
}

const isNumber = (outcome: string) => /^F-\d{6}$/.test(outcome);

/** The transactions that wrote these invoices. */
async function transactionsOf(numbers: readonly string[]): Promise<number> {
  const { rows } = await app.database.knex.raw<{ rows: { count: number }[] }>(
    'SELECT count(DISTINCT xmin::text)::int AS count FROM invoices WHERE number = ANY (?)',
    [[...numbers]],
  );
  return rows[0]?.count ?? 0;
}

async function faults() {
  return (await erp().admin.selfCheck()).data.checks.filter(({ sound }) => !sound);
}

const twelve = <T>(make: (at: number) => T): T[] =>
  Array.from({ length: 12 }, (_none, at) => make(at));

describe('invoices that are issued at the same time', () => {
  test('share transactions, have numbers without a gap, and leave sound books', async () => {
    const bolt = await stocked(app, 100, 2);
    const lines = [{ productId: bolt.id, quantity: 1 }, service()];
    const numbers = await sendAll(twelve(() => ({ customerId, lines })));
    expect(numbers.every(isNumber)).toBe(true);
    const digits = numbers.map((number) => Number(number.slice(2))).sort((a, b) => a - b);
    expect(digits).toEqual(digits.map((_digit, at) => (digits[0] ?? 0) + at));
    expect(await transactionsOf(numbers)).toBeLessThan(numbers.length);
    expect(await stockOf(app, bolt.id)).toMatchObject([{ quantity: 88, value: 176 }]);
    expect(await faults()).toEqual([]);
  });

  test('are refused alone: for stock, for credit, for what they name', async () => {
    const bolt = await stocked(app, 3, 2);
    const limited = await addCustomer(app, { paymentTerms: 'CREDITO_30', creditLimit: 25 });
    const good = { customerId, lines: [service()] };
    const outcomes = await sendAll([
      good,
      { customerId, lines: [{ productId: bolt.id, quantity: 2 }] },
      { customerId, lines: [{ productId: bolt.id, quantity: 2 }] },
      { customerId: limited, lines: [service()] },
      { customerId: limited, lines: [service()] },
      { customerId: limited, lines: [service()] },
      { customerId: 999_999, lines: [service()] },
      { customerId, lines: [{ productId: 999_999, quantity: 1 }] },
      { customerId, lines: [{ productId: bolt.id, quantity: 1 }] },
      good,
    ]);
    const named = outcomes.map((outcome) => (isNumber(outcome) ? 'issued' : outcome));
    expect(named).toEqual([
      'issued',
      'issued',
      'insufficient_stock',
      'issued',
      'issued',
      'credit_limit_exceeded',
      'not_found',
      'not_found',
      'issued',
      'issued',
    ]);
    expect(await stockOf(app, bolt.id)).toMatchObject([{ quantity: 0, value: 0 }]);
    expect(await faults()).toEqual([]);
  });

  test('give the key of a refused request back, and replay those of the others', async () => {
    const bolt = await stocked(app, 4, 2);
    const inputs = twelve(() => ({ customerId, lines: [{ productId: bolt.id, quantity: 1 }] }));
    const keys = inputs.map((_input, at) => `together-${bolt.id}-${at}`);
    const first = await sendAll(inputs, keys);
    expect(first.filter(isNumber)).toHaveLength(4);
    await erp().inventory.adjust({
      warehouseId: app.warehouseId,
      reason: 'found',
      lines: [{ productId: bolt.id, quantityDelta: 8 }],
    });
    const second = await sendAll(inputs, keys);
    expect(second.every(isNumber)).toBe(true);
    expect(second.filter((number) => first.includes(number))).toHaveLength(4);
    expect(new Set(second).size).toBe(12);
    expect(await stockOf(app, bolt.id)).toMatchObject([{ quantity: 0 }]);
  });

  test('with one key are one invoice', async () => {
    const input = { customerId, lines: [service()] };
    const outcomes = await sendAll(
      twelve(() => input),
      twelve(() => 'together-once'),
    );
    const numbers = new Set(outcomes.filter(isNumber));
    expect(numbers.size).toBe(1);
    const others = outcomes.filter((outcome) => !isNumber(outcome));
    expect(others.every((code) => code === 'idempotency_in_progress')).toBe(true);
  });

  test('of several days are all issued or told which day came before', async () => {
    const days = ['2026-01-31', '2026-01-30', '2026-01-31', '2026-01-29'];
    const inputs = days.map((issueDate) => ({ customerId, issueDate, lines: [service()] }));
    const outcomes = await sendAll(inputs);
    const refused = outcomes.filter((outcome) => !isNumber(outcome));
    expect(refused.every((code) => code === 'date_before_last_document')).toBe(true);
    expect(outcomes.filter(isNumber).length).toBeGreaterThanOrEqual(2);
    expect(await faults()).toEqual([]);
  });

  test('sell what a warehouse never had where that is allowed', async () => {
    const { data: place } = await erp().inventory.createWarehouse({
      code: 'MINUS',
      name: 'Minus',
      allowsNegative: true,
    });
    const { id } = await createProduct(app);
    const lines = [{ productId: id, quantity: 1, warehouseId: place.id }];
    const outcomes = await sendAll(twelve(() => ({ customerId, lines })));
    expect(outcomes.every(isNumber)).toBe(true);
    expect(await stockOf(app, id)).toMatchObject([{ quantity: -12 }]);
    expect(await faults()).toEqual([]);
  });
});
