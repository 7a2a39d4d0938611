import type { Knex } from 'knex';
import type { Event, ListEventsQuery } from '../../sdk/erp/index.js';
import { failure, startTestApp, type TestApp } from '../support/app.js';
import { onPostgres } from '../support/db.js';
import { adjust, createProduct, sample } from '../support/goods.js';
import { afterAll, beforeAll, describe, expect, test } from '../support/jest.js';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

const read = (query?: ListEventsQuery) => app.as('viewer').events.list(query);

/** Reads all pages from `after` on. */
async function readOn(after: number, limit = 3): Promise<{ events: Event[]; nextAfter: number }> {
  const events: Event[] = [];
  for (let at = after; ; ) {
    const reply = await read({ after: at, limit });
    events.push(...reply.data);
    at = reply.nextAfter;
    if (!reply.hasMore) return { events, nextAfter: at };
  }
}

const positions = (events: readonly Event[]) => events.map((event) => event.position);

describe('listEvents', () => {
  test.each(['page', 'pageSize', 'sortBy', 'cursor'])(
    'calls %s unknown, which has a code of its own where an operation declares it',
    async (name) => {
      const headers = { authorization: `Bearer ${app.tokenOf('viewer')}` };
      const reply = await app.fetch(`/api/events?${name}=3`, { headers });
      expect(reply.status).toBe(400);
      expect(await reply.json()).toMatchObject({ code: 'unknown_parameter' });
    },
  );

  test('returns each change with its record, time and request, in the order of its position', async () => {
    const { nextAfter } = await readOn(0);
    const product = await createProduct(app);
    const { code, name } = product;
    const changed = await app
      .as('admin')
      .products.update(product.id, { code, name, price: 2 })
      .withResponse();
    const { data } = await read({ after: nextAfter });
    expect(data).toEqual([
      {
        position: nextAfter + 1,
        type: 'product.created',
        objectType: 'product',
        objectId: String(product.id),
        at: '2026-01-31T11:00:00.000-04:00',
        requestId: expect.any(String),
      },
      expect.objectContaining({
        position: nextAfter + 2,
        type: 'product.updated',
        requestId: changed.requestId,
      }),
    ]);
  });

  test('returns every event once to a reader that continues at nextAfter, for any limit', async () => {
    const { nextAfter } = await readOn(0);
    for (let index = 0; index < 7; index += 1) await createProduct(app);
    const seen = await readOn(nextAfter, 3);
    expect(positions(seen.events)).toEqual([1, 2, 3, 4, 5, 6, 7].map((step) => nextAfter + step));
    expect(seen.nextAfter).toBe(nextAfter + 7);
    expect(await read({ after: seen.nextAfter })).toMatchObject({
      data: [],
      nextAfter: seen.nextAfter,
      hasMore: false,
    });
  });

  test('begins at the first event without `after`, and stays in place for a reader ahead of it', async () => {
    await createProduct(app);
    expect((await read({ limit: 1 })).data[0]?.position).toBe(1);
    expect(await read({ after: 1_000_000 })).toMatchObject({ data: [], nextAfter: 1_000_000 });
  });

  test('returns only `types`, and nextAfter skips the others', async () => {
    const { nextAfter } = await readOn(0);
    const product = await createProduct(app);
    await app.as('admin').products.deactivate(product.id);
    await createProduct(app);
    const updated = await read({ after: nextAfter, types: ['product.updated'] });
    expect(updated.data.map(({ type, objectId }) => [type, objectId])).toEqual([
      ['product.updated', String(product.id)],
    ]);
    expect(updated.nextAfter).toBe(nextAfter + 3);
    const both = await read({ after: nextAfter, types: ['product.created', 'product.updated'] });
    expect(both.data).toHaveLength(3);
    const first = await read({ after: nextAfter, types: ['product.created'], limit: 1 });
    expect(first).toMatchObject({ nextAfter: nextAfter + 1, hasMore: true });
  });

  test('searches the id of a record and the type of an event, in pages', async () => {
    const { nextAfter } = await readOn(0);
    const product = await createProduct(app);
    await app.as('admin').products.deactivate(product.id);
    await createProduct(app);
    const search = String(product.id);
    const namesOf = async (query: ListEventsQuery) =>
      (await read({ after: nextAfter, ...query })).data.map(({ type, objectId }) => [
        type,
        objectId,
      ]);
    const own = [
      ['product.created', search],
      ['product.updated', search],
    ];
    expect(await namesOf({ search })).toEqual(own);
    expect(await namesOf({ search, types: ['product.updated'] })).toEqual(own.slice(1));
    expect(await namesOf({ search: 'product.updated' })).toEqual(own.slice(1));
    expect(await namesOf({ search: 'product' })).toEqual([]);
    const first = await read({ after: nextAfter, search, limit: 1 });
    expect(first).toMatchObject({ nextAfter: nextAfter + 1, hasMore: true });
    const second = await read({ after: first.nextAfter, search, limit: 1 });
    expect(second).toMatchObject({ nextAfter: nextAfter + 3, hasMore: false });
    expect(positions(second.data)).toEqual([nextAfter + 2]);
    const { data } = await app.as('stranger').events.list({ search });
    expect(data.filter(({ objectId }) => objectId !== search)).toEqual([]);
  });

  test('includes a document written by a single statement', async () => {
    const product = await createProduct(app);
    const { nextAfter } = await readOn(0);
    const { data } = await adjust(app, [{ productId: product.id, quantityDelta: 1 }]);
    const told = await read({ after: nextAfter });
    expect(told.data.map((event) => event.objectId)).toEqual([String(data.id)]);
  });

  test('includes no refused change', async () => {
    const { nextAfter } = await readOn(0);
    const { code } = await createProduct(app);
    await failure(app.as('admin').products.create(sample({ code })));
    expect((await read({ after: nextAfter })).data).toHaveLength(1);
  });

  test('counts positions of each company from one', async () => {
    await createProduct(app);
    const stranger = app.as('stranger');
    await stranger.products.create(sample());
    const { data } = await stranger.events.list();
    expect(data.map(({ position, type }) => [position, type])).toEqual([[1, 'product.created']]);
  });

  test.each([
    { limit: 501 },
    { limit: 0 },
    { after: -1 },
    { types: [] },
    { types: ['Product'] },
    { types: ['product.created', ''] },
  ])('answers 400 to %j', async (query) => {
    expect(await failure(read(query))).toMatchObject({
      statusCode: 400,
      code: 'validation_failed',
    });
  });

  test('requires events:read, which the role reader has and warehouse has not', async () => {
    expect(await failure(app.as('warehouse').events.list())).toMatchObject({
      statusCode: 403,
      code: 'insufficient_permissions',
    });
  });
});

onPostgres('listEvents during concurrent writes', () => {
  const insert = (db: Knex, objectId: string) =>
    db('outbox').insert({
      company_id: app.companyId,
      type: 'test.slow',
      object_type: 'test',
      object_id: objectId,
      at: new Date(),
    });

  // Its id is lower than the ids of events that commit before it, so a reader by id would miss it.
  test('includes an event whose transaction commits late', async () => {
    const { nextAfter } = await readOn(0);
    const slow = await app.database.knex.transaction();
    await insert(slow, 'late');
    await createProduct(app);
    const before = await readOn(nextAfter);
    expect(before.events.map(({ type }) => type)).toEqual(['product.created']);
    await slow.commit();
    const after = await readOn(before.nextAfter);
    expect(after.events.map(({ objectId, position }) => [objectId, position])).toEqual([
      ['late', before.nextAfter + 1],
    ]);
  });

  test('returns every event exactly once and in one order to all readers', async () => {
    const { nextAfter } = await readOn(0);
    const slow = await app.database.knex.transaction();
    await insert(slow, 'slow');
    const follow = async () => {
      const seen: Event[] = [];
      for (let at = nextAfter; seen.length < 49; ) {
        const found = await readOn(at, 4);
        seen.push(...found.events);
        at = found.nextAfter;
      }
      return seen;
    };
    const readers = [follow(), follow(), follow()];
    const writer = async () => {
      for (let index = 0; index < 12; index += 1) await createProduct(app);
    };
    await Promise.all([writer(), writer(), writer(), writer()]);
    await slow.commit();
    const all = await Promise.all(readers);
    const expected = Array.from({ length: 49 }, (_, index) => nextAfter + 1 + index);
    const [first = []] = all;
    for (const seen of all) {
      expect(positions(seen)).toEqual(expected);
      expect(seen).toEqual(first);
    }
    expect(new Set(first.map(({ objectType, objectId }) => `${objectType} ${objectId}`)).size).toBe(
      49,
    );
  });

  test('leaves positions to the holder of the lock, and loses no event', async () => {
    const { nextAfter } = await readOn(0);
    const holder = await app.database.knex.transaction();
    await holder.raw(
      `SELECT pg_advisory_xact_lock(hashtextextended(concat_ws('|', 'outbox', ?::text), 0))`,
      [app.companyId],
    );
    await createProduct(app);
    expect(await read({ after: nextAfter })).toMatchObject({ data: [], nextAfter, hasMore: false });
    await holder.commit();
    expect((await read({ after: nextAfter })).data).toHaveLength(1);
  });
});
