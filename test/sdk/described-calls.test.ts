import { SvcErp, SvcErpError } from '../../sdk/erp/index.js';
import {
  type ErrorReply,
  type FileInput,
  SvcKyc,
  SvcKycError,
  type SvcKycOptions,
  SvcKycTimeoutError,
} from '../../sdk/kyc/index.js';
import { importPeople } from '../kyc/aml-support.js';
import { password, startTestApp, type TestApp } from '../support/app.js';
import { afterAll, beforeAll, describe, expect, test } from '../support/jest.js';

// Calls as a reader of the description of both APIs writes them: values come from variables of plain
// types, since they are often read from configuration. The compiler is half of this test.

let app: TestApp;
let erp: SvcErp;
let kyc: SvcKyc;
let apiKey: string;

const image: FileInput = {
  data: Buffer.from('ffd8ffe000104a46494600010100', 'hex'),
  filename: 'approve.jpg',
  contentType: 'image/jpeg',
};

beforeAll(async () => {
  app = await startTestApp({ config: { webhookAllowedHosts: ['127.0.0.1'] } });
  apiKey = await app.kycKey({ environment: 'test' });
  await importPeople(app, 'treasury', [[501, 'ZARBUNOV, Timofey Lvovich']]);
  erp = new SvcErp({ baseUrl: app.baseUrl });
  kyc = new SvcKyc({ apiKey, baseUrl: app.baseUrl });
});
afterAll(() => app.close());

async function refusal(call: Promise<unknown>): Promise<SvcKycError> {
  try {
    await call;
  } catch (error) {
    if (error instanceof SvcKycError) return error;
    throw error;
  }
  throw new Error('The call was expected to fail');
}

describe('the verification client accepts the calls of the API description', () => {
  test('options of the client, in full and with the key only', async () => {
    const all: SvcKycOptions = {
      apiKey,
      baseUrl: app.baseUrl,
      timeout: 30000,
      maxRetries: 3,
      withCredentials: false,
    };
    const { ok } = await new SvcKyc(all).sessions.list();
    expect(ok).toBe(true);
    expect(new SvcKyc({ apiKey })).toHaveProperty('sessions.create');
  });

  test('sessions: create without options, with features of type string[], get, share, import, delete', async () => {
    const features: string[] = ['id', 'liveness', 'face_match'];
    const bare = await kyc.sessions.create();
    const { ok, session } = await kyc.sessions.create({ features });
    expect([ok, session.features]).toEqual([true, features]);
    const detail = await kyc.sessions.get(session.id);
    expect(detail.session.id).toBe(session.id);
    expect(await kyc.sessions.pending()).toMatchObject({ ok: true });
    await kyc.documents.idVerification({ sessionId: session.id, frontImage: image });
    await kyc.sessions.decision(session.id, { decision: 'declined', reason: 'Other person' });
    const { shareToken } = await kyc.sessions.share(session.id);
    expect((await kyc.sessions.import({ shareToken })).ok).toBe(true);
    await kyc.sessions.delete(bare.session.id);
    expect((await refusal(kyc.sessions.get(bare.session.id))).statusCode).toBe(410);
  });

  test('a list of sessions by one status, by several, and by a status of type string', async () => {
    const status: string = 'not_started';
    const several = ['approved', 'declined'];
    expect(await kyc.sessions.list({ status: 'approved', limit: 10 })).toMatchObject({ ok: true });
    const { sessions, total } = await kyc.sessions.list({ status });
    expect(sessions.map((one) => one.status)).toEqual(Array(total).fill('not_started'));
    expect(
      (await kyc.sessions.list({ status: several })).sessions.map((one) => one.status),
    ).toEqual(['declined']);
    expect((await kyc.sessions.list({ status: ['approved', 'declined'] })).total).toBe(1);
  });

  test('workflows: create, list, get, update and delete with features of type string[]', async () => {
    const features: string[] = ['id'];
    const { workflow } = await kyc.sessions.createWorkflow({ name: 'Plain', features });
    await kyc.sessions.updateWorkflow(workflow.id, { features: [...features, 'liveness'] });
    expect((await kyc.sessions.getWorkflow(workflow.id)).workflow.features).toHaveLength(2);
    expect((await kyc.sessions.listWorkflows()).ok).toBe(true);
    await kyc.sessions.deleteWorkflow(workflow.id);
  });

  test('documents: with files, and databaseValidation by JSON and by a form', async () => {
    const { check } = await kyc.documents.idVerification({ frontImage: image, backImage: image });
    expect(check.status).toBe('approved');
    const number = { idNumber: '00113918205', country: 'do', lastName: 'APPROVE' };
    const { check: byJson } = await kyc.documents.databaseValidation(number);
    const form = new FormData();
    for (const [name, value] of Object.entries(number)) form.set(name, value);
    const send = (body: FormData): Promise<Response> =>
      app.fetch('/v1/documents/database-validation', {
        method: 'POST',
        headers: { 'x-api-key': apiKey },
        body,
      });
    const reply = await send(form);
    const { check: byForm } = (await reply.json()) as { check: typeof byJson };
    expect([reply.status, byForm.status, byForm.idNumber]).toEqual([
      200,
      byJson.status,
      byJson.idNumber,
    ]);
    form.set('colour', 'red');
    const unknown = await send(form);
    expect([
      unknown.status,
      ((await unknown.json()) as ErrorReply).error.details?.[0]?.path,
    ]).toEqual([400, 'body.colour']);
    form.delete('colour');
    form.set('idNumber', new Blob(['1']), 'number.txt');
    expect((await send(form)).status).toBe(400);
  });

  test('biometrics: liveness, face match, age, search and index', async () => {
    await kyc.biometrics.liveness({ image });
    await kyc.biometrics.faceMatch({ userImage: image, refImage: image });
    await kyc.biometrics.ageEstimation({ image });
    await kyc.biometrics.faceIndex({ image, externalId: 'user-1' });
    expect((await kyc.biometrics.faceSearch({ image })).ok).toBe(true);
  });

  test('screening with an entityType of type string', async () => {
    const entityType: string = 'person';
    const { match, score, hits } = await kyc.aml.screen({ fullName: 'Ana Reyes', entityType });
    expect([match, score, hits]).toEqual([false, 0, []]);
    await kyc.aml.screen({ fullName: 'Ana Reyes', entityType: 'person' });
  });

  test('companies: create with company name and country, get, list', async () => {
    const { ok, check } = await kyc.kyb.create({ companyName: 'Approve SRL', country: 'do' });
    expect(ok).toBe(true);
    expect((await kyc.kyb.get(check.id)).check.id).toBe(check.id);
    expect((await kyc.kyb.list()).ok).toBe(true);
  });

  test('webhooks: create with events of type string[], list, test, deliveries, delete', async () => {
    const events: string[] = ['session.completed', 'session.declined', 'session.review'];
    const created = await kyc.webhooks.create({ url: 'http://127.0.0.1:9/in', events });
    expect(created.secret).toMatch(/^whsec_/);
    const { id } = created.webhook;
    expect((await kyc.webhooks.list()).webhooks.map((one) => one.id)).toContain(id);
    await kyc.webhooks.test(id);
    expect((await kyc.webhooks.deliveries(id)).ok).toBe(true);
    await kyc.webhooks.delete(id);
  });

  test('keys: create without options, list, revoke', async () => {
    const { key, apiKey: made } = await kyc.keys.create();
    expect(key).toMatch(/^kyc_/);
    expect((await kyc.keys.list()).keys.map(({ id }) => id)).toContain(made.id);
    await kyc.keys.revoke(made.id);
  });

  test('errors: the error of the reply, and a timeout with status 0', async () => {
    const error = await refusal(kyc.sessions.get('ses_00000000000000000000000000'));
    expect(error.statusCode).toBe(404);
    expect(error.response?.error).toMatchObject({ code: 'not_found' });
    expect(error.response?.error?.message).toBe(error.message);
    const late = new SvcKyc({
      apiKey,
      baseUrl: app.baseUrl,
      timeout: 1,
      maxRetries: 0,
      fetch: (_url, { signal }) =>
        new Promise((_resolve, reject) => {
          signal?.addEventListener('abort', () => reject(new Error('aborted')));
        }),
    });
    const timeout = await refusal(late.sessions.list());
    expect(timeout).toBeInstanceOf(SvcKycTimeoutError);
    expect(timeout.statusCode).toBe(0);
    expect(timeout.response?.error).toBeUndefined();
  });

  test('unknown values are refused by the server, with their place', async () => {
    const list: string[] = ['telepathy'];
    const refused = await Promise.all(
      [
        kyc.sessions.create({ features: list }),
        kyc.sessions.list({ status: list }),
        kyc.sessions.createWorkflow({ name: 'Odd', features: list }),
        kyc.webhooks.create({ url: 'http://127.0.0.1:9/in', events: list }),
        kyc.aml.screen({ fullName: 'Ana Reyes', entityType: 'ghost' }),
      ].map(refusal),
    );
    expect(refused.map((one) => [one.statusCode, one.details[0]?.path])).toEqual([
      [400, 'body.features.0'],
      [400, 'query.status.0'],
      [400, 'body.features.0'],
      [400, 'body.events.0'],
      [400, 'body.entityType'],
    ]);
  });
});

describe('the business client accepts the calls of the API description', () => {
  test('login, list of products, invoice, explicit refresh, error, logout', async () => {
    const { data } = await erp.auth.login({ email: app.email('admin'), password });
    expect([data.user.email, data.expiresIn]).toEqual([app.email('admin'), 3600]);
    expect((await erp.auth.me()).data.email).toBe(data.user.email);
    const page = await erp.products.list({
      page: 1,
      pageSize: 20,
      search: 'nothing',
      sortBy: 'name',
      sortDir: 'asc',
      dateFrom: '2026-01-01',
      dateTo: '2026-01-31',
    });
    expect([page.ok, page.data, page.totalCount]).toEqual([true, [], 0]);
    const { data: product } = await erp.products.create({ code: 'D-1', name: 'Bolt', price: 2.5 });
    const { data: customer } = await erp.customers.create({ name: 'Ana Reyes' });
    await erp.inventory.adjust({
      warehouseId: app.warehouseId,
      reason: 'count',
      lines: [{ productId: product.id, countedQuantity: 10, unitCost: 1 }],
    });
    const { data: invoice } = await erp.invoices.create({
      customerId: customer.id,
      paymentTerms: 'CONTADO',
      currencyCode: 'DOP',
      lines: [{ productId: product.id, quantity: 2, unitPrice: 2.5 }],
      notes: 'By hand',
    });
    expect(invoice.grandTotal).toBe(invoice.total + invoice.taxTotal);
    const error = await erp.products.get(987654).catch((reason: unknown) => reason);
    if (!(error instanceof SvcErpError)) throw new Error('The call was expected to fail');
    expect([error.statusCode, error.response?.ok, error.response?.message]).toEqual([
      404,
      false,
      error.message,
    ]);
    await erp.auth.logout();
  });
});
