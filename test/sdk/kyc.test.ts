import {
  createKyc,
  SvcKyc,
  SvcKycError,
  type SvcKycOptions,
  SvcKycTimeoutError,
  sessions,
} from '../../sdk/kyc/index.js';
import { afterEach, describe, expect, test } from '../support/jest.js';
import { type Answer, reply, serve, type TestServer, testClock } from './support.js';

const servers: TestServer[] = [];
const key = 'kyc_test_of_no_server';

/** Timeouts are an hour in these tests, so every shorter wait is a backoff and is skipped. */
async function start(answer: Answer, options: Partial<SvcKycOptions> = {}) {
  const server = await serve(answer);
  servers.push(server);
  const clock = testClock(3_600_000);
  const common = { baseUrl: server.baseUrl, clock, timeout: 3_600_000 };
  return { server, clock, kyc: new SvcKyc({ ...common, apiKey: key, ...options }), common };
}

const refuse = (
  response: Parameters<Answer>[1],
  status: number,
  code: string,
  headers: Readonly<Record<string, string>> = {},
) =>
  reply(
    response,
    status,
    {
      ok: false,
      error: { code, message: `It was ${code}`, requestId: 'r-1', retryable: status >= 500 },
    },
    headers,
  );

const failureOf = (promise: Promise<unknown>): Promise<SvcKycError> =>
  promise.then(
    () => Promise.reject(new Error('It was expected to fail')),
    (error: SvcKycError) => error,
  );

afterEach(async () => {
  await Promise.all(servers.splice(0).map((server) => server.close()));
});

describe('SvcKyc', () => {
  test('sends its key, and returns the JSON of the API unchanged', async () => {
    const body = { ok: true, session: { id: 'ses_1', unknownYet: 1 } };
    const { kyc, server } = await start((_, response) => reply(response, 201, body));
    expect(await kyc.sessions.create({ features: ['id'] })).toEqual(body);
    const [seen] = server.requests;
    expect(seen).toMatchObject({ method: 'POST', url: '/v1/sessions' });
    expect(seen?.headers['x-api-key']).toBe(key);
    expect(JSON.parse(String(seen?.body))).toEqual({ features: ['id'] });
  });

  test('creates a session without options', async () => {
    const { kyc, server } = await start((_, response) => reply(response, 201, { ok: true }));
    await kyc.sessions.create();
    expect(server.requests[0]?.body).toHaveLength(0);
  });

  test('repeats 5xx three times, always with the same Idempotency-Key', async () => {
    const { kyc, server } = await start((_, response, nth) =>
      nth < 4 ? refuse(response, 503, 'service_unavailable') : reply(response, 201, { ok: true }),
    );
    await kyc.sessions.create({});
    const keys = server.requests.map(({ headers }) => headers['idempotency-key']);
    expect(keys).toHaveLength(4);
    expect(new Set(keys).size).toBe(1);
  });

  test('retries a broken connection', async () => {
    const { kyc, server } = await start((_, response, nth) =>
      nth === 1 ? response.destroy() : reply(response, 200, { ok: true, keys: [] }),
    );
    await kyc.keys.list();
    expect(server.requests).toHaveLength(2);
  });

  test('throws the API’s error after maxRetries', async () => {
    const { kyc, server } = await start((_, response) => refuse(response, 500, 'internal'), {
      maxRetries: 1,
    });
    const error = await failureOf(kyc.keys.list());
    expect(server.requests).toHaveLength(2);
    expect(error).toBeInstanceOf(SvcKycError);
    expect(error).toMatchObject({ statusCode: 500, code: 'internal', message: 'It was internal' });
    expect(error.response).toMatchObject({ ok: false, error: { code: 'internal' } });
  });

  test.each([
    [400, 'invalid_request'],
    [401, 'unauthorized'],
    [404, 'not_found'],
    [408, 'timeout_of_a_proxy'],
    [409, 'conflict'],
    [429, 'rate_limited'],
  ])('never retries %i, and returns the time to wait', async (status, code) => {
    const { kyc, server } = await start((_, response) =>
      refuse(response, status, code, { 'retry-after': '7' }),
    );
    const error = await failureOf(kyc.sessions.create({}));
    expect(server.requests).toHaveLength(1);
    expect(error).toMatchObject({ statusCode: status, code, retryAfter: 7, requestId: 'r-1' });
  });

  test('reports a timeout with status 0, and does not retry', async () => {
    let attempts = 0;
    const onRequest = () => {
      attempts += 1;
    };
    const { kyc, clock } = await start(() => {}, { timeout: 9_000, onRequest });
    const pending = failureOf(kyc.keys.list());
    (await clock.pendingTimer(9_000)).run();
    const error = await pending;
    expect(error).toBeInstanceOf(SvcKycTimeoutError);
    expect(error).toBeInstanceOf(SvcKycError);
    expect(error).toMatchObject({ statusCode: 0, code: 'timeout' });
    expect(attempts).toBe(1);
  });
});

describe('the default base URL', () => {
  const urlsOf = async () => {
    const urls: string[] = [];
    const fetch: SvcKycOptions['fetch'] = (url) => {
      urls.push(url);
      return Promise.resolve(Response.json({ ok: true }));
    };
    await new SvcKyc({ fetch }).keys.list();
    return urls;
  };

  test('is the origin of the page in a browser, and 127.0.0.1 elsewhere', async () => {
    expect(() => new SvcKyc()).not.toThrow();
    expect(await urlsOf()).toEqual(['http://127.0.0.1:4000/v1/keys']);
    const host = globalThis as { location?: unknown };
    host.location = { origin: 'https://kyc.example.com' };
    try {
      expect(await urlsOf()).toEqual(['https://kyc.example.com/v1/keys']);
    } finally {
      delete host.location;
    }
  });
});

describe('the credentials in a browser', () => {
  const answer = (options: Partial<SvcKycOptions>) => {
    const sent: { credentials?: string; headers: Record<string, string> }[] = [];
    const kyc = new SvcKyc({
      baseUrl: 'https://kyc.example.com',
      fetch: (_, init) => {
        sent.push(init);
        return Promise.resolve(Response.json({ ok: true }));
      },
      ...options,
    });
    return { kyc, sent };
  };

  test('are its cookies without a key, and none with a key', async () => {
    const page = answer({});
    await page.kyc.keys.list();
    const backend = answer({ apiKey: key });
    await backend.kyc.keys.list();
    const both = answer({ apiKey: key, withCredentials: true });
    await both.kyc.keys.list();
    const modes = [page, backend, both].map(({ sent }) => sent[0]?.credentials);
    expect(modes).toEqual(['include', 'omit', 'include']);
    expect(page.sent[0]?.headers).not.toHaveProperty('x-api-key');
  });

  test('include the value of the cookie csrf, which other sites cannot read', async () => {
    const host = globalThis as { document?: unknown };
    host.document = { cookie: 'theme=dark; csrf=a1b2; xcsrf=no' };
    try {
      const { kyc, sent } = answer({});
      await kyc.sessions.create({});
      expect(sent[0]?.headers['x-csrf-token']).toBe('a1b2');
    } finally {
      delete host.document;
    }
  });
});

describe('a list with cursors', () => {
  const page = (ids: readonly string[], nextCursor: string | null) => ({
    ok: true,
    sessions: ids.map((id) => ({ id })),
    total: 3,
    nextCursor,
  });

  test('returns one page when awaited, and every record when iterated, with its filters', async () => {
    const { server, common } = await start(({ url }, response) =>
      reply(response, 200, url.includes('after=c1') ? page(['c'], null) : page(['a', 'b'], 'c1')),
    );
    const kyc = createKyc({ ...common, apiKey: key }, { sessions });
    const first = await kyc.sessions.list({ limit: 2 });
    expect([first.sessions.length, first.total, first.nextCursor]).toEqual([2, 3, 'c1']);
    const ids: string[] = [];
    for await (const { id } of kyc.sessions.list({ status: ['approved'], limit: 2, offset: 0 })) {
      ids.push(id);
    }
    expect(ids).toEqual(['a', 'b', 'c']);
    expect(server.requests.map(({ url }) => url).slice(1)).toEqual([
      '/v1/sessions?status=approved&limit=2&offset=0',
      '/v1/sessions?status=approved&limit=2&after=c1',
    ]);
  });

  test('returns whole pages', async () => {
    const { kyc } = await start((_, response, nth) =>
      reply(response, 200, nth === 1 ? page(['a'], 'c1') : page([], null)),
    );
    const sizes: number[] = [];
    for await (const { sessions: records } of kyc.sessions.list().pages()) {
      sizes.push(records.length);
    }
    expect(sizes).toEqual([1, 0]);
  });
});
