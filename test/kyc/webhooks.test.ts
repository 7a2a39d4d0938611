import { inTransaction } from '../../src/kernel/db/transaction.js';
import {
  findDelivery,
  listDeliveries,
  resendDelivery,
  testWebhook,
} from '../../src/kernel/webhooks/deliveries/queries.js';
import {
  deleteWebhook,
  findWebhook,
  listWebhooks,
  rotateSecret,
} from '../../src/kernel/webhooks/endpoints/queries.js';
import { signingSecrets } from '../../src/kernel/webhooks/endpoints/secret-queries.js';
import { dropOldEvents, enqueueEvent } from '../../src/kernel/webhooks/events/queries.js';
import { webhookJobs } from '../../src/kernel/webhooks/jobs.js';
import { type EventType, eventTypes } from '../../src/kyc/webhooks/event-types.js';
import { afterAll, afterEach, beforeAll, describe, expect, test } from '../support/jest.js';
import { type Bench, keys, openBench, other, sandbox, scope, start } from './webhook-support.js';

const url = 'https://hooks.example.com/in';
const hour = 3_600_000;

let bench: Bench;
beforeAll(async () => {
  bench = await openBench();
});
afterEach(() => bench.reset());
afterAll(() => bench.close());

const db = () => bench.database.knex;

describe('a webhook', () => {
  test('is returned as created, its secret once and encrypted at rest', async () => {
    const { webhook, secret } = await bench.webhook(url, {
      events: ['session.completed', 'session.completed'],
      description: 'Ours',
    });
    expect(webhook).toEqual({
      id: expect.stringMatching(/^whk_[0-9a-z]{26}$/),
      url,
      events: ['session.completed'],
      status: 'enabled',
      disabledReason: null,
      payload: 'object',
      apiVersion: 'v1',
      description: 'Ours',
      environment: 'live',
      secretLast4: secret.slice(-4),
      createdAt: '2026-01-31T15:00:00.000Z',
      lastDeliveryAt: null,
      failureCount: 0,
      version: 1,
    });
    expect(await findWebhook(db(), scope, webhook.id)).toEqual(webhook);
    const rows = await db()('webhook_secrets as s').select<{ sealed: Buffer }[]>('s.sealed');
    expect(rows[0]?.sealed.includes(secret)).toBe(false);
    expect(await signingSecrets(db(), keys, 7, webhook.id, start)).toEqual([secret]);
  });

  test('is visible only to its own company and environment', async () => {
    const { webhook } = await bench.webhook(url);
    for (const foreign of [other, sandbox]) {
      expect(await findWebhook(db(), foreign, webhook.id)).toBeUndefined();
      expect(await listWebhooks(db(), foreign, { limit: 10 })).toMatchObject({ total: 0 });
      expect(await deleteWebhook(db(), foreign, webhook.id)).toBe(false);
      expect(await rotateSecret(db(), keys, foreign, webhook.id, start)).toBeUndefined();
      expect(await testWebhook(db(), foreign, webhook.id, start)).toBeUndefined();
    }
    expect(await bench.find(webhook.id)).toEqual(webhook);
  });

  test('is listed newest first, with the total', async () => {
    for (const minute of [1, 2, 3]) {
      bench.clock.advance(60_000);
      await bench.webhook(`${url}/${minute}`);
    }
    const urls = (page: { rows: readonly { url: string }[] }) => page.rows.map((each) => each.url);
    const first = await listWebhooks(db(), scope, { limit: 2 });
    expect([urls(first), first.total]).toEqual([[`${url}/3`, `${url}/2`], 3]);
    const after = first.rows.at(-1)?.id;
    const second = await listWebhooks(db(), scope, { limit: 2, after });
    expect([urls(second), second.total, second.nextCursor]).toEqual([[`${url}/1`], 3, null]);
  });

  test('is deleted with its secrets, deliveries and attempts', async () => {
    const { webhook } = await bench.webhook(url);
    await bench.event();
    expect(await deleteWebhook(db(), scope, webhook.id)).toBe(true);
    for (const table of ['webhooks', 'webhook_secrets', 'webhook_deliveries']) {
      expect(await db()(table).select()).toEqual([]);
    }
  });

  test('signs with both secrets for a day after a rotation, then with the new one', async () => {
    const { webhook, secret } = await bench.webhook(url);
    const rotate = () =>
      inTransaction(db(), (trx) => rotateSecret(trx, keys, scope, webhook.id, bench.clock.now()));
    const signing = () => signingSecrets(db(), keys, 7, webhook.id, bench.clock.now());
    bench.clock.advance(hour);
    const second = await rotate();
    expect(second?.webhook).toMatchObject({ secretLast4: second?.secret.slice(-4), version: 2 });
    expect(await signing()).toEqual([second?.secret, secret]);
    bench.clock.advance(23 * hour);
    const third = await rotate();
    expect(await signing()).toEqual([third?.secret, second?.secret, secret]);
    bench.clock.advance(hour);
    expect(await signing()).toEqual([third?.secret, second?.secret]);
    bench.clock.advance(23 * hour);
    expect(await signing()).toEqual([third?.secret]);
  });
});

describe('an event', () => {
  test('is written with its deliveries or not at all', async () => {
    const { webhook } = await bench.webhook(url);
    const failing = inTransaction(db(), async (trx) => {
      const object = { id: 'ses_1' };
      await enqueueEvent(trx, { ...scope, type: 'session.created', object, at: start });
      throw new Error('back');
    });
    await expect(failing).rejects.toThrow('back');
    expect(await db()('webhook_events').select()).toEqual([]);
    await bench.event();
    expect(await bench.deliveries(webhook.id)).toHaveLength(1);
  });

  test('is thin, and names its object', async () => {
    const { webhook } = await bench.webhook(url);
    const id = await bench.event({
      type: 'session.declined',
      object: { id: 'ses_1', status: 'declined', version: 7 },
      previous: { status: 'in_progress' },
    });
    const [delivery] = await bench.deliveries(webhook.id);
    expect(JSON.parse(delivery?.requestBody ?? '')).toEqual({
      id,
      type: 'session.declined',
      timestamp: '2026-01-31T15:00:00.000Z',
      apiVersion: 'v1',
      environment: 'live',
      data: {
        object: { id: 'ses_1', status: 'declined', version: 7 },
        previous: { status: 'in_progress' },
      },
    });
    expect(delivery).toMatchObject({
      id: expect.stringMatching(/^dlv_[0-9a-z]{26}$/),
      webhookId: webhook.id,
      eventId: id,
      eventType: 'session.declined',
      url,
      attempt: 0,
      maxAttempts: 10,
      trigger: 'scheduled',
      status: 'pending',
      responseStatus: null,
      deliveredAt: null,
      nextAttemptAt: '2026-01-31T15:00:00.000Z',
    });
  });

  test('is sent to every enabled webhook that subscribed to it, in its company and environment', async () => {
    const named = await bench.webhook(url, { events: ['session.declined', 'kyb.review'] });
    const all = await bench.webhook(url);
    const unasked = await bench.webhook(url, { events: ['session.completed'] });
    await bench.webhook(url, other);
    await bench.webhook(url, sandbox);
    const disabled = await bench.webhook(url);
    await db()('webhooks').where({ id: disabled.webhook.id }).update({ status: 'disabled' });
    await bench.event({ type: 'kyb.review' });
    const rows =
      await db()('webhook_deliveries as d').select<{ webhook_id: string }[]>('d.webhook_id');
    expect(rows.map((row) => row.webhook_id).sort()).toEqual(
      [named.webhook.id, all.webhook.id].sort(),
    );
    expect(await bench.deliveries(unasked.webhook.id)).toEqual([]);
  });

  test('type appears once in eventTypes', () => {
    expect(new Set<EventType>(eventTypes).size).toBe(eventTypes.length);
  });
});

describe('deliveries', () => {
  async function fiveDeliveries() {
    const { webhook } = await bench.webhook(url);
    for (const type of eventTypes.slice(0, 5)) {
      bench.clock.advance(1000);
      await bench.event({ type });
    }
    return webhook.id;
  }

  test('are returned page by page, newest first, with the total', async () => {
    const id = await fiveDeliveries();
    const seen: string[] = [];
    let after: string | undefined;
    do {
      const page = await listDeliveries(db(), scope, id, {}, { limit: 2, after });
      expect(page.total).toBe(5);
      seen.push(...page.rows.map(({ eventType }) => eventType));
      after = page.nextCursor === null ? undefined : page.rows.at(-1)?.id;
    } while (after !== undefined);
    expect(seen).toEqual(eventTypes.slice(0, 5).reverse());
  });

  test('are filtered by status and type, and visible only to their owner', async () => {
    const id = await fiveDeliveries();
    const ask = (more: object, of = scope) => listDeliveries(db(), of, id, more, { limit: 9 });
    expect((await ask({ status: 'succeeded' })).total).toBe(0);
    expect((await ask({ status: 'pending' })).total).toBe(5);
    const started = await ask({ eventType: 'session.started' });
    expect(started).toMatchObject({ total: 1, rows: [{ eventType: 'session.started' }] });
    for (const foreign of [other, sandbox]) {
      expect(await ask({}, foreign)).toEqual({ rows: [], total: 0, nextCursor: null });
      const [delivery] = started.rows;
      expect(await findDelivery(db(), foreign, id, delivery?.id ?? '')).toBeUndefined();
      expect(await resendDelivery(db(), foreign, id, delivery?.id ?? '', start)).toBeUndefined();
    }
  });

  test('are resent as the same event, with a delivery id of their own', async () => {
    const id = await fiveDeliveries();
    const [first] = await bench.deliveries(id);
    const again = await resendDelivery(db(), scope, id, first?.id ?? '', bench.clock.now());
    expect(again).toMatchObject({ eventId: first?.eventId, trigger: 'resend', status: 'pending' });
    expect(again?.requestBody).toBe(first?.requestBody);
    expect(again?.id).not.toBe(first?.id);
  });

  test('of a test are resent as tests: one attempt, which neither counts nor disables', async () => {
    const { webhook } = await bench.webhook(url);
    const first = await testWebhook(db(), scope, webhook.id, start);
    const again = await resendDelivery(db(), scope, webhook.id, first?.id ?? '', start);
    expect(again).toMatchObject({ eventId: first?.eventId, trigger: 'test', maxAttempts: 1 });
  });

  test('are deleted after 90 days, unless pending', async () => {
    const { webhook } = await bench.webhook(url);
    await bench.event();
    await bench.event();
    const [first] = await bench.deliveries(webhook.id);
    const done = { status: 'succeeded', next_attempt_at: null };
    await db()('webhook_deliveries').where({ id: first?.id }).update(done);
    const days = (count: number) => new Date(start.getTime() + count * 24 * hour);
    expect(await dropOldEvents(db(), days(90))).toBe(0);
    expect(await dropOldEvents(db(), days(91))).toBe(1);
    expect(await bench.deliveries(webhook.id)).toMatchObject([{ status: 'pending' }]);
    expect(Object.keys(webhookJobs(bench.clock))).toEqual(['webhooks.forget']);
  });
});
