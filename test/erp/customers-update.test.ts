import type { CustomerInput, SvcErp } from '../../sdk/erp/index.js';
import { failure, startTestApp, type TestApp } from '../support/app.js';
import { afterAll, beforeAll, describe, expect, test } from '../support/jest.js';
import { createCustomer, customerInput, rnc } from '../support/parties.js';

let app: TestApp;
let admin: SvcErp;
beforeAll(async () => {
  app = await startTestApp();
  admin = app.as('admin');
});
afterAll(() => app.close());

const create = (values: Partial<CustomerInput> = {}) => createCustomer(app, values);
const refusal = (values: Partial<CustomerInput>) =>
  failure(admin.customers.create(customerInput(values)));

/** Sets amounts that documents determine. */
const setAmounts = (id: number, amounts: { open_amount?: string; unapplied_amount?: string }) =>
  app.database.knex('customers').where({ company_id: app.companyId, id }).update(amounts);

async function auditOf(id: number) {
  return app.database
    .knex('audit_log as a')
    .where({
      'a.company_id': app.companyId,
      'a.object_type': 'customer',
      'a.object_id': String(id),
    })
    .orderBy('a.id')
    .select('a.*');
}

describe('updateCustomer', () => {
  test('preserves absent members, clears null, and replaces an address as a whole', async () => {
    const { id, code } = await create({
      taxIdType: 'RNC',
      taxId: rnc(10000003),
      phone: '1',
      creditLimit: 10,
      address: { line1: 'Calle 1', city: 'Moca' },
      contacts: [{ name: 'Ana' }],
    });
    const { data } = await admin.customers.update(id, { name: 'Renamed', phone: null });
    const kept = { code, taxIdType: 'RNC', creditLimit: 10, city: 'Moca', version: 2 };
    expect(data).toMatchObject({ ...kept, name: 'Renamed', phone: null });
    expect(data.contacts).toEqual([{ name: 'Ana' }]);
    const cleared = { taxId: null, creditLimit: null, contacts: [], address: { country: 'DO' } };
    const { data: bare } = await admin.customers.update(id, { name: 'Renamed', ...cleared });
    expect(bare).toMatchObject({ taxId: null, taxIdType: null, creditLimit: null, contacts: [] });
    expect(bare.address).toMatchObject({ line1: null, city: null, country: 'DO' });
  });

  test('requires the name', async () => {
    const { id } = await create();
    const error = await failure(admin.customers.update(id, {} as CustomerInput));
    expect(error.details?.map((detail) => detail.path)).toEqual(['body.name']);
  });

  test('answers 412 to an old version in If-Match, and changes nothing', async () => {
    const { id, version } = await create();
    await admin.customers.update(id, { name: 'First' }, { ifMatch: version });
    const error = await failure(
      admin.customers.update(id, { name: 'Second' }, { ifMatch: version }),
    );
    expect(error).toMatchObject({ statusCode: 412, code: 'version_mismatch' });
    expect((await admin.customers.get(id)).data).toMatchObject({ name: 'First', version: 2 });
  });

  test('updates and reactivates a deactivated customer', async () => {
    const { id, name } = await create();
    await admin.customers.update(id, { name, active: false });
    expect((await admin.customers.get(id)).data).toMatchObject({ active: false, name });
    const { data } = await admin.customers.update(id, { name, active: true });
    expect(data.active).toBe(true);
  });

  test.each([
    ['an open amount', { open_amount: '10.5' }],
    ['an unallocated payment', { unapplied_amount: '3' }],
  ])('refuses another currency with %s', async (_what, amounts) => {
    const { id, name } = await create();
    await app.database
      .knex('company_currencies')
      .insert({ company_id: app.companyId, code: 'USD' })
      .onConflict()
      .ignore();
    await setAmounts(id, amounts);
    const change = () => admin.customers.update(id, { name, currencyCode: 'USD' });
    const error = await failure(change());
    expect(error).toMatchObject({ statusCode: 409, code: 'has_open_documents' });
    await expect(admin.customers.update(id, { name, currencyCode: 'DOP' })).resolves.toBeDefined();
    await setAmounts(id, { open_amount: '0', unapplied_amount: '0' });
    expect((await change()).data.currencyCode).toBe('USD');
  });

  test('accepts unchanged terms and currency that are no longer active', async () => {
    const { id, name } = await create({ paymentTerms: 'CREDITO_90' });
    const terms = app.database
      .knex('payment_terms')
      .where({ company_id: app.companyId, code: 'CREDITO_90' });
    await terms.clone().update({ is_active: false });
    const { data } = await admin.customers.update(id, { name, notes: 'x' });
    expect(data.paymentTerms).toBe('CREDITO_90');
    const error = await refusal({ paymentTerms: 'CREDITO_90' });
    expect(error).toMatchObject({ statusCode: 400, code: 'unknown_payment_terms' });
    await terms.update({ is_active: true });
  });

  test('checks a tax id by the new country', async () => {
    const { id, name } = await create({ taxIdType: 'NIT', taxId: '12345' });
    const error = await failure(admin.customers.update(id, { name, address: { country: 'CO' } }));
    expect(error).toMatchObject({ statusCode: 400, code: 'invalid_tax_id' });
  });

  test('answers 409 to a taken code or tax id, 404 to an unknown customer, 403 without permission', async () => {
    const taxId = { taxIdType: 'RNC', taxId: rnc(10000004) };
    const [one, two] = [await create(taxId), await create()];
    const change = (values: Partial<CustomerInput>) =>
      failure(admin.customers.update(two.id, { name: 'x', ...values }));
    expect(await change({ code: one.code })).toMatchObject({ code: 'duplicate_code' });
    expect(await change(taxId)).toMatchObject({ code: 'duplicate_tax_id' });
    const unknown = failure(admin.customers.update(999_999, { name: 'x' }));
    expect(await unknown).toMatchObject({ statusCode: 404, code: 'not_found' });
    const foreign = failure(app.as('stranger').customers.update(one.id, { name: 'x' }));
    expect(await foreign).toMatchObject({ statusCode: 404, code: 'not_found' });
    const viewer = failure(app.as('viewer').customers.update(one.id, { name: 'x' }));
    expect(await viewer).toMatchObject({ statusCode: 403 });
  });

  test('writes one audit row with before and after', async () => {
    const { id } = await create({ phone: '1' });
    await admin.customers.update(id, { name: 'Changed', phone: '2' });
    const [, row] = await auditOf(id);
    expect(row).toMatchObject({
      action: 'updateCustomer',
      before: { phone: '1' },
      after: { name: 'Changed', phone: '2' },
    });
  });
});
