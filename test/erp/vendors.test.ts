import type { SvcErp, VendorInput } from '../../sdk/erp/index.js';
import { createApiKey } from '../../src/erp/auth/index.js';
import { failure, startTestApp, type TestApp } from '../support/app.js';
import { onPostgres } from '../support/db.js';
import { afterAll, beforeAll, describe, expect, test } from '../support/jest.js';
import { createVendor, rnc, vendorInput } from '../support/parties.js';

let app: TestApp;
let admin: SvcErp;
/** This caller may write vendors, but not their bank accounts. */
let clerk: SvcErp;
beforeAll(async () => {
  app = await startTestApp();
  admin = app.as('admin');
  const permissions = ['vendors:read', 'vendors:write'];
  const key = { companyId: app.companyId, name: 'clerk', permissions };
  const { value } = await createApiKey(app.database.knex, key, app.clock.now());
  clerk = app.client({ apiKey: value });
});
afterAll(() => app.close());

const create = (values: Partial<VendorInput> = {}) => createVendor(app, values);
const refusal = (values: Partial<VendorInput>) =>
  failure(admin.vendors.create(vendorInput(values)));

const accounts = [
  { bank: 'Banco Uno', accountNumber: '9601234567', currencyCode: 'DOP', holder: 'Otra, S.A.' },
  { bank: 'Banco Dos', accountNumber: 'ES91 2100 0418' },
];
const maskedNumbers = ['******4567', '**********0418'];

describe('createVendor', () => {
  test('answers 201 with all members sent, and its ETag', async () => {
    const input = {
      name: 'Importadora, S.A.',
      tradeName: 'Impo',
      taxIdType: 'RNC',
      taxId: rnc(30000001),
      address: { city: 'Haina', country: 'DO' },
      paymentTerms: 'CREDITO_60',
      bankAccounts: accounts,
      contacts: [{ name: 'Ana' }],
      notes: 'n',
    };
    const { data, response } = await admin.vendors.create(input).withResponse();
    expect([response.status, response.headers.get('etag')]).toEqual([201, '"1"']);
    const { address: _address, ...flat } = input;
    expect(data.data).toMatchObject({ ...flat, currencyCode: 'DOP', active: true, blocked: false });
    expect(data.data.code).toMatch(/^V-\d{6}$/);
    expect(data.data).not.toHaveProperty('openAmount');
    expect((await admin.vendors.get(data.data.id)).data).toEqual(data.data);
  });

  test('separates the codes and tax ids of vendors from those of customers', async () => {
    const same = { code: 'BOTH', taxIdType: 'RNC', taxId: rnc(30000002) };
    await create(same);
    const customer = admin.customers.create({ name: 'Both', ...same });
    await expect(customer).resolves.toMatchObject({ ok: true });
  });

  test.each([
    ['an invalid tax id', { taxIdType: 'RNC', taxId: '00113918204' }, 'invalid_tax_id', 'taxId'],
    ['unknown terms', { paymentTerms: 'X' }, 'unknown_payment_terms', 'paymentTerms'],
    ['another currency', { currencyCode: 'EUR' }, 'inactive_currency', 'currencyCode'],
    ['a credit limit', { creditLimit: 1 }, 'unknown_field', 'creditLimit'],
    [
      'an account number of four digits',
      { bankAccounts: [{ bank: 'B', accountNumber: '1234' }] },
      'validation_failed',
      'bankAccounts.0.accountNumber',
    ],
    [
      'a masked account',
      { bankAccounts: [accounts[0], { bank: 'B', accountNumber: '***4567' }] },
      'validation_failed',
      'bankAccounts.1.accountNumber',
    ],
  ])('answers 400 to %s, naming the field', async (_what, values, code, path) => {
    const error = await refusal(values as Partial<VendorInput>);
    expect(error).toMatchObject({ statusCode: 400, code });
    expect(error.details?.map((detail) => detail.path)).toEqual([`body.${path}`]);
  });

  test('answers 409 to a taken code or tax id', async () => {
    const taken = { code: 'TAKEN', taxIdType: 'RNC', taxId: rnc(30000003) };
    await create(taken);
    expect(await refusal({ code: 'taken' })).toMatchObject({ code: 'duplicate_code' });
    const { code: _code, ...number } = taken;
    expect(await refusal(number)).toMatchObject({ statusCode: 409, code: 'duplicate_tax_id' });
  });

  test('requires vendors:write, and vendors:bank for bank accounts', async () => {
    const viewer = await failure(app.as('viewer').vendors.create(vendorInput()));
    expect(viewer).toMatchObject({ statusCode: 403, code: 'insufficient_permissions' });
    const bank = await failure(clerk.vendors.create(vendorInput({ bankAccounts: accounts })));
    expect(bank).toMatchObject({ statusCode: 403, code: 'insufficient_permissions' });
    expect(bank.message).toContain('vendors:bank');
    await expect(clerk.vendors.create(vendorInput())).resolves.toMatchObject({ ok: true });
  });

  test('runs once per Idempotency-Key', async () => {
    const input = vendorInput({ bankAccounts: accounts });
    const send = () => admin.vendors.create(input, { idempotencyKey: 'vendor-once' });
    const [first, second] = [await send(), await send()];
    expect(second).toEqual(first);
    const other = admin.vendors.create(vendorInput(), { idempotencyKey: 'vendor-once' });
    expect(await failure(other)).toMatchObject({ statusCode: 422, code: 'idempotency_key_reused' });
  });

  test('never writes a whole account number to the audit log', async () => {
    const { id, name } = await create({ bankAccounts: accounts });
    await admin.vendors.update(id, { name, bankAccounts: accounts.slice(0, 1) });
    const rows = await app.database
      .knex('audit_log as a')
      .where({ 'a.company_id': app.companyId, 'a.object_type': 'vendor' })
      .where('a.object_id', String(id))
      .orderBy('a.id')
      .select('a.before', 'a.after');
    expect(rows).toHaveLength(2);
    expect(rows[0].after.bankAccounts[0].accountNumber).toBe(maskedNumbers[0]);
    expect(JSON.stringify(rows)).not.toContain('9601234567');
  });
});

describe('getVendor', () => {
  test('masks all but the last four digits of an account without vendors:bank', async () => {
    const { id } = await create({ bankAccounts: accounts });
    for (const caller of [clerk, app.as('viewer'), app.as('warehouse')]) {
      const { data } = await caller.vendors.get(id);
      expect(data.bankAccounts.map(({ accountNumber }) => accountNumber)).toEqual(maskedNumbers);
    }
    expect((await app.as('manager').vendors.get(id)).data.bankAccounts).toEqual(accounts);
  });

  test('answers 404 for an id of another company, not 403', async () => {
    const { id } = await create();
    const error = await failure(app.as('stranger').vendors.get(id));
    expect(error).toMatchObject({ statusCode: 404, code: 'not_found' });
  });
});

describe('updateVendor', () => {
  test('preserves absent members, bank accounts too, and clears null', async () => {
    const { id, code } = await create({ bankAccounts: accounts, phone: '1', notes: 'n' });
    const { data } = await admin.vendors.update(id, { name: 'Renamed', notes: null });
    const kept = { code, phone: '1', bankAccounts: accounts, version: 2 };
    expect(data).toMatchObject({ ...kept, name: 'Renamed', notes: null });
  });

  test('preserves bank accounts that the caller may not see', async () => {
    const { id } = await create({ bankAccounts: accounts });
    const { data } = await clerk.vendors.update(id, { name: 'By the clerk' });
    expect(data.bankAccounts.map(({ accountNumber }) => accountNumber)).toEqual(maskedNumbers);
    expect((await admin.vendors.get(id)).data.bankAccounts).toEqual(accounts);
    const sentBack = { name: 'x', bankAccounts: data.bankAccounts };
    expect(await failure(clerk.vendors.update(id, sentBack))).toMatchObject({ statusCode: 403 });
    const masked = await failure(admin.vendors.update(id, sentBack));
    expect(masked).toMatchObject({ statusCode: 400, code: 'validation_failed' });
  });

  test('answers 412 to an old version in If-Match, and changes nothing', async () => {
    const { id, version } = await create();
    await admin.vendors.update(id, { name: 'First' }, { ifMatch: version });
    const error = await failure(admin.vendors.update(id, { name: 'Second' }, { ifMatch: version }));
    expect(error).toMatchObject({ statusCode: 412, code: 'version_mismatch' });
    expect((await admin.vendors.get(id)).data).toMatchObject({ name: 'First', version: 2 });
  });

  test('preserves a deactivated vendor for reading', async () => {
    const { id, name } = await create();
    await admin.vendors.update(id, { name, active: false });
    expect((await admin.vendors.get(id)).data).toMatchObject({ active: false, name });
    expect((await admin.vendors.list({ search: name })).data).toEqual([]);
    const all = await admin.vendors.list({ search: name, includeInactive: true });
    expect(all.data.map((vendor) => vendor.id)).toEqual([id]);
  });

  test('refuses another currency while something is open', async () => {
    const { id, name } = await create();
    const { knex } = app.database;
    await knex('company_currencies').insert({ company_id: app.companyId, code: 'USD' });
    await knex('vendors').where({ company_id: app.companyId, id }).update({ open_amount: '1' });
    const error = await failure(admin.vendors.update(id, { name, currencyCode: 'USD' }));
    expect(error).toMatchObject({ statusCode: 409, code: 'has_open_documents' });
  });

  test('answers 404 to an unknown vendor, or one of another company', async () => {
    const { id } = await create();
    const unknown = await failure(admin.vendors.update(999_999, { name: 'x' }));
    const foreign = await failure(app.as('stranger').vendors.update(id, { name: 'x' }));
    for (const error of [unknown, foreign]) {
      expect(error).toMatchObject({ statusCode: 404, code: 'not_found' });
    }
  });
});

onPostgres('concurrent writes of vendors', () => {
  test('create one of twenty vendors with one tax id', async () => {
    const taxId = { taxIdType: 'RNC', taxId: rnc(30000004) };
    const results = await Promise.allSettled(Array.from({ length: 20 }, () => create(taxId)));
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  });
});
