import { Client } from '@modelcontextprotocol/sdk/client/index.js';
import { StreamableHTTPClientTransport } from '@modelcontextprotocol/sdk/client/streamableHttp.js';
import type { Transport } from '@modelcontextprotocol/sdk/shared/transport.js';
import { tools as erpTools } from '../../sdk/erp/generated/tools.js';
import { tools as kycTools } from '../../sdk/kyc/generated/tools.js';
import { startTestApp, type TestApp } from '../support/app.js';
import { afterAll, afterEach, beforeAll, describe, expect, test } from '../support/jest.js';
import { callOperation, callTool } from './mcp-client.js';

type Headers = Readonly<Record<string, string>>;

let app: TestApp;
let key: string;
let kycKey: string;
let client: Client | undefined;

beforeAll(async () => {
  app = await startTestApp();
  const permissions = [
    'products:read',
    'products:write',
    'exports:run',
    'customers:write',
    'audit:read',
  ] as const;
  const made = await app
    .as('admin')
    .apiKeys.create({ name: 'assistant', permissions: [...permissions] });
  key = made.data.value;
  kycKey = await app.kycKey({ environment: 'test' });
});
afterEach(async () => {
  await client?.close();
  client = undefined;
});
afterAll(() => app.close());

async function connect(headers: Headers, query = ''): Promise<Client> {
  client = new Client({ name: 'tests', version: '1' });
  const transport = new StreamableHTTPClientTransport(new URL(`/mcp${query}`, app.baseUrl), {
    requestInit: { headers },
  });
  await client.connect(transport as Transport);
  return client;
}

const ask = (operation: string, args: Readonly<Record<string, unknown>> = {}) =>
  callOperation(client, operation, args);

const post = (headers: Headers, body: string): Promise<Response> =>
  app.fetch('/mcp', {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      accept: 'application/json, text/event-stream',
      ...headers,
    },
    body,
  });
const listing = JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'tools/list' });

describe('the tools of a server', () => {
  test('are at most three, and their definitions have at most 8,000 bytes', async () => {
    await connect({ 'x-api-key': key }, '?write=true');
    const { tools } = (await client?.listTools()) ?? { tools: [] };
    expect(tools.map(({ name }) => name)).toEqual(['search', 'describe', 'call']);
    const bytes = Buffer.byteLength(await (await post({ 'x-api-key': key }, listing)).text());
    expect(bytes).toBeLessThanOrEqual(8_000);
    expect(Buffer.byteLength(JSON.stringify(tools))).toBeLessThanOrEqual(8_000);
  });

  test('find, describe and call an operation', async () => {
    const { data } = await app.as('admin').products.create({ code: 'H-1', name: 'Bolt', price: 2 });
    await connect({ 'x-api-key': key });
    const found = await callTool(client, 'search', { words: 'show a product', limit: 5 });
    expect(found.json).toContainEqual({
      operation: 'getProduct',
      http: 'GET /api/products/{id}',
      summary: 'Get a product',
      writes: false,
    });
    const described = await callTool(client, 'describe', { operation: 'getProduct' });
    expect(described.json).toMatchObject({
      operation: 'getProduct',
      permission: 'products:read',
      writes: false,
      arguments: { type: 'object', required: ['id'], properties: { id: { type: 'integer' } } },
      reply: expect.stringContaining('price: number'),
    });
    const read = await ask('getProduct', { id: data.id, fields: ['code'] });
    expect(read).toMatchObject({ isError: false, json: { data: { code: 'H-1' } } });
  });

  test('are those of the API of the key, and of both APIs for a user', async () => {
    const operationOf = async (operation: string) =>
      (await callTool(client, 'describe', { operation })).json;
    await connect({ 'x-api-key': key });
    expect(await operationOf('listSessions')).toMatchObject({ code: 'unknown_operation' });
    await client?.close();
    await connect({ authorization: `Bearer ${kycKey}` });
    expect(await operationOf('listProducts')).toMatchObject({ code: 'unknown_operation' });
    expect(await ask('listSessions')).toMatchObject({ isError: false, json: { sessions: [] } });
    await client?.close();
    await connect({ authorization: `Bearer ${app.tokenOf('admin')}` });
    expect(await ask('listProducts')).toMatchObject({ isError: false });
    expect(await ask('listSessions')).toMatchObject({ isError: false });
  });

  test('keep every description bounded', async () => {
    await connect({ authorization: `Bearer ${app.tokenOf('admin')}` });
    for (const { name: operation } of [...erpTools, ...kycTools]) {
      const { content, isError } = await callTool(client, 'describe', { operation });
      expect([operation, isError]).toEqual([operation, false]);
      expect(JSON.stringify(content).length).toBeLessThan(20_000);
    }
  });
});

describe('a call over HTTP', () => {
  const washer = { code: 'W-1', name: 'Washer', price: 0.1 };

  test('is refused if it writes and the address has no write=true', async () => {
    await connect({ 'x-api-key': key });
    expect((await client?.listTools())?.tools.at(-1)?.annotations?.readOnlyHint).toBe(true);
    const refused = await ask('createProduct', washer);
    expect(refused).toMatchObject({
      isError: true,
      json: { code: 'writes_not_allowed', message: expect.stringContaining('/mcp?write=true') },
    });
    expect((await app.as('admin').products.list({ search: 'W-1' })).totalCount).toBe(0);
  });

  test('writes once for one idempotency key, and the audit log names the key', async () => {
    await connect({ 'x-api-key': key }, '?write=true');
    expect((await client?.listTools())?.tools.at(-1)?.annotations).toMatchObject({
      readOnlyHint: false,
      destructiveHint: true,
    });
    const args = { ...washer, idempotencyKey: 'washer-1' };
    const first = await ask('createProduct', args);
    const second = await ask('createProduct', args);
    expect(first.isError).toBe(false);
    expect(second.json).toEqual(first.json);
    expect((await app.as('admin').products.list({ search: 'W-1' })).totalCount).toBe(1);
    const { data } = await app.as('admin').audit.list({ pageSize: 1 });
    expect(data[0]).toMatchObject({
      action: 'createProduct',
      actorType: 'api_key',
      actorName: 'assistant',
      ip: '127.0.0.1',
    });
  });

  test('answers the error envelope of the API', async () => {
    await connect({ 'x-api-key': key }, '?write=true');
    expect(await ask('getProduct', { id: 999_999 })).toMatchObject({
      isError: true,
      json: { ok: false, statusCode: 404, code: 'not_found', requestId: expect.any(String) },
    });
    expect(await ask('createVendor', { name: 'Vendor' })).toMatchObject({
      isError: true,
      json: { ok: false, statusCode: 403 },
    });
    expect(await ask('createProduct', { ...washer, code: 'W-2', price: -1 })).toMatchObject({
      isError: true,
      json: { statusCode: 400, details: [{ path: 'body.price' }] },
    });
    expect(await ask('getProduct', { id: 1, nmae: 'x' })).toMatchObject({
      isError: true,
      json: { code: 'invalid_arguments' },
    });
  });

  test('does not find the record of another company', async () => {
    const { data } = await app
      .as('stranger')
      .products.create({ code: 'S-1', name: 'Foreign', price: 1 });
    await connect({ 'x-api-key': key });
    expect(await ask('getProduct', { id: data.id })).toMatchObject({
      isError: true,
      json: { statusCode: 404, code: 'not_found' },
    });
  });

  test('cuts a long list, and the note leads to every record', async () => {
    for (const half of ['A', 'B']) {
      const operations = Array.from({ length: 50 }, (_, at) => ({
        method: 'POST' as const,
        path: '/api/products',
        body: { code: `L-${half}${at}`, name: `Long ${'x'.repeat(180)}`, price: 1 },
      }));
      await app.as('admin').batch.run({ operations });
    }
    await connect({ 'x-api-key': key });
    const codes: string[] = [];
    const notes: string[] = [];
    let next: string | undefined = '{"search":"L-","pageSize":100}';
    while (next !== undefined) {
      const args = { search: 'L-', ...(JSON.parse(next) as object) };
      const { json, note = '' } = await ask('listProducts', args);
      expect(JSON.stringify(json).length).toBeLessThanOrEqual(24_000);
      codes.push(...(json as { data: { code: string }[] }).data.map(({ code }) => code));
      notes.push(note);
      next = /\{.*\}/.exec(note)?.[0];
    }
    expect(notes[0]).toContain('because the reply is long');
    expect([codes.length, new Set(codes).size]).toEqual([100, 100]);
  });

  test('returns a file, and the beginning of a long one', async () => {
    await connect({ 'x-api-key': key });
    const { content, note } = await ask('listProducts', { format: 'csv' });
    const [{ resource }] = content as [{ resource: { mimeType: string; text: string } }];
    expect(resource.mimeType).toMatch('text/csv');
    expect(resource.text.length).toBeLessThanOrEqual(24_000);
    expect(note).toContain('beginning of the file');
  });

  test('sends the content of a file, and reads none by its path', async () => {
    await connect({ authorization: `Bearer ${app.tokenOf('admin')}` }, '?write=true');
    const text = 'code,name,price\nC-1,Clip,3\n';
    const imported = await ask('importRecords', { kind: 'products', file: { text } });
    expect(imported).toMatchObject({ isError: false });
    expect((await app.as('admin').products.list({ search: 'C-1' })).totalCount).toBe(1);
    const byPath = await ask('importRecords', {
      kind: 'products',
      file: { path: '/etc/hostname' },
    });
    expect(byPath).toMatchObject({ isError: true, json: { code: 'file_refused' } });
  });
});

describe('/mcp', () => {
  test.each<[string, Headers, string]>([
    ['without a key', {}, 'not_authenticated'],
    ['with a wrong key', { 'x-api-key': `nk_live_1_${'A'.repeat(43)}` }, 'not_authenticated'],
    ['with a wrong token', { authorization: 'Bearer nonsense' }, 'not_authenticated'],
    ['with a wrong verification key', { 'x-api-key': 'kyc_test_x' }, 'not_authenticated'],
  ])('answers 401 %s, in the error envelope', async (_case, headers, code) => {
    const reply = await post(headers, listing);
    expect(reply.status).toBe(401);
    expect(reply.headers.get('www-authenticate')).toContain('Bearer');
    expect(await reply.json()).toMatchObject({ ok: false, code, requestId: expect.any(String) });
    await expect(connect(headers)).rejects.toThrow();
  });

  test('refuses other methods, types, batches and bodies over 1 MB', async () => {
    const headers = { 'x-api-key': key };
    const got = await app.fetch('/mcp', { headers });
    expect([got.status, got.headers.get('allow')]).toEqual([405, 'POST']);
    expect((await post({ ...headers, 'content-type': 'text/plain' }, listing)).status).toBe(415);
    expect((await post(headers, '{')).status).toBe(400);
    expect((await post(headers, `[${listing}]`)).status).toBe(400);
    expect((await post(headers, JSON.stringify({ x: 'x'.repeat(1_100_000) }))).status).toBe(413);
  });
});
