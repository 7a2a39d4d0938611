import { followWatches } from '../../src/erp/activity/watch-feed.js';
import { createApiKey } from '../../src/erp/auth/index.js';
import { failure, failures, type Role, startTestApp, type TestApp } from '../support/app.js';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from '../support/jest.js';

let app: TestApp;
const ids = new Map<Role, number>();
beforeAll(async () => {
  app = await startTestApp();
  for (const role of ['admin', 'manager', 'viewer'] as const) {
    ids.set(role, Number((await app.as(role).auth.me()).data.id));
  }
});
afterAll(() => app.close());

const idOf = (role: Role): number => ids.get(role) ?? 0;
/** Its creation lies before everything that a test does with it. */
async function newCustomer(): Promise<number> {
  const { data } = await app.as('admin').customers.create({ name: 'Ana' });
  app.clock.advance(1_000);
  return data.id;
}
const comment = (role: Role, id: number, text: string) =>
  app.as(role).comments.create('customer', id, { text });

/** Turns all events into notifications, as the worker does. */
async function tell(): Promise<void> {
  for (let result = 'advanced'; result === 'advanced'; ) {
    result = await followWatches(app.database.knex, app.companyId);
    const feeds = await app.database.knex('watch_feeds').where({ company_id: app.companyId });
    if (feeds.length === 0) return;
  }
}

async function seenBy(role: Role) {
  await tell();
  const { data } = await app.as(role).notifications.list();
  return data.map(({ reason, kind, recordId, event, actorName }) => ({
    reason,
    record: `${kind}/${recordId}`,
    event,
    actorName,
  }));
}

beforeEach(async () => {
  await tell();
  await app.database.knex('notifications').delete();
  await app.database.knex('record_watchers').delete();
  app.clock.advance(1_000);
});

describe('a watched record', () => {
  test('tells its watchers of comments and changes of others, once', async () => {
    const id = await newCustomer();
    const watch = await app.as('viewer').watching.start('customer', id);
    const watcher = { id: idOf('viewer'), name: 'viewer' };
    expect(watch.data).toEqual({ watching: true, watchers: [watcher] });
    await comment('admin', id, 'hello');
    await app.as('admin').customers.update(id, { name: 'Ana', phone: '809-555-0100' });
    await app.as('admin').customers.create({ name: 'Another' });
    const record = `customer/${id}`;
    const expected = [
      { reason: 'change', record, event: 'customer.updated', actorName: 'admin' },
      { reason: 'comment', record, event: 'comment.created', actorName: 'admin' },
    ];
    expect((await seenBy('viewer')).toSorted((a, b) => a.reason.localeCompare(b.reason))).toEqual(
      expected,
    );
    expect(await seenBy('viewer')).toHaveLength(2);
    expect(await seenBy('admin')).toEqual([]);
    await app.as('viewer').watching.stop('customer', id);
    const { data } = await app.as('viewer').watching.get('customer', id);
    expect(data).toEqual({
      watching: false,
      watchers: [expect.objectContaining({ name: 'admin' })],
    });
    await comment('admin', id, 'again');
    expect(await seenBy('viewer')).toHaveLength(2);
  });

  test('is watched by the authors of comments and by mentioned users', async () => {
    const id = await newCustomer();
    await comment('admin', id, `<@${idOf('viewer')}> please look`);
    const { data } = await app.as('admin').watching.get('customer', id);
    expect(data.watchers.map(({ name }) => name).sort()).toEqual(['admin', 'viewer']);
    const mention = { reason: 'mention', event: 'comment.created', actorName: 'admin' };
    expect(await seenBy('viewer')).toEqual([{ ...mention, record: `customer/${id}` }]);
    await comment('viewer', id, 'done');
    const answer = { reason: 'comment', event: 'comment.created', actorName: 'viewer' };
    expect(await seenBy('admin')).toEqual([{ ...answer, record: `customer/${id}` }]);
  });

  test('tells of an invoice without a statement in its posting', async () => {
    const id = await newCustomer();
    const { data: product } = await app.as('admin').products.create({
      code: 'NT-1',
      name: 'Work',
      type: 'service',
      price: 100,
    });
    const { data: invoice } = await app.as('admin').invoices.create({
      customerId: id,
      issue: false,
      lines: [{ productId: product.id, quantity: 1 }],
    });
    await app.as('viewer').watching.start('invoice', invoice.id);
    await app.as('admin').invoices.issue(invoice.id, {});
    expect(await seenBy('viewer')).toEqual([
      {
        reason: 'change',
        record: `invoice/${invoice.id}`,
        event: 'invoice.issued',
        actorName: 'admin',
      },
    ]);
  });

  test('needs a record that the caller may read, and a person', async () => {
    const missing = { statusCode: 404, code: 'not_found' };
    const { watching } = app.as('stranger');
    const id = await newCustomer();
    expect(await failure(watching.get('customer', id))).toMatchObject(missing);
    expect(await failure(watching.start('customer', id))).toMatchObject(missing);
    expect(await failure(watching.stop('currency', 1))).toMatchObject(missing);
    const { companyId, database, clock } = app;
    const key = { companyId, name: 'program', permissions: ['customers:read'] };
    const { value: apiKey } = await createApiKey(database.knex, key, clock.now());
    const program = app.client({ apiKey });
    const refused = { statusCode: 403, code: 'not_a_user' };
    const faults = await failures([
      program.watching.get('customer', id),
      program.watching.start('customer', id),
      program.watching.stop('customer', id),
      program.notifications.list(),
      program.notifications.mark({ through: 1 }),
      program.notifications.colleagues(),
    ]);
    for (const fault of faults) expect(fault).toMatchObject(refused);
  });
});

describe('the notifications of a user', () => {
  test('are listed on pages, counted, and marked as read', async () => {
    const id = await newCustomer();
    await app.as('viewer').watching.start('customer', id);
    for (const text of ['one', 'two', 'three']) await comment('admin', id, text);
    await tell();
    const own = app.as('viewer').notifications;
    const first = await own.list({ limit: 2 });
    expect([first.data.length, first.unreadCount]).toEqual([2, 3]);
    const rest = await own.list({ limit: 2, before: first.nextBefore ?? 0 });
    expect([rest.data.length, rest.nextBefore]).toEqual([1, null]);
    const marked = await own.mark({ through: rest.data[0]?.id ?? 0 });
    expect(marked.data).toEqual({ unreadCount: 2 });
    expect((await own.list({ unread: true })).data).toEqual(first.data);
    expect((await own.list()).data.map(({ readAt }) => readAt === null)).toEqual([
      true,
      true,
      false,
    ]);
    expect((await app.as('admin').notifications.list()).data).toEqual([]);
  });

  test('leave out records that the user may no longer read', async () => {
    const id = await newCustomer();
    await app.as('manager').watching.start('customer', id);
    await comment('admin', id, 'one');
    await tell();
    const code = 'no-customers';
    await app.as('admin').roles.create({ code, name: 'Stock', permissions: ['products:read'] });
    await app.as('admin').users.update(idOf('manager'), { name: 'manager', role: code });
    const { data, unreadCount } = await app.as('manager').notifications.list();
    expect([data, unreadCount]).toEqual([[], 0]);
    await app.as('admin').users.update(idOf('manager'), { name: 'manager', role: 'manager' });
    expect((await app.as('manager').notifications.list()).unreadCount).toBe(1);
  });

  test('name colleagues to mention', async () => {
    const { data } = await app.as('viewer').notifications.colleagues({ search: 'MANAG' });
    expect(data).toEqual([{ id: idOf('manager'), name: 'manager' }]);
    expect((await app.as('viewer').notifications.colleagues()).data).toHaveLength(5);
  });
});
