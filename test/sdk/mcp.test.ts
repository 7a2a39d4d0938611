import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Client } from '@modelcontextprotocol/sdk/client/index.js';
import { startTestApp, type TestApp } from '../support/app.js';
import { afterAll, afterEach, beforeAll, describe, expect, test } from '../support/jest.js';
import { addCustomer, stocked } from '../support/sales.js';
import { connect, type Env, run } from './mcp-bin.js';
import { callOperation } from './mcp-client.js';
import { gate, serve } from './support.js';

const folder = mkdtempSync(join(tmpdir(), 'notaria-mcp-'));
const permissions = ['products:read', 'products:write', 'invoices:read', 'exports:run'] as const;

let app: TestApp;
let erpEnv: Env;
let kycEnv: Env;
let client: Client | undefined;

beforeAll(async () => {
  app = await startTestApp();
  const admin = app.as('admin');
  const input = { name: 'assistant', permissions: [...permissions] };
  const { value } = (await admin.apiKeys.create(input)).data;
  erpEnv = { NOTARIA_URL: app.baseUrl, NOTARIA_API_KEY: value ?? '' };
  const kycKey = await app.kycKey({ environment: 'test' });
  kycEnv = { NOTARIA_URL: app.baseUrl, NOTARIA_API_KEY: kycKey };
  // For keys of the environment `test`, file names select the results.
  const picture = Buffer.from('ffd8ffe000104a46494600010100', 'hex');
  writeFileSync(join(folder, 'approve.jpg'), picture);
});
afterEach(async () => {
  await client?.close();
  client = undefined;
});
afterAll(async () => {
  rmSync(folder, { recursive: true });
  await app.close();
});

const ask = (operation: string, args: Readonly<Record<string, unknown>> = {}) =>
  callOperation(client, operation, args);

/** The first messages of a client. */
const hello: readonly string[] = [
  JSON.stringify({
    jsonrpc: '2.0',
    id: 1,
    method: 'initialize',
    params: {
      protocolVersion: '2025-06-18',
      capabilities: {},
      clientInfo: { name: 'tests', version: '1' },
    },
  }),
  '{"jsonrpc":"2.0","method":"notifications/initialized"}',
];

describe('notaria-erp-mcp', () => {
  test('reads without options, and refuses to write', async () => {
    client = await connect('erp', erpEnv);
    expect(client.getServerVersion()).toMatchObject({ name: 'notaria-erp-mcp' });
    const { tools } = await client.listTools();
    expect(tools.map(({ name }) => name)).toEqual(['search', 'describe', 'call']);
    expect(tools.every(({ annotations }) => annotations?.readOnlyHint)).toBe(true);
    const { data } = await app.as('admin').products.create({ code: 'R-1', name: 'Bolt', price: 2 });
    const found = await ask('getProduct', { id: data.id, fields: ['code', 'price'] });
    expect(found).toMatchObject({ isError: false, json: { data: { code: 'R-1', price: 2 } } });
    const listed = await ask('listProducts', { search: 'R-1', fields: ['name'] });
    expect(listed.json).toMatchObject({ data: [{ name: 'Bolt' }], totalCount: 1 });

    const refused = await ask('createProduct', { code: 'R-2', name: 'Nut', price: 1 });
    expect(refused).toMatchObject({
      isError: true,
      json: {
        code: 'writes_not_allowed',
        message: expect.stringContaining('--allow products:write'),
      },
    });
    expect(await ask('createProdukt')).toMatchObject({
      isError: true,
      json: { code: 'unknown_operation', message: expect.stringContaining('createProduct') },
    });
    const { totalCount } = await app.as('admin').products.list({ search: 'R-2' });
    expect(totalCount).toBe(0);
  });

  test('writes within its permissions, once for one idempotency key', async () => {
    client = await connect('erp', erpEnv, '--allow', 'products:write,invoices:void');
    const { tools } = await client.listTools();
    expect(tools.find(({ name }) => name === 'call')?.annotations).toMatchObject({
      readOnlyHint: false,
      destructiveHint: true,
    });
    expect((await ask('createInvoice')).json).toMatchObject({
      code: 'writes_not_allowed',
      message: expect.stringContaining('--allow invoices:create'),
    });
    const washer = { code: 'W-1', name: 'Washer', price: 0.1, idempotencyKey: 'washer-1' };
    const first = await ask('createProduct', washer);
    const second = await ask('createProduct', washer);
    expect(first.isError).toBe(false);
    expect(second.json).toEqual(first.json);
    const { totalCount } = await app.as('admin').products.list({ search: 'W-1' });
    expect(totalCount).toBe(1);
  });

  test('with all writes allowed stays within the permissions of the key', async () => {
    client = await connect('erp', erpEnv, '--allow-writes');
    expect((await ask('login')).json).toMatchObject({ code: 'unknown_operation' });
    const refused = await ask('createVendor', { name: 'Vendor' });
    expect(refused).toMatchObject({ isError: true, json: { statusCode: 403 } });
  });

  test('returns the error of the API, and continues', async () => {
    client = await connect('erp', erpEnv);
    expect(await ask('getProduct', { id: 999_999 })).toMatchObject({
      isError: true,
      json: {
        code: 'not_found',
        statusCode: 404,
        message: expect.any(String),
        requestId: expect.any(String),
      },
    });
    const wrong = await ask('listProducts', { pageSize: 1000 });
    expect(wrong).toMatchObject({
      isError: true,
      json: { code: 'page_size_out_of_range', details: [{ path: 'query.pageSize' }] },
    });
    const unknown = await ask('getProduct', { id: 1, nmae: 'x' });
    expect(unknown).toMatchObject({ isError: true, json: { code: 'invalid_arguments' } });
    expect(await ask('getProduct', { id: '..' })).toMatchObject({
      isError: true,
      json: { code: 'invalid_arguments' },
    });
    expect(await ask('listProducts')).toMatchObject({ isError: false });
  });

  test('returns a file as an embedded resource', async () => {
    const customerId = await addCustomer(app);
    const { id: productId } = await stocked(app);
    const lines = [{ productId, quantity: 1 }];
    const { data } = await app.as('admin').invoices.create({ customerId, lines });
    client = await connect('erp', erpEnv);
    const { content } = await ask('downloadInvoicePdf', { id: data.id });
    const [{ type, resource } = { type: '', resource: {} }] = content as {
      readonly type: string;
      readonly resource: Readonly<Record<string, string>>;
    }[];
    expect(type).toBe('resource');
    expect(resource).toMatchObject({ mimeType: expect.stringMatching('^application/pdf') });
    expect(resource['uri']).toMatch(/^notaria:\/\/\/downloadInvoicePdf\/.+\.pdf$/);
    expect(Buffer.from(resource['blob'] ?? '', 'base64').toString('latin1')).toMatch(/^%PDF-/);

    const csv = await ask('listProducts', { format: 'csv' });
    expect(csv.content).toEqual([
      {
        type: 'resource',
        resource: expect.objectContaining({ text: expect.stringContaining(',') }),
      },
    ]);
  });

  test('aborts the request of a cancelled call', async () => {
    const arrived = gate();
    const gone = gate();
    const server = await serve((request, response) => {
      if (request.url !== '/api/products/1') return response.end('{"ok":true}');
      response.on('close', gone.open);
      return arrived.open();
    });
    try {
      client = await connect('erp', { NOTARIA_URL: server.baseUrl, NOTARIA_API_KEY: 'k' });
      const controller = new AbortController();
      const call = client.callTool(
        { name: 'call', arguments: { operation: 'getProduct', arguments: { id: 1 } } },
        undefined,
        { signal: controller.signal },
      );
      await arrived.opened;
      controller.abort('enough');
      await expect(call).rejects.toThrow('enough');
      await gone.opened;
      expect(await ask('getProduct', { id: 2 })).toMatchObject({ json: { ok: true } });
      expect(server.requests).toHaveLength(2);
    } finally {
      await server.close();
    }
  });

  test('reports a connection failure without the key', async () => {
    client = await connect('erp', { ...erpEnv, NOTARIA_URL: 'http://127.0.0.1:9' });
    const answer = await ask('getMe');
    expect(answer).toMatchObject({ isError: true, json: { code: 'connection_failed' } });
    expect(JSON.stringify(answer)).not.toContain(erpEnv['NOTARIA_API_KEY']);
  });

  test('writes only protocol messages, answers pending calls, and exits at the end of input', async () => {
    const call = { name: 'call', arguments: { operation: 'listProducts' } };
    const ended = await run(
      'erp',
      erpEnv,
      [],
      [
        'GET / HTTP/1.1',
        '7',
        ...hello,
        '{"jsonrpc":"2.0","id":2,"method":"resources/list"}',
        '{"jsonrpc":"2.0","id":"p","method":"ping"}',
        JSON.stringify({ jsonrpc: '2.0', id: 3, method: 'tools/call', params: call }),
      ],
    );
    expect(ended.code).toBe(0);
    const replies = ended.stdout
      .split('\n')
      .filter(Boolean)
      .map((line) => JSON.parse(line) as { readonly id: unknown });
    const replyTo = (id: unknown) => replies.find((reply) => reply.id === id);
    expect(replies).toHaveLength(4);
    expect(replyTo(1)).toMatchObject({ result: { serverInfo: { name: 'notaria-erp-mcp' } } });
    expect(replyTo(2)).toMatchObject({ error: { code: -32601 } });
    expect(replyTo('p')).toMatchObject({ result: {} });
    expect(replyTo(3)).toMatchObject({ result: { content: [expect.anything()] } });
    expect(ended.stderr).not.toContain(erpEnv['NOTARIA_API_KEY']);
  });
});

test('an MCP program ends soon after its input, even if a call has no reply', async () => {
  const arrived = gate();
  const server = await serve(() => arrived.open());
  try {
    const call = { name: 'call', arguments: { operation: 'getMe' } };
    const line = JSON.stringify({ jsonrpc: '2.0', id: 2, method: 'tools/call', params: call });
    const env = { NOTARIA_URL: server.baseUrl, NOTARIA_API_KEY: 'k' };
    expect((await run('erp', env, [], [...hello, line])).code).toBe(0);
    await arrived.opened;
  } finally {
    await server.close();
  }
});

describe('notaria-kyc-mcp', () => {
  test('sends files of the given folders, and no others', async () => {
    client = await connect('kyc', kycEnv, '--allow', 'documents:check', '--files', folder);
    const frontImage = { path: join(folder, 'approve.jpg') };
    const checked = await ask('verifyIdDocument', { frontImage });
    expect(checked).toMatchObject({ isError: false, json: { check: { status: 'approved' } } });
    const outside = await ask('verifyIdDocument', { frontImage: { path: '/etc/hostname' } });
    expect(outside).toMatchObject({ isError: true, json: { code: 'file_refused' } });
  });

  test('sends no file without a folder, and offers only the allowed tools', async () => {
    client = await connect('kyc', kycEnv, '--allow', 'documents:check,sessions:write');
    const frontImage = { path: join(folder, 'approve.jpg') };
    const refused = await ask('verifyIdDocument', { frontImage });
    expect(refused).toMatchObject({ isError: true, json: { code: 'file_refused' } });
    expect((await ask('createKey')).json).toMatchObject({ code: 'writes_not_allowed' });
    const made = await ask('createSession', { externalId: 'by-an-assistant' });
    expect(made).toMatchObject({ isError: false, json: { session: { status: 'not_started' } } });
  });
});

describe('an MCP program', () => {
  const env = { NOTARIA_URL: 'http://127.0.0.1:9', NOTARIA_API_KEY: 'kept-to-itself' };

  test.each<[string, Env, readonly string[], string]>([
    ['without an address', { NOTARIA_API_KEY: 'kept-to-itself' }, [], 'NOTARIA_URL is not set'],
    ['without a key', { NOTARIA_URL: 'http://127.0.0.1:9' }, [], 'NOTARIA_API_KEY is not set'],
    ['with an invalid address', { ...env, NOTARIA_URL: 'erp' }, [], 'NOTARIA_URL must start'],
    ['with an unknown option', env, ['--write'], '--write'],
    ['with an unknown permission', env, ['--allow', 'products:eat'], '"products:eat"'],
    ['with the permission of a batch', env, ['--allow', 'authenticated'], '"authenticated"'],
    ['with a missing folder', env, ['--files', '/no/such/folder'], 'is not a folder'],
  ])('%s prints the fault and exits with 2', async (_case, given, args, message) => {
    const { code, stdout, stderr } = await run('erp', given, args);
    expect({ code, stdout }).toEqual({ code: 2, stdout: '' });
    expect(stderr).toContain(message);
    expect(stderr.split('\n')).toHaveLength(2);
    expect(stderr).not.toContain('kept-to-itself');
  });

  test.each(['erp', 'kyc'] as const)('of %s prints its help', async (name) => {
    const { code, stdout } = await run(name, {}, ['--help']);
    expect(code).toBe(0);
    expect(stdout).toContain(`notaria-${name}-mcp`);
    expect(stdout).toContain('--allow-writes');
  });
});
