import { readRetryAfter, retryDelay } from '../../sdk/core/transport/retry.js';
import { SvcErp, SvcErpConnectionError, SvcErpError } from '../../sdk/erp/index.js';
import { SvcKyc } from '../../sdk/kyc/index.js';
import { afterEach, describe, expect, test } from '../support/jest.js';
import { type Answer, fail, reply, serve, type TestServer, testClock } from './support.js';

const product = { code: 'A-1', name: 'Bolt', price: 1.5 };
const servers: TestServer[] = [];

/** Timeouts are an hour in these tests, so every shorter wait is a backoff and is skipped. */
async function start(answer: Answer, random = () => 0.5) {
  const server = await serve(answer);
  servers.push(server);
  const clock = testClock(3_600_000);
  const delays: number[] = [];
  const erp = new SvcErp({
    baseUrl: server.baseUrl,
    clock,
    random,
    timeout: 3_600_000,
    onRetry: ({ delayMs }) => delays.push(delayMs),
  });
  return { server, erp, clock, delays };
}

afterEach(async () => {
  await Promise.all(servers.splice(0).map((server) => server.close()));
});

const refused = (retryAfter?: number) => ({ statusCode: 429, retryAfter });
const failed = (retryAfter?: number) => ({ statusCode: 503, retryAfter });

describe('retryDelay', () => {
  test('returns a random delay below a limit that doubles up to eight seconds', () => {
    const ceilings = [1, 2, 3, 4, 5, 6, 20].map((attempt) =>
      retryDelay(attempt, failed(), () => 1),
    );
    expect(ceilings).toEqual([500, 1000, 2000, 4000, 8000, 8000, 8000]);
    expect([1, 5].map((attempt) => retryDelay(attempt, failed(), () => 0))).toEqual([0, 0]);
  });

  test('is never shorter than Retry-After', () => {
    expect(retryDelay(1, refused(7), () => 0)).toBe(7000);
    expect(retryDelay(4, failed(7), () => 1)).toBe(7500);
    expect(retryDelay(1, refused(60), () => 0)).toBe(60_000);
  });

  test('is the usual backoff for a failure that only an operator can end', () => {
    expect(retryDelay(2, { ...failed(300), retryable: false }, () => 1)).toBe(1000);
    expect(retryDelay(2, { ...refused(7), retryable: false }, () => 1)).toBe(Infinity);
  });

  test('above a minute is infinite after a refusal, and a minute after a failure', () => {
    expect(retryDelay(1, refused(61), () => 0)).toBe(Infinity);
    expect(retryDelay(1, failed(3600), () => 0)).toBe(60_000);
  });
});

describe('readRetryAfter', () => {
  const now = Date.parse('2026-01-31T12:00:00Z');

  test('reads seconds and HTTP dates, and treats a past date as now', () => {
    expect(readRetryAfter('15', now)).toBe(15);
    expect(readRetryAfter('Sat, 31 Jan 2026 12:00:20 GMT', now)).toBe(20);
    expect(readRetryAfter('Sat, 31 Jan 2026 11:00:00 GMT', now)).toBe(0);
  });

  test('ignores other values', () => {
    for (const value of ['soon', '1.5', '-1', '120junk', '', '2026-01-31', 'Sat, junk GMT'])
      expect(readRetryAfter(value, now)).toBeUndefined();
    expect(readRetryAfter(null, now)).toBeUndefined();
  });
});

describe('a call that fails', () => {
  test.each([
    ['claim', (kyc: SvcKyc) => kyc.sessions.claim('ses_1')],
    ['release', (kyc: SvcKyc) => kyc.sessions.release('ses_1')],
    ['trust', (kyc: SvcKyc) => kyc.sharers.trust({ company: 'OTHER' } as never)],
    ['erase', (kyc: SvcKyc) => kyc.subjects.erase({ externalId: 'a' } as never)],
  ])('repeats a POST that has the same effect when it is sent again: %s', async (_name, call) => {
    const { server, clock } = await start((_, response, nth) =>
      nth === 1 ? response.destroy() : reply(response, 200, { ok: true }),
    );
    const kyc = new SvcKyc({ baseUrl: server.baseUrl, apiKey: 'k', clock, timeout: 3_600_000 });
    await call(kyc);
    expect(server.requests).toHaveLength(2);
    expect(server.requests[0]?.headers['idempotency-key']).toBeUndefined();
  });

  test('does not repeat a POST whose effect would double', async () => {
    const { server, erp } = await start((_, response) => response.destroy());
    await expect(erp.auth.login({ email: 'a@example.com', password: 'x' })).rejects.toBeInstanceOf(
      SvcErpConnectionError,
    );
    expect(server.requests).toHaveLength(1);
  });

  test('creates once: two refusals and a success carry one idempotency key', async () => {
    const { server, erp } = await start((_, response, nth) =>
      nth < 3
        ? fail(response, 503, 'service_unavailable')
        : reply(response, 201, { ok: true, data: { id: 7, ...product } }),
    );
    const created = await erp.products.create(product);
    expect(created.data.id).toBe(7);
    const keys = server.requests.map(({ headers }) => headers['idempotency-key']);
    expect(keys).toHaveLength(3);
    expect(new Set(keys).size).toBe(1);
    expect(keys[0]).toMatch(/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/);
    expect(new Set(server.requests.map(({ body }) => body.toString()))).toEqual(
      new Set([JSON.stringify(product)]),
    );
  });

  test('on the server is repeated up to maxRetries, whatever Retry-After and the duration', async () => {
    const timeout = 100_000;
    const clock = testClock(timeout);
    const server = await serve((_, response) => {
      clock.advance(timeout - 1000);
      fail(response, 503, 'x', { 'retry-after': '3600' });
    });
    servers.push(server);
    const { baseUrl } = server;
    const kyc = new SvcKyc({ baseUrl, apiKey: 'k', clock, timeout, random: () => 0 });
    await expect(kyc.sessions.get('ses_1')).rejects.toMatchObject({
      statusCode: 503,
      retryAfter: 3600,
    });
    expect(server.requests).toHaveLength(4);
    expect(clock.waits.filter((ms) => ms === 60_000)).toHaveLength(3);
  });

  test.each([500, 503])(
    '%s is repeated although the API reports retryable: false',
    async (status) => {
      const code = status === 500 ? 'internal' : 'provider_unavailable';
      const server = await serve((_, response) =>
        reply(response, status, { ok: false, error: { code, message: 'x', retryable: false } }),
      );
      servers.push(server);
      const { baseUrl } = server;
      const timeout = 3_600_000;
      const kyc = new SvcKyc({ baseUrl, apiKey: 'k', timeout, clock: testClock(timeout) });
      await expect(kyc.sessions.get('ses_1')).rejects.toMatchObject({ code, retryable: false });
      expect(server.requests).toHaveLength(4);
    },
  );

  test('uses a new idempotency key for each call, unless one is given', async () => {
    const { server, erp } = await start((_, response) => reply(response, 201, { ok: true }));
    await erp.products.create(product);
    await erp.products.create(product);
    await erp.products.create(product, { idempotencyKey: 'till-4/0815' });
    const keys = server.requests.map(({ headers }) => headers['idempotency-key']);
    expect(new Set(keys).size).toBe(3);
    expect(keys[2]).toBe('till-4/0815');
  });

  test.each([408, 429, 500, 502, 503, 504])('is repeated after %d', async (status) => {
    const { server, erp } = await start((_, response, nth) =>
      nth === 1 ? fail(response, status, 'x') : reply(response, 200, { ok: true, data: { id: 1 } }),
    );
    expect((await erp.products.get(1)).data.id).toBe(1);
    expect(server.requests).toHaveLength(2);
  });

  test.each([400, 401, 403, 404, 409, 412, 422])('is final after %d', async (status) => {
    const { server, erp } = await start((_, response) => fail(response, status, 'not_found'));
    await expect(erp.products.get(1)).rejects.toMatchObject({ statusCode: status });
    expect(server.requests).toHaveLength(1);
  });

  test('is repeated after a 409 with Retry-After, while the same request is still running', async () => {
    const { erp, delays } = await start((_, response, nth) =>
      nth === 1
        ? fail(response, 409, 'idempotency_in_progress', { 'retry-after': '2' })
        : reply(response, 201, { ok: true, data: { id: 7 } }),
    );
    expect((await erp.products.create(product)).data.id).toBe(7);
    expect(delays).toEqual([2250]);
  });

  test('is never repeated when it could take effect twice', async () => {
    const { server, erp } = await start((_, response) => fail(response, 503, 'x'));
    const login = erp.auth.login({ email: 'ana@example.com', password: 'x' });
    await expect(login).rejects.toMatchObject({ statusCode: 503 });
    expect(server.requests).toHaveLength(1);
  });

  test('waits with jitter, up to maxRetries, and then throws the last error', async () => {
    const { server, erp, delays } = await start((_, response) =>
      fail(response, 502, 'bad_gateway'),
    );
    await expect(erp.products.get(1)).rejects.toMatchObject({ statusCode: 502 });
    expect(delays).toEqual([250, 500, 1000]);
    expect(server.requests).toHaveLength(4);
    await expect(erp.products.get(1, { maxRetries: 0 })).rejects.toThrow(SvcErpError);
    expect(server.requests).toHaveLength(5);
  });

  test('waits for Retry-After in seconds and as a date', async () => {
    const { erp, clock, delays } = await start(
      (_, response, nth) => {
        const date = new Date(clock.now() + 20_000).toUTCString();
        if (nth > 2) return reply(response, 200, { ok: true, data: { id: 1 } });
        return fail(response, 429, 'rate_limited', { 'retry-after': nth === 1 ? '7' : date });
      },
      () => 0,
    );
    await erp.products.get(1);
    expect(delays).toEqual([7000, 20_000]);
  });

  test('tells onRetry the attempts, what Retry-After asked for, and the time that is left', async () => {
    const { server, clock } = await start((_, response, nth) =>
      nth > 2
        ? reply(response, 200, { ok: true, data: { id: 1 } })
        : fail(response, 503, 'busy', { 'retry-after': '5' }),
    );
    const told: unknown[] = [];
    const erp = new SvcErp({
      baseUrl: server.baseUrl,
      clock,
      random: () => 0,
      timeout: 3_600_000,
      totalTimeout: 7_200_000,
      maxRetries: 2,
      onRetry: ({ request, error, maxRetries, delayMs, remainingMs }) =>
        told.push([request.attempt, maxRetries, error.retryAfter, delayMs, remainingMs]),
    });
    await erp.products.get(1);
    expect(told).toEqual([
      [1, 2, 5, 5_000, 7_200_000],
      [2, 2, 5, 5_000, 7_195_000],
    ]);
  });

  test('throws at once when Retry-After exceeds a minute', async () => {
    const { server, erp } = await start((_, response) =>
      fail(response, 429, 'rate_limited', { 'retry-after': '3600' }),
    );
    await expect(erp.products.get(1)).rejects.toMatchObject({ statusCode: 429, retryAfter: 3600 });
    expect(server.requests).toHaveLength(1);
  });

  test('is repeated after a broken connection, and throws when it stays broken', async () => {
    const { server, erp } = await start((_, response, nth) =>
      nth === 1 ? response.destroy() : reply(response, 200, { ok: true, data: { id: 1 } }),
    );
    expect((await erp.products.get(1)).data.id).toBe(1);
    await server.close();
    const error = await erp.products.get(1).catch((thrown: unknown) => thrown);
    expect(error).toBeInstanceOf(SvcErpConnectionError);
    expect(error).toMatchObject({
      statusCode: 0,
      code: 'connection_failed',
      message: 'GET /api/products/{id} got no reply',
      cause: expect.objectContaining({ message: 'fetch failed' }),
    });
  });
});
