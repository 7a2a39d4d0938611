import { Registry } from 'prom-client';
import { deleteWebhook } from '../../src/kernel/webhooks/endpoints/queries.js';
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
import { gate, until } from '../support/until.js';
import { type Bench, openBench, other, scope, start } from './webhook-support.js';

const hour = 3_600_000;

let bench: Bench;
let receiver: Receiver;
beforeAll(async () => {
  bench = await openBench();
});
beforeEach(async () => {
  receiver = await startReceiver();
});
afterEach(async () => {
  await bench.reset();
  await receiver.close();
});
afterAll(() => bench.close());

const db = () => bench.database.knex;

const attempted = (webhookId: string, attempt: number) =>
  bench.delivered(webhookId, (delivery) => delivery.attempt >= attempt);

describe('a webhook', () => {
  test('that answers 410 is disabled, its other deliveries end, and other webhooks get an event', async () => {
    const watcher = await startReceiver();
    const { webhook } = await bench.webhook(receiver.url(), { events: ['session.completed'] });
    const { webhook: watching } = await bench.webhook(watcher.url(), {
      events: ['webhook.disabled'],
    });
    receiver.respond = status(500);
    bench.deliver();
    await bench.event();
    await attempted(webhook.id, 1);
    receiver.respond = status(410);
    await bench.event();
    await until(async () => (await bench.find(webhook.id)).status === 'disabled');
    expect(await bench.find(webhook.id)).toMatchObject({ disabledReason: 'gone', version: 2 });
    const statuses = async () => (await bench.deliveries(webhook.id)).map((each) => each.status);
    await until(async () => !(await statuses()).includes('pending'));
    expect(await statuses()).toEqual(['failed', 'failed']);
    await bench.event();
    expect(await statuses()).toHaveLength(2);
    await attempted(watching.id, 1);
    expect(JSON.parse(watcher.requests[0]?.body ?? '')).toMatchObject({
      type: 'webhook.disabled',
      data: {
        object: { id: webhook.id, status: 'disabled', version: 2, disabledReason: 'gone' },
        previous: { status: 'enabled' },
      },
    });
    await watcher.close();
  });

  test('that fails for 120 hours is disabled', async () => {
    receiver.respond = status(500);
    bench.deliver();
    const { webhook } = await bench.webhook(receiver.url());
    await bench.event();
    await attempted(webhook.id, 1);
    bench.clock.set(new Date(start.getTime() + 119 * hour));
    await attempted(webhook.id, 2);
    expect((await bench.find(webhook.id)).status).toBe('enabled');
    bench.clock.set(new Date(start.getTime() + 120 * hour));
    await attempted(webhook.id, 3);
    await until(async () => (await bench.find(webhook.id)).status === 'disabled');
    expect((await bench.find(webhook.id)).disabledReason).toBe('failing');
  });

  test('that was disabled after the event gets no delivery', async () => {
    const { webhook } = await bench.webhook(receiver.url());
    await bench.event();
    await db()('webhooks').where({ id: webhook.id }).update({ status: 'disabled' });
    bench.deliver();
    const delivery = await bench.delivered(webhook.id, (each) => each.status !== 'pending');
    expect([delivery.status, delivery.attempt, receiver.requests]).toEqual(['failed', 0, []]);
  });

  test('that is deleted during a delivery leaves no attempt', async () => {
    const [asked, leave] = [gate(), gate()];
    receiver.respond = (_request, response) => {
      asked.open();
      void leave.opened.then(() => response.writeHead(204).end());
    };
    const registry = new Registry();
    bench.deliver({ registry });
    const { webhook } = await bench.webhook(receiver.url());
    await bench.event();
    await asked.opened;
    await deleteWebhook(db(), scope, webhook.id);
    leave.open();
    await until(async () => (await registry.metrics()).includes('outcome="lost"} 1'));
    expect(await db()('webhook_attempts').select()).toEqual([]);
  });

  test('that is slow delays no other webhook, and gets at most two requests at once', async () => {
    let [now, most] = [0, 0];
    const leave = gate();
    receiver.respond = (_request, response) => {
      now += 1;
      most = Math.max(most, now);
      void leave.opened.then(() => {
        now -= 1;
        response.writeHead(204).end();
      });
    };
    const quick = await startReceiver();
    const { webhook: slow } = await bench.webhook(receiver.url(), { events: ['session.created'] });
    for (let n = 0; n < 20; n += 1) await bench.event({ type: 'session.created' });
    bench.deliver();
    await until(() => receiver.requests.length === 2);
    await bench.webhook(quick.url(), { events: ['session.completed'] });
    for (let n = 0; n < 10; n += 1) await bench.event();
    await until(() => quick.requests.length === 10);
    expect(receiver.requests).toHaveLength(2);
    leave.open();
    const isDone = async () =>
      (await bench.deliveries(slow.id)).every((each) => each.status === 'succeeded');
    await until(isDone);
    expect([most, receiver.requests.length]).toEqual([2, 20]);
    await quick.close();
  });

  test('gets its event while the receivers of another company do not answer', async () => {
    const leave = gate();
    receiver.respond = (_request, response) => {
      void leave.opened.then(() => response.writeHead(204).end());
    };
    for (let n = 0; n < 10; n += 1) await bench.webhook(receiver.url(`/${n}`), scope);
    const quick = await startReceiver();
    await bench.webhook(quick.url(), other);
    for (let n = 0; n < 5; n += 1) await bench.event(scope);
    bench.deliver();
    await until(() => receiver.requests.length === 4);
    await bench.event(other);
    await until(() => quick.requests.length === 1);
    // They have answered promptly before, and hang all at once.
    await db()('webhooks').where({ company_id: scope.companyId }).update({ is_prompt: true });
    await bench.event(scope);
    await until(() => receiver.requests.length >= 12);
    await bench.event(other);
    await until(() => quick.requests.length === 2);
    // No attempt had to run into its time limit to make room.
    expect(await db()('webhook_attempts').where({ company_id: scope.companyId })).toEqual([]);
    leave.open();
    await quick.close();
  });
});
