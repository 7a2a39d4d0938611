import type { Lead, LeadInput, ListLeadsQuery, SvcErp } from '../../sdk/erp/index.js';
import { startTestApp, type TestApp } from '../support/app.js';
import { afterAll, beforeAll, describe, expect, test } from '../support/jest.js';

let app: TestApp;
let admin: SvcErp;
beforeAll(async () => {
  app = await startTestApp();
  admin = app.as('admin');
});
afterAll(() => app.close());
const input = (values: Partial<LeadInput> = {}): LeadInput => ({
  name: 'Ana Reyes',
  phone: '809 555 0100',
  ...values,
});
const create = async (values: Partial<LeadInput> = {}): Promise<Lead> =>
  (await admin.crm.createLead(input(values))).data;
const meId = async (client = admin) => (await client.auth.me()).data.id;

describe('listLeads', () => {
  const list = async (query: ListLeadsQuery) =>
    (await admin.crm.leads({ pageSize: 100, ...query })).data;
  const mark = () => `m${Math.random().toString(36).slice(2, 8)}`;

  test('lists the newest first, with the members of the contract and the exact total', async () => {
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

  test('finds the same by «peña», «PENA» and «Peñá»; reads «100%» and «a_b» literally', async () => {
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

  test('filters by status, source and owner together', async () => {
    const [name, ownerId] = [mark(), await meId(app.as('manager'))];
    const lead = await create({ name, ownerId, source: 'evento' });
    await create({ name, source: 'evento' });
    await admin.crm.changeLeadStatus(lead.id, { status: 'lost' });
    const found = await list({ ownerId, source: 'evento', status: 'lost', search: name });
    expect(found.map(({ id }) => id)).toEqual([lead.id]);
    expect(await list({ ownerId, status: 'new', search: name })).toEqual([]);
  });

  test.each(['id', 'createdAt', 'name', 'status', 'estimatedAmount'] as const)(
    'visits each record once sorted by %s, in both directions',
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

  test('sorts statuses in the order of the pipeline', async () => {
    const name = mark();
    for (const path of [['lost'], ['contacted', 'qualified'], [], ['contacted']] as const) {
      const { id } = await create({ name });
      for (const status of path) await admin.crm.changeLeadStatus(id, { status });
    }
    const found = await list({ search: name, sortBy: 'status' });
    const expected = ['new', 'contacted', 'qualified', 'lost'];
    expect(found.map(({ status }) => status)).toEqual(expected);
  });

  test('answers 400 to an unknown order, and lists no lead of another company', async () => {
    const reply = await app.fetch('/api/crm/leads?sortBy=phone', {
      headers: { authorization: `Bearer ${app.tokenOf('admin')}` },
    });
    expect(await reply.json()).toMatchObject({ code: 'unsupported_sort' });
    expect((await app.as('stranger').crm.leads()).data).toEqual([]);
  });
});
