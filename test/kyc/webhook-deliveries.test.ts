import { Webhook as Verifier } from 'standardwebhooks';
import { inTransaction } from '../../src/kernel/db/transaction.js';
import { resendDelivery, testWebhook } from '../../src/kernel/webhooks/deliveries/queries.js';
import { maxAttempts } from '../../src/kernel/webhooks/deliveries/rules.js';
import { createGuard } from '../../src/kernel/webhooks/endpoints/guard.js';
import { rotateSecret } from '../../src/kernel/webhooks/endpoints/queries.js';
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
import { type Bench, keys, openBench, scope, start } from './webhook-support.js';

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

/** Advances the clock to the next attempt. */
async function skipToNext(webhookId: string): Promise<void> {
  const [delivery] = await bench.deliveries(webhookId);
  bench.clock.set(new Date(delivery?.nextAttemptAt ?? ''));
}

const attempted = (webhookId: string, attempt: number) =>
  bench.delivered(webhookId, (delivery) => delivery.attempt >= attempt);

describe('a delivery', () => {
  test('arrives unchanged and immediately, and is recorded', async () => {
    bench.deliver({ pollMs: 3_600_000 });
    receiver.respond = status(200, {}, 'thanks');
    const { webhook } = await bench.webhook(receiver.url('/in?key=1'));
    const id = await bench.event();
    const delivery = await attempted(webhook.id, 1);
    expect(delivery).toMatchObject({
      eventId: id,
      status: 'succeeded',
      attempt: 1,
      trigger: 'scheduled',
      responseStatus: 200,
      responseBody: 'thanks',
      error: null,
      deliveredAt: start.toISOString(),
      nextAttemptAt: null,
    });
    const [request] = receiver.requests;
    expect(request).toMatchObject({
      path: '/in?key=1',
      body: delivery.requestBody,
      headers: { 'content-type': 'application/json', 'webhook-id': id, connection: 'close' },
    });
    const [attempt] = delivery.attempts;
    expect(attempt).toMatchObject({ attempt: 1, trigger: 'scheduled', at: start.toISOString() });
    expect(attempt?.requestHeaders['webhook-signature']).toBe(
      request?.headers['webhook-signature'],
    );
    expect(await bench.find(webhook.id)).toMatchObject({
      lastDeliveryAt: start.toISOString(),
      failureCount: 0,
    });
  });

  test('is accepted by the published library, also during a rotation of the secret', async () => {
    bench.clock.set(new Date());
    bench.deliver();
    const { webhook, secret } = await bench.webhook(receiver.url());
    const rotated = await inTransaction(db(), (trx) =>
      rotateSecret(trx, keys, scope, webhook.id, bench.clock.now()),
    );
    const id = await bench.event();
    await until(() => receiver.requests.length === 1);
    const [request] = receiver.requests;
    const headers = request?.headers as Record<string, string>;
    for (const each of [secret, rotated?.secret ?? '']) {
      expect(new Verifier(each).verify(request?.body ?? '', headers)).toMatchObject({ id });
    }
    bench.clock.advance(24 * hour);
    await bench.event();
    await until(() => receiver.requests.length === 2);
    const signature = receiver.requests[1]?.headers['webhook-signature'];
    const message = [
      String(receiver.requests[1]?.headers['webhook-id']),
      bench.clock.now(),
      receiver.requests[1]?.body ?? '',
    ] as const;
    expect(signature).toBe(new Verifier(rotated?.secret ?? '').sign(...message));
  });

  test('to a receiver that is down for three days arrives later exactly as signed', async () => {
    receiver.respond = status(500, {}, 'down');
    bench.deliver();
    const { webhook, secret } = await bench.webhook(receiver.url());
    const id = await bench.event();
    for (let attempt = 1; attempt < maxAttempts; attempt += 1) {
      const delivery = await attempted(webhook.id, attempt);
      expect(delivery).toMatchObject({ status: 'pending', responseStatus: 500 });
      expect(delivery.trigger).toBe(attempt === 1 ? 'scheduled' : 'retry');
      await skipToNext(webhook.id);
      if (attempt === maxAttempts - 1) receiver.respond = status(204);
    }
    const delivery = await attempted(webhook.id, maxAttempts);
    expect(delivery).toMatchObject({ status: 'succeeded', error: null, responseStatus: 204 });
    expect(bench.clock.now().getTime() - start.getTime()).toBeGreaterThan(67 * hour);
    expect(receiver.requests).toHaveLength(maxAttempts);
    const { attempts } = delivery;
    receiver.requests.forEach(({ headers, body }, at) => {
      const sentAt = new Date(attempts[at]?.at ?? '');
      expect(body).toBe(delivery.requestBody);
      expect(headers['webhook-id']).toBe(id);
      expect(headers['webhook-timestamp']).toBe(String(Math.floor(sentAt.getTime() / 1000)));
      expect(headers['webhook-signature']).toBe(new Verifier(secret).sign(id, sentAt, body));
    });
    expect(await bench.find(webhook.id)).toMatchObject({ failureCount: 0, status: 'enabled' });
  });

  test('stops after ten attempts', async () => {
    receiver.respond = status(500);
    bench.deliver();
    const { webhook } = await bench.webhook(receiver.url());
    await bench.event();
    for (let attempt = 1; attempt < maxAttempts; attempt += 1) {
      await attempted(webhook.id, attempt);
      await skipToNext(webhook.id);
    }
    const delivery = await attempted(webhook.id, maxAttempts);
    expect(delivery).toMatchObject({
      status: 'exhausted',
      nextAttemptAt: null,
      deliveredAt: null,
      error: 'Answered with 500',
    });
    expect(await bench.find(webhook.id)).toMatchObject({ failureCount: 10, lastDeliveryAt: null });
  });

  test.each([301, 302, 307, 400, 404, 418, 599])('answered with %s fails', async (code) => {
    receiver.respond = status(code, { location: receiver.url('/elsewhere') });
    bench.deliver();
    const { webhook } = await bench.webhook(receiver.url());
    await bench.event();
    expect(await attempted(webhook.id, 1)).toMatchObject({
      status: 'pending',
      responseStatus: code,
      error: `Answered with ${code}`,
    });
    // Redirects are not followed.
    expect(receiver.requests.map(({ path }) => path)).toEqual(['/']);
  });

  test.each([429, 503])('answered with %s waits for the requested time', async (code) => {
    receiver.respond = status(code, { 'retry-after': '1800' });
    bench.deliver();
    const { webhook } = await bench.webhook(receiver.url());
    await bench.event();
    const { nextAttemptAt } = await attempted(webhook.id, 1);
    expect(nextAttemptAt).toBe(new Date(start.getTime() + 1_800_000).toISOString());
  });

  test('to an unreachable receiver fails with the reason', async () => {
    const { webhook } = await bench.webhook(receiver.url());
    await receiver.close();
    bench.deliver();
    await bench.event();
    expect(await attempted(webhook.id, 1)).toMatchObject({
      responseStatus: null,
      error: 'ECONNREFUSED',
    });
    receiver = await startReceiver();
    receiver.respond = (_request, response) => response.socket?.destroy();
    const { webhook: second } = await bench.webhook(receiver.url());
    await bench.event();
    expect(await attempted(second.id, 1)).toMatchObject({ error: 'ECONNRESET' });
  });

  test('without a reply in time fails, and is repeated', async () => {
    receiver.respond = () => undefined;
    bench.deliver({ timeoutMs: 30 });
    const { webhook } = await bench.webhook(receiver.url());
    await bench.event();
    expect(await attempted(webhook.id, 1)).toMatchObject({
      status: 'pending',
      error: 'No answer in time',
    });
  });

  test('succeeds by its status, whatever happens to the body', async () => {
    const drip = Buffer.alloc(1_000, 'a');
    receiver.respond = (_request, response) => {
      response.writeHead(200);
      const more = () =>
        void (response.destroyed || response.write(drip, () => setImmediate(more)));
      more();
    };
    bench.deliver();
    const { webhook } = await bench.webhook(receiver.url());
    await bench.event();
    const endless = await attempted(webhook.id, 1);
    expect([endless.status, endless.responseBody]).toEqual(['succeeded', 'a'.repeat(4_096)]);
    receiver.respond = (_request, response) => {
      response.writeHead(200, { 'content-length': 10 }).write('half');
      response.socket?.end();
    };
    const { webhook: second } = await bench.webhook(receiver.url());
    await bench.event();
    const half = await attempted(second.id, 1);
    expect([half.status, half.responseBody]).toEqual(['succeeded', 'half']);
  });

  test('stores a reply that is not text as valid text', async () => {
    receiver.respond = status(200, {}, Buffer.from([0x61, 0, 0xff, 0xc3, 0x62]));
    bench.deliver();
    const { webhook } = await bench.webhook(receiver.url());
    await bench.event();
    expect((await attempted(webhook.id, 1)).responseBody).toBe('a\uFFFD\uFFFDb');
  });

  test('sends nothing when the address became private', async () => {
    const guard = createGuard({ allowsHttp: true, allowedHosts: [] });
    bench.deliver({ guard });
    const { webhook } = await bench.webhook(receiver.url());
    await bench.event();
    const delivery = await attempted(webhook.id, 1);
    expect(delivery.error).toBe('The host 127.0.0.1 has an address that is not public');
    expect([delivery.status, receiver.requests]).toEqual(['pending', []]);
  });

  test('connects to the address that was checked, despite a DNS change', async () => {
    const [, port = ''] = receiver.host.split(':');
    const resolve = () => Promise.resolve([{ address: '127.0.0.1', family: 4 }]);
    const allowedHosts = ['hooks.invalid'];
    bench.deliver({ guard: createGuard({ allowsHttp: true, allowedHosts, resolve }) });
    const { webhook } = await bench.webhook(`http://hooks.invalid:${port}/`);
    await bench.event();
    expect((await attempted(webhook.id, 1)).status).toBe('succeeded');
    expect(receiver.requests[0]?.headers.host).toBe(`hooks.invalid:${port}`);
  });
});

describe('a test event', () => {
  const sendTest = (id: string) =>
    inTransaction(db(), (trx) => testWebhook(trx, scope, id, bench.clock.now()));

  test('is sent once, whatever the subscription, and does not count', async () => {
    receiver.respond = status(410);
    bench.deliver();
    const { webhook } = await bench.webhook(receiver.url(), { events: ['kyb.review'] });
    expect(await sendTest(webhook.id)).toMatchObject({
      eventType: 'webhook.test',
      trigger: 'test',
      maxAttempts: 1,
      status: 'pending',
    });
    expect(await attempted(webhook.id, 1)).toMatchObject({
      status: 'exhausted',
      trigger: 'test',
      responseStatus: 410,
    });
    expect(await bench.find(webhook.id)).toEqual(webhook);
  });

  test('reaches a disabled webhook too', async () => {
    bench.deliver();
    const { webhook } = await bench.webhook(receiver.url());
    await db()('webhooks').where({ id: webhook.id }).update({ status: 'disabled' });
    await sendTest(webhook.id);
    expect(await attempted(webhook.id, 1)).toMatchObject({ status: 'succeeded' });
  });
});

test('a resent delivery has the same webhook-id and the same bytes', async () => {
  bench.deliver();
  const { webhook } = await bench.webhook(receiver.url());
  const id = await bench.event();
  const first = await attempted(webhook.id, 1);
  bench.clock.advance(hour);
  await resendDelivery(db(), scope, webhook.id, first.id, bench.clock.now());
  await until(() => receiver.requests.length === 2);
  const [one, two] = receiver.requests;
  expect([one?.headers['webhook-id'], two?.headers['webhook-id']]).toEqual([id, id]);
  expect(two?.body).toBe(one?.body);
  expect(two?.headers['webhook-signature']).not.toBe(one?.headers['webhook-signature']);
});
