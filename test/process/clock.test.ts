import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { SvcErp, type SvcErpOptions } from '../../sdk/erp/index.js';
import type { SvcKyc } from '../../sdk/kyc/index.js';
import { failure } from '../support/app.js';
import { openTestDatabase, type TestDatabase } from '../support/db.js';
import { findLibrary } from '../support/debian.js';
import { afterAll, beforeAll, describe, expect, test } from '../support/jest.js';
import { type Receiver, startReceiver } from '../support/receiver.js';
import { loginAt } from '../support/writers.js';
import {
  buildServer,
  environment,
  killAll,
  makeFolder,
  type Server,
  startServer,
  until,
} from './support.js';

const library = findLibrary('faketime/libfaketime.so.1');
const hour = 3_600;
const month = 30 * 24 * hour;

(library === undefined ? describe.skip : describe)('a server whose clock jumps', () => {
  let folder: Awaited<ReturnType<typeof makeFolder>>;
  let database: TestDatabase | undefined;
  let receiver: Receiver;
  let server: Server;
  let erp: SvcErp;
  let kyc: SvcKyc;
  let goods: { readonly customerId: number; readonly productId: number };
  /** The seconds by which the clock of the server is ahead of this one. */
  let lead = 0;
  let jumps = 0;

  const file = (name: string) => join(folder.path, name);
  const writeLead = () => writeFileSync(file('lead'), `${lead < 0 ? '' : '+'}${lead}\n`);

  async function metrics(): Promise<string> {
    const [, url = ''] = /(http:\S+\/metrics)/.exec(server.out()) ?? [];
    return (await fetch(url)).text();
  }

  /** Puts the clock of the server forward or back, and waits until the server has reported it. */
  async function jump(seconds: number): Promise<void> {
    lead += seconds;
    jumps += 1;
    writeLead();
    await until(async () => (await metrics()).includes(`\nclock_jumps_total ${jumps}\n`));
  }

  const at = () => new Date(Date.now() + lead * 1_000);
  const client = (options: Partial<SvcErpOptions> = {}) =>
    new SvcErp({ baseUrl: server.baseUrl, maxRetries: 0, ...options });

  beforeAll(async () => {
    await buildServer();
    folder = await makeFolder();
    writeLead();
    receiver = await startReceiver();
    if (process.env['DATABASE_URL'] !== undefined) database = await openTestDatabase();
    const env = environment({
      LD_PRELOAD: library ?? '',
      FAKETIME_TIMESTAMP_FILE: file('lead'),
      FAKETIME_NO_CACHE: '1',
      FAKETIME_DONT_FAKE_MONOTONIC: '1',
      RATE_LIMIT_GENERAL: '100000',
      RATE_LIMIT_AUTH: '50',
      METRICS_PORT: '0',
      WEBHOOK_ALLOWED_HOSTS: receiver.host,
      LOG_LEVEL: 'error',
      ...(database?.url !== undefined && { DATABASE_URL: database.url }),
    });
    server = await startServer(folder.path, env);
    ({ erp, kyc } = await loginAt(file('data'), server.baseUrl));
    await kyc.webhooks.create({ url: receiver.url(), events: ['session.created'] });
    const [warehouse] = (await erp.inventory.warehouses({ sortBy: 'id' })).data;
    const { data: product } = await erp.products.create({ code: 'CLOCK', name: 'Clock', price: 5 });
    const { data: customer } = await erp.customers.create({ name: 'Customer' });
    const lines = [{ productId: product.id, quantityDelta: 100, unitCost: 1 }];
    await erp.inventory.adjust({ warehouseId: warehouse?.id ?? 0, reason: 'found', lines });
    goods = { customerId: customer.id, productId: product.id };
  }, 60_000);
  afterAll(async () => {
    killAll();
    await receiver.close();
    await database?.close();
    await folder.remove();
  });

  const sell = (idempotencyKey: string, issueDate?: string) =>
    erp.invoices.create(
      {
        customerId: goods.customerId,
        lines: [{ productId: goods.productId, quantity: 1 }],
        ...(issueDate !== undefined && { issueDate }),
      },
      { idempotencyKey },
    );

  /** Expects that a webhook is sent at once, once, and with the time of the clock. */
  async function expectDelivery(): Promise<void> {
    receiver.requests.splice(0);
    await kyc.sessions.create({ features: ['id'] });
    await until(() => receiver.requests.length > 0);
    const sentAt = Number(receiver.requests[0]?.headers['webhook-timestamp']);
    expect(Math.abs(sentAt - at().getTime() / 1_000)).toBeLessThan(hour / 2);
    const { deliveries } = await kyc.webhooks.deliveries(await webhookId(), { limit: 1 });
    expect(deliveries[0]?.attempt).toBe(1);
  }
  const webhookId = async () => (await kyc.webhooks.list()).webhooks[0]?.id ?? '';

  test('forwards by an hour renews logins, repeats replies of a key, and ends lockouts', async () => {
    const first = await sell('before');
    const wrong = { email: 'clerk@example.com', password: 'wrong' };
    for (let n = 0; n < 5; n += 1) await failure(client().auth.login(wrong));
    const locked = await failure(client().auth.login(wrong));
    expect(locked).toMatchObject({ statusCode: 403, code: 'account_locked' });
    await jump(hour + 60);
    expect((await failure(client().auth.login(wrong))).code).toBe('invalid_credentials');
    expect((await sell('before')).data.id).toBe(first.data.id);
    await expectDelivery();
  });

  test('back by an hour keeps logins, lockouts and replies of a key', async () => {
    const ahead = await sell('ahead');
    const wrong = { email: 'cashier@example.com', password: 'wrong' };
    for (let n = 0; n < 5; n += 1) await failure(client().auth.login(wrong));
    await jump(-hour);
    expect(await failure(client().auth.login(wrong))).toMatchObject({ code: 'account_locked' });
    expect((await sell('ahead')).data.id).toBe(ahead.data.id);
    await expectDelivery();
  });

  test('forwards by 30 days ends logins, and keys of the API go on', async () => {
    const permissions = ['products:read'] as const;
    const { data: key } = await erp.apiKeys.create({ name: 'Key', permissions: [...permissions] });
    await jump(month + hour);
    await client({ apiKey: key.value }).products.list({ pageSize: 1 });
    expect((await failure(erp.products.list({ pageSize: 1 }))).statusCode).toBe(401);
    await expectDelivery();
    ({ erp } = await loginAt(file('data'), server.baseUrl));
    const { data } = await sell('late');
    expect(data.issueDate > new Date().toISOString().slice(0, 10)).toBe(true);
  });

  test('back by 30 days refuses documents that would be dated before the last one', async () => {
    await jump(-month);
    expect(await failure(sell('today'))).toMatchObject({
      statusCode: 409,
      code: 'date_before_last_document',
    });
    await expectDelivery();
  });

  test('reports each jump, and answers no request 500', async () => {
    expect(server.out().match(/The clock was put forward or back/g)?.length).toBe(jumps);
    expect(await metrics()).not.toMatch(/http_requests_total\{[^}]*status="5/);
    expect(await metrics()).not.toMatch(/jobs_total\{[^}]*outcome="(retried|dead|lost)"/);
    expect(server.child.exitCode).toBeNull();
  });
});
