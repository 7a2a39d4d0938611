import { type RequestInfo, SvcErp, SvcErpError, type SvcErpOptions } from '../../sdk/erp/index.js';
import { afterEach, describe, expect, test } from '../support/jest.js';
import { type Answer, fail, reply, serve, type TestServer, testClock } from './support.js';

const servers: TestServer[] = [];
async function start(answer: Answer, options: Partial<SvcErpOptions> = {}) {
  const server = await serve(answer);
  servers.push(server);
  const clock = testClock(3_600_000);
  const shared = { baseUrl: server.baseUrl, clock, timeout: 3_600_000, ...options };
  return { server, shared, erp: new SvcErp(shared) };
}

const ok = { ok: true, data: { id: 1, name: 'Bolt' }, message: 'here' };

afterEach(async () => {
  await Promise.all(servers.splice(0).map((server) => server.close()));
});

describe('an error', () => {
  const details = [{ path: 'body.name', code: 'validation_failed', message: 'must not be empty' }];
  const body = {
    ok: false,
    message: 'The request is not valid',
    errors: ['body.name must not be empty'],
    code: 'validation_failed',
    requestId: 'abc',
    details,
  };

  test('holds all facts of the reply, and is narrowed by its code', async () => {
    const { erp } = await start((_, response) => reply(response, 400, body));
    const error = await erp.products.get(1).catch((thrown: unknown) => thrown);
    if (!(error instanceof SvcErpError)) throw error;
    switch (error.code) {
      case 'validation_failed':
        expect(error.details).toEqual(details);
        break;
      // @ts-expect-error The contract has no such code.
      case 'no_such_code':
        break;
      default:
        throw error;
    }
    expect(error).toMatchObject({
      name: 'SvcErpError',
      statusCode: 400,
      message: 'The request is not valid',
      errors: ['body.name must not be empty'],
      requestId: 'abc',
      response: body,
    });
    expect(String(error)).toBe(
      'SvcErpError: 400 validation_failed: The request is not valid (request abc)',
    );
  });

  test('is read from the other envelope too: an `error` object or a text', async () => {
    const { erp } = await start((_, response, nth) =>
      reply(response, 400, {
        ok: false,
        error: nth === 1 ? { code: 'not_found', message: 'Gone', requestId: 'r' } : 'Just a text',
      }),
    );
    const first = erp.products.get(1);
    await expect(first).rejects.toMatchObject({
      code: 'not_found',
      message: 'Gone',
      requestId: 'r',
    });
    await expect(erp.products.get(1)).rejects.toMatchObject({
      code: 'unexpected_reply',
      message: 'Just a text',
    });
  });

  test('of a proxy with an HTML page keeps its text', async () => {
    const { erp } = await start(
      (_, response) => {
        response.writeHead(502, { 'content-type': 'text/html' });
        response.end('<h1>Bad gateway</h1>');
      },
      { maxRetries: 0 },
    );
    await expect(erp.products.get(1)).rejects.toMatchObject({
      statusCode: 502,
      code: 'unexpected_reply',
      message: 'GET /api/products/{id} answered 502, not JSON',
      response: '<h1>Bad gateway</h1>',
    });
  });

  test('of a success that is not JSON keeps nothing of its text', async () => {
    const { erp } = await start((_, response) => response.end('{"token":"secret"'));
    const error = await erp.products.get(1).catch((thrown: unknown) => thrown);
    expect(error).toMatchObject({ statusCode: 200, code: 'unexpected_reply' });
    expect((error as SvcErpError).response).toBeUndefined();
  });

  test('never contains a credential', async () => {
    const secrets = ['correct horse', 'nk_live_secret'];
    const { shared, server } = await start((_, response) => reply(response, 401, body));
    const erp = new SvcErp({ ...shared, apiKey: 'nk_live_secret', maxRetries: 0 });
    const login = () => erp.auth.login({ email: 'ana@example.com', password: 'correct horse' });
    const caught = [await login().catch((thrown: unknown) => thrown)];
    caught.push(await erp.products.get(1).catch((thrown: unknown) => thrown));
    await server.close();
    caught.push(await login().catch((thrown: unknown) => thrown));
    const { inspect } = await import('node:util');
    const said = inspect(caught, { depth: 20, showHidden: true }) + JSON.stringify(caught);
    expect(caught.every((error) => error instanceof SvcErpError)).toBe(true);
    for (const secret of secrets) expect(said).not.toContain(secret);
  });
});

describe('hooks', () => {
  test('see every attempt, may add headers, and see no credentials', async () => {
    const seen: string[] = [];
    const shown: RequestInfo[] = [];
    const { server, erp } = await start(
      (_, response, nth) =>
        nth === 1 ? fail(response, 503, 'service_unavailable') : reply(response, 200, ok),
      {
        apiKey: 'nk_live_1',
        random: () => 1,
        onRequest: async (request) => {
          shown.push(request);
          seen.push(`request ${request.attempt}`);
          request.headers['traceparent'] = `00-${request.attempt}`;
        },
        onResponse: (response, { attempt }) => seen.push(`response ${attempt} ${response.status}`),
        onRetry: ({ delayMs, error, request }) =>
          seen.push(`retry ${request.attempt} ${delayMs} ${error.code}`),
      },
    );
    await erp.products.get(1);
    expect(seen).toEqual([
      'request 1',
      'response 1 503',
      'retry 1 500 service_unavailable',
      'request 2',
      'response 2 200',
    ]);
    expect(server.requests.map(({ headers }) => headers['traceparent'])).toEqual(['00-1', '00-2']);
    expect(JSON.stringify(shown)).not.toContain('nk_live_1');
  });

  test('that throw end the call with their error', async () => {
    const { server, shared } = await start((_, response) => reply(response, 200, ok));
    const broken = () => {
      throw new Error('hook');
    };
    for (const hook of ['onRequest', 'onResponse']) {
      await expect(new SvcErp({ ...shared, [hook]: broken }).products.get(1)).rejects.toThrow(
        'hook',
      );
    }
    expect(server.requests).toHaveLength(1);
  });
});
