import { failure, startTestApp, type TestApp } from '../support/app.js';
import { afterAll, beforeAll, describe, expect, test } from '../support/jest.js';
import { addCustomer, addVendor, stocked } from '../support/sales.js';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

const imports = () => app.as('admin').imports;
const fileOf = (...documents: readonly object[]) => ({
  data: new TextEncoder().encode(documents.map((one) => JSON.stringify(one)).join('\n')),
  filename: 'documents.ndjson',
});

const numbersOf = async (customerId: number): Promise<readonly (string | null)[]> => {
  const { data } = await app
    .as('admin')
    .invoices.list({ customerId, sortBy: 'id', sortDir: 'asc' });
  return data.map(({ number }) => number);
};

/** The body of an invoice of this quantity for a new customer. */
async function basis(stock = 100) {
  const customerId = await addCustomer(app, { paymentTerms: 'CREDITO_30' });
  const { id: productId } = await stocked(app, stock);
  const bodyOf = (quantity: number, more: object = {}) => ({
    customerId,
    lines: [{ productId, quantity }],
    ...more,
  });
  return { customerId, productId, bodyOf };
}

describe('an import of documents', () => {
  test('issues invoices as single requests do, with numbers, stock, receivables, audit and events', async () => {
    const { customerId, productId, bodyOf } = await basis();
    const after = (await app.as('admin').events.list({ after: 0 })).nextAfter;
    const file = fileOf(bodyOf(2), bodyOf(3), bodyOf(4, { issue: false }));
    const { data } = await imports().run('invoices', { file });
    expect(data).toMatchObject({ kind: 'invoices', rows: 3, created: 3, faults: [] });
    const [first, second, draft] = await numbersOf(customerId);
    expect([Number(second?.slice(-6)) - Number(first?.slice(-6)), draft]).toEqual([1, null]);
    const [stock] = (await app.as('admin').inventory.stock({ productId })).data;
    expect(stock?.quantity).toBe(95);
    expect((await app.as('admin').receivables.list({ customerId })).data).toHaveLength(2);
    const { data: events } = await app.as('admin').events.list({ after });
    expect(events.filter(({ type }) => type === 'invoice.issued')).toHaveLength(2);
    const audit = (await app.as('admin').audit.list({ objectType: 'import' })).data;
    expect(audit[0]).toMatchObject({ objectId: 'invoices', action: 'importRecords' });
  });

  test('never creates a document twice when the file is sent again', async () => {
    const { customerId, bodyOf } = await basis();
    // Two equal lines are two documents.
    const file = fileOf(bodyOf(1), bodyOf(1), bodyOf(2));
    expect((await imports().run('invoices', { file })).data).toMatchObject({ created: 3 });
    const again = await imports().run('invoices', { file });
    expect(again.data).toMatchObject({ created: 0, unchanged: 3 });
    // Another user of the company, with white space and another order of the lines.
    const data = new TextEncoder().encode(
      [bodyOf(2), bodyOf(1), bodyOf(1)].map((one) => ` ${JSON.stringify(one)}\r\n\r\n`).join(''),
    );
    const other = await app
      .as('manager')
      .imports.run('invoices', { file: { data, filename: 'f' } });
    expect(other.data).toMatchObject({ rows: 3, created: 0, unchanged: 3 });
    expect(await numbersOf(customerId)).toHaveLength(3);
  });

  test('stops at the first line that is refused, and goes on where it stopped once that is corrected', async () => {
    const { customerId, bodyOf } = await basis(10);
    const file = fileOf(bodyOf(1), bodyOf(50), bodyOf(2));
    const error = await failure(imports().run('invoices', { file }));
    expect(error).toMatchObject({ statusCode: 422, code: 'import_refused' });
    expect(error.message).toContain('1 documents of the lines before it are there');
    expect(error.details[0]).toMatchObject({ path: expect.stringMatching(/^body\.file\.2/) });
    expect(await numbersOf(customerId)).toHaveLength(1);
    const corrected = fileOf(bodyOf(1), bodyOf(5), bodyOf(2));
    const { data } = await imports().run('invoices', { file: corrected });
    expect(data).toMatchObject({ created: 2, unchanged: 1 });
    expect(await numbersOf(customerId)).toHaveLength(3);
  });

  test('creates nothing if a line does not fit the contract, and names its path', async () => {
    const { customerId, productId, bodyOf } = await basis();
    const wrong = { customerId, lines: [{ productId, quantity: -1 }] };
    const error = await failure(imports().run('invoices', { file: fileOf(bodyOf(1), wrong) }));
    expect(error).toMatchObject({ statusCode: 422, code: 'import_refused' });
    expect(error.details[0]?.path).toBe('body.file.2.lines.0.quantity');
    expect(await numbersOf(customerId)).toEqual([]);
  });

  test('skips lines with faults on request', async () => {
    const { customerId, bodyOf } = await basis(10);
    const file = fileOf(bodyOf(50), { customerId }, bodyOf(2));
    const { data } = await imports().run('invoices', { file, skipFaults: true });
    expect(data).toMatchObject({ rows: 3, created: 1, faultCount: 2 });
    expect(data.faults.map(({ line }) => line)).toEqual([1, 2]);
    expect(await numbersOf(customerId)).toHaveLength(1);
  });

  test('saves nothing in a dry run, and takes no number', async () => {
    const { customerId, bodyOf } = await basis(10);
    const file = fileOf(bodyOf(8), bodyOf(50), bodyOf(3));
    const { data } = await imports().run('invoices', { file, dryRun: true });
    expect(data).toMatchObject({ dryRun: true, created: 2, faultCount: 1 });
    expect(await numbersOf(customerId)).toEqual([]);
    expect((await imports().run('invoices', { file: fileOf(bodyOf(8)) })).data.created).toBe(1);
    expect(await numbersOf(customerId)).toHaveLength(1);
  });

  test('refuses a table, which cannot hold lines', async () => {
    const data = new TextEncoder().encode('customerId\n1');
    const error = await failure(imports().run('invoices', { file: { data, filename: 'i.csv' } }));
    expect(error).toMatchObject({ statusCode: 400, code: 'validation_failed' });
    expect(error.details[0]?.message).toContain('imported as NDJSON');
  });

  test('needs the permission to create such documents', async () => {
    const { bodyOf } = await basis();
    const error = await failure(
      app.as('viewer').imports.run('invoices', { file: fileOf(bodyOf(1)) }),
    );
    expect(error).toMatchObject({ statusCode: 403, code: 'insufficient_permissions' });
  });

  test('answers a repeated request with its key from the first reply', async () => {
    const { customerId, bodyOf } = await basis();
    const once = () =>
      imports().run('invoices', { file: fileOf(bodyOf(1)) }, { idempotencyKey: 'documents-1' });
    const first = (await once()).data;
    expect(first).toMatchObject({ created: 1 });
    expect((await once()).data).toEqual(first);
    expect(await numbersOf(customerId)).toHaveLength(1);
  });
});

test('each kind of document is created once', async () => {
  const { customerId, productId, bodyOf } = await basis();
  const vendorId = await addVendor(app);
  const { data: issued } = await app.as('admin').invoices.create(bodyOf(2));
  const warehouseId = app.warehouseId;
  const lines = [{ productId, quantity: 1 }];
  const places = { fromWarehouseId: warehouseId, toWarehouseId: app.secondWarehouseId };
  const kinds: Readonly<Record<string, object>> = {
    'credit-notes': { invoiceId: issued.id, reason: 'Returned' },
    'purchase-orders': { vendorId, lines: [{ productId, quantity: 3, unitPrice: 4 }] },
    collections: { customerId, amount: 5, method: 'efectivo' },
    payments: { vendorId, amount: 1, method: 'cheque' },
    'stock-adjustments': { warehouseId, reason: 'found', lines: [{ productId, quantityDelta: 1 }] },
    'stock-transfers': { ...places, lines },
  };
  for (const [kind, body] of Object.entries(kinds)) {
    const { data } = await imports().run(kind, { file: fileOf(body) });
    expect([kind, data.created, data.faults]).toEqual([kind, 1, []]);
    const again = await imports().run(kind, { file: fileOf(body) });
    expect([kind, again.data.created, again.data.unchanged]).toEqual([kind, 0, 1]);
  }
});
