import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { NewApiKey, SvcErp } from '../../sdk/erp/index.js';
import { recordReaderOf } from '../../src/erp/record-reader.js';
import { testCompanyJobs } from '../../src/erp/test-company/index.js';
import { startFeeds } from '../../src/erp/webhooks/index.js';
import { objectName } from '../../src/kernel/blobs/stores/store.js';
import { inTransaction } from '../../src/kernel/db/transaction.js';
import { startJobs } from '../../src/kernel/jobs/worker.js';
import { createLogger } from '../../src/kernel/log.js';
import { createMailer } from '../../src/kernel/mail/mailer.js';
import { startDeliveries } from '../../src/kernel/webhooks/deliveries/worker.js';
import { createGuard } from '../../src/kernel/webhooks/endpoints/guard.js';
import { failure, startOfTests, startTestApp, type TestApp, timeZone } from '../support/app.js';
import { onPostgres } from '../support/db.js';
import { createProduct } from '../support/goods.js';
import { afterAll, afterEach, beforeAll, describe, expect, test } from '../support/jest.js';
import { mailOptions, startMailServer, startMailWork } from '../support/mail.js';
import { startReceiver } from '../support/receiver.js';
import { stocked } from '../support/sales.js';
import { until } from '../support/until.js';

const log = createLogger({ logLevel: process.env['TEST_LOG'] === 'on' ? 'error' : 'silent' });
const dayMs = 86_400_000;
const permissions = [
  'products:*',
  'inventory:*',
  'customers:*',
  'invoices:*',
  'receivables:*',
  'config:*',
  'webhooks:*',
  'crm:*',
];

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({
    config: { webhookAllowedHosts: ['127.0.0.1'], mail: mailOptions(9) },
  });
});
afterEach(() => app.clock.set(startOfTests));
afterAll(() => app.close());

let made = 0;
async function createKey(environment: 'live' | 'test' = 'test'): Promise<NewApiKey> {
  made += 1;
  return (await app.as('admin').apiKeys.create({ name: `Key ${made}`, environment, permissions }))
    .data;
}
const clientOf = ({ value }: Pick<NewApiKey, 'value'>) => app.client({ apiKey: value ?? '' });

/** Returns a client of a test key, whose test company is as new. */
async function openTest(): Promise<SvcErp> {
  const client = clientOf(await createKey());
  await client.testCompany.reset();
  return client;
}

interface CompanyRow {
  readonly id: number;
  readonly retired_at: Date | null;
}
/** The test company, and those that resets have retired. */
const testCompanies = (): Promise<CompanyRow[]> =>
  app.database
    .knex('companies')
    .where({ test_of: app.companyId })
    .orderBy('id')
    .select('id', 'retired_at');

const activeOnes = async () =>
  (await testCompanies()).filter(({ retired_at: retiredAt }) => retiredAt === null);

async function sell(client: SvcErp, customerId: number, more: object = {}) {
  made += 1;
  const product = await client.products.create({
    code: `T-${made}`,
    name: 'Test product',
    price: 10,
    type: 'service',
    trackStock: false,
  });
  const lines = [{ productId: product.data.id, quantity: 1 }];
  return (await client.invoices.create({ customerId, lines, ...more })).data;
}
const customerOf = async (client: SvcErp) =>
  (await client.customers.create({ name: 'Ana' })).data.id;

async function booksOf(companyId: number): Promise<Record<string, unknown>> {
  const found: Record<string, unknown> = {};
  for (const table of ['invoices', 'receivables', 'stock', 'products', 'customers', 'series']) {
    found[table] = await app.database.knex(table).where({ company_id: companyId });
  }
  return found;
}

/** Runs the jobs that are due at the time of the tests. */
async function runJobs(isDone: () => Promise<boolean>): Promise<void> {
  const kinds = testCompanyJobs(app.storage.store);
  const worker = startJobs({ db: app.database.knex, clock: app.clock, log, kinds, pollMs: 10 });
  await until(isDone);
  await worker.stop(1_000);
}

describe('a test key', () => {
  test('names its environment in its value, in the lists of keys and in who it is', async () => {
    const key = await createKey();
    expect(key).toMatchObject({
      environment: 'test',
      masked: expect.stringMatching(/^nk_test_…/),
      value: expect.stringMatching(/^nk_test_/),
    });
    expect((await clientOf(key).auth.me()).data).toMatchObject({ environment: 'test' });
    expect((await app.as('admin').apiKeys.get(key.id)).data.environment).toBe('test');
    const live = await createKey('live');
    expect((await clientOf(live).auth.me()).data).toMatchObject({ environment: 'live' });
    const { data } = await app.as('admin').apiKeys.list();
    expect(data.slice(0, 2).map(({ environment }) => environment)).toEqual(['live', 'test']);
  });

  test('neither reads nor changes a live record, and a live key no test record', async () => {
    const live = await createProduct(app);
    const client = await openTest();
    expect(await failure(client.products.get(live.id))).toMatchObject({ statusCode: 404 });
    expect((await client.products.list()).data).toEqual([]);
    const { data: own } = await client.products.create({ code: 'OWN', name: 'Own', price: 1 });
    const liveKey = clientOf(await createKey('live'));
    for (const other of [liveKey, app.as('admin'), app.as('stranger')]) {
      expect(await failure(other.products.get(own.id))).toMatchObject({ statusCode: 404 });
      const change = { code: 'OWN', name: 'Taken', price: 2 };
      expect(await failure(other.products.update(own.id, change))).toMatchObject({
        statusCode: 404,
      });
    }
    expect((await client.products.get(own.id)).data.name).toBe('Own');
  });

  test('has series of its own, and its invoice leaves the live books as they were', async () => {
    const product = await stocked(app);
    const customerId = (await app.as('admin').customers.create({ name: 'Live' })).data.id;
    const lines = [{ productId: product.id, quantity: 1 }];
    const live = (await app.as('admin').invoices.create({ customerId, lines })).data;
    const before = await booksOf(app.companyId);
    const client = await openTest();
    const invoice = await sell(client, await customerOf(client));
    expect(invoice.number).toBe(live.number);
    expect(await booksOf(app.companyId)).toEqual(before);
    expect((await app.as('admin').admin.selfCheck()).data.sound).toBe(true);
    const next = (await app.as('admin').invoices.create({ customerId, lines })).data;
    expect(next.number).not.toBe(live.number);
  });

  test('acts on a company with the details and settings of the live one, and a warehouse', async () => {
    const admin = app.as('admin');
    const { name } = (await admin.config.company()).data;
    const values = { name, taxId: 'B58378431', pricesIncludeTax: true, requireSecondFactor: false };
    await admin.config.updateCompany(values);
    const client = await openTest();
    const own = (await client.config.company()).data;
    expect(own).toMatchObject({ ...values, timeZone, baseCurrency: 'DOP' });
    expect(own.id).not.toBe(app.companyId);
    expect((await client.inventory.warehouses()).data).toMatchObject([{ code: 'MAIN' }]);
    expect((await client.config.paymentTerms()).data.length).toBeGreaterThan(0);
    const users = await app.database.knex('users').where({ company_id: own.id });
    expect(users).toEqual([]);
  });

  test('ends at once when an administrator of the live company revokes it', async () => {
    const key = await createKey();
    const client = clientOf(key);
    await client.products.list();
    await app.as('admin').apiKeys.revoke(key.id);
    expect(await failure(client.products.list())).toMatchObject({
      statusCode: 401,
      code: 'api_key_revoked',
    });
  });

  test('is replaced by a test key of the same test company', async () => {
    const key = await createKey();
    const { id } = (await clientOf(key).products.create({ code: 'A', name: 'A', price: 1 })).data;
    const rotated = (await app.as('admin').apiKeys.rotate(key.id)).data;
    expect(rotated.value).toMatch(/^nk_test_/);
    expect((await clientOf(rotated).products.get(id)).data.code).toBe('A');
  });

  test('is refused without its test company, and its value in the form of a live key', async () => {
    const key = await createKey();
    const asLive = key.value?.replace('nk_test_', 'nk_live_') ?? '';
    expect(await failure(app.client({ apiKey: asLive }).products.list())).toMatchObject({
      statusCode: 401,
    });
    const retire = (at: Date | null) =>
      app.database.knex('companies').where({ test_of: app.companyId }).update({ retired_at: at });
    const [{ id } = { id: 0 }] = await activeOnes();
    await retire(startOfTests);
    expect(await failure(clientOf(key).products.list())).toMatchObject({ statusCode: 401 });
    await app.database.knex('companies').where({ id }).update({ retired_at: null });
  });

  test('shares one test company with the test keys that were created at the same time', async () => {
    await app.database
      .knex('companies')
      .where({ test_of: app.companyId })
      .update({ retired_at: startOfTests });
    const keys = await Promise.all([1, 2, 3].map(() => createKey()));
    expect(await activeOnes()).toHaveLength(1);
    const seen = await Promise.all(keys.map((key) => clientOf(key).config.company()));
    expect(new Set(seen.map(({ data }) => data.id)).size).toBe(1);
  });

  test('keeps the count of its limit over a reset', async () => {
    const limits = { areRateLimitsOn: true, rateLimits: { exports: 1 } };
    const limited = await startTestApp({ config: limits, sharing: app });
    const wanted = { name: 'Exports', environment: 'test' as const };
    const { data: key } = await app
      .as('admin')
      .apiKeys.create({ ...wanted, permissions: [...permissions, 'exports:run'] });
    const headers = { 'x-api-key': key.value ?? '' };
    const read = async () => (await limited.fetch('/api/products?format=csv', { headers })).status;
    expect(await read()).toBe(200);
    await clientOf(key).testCompany.reset();
    expect(await read()).toBe(429);
    await limited.close();
  });

  test('counts its requests to the live company, whose administrators see its usage', async () => {
    const key = await createKey();
    await clientOf(key).products.list();
    await until(async () => (await app.as('admin').apiKeys.usage(key.id)).data.totals.requests > 0);
  });
});

/** Starts what a server process delivers webhooks with. */
function startWebhooks(): () => Promise<void> {
  const parts = { db: app.database.knex, clock: app.clock, keys: app.storage.keys, log };
  const guard = createGuard({ allowsHttp: true, allowedHosts: ['127.0.0.1'] });
  const workers = [
    startFeeds({ ...parts, readerOf: recordReaderOf, pollMs: 10 }),
    startDeliveries({ ...parts, guard, pollMs: 10 }),
  ];
  return async () => {
    for (const worker of workers) await worker.stop(1_000);
  };
}

test('A live webhook gets no event of the test company, and a test webhook none of the live one', async () => {
  const [live, own] = [await startReceiver(), await startReceiver()];
  const stop = startWebhooks();
  try {
    const client = await openTest();
    // Earlier events of this instant would count.
    app.clock.advance(60_000);
    await app.as('admin').webhooks.create({ url: live.url('/live'), events: ['product.created'] });
    await client.webhooks.create({ url: own.url('/test'), events: ['product.created'] });
    await client.products.create({ code: 'TEST', name: 'Test', price: 1 });
    await app.as('admin').products.create({ code: 'LIVE', name: 'Live', price: 1 });
    const codes = ({ requests }: typeof live) =>
      requests
        .map(({ body }) => JSON.parse(body))
        .filter(({ type }) => type === 'product.created')
        .map(({ data }) => data.object.code);
    await until(() => codes(live).length > 0 && codes(own).length > 0);
    expect([codes(live), codes(own)]).toEqual([['LIVE'], ['TEST']]);
    const bodies = live.requests.map(({ body }) => body).join();
    expect(bodies).not.toContain('TEST');
  } finally {
    await stop();
    await live.close();
    await own.close();
  }
});

test('A test webhook shows a record by the clock of the test company, and gets nothing after a reset', async () => {
  const [before, after] = [await startReceiver(), await startReceiver()];
  const client = await openTest();
  const hook = (url: string) => client.webhooks.create({ url, events: ['invoice.issued'] });
  await hook(before.url());
  await sell(client, await customerOf(client), { paymentTerms: 'CREDITO_30' });
  await client.testCompany.reset();
  await hook(after.url());
  await sell(client, await customerOf(client), { paymentTerms: 'CREDITO_30' });
  await client.testCompany.setClock({ now: '2026-04-15T12:00:00Z' });
  const stop = startWebhooks();
  try {
    await until(() => after.requests.length > 0);
    const [{ body } = { body: '' }] = after.requests;
    expect(JSON.parse(body).data.object).toMatchObject({ issueDate: '2026-01-31', overdue: true });
    expect(before.requests).toEqual([]);
  } finally {
    await stop();
    await before.close();
    await after.close();
  }
});

test('A mail of a test company is kept as suppressed, without its text, and never sent', async () => {
  await openTest();
  const [company] = await activeOnes();
  const server = await startMailServer();
  const mailer = createMailer(mailOptions(server.port), app.storage.keys);
  const write = (companyId: number, recipient: string) =>
    inTransaction(app.database.knex, (trx) =>
      mailer.queue(trx, {
        companyId,
        template: 'test',
        locale: 'en',
        recipient,
        subject: 'Hello',
        text: 'Text',
        letterhead: { companyName: 'Test', logoUrl: null },
        now: app.clock.now(),
      }),
    );
  await write(company?.id ?? 0, 'test@example.com');
  await write(app.companyId, 'live@example.com');
  const work = startMailWork(app, mailOptions(server.port));
  await until(() => server.received.length > 0);
  await until(async () => (await app.as('admin').mails.list()).data[0]?.status === 'sent');
  await work.stop();
  await server.close();
  expect(server.received.flatMap(({ to }) => to)).toEqual(['live@example.com']);
  const rows = await app.database.knex('mails').where({ company_id: company?.id });
  expect(rows).toMatchObject([{ status: 'suppressed', sealed: null, next_attempt_at: null }]);
});

describe('resetTestCompany', () => {
  test('removes all records, webhooks and the clock, and begins the numbers again', async () => {
    const client = await openTest();
    const customerId = await customerOf(client);
    const first = await sell(client, customerId);
    await client.webhooks.create({ url: 'http://127.0.0.1:9/in', events: ['product.created'] });
    const later = new Date(startOfTests.getTime() + 40 * dayMs).toISOString();
    await client.testCompany.setClock({ now: later });
    const { data } = await client.testCompany.reset();
    expect(data).toMatchObject({ isSet: false, today: '2026-01-31' });
    expect(await failure(client.invoices.get(first.id))).toMatchObject({ statusCode: 404 });
    const lists = [client.customers.list(), client.products.list(), client.invoices.list()];
    for (const list of lists) expect((await list).data).toEqual([]);
    expect((await client.webhooks.list()).data).toEqual([]);
    expect((await client.testCompany.clock()).data).toEqual(data);
    const again = await sell(client, await customerOf(client));
    expect(again.number).toBe(first.number);
  });

  test('leaves one company after repeated and simultaneous resets', async () => {
    const client = await openTest();
    await client.testCompany.reset();
    await Promise.all([1, 2, 3].map(() => client.testCompany.reset()));
    expect(await activeOnes()).toHaveLength(1);
    await client.products.create({ code: 'A', name: 'A', price: 1 });
  });

  test('leaves no row and no file of before, once its job has run', async () => {
    const client = await openTest();
    const customerId = await customerOf(client);
    await sell(client, customerId);
    const data = new TextEncoder().encode('%PDF-1.7\n%%EOF\n');
    await client.attachments.create('customer', customerId, { file: { data, filename: 'a.pdf' } });
    const [before] = await activeOnes();
    const companyId = before?.id ?? 0;
    const [blob] = await app.database.knex('blobs').where({ company_id: companyId });
    const file = join(app.blobFolder, objectName(companyId, blob.id));
    expect(existsSync(file)).toBe(true);
    await client.testCompany.reset();
    app.clock.advance(3 * 60_000);
    await runJobs(async () => (await testCompanies()).every(({ id }) => id !== companyId));
    expect(existsSync(file)).toBe(false);
    const tables = await app.database
      .knex('information_schema.columns')
      .where({ table_schema: 'public', column_name: 'company_id' })
      .pluck('table_name');
    const left: string[] = [];
    for (const table of tables) {
      const rows = await app.database.knex(table).where({ company_id: companyId }).limit(1);
      if (rows.length > 0) left.push(table);
    }
    expect(left).toEqual([]);
    await client.products.create({ code: 'A', name: 'A', price: 1 });
  });

  test('is written in the audit log of the live company', async () => {
    const client = await openTest();
    await client.testCompany.reset();
    const { data } = await app.as('admin').audit.list({ search: 'resetTestCompany' });
    const [entry] = data;
    expect(entry).toMatchObject({ actorType: 'api_key', objectType: 'company' });
    expect(entry?.objectId).toBe(String((await activeOnes())[0]?.id));
  });

  test('answers 403 to a live key and to a person', async () => {
    const live = clientOf(await createKey('live'));
    for (const caller of [live, app.as('admin')]) {
      const calls = [
        () => caller.testCompany.reset(),
        () => caller.testCompany.clock(),
        () => caller.testCompany.setClock({ now: null }),
      ];
      for (const call of calls) {
        expect(await failure(call())).toMatchObject({ statusCode: 403, code: 'test_key_required' });
      }
    }
  });
});

onPostgres('resetTestCompany beside writers', () => {
  test('leaves nothing of before the reset, and nothing half written', async () => {
    const client = await openTest();
    for (let round = 0; round < 3; round += 1) {
      const customerId = await customerOf(client);
      const isBefore = { value: true };
      const numbers: unknown[] = [];
      const write = async () => {
        while (isBefore.value) {
          const sold = await sell(client, customerId).catch(() => undefined);
          if (sold !== undefined) numbers.push(sold.number);
        }
      };
      const writers = [write(), write(), write()];
      await until(() => numbers.length > 5);
      await client.testCompany.reset();
      isBefore.value = false;
      await Promise.all(writers);
      expect((await client.invoices.list()).data).toEqual([]);
      expect((await client.customers.list()).data).toEqual([]);
      const own = (await client.config.company()).data.id;
      const sums = await app.database.knex('receivables').where({ company_id: own });
      expect(sums).toEqual([]);
    }
    app.clock.advance(3 * 60_000);
    const due = async () => app.database.knex('jobs').where({ kind: 'test_companies.delete' });
    await runJobs(async () => (await due()).length === 0);
    expect(await app.database.knex('jobs').whereNotNull('died_at')).toEqual([]);
  });
});

describe('updateTestClock', () => {
  test('moves today, due dates, what is overdue and agings, and no time of a change', async () => {
    const client = await openTest();
    const customerId = await customerOf(client);
    const terms = { paymentTerms: 'CREDITO_30' };
    const invoice = await sell(client, customerId, terms);
    const detail = (await client.invoices.get(invoice.id)).data;
    expect(detail).toMatchObject({ issueDate: '2026-01-31', overdue: false });
    const set = await client.testCompany.setClock({ now: '2026-04-15T12:00:00-04:00' });
    expect(set.data).toMatchObject({
      now: '2026-04-15T12:00:00.000-04:00',
      isSet: true,
      today: '2026-04-15',
    });
    const late = (await client.invoices.get(invoice.id)).data;
    expect(late.overdue).toBe(true);
    expect((await client.invoices.list({ overdue: true })).data).toHaveLength(1);
    const { data: aging } = await client.receivables.aging({});
    expect(JSON.stringify(aging)).toContain('2026-04-15');
    const next = await sell(client, customerId, terms);
    const dated = (await client.invoices.get(next.id)).data;
    expect(dated).toMatchObject({ issueDate: '2026-04-15', dueDate: '2026-05-15' });
    expect(dated.createdAt).toMatch(/^2026-01-31/);
    const live = (await app.as('admin').customers.create({ name: 'Live' })).data.id;
    const sold = await sell(app.as('admin'), live);
    expect((await app.as('admin').invoices.get(sold.id)).data.issueDate).toBe('2026-01-31');
  });

  test('does not go back before a numbered document, until a reset', async () => {
    const client = await openTest();
    await client.testCompany.setClock({ now: '2026-06-30T12:00:00Z' });
    await client.testCompany.setClock({ now: '2026-02-10T12:00:00Z' });
    await sell(client, await customerOf(client));
    for (const now of ['2026-02-09T12:00:00Z', null]) {
      expect(await failure(client.testCompany.setClock({ now }))).toMatchObject({
        statusCode: 409,
        code: 'documents_after_clock',
      });
    }
    await client.testCompany.setClock({ now: '2026-02-10T04:00:00Z' });
    await client.testCompany.reset();
    const { data } = await client.testCompany.setClock({ now: '2020-02-29T12:00:00Z' });
    expect(data.today).toBe('2020-02-29');
  });

  test('takes the real time again with null', async () => {
    const client = await openTest();
    await client.testCompany.setClock({ now: '2025-06-30T12:00:00Z' });
    const { data } = await client.testCompany.setClock({ now: null });
    expect(data).toMatchObject({ isSet: false, today: '2026-01-31' });
  });

  test('answers 400 to a time without an offset and to one out of bounds, with the path', async () => {
    const client = await openTest();
    for (const now of ['2026-02-30T12:00:00Z', '1999-12-31T23:59:59Z', '2100-01-01T00:00:00Z']) {
      expect(await failure(client.testCompany.setClock({ now }))).toMatchObject({
        statusCode: 400,
        code: 'validation_failed',
        details: [{ path: 'body.now' }],
      });
    }
  });

  test('answers 412 to a change of another version', async () => {
    const client = await openTest();
    const { version } = (await client.testCompany.clock()).data;
    const now = '2026-06-30T12:00:00Z';
    await client.testCompany.setClock({ now }, { ifMatch: version });
    expect(await failure(client.testCompany.setClock({ now }, { ifMatch: version }))).toMatchObject(
      { statusCode: 412, code: 'version_mismatch' },
    );
  });

  test('leaves keys, idempotency keys and webhooks on the real time', async () => {
    const expiresAt = new Date(startOfTests.getTime() + dayMs).toISOString();
    const { data: key } = await app
      .as('admin')
      .apiKeys.create({ name: 'Short', environment: 'test', permissions, expiresAt });
    const client = clientOf(key);
    await client.testCompany.setClock({ now: '2030-01-01T12:00:00Z' });
    const send = () =>
      client.products.create({ code: 'ONE', name: 'One', price: 1 }, { idempotencyKey: 'one' });
    const [first, second] = [await send(), await send()];
    expect(second.data.id).toBe(first.data.id);
    app.clock.advance(2 * dayMs);
    expect(await failure(client.products.list())).toMatchObject({ code: 'api_key_expired' });
  });
});
