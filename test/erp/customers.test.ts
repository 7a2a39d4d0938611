import type { CustomerInput, SvcErp } from '../../sdk/erp/index.js';
import { failure, startTestApp, type TestApp } from '../support/app.js';
import { onPostgres } from '../support/db.js';
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

describe('createCustomer', () => {
  test('answers 201 with all members sent, and its ETag', async () => {
    const input = {
      code: 'ACME-1',
      name: 'Acme Dominicana, S.R.L.',
      tradeName: 'Acme',
      taxIdType: 'RNC',
      taxId: '1-01-85004-3',
      email: 'pagos@acme.example',
      phone: '+1 809 555 0100',
      address: { line1: 'Av. Duarte 1', city: 'Santo Domingo', country: 'DO' },
      paymentTerms: 'CREDITO_30',
      creditLimit: 50_000.25,
      priceIncludesTax: true,
      blocked: true,
      contacts: [{ name: 'Ana', role: 'Compras', email: 'ana@acme.example' }, { name: 'Luis' }],
      notes: 'Two\nlines',
    };
    const { data, response } = await admin.customers.create(input).withResponse();
    expect(response.status).toBe(201);
    expect(response.headers.get('etag')).toBe('"1"');
    const address = { ...input.address, line2: null, region: null, postalCode: null };
    const defaults = { active: true, currencyCode: 'DOP', openAmount: 0, city: 'Santo Domingo' };
    expect(data.data).toMatchObject({ ...input, ...defaults, address });
    expect(data.data.createdAt).toMatch(/-04:00$/);
    expect((await admin.customers.get(data.data.id)).data).toEqual(data.data);
  });

  test('requires a name only; other members default to null, no limit, and not blocked', async () => {
    const customer = await create();
    const nothing = { taxId: null, taxIdType: null, email: null, paymentTerms: null, notes: null };
    expect(customer).toMatchObject({ ...nothing, creditLimit: null, blocked: false, contacts: [] });
    expect(customer.priceIncludesTax).toBeNull();
  });

  test('assigns the next free code of the series when the request has none', async () => {
    const last = (await create()).code;
    expect(last).toMatch(/^C-\d{6}$/);
    const code = (more: number) => `C-${String(Number(last.slice(2)) + more).padStart(6, '0')}`;
    for (const more of [1, 2, 3, 5]) await create({ code: code(more).toLowerCase() });
    expect([(await create()).code, (await create()).code]).toEqual([code(4), code(6)]);
  });

  test.each([
    ['no name', { name: undefined }, 'validation_failed', 'body.name'],
    ['a blank name', { name: '  ' }, 'validation_failed', 'body.name'],
    ['an invalid e-mail', { email: 'at home' }, 'validation_failed', 'body.email'],
    ['an unknown country', { address: { country: 'XX' } }, 'validation_failed', 'country'],
    ['a country in small letters', { address: { country: 'do' } }, 'validation_failed', 'country'],
    ['an unknown member', { address: { zip: '1' } }, 'unknown_field', 'body.address.zip'],
    ['an amount that documents determine', { openAmount: 5 }, 'unknown_field', 'body.openAmount'],
    ['a limit under zero', { creditLimit: -1 }, 'validation_failed', 'body.creditLimit'],
    ['a limit of three decimals', { creditLimit: 1.005 }, 'too_many_decimals', 'body.creditLimit'],
    ['unknown terms', { paymentTerms: 'NUNCA' }, 'unknown_payment_terms', 'body.paymentTerms'],
    ['another currency', { currencyCode: 'EUR' }, 'inactive_currency', 'body.currencyCode'],
    ['a wrong RNC', { taxIdType: 'RNC', taxId: '101850042' }, 'invalid_tax_id', 'body.taxId'],
    ['a contact without a name', { contacts: [{}] }, 'validation_failed', 'body.contacts.0.name'],
  ])('answers 400 to %s, naming the field', async (_what, values, code, path) => {
    const error = await refusal(values as Partial<CustomerInput>);
    expect(error).toMatchObject({ statusCode: 400, code });
    expect(error.details?.map((detail) => detail.path).join()).toContain(path);
  });

  test('finds terms in any letter case, and stores their spelling', async () => {
    expect((await create({ paymentTerms: 'contado' })).paymentTerms).toBe('CONTADO');
  });

  test('detects the type of a tax id by its country, or uses OTHER', async () => {
    const address = { country: 'DO' };
    expect(await create({ taxId: rnc(10000001), address })).toMatchObject({ taxIdType: 'RNC' });
    expect(await create({ taxId: 'A-77/1', address })).toMatchObject({ taxIdType: 'OTHER' });
  });

  test('requires a tax id that is unique by type in its company, ignoring separators', async () => {
    const taxId = rnc(10000002);
    await create({ taxIdType: 'RNC', taxId });
    const spelled = `${taxId.slice(0, 1)}-${taxId.slice(1, 3)}-${taxId.slice(3)}`;
    const error = await refusal({ taxIdType: 'RNC', taxId: spelled });
    expect(error).toMatchObject({ statusCode: 409, code: 'duplicate_tax_id' });
    await expect(create({ taxIdType: 'OTHER', taxId })).resolves.toMatchObject({ taxId });
    const other = app.as('stranger').customers.create(customerInput({ taxIdType: 'RNC', taxId }));
    await expect(other).resolves.toMatchObject({ ok: true });
  });

  test('requires a code that is unique in its company, ignoring letter case', async () => {
    await create({ code: 'Ñandú' });
    const error = await refusal({ code: 'ÑANDÚ' });
    expect(error).toMatchObject({ statusCode: 409, code: 'duplicate_code' });
    const other = app.as('stranger').customers.create(customerInput({ code: 'Ñandú' }));
    await expect(other).resolves.toMatchObject({ ok: true });
  });

  test('runs once per Idempotency-Key', async () => {
    const input = customerInput();
    const send = () => admin.customers.create(input, { idempotencyKey: 'customer-once' });
    const [first, second] = [await send(), await send()];
    expect(second).toEqual(first);
    const other = admin.customers.create(customerInput(), { idempotencyKey: 'customer-once' });
    expect(await failure(other)).toMatchObject({ statusCode: 422, code: 'idempotency_key_reused' });
  });

  test('requires customers:write', async () => {
    const error = await failure(app.as('viewer').customers.create(customerInput()));
    expect(error).toMatchObject({ statusCode: 403, code: 'insufficient_permissions' });
  });

  test('writes one audit row and one event', async () => {
    const { data, requestId } = await admin.customers.create(customerInput()).withResponse();
    const rows = await auditOf(data.data.id);
    expect(rows).toHaveLength(1);
    expect(rows[0]).toMatchObject({ action: 'createCustomer', request_id: requestId });
    expect(rows[0].after).toMatchObject({ code: data.data.code, name: data.data.name });
    const told = await app.database
      .knex('outbox as o')
      .where({ 'o.request_id': requestId })
      .select('o.type');
    expect(told).toEqual([{ type: 'customer.created' }]);
  });
});

describe('getCustomer', () => {
  test('answers 404 for an id of another company, not 403', async () => {
    const { id } = await create();
    expect(await failure(app.as('stranger').customers.get(id))).toMatchObject({
      statusCode: 404,
      code: 'not_found',
    });
  });

  test('requires customers:read', async () => {
    const { id } = await create();
    expect(await failure(app.as('warehouse').customers.get(id))).toMatchObject({ statusCode: 403 });
  });
});

onPostgres('concurrent writes of customers', () => {
  const outcomesOf = (count: number, work: (at: number) => Promise<unknown>) =>
    Promise.allSettled(Array.from({ length: count }, (_, at) => work(at)));

  test('create one of twenty customers with one tax id', async () => {
    const taxId = { taxIdType: 'RNC', taxId: rnc(10000005) };
    const results = await outcomesOf(20, () => create(taxId));
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    for (const result of results) {
      if (result.status === 'rejected') {
        expect(result.reason).toMatchObject({ statusCode: 409, code: 'duplicate_tax_id' });
      }
    }
  });

  test('assign as many codes as customers, beside codes chosen by hand', async () => {
    const last = Number((await create()).code.slice(2));
    const byHand = (at: number) => ({ code: `C-${String(last + 1 + at).padStart(6, '0')}` });
    const results = await outcomesOf(20, (at) => create(at % 2 === 0 ? byHand(at) : {}));
    const codes = results.flatMap((result) =>
      result.status === 'fulfilled' ? (result.value as { code: string }).code : [],
    );
    expect(new Set(codes).size).toBe(codes.length);
    // The series may use a number before a user requests it; a customer without a code is never refused.
    expect(results.every(({ status }, at) => status === 'fulfilled' || at % 2 === 0)).toBe(true);
  });

  test('apply one of several updates with one version', async () => {
    const { id, version } = await create();
    const results = await outcomesOf(8, () =>
      admin.customers.update(id, { name: 'Raced' }, { ifMatch: version }),
    );
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  });
});
