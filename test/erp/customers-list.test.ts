import type { CustomerInput, ListCustomersQuery, SvcErp } from '../../sdk/erp/index.js';
import { startTestApp, type TestApp } from '../support/app.js';
import { createProduct } from '../support/goods.js';
import { afterAll, beforeAll, describe, expect, test } from '../support/jest.js';
import { createCustomer, rnc } from '../support/parties.js';

let app: TestApp;
let admin: SvcErp;
beforeAll(async () => {
  app = await startTestApp();
  admin = app.as('admin');
});
afterAll(() => app.close());

const create = (values: Partial<CustomerInput> = {}) => createCustomer(app, values);
const newMark = () => `m${Math.random().toString(36).slice(2, 8)}`;

type Query = ListCustomersQuery;
const list = async (query: Query) => (await admin.customers.list({ pageSize: 100, ...query })).data;
const names = async (query: Query) => (await list(query)).map(({ name }) => name);

describe('listCustomers', () => {
  test('has the members data, totalCount, page and pageSize', async () => {
    const address = { city: 'Moca', country: 'DO' };
    const made = await create({ taxId: rnc(20000001), email: 'a@b.example', phone: '1', address });
    await create();
    const reply = await admin.customers.list({ pageSize: 1, sortBy: 'id' });
    expect(reply).toMatchObject({ ok: true, page: 1, pageSize: 1, totalCount: 2 });
    const { id, code, name, taxId, email, phone, city, active, openAmount } = made;
    const shown = { id, code, name, taxId, email, phone, city, active, openAmount };
    expect(reply.data).toEqual([{ ...shown, ...times(made), version: 1 }]);
  });

  const times = ({ createdAt, updatedAt }: { createdAt: string; updatedAt: string }) => ({
    createdAt,
    updatedAt,
  });

  test.each([
    ['pageSize=101', 'page_size_out_of_range'],
    ['page=0', 'page_size_out_of_range'],
    ['sortBy=city', 'unsupported_sort'],
    ['colour=red', 'unknown_parameter'],
    ['cursor=nonsense', 'invalid_cursor'],
    ['dateFrom=2026-02-30', 'invalid_date_range'],
    ['dateFrom=2026-02-01&dateTo=2026-01-31', 'invalid_date_range'],
    ['active=maybe', 'validation_failed'],
  ])('answers 400 to %s: %s, instead of clamping it', async (query, code) => {
    const reply = await app.fetch(`/api/customers?${query}`, {
      headers: { authorization: `Bearer ${app.tokenOf('admin')}` },
    });
    expect([reply.status, ((await reply.json()) as { code: string }).code]).toEqual([400, code]);
  });

  test('finds the same rows by «peña», «PENA» and «Peñá»; reads «100%» and «a_b» literally', async () => {
    const mark = newMark();
    for (const name of ['Peñá', '100%', '1000', 'a_b', 'aXb']) {
      await create({ name: `${mark} ${name}` });
    }
    for (const term of ['peña', 'PENA', 'Peñá']) {
      expect(await names({ search: `${mark} ${term}` })).toEqual([`${mark} Peñá`]);
    }
    expect(await names({ search: `${mark} 100%` })).toEqual([`${mark} 100%`]);
    expect(await names({ search: `${mark} a_b` })).toEqual([`${mark} a_b`]);
  });

  test('searches code, name, trade name, tax id with and without separators, and e-mail', async () => {
    const mark = newMark();
    const tradeName = `Trade ${mark}`;
    const email = `${mark}@mail.example`;
    const taxId = '1-30-94027-4';
    const { id, name } = await create({ code: `X${mark}`, tradeName, email, taxId });
    for (const search of [`x${mark}`, name, tradeName, email, taxId, '130940274']) {
      expect([search, (await list({ search })).map((each) => each.id)]).toEqual([search, [id]]);
    }
  });

  test('searches current values only', async () => {
    const mark = newMark();
    const { id } = await create({ name: `${mark} old` });
    await admin.customers.update(id, { name: `${mark} new` });
    expect(await names({ search: mark })).toEqual([`${mark} new`]);
    expect(await names({ search: `${mark} old` })).toEqual([]);
  });

  test('sorts Álvarez next to Alvarez', async () => {
    const mark = newMark();
    for (const name of ['Zorro', 'Álvarez', 'Bravo', 'alvarez']) {
      await create({ name: `${mark} ${name}` });
    }
    const sorted = await names({ search: mark, sortBy: 'name' });
    const expected = ['Álvarez', 'alvarez', 'Bravo', 'Zorro'];
    expect(sorted.map((name) => name.slice(mark.length + 1))).toEqual(expected);
  });

  test.each(['id', 'code', 'name', 'createdAt', 'openAmount'] as const)(
    'sorts by %s in both directions, and equal rows by id',
    async (sortBy) => {
      const ids = async (sortDir: 'asc' | 'desc') =>
        (await list({ sortBy, sortDir })).map(({ id }) => id);
      const [up, down] = [await ids('asc'), await ids('desc')];
      expect(up.length).toBeGreaterThan(2);
      expect(up.length).toBeLessThan(100);
      expect([...down].reverse()).toEqual(up);
    },
  );

  test('sorts by the open amount as a number', async () => {
    const mark = newMark();
    for (const amount of ['9', '100', '20.5', '-3']) {
      const { id } = await create({ name: `${mark} ${amount}` });
      const row = app.database.knex('customers').where({ company_id: app.companyId, id });
      await row.update({ open_amount: amount });
    }
    const owed = (await list({ search: mark, sortBy: 'openAmount' })).map(
      ({ openAmount }) => openAmount,
    );
    expect(owed).toEqual([-3, 9, 20.5, 100]);
  });

  test('visits each record once by cursor during concurrent inserts', async () => {
    const mark = newMark();
    const first: number[] = [];
    for (let at = 0; at < 12; at += 1) first.push((await create({ name: `${mark} ${at}` })).id);
    const seen: number[] = [];
    for await (const { id } of admin.customers.list({
      search: mark,
      pageSize: 5,
      sortBy: 'name',
    })) {
      seen.push(id);
      if (seen.length % 5 === 0) await create({ name: `${mark} 0 new` });
    }
    expect(new Set(seen).size).toBe(seen.length);
    for (const id of first) expect(seen).toContain(id);
  });

  test('reads date-only bounds as whole days of the company', async () => {
    const mark = newMark();
    const instants = ['T03:59:59.999Z', 'T04:00:00.000Z'].flatMap((time) =>
      ['2026-03-10', '2026-03-11'].map((day) => day + time),
    );
    for (const instant of instants) {
      const { id } = await create({ name: `${mark} ${instant}` });
      const row = app.database.knex('customers').where({ company_id: app.companyId, id });
      await row.update({ created_at: new Date(instant) });
    }
    const found = await names({ search: mark, dateFrom: '2026-03-10', dateTo: '2026-03-10' });
    expect(found.sort()).toEqual([
      `${mark} 2026-03-10T04:00:00.000Z`,
      `${mark} 2026-03-11T03:59:59.999Z`,
    ]);
  });

  test('lists active customers by default, with exact totals during changes', async () => {
    const total = async (query: Query) => (await admin.customers.list(query)).totalCount;
    const counts = async () => [
      await total({}),
      await total({ active: false }),
      await total({ includeInactive: true }),
    ];
    const [active = 0, inactive = 0, all = 0] = await counts();
    const { id, name } = await create();
    expect(await counts()).toEqual([active + 1, inactive, all + 1]);
    await admin.customers.update(id, { name, active: false });
    expect(await counts()).toEqual([active, inactive + 1, all + 1]);
    await create({ active: false });
    expect(await counts()).toEqual([active, inactive + 2, all + 2]);
    expect(await names({ search: name })).toEqual([]);
    expect(await names({ search: name, active: false })).toEqual([name]);
    const counted = await app.database
      .knex('customers as c')
      .where('c.company_id', app.companyId)
      .count<{ count: number }[]>('* as count');
    expect(counted[0]?.count).toBe(all + 2);
  });

  test('lists customers of the own company only', async () => {
    const { name } = await create();
    const { data } = await app.as('stranger').customers.list({ search: name });
    expect(data).toEqual([]);
  });

  test('returns with updatedSince the customers changed at or after an instant', async () => {
    const { id, name } = await create();
    const since = app.clock.now().toISOString();
    await admin.customers.update(id, { name });
    expect((await list({ updatedSince: since })).map((each) => each.id)).toContain(id);
    const later = new Date(app.clock.now().getTime() + 1).toISOString();
    expect(await list({ updatedSince: later })).toEqual([]);
  });

  test('returns with updatedSince the customers whose open amount has changed', async () => {
    const { id: productId } = await createProduct(app, { type: 'service', trackStock: false });
    const customers = [await create({ paymentTerms: 'CREDITO_30' }), await create()];
    const [{ id: customerId } = { id: 0 }] = customers;
    const start = app.clock.now();
    const idsSince = async (at: Date) =>
      (await list({ updatedSince: at.toISOString() })).map(({ id }) => id);
    const later = (minutes: number) => new Date(start.getTime() + minutes * 60_000);
    try {
      app.clock.set(later(1));
      const lines = [{ productId, quantity: 1, unitPrice: 10 }];
      await admin.invoices.create({ customerId, lines });
      expect(await idsSince(later(1))).toEqual([customerId]);
      app.clock.set(later(2));
      const method = 'efectivo' as const;
      await admin.receivables.pay({ customerId, amount: 10, method, autoAllocate: true });
      expect(await idsSince(later(2))).toEqual([customerId]);
      expect(await idsSince(later(3))).toEqual([]);
    } finally {
      app.clock.set(start);
    }
  });
});
