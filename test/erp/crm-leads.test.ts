import type { Lead, LeadInput, LeadStatusChange, SvcErp } from '../../sdk/erp/index.js';
import { failure, startTestApp, type TestApp } from '../support/app.js';
import { onPostgres } from '../support/db.js';
import { afterAll, beforeAll, describe, expect, test } from '../support/jest.js';
import { createCustomer } from '../support/parties.js';

let app: TestApp;
let admin: SvcErp;
beforeAll(async () => {
  app = await startTestApp();
  admin = app.as('admin');
});
afterAll(() => app.close());

type Status = LeadStatusChange['status'];
const input = (values: Partial<LeadInput> = {}): LeadInput => ({
  name: 'Ana Reyes',
  phone: '809 555 0100',
  ...values,
});
const create = async (values: Partial<LeadInput> = {}): Promise<Lead> =>
  (await admin.crm.createLead(input(values))).data;
const refusal = (values: Partial<LeadInput>) => failure(admin.crm.createLead(input(values)));
const meId = async (client = admin) => (await client.auth.me()).data.id;

const auditOf = (objectType: string, id: number) =>
  app.database
    .knex('audit_log as a')
    .where({ 'a.company_id': app.companyId, 'a.object_type': objectType })
    .where({ 'a.object_id': String(id) })
    .orderBy('a.id')
    .select<{ action: string; before: unknown; after: unknown }[]>(
      'a.action',
      'a.before',
      'a.after',
    );

/** Returns the types of the events of a record, in order. */
const eventsOf = async (objectType: string, id: number) =>
  (
    await app.database
      .knex('outbox as o')
      .where({ 'o.object_id': String(id) })
      .orderBy('o.id')
  )
    .filter((event: { object_type: string }) => event.object_type === objectType)
    .map((event: { type: string }) => event.type);

describe('createLead', () => {
  test('answers 201 with all members sent, the status new, and its ETag', async () => {
    const [ownerId, customer] = [await meId(), await createCustomer(app)];
    const values = {
      name: 'José Peña',
      companyName: 'Ferretería',
      email: 'jose@example.com',
      phone: '+1 809 555 0101',
      source: 'referido' as const,
      estimatedAmount: 1234.56,
      notes: 'Two\nlines',
      ownerId,
      customerId: customer.id,
    };
    const { data, response } = await admin.crm.createLead(values).withResponse();
    expect([response.status, response.headers.get('etag')]).toEqual([201, '"1"']);
    expect(data.data).toMatchObject({ ...values, status: 'new', opportunityId: null });
    expect((await admin.crm.lead(data.data.id)).data).toEqual(data.data);
    expect(await eventsOf('lead', data.data.id)).toEqual(['lead.created']);
  });

  test('creates lead and opportunity together, with one owner and customer, and an event for each', async () => {
    const [ownerId, customer] = [await meId(), await createCustomer(app)];
    const opportunity = { title: 'Bolts', expectedAmount: 200, expectedCloseDate: '2026-03-31' };
    const lead = await create({ ownerId, customerId: customer.id, opportunity });
    const made = (await admin.crm.opportunity(lead.opportunityId ?? 0)).data;
    expect(made).toMatchObject({
      ...opportunity,
      leadId: lead.id,
      ownerId,
      customerId: customer.id,
    });
    expect(made).toMatchObject({ stage: 'prospecting', probability: 10, weightedAmount: 20 });
    expect(await eventsOf('lead', lead.id)).toEqual(['lead.created']);
    expect(await eventsOf('opportunity', made.id)).toEqual(['opportunity.created']);
    expect(await auditOf('lead', lead.id)).toMatchObject([
      { action: 'createLead', after: { name: 'Ana Reyes', opportunityId: made.id } },
    ]);
  });

  test('creates no lead when its opportunity is refused', async () => {
    const before = (await admin.crm.leads()).totalCount;
    const opportunity = { title: 'Bolts', currencyCode: 'EUR' };
    const error = await refusal({ opportunity });
    expect(error).toMatchObject({ statusCode: 400, code: 'inactive_currency' });
    expect(error.details).toMatchObject([{ path: 'body.opportunity.currencyCode' }]);
    expect((await admin.crm.leads()).totalCount).toBe(before);
  });

  test.each([
    ['neither e-mail nor phone', { phone: undefined }, 'validation_failed', 'body.email'],
    ['both null', { phone: null, email: null }, 'validation_failed', 'body.email'],
    ['no name', { name: ' ' }, 'validation_failed', 'body.name'],
    ['an invalid e-mail', { email: 'home' }, 'validation_failed', 'body.email'],
    ['an unknown source', { source: 'radio' }, 'validation_failed', 'body.source'],
    ['an unknown member', { score: 1 }, 'unknown_field', 'body.score'],
    ['three decimals', { estimatedAmount: 1.005 }, 'too_many_decimals', 'body.estimatedAmount'],
    [
      'three decimals in the opportunity',
      { opportunity: { title: 'T', expectedAmount: 1.005 } },
      'too_many_decimals',
      'body.opportunity.expectedAmount',
    ],
    ['an empty title', { opportunity: { title: '' } }, 'validation_failed', 'title'],
  ])('answers 400 to %s, naming the field', async (_what, values, code, path) => {
    const error = await refusal(values as Partial<LeadInput>);
    expect(error).toMatchObject({ statusCode: 400, code });
    expect(error.details?.map((detail) => detail.path).join()).toContain(path);
  });

  test('accepts an e-mail as the only contact', async () => {
    expect(await create({ phone: null, email: 'a@example.com' })).toMatchObject({ phone: null });
  });

  test('answers 404 for a user or customer of another company, naming the field', async () => {
    const stranger = app.as('stranger');
    const ownerId = await meId(stranger);
    const customer = (await stranger.customers.create({ name: 'Theirs' })).data;
    const cases = [
      [{ ownerId }, 'body.ownerId'],
      [{ customerId: customer.id }, 'body.customerId'],
    ] as const;
    for (const [values, path] of cases) {
      const error = await refusal(values);
      expect(error).toMatchObject({ statusCode: 404, code: 'not_found', details: [{ path }] });
    }
  });

  test('refuses a deactivated customer, who stays readable in existing leads', async () => {
    const customer = await createCustomer(app);
    const lead = await create({ customerId: customer.id });
    await admin.customers.update(customer.id, { name: customer.name, active: false });
    const error = await refusal({ customerId: customer.id });
    expect(error).toMatchObject({ statusCode: 409, code: 'customer_inactive' });
    expect((await admin.crm.lead(lead.id)).data.customerId).toBe(customer.id);
  });

  test('runs once per Idempotency-Key', async () => {
    const send = (name: string) =>
      admin.crm.createLead(input({ name }), { idempotencyKey: 'lead-once' });
    expect(await send('Once')).toEqual(await send('Once'));
    const error = await failure(send('Twice'));
    expect(error).toMatchObject({ statusCode: 422, code: 'idempotency_key_reused' });
  });

  test('requires crm:write', async () => {
    const error = await failure(app.as('viewer').crm.createLead(input()));
    expect(error).toMatchObject({ statusCode: 403, code: 'insufficient_permissions' });
  });
});

describe('getLead', () => {
  test('answers 404 for an unknown lead, or one of another company', async () => {
    const { id } = await create();
    const theirs = await failure(app.as('stranger').crm.lead(id));
    expect(theirs).toMatchObject({ statusCode: 404, code: 'not_found' });
    expect(await failure(admin.crm.lead(999_999))).toMatchObject({ statusCode: 404 });
  });
});

describe('changeLeadStatus', () => {
  const change = (id: number, status: Status, note?: string) =>
    admin.crm.changeLeadStatus(id, note === undefined ? { status } : { status, note });

  test('moves from new to converted with a note, an audit row and an event for each step', async () => {
    const { id } = await create();
    app.clock.advance(60_000);
    for (const status of ['contacted', 'qualified'] as const) await change(id, status, 'Called');
    const lead = (await change(id, 'converted')).data;
    expect(lead).toMatchObject({ status: 'converted', statusNote: null, version: 4 });
    expect(lead.statusChangedAt > lead.createdAt).toBe(true);
    expect(await eventsOf('lead', id)).toEqual([
      'lead.created',
      ...Array<string>(3).fill('lead.status_changed'),
    ]);
    expect((await auditOf('lead', id))[1]).toMatchObject({
      action: 'changeLeadStatus',
      before: { status: 'new' },
      after: { status: 'contacted', note: 'Called' },
    });
  });

  test('moves a lost lead back to new', async () => {
    const { id } = await create();
    await change(id, 'lost', 'No answer');
    expect((await change(id, 'new')).data).toMatchObject({ status: 'new', statusNote: null });
  });

  test('changes nothing for the same status', async () => {
    const lead = await create();
    expect((await change(lead.id, 'new', 'Again')).data).toEqual(lead);
    expect(await eventsOf('lead', lead.id)).toEqual(['lead.created']);
  });

  test.each([
    ['new', 'qualified'],
    ['new', 'converted'],
    ['lost', 'contacted'],
  ] as const)('answers 409 to a change from %s to %s', async (from, to) => {
    const { id } = await create();
    await change(id, from);
    const error = await failure(change(id, to));
    expect(error).toMatchObject({ statusCode: 409, code: 'status_transition_not_allowed' });
  });

  test('answers 412 to an old version, and changes nothing', async () => {
    const { id } = await create();
    await change(id, 'contacted');
    const error = await failure(
      admin.crm.changeLeadStatus(id, { status: 'qualified' }, { ifMatch: '"1"' }),
    );
    expect(error).toMatchObject({ statusCode: 412, code: 'version_mismatch' });
    expect((await admin.crm.lead(id)).data).toMatchObject({ status: 'contacted', version: 2 });
  });

  test('answers 400 without a status, 404 for an unknown or foreign lead, 403 without permission', async () => {
    const { id } = await create();
    const none = failure(admin.crm.changeLeadStatus(id, {} as LeadStatusChange));
    expect(await none).toMatchObject({ statusCode: 400, code: 'validation_failed' });
    expect(await failure(change(999_999, 'lost'))).toMatchObject({ statusCode: 404 });
    const body = { status: 'lost' as const };
    const theirs = failure(app.as('stranger').crm.changeLeadStatus(id, body));
    expect(await theirs).toMatchObject({ statusCode: 404 });
    const viewer = failure(app.as('viewer').crm.changeLeadStatus(id, body));
    expect(await viewer).toMatchObject({ statusCode: 403 });
  });

  onPostgres('concurrent status changes', () => {
    test('convert a lead once', async () => {
      const { id } = await create();
      await change(id, 'contacted');
      await Promise.all([change(id, 'qualified'), change(id, 'qualified')]);
      expect((await admin.crm.lead(id)).data).toMatchObject({ status: 'qualified', version: 3 });
    });
  });
});
