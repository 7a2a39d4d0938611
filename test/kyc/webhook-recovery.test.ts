import { Webhook as Verifier } from 'standardwebhooks';
import type { SvcKyc, Webhook } from '../../sdk/kyc/index.js';
import { inTransaction } from '../../src/kernel/db/transaction.js';
import { enqueueEvent } from '../../src/kyc/webhooks/index.js';
import { startOfTests, startTestApp, type TestApp } from '../support/app.js';
import { type Child, endOf, firstLine, startChild } from '../support/child.js';
import { onPostgres } from '../support/db.js';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from '../support/jest.js';
import { type Receiver, startReceiver } from '../support/receiver.js';
import { until } from '../support/until.js';

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

/** Writes an event of a session. */
const writeEvent = (at = app.clock.now()) =>
  inTransaction(app.database.knex, (trx) => {
    const scope = { companyId: app.companyId, environment: 'live' as const };
    const object = { id: 'ses_1', status: 'approved', version: 1 };
    return enqueueEvent(trx, { ...scope, type: 'session.completed', object, at });
  });

const make = (more: { url?: string; events?: Webhook['events'] } = {}) =>
  kyc.webhooks.create({ url: receiver.url('/in'), events: ['*'], ...more });

onPostgres('a process killed during deliveries', () => {
  const children: Child[] = [];
  afterAll(() => Promise.all(children.map((child) => endOf(child, 'SIGKILL'))));

  async function startDelivering(): Promise<Child> {
    const key = Buffer.alloc(32, 7).toString('hex');
    const child = startChild('deliver-webhooks.ts', app.database.url ?? '', key);
    children.push(child);
    expect(await firstLine(child)).toBe('ready');
    return child;
  }

  test('leaves every event delivered in the history, with one webhook-id each', async () => {
    app.clock.set(new Date());
    const { webhook, secret } = await make();
    const ids: string[] = [];
    for (let n = 0; n < 120; n += 1) ids.push(await writeEvent());
    const kills = 2;
    for (let kill = 1; kill <= kills; kill += 1) {
      const child = await startDelivering();
      const enough = receiver.requests.length + 20;
      await until(() => receiver.requests.length >= enough);
      await endOf(child, 'SIGKILL');
    }
    await startDelivering();
    const pending = async () =>
      (await kyc.webhooks.deliveries(webhook.id, { status: 'pending' })).total;
    await until(async () => (await pending()) === 0);
    const recorded: string[] = [];
    for await (const { eventId, status: state } of kyc.webhooks.deliveries(webhook.id)) {
      expect(state).toBe('succeeded');
      recorded.push(eventId);
    }
    expect(recorded.sort()).toEqual(ids.toSorted());
    const verifier = new Verifier(secret);
    const received = receiver.requests.map(({ headers, body }) => {
      const { id } = verifier.verify(body, headers as Record<string, string>) as { id: string };
      expect(headers['webhook-id']).toBe(id);
      return id;
    });
    expect([...new Set(received)].sort()).toEqual(ids.toSorted());
    expect(received.length - ids.length).toBeLessThanOrEqual(kills * 2);
  });
});
