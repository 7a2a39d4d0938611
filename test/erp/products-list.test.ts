import type { ListProductsQuery, ProductInput, SvcErp } from '../../sdk/erp/index.js';
import { ensureCategory } from '../../src/erp/products/index.js';
import { failure, startTestApp, type TestApp, timeZone } from '../support/app.js';
import { createProduct } from '../support/goods.js';
import { afterAll, beforeAll, describe, expect, test } from '../support/jest.js';

let app: TestApp;
let admin: SvcErp;
beforeAll(async () => {
  app = await startTestApp();
  admin = app.as('admin');
});
afterAll(() => app.close());

const create = (values: Partial<ProductInput> = {}) => createProduct(app, values);

const names = async (query: ListProductsQuery) =>
  (await admin.products.list({ pageSize: 100, ...query })).data.map((product) => product.name);

describe('listProducts', () => {
  test('has the members data, totalCount, page and pageSize', async () => {
    for (let index = 0; index < 3; index += 1) await create();
    const reply = await admin.products.list({ pageSize: 2 });
    expect(reply).toMatchObject({ ok: true, page: 1, pageSize: 2 });
    expect(reply.data).toHaveLength(2);
    for (const member of ['id', 'code', 'name', 'price', 'stock', 'categoryName']) {
      expect(reply.data[0]).toHaveProperty(member);
    }
    const counted = await app.database
      .knex('products as p')
      .where({ 'p.company_id': app.companyId, 'p.is_active': true })
      .count<{ count: number }[]>('* as count');
    expect(reply.totalCount).toBe(counted[0]?.count);
  });

  test.each([
    ['pageSize=101', 'page_size_out_of_range'],
    ['pageSize=0', 'page_size_out_of_range'],
    ['page=0', 'page_size_out_of_range'],
    ['page=x', 'page_size_out_of_range'],
    ['sortBy=colour', 'unsupported_sort'],
    ['sortDir=up', 'validation_failed'],
    ['colour=red', 'unknown_parameter'],
    ['page=1&page=2', 'duplicate_parameter'],
    ['cursor=nonsense', 'invalid_cursor'],
    ['dateFrom=2026-02-30', 'invalid_date_range'],
    ['dateFrom=2026-01-31T10:00:00', 'invalid_date_range'],
    ['dateFrom=2026-02-01&dateTo=2026-01-31', 'invalid_date_range'],
    ['search=%ff', 'validation_failed'],
    ['active=maybe', 'validation_failed'],
  ])('answers 400 to %s: %s, instead of clamping it', async (query, code) => {
    const reply = await app.fetch(`/api/products?${query}`, {
      headers: { authorization: `Bearer ${app.tokenOf('admin')}` },
    });
    expect([reply.status, ((await reply.json()) as { code: string }).code]).toEqual([400, code]);
  });

  test('finds the same rows by «peña», «PENA» and «Peñá»; reads «100%» and «a_b» literally', async () => {
    const mark = `m${Math.random().toString(36).slice(2, 8)}`;
    for (const name of ['Peñá', '100%', '1000', 'a_b', 'aXb'])
      await create({ name: `${mark} ${name}` });
    for (const term of ['peña', 'PENA', 'Peñá']) {
      expect(await names({ search: `${mark} ${term}` })).toEqual([`${mark} Peñá`]);
    }
    expect(await names({ search: `${mark} 100%` })).toEqual([`${mark} 100%`]);
    expect(await names({ search: `${mark} a_b` })).toEqual([`${mark} a_b`]);
  });

  test('sorts Álvarez next to Alvarez', async () => {
    const mark = `s${Math.random().toString(36).slice(2, 8)}`;
    for (const name of ['Zorro', 'Álvarez', 'Bravo', 'alvarez'])
      await create({ name: `${mark} ${name}` });
    const sorted = await names({ search: mark, sortBy: 'name' });
    expect(sorted.map((name) => name.slice(mark.length + 1))).toEqual([
      'Álvarez',
      'alvarez',
      'Bravo',
      'Zorro',
    ]);
  });

  test.each([
    'id',
    'code',
    'name',
    'price',
    'stock',
    'categoryName',
    'createdAt',
    'updatedAt',
  ] as const)('sorts by %s in both directions, and equal rows by id', async (sortBy) => {
    const ids = async (sortDir: 'asc' | 'desc') =>
      (await admin.products.list({ sortBy, sortDir, pageSize: 100 })).data.map(
        (product) => product.id,
      );
    const [up, down] = [await ids('asc'), await ids('desc')];
    expect(new Set(up).size).toBe(up.length);
    expect(up.length).toBeGreaterThan(2);
    expect(up.length).toBeLessThan(100);
    expect([...down].reverse()).toEqual(up);
  });

  test('visits each record once by cursor during concurrent inserts', async () => {
    const mark = `w${Math.random().toString(36).slice(2, 8)}`;
    const first = [];
    for (let index = 0; index < 12; index += 1)
      first.push((await create({ name: `${mark} ${index}` })).id);
    const seen: number[] = [];
    for await (const product of admin.products.list({
      search: mark,
      pageSize: 5,
      sortBy: 'name',
    })) {
      seen.push(product.id);
      if (seen.length % 5 === 0) await create({ name: `${mark} 0 new` });
    }
    expect(new Set(seen).size).toBe(seen.length);
    for (const id of first) expect(seen).toContain(id);
  });

  async function createdAt(instant: string, name: string): Promise<void> {
    await create({ name });
    const row = { name, company_id: app.companyId };
    await app.database
      .knex('products')
      .where(row)
      .update({ created_at: new Date(instant) });
  }

  test('reads date-only bounds as whole days of the company, and instants as inclusive', async () => {
    const mark = `d${Math.random().toString(36).slice(2, 8)}`;
    // Santo Domingo is four hours behind UTC.
    await createdAt('2026-03-10T03:59:59.999Z', `${mark} before`);
    await createdAt('2026-03-10T04:00:00.000Z', `${mark} first`);
    await createdAt('2026-03-11T03:59:59.999Z', `${mark} last`);
    await createdAt('2026-03-11T04:00:00.000Z', `${mark} after`);
    const day = { search: mark, dateFrom: '2026-03-10', dateTo: '2026-03-10' };
    expect((await names(day)).sort()).toEqual([`${mark} first`, `${mark} last`]);
    const bounds = { dateFrom: '2026-03-10T04:00:00Z', dateTo: '2026-03-11T00:00:00-04:00' };
    const found = (await names({ search: mark, ...bounds })).sort();
    expect(found).toEqual([`${mark} after`, `${mark} first`, `${mark} last`]);
  });

  test.each([
    ['23 hours', '2026-03-29', '2026-03-28T23:00:00Z', '2026-03-29T22:00:00Z'],
    ['25 hours', '2026-10-25', '2026-10-24T22:00:00Z', '2026-10-25T23:00:00Z'],
  ])('covers a whole day of %s', async (_length, day, from, to) => {
    const mark = `h${Math.random().toString(36).slice(2, 8)}`;
    const justBefore = (instant: string) => new Date(Date.parse(instant) - 1).toISOString();
    await createdAt(justBefore(from), `${mark} before`);
    await createdAt(from, `${mark} first`);
    await createdAt(justBefore(to), `${mark} last`);
    await createdAt(to, `${mark} after`);
    const company = app.database.knex('companies').where({ id: app.companyId });
    await company.clone().update({ time_zone: 'Europe/Madrid' });
    try {
      const found = await names({ search: mark, dateFrom: day, dateTo: day });
      expect(found.sort()).toEqual([`${mark} first`, `${mark} last`]);
    } finally {
      await company.clone().update({ time_zone: timeZone });
    }
  });

  test('filters by category, low stock and time of change', async () => {
    const categoryId = await ensureCategory(
      app.database.knex,
      app.companyId,
      'Tornillería',
      app.clock.now(),
    );
    const low = await create({ categoryId, minStock: 5 });
    const other = await create({ categoryId });
    const found = await admin.products.list({ categoryId });
    expect(found.data.map((product) => product.id).sort()).toEqual([low.id, other.id].sort());
    expect(found.data[0]?.categoryName).toBe('Tornillería');
    const lows = await admin.products.list({ categoryId, lowStock: true });
    expect(lows.data.map((product) => product.id)).toEqual([low.id]);
    app.clock.advance(1000);
    const updatedSince = app.clock.now().toISOString();
    await admin.products.update(other.id, { code: other.code, name: other.name, price: 3 });
    const changed = await admin.products.list({ updatedSince, categoryId });
    expect(changed.data.map((product) => product.id)).toEqual([other.id]);
  });

  test('counts no services and no goods without stock-keeping as low on stock', async () => {
    const categoryId = await ensureCategory(
      app.database.knex,
      app.companyId,
      'Servicios',
      app.clock.now(),
    );
    await create({ categoryId, minStock: 5, type: 'service' });
    await create({ categoryId, minStock: 5, trackStock: false });
    const low = await create({ categoryId, minStock: 5 });
    const { data, totalCount } = await admin.products.list({ categoryId, lowStock: true });
    expect([totalCount, data.map(({ id }) => id)]).toEqual([1, [low.id]]);
  });

  test('requires credentials and products:read', async () => {
    expect(await failure(app.client().products.list())).toMatchObject({
      statusCode: 401,
      code: 'not_authenticated',
    });
  });
});

describe('listProductCategories', () => {
  test('counts the active products, and its path is never read as an id', async () => {
    const categoryId = await ensureCategory(
      app.database.knex,
      app.companyId,
      'Pinturas',
      app.clock.now(),
    );
    const one = await create({ categoryId });
    await create({ categoryId });
    await admin.products.deactivate(one.id);
    const { data } = await admin.products.categories({ search: 'pinturas' });
    expect(data).toMatchObject([
      { id: categoryId, name: 'Pinturas', productCount: 1, parentId: null },
    ]);
    const reply = await app.fetch('/api/products/categories', {
      method: 'DELETE',
      headers: { authorization: `Bearer ${app.tokenOf('admin')}` },
    });
    expect([reply.status, reply.headers.get('allow')]).toEqual([405, 'GET, POST']);
  });
});
