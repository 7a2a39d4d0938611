import type { ServerResponse } from 'node:http';
import { inspect } from 'node:util';
import { SvcErp } from '../../sdk/erp/index.js';
import { type ErrorCode, SvcKyc, SvcKycError } from '../../sdk/kyc/index.js';
import { startTestApp, type TestApp } from '../support/app.js';
import { afterAll, afterEach, beforeAll, describe, expect, test } from '../support/jest.js';
import { fail, type ReceivedRequest, serve, type TestServer } from './support.js';

let app: TestApp;
let erpKey: string;
let kycKey: string;
const servers: TestServer[] = [];

beforeAll(async () => {
  app = await startTestApp();
  const input = { name: 'shop', permissions: ['products:read', 'products:write'] };
  erpKey = (await app.as('admin').apiKeys.create(input)).data.value;
  kycKey = await app.kycKey({ environment: 'test' });
});
afterEach(async () => {
  await Promise.all(servers.splice(0).map((server) => server.close()));
});
afterAll(() => app.close());

/** Forwards a request unchanged, and returns the reply of the API. */
async function forward(
  { method, url, headers, body }: ReceivedRequest,
  response: ServerResponse | undefined,
) {
  const { host: _, connection: __, 'content-length': ___, ...rest } = headers;
  const sent = Object.fromEntries(
    Object.entries(rest).map(([name, value]): [string, string] => [name, String(value)]),
  );
  const reply = await app.fetch(url, { method, headers: sent, body: new Uint8Array(body) });
  const text = await reply.text();
  response?.writeHead(reply.status, { 'content-type': 'application/json' }).end(text);
  return reply.status;
}

/** Starts a proxy for the API. The first two requests take effect, but their replies are lost. */
async function lossy(lose: (response: ServerResponse) => void): Promise<TestServer> {
  const server = await serve(async (request, response, nth) => {
    if (nth > 2) await forward(request, response);
    else {
      expect(await forward(request, undefined)).toBeLessThan(300);
      lose(response);
    }
  });
  servers.push(server);
  return server;
}

const losses: readonly (readonly [string, (response: ServerResponse) => void])[] = [
  ['replaced by 503', (response) => fail(response, 503, 'service_unavailable')],
  ['lost with the connection', (response) => response.destroy()],
];

describe.each(losses)('a write whose first two replies are %s', (how, lose) => {
  test('creates one product', async () => {
    const server = await lossy(lose);
    const erp = new SvcErp({ baseUrl: server.baseUrl, apiKey: erpKey, random: () => 0 });
    const code = `ONCE-${how.length}`;
    const { data } = await erp.products.create({ code, name: 'Bolt', price: 1 });
    expect(server.requests).toHaveLength(3);
    const found = await app.as('admin').products.list({ search: code });
    expect(found.data.map(({ id }) => id)).toEqual([data.id]);
  });

  test('makes one check', async () => {
    const server = await lossy(lose);
    const direct = app.kycClient({ apiKey: kycKey });
    const { session } = await direct.sessions.create();
    const kyc = new SvcKyc({ baseUrl: server.baseUrl, apiKey: kycKey, random: () => 0 });
    const bytes = Buffer.from('ffd8ffe000104a46494600010100', 'hex');
    const { check } = await kyc.documents.idVerification({
      sessionId: session.id,
      frontImage: { data: bytes, filename: 'approve.jpg' },
    });
    expect(server.requests).toHaveLength(3);
    const [first, ...others] = server.requests.map(({ body }) => body.toString('latin1'));
    expect(others).toEqual([first, first]);
    const { session: seen } = await direct.sessions.get(session.id);
    expect(seen.checks.map(({ id }) => id)).toEqual([check.id]);
  });
});

describe('a list that grows during the iteration', () => {
  test('of products returns each initial record once', async () => {
    const { products } = app.as('admin');
    const make = (name: string) => products.create({ code: `GROW-${name}`, name, price: 1 });
    const codes = ['a', 'b', 'c', 'd', 'e'].map((name) => `GROW-${name}`);
    for (const name of ['a', 'b', 'c', 'd', 'e']) await make(name);
    const seen: string[] = [];
    for await (const { code } of products.list({ search: 'GROW-', pageSize: 2 })) {
      seen.push(code);
      if (seen.length < 5) await make(`new-${seen.length}`);
    }
    expect(seen.filter((code) => codes.includes(code)).sort()).toEqual(codes);
    expect(new Set(seen).size).toBe(seen.length);
  });

  test('of sessions returns each initial record once', async () => {
    const { sessions } = app.kycClient({ apiKey: await app.kycKey() });
    const make = async () => (await sessions.create({ externalId: 'growing' })).session.id;
    const ids = [await make(), await make(), await make(), await make(), await make()];
    const seen: string[] = [];
    for await (const { id } of sessions.list({ externalId: 'growing', limit: 2 })) {
      seen.push(id);
      if (seen.length < 5) await make();
    }
    expect(seen.filter((id) => ids.includes(id)).sort()).toEqual([...ids].sort());
    expect(new Set(seen).size).toBe(seen.length);
  });
});

describe('a printed error', () => {
  test('shows status, code and request id, but no key', async () => {
    const erp = app.client({ apiKey: erpKey });
    const error: unknown = await erp.products.get(999_999).catch((thrown: unknown) => thrown);
    const { requestId } = error as { readonly requestId: string };
    const printed = inspect(error);
    expect(printed).toMatch(/^SvcErpError: .*999999/);
    expect(printed).toContain('statusCode: 404');
    expect(printed).toContain("code: 'not_found'");
    expect(printed).toContain(`requestId: '${requestId}'`);
    expect(printed).not.toContain(erpKey);
  });

  test('of the other client has other codes', async () => {
    const kyc = app.kycClient({ apiKey: kycKey });
    const missing = `ses_${'0'.repeat(26)}`;
    const error: unknown = await kyc.sessions.get(missing).catch((thrown: unknown) => thrown);
    if (!(error instanceof SvcKycError)) throw error;
    const expected: ErrorCode = 'not_found';
    expect(error.code === expected).toBe(true);
    // @ts-expect-error A code of the ERP API only.
    expect(error.code === 'insufficient_stock').toBe(false);
    expect(inspect(error)).toMatch(/statusCode: 404/);
  });
});
