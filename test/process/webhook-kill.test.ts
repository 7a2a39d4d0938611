import { Webhook as Verifier } from 'standardwebhooks';
import { enqueueEvent } from '../../src/kyc/webhooks/index.js';
import { type Bench, openBench, scope } from '../kyc/webhook-support.js';
import { type Child, endOf, firstLine, startChild } from '../support/child.js';
import { onPostgres } from '../support/db.js';
import { afterAll, beforeAll, expect, test } from '../support/jest.js';
import { type Receiver, startReceiver } from '../support/receiver.js';
import { until } from '../support/until.js';

const webhookCount = 6;
const eventCount = 150;
const concurrency = 8;

onPostgres('a process that is killed while it delivers', () => {
  let bench: Bench;
  let receiver: Receiver;
  const children: Child[] = [];

  beforeAll(async () => {
    bench = await openBench();
    receiver = await startReceiver();
  });
  afterAll(async () => {
    for (const child of children) await endOf(child, 'SIGKILL');
    await receiver.close();
    await bench.close();
  });

  async function startDelivering(): Promise<Child> {
    const key = Buffer.alloc(32, 1).toString('hex');
    const child = startChild('deliver-webhooks.ts', bench.database.url ?? '', key);
    children.push(child);
    expect(await firstLine(child)).toBe('ready');
    return child;
  }

  test('loses no event, and repeats only unfinished deliveries, under the same webhook-id', async () => {
    const secrets = new Map<string, string>();
    for (let n = 0; n < webhookCount; n += 1) {
      const path = `/${n}`;
      secrets.set(path, (await bench.webhook(receiver.url(path))).secret);
    }
    const ids: string[] = [];
    const at = new Date();
    for (let n = 0; n < eventCount; n += 1) {
      const object = { id: `ses_${n}` };
      const event = { ...scope, type: 'session.completed', object, at } as const;
      ids.push(await enqueueEvent(bench.database.knex, event));
    }
    const kills = 3;
    for (let kill = 1; kill <= kills; kill += 1) {
      const child = await startDelivering();
      const enough = receiver.requests.length + 100;
      await until(() => receiver.requests.length >= enough);
      await endOf(child, 'SIGKILL');
    }
    await Promise.all([startDelivering(), startDelivering()]);
    const pending = { status: 'pending' };
    const left = () => bench.database.knex('webhook_deliveries').where(pending).select('id');
    await until(async () => (await left()).length === 0);

    const times = new Map<string, number>();
    for (const { path, headers, body } of receiver.requests) {
      const signed = headers as Record<string, string>;
      expect(new Verifier(secrets.get(path) ?? '').verify(body, signed)).toMatchObject({
        id: headers['webhook-id'],
      });
      const message = `${path} ${String(headers['webhook-id'])}`;
      times.set(message, (times.get(message) ?? 0) + 1);
    }
    const expected = [...secrets.keys()].flatMap((path) => ids.map((id) => `${path} ${id}`));
    expect([...times.keys()].sort()).toEqual(expected.sort());
    const repeated = receiver.requests.length - expected.length;
    expect(repeated).toBeLessThanOrEqual(kills * concurrency);
  });

  test('returns no half-finished delivery to the queue when it is stopped', async () => {
    await Promise.all(children.splice(0).map((child) => endOf(child)));
    const leased = await bench.database.knex('webhook_deliveries').whereNotNull('leased_by');
    expect(leased).toEqual([]);
  });
});
