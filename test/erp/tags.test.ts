import { createApiKey } from '../../src/erp/auth/index.js';
import { failure, startTestApp, type TestApp } from '../support/app.js';
import { afterAll, beforeAll, describe, expect, test } from '../support/jest.js';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

const tags = () => app.as('admin').tags;
const newCustomer = async () => (await app.as('admin').customers.create({ name: 'Ana' })).data.id;
const missing = { statusCode: 404, code: 'not_found' };

describe('the tags of a record', () => {
  test('are added and removed, are the same in any case, and keep the first spelling', async () => {
    const id = await newCustomer();
    const first = await tags().change('customer', id, { add: ['Urgénte', 'export', 'URGENTE'] });
    expect(first.data).toEqual({ tags: ['export', 'Urgénte'] });
    const second = await newCustomer();
    const other = await tags().change('customer', second, { add: ['urgente'] });
    expect(other.data).toEqual({ tags: ['Urgénte'] });
    const left = await tags().change('customer', id, { remove: ['EXPORT', 'unknown'] });
    expect(left.data).toEqual({ tags: ['Urgénte'] });
    expect((await tags().get('customer', id)).data).toEqual({ tags: ['Urgénte'] });
    const { data } = await app.as('admin').timeline.get('customer', id);
    expect(data[0]).toMatchObject({
      action: 'changeRecordTags',
      changes: [{ path: 'tags', before: 'export, Urgénte', after: 'Urgénte' }],
    });
    await tags().change('customer', id, { remove: ['urgente'] });
    await tags().change('customer', second, { remove: ['urgente'] });
  });

  test('are at most twenty, also in a race', async () => {
    const id = await newCustomer();
    const ten = (name: string) => Array.from({ length: 11 }, (_, place) => `${name}${place}`);
    const results = await Promise.allSettled([
      tags().change('customer', id, { add: ten('a') }),
      tags().change('customer', id, { add: ten('b') }),
    ]);
    expect(results.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    const refused = results.find(({ status }) => status === 'rejected') as PromiseRejectedResult;
    expect(refused.reason).toMatchObject({ statusCode: 409, code: 'too_many_tags' });
    expect((await tags().get('customer', id)).data.tags).toHaveLength(11);
  });

  test.each(['', ' ', ' x', 'x'.repeat(41)])('are words of 1 to 40 letters: %j', async (tag) => {
    const id = await newCustomer();
    const body = { add: [tag] };
    const trimmed = tag.trim() === 'x';
    if (trimmed) await tags().change('customer', id, body);
    else
      expect(await failure(tags().change('customer', id, body))).toMatchObject({ statusCode: 400 });
  });

  test('are listed with the number of their records, and find these on pages', async () => {
    const ids = [await newCustomer(), await newCustomer(), await newCustomer()];
    for (const id of ids) await tags().change('customer', id, { add: ['counted'] });
    const { data: product } = await app.as('admin').products.create({
      code: 'TG-1',
      name: 'Lamp',
      price: 1,
    });
    await tags().change('product', product.id, { add: ['Counted'] });
    const count = async (kind?: string) =>
      (await tags().list(kind === undefined ? {} : { kind })).data.find(
        ({ tag }) => tag === 'counted',
      )?.count;
    expect([await count(), await count('customer'), await count('product')]).toEqual([4, 3, 1]);
    const found = [];
    let cursor: string | null = null;
    do {
      const page: { data: { kind: string; id: number }[]; nextCursor: string | null } =
        await tags().records('COUNTED', { limit: 3, ...(cursor !== null && { cursor }) });
      found.push(...page.data.map(({ kind, id }) => `${kind}/${id}`));
      cursor = page.nextCursor;
    } while (cursor !== null);
    const customers = [...ids].reverse().map((id) => `customer/${id}`);
    expect(found).toEqual([`product/${product.id}`, ...customers]);
    expect((await tags().records('counted', { kind: 'product' })).data).toHaveLength(1);
  });

  test('show only records that the caller may read, of the own company', async () => {
    const id = await newCustomer();
    await tags().change('customer', id, { add: ['private'] });
    const { companyId, database, clock } = app;
    const key = { companyId, name: 'stock', permissions: ['products:read'] };
    const { value: apiKey } = await createApiKey(database.knex, key, clock.now());
    for (const other of [app.client({ apiKey }), app.as('stranger')]) {
      expect((await other.tags.list()).data).not.toContainEqual({ tag: 'private', count: 1 });
      expect(await failure(other.tags.records('private'))).toMatchObject(missing);
    }
    const refused = { statusCode: 403, code: 'insufficient_permissions' };
    expect(await failure(app.client({ apiKey }).tags.get('customer', id))).toMatchObject(refused);
    const viewer = app.as('viewer').tags.change('customer', id, { add: ['x'] });
    expect(await failure(viewer)).toMatchObject(refused);
    expect(await failure(app.as('stranger').tags.get('customer', id))).toMatchObject(missing);
    const change = app.as('stranger').tags.change('customer', id, { add: ['x'] });
    expect(await failure(change)).toMatchObject(missing);
  });

  test('refuse a cursor that no reply gave', async () => {
    const fault = await failure(tags().records('counted', { cursor: 'x' }));
    expect(fault).toMatchObject({ statusCode: 400, code: 'invalid_cursor' });
  });
});
