import type { ServerResponse } from 'node:http';
import {
  apiKey,
  createErp,
  products,
  type SessionTokens,
  SvcErp,
  session,
} from '../../sdk/erp/index.js';
import { afterEach, describe, expect, test } from '../support/jest.js';
import {
  type Answer,
  fail,
  gate,
  type ReceivedRequest,
  reply,
  serve,
  type TestServer,
  testClock,
} from './support.js';

const servers: TestServer[] = [];

/** An API with tokens `t1`, `t2`, … and refresh tokens `r1`, `r2`, …. Only the last pair is valid. */
function tokenApi(overrides: { readonly refresh?: Answer } = {}) {
  let generation = 1;
  let isExpired = false;
  const grant = (response: ServerResponse) => {
    const pair = { token: `t${generation}`, refreshToken: `r${generation}`, expiresIn: 3600 };
    reply(response, 200, { ok: true, data: { ...pair, user: { id: 1, name: 'Ana' } } });
  };
  const refresh: Answer = ({ body }, response) => {
    const { refreshToken } = JSON.parse(body.toString()) as { refreshToken: string };
    if (refreshToken !== `r${generation}`) return fail(response, 401, 'refresh_token_reused');
    generation += 1;
    isExpired = false;
    return grant(response);
  };
  const business: Answer = ({ headers }, response) => {
    if (!headers.authorization) return fail(response, 401, 'not_authenticated');
    const isGood = !isExpired && headers.authorization === `Bearer t${generation}`;
    return isGood
      ? reply(response, 200, { ok: true, data: null })
      : fail(response, 401, 'token_expired');
  };
  const answers: Readonly<Record<string, Answer>> = {
    '/api/auth/login': (_, response) => grant(response),
    '/api/auth/refresh': overrides.refresh ?? refresh,
  };
  const answer: Answer = (request, response, nth) =>
    (answers[request.url] ?? business)(request, response, nth);
  return {
    answer,
    expire: () => {
      isExpired = true;
    },
  };
}

async function start(api = tokenApi(), tokens?: SessionTokens) {
  const server = await serve(api.answer);
  servers.push(server);
  const clock = testClock();
  const stored: (SessionTokens | undefined)[] = [];
  const erp = new SvcErp({
    baseUrl: server.baseUrl,
    clock,
    tokens,
    onTokens: (next) => stored.push(next),
  });
  const sent = (url: string): ReceivedRequest[] =>
    server.requests.filter((request) => request.url === url);
  return { server, api, clock, erp, stored, sent };
}

const credentials = { email: 'ana@example.com', password: 'correct horse' };

afterEach(async () => {
  await Promise.all(servers.splice(0).map((server) => server.close()));
});

describe('a session', () => {
  test('starts with a login, which sends no credentials', async () => {
    const { erp, stored, sent, clock } = await start();
    const login = await erp.auth.login(credentials);
    expect(login).toMatchObject({ ok: true, data: { token: 't1', user: { name: 'Ana' } } });
    await erp.products.get(1);
    await erp.auth.login(credentials);
    expect(sent('/api/products/1')[0]?.headers.authorization).toBe('Bearer t1');
    expect(sent('/api/auth/login').map(({ headers }) => headers.authorization)).toEqual([
      undefined,
      undefined,
    ]);
    expect(stored[0]).toEqual({
      token: 't1',
      refreshToken: 'r1',
      expiresAt: clock.now() + 3_600_000,
    });
  });

  test('refreshes once for fifty concurrent calls with an expired token, and repeats each', async () => {
    const { erp, api, sent, stored } = await start();
    await erp.auth.login(credentials);
    api.expire();
    const calls = Array.from({ length: 50 }, (_, index) => erp.products.get(index + 1));
    const replies = await Promise.all(calls);
    expect(replies).toHaveLength(50);
    expect(sent('/api/auth/refresh')).toHaveLength(1);
    expect(stored.map((tokens) => tokens?.token)).toEqual(['t1', 't2']);
  });

  test('does not refresh again for a late refusal of the old token', async () => {
    const late = gate();
    const api = tokenApi();
    const holdOneReply: Answer = async (request, response, nth) => {
      const isLate =
        request.url === '/api/products/2' && request.headers.authorization === 'Bearer t1';
      if (!isLate) return api.answer(request, response, nth);
      await late.opened;
      return fail(response, 401, 'token_expired');
    };
    const { erp, sent } = await start({ ...api, answer: holdOneReply });
    await erp.auth.login(credentials);
    api.expire();
    const slow = erp.products.get(2);
    await erp.products.get(1);
    late.open();
    await slow;
    expect(sent('/api/auth/refresh')).toHaveLength(1);
  });

  test('refreshes half a minute before the expiry', async () => {
    const { erp, clock, server } = await start();
    await erp.auth.login(credentials);
    clock.advance(3_569_000);
    await erp.products.get(1);
    clock.advance(2000);
    await Promise.all([erp.products.get(2), erp.products.get(3)]);
    expect(server.requests.map(({ url }) => url).slice(0, 3)).toEqual([
      '/api/auth/login',
      '/api/products/1',
      '/api/auth/refresh',
    ]);
    expect(server.requests.slice(3).map(({ headers }) => headers.authorization)).toEqual([
      'Bearer t2',
      'Bearer t2',
    ]);
  });

  test('repeats a call once: a second refusal is final', async () => {
    const api = tokenApi();
    const refusing: Answer = (request, response, nth) =>
      request.url.startsWith('/api/products')
        ? fail(response, 401, 'token_expired')
        : api.answer(request, response, nth);
    const { erp, sent } = await start({ ...api, answer: refusing });
    await erp.auth.login(credentials);
    await expect(erp.products.get(1)).rejects.toMatchObject({ code: 'token_expired' });
    expect(sent('/api/products/1')).toHaveLength(2);
  });

  test('ends when the refresh token is refused: calls get the error, none is repeated', async () => {
    const spent = tokenApi({
      refresh: (_, response) => fail(response, 401, 'refresh_token_reused'),
    });
    const { erp, api, stored, sent } = await start(spent);
    await erp.auth.login(credentials);
    api.expire();
    const results = await Promise.allSettled([erp.products.get(1), erp.products.get(2)]);
    expect(results.map((result) => result.status === 'rejected' && result.reason.code)).toEqual([
      'refresh_token_reused',
      'refresh_token_reused',
    ]);
    expect(stored.at(-1)).toBeUndefined();
    expect(sent('/api/auth/refresh')).toHaveLength(1);
    await expect(erp.products.get(3)).rejects.toMatchObject({ code: 'not_authenticated' });
  });

  test('survives a refresh that failed for another reason', async () => {
    let refreshes = 0;
    const api = tokenApi({
      refresh: (_, response) => {
        refreshes += 1;
        return refreshes === 1
          ? fail(response, 503, 'service_unavailable')
          : reply(response, 200, {
              ok: true,
              data: { token: 't1', refreshToken: 'r2', expiresIn: 1 },
            });
      },
    });
    const { erp, stored } = await start(api, { token: 'old', refreshToken: 'r0' });
    await expect(erp.products.get(1)).rejects.toMatchObject({ code: 'service_unavailable' });
    await erp.products.get(1);
    expect(stored.map((tokens) => tokens?.token)).toEqual(['t1']);
  });

  test('is not restored by a refresh that finishes after the logout', async () => {
    const refreshing = gate();
    const proceed = gate();
    const api = tokenApi({
      refresh: async (_, response) => {
        refreshing.open();
        await proceed.opened;
        reply(response, 200, { ok: true, data: { token: 't9', refreshToken: 'r9', expiresIn: 9 } });
      },
    });
    const answer: Answer = (request, response, nth) =>
      request.url === '/api/auth/logout'
        ? reply(response, 200, { ok: true, data: null })
        : api.answer(request, response, nth);
    const { erp, stored, sent } = await start({ ...api, answer });
    await erp.auth.login(credentials);
    api.expire();
    const call = erp.products.get(1);
    call.catch(() => {});
    await refreshing.opened;
    await erp.auth.logout();
    proceed.open();
    await expect(call).rejects.toMatchObject({ code: 'not_authenticated' });
    expect(stored).toHaveLength(2);
    expect(stored.at(-1)).toBeUndefined();
    expect(sent('/api/products/1').at(-1)?.headers.authorization).toBeUndefined();
  });

  test('waits until the new tokens are stored before it uses them', async () => {
    const { server, api } = await start();
    const storing = gate();
    const erp = createErp(
      {
        baseUrl: server.baseUrl,
        access: session({
          tokens: { token: 't1', refreshToken: 'r1' },
          onTokens: () => storing.opened,
        }),
      },
      { products },
    );
    api.expire();
    const call = erp.products.get(1);
    while (server.requests.length < 2) await new Promise(setImmediate);
    expect(server.requests.map(({ url }) => url)).toEqual(['/api/products/1', '/api/auth/refresh']);
    storing.open();
    await call;
    expect(server.requests.at(-1)?.headers.authorization).toBe('Bearer t2');
  });

  test('ends with logout', async () => {
    const { erp, stored, sent } = await start();
    await erp.auth.login(credentials);
    await erp.auth.logout();
    expect(sent('/api/auth/logout')[0]?.headers.authorization).toBe('Bearer t1');
    expect(stored.at(-1)).toBeUndefined();
    await expect(erp.products.get(1)).rejects.toMatchObject({ code: 'not_authenticated' });
  });

  test('continues with stored tokens, and ends with the token when there is no refresh token', async () => {
    const { erp, server } = await start(tokenApi(), { token: 't1' });
    await erp.products.get(1);
    const stale = new SvcErp({ baseUrl: server.baseUrl, tokens: { token: 'old' } });
    await expect(stale.products.get(1)).rejects.toMatchObject({ code: 'token_expired' });
    expect(server.requests).toHaveLength(2);
  });
});

describe('an API key', () => {
  test('is sent with every call, and never beside a token', async () => {
    const { server } = await start();
    const erp = new SvcErp({ baseUrl: server.baseUrl, apiKey: 'nk_live_1', maxRetries: 0 });
    await erp.auth.login(credentials);
    await erp.products.get(1).catch(() => {});
    const small = createErp({ baseUrl: server.baseUrl, access: apiKey('nk_live_1') }, { products });
    await small.products.get(2).catch(() => {});
    const headers = server.requests.map((request) => request.headers);
    expect(headers.map((sent) => sent['x-api-key'])).toEqual([undefined, 'nk_live_1', 'nk_live_1']);
    expect(headers.every((sent) => sent.authorization === undefined)).toBe(true);
  });
});
