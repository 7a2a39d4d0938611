import type { Webhook, WebhookDelivery, WebhookInput } from '../../sdk/erp/index.js';
import { constructEvent } from '../../sdk/erp/webhooks.js';
import { recordReaderOf } from '../../src/erp/record-reader.js';
import { startFeeds } from '../../src/erp/webhooks/index.js';
import { createLogger } from '../../src/kernel/log.js';
import { startDeliveries } from '../../src/kernel/webhooks/deliveries/worker.js';
import { createGuard } from '../../src/kernel/webhooks/endpoints/guard.js';
import { asIfRunning, failure, startOfTests, startTestApp, type TestApp } from '../support/app.js';
import { createProduct } from '../support/goods.js';
import {
  afterAll,
  afterEach,
  beforeAll,
  beforeEach,
  describe,
  expect,
  test,
} from '../support/jest.js';
import { createVendor, rnc } from '../support/parties.js';
import { type Receiver, startReceiver, status } from '../support/receiver.js';
import { until } from '../support/until.js';

const log = createLogger({ logLevel: process.env['TEST_LOG'] === 'on' ? 'error' : 'silent' });

let app: TestApp;
let receiver: Receiver;
const stops: (() => Promise<void>)[] = [];

beforeAll(async () => {
  app = await startTestApp({ config: { webhookAllowedHosts: ['127.0.0.1'] } });
});
beforeEach(async () => {
  receiver = await startReceiver();
});
afterEach(async () => {
  for (const stop of stops.splice(0)) await stop();
  // The clock goes back, so that earlier events would count as later ones.
  for (const table of ['webhooks', 'webhook_events', 'webhook_feeds', 'outbox']) {
    await app.database.knex(table).delete();
  }
  app.clock.set(startOfTests);
  await receiver.close();
});
afterAll(() => app.close());

/** Starts the workers of a server: one follows the feeds, the other delivers. */
function work(): void {
  const guard = createGuard({ allowsHttp: true, allowedHosts: ['127.0.0.1'] });
  const parts = { db: app.database.knex, clock: app.clock, keys: app.storage.keys, log };
  const workers = [
    startFeeds({ ...parts, readerOf: recordReaderOf, pollMs: 10 }),
    startDeliveries({ ...parts, guard, pollMs: 10 }),
  ];
  stops.push(async () => {
    for (const worker of workers) await worker.stop(1_000);
  });
}

const hooks = () => app.as('admin').webhooks;

const make = async (more: Partial<WebhookInput> = {}) =>
  (await hooks().create({ url: receiver.url('/in'), events: ['*'], ...more })).data;

const received = async (count: number) => {
  await until(() => receiver.requests.length >= count);
  return receiver.requests.map(({ body }) => JSON.parse(body));
};

const latest = async (id: string, matches: (delivery: WebhookDelivery) => boolean) => {
  let found: WebhookDelivery | undefined;
  await until(async () => {
    const [first] = (await hooks().deliveries(id)).data;
    found = first && (await hooks().delivery(id, first.id)).data;
    return found !== undefined && matches(found);
  });
  return found as WebhookDelivery;
};

describe('an event of the changes feed', () => {
  test('is delivered with the record, signed, and named by the headers of CloudEvents', async () => {
    work();
    const { id, secret } = await make({ events: ['product.created'] });
    const product = await createProduct(app);
    const [message] = await received(1);
    expect(message).toEqual({
      id: expect.stringMatching(/^evt_[0-9a-z]{26}$/),
      type: 'product.created',
      timestamp: startOfTests.toISOString(),
      apiVersion: 'v1',
      position: expect.any(Number),
      subject: { type: 'product', id: String(product.id), link: `/api/products/${product.id}` },
      data: { object: expect.objectContaining({ id: product.id, code: product.code, version: 1 }) },
    });
    const [request] = receiver.requests;
    expect(request?.headers).toMatchObject({
      'ce-specversion': '1.0',
      'ce-id': message.id,
      'ce-type': 'product.created',
      'ce-source': `/api/companies/${app.companyId}`,
      'ce-time': startOfTests.toISOString(),
      'ce-subject': `product/${product.id}`,
      'webhook-id': message.id,
    });
    const now = startOfTests.getTime();
    const event = await constructEvent(request?.body ?? '', request?.headers ?? {}, secret, {
      now,
    });
    if (event.type !== 'product.created') throw new Error('unreachable');
    expect(event.data?.object?.code).toBe(product.code);
    const delivery = await latest(id, (each) => each.status === 'succeeded');
    expect(delivery).toMatchObject({ eventType: 'product.created', requestBody: request?.body });
  });

  test('shows the record as the API shows it to a caller who may not see costs', async () => {
    work();
    await make({ events: ['product.created'] });
    const { id } = await createProduct(app);
    const [message] = await received(1);
    const { data } = await app.as('viewer').products.get(id);
    const { averageCost, ...shown } = data as typeof data & { averageCost?: number };
    expect(message.data.object).toEqual(shown);
  });

  test('shows no bank accounts of vendors, which need a permission of their own', async () => {
    work();
    await make({ events: ['vendor.created'] });
    const bankAccounts = [{ bank: 'B', accountNumber: '9601234567' }];
    const { id } = await createVendor(app, { taxId: rnc(40000001), bankAccounts });
    const [message] = await received(1);
    expect(message.data.object).toEqual((await app.as('viewer').vendors.get(id)).data);
    expect(receiver.requests[0]?.body).not.toContain('9601234567');
  });

  test('is delivered thin to a webhook that asks for it, and with the record to another', async () => {
    work();
    await make({ url: receiver.url('/thin'), events: ['products.*'], payload: 'thin' });
    await make({ url: receiver.url('/full'), events: ['products.*'] });
    const { id } = await createProduct(app);
    await received(2);
    const bodyAt = (path: string) =>
      JSON.parse(receiver.requests.find((one) => one.path === path)?.body ?? '');
    expect(bodyAt('/thin')).not.toHaveProperty('data');
    expect(bodyAt('/thin').subject.link).toBe(`/api/products/${id}`);
    expect(bodyAt('/full').data.object.id).toBe(id);
    expect(bodyAt('/full').position).toBe(bodyAt('/thin').position);
  });

  test('reaches only webhooks that subscribe to its type, its module or all events', async () => {
    await createProduct(app);
    const subscriptions = [['*'], ['products.*'], ['product.created'], ['invoices.*']];
    for (const events of subscriptions) await make({ url: receiver.url(`/${events}`), events });
    work();
    await createProduct(app);
    await received(3);
    expect(receiver.requests.map(({ path }) => path).sort()).toEqual([
      '/*',
      '/product.created',
      '/products.*',
    ]);
  });

  test('of before the webhook was created is not delivered', async () => {
    await createProduct(app);
    app.clock.advance(1_000);
    await make();
    work();
    app.clock.advance(1_000);
    const { id } = await createProduct(app);
    const messages = await received(1);
    expect(messages.map(({ subject }) => subject.id)).toEqual([String(id)]);
  });

  test('that occurred while no webhook was enabled is not delivered later', async () => {
    work();
    const { id } = await make();
    await hooks().update(id, { status: 'disabled' });
    app.clock.advance(1_000);
    await createProduct(app);
    await until(async () => (await app.database.knex('webhook_feeds')).length === 0);
    app.clock.advance(1_000);
    await hooks().update(id, { status: 'enabled' });
    app.clock.advance(1_000);
    const product = await createProduct(app);
    const messages = await received(1);
    expect(messages.map(({ subject }) => subject.id)).toEqual([String(product.id)]);
  });

  test('of a transaction that commits late is delivered too, after events of later transactions', async () => {
    work();
    await make({ events: ['product.created'], payload: 'thin' });
    const { knex } = app.database;
    const [{ companyId, at }] = [{ companyId: app.companyId, at: app.clock.now() }];
    const row = { company_id: companyId, type: 'product.created', object_type: 'product', at };
    // The late event takes its id first.
    const [{ id: lateId }] = (
      await knex.raw(`SELECT nextval(pg_get_serial_sequence('outbox', 'id')) AS id`)
    ).rows;
    const { id } = await createProduct(app);
    await received(1);
    await knex('outbox').insert({ ...row, id: lateId, object_id: '999' });
    const messages = await received(2);
    expect(messages.map(({ subject }) => subject.id)).toEqual([String(id), '999']);
    expect(messages[1].position).toBeGreaterThan(messages[0].position);
  });

  test('is prepared once while two processes follow the feed', async () => {
    await make({ events: ['product.created'], payload: 'thin' });
    work();
    work();
    const ids: number[] = [];
    for (let n = 0; n < 30; n += 1) ids.push((await createProduct(app)).id);
    const messages = await received(30);
    await until(async () => {
      const pending = await app.database.knex('webhook_deliveries').where({ status: 'pending' });
      return pending.length === 0;
    });
    expect(receiver.requests).toHaveLength(30);
    const inOrder = messages.toSorted((a, b) => a.position - b.position);
    expect(inOrder.map(({ subject }) => Number(subject.id))).toEqual(ids);
  });

  test('of one company waits for no backlog of another', async () => {
    const { knex } = app.database;
    await make({ url: receiver.url('/busy'), events: ['product.created'], payload: 'thin' });
    await app.as('stranger').webhooks.create({
      url: receiver.url('/other'),
      events: ['product_category.created'],
      payload: 'thin',
    });
    const rows = Array.from({ length: 2_000 }, (_, n) => ({
      company_id: app.companyId,
      type: 'product.created',
      object_type: 'product',
      object_id: String(n + 1),
      at: app.clock.now(),
    }));
    await knex.batchInsert('outbox', rows, 500);
    await app.as('stranger').products.createCategory({ name: 'Other' });
    work();
    await until(() => receiver.requests.some(({ path }) => path === '/other'));
    expect(receiver.requests.length).toBeLessThan(200);
  });

  test('of another company is not delivered', async () => {
    work();
    await make();
    await app.as('stranger').products.createCategory({ name: 'Foreign' });
    const { id } = await createProduct(app);
    const messages = await received(1);
    expect(messages.map(({ subject }) => subject.id)).toEqual([String(id)]);
  });
});

describe('createWebhookEndpoint', () => {
  test('refuses an event that does not exist with 400, and says which', async () => {
    const known = ['invoice.issued', 'invoices.*', 'webhook.disabled', '*'];
    expect((await make({ events: known })).events).toEqual(known);
    for (const name of ['invoice.created', 'sessions.*', 'invoice.*', 'webhook.test']) {
      expect(await failure(make({ events: ['*', name] }))).toMatchObject({
        statusCode: 400,
        code: 'validation_failed',
        details: [{ path: 'body.events.1' }],
      });
    }
  });

  test('refuses records that the caller may not read, and takes the same events thin', async () => {
    const { data } = await app.as('admin').apiKeys.create({
      name: 'Hooks',
      permissions: ['webhooks:manage', 'products:read'],
    });
    const own = app.client({ apiKey: data.value }).webhooks;
    const url = receiver.url();
    expect(await failure(own.create({ url, events: ['invoices.*'] }))).toMatchObject({
      statusCode: 403,
      code: 'permission_not_grantable',
    });
    const { data: thin } = await own.create({ url, events: ['invoices.*'], payload: 'thin' });
    expect(await failure(own.update(thin.id, { payload: 'object' }))).toMatchObject({
      code: 'permission_not_grantable',
    });
    expect((await own.create({ url, events: ['products.*'] })).data.payload).toBe('object');
  });

  test('needs webhooks:manage, which only administrators have', async () => {
    for (const role of ['manager', 'viewer', 'warehouse'] as const) {
      const { webhooks } = app.as(role);
      const refused = await failure(webhooks.create({ url: receiver.url(), events: ['*'] }));
      expect(refused).toMatchObject({ statusCode: 403, code: 'insufficient_permissions' });
    }
  });

  test('refuses a private address, and the 51st webhook', async () => {
    expect(await failure(make({ url: 'https://10.0.0.1/in' }))).toMatchObject({
      statusCode: 400,
      details: [{ path: 'body.url' }],
    });
    for (let n = 0; n < 50; n += 1) await make();
    expect(await failure(make())).toMatchObject({ statusCode: 409, code: 'too_many_webhooks' });
  });
});

describe('a webhook', () => {
  test('is seen by no other company and by no environment of the verification API', async () => {
    const { id } = await make();
    const other = app.as('stranger').webhooks;
    expect((await other.list()).data).toEqual([]);
    const calls = [
      () => other.get(id),
      () => other.update(id, { payload: 'thin' }),
      () => other.delete(id),
    ];
    for (const call of calls) {
      expect(await failure(call())).toMatchObject({ statusCode: 404, code: 'not_found' });
    }
    const kyc = await app.kyc();
    expect((await kyc.webhooks.list()).webhooks).toEqual([]);
  });

  test('is listed page by page without the statistics, newest first', async () => {
    const made: Webhook[] = [];
    for (let n = 0; n < 3; n += 1) {
      app.clock.advance(1_000);
      made.push(await make({ description: `Hook ${n}` }));
    }
    const newest = made.toReversed().map(({ id }) => id);
    const first = await hooks().list({ pageSize: 2 });
    expect(first.data.map(({ id }) => id)).toEqual(newest.slice(0, 2));
    expect(first).toMatchObject({ totalCount: 3, nextCursor: expect.any(String) });
    const { nextCursor: cursor = '' } = first;
    const next = await hooks().list({ pageSize: 2, cursor });
    expect(next.data.map(({ id }) => id)).toEqual(newest.slice(2));
    expect((await hooks().list({ search: 'hook 1' })).data).toMatchObject([{ id: made[1]?.id }]);
    const ids = await hooks().list({ fields: ['id'] });
    expect(ids.data[0]).toEqual({ id: newest[0] });
    expect(await failure(hooks().list({ cursor: 'W10' }))).toMatchObject({
      code: 'invalid_cursor',
    });
  });

  test('changes only the sent members, and answers 412 to a change of another version', async () => {
    const { id, url, events } = await make();
    const { data } = await hooks().update(id, { payload: 'thin' });
    expect(data).toMatchObject({ id, url, events, payload: 'thin', apiVersion: 'v1', version: 2 });
    const stale = hooks().update(id, { payload: 'object' }, { ifMatch: 1 });
    expect(await failure(stale)).toMatchObject({ statusCode: 412, code: 'version_mismatch' });
  });

  test('is deleted with its deliveries', async () => {
    work();
    const { id } = await make();
    await hooks().test(id);
    await received(1);
    expect((await hooks().delete(id)).data).toEqual({ id });
    expect(await failure(hooks().get(id))).toMatchObject({ statusCode: 404 });
    expect(await app.database.knex('webhook_deliveries').select()).toEqual([]);
  });

  test('signs with both secrets for a day after a rotation, and with at most five', async () => {
    const { id, secret: old } = await make();
    const { data } = await hooks().rotate(id);
    expect(data.secret).not.toBe(old);
    work();
    await hooks().test(id);
    await received(1);
    const [request] = receiver.requests;
    const now = app.clock.now().getTime();
    for (const secret of [old, data.secret]) {
      const event = await constructEvent(request?.body ?? '', request?.headers ?? {}, secret, {
        now,
      });
      expect(event).toMatchObject({ type: 'webhook.test', position: null });
    }
    for (let n = 0; n < 3; n += 1) await hooks().rotate(id);
    const sixth = await failure(hooks().rotate(id));
    expect(sixth).toMatchObject({ statusCode: 409, code: 'too_many_secrets' });
  });

  test('that answers 410 is disabled, and the others get an event', async () => {
    const watcher = await startReceiver();
    await make({ url: watcher.url(), events: ['webhook.disabled'] });
    const { id } = await make({ events: ['product.created'] });
    receiver.respond = status(410);
    work();
    await createProduct(app);
    await until(() => watcher.requests.length > 0);
    expect(JSON.parse(watcher.requests[0]?.body ?? '')).toMatchObject({
      type: 'webhook.disabled',
      position: null,
      subject: { type: 'webhook', id, link: `/api/webhooks/${id}` },
      data: { object: { id, disabledReason: 'gone' } },
    });
    expect((await hooks().get(id)).data).toMatchObject({
      status: 'disabled',
      disabledReason: 'gone',
      stats: { failed: 1, lastFailure: { responseStatus: 410 } },
    });
    await watcher.close();
  });
});

describe('a delivery', () => {
  test('is sent again with the same id and the same bytes', async () => {
    work();
    const { id } = await make({ events: ['product.created'] });
    await createProduct(app);
    await received(1);
    const { id: deliveryId } = await latest(id, (each) => each.status === 'succeeded');
    const { data } = await hooks().resend(id, deliveryId);
    expect(data).toMatchObject({ trigger: 'resend', status: 'pending' });
    await received(2);
    const [first, second] = receiver.requests;
    expect(second?.body).toBe(first?.body);
    expect(second?.headers['webhook-id']).toBe(first?.headers['webhook-id']);
  });

  test('is made once, while the same test or resend still runs', async () => {
    const { id } = await make({ events: ['product.created'] });
    const { data: tested } = await hooks().test(id);
    const calls = {
      test: (options: { idempotencyKey: string }) => hooks().test(id, options),
      resend: (options: { idempotencyKey: string }) => hooks().resend(id, tested.id, options),
    };
    for (const [name, call] of Object.entries(calls)) {
      const idempotencyKey = `running ${name}`;
      await call({ idempotencyKey });
      await asIfRunning(app, idempotencyKey);
      expect(await failure(call({ idempotencyKey }))).toMatchObject({
        statusCode: 409,
        code: 'idempotency_in_progress',
      });
    }
    expect((await hooks().deliveries(id)).totalCount).toBe(3);
  });

  test('is found by status, type, time, event and record, and paged', async () => {
    work();
    const { id } = await make({ events: ['product.created'], payload: 'thin' });
    const product = await createProduct(app);
    await createProduct(app);
    await received(2);
    await until(
      async () => (await hooks().deliveries(id, { status: 'succeeded' })).totalCount === 2,
    );
    const search = String(product.id);
    const { data } = await hooks().deliveries(id, { search, eventType: 'product.created' });
    expect(data).toHaveLength(1);
    expect(data[0]).not.toHaveProperty('requestBody');
    const { eventId = '' } = data[0] ?? {};
    expect((await hooks().deliveries(id, { search: eventId })).totalCount).toBe(1);
    expect((await hooks().deliveries(id, { status: 'failed' })).totalCount).toBe(0);
    expect((await hooks().deliveries(id, { dateFrom: '2026-02-01' })).totalCount).toBe(0);
    const page = await hooks().deliveries(id, { pageSize: 1 });
    const { nextCursor: cursor = '' } = page;
    const next = await hooks().deliveries(id, { pageSize: 1, cursor });
    expect(new Set([page.data[0]?.id, next.data[0]?.id]).size).toBe(2);
    expect(next.nextCursor).toBeUndefined();
  });

  test('shows its record only to callers who may read it', async () => {
    work();
    const { id } = await make({ events: ['product.created'] });
    await createProduct(app);
    const delivery = await latest(id, (each) => each.status === 'succeeded');
    const { data } = await app.as('admin').apiKeys.create({
      name: 'Hooks alone',
      permissions: ['webhooks:manage'],
    });
    const own = app.client({ apiKey: data.value }).webhooks;
    for (const name of ['delivery', 'resend'] as const) {
      expect(await failure(own[name](id, delivery.id))).toMatchObject({
        statusCode: 403,
        code: 'insufficient_permissions',
      });
    }
    expect((await own.deliveries(id)).data).toHaveLength(1);
  });
});
