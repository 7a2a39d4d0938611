import type { ListVendorsQuery, SvcErp } from '../../sdk/erp/index.js';
import { startTestApp, type TestApp } from '../support/app.js';
import { afterAll, beforeAll, describe, expect, test } from '../support/jest.js';
import { createVendor, rnc } from '../support/parties.js';

let app: TestApp;
let admin: SvcErp;
beforeAll(async () => {
  app = await startTestApp();
  admin = app.as('admin');
});
afterAll(() => app.close());

const newMark = () => `m${Math.random().toString(36).slice(2, 8)}`;
type Query = ListVendorsQuery;
const list = async (query: Query) => (await admin.vendors.list({ pageSize: 100, ...query })).data;
const names = async (query: Query) => (await list(query)).map(({ name }) => name);

describe('listVendors', () => {
  test('has the members of the contract, without bank accounts and amounts', async () => {
    const bankAccounts = [{ bank: 'B', accountNumber: '9601234567' }];
    const { id } = await createVendor(app, { taxId: rnc(40000001), bankAccounts });
    const reply = await admin.vendors.list({ pageSize: 1 });
    expect(reply).toMatchObject({ ok: true, page: 1, pageSize: 1, totalCount: 1 });
    expect(Object.keys(reply.data[0] ?? {}).sort()).toEqual(
      ['active', 'city', 'code', 'createdAt', 'email', 'id', 'name', 'phone', 'taxId']
        .concat('updatedAt', 'version')
        .sort(),
    );
    expect(reply.data[0]?.id).toBe(id);
  });

  test('cannot be sorted by openAmount', async () => {
    const reply = await app.fetch('/api/vendors?sortBy=openAmount', {
      headers: { authorization: `Bearer ${app.tokenOf('admin')}` },
    });
    const { code } = (await reply.json()) as { code: string };
    expect([reply.status, code]).toEqual([400, 'unsupported_sort']);
  });

  test('finds the same rows by «peña», «PENA» and «Peñá»; reads «100%» and «a_b» literally', async () => {
    const mark = newMark();
    for (const name of ['Peñá', '100%', '1000', 'a_b', 'aXb']) {
      await createVendor(app, { name: `${mark} ${name}` });
    }
    for (const term of ['peña', 'PENA', 'Peñá']) {
      expect(await names({ search: `${mark} ${term}` })).toEqual([`${mark} Peñá`]);
    }
    expect(await names({ search: `${mark} 100%` })).toEqual([`${mark} 100%`]);
    expect(await names({ search: `${mark} a_b` })).toEqual([`${mark} a_b`]);
  });

  test('sorts Álvarez next to Alvarez', async () => {
    const mark = newMark();
    for (const name of ['Zorro', 'Álvarez', 'Bravo', 'alvarez']) {
      await createVendor(app, { name: `${mark} ${name}` });
    }
    const sorted = await names({ search: mark, sortBy: 'name' });
    const expected = ['Álvarez', 'alvarez', 'Bravo', 'Zorro'];
    expect(sorted.map((name) => name.slice(mark.length + 1))).toEqual(expected);
  });

  test.each(['id', 'code', 'name', 'createdAt'] as const)(
    'sorts by %s in both directions, and equal rows by id',
    async (sortBy) => {
      const ids = async (sortDir: 'asc' | 'desc') =>
        (await list({ sortBy, sortDir })).map(({ id }) => id);
      const [up, down] = [await ids('asc'), await ids('desc')];
      expect(up.length).toBeGreaterThan(2);
      expect([...down].reverse()).toEqual(up);
    },
  );

  test('visits each record once by cursor during concurrent inserts', async () => {
    const mark = newMark();
    const first: number[] = [];
    for (let at = 0; at < 12; at += 1) {
      first.push((await createVendor(app, { name: `${mark} ${at}` })).id);
    }
    const seen: number[] = [];
    for await (const { id } of admin.vendors.list({ search: mark, pageSize: 5, sortBy: 'name' })) {
      seen.push(id);
      if (seen.length % 5 === 0) await createVendor(app, { name: `${mark} 0 new` });
    }
    expect(new Set(seen).size).toBe(seen.length);
    for (const id of first) expect(seen).toContain(id);
  });

  test('counts vendors apart from customers', async () => {
    const before = (await admin.vendors.list()).totalCount;
    await admin.customers.create({ name: 'A customer' });
    expect((await admin.vendors.list()).totalCount).toBe(before);
    expect((await admin.customers.list()).totalCount).toBe(1);
  });

  test('lists vendors of the own company only', async () => {
    const { name } = await createVendor(app);
    expect((await app.as('stranger').vendors.list({ search: name })).data).toEqual([]);
  });
});
