import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import type {
  Lead,
  LeadInput,
  LeadStatusChange,
  ListLeadsQuery,
  SvcErp,
} from '../../sdk/erp/index.js';
import { failure, startTestApp, type TestApp } from '../support/app.js';
import { onPostgres } from '../support/db.js';
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

/** Types of the events about a record, in their order. */
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
  test('answers 201 with all that was sent, a status new, and its ETag', async () => {
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

  test('with an opportunity makes both, of one owner and customer, and tells of both', async () => {
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

  test('a refused opportunity leaves no lead behind', async () => {
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
    ['an e-mail that is none', { email: 'home' }, 'validation_failed', 'body.email'],
    ['an unknown source', { source: 'radio' }, 'validation_failed', 'body.source'],
    ['an unknown member', { score: 1 }, 'unknown_field', 'body.score'],
    ['three decimals', { estimatedAmount: 1.005 }, 'too_many_decimals', 'body.estimatedAmount'],
    [
      'three decimals in the opportunity',
      { opportunity: { title: 'T', expectedAmount: 1.005 } },
      'too_many_decimals',
      'body.opportunity.expectedAmount',
    ],
    ['a title that is none', { opportunity: { title: '' } }, 'validation_failed', 'title'],
  ])('%s is a 400 that names the place', async (_what, values, code, path) => {
    const error = await refusal(values as Partial<LeadInput>);
    expect(error).toMatchObject({ statusCode: 400, code });
    expect(error.details?.map((detail) => detail.path).join()).toContain(path);
  });

  test('an e-mail alone is enough', async () => {
    expect(await create({ phone: null, email: 'a@example.com' })).toMatchObject({ phone: null });
  });

  test("another company's user or customer is a 404 that names the place", async () => {
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

  test('a deactivated customer is refused, and stays readable in the lead it has', async () => {
    const customer = await createCustomer(app);
    const lead = await create({ customerId: customer.id });
    await admin.customers.update(customer.id, { name: customer.name, active: false });
    const error = await refusal({ customerId: customer.id });
    expect(error).toMatchObject({ statusCode: 409, code: 'customer_inactive' });
    expect((await admin.crm.lead(lead.id)).data.customerId).toBe(customer.id);
  });

  test('is done once per Idempotency-Key', async () => {
    const send = (name: string) =>
      admin.crm.createLead(input({ name }), { idempotencyKey: 'lead-once' });
    expect(await send('Once')).toEqual(await send('Once'));
    const error = await failure(send('Twice'));
    expect(error).toMatchObject({ statusCode: 422, code: 'idempotency_key_reused' });
  });

  test('needs crm:write', async () => {
    const error = await failure(app.as('viewer').crm.createLead(input()));
    expect(error).toMatchObject({ statusCode: 403, code: 'insufficient_permissions' });
  });
});

describe('getLead', () => {
  test("another company's lead, or none, is a 404", async () => {
    const { id } = await create();
    const theirs = await failure(app.as('stranger').crm.lead(id));
    expect(theirs).toMatchObject({ statusCode: 404, code: 'not_found' });
    expect(await failure(admin.crm.lead(999_999))).toMatchObject({ statusCode: 404 });
  });
});

describe('changeLeadStatus', () => {
  const change = (id: number, status: Status, note?: string) =>
    admin.crm.changeLeadStatus(id, note === undefined ? { status } : { status, note });

  test('walks from new to converted, keeps the note, audits and tells each step', async () => {
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

  test('a lost lead may be new again', async () => {
    const { id } = await create();
    await change(id, 'lost', 'No answer');
    expect((await change(id, 'new')).data).toMatchObject({ status: 'new', statusNote: null });
  });

  test('the same status again changes nothing', async () => {
    const lead = await create();
    expect((await change(lead.id, 'new', 'Again')).data).toEqual(lead);
    expect(await eventsOf('lead', lead.id)).toEqual(['lead.created']);
  });

  test.each([
    ['new', 'qualified'],
    ['new', 'converted'],
    ['lost', 'contacted'],
  ] as const)('from %s to %s is a 409', async (from, to) => {
    const { id } = await create();
    await change(id, from);
    const error = await failure(change(id, to));
    expect(error).toMatchObject({ statusCode: 409, code: 'status_transition_not_allowed' });
  });

  test('an old version is a 412 and changes nothing', async () => {
    const { id } = await create();
    await change(id, 'contacted');
    const error = await failure(
      admin.crm.changeLeadStatus(id, { status: 'qualified' }, { ifMatch: '"1"' }),
    );
    expect(error).toMatchObject({ statusCode: 412, code: 'version_mismatch' });
    expect((await admin.crm.lead(id)).data).toMatchObject({ status: 'contacted', version: 2 });
  });

  test('no status is a 400, no lead and another company’s a 404, no permission a 403', async () => {
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

  onPostgres('on PostgreSQL', () => {
    test('of two who convert at once one does, the other changes nothing', async () => {
      const { id } = await create();
      await change(id, 'contacted');
      await Promise.all([change(id, 'qualified'), change(id, 'qualified')]);
      expect((await admin.crm.lead(id)).data).toMatchObject({ status: 'qualified', version: 3 });
    });
  });
});

describe('listLeads', () => {
  const list = async (query: ListLeadsQuery) =>
    (await admin.crm.leads({ pageSize: 100, ...query })).data;
  const mark = () => `m${Math.random().toString(36).slice(2, 8)}`;

  test('shows the newest first, with the members of the contract and the exact total', async () => {
    const { id } = await create();
    const reply = await admin.crm.leads({ pageSize: 2 });
    expect(reply.data[0]?.id).toBe(id);
    const [{ count } = { count: 0 }] = await app.database
      .knex('leads as l')
      .where('l.company_id', app.companyId)
      .count<{ count: number }[]>('*');
    expect(reply.totalCount).toBe(Number(count));
    expect(Object.keys(reply.data[0] ?? {})).toEqual(
      expect.arrayContaining(['companyName', 'source', 'status', 'estimatedAmount', 'version']),
    );
  });

  test('«peña», «PENA» and «Peñá» find the same; «100%» and «a_b» are literal', async () => {
    const own = mark();
    for (const companyName of ['Peñá', '100%', '1000', 'a_b', 'aXb']) {
      await create({ name: own, companyName });
    }
    for (const term of ['peña', 'PENA', 'Peñá']) {
      const named = (await list({ search: term })).filter(({ name }) => name === own);
      expect(named.map(({ companyName }) => companyName)).toEqual(['Peñá']);
    }
    for (const term of ['100%', 'a_b']) {
      const found = (await list({ search: term })).filter(({ name }) => name === own);
      expect(found.map(({ companyName }) => companyName)).toEqual([term]);
    }
  });

  test('filters by status, source and owner, which hold together', async () => {
    const [name, ownerId] = [mark(), await meId(app.as('manager'))];
    const lead = await create({ name, ownerId, source: 'evento' });
    await create({ name, source: 'evento' });
    await admin.crm.changeLeadStatus(lead.id, { status: 'lost' });
    const found = await list({ ownerId, source: 'evento', status: 'lost', search: name });
    expect(found.map(({ id }) => id)).toEqual([lead.id]);
    expect(await list({ ownerId, status: 'new', search: name })).toEqual([]);
  });

  test.each(['id', 'createdAt', 'name', 'status', 'estimatedAmount'] as const)(
    'walks each record once by %s, both ways',
    async (sortBy) => {
      const name = mark();
      for (const amount of [3, null, 1, 2, 1]) await create({ name, estimatedAmount: amount });
      const ids = async (sortDir: 'asc' | 'desc') => {
        const seen: number[] = [];
        for await (const { id } of admin.crm.leads({
          search: name,
          sortBy,
          sortDir,
          pageSize: 2,
        })) {
          seen.push(id);
        }
        return seen;
      };
      const up = await ids('asc');
      expect(new Set(up).size).toBe(5);
      expect((await ids('desc')).reverse()).toEqual(up);
    },
  );

  test('by status they stand in the order of the pipeline', async () => {
    const name = mark();
    for (const path of [['lost'], ['contacted', 'qualified'], [], ['contacted']] as const) {
      const { id } = await create({ name });
      for (const status of path) await admin.crm.changeLeadStatus(id, { status });
    }
    const found = await list({ search: name, sortBy: 'status' });
    const expected = ['new', 'contacted', 'qualified', 'lost'];
    expect(found.map(({ status }) => status)).toEqual(expected);
  });

  test('an unknown order is a 400; another company sees nothing', async () => {
    const reply = await app.fetch('/api/crm/leads?sortBy=phone', {
      headers: { authorization: `Bearer ${app.tokenOf('admin')}` },
    });
    expect(await reply.json()).toMatchObject({ code: 'unsupported_sort' });
    expect((await app.as('stranger').crm.leads()).data).toEqual([]);
  });
});
