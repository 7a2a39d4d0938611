import { Redis } from 'ioredis';
import {
  addressKey,
  assertWithin,
  createRateLimiter,
  type SharedCounters,
} from '../../src/kernel/limits/rate-limit.js';
import { connectRedis, redisStores, type SendCommand } from '../../src/kernel/limits/redis.js';
import { createRedisHealth } from '../../src/kernel/limits/shared-store.js';
import { createLogger } from '../../src/kernel/log.js';
import { startTestApp, type TestApp } from '../support/app.js';
import { openFaultProxy, throughProxy } from '../support/fault-proxy.js';
import { describe, expect, jest, test } from '../support/jest.js';
import { until } from '../support/until.js';

const redisUrl = process.env['REDIS_URL'] ?? 'redis://127.0.0.1:6379';

const log = createLogger({ logLevel: 'silent' });
const kycLimits = { reads: 9, writes: 9, sessions: 9, decisions: 9, checks: 9, tests: 9 };
const limits = { general: 5, auth: 3, exports: 2, ...kycLimits };

async function withApp<T>(trustProxy: number, work: (app: TestApp) => Promise<T>): Promise<T> {
  const app = await startTestApp({
    config: { areRateLimitsOn: true, rateLimits: limits, trustProxy },
  });
  try {
    return await work(app);
  } finally {
    await app.close();
  }
}

describe('rate limits', () => {
  test('answer 429 with Retry-After and the remaining quota above the limit', async () => {
    await withApp(0, async (app) => {
      const statuses: number[] = [];
      const left: (string | null)[] = [];
      for (let call = 0; call < 6; call += 1) {
        const reply = await app.fetch('/api/products');
        statuses.push(reply.status);
        left.push(reply.headers.get('ratelimit-remaining'));
        if (call === 5) {
          expect(Number(reply.headers.get('retry-after'))).toBeGreaterThan(0);
          expect(await reply.json()).toMatchObject({ code: 'rate_limited', ok: false });
        }
      }
      expect(statuses).toEqual([401, 401, 401, 401, 401, 429]);
      expect(left).toEqual(['4', '3', '2', '1', '0', '0']);
      const login = await app.fetch('/api/auth/login', { method: 'POST' });
      expect(login.headers.get('ratelimit-limit')).toBe('3');
    });
  });

  test('count wrong keys at /mcp by address, and each call of a tool once', async () => {
    const open = await startTestApp();
    const config = { areRateLimitsOn: true, rateLimits: limits, trustProxy: 1 };
    const app = await startTestApp({ sharing: open, config });
    const params = { name: 'call', arguments: { operation: 'listProducts' } };
    const body = JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'tools/call', params });
    const ask = (address: string, token: string) =>
      app.fetch('/mcp', {
        method: 'POST',
        headers: {
          authorization: `Bearer ${token}`,
          'x-forwarded-for': address,
          accept: 'application/json, text/event-stream',
          'content-type': 'application/json',
        },
        body,
      });
    try {
      const statuses: number[] = [];
      const areRefused: boolean[] = [];
      for (let call = 0; call < 6; call += 1) {
        statuses.push((await ask('203.0.113.7', 'wrong')).status);
        const text = await (await ask('203.0.113.8', open.tokenOf('admin'))).text();
        areRefused.push(text.includes('rate_limited'));
      }
      expect(statuses).toEqual([401, 401, 401, 401, 401, 429]);
      expect(areRefused).toEqual([false, false, false, false, false, true]);
    } finally {
      await app.close();
      await open.close();
    }
  });

  test('also hold outside the APIs, by address: documentation, console, downloads and health', async () => {
    const config = { areRateLimitsOn: true, siteRateLimit: 4, trustProxy: 1 };
    const app = await startTestApp({ config });
    const call = (path: string, address: string) =>
      app.fetch(path, { headers: { 'x-forwarded-for': address }, redirect: 'manual' });
    const statuses: number[] = [];
    for (const path of ['/healthz', '/docs', '/downloads', '/no-such-page'])
      statuses.push((await call(path, '198.51.100.1')).status);
    expect(statuses).not.toContain(429);
    const refused = await call('/healthz', '198.51.100.1');
    expect(refused.status).toBe(429);
    expect(await refused.json()).toMatchObject({ ok: false, code: 'rate_limited' });
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
    expect(refused.headers.get('ratelimit-limit')).toBe('4');
    expect((await call('/healthz', '198.51.100.2')).status).toBe(200);
    await app.close();
  });

  test('count each client separately behind a proxy, despite forged hops', async () => {
    await withApp(1, async (app) => {
      const call = async (forwarded: string) =>
        (await app.fetch('/api/products', { headers: { 'x-forwarded-for': forwarded } })).status;
      for (let index = 0; index < 5; index += 1) expect(await call('198.51.100.1')).toBe(401);
      expect(await call('198.51.100.1')).toBe(429);
      expect(await call('203.0.113.99, 198.51.100.1')).toBe(429);
      expect(await call('198.51.100.2')).toBe(401);
    });
  });

  test('count the address of a client, whatever port the gateway adds to it', async () => {
    await withApp(1, async (app) => {
      const call = async (forwarded: string) =>
        (await app.fetch('/api/products', { headers: { 'x-forwarded-for': forwarded } })).status;
      for (const client of ['198.51.100.1', '[2001:db8::1]']) {
        for (let port = 5001; port <= 5005; port += 1)
          expect(await call(`${client}:${port}`)).toBe(401);
        expect(await call(`${client}:5006`)).toBe(429);
        expect(await call(client.replace(/[[\]]/g, ''))).toBe(429);
      }
      expect(await call('198.51.100.2:5001')).toBe(401);
    });
  });

  test("count the proxy's address for an entry that is no address", async () => {
    await withApp(1, async (app) => {
      const statuses: number[] = [];
      for (let index = 0; index < 6; index += 1) {
        const headers = { 'x-forwarded-for': `unknown-${index}` };
        statuses.push((await app.fetch('/api/products', { headers })).status);
      }
      expect(statuses.at(-1)).toBe(429);
    });
  });

  test('ignore X-Forwarded-For without a trusted proxy', async () => {
    await withApp(0, async (app) => {
      const statuses: number[] = [];
      for (let index = 0; index < 6; index += 1) {
        const headers = { 'x-forwarded-for': `198.51.100.${index}` };
        statuses.push((await app.fetch('/api/products', { headers })).status);
      }
      expect(statuses.at(-1)).toBe(429);
    });
  });

  test('count each login of an own network by itself, and everything else there by the address', async () => {
    const open = await startTestApp();
    const app = await startTestApp({
      sharing: open,
      config: {
        areRateLimitsOn: true,
        rateLimits: { ...limits, general: 2 },
        trustProxy: 1,
        rateLimitNetworks: ['203.0.113.0/24', '2001:db8::/48'],
      },
    });
    try {
      const call = async (ip: string, role?: 'admin' | 'manager') => {
        const authorization = role && `Bearer ${open.tokenOf(role)}`;
        const headers = { 'x-forwarded-for': ip, ...(authorization && { authorization }) };
        return (await app.fetch('/api/products', { headers })).status;
      };
      for (const ip of ['203.0.113.1', '2001:db8::1']) expect(await call(ip, 'admin')).toBe(200);
      expect(await call('203.0.113.1', 'admin')).toBe(429);
      expect(await call('203.0.113.1', 'manager')).toBe(200);
      // Without a login the address counts.
      expect(await call('203.0.113.1')).toBe(401);
      expect(await call('203.0.113.1')).toBe(401);
      expect(await call('203.0.113.1')).toBe(429);
      expect(await call('203.0.113.1', 'manager')).toBe(200);
      // Elsewhere the address counts for all its logins.
      expect(await call('198.51.100.1', 'admin')).toBe(200);
      expect(await call('198.51.100.1', 'manager')).toBe(200);
      expect(await call('198.51.100.1', 'admin')).toBe(429);
    } finally {
      await app.close();
      await open.close();
    }
  });

  test('treat an IPv6 caller as its /56', () => {
    expect(addressKey('2001:db8:1:2ff::1')).toBe(addressKey('2001:db8:1:200:ffff::9'));
    expect(addressKey('2001:db8:1:2ff::1')).not.toBe(addressKey('2001:db8:1:3ff::1'));
    expect(addressKey('198.51.100.7')).toBe('198.51.100.7');
  });

  test('end with the minute, also when the clock is put back within it', async () => {
    let elapsed = performance.now();
    let clock = Date.now();
    const monotonic = jest.spyOn(performance, 'now').mockImplementation(() => elapsed);
    const wall = jest.spyOn(Date, 'now').mockImplementation(() => clock);
    const limiter = createRateLimiter({ ...limits, general: 1 }, undefined);
    try {
      await limiter.hit('general', 'caller');
      clock -= 3_600_000;
      expect(await limiter.hit('general', 'caller')).toMatchObject({ remaining: -1 });
      elapsed += 60_000;
      expect(await limiter.hit('general', 'caller')).toMatchObject({
        remaining: 0,
        resetSeconds: 60,
      });
    } finally {
      monotonic.mockRestore();
      wall.mockRestore();
      await limiter.close();
    }
  });

  test('do not count a request that is taken back', async () => {
    const limiter = createRateLimiter(limits, undefined);
    await limiter.hit('exports', 'user');
    await limiter.undo('exports', 'user');
    await limiter.hit('exports', 'user');
    expect(await limiter.hit('exports', 'user')).toMatchObject({ remaining: 0 });
    const over = await limiter.hit('exports', 'user');
    expect(over).toMatchObject({ remaining: -1 });
    expect(() => assertWithin('exports', over)).toThrow(expect.objectContaining({ status: 429 }));
    await limiter.close();
  });
});

async function connectedRedis(): Promise<Redis | undefined> {
  const redis = new Redis(redisUrl, {
    lazyConnect: true,
    retryStrategy: () => null,
  });
  redis.on('error', () => undefined);
  try {
    await redis.connect();
    return redis;
  } catch {
    return undefined;
  }
}

const redis = await connectedRedis();
const onRedis = redis === undefined ? describe.skip : describe;

onRedis('limits shared through Redis', () => {
  test('two processes have one limit', async () => {
    if (redis === undefined) return;
    const send: SendCommand = (command, ...args) =>
      redis.call(command as string, ...args) as ReturnType<SendCommand>;
    const counters: SharedCounters = {
      storeOf: redisStores(send, createRedisHealth(log)),
      processes: 2,
    };
    const [one, two] = [createRateLimiter(limits, counters), createRateLimiter(limits, counters)];
    const caller = `test-${Math.random()}`;
    for (let call = 0; call < 5; call += 1)
      await (call % 2 === 0 ? one : two).hit('general', caller);
    expect(await one.hit('general', caller)).toMatchObject({ remaining: -1 });
    expect(await two.hit('general', caller)).toMatchObject({ remaining: -2 });
    await redis.quit();
  });

  test.each(['refuse', 'stall'] as const)(
    'a Redis lost by «%s» at the start is used once it answers',
    async (fault) => {
      const proxy = await openFaultProxy(redisUrl);
      proxy[fault]();
      const lines: string[] = [];
      const written = createLogger({ logLevel: 'info' }, { write: (line) => lines.push(line) });
      const connection = await connectRedis(throughProxy(redisUrl, proxy), written);
      const { health, storeOf } = connection;
      const counters = { storeOf, processes: 2 };
      const limiter = createRateLimiter({ ...limits, general: 10 }, counters);
      const caller = `test-${Math.random()}`;
      try {
        expect(health.isDown).toBe(true);
        expect(await limiter.hit('general', caller)).toMatchObject({ limit: 5, remaining: 4 });
        expect(await limiter.hit('general', caller)).toMatchObject({ limit: 5, remaining: 3 });
        proxy.resume();
        await until(async () => (await limiter.hit('general', `${caller}-2`))?.limit === 10);
        expect(health.isDown).toBe(false);
        expect(lines.map((line) => (JSON.parse(line) as { msg: string }).msg)).toEqual([
          'Redis does not answer: each process counts rate limits alone',
          'Redis answers again: rate limits are shared between processes',
        ]);
      } finally {
        await limiter.close();
        await connection.close();
        await proxy.close();
      }
    },
  );

  test('a Redis that refuses the password ends the start', async () => {
    const url = new URL(redisUrl);
    [url.username, url.password] = ['nobody', 'wrong'];
    await expect(connectRedis(url.href, log)).rejects.toThrow('refuses the user or password');
  });

  test.each(['stall', 'loseAnswers', 'refuse'] as const)(
    'a Redis lost by «%s» leaves each process its part of the limit, until it answers again',
    async (fault) => {
      const proxy = await openFaultProxy(redisUrl);
      const connection = await connectRedis(throughProxy(redisUrl, proxy), log);
      const { health, storeOf } = connection;
      const app = await startTestApp({
        config: { areRateLimitsOn: true, rateLimits: { ...limits, general: 1_000 } },
        counters: { storeOf, processes: 2 },
        redis: health,
      });
      try {
        const ask = async () => {
          const reply = await app.fetch('/api/products');
          return [reply.status, reply.headers.get('ratelimit-limit')];
        };
        const readiness = async () => (await (await app.fetch('/readyz')).json()) as object;
        const metric = async () => /^redis_up \d$/m.exec(await app.metrics())?.[0];
        expect(await ask()).toEqual([401, '1000']);
        expect(await readiness()).toMatchObject({ ok: true, degraded: [] });
        expect(await metric()).toBe('redis_up 1');
        proxy[fault]();
        expect(await ask()).toEqual([401, '500']);
        expect(await ask()).toEqual([401, '500']);
        expect(await readiness()).toMatchObject({ ok: true, degraded: ['redis'] });
        expect(await metric()).toBe('redis_up 0');
        proxy.resume();
        await until(async () => (await ask())[1] === '1000');
        expect(await readiness()).toMatchObject({ degraded: [] });
      } finally {
        await app.close();
        await connection.close();
        await proxy.close();
      }
    },
  );
});
