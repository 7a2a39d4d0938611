import { asIfRunning, failure, startTestApp, type TestApp } from '../support/app.js';
import { afterAll, beforeAll, describe, expect, test } from '../support/jest.js';
import { rnc } from '../support/parties.js';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
  await app.as('admin').config.updateCurrency('USD', { active: true });
});
afterAll(() => app.close());

const fileOf = (...lines: readonly string[]) => ({
  data: new TextEncoder().encode(lines.join('\n')),
  filename: 'records.csv',
});

const none = { created: 0, updated: 0, unchanged: 0, faultCount: 0, faults: [] };
const imports = () => app.as('admin').imports;

async function eventsSince(after: number): Promise<readonly string[]> {
  const { data } = await app.as('admin').events.list({ after });
  return data.map(({ type }) => type);
}

const lastEvent = async () => (await app.as('admin').events.list({ after: 0 })).nextAfter;

describe('an import of records', () => {
  test('creates, updates and leaves records by their codes, with audit and events of each', async () => {
    const before = await lastEvent();
    const file = fileOf('code,name,price,category', 'IM-1,Lamp,1.50,Lights', 'IM-2,Bulb,2,Lights');
    const first = await imports().run('products', { file });
    expect(first.data).toEqual({ ...none, kind: 'products', dryRun: false, rows: 2, created: 2 });
    const types = ['product_category.created', 'product.created', 'product.created'];
    expect(await eventsSince(before)).toEqual(types);
    const again = await imports().run('products', { file });
    expect(again.data).toMatchObject({ created: 0, updated: 0, unchanged: 2 });
    const changed = await imports().run('products', {
      file: fileOf('code,name,price', 'im-1,Lamp,3'),
    });
    expect(changed.data).toMatchObject({ created: 0, updated: 1 });
    const { data } = await app.as('admin').products.list({ search: 'IM-', sortBy: 'code' });
    expect(data.map(({ name, price, categoryName }) => [name, price, categoryName])).toEqual(
      expect.arrayContaining([
        ['Lamp', 3, 'Lights'],
        ['Bulb', 2, 'Lights'],
      ]),
    );
    const audit = await app.as('admin').audit.list({ objectType: 'product' });
    expect(audit.data[0]).toMatchObject({ action: 'importRecords', objectType: 'product' });
  });

  test('refuses a file with a fault as a whole, and names each line', async () => {
    const rows = ['code,name,price', 'RF-1,Good,1', 'RF-2,Bad,much', 'RF-3,,1'];
    const error = await failure(imports().run('products', { file: fileOf(...rows) }));
    expect(error).toMatchObject({ statusCode: 422, code: 'import_refused' });
    expect(error.details.map(({ path, message }) => [path, message])).toEqual([
      ['body.file.3.price', 'line 3, price: "much" is not a number such as 1.50'],
      ['body.file.4.name', 'line 4, name: is required'],
    ]);
    expect((await app.as('admin').products.list({ search: 'RF-' })).data).toEqual([]);
  });

  test('saves the other rows if those with faults may be skipped', async () => {
    const rows = ['code,name,price,barcode', 'SK-1,One,1,900', 'SK-2,Two,1,900', 'SK-3,Three,-1,'];
    await imports().run('products', { file: fileOf('code,name,price,barcode', 'SK-0,Zero,1,901') });
    const taken = [...rows, 'SK-4,Four,1,901'];
    const { data } = await imports().run('products', { file: fileOf(...taken), skipFaults: true });
    expect(data).toMatchObject({ rows: 4, created: 1, faultCount: 3 });
    expect(data.faults).toEqual([
      { line: 3, column: 'barcode', message: 'is the same as in line 2' },
      { line: 4, column: 'price', message: 'must be at least 0' },
      { line: 5, column: null, message: 'The barcode 901 is taken' },
    ]);
    const found = (await app.as('admin').products.list({ search: 'SK-' })).data;
    expect(found.map(({ code }) => code).sort()).toEqual(['SK-0', 'SK-1']);
  });

  test('saves nothing in a dry run, no event either, and says what it would do', async () => {
    const before = await lastEvent();
    const file = fileOf('code,name', 'DR-1,North', 'DR-2,');
    const { data } = await imports().run('warehouses', { file, dryRun: true });
    expect(data).toMatchObject({ dryRun: true, created: 1, faultCount: 1 });
    expect(data.faults).toEqual([{ line: 3, column: 'name', message: 'is required' }]);
    expect((await app.as('admin').inventory.warehouses({ search: 'DR-' })).data).toEqual([]);
    expect(await eventsSince(before)).toEqual([]);
  });

  test('lets a row take a barcode that a later row gives up', async () => {
    const header = 'code,name,price,barcode';
    await imports().run('products', { file: fileOf(header, 'GU-1,One,1,77001') });
    const file = fileOf(header, 'GU-2,Two,1,77001', 'GU-1,One,1,77002');
    const { data } = await imports().run('products', { file });
    expect(data).toMatchObject({ created: 1, updated: 1 });
  });

  test('reads back what an export guarded against formulas', async () => {
    const header = 'code,name,price';
    await imports().run('products', { file: fileOf(header, 'FO-1,"+5; =kit",1') });
    const list = { search: 'FO-', fields: ['code', 'name', 'price'] } as const;
    const { content } = await app.as('admin').products.list({ ...list, format: 'csv' });
    expect(Buffer.from(content).toString()).toContain(`'+5; '=kit`);
    const file = { data: content, filename: 'products.csv' };
    const { data } = await imports().run('products', { file, dryRun: true });
    expect(data).toMatchObject({ unchanged: 1, faults: [] });
  });

  test('answers in the language of the caller', async () => {
    const file = fileOf('code,name,price', 'ES-1,Uno,mucho');
    const { data } = await imports().run(
      'products',
      { file, dryRun: true },
      { headers: { 'accept-language': 'es' } },
    );
    expect(data.faults[0]?.message).toBe('"mucho" no es un número como 1.50');
  });

  test.each([
    ['an unknown kind', 'ships', 'code', 404, 'not_found'],
    ['an unknown column', 'warehouses', 'code,name,colour', 400, 'validation_failed'],
    ['a column twice', 'warehouses', 'code,name,code', 400, 'validation_failed'],
    ['a missing column', 'warehouses', 'code', 400, 'validation_failed'],
  ])('refuses %s', async (_what, kind, header, statusCode, code) => {
    const error = await failure(imports().run(kind, { file: fileOf(header, 'a,b,c') }));
    expect(error).toMatchObject({ statusCode, code });
  });

  test('refuses more rows than one transaction should hold', async () => {
    const lines = Array.from({ length: 1_001 }, (_, at) => `M-${at},Many`);
    const error = await failure(
      imports().run('warehouses', { file: fileOf('code,name', ...lines) }),
    );
    expect(error).toMatchObject({ statusCode: 400 });
    expect(error.details[0]?.message).toBe('The file has more than 1000 rows');
  });

  test('refuses a row that is longer than any record', async () => {
    const file = fileOf('code,name', `LONG-1,${'x'.repeat(70_000)}`);
    const error = await failure(imports().run('warehouses', { file }));
    expect(error.details[0]?.message).toContain('line 2: the row is too long');
  });

  test('needs the permission to create such records', async () => {
    const file = fileOf('code,name', 'P-1,Permitted');
    const error = await failure(app.as('viewer').imports.run('warehouses', { file }));
    expect(error).toMatchObject({ statusCode: 403, code: 'insufficient_permissions' });
    const openings = await failure(
      app.as('warehouse').imports.run('receivables', { file: fileOf('code,number') }),
    );
    expect(openings).toMatchObject({ statusCode: 403 });
  });

  test('answers 409 to a repetition while the first request runs', async () => {
    const file = fileOf('code,name', 'RUN-1,Running');
    const options = { idempotencyKey: 'running-1', maxRetries: 0 };
    await imports().run('warehouses', { file }, options);
    await asIfRunning(app, options.idempotencyKey);
    const error = await failure(imports().run('warehouses', { file }, options));
    expect(error).toMatchObject({ statusCode: 409, code: 'idempotency_in_progress' });
  });

  test('runs once for repeated requests with one key', async () => {
    const file = fileOf('name,email', 'Ana,ana@example.com');
    const once = () => imports().run('leads', { file }, { idempotencyKey: 'leads-1' });
    expect((await once()).data).toEqual((await once()).data);
    expect((await app.as('admin').crm.leads({ search: 'ana@example.com' })).data).toHaveLength(1);
  });
});

describe('each kind of record', () => {
  test.each([
    ['product-categories', ['name', 'Tools'], ['name', 'TOOLS']],
    ['customers', ['code,name,city', 'K-1,Uno,Moca'], ['code,name,city', 'K-1,Uno,Bani']],
    [
      'vendors',
      ['name,taxId,country', `V,${rnc(70000001)},DO`],
      ['name,taxId,country', `W,${rnc(70000001)},DO`],
    ],
    ['warehouses', ['code,name', 'W-1,North'], ['code,name', 'w-1,South']],
    [
      'payment-terms',
      ['code,name,kind,days', 'T-1,Ten,days,10'],
      ['code,name,kind', 'T-1,Diez,days'],
    ],
    [
      'tax-rates',
      ['code,name,rate,validFrom', 'X-1,Ten,10,2026-01-01'],
      ['code,name,rate,validFrom', 'X-1,Diez,10,2026-01-01'],
    ],
    [
      'exchange-rates',
      ['base,quote,rate,validFrom', 'USD,DOP,60.5,2026-01-02'],
      ['base,quote,rate,validFrom', 'USD,DOP,61,2026-01-02'],
    ],
  ])('%s are created, found again and changed', async (kind, first, second) => {
    const created = await imports().run(kind, { file: fileOf(...first) });
    expect([kind, created.data]).toMatchObject([kind, { created: 1, updated: 0 }]);
    const same = await imports().run(kind, { file: fileOf(...first) });
    expect([kind, same.data]).toMatchObject([kind, { created: 0, unchanged: 1 }]);
    const changed = await imports().run(kind, { file: fileOf(...second) });
    expect([kind, changed.data]).toMatchObject([kind, { created: 0, updated: 1 }]);
  });

  test('opening balances are created, corrected, and left alone once they are paid in part', async () => {
    await imports().run('customers', { file: fileOf('code,name', 'OP-1,Owes') });
    const header = 'code,number,issueDate,dueDate,amount';
    const row = (amount: string) => fileOf(header, `OP-1,OLD-1,2025-12-01,2025-12-31,${amount}`);
    expect((await imports().run('receivables', { file: row('100') })).data.created).toBe(1);
    expect((await imports().run('receivables', { file: row('90') })).data.updated).toBe(1);
    const [item] = (await app.as('admin').receivables.list({ search: 'OLD-1', status: 'open' }))
      .data;
    expect(item).toMatchObject({ openAmount: 90 });
    await app.as('admin').receivables.pay({
      customerId: item?.customerId ?? 0,
      amount: 10,
      method: 'efectivo',
      allocations: [{ receivableId: item?.id ?? 0, amount: 10 }],
    });
    const late = await imports().run('receivables', { file: row('80'), dryRun: true });
    expect(late.data.faults[0]?.message).toContain('has payments or credits');
  });

  test('a member that no update changes is named', async () => {
    await imports().run('payment-terms', { file: fileOf('code,name,kind,days', 'FX-1,F,days,5') });
    const file = fileOf('code,name,kind,days', 'FX-1,F,days,6');
    const { data } = await imports().run('payment-terms', { file, dryRun: true });
    expect(data.faults).toEqual([{ line: 2, column: 'days', message: 'cannot be changed' }]);
  });
});
