import { readFileSync } from 'node:fs';
import { connect } from 'node:net';
import request from 'supertest';
import { startTestApp, type TestApp } from '../support/app.js';
import { afterAll, beforeAll, describe, expect, test } from '../support/jest.js';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({ config: { corsOrigins: ['https://shop.example.com'] } });
});
afterAll(() => app.close());

const bearer = () => `Bearer ${app.tokenOf('admin')}`;
const api = () => request(app.baseUrl);
const post = (body: string, type = 'application/json') =>
  api().post('/api/products').set('authorization', bearer()).set('content-type', type).send(body);

/** Sends raw bytes, for requests that no client would send. */
function raw(bytes: string): Promise<string> {
  return new Promise((resolve, reject) => {
    const socket = connect(Number(new URL(app.baseUrl).port), '127.0.0.1');
    let answer = '';
    socket.on('data', (chunk) => {
      answer += chunk.toString();
    });
    socket.on('end', () => resolve(answer));
    socket.on('error', reject);
    socket.end(bytes);
  });
}

describe('routing', () => {
  test('answers 404 in the envelope to an unknown address, under /api and elsewhere', async () => {
    for (const path of ['/api/nope', '/api', '/nope', '/api/products/1/2', '/api/products/']) {
      const reply = await api().get(path).set('authorization', bearer());
      expect([path, reply.status]).toEqual([path, 404]);
      expect(reply.body).toMatchObject({ ok: false, code: 'not_found' });
      expect(reply.body.requestId).toBe(reply.headers['x-request-id']);
    }
  });

  test('answers 405 with Allow to a wrong method', async () => {
    const reply = await api().patch('/api/products');
    expect(reply.status).toBe(405);
    expect(reply.headers['allow']).toBe('GET, POST');
    expect(reply.body).toMatchObject({ ok: false, code: 'method_not_allowed' });
  });

  test.each(['/api/products/%zz', '/api/products/%ff', '/api/products/%E0%A4%A', '/api/%zz/nope'])(
    'answers 400 to %s',
    async (path) => {
      const answer = await raw(`GET ${path} HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n`);
      expect(answer).toMatch(/^HTTP\/1.1 400 /);
      expect(answer).toContain('"ok":false');
    },
  );

  test('finds nothing for segments named like members of Object', async () => {
    for (const name of ['constructor', '__proto__', 'toString']) {
      const reply = await api().get(`/api/${name}`);
      expect([name, reply.status]).toEqual([name, 404]);
    }
  });

  test('answers HEAD as GET, without a body', async () => {
    const reply = await api().head('/api/products').set('authorization', bearer());
    expect(reply.status).toBe(200);
    expect(Number(reply.headers['content-length'])).toBeGreaterThan(0);
  });

  test('answers 400 to two Host headers', async () => {
    const answer = await raw(
      'GET /api/auth/me HTTP/1.1\r\nHost: a\r\nHost: b\r\nConnection: close\r\n\r\n',
    );
    expect(answer).toMatch(/^HTTP\/1.1 400 /);
  });

  test('refuses non-HTTP input and oversized headers in the envelope', async () => {
    const nonsense = await raw('HELLO\r\n\r\n');
    expect(nonsense).toMatch(/^HTTP\/1.1 400 [\s\S]*"ok":false/);
    const huge = await raw(`GET / HTTP/1.1\r\nHost: x\r\nX-Big: ${'x'.repeat(20_000)}\r\n\r\n`);
    expect(huge).toMatch(/^HTTP\/1.1 431 [\s\S]*"ok":false/);
  });

  const host = 'Host: x\r\n';
  const huge = `X-Big: ${'x'.repeat(20_000)}\r\n`;

  test.each([
    ['headers over 16 kB', `GET /v1/keys HTTP/1.1\r\n${host}${huge}\r\n`, 431],
    ['a bad length', `POST /v1/keys HTTP/1.1\r\n${host}Content-Length: x\r\n\r\n`, 400],
    ['a space in the path', `GET /v1/a b HTTP/1.1\r\n${host}\r\n`, 400],
    ['an unknown method', `BREW /v1/keys HTTP/1.1\r\n${host}\r\n`, 400],
    ['no Host', 'GET /v1/keys HTTP/1.1\r\n\r\n', 400],
    ['an unknown expectation', `GET /v1/keys HTTP/1.1\r\n${host}Expect: more\r\n\r\n`, 417],
  ])(
    'refuses %s in the envelope of the API that the path belongs to',
    async (_what, sent, status) => {
      const facts = async (text: string) => {
        const [head = '', body = ''] = (await raw(text)).split('\r\n\r\n');
        const requestId = /x-request-id: (\S+)/i.exec(head)?.[1];
        return { head, requestId, body: JSON.parse(body) as unknown };
      };
      const kyc = await facts(sent);
      expect(kyc.head).toMatch(new RegExp(`^HTTP/1.1 ${status} `));
      expect(kyc.head).toContain('X-Content-Type-Options: nosniff');
      expect(kyc.body).toEqual({
        ok: false,
        error: {
          code: 'invalid_request',
          message: expect.any(String),
          requestId: kyc.requestId,
          retryable: false,
          docs: '/docs/kyc#errors',
        },
      });
      const erp = await facts(sent.replace('/v1/', '/api/'));
      expect(erp.body).toEqual({
        ok: false,
        message: expect.any(String),
        code: 'validation_failed',
        requestId: erp.requestId,
      });
    },
  );

  test.each(['erp', 'kyc'])(
    'the document of %s names each status of a request that is refused before its operation is known',
    (name) => {
      const text = readFileSync(`generated/${name}/openapi.json`, 'utf8');
      const { description } = (JSON.parse(text) as { info: { description: string } }).info;
      const named = [...description.matchAll(/\((4\d\d)\b/g)].map(([, status]) => Number(status));
      expect(named.sort()).toEqual([400, 408, 417, 431]);
    },
  );

  test('refuses CONNECT and closes the connection', async () => {
    expect(await raw(`CONNECT x:443 HTTP/1.1\r\n${host}\r\n`)).toMatch(/^HTTP\/1.1 405 /);
  });
});

describe('JSON bodies', () => {
  const product = (price: string) => `{"code":"J","name":"J","price":${price}}`;
  const deep = `${'{"a":'.repeat(70)}1${'}'.repeat(70)}`;

  test.each([
    ['no JSON', '{"code":', 'malformed_json'],
    ['empty', '', 'malformed_json'],
    ['an array', '[]', 'validation_failed'],
    ['null', 'null', 'validation_failed'],
    ['a NUL', product('1').replace('"J"', '"a\\u0000b"'), 'validation_failed'],
    ['half a surrogate pair', product('1').replace('"J"', '"\\ud800"'), 'validation_failed'],
    ['__proto__', '{"__proto__":{"admin":true},"code":"J","name":"J","price":1}', 'unknown_field'],
    ['constructor', '{"constructor":1,"code":"J","name":"J","price":1}', 'unknown_field'],
    ['1e400', product('1e400'), 'validation_failed'],
    ['a number of 6,000 digits', product('9'.repeat(6000)), 'validation_failed'],
    [
      'a number that a double cannot represent',
      product('1.00000000000000000001'),
      'validation_failed',
    ],
    ['70 levels', deep, 'validation_failed'],
    [
      '31 combining marks in a row',
      product('1').replace('"J"', `"a${'\u0301'.repeat(31)}"`),
      'validation_failed',
    ],
    ['10,001 items', `{"lines":[${'1,'.repeat(10_000)}1]}`, 'validation_failed'],
    [
      '1,001 members',
      `{${Array.from({ length: 1_001 }, (_, at) => `"k${at}":1`).join(',')}}`,
      'validation_failed',
    ],
  ])('answer 400 to %s', async (_what, body, code) => {
    const reply = await post(body);
    expect([reply.status, reply.body.code]).toEqual([400, code]);
  });

  test('answer 400 to invalid UTF-8', async () => {
    const reply = await app.fetch('/api/products', {
      method: 'POST',
      headers: { authorization: bearer(), 'content-type': 'application/json' },
      body: new Uint8Array([0x22, 0xff, 0xfe, 0x22]),
    });
    expect([reply.status, ((await reply.json()) as { code: string }).code]).toEqual([
      400,
      'malformed_json',
    ]);
  });

  test('answer 415 to another media type, but accept charset=utf-8', async () => {
    expect((await post('code=J', 'application/x-www-form-urlencoded')).status).toBe(415);
    expect((await post('{}', 'application/json; charset=latin1')).status).toBe(415);
    expect((await post('{}', 'application/json; charset=UTF-8')).status).toBe(400);
  });

  test.each([
    'application/json;charset="utf-8"',
    'Application/JSON; charset=utf-8; profile="https://shop.test/v1"',
    'application/json; version=1',
    'application/json; charset=us-ascii',
    'application/json;',
  ])('read JSON as %s', async (type) => {
    expect((await post('{}', type)).status).toBe(400);
  });

  test.each(['application/jsonx', 'application/json-patch', 'application/json+x', 'json', '/'])(
    'answer 415 to %s',
    async (type) => {
      expect((await post('{}', type)).status).toBe(415);
    },
  );

  test('answer 413 above 1 MB, with and without a length', async () => {
    const big = `{"name":"${'x'.repeat(1_100_000)}"}`;
    const reply = await fetch(`${app.baseUrl}/api/products`, {
      method: 'POST',
      headers: { authorization: bearer(), 'content-type': 'application/json' },
      body: big,
    });
    expect(reply.status).toBe(413);
    const parts = new ReadableStream({
      start(controller) {
        for (let index = 0; index < 20; index += 1)
          controller.enqueue(new TextEncoder().encode(big.slice(0, 60_000)));
        controller.close();
      },
    });
    const streamed = await fetch(`${app.baseUrl}/api/products`, {
      method: 'POST',
      headers: { authorization: bearer(), 'content-type': 'application/json' },
      body: parts,
      duplex: 'half',
    } as RequestInit);
    expect(streamed.status).toBe(413);
  });
});

describe('a public operation', () => {
  test('accepts a body of at most 16 kB', async () => {
    const login = (email: string) => api().post('/api/auth/login').send({ email, password: 'x' });
    const fits = await login(`a@${'a.'.repeat(7_000)}@`);
    expect([fits.status, fits.body.code]).toEqual([400, 'validation_failed']);
    const over = await login(`a@${'a.'.repeat(9_000)}@`);
    expect([over.status, over.body.code]).toEqual([413, 'payload_too_large']);
  });
});

describe('server routes outside of the contract', () => {
  test('serve the OpenAPI document byte for byte, with ETag, to any origin', async () => {
    const file = readFileSync('generated/erp/openapi.json');
    const reply = await fetch(`${app.baseUrl}/api/openapi.json`);
    expect(Buffer.from(await reply.arrayBuffer()).equals(file)).toBe(true);
    expect(reply.headers.get('access-control-allow-origin')).toBe('*');
    const etag = reply.headers.get('etag') ?? '';
    const again = await fetch(`${app.baseUrl}/api/openapi.json`, {
      headers: { 'if-none-match': etag },
    });
    expect(again.status).toBe(304);
  });

  test('report health and readiness', async () => {
    expect((await api().get('/healthz')).body).toEqual({ ok: true });
    expect((await api().get('/readyz')).body).toEqual({
      ok: true,
      waitingFor: [],
      degraded: [],
      engines: {},
    });
  });
});
