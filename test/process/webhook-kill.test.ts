import { Webhook as Verifier } from 'standardwebhooks';
import { openFeed } from '../../src/erp/webhooks/feed-queries.js';
import { enqueueEvent } from '../../src/kyc/webhooks/index.js';
import { type Bench, openBench, scope } from '../kyc/webhook-support.js';
import { type Child, endOf, firstLine, startChild } from '../support/child.js';
import { onPostgres } from '../support/db.js';
import { afterEach, beforeEach, expect, test } from '../support/jest.js';
import { type Receiver, startReceiver } from '../support/receiver.js';
import { until } from '../support/until.js';

const webhookCount = 6;
const eventCount = 150;
const concurrency = 8;

/** How each half makes an event, and how a delivery names the record that it is about. */
const halves = [
  {
    half: 'verification',
    webhook: {},
    open: async (_bench: Bench) => undefined,
    async happen({ database }: Bench, id: string) {
      const event = {
        ...scope,
        type: 'session.completed',
        object: { id },
        at: new Date(),
      } as const;
      await enqueueEvent(database.knex, event);
    },
    recordOf: (body: string) => JSON.parse(body).data.object.id,
  },
  {
    half: 'ERP',
    webhook: { environment: 'erp', payload: 'thin' },
    async open({ database: { knex } }: Bench) {
      const { companyId: id } = scope;
      await knex('companies').insert({ id, code: 'KILLED', name: 'Killed', base_currency: 'EUR' });
      await knex.transaction((trx) => openFeed(trx, id, new Date(0)));
    },
    async happen({ database }: Bench, id: string) {
      const event = { type: 'product.created', object_type: 'product', object_id: id };
      await database
        .knex('outbox')
        .insert({ company_id: scope.companyId, ...event, at: new Date() });
    },
    recordOf: (body: string) => JSON.parse(body).subject.id,
  },
] as const;

onPostgres('a process that is killed while it delivers', () => {
  let bench: Bench;
  let receiver: Receiver;
  const children: Child[] = [];

  beforeEach(async () => {
    bench = await openBench();
    receiver = await startReceiver();
  });
  afterEach(async () => {
    for (const child of children.splice(0)) await endOf(child, 'SIGKILL');
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

  test.each(halves)(
    'loses no event of $half, and repeats only unfinished deliveries, under the same webhook-id',
    async ({ webhook, open, happen, recordOf }) => {
      await open(bench);
      const secrets = new Map<string, string>();
      for (let n = 0; n < webhookCount; n += 1) {
        const path = `/${n}`;
        secrets.set(path, (await bench.webhook(receiver.url(path), webhook)).secret);
      }
      const ids = Array.from({ length: eventCount }, (_, n) => `${n}`);
      const kills = 3;
      for (let kill = 1; kill <= kills; kill += 1) {
        // Events occur while processes are killed, so that a kill also meets one that writes deliveries.
        const child = await startDelivering();
        const enough = receiver.requests.length + 100;
        for (const id of ids.slice((kill - 1) * 50, kill * 50)) await happen(bench, id);
        await until(() => receiver.requests.length >= enough);
        await endOf(child, 'SIGKILL');
      }
      await Promise.all([startDelivering(), startDelivering()]);
      const total = webhookCount * eventCount;
      const done = () => bench.database.knex('webhook_deliveries').where({ status: 'succeeded' });
      await until(async () => (await done().select('id')).length >= total);

      const messages = new Map<string, Set<unknown>>();
      for (const { path, headers, body } of receiver.requests) {
        const signed = headers as Record<string, string>;
        const id = headers['webhook-id'];
        expect(new Verifier(secrets.get(path) ?? '').verify(body, signed)).toMatchObject({ id });
        const record = `${path} ${recordOf(body)}`;
        messages.set(record, (messages.get(record) ?? new Set()).add(id));
      }
      const expected = [...secrets.keys()].flatMap((path) => ids.map((id) => `${path} ${id}`));
      expect([...messages.keys()].sort()).toEqual(expected.sort());
      expect([...messages.values()].filter(({ size }) => size > 1)).toEqual([]);
      const repeated = receiver.requests.length - expected.length;
      expect(repeated).toBeLessThanOrEqual(kills * concurrency);

      await Promise.all(children.splice(0).map((child) => endOf(child)));
      const leased = await bench.database.knex('webhook_deliveries').whereNotNull('leased_by');
      expect(leased).toEqual([]);
    },
    300_000,
  );
});
