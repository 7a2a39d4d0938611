import { linesOf } from '../../sdk/mcp/protocol/lines.js';
import { createServer, type ServerParts } from '../../sdk/mcp/protocol/server.js';
import type { Tool } from '../../sdk/mcp/tools.js';
import { describe, expect, test } from '../support/jest.js';
import { gate } from './support.js';

const tool: Tool = {
  name: 'getThing',
  group: 'things',
  method: 'get',
  permission: 'things:read',
  title: 'Get a thing',
  description: 'Get a thing.',
  inputSchema: { type: 'object', properties: {}, additionalProperties: false },
  annotations: { readOnlyHint: true, destructiveHint: false, idempotentHint: true },
};

function start(call: ServerParts['call'] = () => Promise.resolve({ content: [] })) {
  const sent: unknown[] = [];
  const reported: unknown[] = [];
  const server = createServer({
    info: { name: 'things', title: 'Things', version: '1.0.0' },
    instructions: 'Ask for things.',
    tools: [tool],
    refusal: (name) => `There is no tool ${name}`,
    call,
    send: (line) => sent.push(JSON.parse(line)),
    report: (error) => reported.push(error),
  });
  /** Sends one line and returns its reply. */
  const ask = async (message: unknown): Promise<unknown> => {
    const before = sent.length;
    await server.receive(typeof message === 'string' ? message : JSON.stringify(message));
    expect(sent.length - before).toBeLessThanOrEqual(1);
    return sent[before];
  };
  return { server, ask, sent, reported };
}

const request = (id: unknown, method: string, params?: unknown) => ({
  jsonrpc: '2.0',
  id,
  method,
  ...(params !== undefined && { params }),
});
const hello = (protocolVersion: unknown) => request(1, 'initialize', { protocolVersion });
const failed = (id: unknown, code: number) => ({
  jsonrpc: '2.0',
  id,
  error: { code, message: expect.any(String) },
});

describe('initialize', () => {
  test.each([
    ['2025-06-18', '2025-06-18'],
    ['2025-03-26', '2025-03-26'],
    ['2024-11-05', '2024-11-05'],
    ['2099-01-01', '2025-06-18'],
  ])('with version %s answers %s', async (asked, answered) => {
    const { ask } = start();
    expect(await ask(hello(asked))).toEqual({
      jsonrpc: '2.0',
      id: 1,
      result: {
        protocolVersion: answered,
        capabilities: { tools: {} },
        serverInfo: { name: 'things', title: 'Things', version: '1.0.0' },
        instructions: 'Ask for things.',
      },
    });
    expect(await ask({ jsonrpc: '2.0', method: 'notifications/initialized' })).toBeUndefined();
  });

  test('without a version is refused', async () => {
    const { ask } = start();
    expect(await ask(hello(7))).toEqual(failed(1, -32602));
    expect(await ask(request(1, 'initialize'))).toEqual(failed(1, -32602));
  });
});

describe('a line of input', () => {
  test.each([
    ['not JSON', '{"jsonrpc":', null, -32700],
    ['not an object', '7', null, -32600],
    ['null', 'null', null, -32600],
    ['of another protocol', '{"id":1,"method":"ping"}', 1, -32600],
    ['without a method', '{"jsonrpc":"2.0","id":"a"}', 'a', -32600],
    ['with a method that is not text', '{"jsonrpc":"2.0","id":1,"method":2}', 1, -32600],
    ['with an id that is null', '{"jsonrpc":"2.0","id":null,"method":"ping"}', null, -32600],
    ['with an id that is an object', '{"jsonrpc":"2.0","id":{},"method":"ping"}', null, -32600],
    ['with an unknown method', '{"jsonrpc":"2.0","id":1,"method":"tools/eat"}', 1, -32601],
    [
      'with params that are a list',
      '{"jsonrpc":"2.0","id":1,"method":"ping","params":[]}',
      1,
      -32602,
    ],
  ])('gets an error, and the next line is answered: %s', async (_case, line, id, code) => {
    const { ask } = start();
    expect(await ask(line)).toEqual(failed(id, code));
    expect(await ask(request(0, 'ping'))).toEqual({ jsonrpc: '2.0', id: 0, result: {} });
  });

  test.each([
    ['an unknown notification', { jsonrpc: '2.0', method: 'notifications/else', params: {} }],
    ['a cancellation without a request', { jsonrpc: '2.0', method: 'notifications/cancelled' }],
    ['a reply without a request', { jsonrpc: '2.0', id: 9, result: {} }],
  ])('with %s gets no reply', async (_case, message) => {
    expect(await start().ask(message)).toBeUndefined();
  });

  test('may hold a batch only in the version that allows it', async () => {
    const { ask } = start();
    const batch = [request(1, 'ping'), { jsonrpc: '2.0', method: 'notifications/else' }, 7];
    expect(await ask(batch)).toEqual(failed(null, -32600));
    await ask(hello('2025-03-26'));
    expect(await ask(batch)).toEqual([{ jsonrpc: '2.0', id: 1, result: {} }, failed(null, -32600)]);
    expect(await ask([{ jsonrpc: '2.0', method: 'notifications/else' }])).toBeUndefined();
    expect(await ask([])).toEqual(failed(null, -32600));
  });
});

describe('tools', () => {
  test('are listed on one page', async () => {
    const { ask } = start();
    const { group: _, method: __, permission: ___, ...shown } = tool;
    expect(await ask(request(1, 'tools/list'))).toMatchObject({ result: { tools: [shown] } });
    expect(await ask(request(1, 'tools/list', { cursor: 'x' }))).toEqual(failed(1, -32602));
  });

  test('that do not exist, or get no object, are refused', async () => {
    const { ask } = start();
    expect(await ask(request(1, 'tools/call', { name: 'eat' }))).toEqual(failed(1, -32602));
    expect(await ask(request(1, 'tools/call'))).toEqual(failed(1, -32602));
    const wrong = { name: 'getThing', arguments: [1] };
    expect(await ask(request(1, 'tools/call', wrong))).toEqual(failed(1, -32602));
  });

  test('that fail hide the reason from the caller, and report it', async () => {
    const secret = new Error('the key is k');
    const { ask, reported } = start(() => Promise.reject(secret));
    const reply = await ask(request(1, 'tools/call', { name: 'getThing' }));
    expect(reply).toEqual(failed(1, -32603));
    expect(JSON.stringify(reply)).not.toContain('the key');
    expect(reported).toEqual([secret]);
  });

  test('answer when done, and refuse a second request with the same id', async () => {
    const { opened, open } = gate();
    const { server, ask, sent } = start(() => opened.then(() => ({ content: [] })));
    const slow = server.receive(JSON.stringify(request(1, 'tools/call', { name: 'getThing' })));
    expect(await ask(request(2, 'ping'))).toMatchObject({ id: 2 });
    expect(await ask(request(1, 'ping'))).toEqual(failed(1, -32600));
    open();
    await slow;
    expect(sent.at(-1)).toEqual({ jsonrpc: '2.0', id: 1, result: { content: [] } });
  });

  test('that are cancelled end without a reply', async () => {
    const signals: AbortSignal[] = [];
    const { server, ask, sent, reported } = start(
      (_tool, _given, signal) =>
        new Promise((_resolve, reject) => {
          signals.push(signal);
          signal.addEventListener('abort', () => reject(signal.reason));
        }),
    );
    const call = (id: string) =>
      server.receive(JSON.stringify(request(id, 'tools/call', { name: 'getThing' })));
    const calls = [call('a'), call('b')];
    const cancelled = { jsonrpc: '2.0', method: 'notifications/cancelled' };
    await ask({ ...cancelled, params: { requestId: 'c' } });
    await ask({ ...cancelled, params: { requestId: 'a', reason: 'too slow' } });
    await calls[0];
    expect(signals.map(({ aborted }) => aborted)).toEqual([true, false]);
    server.abort();
    await Promise.all(calls);
    expect({ sent, reported }).toEqual({ sent: [], reported: [] });
  });
});

describe('linesOf', () => {
  const lines = async (...chunks: readonly (string | Uint8Array)[]): Promise<string[]> => {
    const stream = async function* () {
      yield* chunks;
    };
    const found: string[] = [];
    for await (const line of linesOf(stream())) found.push(line);
    return found;
  };

  test('splits lines at line feeds only, independent of chunks', async () => {
    expect(await lines('{"a":', '1}\n\n{"b":"\u2028"}\r\n', '{"c":3}')).toEqual([
      '{"a":1}',
      '{"b":"\u2028"}\r',
      '{"c":3}',
    ]);
    expect(await lines()).toEqual([]);
  });

  test('decodes a character split between two chunks', async () => {
    const bytes = new TextEncoder().encode('"ñ"\n');
    expect(await lines(bytes.subarray(0, 2), bytes.subarray(2))).toEqual(['"ñ"']);
  });
});
