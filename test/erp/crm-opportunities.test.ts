import type {
  ListOpportunitiesQuery,
  Opportunity,
  OpportunityInput,
  StageChange,
  SvcErp,
} from '../../sdk/erp/index.js';
import { createApiKey } from '../../src/erp/auth/index.js';
import { failure, startTestApp, type TestApp } from '../support/app.js';
import { onPostgres } from '../support/db.js';
import { afterAll, beforeAll, describe, expect, test } from '../support/jest.js';
import { createCustomer } from '../support/parties.js';

let app: TestApp;
let admin: SvcErp;
let leadId: number;
let writer: SvcErp;
beforeAll(async () => {
  app = await startTestApp();
  admin = app.as('admin');
  leadId = (await admin.crm.createLead({ name: 'Ana', phone: '1' })).data.id;
  const permissions = ['crm:read', 'crm:write'];
  const key = { companyId: app.companyId, name: 'Without reopen', permissions };
  const { value } = await createApiKey(app.database.knex, key, app.clock.now());
  writer = app.client({ apiKey: value });
});
afterAll(() => app.close());

const input = (values: Partial<OpportunityInput> = {}): OpportunityInput => ({
  title: 'Bolts',
  leadId,
  ...values,
});
const create = async (values: Partial<OpportunityInput> = {}): Promise<Opportunity> =>
  (await admin.crm.createOpportunity(input(values))).data;
const refusal = (values: Partial<OpportunityInput>) =>
  failure(admin.crm.createOpportunity(input(values)));
const change = (id: number, body: StageChange, client = admin) => client.crm.changeStage(id, body);

describe('createOpportunity', () => {
  test('answers 201 in the currency of the company, in stage prospecting, weighted by its probability', async () => {
    const { data, response } = await admin.crm
      .createOpportunity(input({ expectedAmount: 99.99, expectedCloseDate: '2026-04-30' }))
      .withResponse();
    expect([response.status, response.headers.get('etag')]).toEqual([201, '"1"']);
    expect(data.data).toMatchObject({
      title: 'Bolts',
      leadId,
      customerId: null,
      partyName: 'Ana',
      stage: 'prospecting',
      probability: 10,
      expectedAmount: 99.99,
      weightedAmount: 10,
      currencyCode: 'DOP',
      ownerId: null,
      expectedCloseDate: '2026-04-30',
      lostReason: null,
      stageHistory: [],
      version: 1,
    });
    expect((await admin.crm.opportunity(data.data.id)).data).toEqual(data.data);
  });

  test.each([
    [25_000, 'prospecting', 'DOP', 2500],
    [0.05, 'prospecting', 'DOP', 0.01],
    [0.04, 'prospecting', 'DOP', 0],
    [9_999_999_999_999, 'negotiation', 'DOP', 7_999_999_999_999.2],
    [1005, 'prospecting', 'JPY', 101],
    [1.005, 'won', 'KWD', 1.005],
    [100, 'lost', 'DOP', 0],
  ] as const)(
    'weights %s in %s, in %s, as %s',
    async (expectedAmount, stage, currencyCode, weightedAmount) => {
      await admin.config.updateCurrency(currencyCode, { active: true });
      const isClosed = stage === 'won' || stage === 'lost';
      const made = await create({ expectedAmount, currencyCode, ...(!isClosed && { stage }) });
      const body = { stage, ...(stage === 'lost' && { lostReason: 'Price' }) };
      const shown = isClosed ? (await change(made.id, body)).data : made;
      expect(shown).toMatchObject({ expectedAmount, currencyCode, stage, weightedAmount });
    },
  );

  test('weights nothing without an amount', async () => {
    expect(await create()).toMatchObject({ expectedAmount: null, weightedAmount: null });
  });

  test('takes the customer of the lead, unless the request names one', async () => {
    const [one, two] = [await createCustomer(app), await createCustomer(app)];
    const lead = (await admin.crm.createLead({ name: 'Luis', phone: '2', customerId: one.id }))
      .data;
    expect(await create({ leadId: lead.id })).toMatchObject({
      customerId: one.id,
      partyName: one.name,
    });
    const other = await create({ leadId: lead.id, customerId: two.id });
    expect(other).toMatchObject({ customerId: two.id });
    const direct = await create({ leadId: null, customerId: two.id });
    expect(direct).toMatchObject({ leadId: null, customerId: two.id, partyName: two.name });
    const { data: listed } = await admin.crm.opportunities({ customerId: two.id });
    expect(listed.map(({ partyName }) => partyName)).toEqual([two.name, two.name]);
  });

  test('accepts any open stage', async () => {
    expect(await create({ stage: 'negotiation' })).toMatchObject({ probability: 80 });
  });

  test.each([
    ['neither lead nor customer', { leadId: null }, 'validation_failed', 'body.leadId'],
    ['a closed stage', { stage: 'won' }, 'validation_failed', 'body.stage'],
    ['an invalid day', { expectedCloseDate: '2026-02-30' }, 'validation_failed', 'CloseDate'],
    ['another currency', { currencyCode: 'EUR' }, 'inactive_currency', 'body.currencyCode'],
    ['three decimals', { expectedAmount: 0.125 }, 'too_many_decimals', 'body.expectedAmount'],
    ['an amount under zero', { expectedAmount: -1 }, 'validation_failed', 'body.expectedAmount'],
    ['a stage’s probability', { probability: 99 }, 'unknown_field', 'body.probability'],
  ])('answers 400 to %s, naming the field', async (_what, values, code, path) => {
    const error = await refusal(values as Partial<OpportunityInput>);
    expect(error).toMatchObject({ statusCode: 400, code });
    expect(error.details?.map((detail) => detail.path).join()).toContain(path);
  });

  test('answers 404 for a lead, customer or user of another company, naming the field', async () => {
    const stranger = app.as('stranger');
    const lead = (await stranger.crm.createLead({ name: 'Theirs', phone: '1' })).data;
    const customer = (await stranger.customers.create({ name: 'Theirs' })).data;
    const cases = [
      [{ leadId: lead.id }, 'body.leadId'],
      [{ customerId: customer.id }, 'body.customerId'],
      [{ ownerId: (await stranger.auth.me()).data.id }, 'body.ownerId'],
    ] as const;
    for (const [values, path] of cases) {
      const error = await refusal(values);
      expect(error).toMatchObject({ statusCode: 404, code: 'not_found', details: [{ path }] });
    }
  });

  test('refuses a deactivated customer', async () => {
    const customer = await createCustomer(app);
    await admin.customers.update(customer.id, { name: customer.name, active: false });
    const error = await refusal({ customerId: customer.id });
    expect(error).toMatchObject({ statusCode: 409, code: 'customer_inactive' });
  });

  test('runs once per Idempotency-Key, and requires crm:write', async () => {
    const send = (title: string) =>
      admin.crm.createOpportunity(input({ title }), { idempotencyKey: 'opportunity-once' });
    expect(await send('Once')).toEqual(await send('Once'));
    expect(await failure(send('Twice'))).toMatchObject({ code: 'idempotency_key_reused' });
    const viewer = failure(app.as('viewer').crm.createOpportunity(input()));
    expect(await viewer).toMatchObject({ statusCode: 403, code: 'insufficient_permissions' });
  });
});

describe('getOpportunity', () => {
  test('answers 404 for an unknown opportunity, or one of another company', async () => {
    const { id } = await create();
    expect(await failure(app.as('stranger').crm.opportunity(id))).toMatchObject({
      statusCode: 404,
      code: 'not_found',
    });
    expect(await failure(admin.crm.opportunity(999_999))).toMatchObject({ statusCode: 404 });
  });
});

describe('changeOpportunityStage', () => {
  test('records every change, oldest first, with user, reason and time', async () => {
    const { id } = await create({ expectedAmount: 200 });
    await change(id, { stage: 'proposal', note: 'Quote sent' });
    app.clock.advance(60_000);
    const { data } = await change(id, { stage: 'lost', lostReason: 'Price' });
    expect(data).toMatchObject({ stage: 'lost', probability: 0, weightedAmount: 0, version: 3 });
    expect(data.lostReason).toBe('Price');
    const common = { changedBy: 'admin', changedAt: expect.stringMatching(/-04:00$/) };
    expect(data.stageHistory).toEqual([
      { ...common, from: 'prospecting', to: 'proposal', note: 'Quote sent', lostReason: null },
      { ...common, from: 'proposal', to: 'lost', note: null, lostReason: 'Price' },
    ]);
    expect(data.stageChangedAt).toBe(data.stageHistory[1]?.changedAt);
  });

  test('writes one audit row and one event for each change', async () => {
    const { id } = await create();
    await change(id, { stage: 'won' });
    const where = { object_type: 'opportunity', object_id: String(id) };
    const audit = await app.database.knex('audit_log as a').where(where).orderBy('a.id');
    expect(audit).toMatchObject([
      { action: 'createOpportunity', before: null },
      {
        action: 'changeOpportunityStage',
        before: { stage: 'prospecting' },
        after: { stage: 'won' },
      },
    ]);
    const events = await app.database.knex('outbox as o').where(where).orderBy('o.id');
    expect(events.map(({ type }: { type: string }) => type)).toEqual([
      'opportunity.created',
      'opportunity.stage_changed',
    ]);
  });

  test('adds no history for the same stage', async () => {
    const made = await create();
    expect((await change(made.id, { stage: 'prospecting', note: 'x' })).data).toEqual(made);
  });

  test('leaves won or lost only with crm:reopen, and clears the reason', async () => {
    const { id } = await create();
    await change(id, { stage: 'lost', lostReason: 'Price' });
    for (const stage of ['prospecting', 'won'] as const) {
      const error = await failure(change(id, { stage }, writer));
      expect(error).toMatchObject({ statusCode: 409, code: 'stage_transition_not_allowed' });
    }
    const reopened = (await change(id, { stage: 'negotiation' })).data;
    expect(reopened).toMatchObject({ stage: 'negotiation', lostReason: null });
    expect((await change(id, { stage: 'won' }, writer)).data.stage).toBe('won');
  });

  test.each([
    ['lost without a reason', { stage: 'lost' }, 'body.lostReason'],
    ['lost with an empty reason', { stage: 'lost', lostReason: '' }, 'body.lostReason'],
    ['a reason for another stage', { stage: 'won', lostReason: 'Luck' }, 'body.lostReason'],
    ['no stage', {}, 'body.stage'],
    ['an unknown stage', { stage: 'closed' }, 'body.stage'],
  ])('answers 400 to %s, naming the field', async (_what, body, path) => {
    const { id } = await create();
    const error = await failure(change(id, body as StageChange));
    expect(error).toMatchObject({ statusCode: 400, code: 'validation_failed' });
    expect(error.details?.map((detail) => detail.path)).toEqual([path]);
  });

  test('answers 412 to an old version, and changes nothing', async () => {
    const { id } = await create();
    await admin.crm.changeStage(id, { stage: 'proposal' }, { ifMatch: '"1"' });
    const error = await failure(admin.crm.changeStage(id, { stage: 'won' }, { ifMatch: '"1"' }));
    expect(error).toMatchObject({ statusCode: 412, code: 'version_mismatch' });
    expect((await admin.crm.opportunity(id)).data).toMatchObject({ stage: 'proposal', version: 2 });
  });

  test('answers 404 for an unknown or foreign opportunity, 403 without permission', async () => {
    const { id } = await create();
    const body = { stage: 'won' as const };
    expect(await failure(change(999_999, body))).toMatchObject({ statusCode: 404 });
    expect(await failure(change(id, body, app.as('stranger')))).toMatchObject({ statusCode: 404 });
    expect(await failure(change(id, body, app.as('viewer')))).toMatchObject({ statusCode: 403 });
  });

  onPostgres('concurrent stage changes', () => {
    test('close an opportunity once without crm:reopen', async () => {
      const { id } = await create();
      const results = await Promise.allSettled([
        change(id, { stage: 'won' }, writer),
        change(id, { stage: 'lost', lostReason: 'Price' }, writer),
      ]);
      expect(results.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
      expect((await admin.crm.opportunity(id)).data.stageHistory).toHaveLength(1);
    });
  });
});

describe('listOpportunities', () => {
  const list = async (query: ListOpportunitiesQuery) =>
    (await admin.crm.opportunities({ pageSize: 100, ...query })).data;
  const ids = async (query: ListOpportunitiesQuery) => (await list(query)).map(({ id }) => id);
  const mark = () => `m${Math.random().toString(36).slice(2, 8)}`;

  test('filters by stage, owner, customer, lead and openness', async () => {
    const [customer, title] = [await createCustomer(app), mark()];
    const ownerId = (await app.as('manager').auth.me()).data.id;
    const own = await create({ title, ownerId, customerId: customer.id });
    const won = await create({ title });
    await change(won.id, { stage: 'won' });
    expect(await ids({ search: title, open: true })).toEqual([own.id]);
    expect(await ids({ search: title, open: false })).toEqual([won.id]);
    expect(await ids({ search: title, stage: 'won' })).toEqual([won.id]);
    expect(await ids({ ownerId })).toEqual([own.id]);
    expect(await ids({ customerId: customer.id })).toEqual([own.id]);
    expect((await ids({ search: title, leadId })).sort((a, b) => a - b)).toEqual([own.id, won.id]);
  });

  test('filters by days of the expected close without shifting them', async () => {
    const title = mark();
    const days = ['2026-01-31', '2026-02-01', '2026-02-28', '2026-03-01'];
    for (const expectedCloseDate of [...days, null]) await create({ title, expectedCloseDate });
    const query = { search: title, dateFrom: '2026-02-01', dateTo: '2026-02-28' };
    const found = await list({ ...query, sortBy: 'expectedCloseDate', sortDir: 'asc' });
    expect(found.map(({ expectedCloseDate }) => expectedCloseDate)).toEqual(days.slice(1, 3));
  });

  test.each(['id', 'expectedCloseDate', 'expectedAmount', 'stageChangedAt', 'title'] as const)(
    'visits each record once sorted by %s, in both directions',
    async (sortBy) => {
      const title = mark();
      for (const amount of [3, null, 1, 2, 1]) {
        const expectedCloseDate = amount === null ? null : `2026-05-0${amount}`;
        await create({ title, expectedAmount: amount, expectedCloseDate });
      }
      const walk = async (sortDir: 'asc' | 'desc') => {
        const seen: number[] = [];
        const query = { search: title, sortBy, sortDir, pageSize: 2 };
        for await (const { id } of admin.crm.opportunities(query)) seen.push(id);
        return seen;
      };
      const up = await walk('asc');
      expect(new Set(up).size).toBe(5);
      expect((await walk('desc')).reverse()).toEqual(up);
    },
  );

  test('returns an exact total without filters, finds «pena» by «PEÑA», and lists the own company only', async () => {
    const before = (await admin.crm.opportunities()).totalCount;
    const { id } = await create({ title: 'Obra de los Pena' });
    expect((await admin.crm.opportunities()).totalCount).toBe(before + 1);
    expect(await ids({ search: 'PEÑA' })).toEqual([id]);
    expect((await app.as('stranger').crm.opportunities({ leadId })).data).toEqual([]);
  });
});
