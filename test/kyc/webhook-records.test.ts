import { Webhook as Verifier } from 'standardwebhooks';
import type { Delivery, SvcKyc, Webhook } from '../../sdk/kyc/index.js';
import { constructEvent } from '../../sdk/kyc/webhooks.js';
import { inTransaction } from '../../src/kernel/db/transaction.js';
import { createLogger } from '../../src/kernel/log.js';
import { maxAttempts } from '../../src/kernel/webhooks/deliveries/rules.js';
import { startDeliveries } from '../../src/kernel/webhooks/deliveries/worker.js';
import { createGuard } from '../../src/kernel/webhooks/endpoints/guard.js';
import { enqueueEvent } from '../../src/kyc/webhooks/index.js';
import { startOfTests, startTestApp, type TestApp } from '../support/app.js';
import {
  afterAll,
  afterEach,
  beforeAll,
  beforeEach,
  describe,
  expect,
  test,
} from '../support/jest.js';
import { type Receiver, startReceiver, status } from '../support/receiver.js';
import { until } from '../support/until.js';

const hour = 3_600_000;
const log = createLogger({ logLevel: 'silent' });

let app: TestApp;
let kyc: SvcKyc;
let receiver: Receiver;
const stops: (() => Promise<void>)[] = [];

beforeAll(async () => {
  app = await startTestApp({ config: { webhookAllowedHosts: ['127.0.0.1'] } });
  kyc = await app.kyc();
});
beforeEach(async () => {
  receiver = await startReceiver();
});
afterEach(async () => {
  for (const stop of stops.splice(0)) await stop();
  await app.database.knex('webhooks').delete();
  app.clock.set(startOfTests);
  await receiver.close();
});
afterAll(() => app.close());

/** Starts the delivery worker of a server. */
function deliver(allowedHosts: readonly string[] = ['127.0.0.1']): void {
  const guard = createGuard({ allowsHttp: true, allowedHosts });
  const parts = { db: app.database.knex, clock: app.clock, keys: app.storage.keys, log };
  const worker = startDeliveries({ ...parts, guard, pollMs: 10 });
  stops.push(() => worker.stop(0));
}

/** Writes an event of a session. */
const writeEvent = (at = app.clock.now()) =>
  inTransaction(app.database.knex, (trx) => {
    const scope = { companyId: app.companyId, environment: 'live' as const };
    const object = { id: 'ses_1', status: 'approved', version: 1 };
    return enqueueEvent(trx, { ...scope, type: 'session.completed', object, at });
  });

const make = (more: { url?: string; events?: Webhook['events'] } = {}) =>
  kyc.webhooks.create({ url: receiver.url('/in'), events: ['*'], ...more });

/** Waits until the latest delivery passes `matches`. */
async function delivered(id: string, matches: (delivery: Delivery) => boolean): Promise<Delivery> {
  let found: Delivery | undefined;
  await until(async () => {
    [found] = (await kyc.webhooks.deliveries(id, { limit: 1 })).deliveries;
    return found !== undefined && matches(found);
  });
  return found as Delivery;
}

const attempted = (id: string, count: number) =>
  delivered(id, ({ attempts }) => attempts.length >= count);

describe('the history of deliveries', () => {
  test('shows an event that arrived after three days, exactly as signed', async () => {
    receiver.respond = status(500, {}, 'down');
    deliver();
    const { webhook, secret } = await make();
    const eventId = await writeEvent();
    for (let attempt = 1; attempt < maxAttempts; attempt += 1) {
      const { nextAttemptAt, status: state } = await attempted(webhook.id, attempt);
      expect(state).toBe('pending');
      if (attempt === maxAttempts - 1) receiver.respond = status(200, {}, 'thanks');
      app.clock.set(new Date(nextAttemptAt ?? ''));
    }
    const delivery = await attempted(webhook.id, maxAttempts);
    expect(app.clock.now().getTime() - startOfTests.getTime()).toBeGreaterThan(67 * hour);
    expect(delivery).toMatchObject({
      id: expect.stringMatching(/^dlv_[0-9a-z]{26}$/),
      webhookId: webhook.id,
      eventId,
      status: 'succeeded',
      attempt: maxAttempts,
      responseStatus: 200,
      responseBody: 'thanks',
      deliveredAt: app.clock.now().toISOString(),
    });
    expect(receiver.requests).toHaveLength(maxAttempts);
    for (const [at, { headers, body }] of receiver.requests.entries()) {
      const attempt = delivery.attempts[at];
      const sentAt = new Date(attempt?.at ?? '');
      expect(body).toBe(delivery.requestBody);
      expect(headers['webhook-id']).toBe(eventId);
      expect(headers['webhook-signature']).toBe(new Verifier(secret).sign(eventId, sentAt, body));
      expect(attempt?.requestHeaders).toMatchObject({
        'webhook-signature': headers['webhook-signature'],
      });
      const now = sentAt.getTime();
      expect(await constructEvent(body, headers, secret, { now })).toMatchObject({
        id: eventId,
      });
    }
    expect(delivery.attempts.map(({ trigger }) => trigger)).toEqual([
      'scheduled',
      ...Array(maxAttempts - 1).fill('retry'),
    ]);
    const history = await kyc.webhooks.deliveries(webhook.id, { status: 'succeeded' });
    expect(history).toMatchObject({ total: 1, nextCursor: null });
  });

  test('is returned page by page, newest first, filtered by status and type', async () => {
    const { webhook } = await make();
    const ids: string[] = [];
    for (let n = 0; n < 5; n += 1) {
      ids.unshift(await writeEvent(app.clock.now()));
      app.clock.advance(1);
    }
    const seen: string[] = [];
    for await (const { eventId } of kyc.webhooks.deliveries(webhook.id, { limit: 2 })) {
      seen.push(eventId);
    }
    expect(seen).toEqual(ids);
    const total = async (query: object) => (await kyc.webhooks.deliveries(webhook.id, query)).total;
    expect(await total({ status: 'pending' })).toBe(5);
    expect(await total({ status: 'succeeded' })).toBe(0);
    expect(await total({ eventType: 'session.completed' })).toBe(5);
    expect(await total({ eventType: 'session.declined' })).toBe(0);
  });
});

describe('the stats of a webhook', () => {
  test('count deliveries of the last seven days by result', async () => {
    const { webhook } = await make();
    const quiet = await make({ events: ['session.declined'] });
    await writeEvent();
    app.clock.advance(7 * 24 * hour + 1);
    await writeEvent();
    await writeEvent();
    const stats = async () => (await kyc.webhooks.get(webhook.id)).webhook.stats;
    const since = new Date(app.clock.now().getTime() - 7 * 24 * hour).toISOString();
    const none = { since, succeeded: 0, failed: 0, pending: 0, lastFailure: null };
    expect(await stats()).toEqual({ ...none, pending: 2 });
    const { webhook: ended } = await kyc.webhooks.update(webhook.id, { status: 'disabled' });
    expect(ended.stats).toEqual({ ...none, failed: 2 });
    await kyc.webhooks.update(webhook.id, { status: 'enabled' });
    await writeEvent();
    deliver();
    await delivered(webhook.id, (delivery) => delivery.status === 'succeeded');
    expect(await stats()).toEqual({ ...none, succeeded: 1, failed: 2 });
    const listed = (await kyc.webhooks.list()).webhooks;
    expect(listed.map((one) => [one.id, one.stats])).toEqual([
      [quiet.webhook.id, none],
      [webhook.id, { ...none, succeeded: 1, failed: 2 }],
    ]);
  });

  test('count exhausted deliveries as failed', async () => {
    const { webhook } = await make();
    receiver.respond = status(500);
    await kyc.webhooks.test(webhook.id);
    deliver();
    await delivered(webhook.id, (delivery) => delivery.status === 'exhausted');
    const { failed, pending } = (await kyc.webhooks.get(webhook.id)).webhook.stats;
    expect([failed, pending]).toEqual([1, 0]);
  });

  test('tell the last error of the newest delivery that has not succeeded', async () => {
    const { webhook } = await make();
    const quiet = await make({ events: ['session.declined'] });
    receiver.respond = status(500);
    await kyc.webhooks.test(webhook.id);
    deliver();
    await delivered(webhook.id, (delivery) => delivery.status === 'exhausted');
    app.clock.advance(1_000);
    receiver.respond = status(503);
    await writeEvent();
    await attempted(webhook.id, 1);
    const at = app.clock.now().toISOString();
    const { webhooks } = await kyc.webhooks.list();
    expect(webhooks.map(({ id, stats }) => [id, stats.lastFailure])).toEqual([
      [quiet.webhook.id, null],
      [webhook.id, { at, responseStatus: 503, error: 'Answered with 503' }],
    ]);
    app.clock.advance(7 * 24 * hour + 1_000);
    expect((await kyc.webhooks.get(webhook.id)).webhook.stats.lastFailure).toBeNull();
  });
});

describe('testWebhook', () => {
  test('sends one signed test event at once, once for one Idempotency-Key', async () => {
    const { webhook } = await make({ events: ['kyb.review'] });
    const options = { idempotencyKey: 'test-once' };
    const { delivery } = await kyc.webhooks.test(webhook.id, options);
    expect(delivery).toMatchObject({ eventType: 'webhook.test', status: 'pending', attempts: [] });
    expect(await kyc.webhooks.test(webhook.id, options)).toEqual({ ok: true, delivery });
    deliver();
    const sent = await attempted(webhook.id, 1);
    expect(sent).toMatchObject({ id: delivery.id, trigger: 'test', status: 'succeeded' });
    expect(receiver.requests).toHaveLength(1);
    expect(JSON.parse(receiver.requests[0]?.body ?? '')).toMatchObject({
      type: 'webhook.test',
      environment: 'live',
    });
  });
});

describe('resendDelivery', () => {
  test('sends the same event with the same id and bytes, even while disabled', async () => {
    deliver();
    const { webhook } = await make();
    await writeEvent();
    const first = await attempted(webhook.id, 1);
    await kyc.webhooks.update(webhook.id, { status: 'disabled' });
    app.clock.advance(1_000);
    const { delivery } = await kyc.webhooks.resend(webhook.id, first.id);
    expect(delivery).toMatchObject({ eventId: first.eventId, trigger: 'resend' });
    const again = await delivered(webhook.id, ({ id, attempt }) => {
      return id === delivery.id && attempt === 1;
    });
    expect([again.status, again.requestBody]).toEqual(['succeeded', first.requestBody]);
    const ids = receiver.requests.map(({ headers }) => headers['webhook-id']);
    expect(ids).toEqual([first.eventId, first.eventId]);
  });
});

describe('a webhook', () => {
  test('that answers 410 is disabled, and other webhooks get an event', async () => {
    const { webhook } = await make({ events: ['session.completed'] });
    const { webhook: watching } = await make({ url: receiver.url('/watch') });
    receiver.respond = ({ path }, response) =>
      void response.writeHead(path === '/in' ? 410 : 204).end();
    deliver();
    await writeEvent();
    const told = await delivered(watching.id, ({ eventType, status: state }) => {
      return eventType === 'webhook.disabled' && state === 'succeeded';
    });
    const { data } = JSON.parse(told.requestBody);
    expect(data.object).toMatchObject({ id: webhook.id, disabledReason: 'gone' });
    const now = await kyc.webhooks.get(webhook.id);
    expect(now.webhook).toMatchObject({ status: 'disabled', disabledReason: 'gone' });
    expect(await attempted(webhook.id, 1)).toMatchObject({ status: 'failed', responseStatus: 410 });
  });

  test('gets no delivery once its address is private', async () => {
    const { webhook } = await make();
    deliver([]);
    await writeEvent();
    const { error } = await attempted(webhook.id, 1);
    expect(error).toBe('The host 127.0.0.1 has an address that is not public');
    expect(receiver.requests).toEqual([]);
  });

  test('signs with both secrets for a day after a rotation', async () => {
    deliver();
    const { webhook, secret: old } = await make();
    const { secret: fresh } = await kyc.webhooks.rotate(webhook.id);
    const judge = async (nth: number, secret: string) => {
      await until(() => receiver.requests.length > nth);
      const { headers = {}, body = '' } = receiver.requests[nth] ?? {};
      const now = app.clock.now().getTime();
      return constructEvent(body, headers, secret, { now });
    };
    const first = await writeEvent();
    expect(await judge(0, old)).toMatchObject({ id: first });
    expect(await judge(0, fresh)).toMatchObject({ id: first });
    app.clock.advance(24 * hour);
    const second = await writeEvent();
    expect(await judge(1, fresh)).toMatchObject({ id: second });
    await expect(judge(1, old)).rejects.toMatchObject({ code: 'wrong_signature' });
  });
});
