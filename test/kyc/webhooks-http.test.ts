import { requests } from '../../generated/kyc/requests.js';
import type { SvcKyc, Webhook, WebhookInput } from '../../sdk/kyc/index.js';
import { inTransaction } from '../../src/kernel/db/transaction.js';
import { eventTypes } from '../../src/kyc/webhooks/event-types.js';
import { enqueueEvent } from '../../src/kyc/webhooks/index.js';
import { asIfRunning, failure, failures, startTestApp, type TestApp } from '../support/app.js';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from '../support/jest.js';

const url = 'https://hooks.example.com/in';
const unknownWebhook = `whk_${'0'.repeat(26)}`;
const unknownDelivery = `dlv_${'0'.repeat(26)}`;

let app: TestApp;
let kyc: SvcKyc;
let stranger: SvcKyc;
let sandbox: SvcKyc;

beforeAll(async () => {
  app = await startTestApp({ config: { webhookAllowedHosts: ['hooks.example.com', '127.0.0.1'] } });
  kyc = await app.kyc();
  stranger = await app.kyc({ companyId: app.otherCompanyId });
  sandbox = await app.kyc({ environment: 'test' });
});
beforeEach(async () => {
  await app.database.knex('webhooks').delete();
});
afterAll(() => app.close());

const make = async (input: Partial<WebhookInput> = {}): Promise<Webhook> =>
  (await kyc.webhooks.create({ url: `http://127.0.0.1:9/in`, events: ['*'], ...input })).webhook;

const event = () =>
  inTransaction(app.database.knex, (trx) => {
    const scope = { companyId: app.companyId, environment: 'live' as const };
    const object = { id: 'ses_1', status: 'approved', version: 1 };
    return enqueueEvent(trx, { ...scope, type: 'session.completed', object, at: app.clock.now() });
  });

const codes = async (calls: readonly Promise<unknown>[]) =>
  (await failures(calls)).map(({ statusCode, code }) => `${statusCode} ${code}`);

describe('createWebhook', () => {
  test('refuses the 51st webhook of a company in an environment', async () => {
    const idAt = (at: number) => `whk_${String(at).padStart(26, '0')}`;
    const made = await make();
    const { knex } = app.database;
    const [row] = await knex('webhooks').where({ id: made.id });
    const copies = Array.from({ length: 49 }, (_, at) => ({ ...row, id: idAt(at) }));
    await knex.batchInsert('webhooks', copies);
    expect(await failure(make())).toMatchObject({ statusCode: 409, code: 'conflict' });
    await sandbox.webhooks.create({ url: 'http://127.0.0.1:9/in', events: ['*'] });
    await kyc.webhooks.delete(idAt(7));
    await make();
  });

  test('answers the secret only to the creating request, also when repeated with its Idempotency-Key', async () => {
    const input: WebhookInput = { url: 'http://127.0.0.1:9/in', events: ['session.completed'] };
    const options = { idempotencyKey: 'one-webhook' };
    const first = await kyc.webhooks.create(input, options);
    expect(first.webhook).toEqual({
      id: expect.stringMatching(/^whk_[0-9a-z]{26}$/),
      url: input.url,
      events: ['session.completed'],
      status: 'enabled',
      disabledReason: null,
      description: null,
      environment: 'live',
      secretLast4: first.secret?.slice(-4),
      createdAt: '2026-01-31T15:00:00.000Z',
      lastDeliveryAt: null,
      failureCount: 0,
      stats: {
        since: '2026-01-24T15:00:00.000Z',
        succeeded: 0,
        failed: 0,
        pending: 0,
        lastFailure: null,
      },
      version: 1,
    });
    expect(first.secret).toMatch(/^whsec_[0-9A-Za-z+/]{48}$/);
    expect(await kyc.webhooks.create(input, options)).toEqual(first);
    const kept = await app.database.knex('idempotency_keys').where({ key: 'one-webhook' });
    expect(JSON.stringify(kept)).not.toContain(first.secret);
    expect((await kyc.webhooks.list()).total).toBe(1);
    expect(await codes([kyc.webhooks.create({ ...input, events: ['*'] }, options)])).toEqual([
      '422 idempotency_key_reused',
    ]);
    await asIfRunning(app, 'one-webhook');
    expect((await failure(kyc.webhooks.create(input, options))).statusCode).toBe(409);
  });

  test('by a person creates one webhook per environment under one Idempotency-Key', async () => {
    const input: WebhookInput = { url: 'http://127.0.0.1:9/in', events: ['*'] };
    const createIn = (environment: 'live' | 'test') => {
      const authorization = `Bearer ${app.tokenOf('admin')}`;
      const headers = { authorization, 'x-environment': environment };
      const options = { idempotencyKey: 'one-key-two-environments' };
      return app.kycClient({ headers }).webhooks.create(input, options);
    };
    const live = await createIn('live');
    const test = await createIn('test');
    expect([live.webhook.environment, test.webhook.environment]).toEqual(['live', 'test']);
    expect(test.webhook.id).not.toBe(live.webhook.id);
    expect(await createIn('test')).toEqual(test);
  });

  test('repeats its first reply although the address is no longer allowed', async () => {
    const input: WebhookInput = { url: 'http://127.0.0.1:9/in', events: ['*'] };
    const options = { idempotencyKey: 'gone-address' };
    const key = await app.kycKey();
    const { webhook } = await app.kycClient({ apiKey: key }).webhooks.create(input, options);
    const strict = await startTestApp({ sharing: app, config: { webhookAllowedHosts: [] } });
    try {
      const later = strict.kycClient({ apiKey: key });
      expect((await later.webhooks.create(input, options)).webhook).toEqual(webhook);
      expect((await failure(later.webhooks.create(input))).statusCode).toBe(400);
    } finally {
      await strict.close();
    }
  });

  test.each([
    ['http://10.0.0.1/in', 'not public'],
    ['http://169.254.169.254/latest/meta-data', 'not public'],
    ['http://[::1]/in', 'not public'],
    ['http://0x0a.1/in', 'not public'],
    ['https://user:pass@hooks.example.com/in', 'user name'],
    ['https://hooks.example.com/in#part', 'fragment'],
    ['ftp://hooks.example.com/in', 'https://'],
    ['hooks.example.com', 'no address'],
  ])('refuses %s with the reason at body.url', async (unsafe, why) => {
    const error = await failure(kyc.webhooks.create({ url: unsafe, events: ['*'] }));
    expect([error.statusCode, error.code]).toEqual([400, 'invalid_request']);
    expect(error.details).toMatchObject([{ path: 'body.url' }]);
    expect(error.message).toContain(why);
    expect((await kyc.webhooks.list()).total).toBe(0);
  });

  test('accepts only https in production', async () => {
    const production = await startTestApp({
      sharing: app,
      config: { environment: 'production', webhookAllowedHosts: ['127.0.0.1'] },
    });
    const real = production.kycClient({ apiKey: await app.kycKey() });
    const error = await failure(real.webhooks.create({ url: 'http://127.0.0.1/', events: ['*'] }));
    expect(error.message).toBe('The address must start with https://');
    await production.close();
  });

  test('accepts every event type of the contract, and refuses others', async () => {
    const { body } = requests.createWebhook as { body: (value: unknown) => boolean };
    for (const type of [...eventTypes, '*']) expect(body({ url, events: [type] })).toBe(true);
    const document = (await (await app.fetch('/v1/openapi.json')).json()) as {
      components: { schemas: Record<string, { enum: string[] }> };
    };
    const { EventType, Subscription } = document.components.schemas;
    expect(EventType?.enum).toEqual([...eventTypes]);
    expect(Subscription?.enum).toEqual(['*', ...eventTypes]);
    const wrong = [['session.complete'], ['session.*'], [], ['*', '*']];
    const refused = wrong.map((events) =>
      kyc.webhooks.create({ url, events: events as WebhookInput['events'] }),
    );
    expect(await codes(refused)).toEqual(wrong.map(() => '400 invalid_request'));
  });
});

describe('a webhook', () => {
  test('is visible only to its own company and environment', async () => {
    const { id } = await make();
    await event();
    const { deliveries } = await kyc.webhooks.deliveries(id);
    const delivery = deliveries[0]?.id ?? '';
    for (const foreign of [stranger, sandbox]) {
      const { webhooks } = foreign;
      expect((await webhooks.list()).total).toBe(0);
      expect(
        await codes([
          webhooks.get(id),
          webhooks.update(id, { status: 'disabled' }),
          webhooks.rotate(id),
          webhooks.test(id),
          webhooks.deliveries(id),
          webhooks.resend(id, delivery),
          webhooks.delete(id),
        ]),
      ).toEqual(Array(7).fill('404 not_found'));
    }
    expect((await kyc.webhooks.get(id)).webhook.status).toBe('enabled');
  });

  test('that does not exist answers 404 to every operation', async () => {
    const { webhooks } = kyc;
    const { id } = await make();
    const calls = [
      webhooks.get(unknownWebhook),
      webhooks.update(unknownWebhook, { status: 'disabled' }),
      webhooks.rotate(unknownWebhook),
      webhooks.test(unknownWebhook),
      webhooks.deliveries(unknownWebhook),
      webhooks.resend(unknownWebhook, unknownDelivery),
      webhooks.resend(id, unknownDelivery),
      webhooks.delete(unknownWebhook),
    ];
    expect(await codes(calls)).toEqual(calls.map(() => '404 not_found'));
  });

  test('is returned with its version, and listed newest first', async () => {
    const made: Webhook[] = [];
    for (let n = 0; n < 3; n += 1) {
      app.clock.advance(1_000);
      made.push(await make({ description: `${n}` }));
    }
    const ids = made.map(({ id }) => id).reverse();
    const first = await kyc.webhooks.list({ limit: 2 });
    expect([first.webhooks.map(({ id }) => id), first.total]).toEqual([ids.slice(0, 2), 3]);
    const all: string[] = [];
    for await (const { id } of kyc.webhooks.list({ limit: 1 })) all.push(id);
    expect(all).toEqual(ids);
    const { deliveries } = kyc.webhooks;
    const calls = [kyc.webhooks.list({ after: 'no' }), deliveries(ids[0] ?? '', { after: 'no' })];
    expect(await codes(calls)).toEqual(['400 invalid_request', '400 invalid_request']);
    const reply = await kyc.webhooks.get(ids[0] ?? '').withResponse();
    expect(reply.response.headers.get('etag')).toBe('"1"');
  });

  test('is deleted for good', async () => {
    const { id } = await make();
    const { webhook } = await kyc.webhooks.delete(id);
    expect(webhook).toEqual({ id, deletedAt: app.clock.now().toISOString() });
    expect(await codes([kyc.webhooks.delete(id)])).toEqual(['404 not_found']);
  });
});
