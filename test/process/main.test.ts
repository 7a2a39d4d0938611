import { once } from 'node:events';
import { readFile, rm, stat } from 'node:fs/promises';
import { type IncomingMessage, request } from 'node:http';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, test } from '../support/jest.js';
import {
  buildServer,
  environment,
  freePort,
  isListening,
  killAll,
  makeFolder,
  run,
  runScript,
  type Server,
  spawnServer,
  startServer,
  until,
} from './support.js';

let folder: Awaited<ReturnType<typeof makeFolder>>;
/** All tests use one folder: each leaves a running server there, unless it says that it stops it. */
let server: Server;

beforeAll(async () => {
  await buildServer();
  folder = await makeFolder();
  server = await startServer(folder.path, environment({ METRICS_PORT: '0' }));
});

afterAll(async () => {
  killAll();
  await folder.remove();
});

const jsonHeaders = { 'content-type': 'application/json' };

function login(at: Server, email: string, password: string): Promise<Response> {
  const body = JSON.stringify({ email, password });
  return fetch(`${at.baseUrl}/api/auth/login`, { method: 'POST', headers: jsonHeaders, body });
}

/** Sends a request whose head has arrived and whose body is missing: the server waits for it. */
async function holdBack(at: Server, body: object) {
  const bytes = Buffer.from(JSON.stringify(body));
  const outgoing = request(`${at.baseUrl}/api/products`, {
    method: 'POST',
    headers: {
      ...jsonHeaders,
      'x-api-key': at.key,
      'content-length': bytes.length,
      expect: '100-continue',
    },
  });
  const answered = once(outgoing, 'response') as Promise<[IncomingMessage]>;
  outgoing.flushHeaders();
  await once(outgoing, 'continue');
  outgoing.write(bytes.subarray(0, 5));
  return {
    async finish() {
      outgoing.end(bytes.subarray(5));
      const [response] = await answered;
      return { status: response.statusCode, body: await text(response) };
    },
    failed: answered.then(
      () => false,
      () => true,
    ),
  };
}

describe('the first start of a server', () => {
  test('prints a command that works when pasted', async () => {
    const { stdout } = await run('sh', ['-c', server.curl.replace(/^curl/, 'curl -sS')]);
    expect(JSON.parse(stdout)).toMatchObject({ ok: true, totalCount: 30, page: 1 });
  });

  test('prints addresses that answer, and a login that works', async () => {
    for (const name of ['Console', 'Reference', 'Contract', 'Contract of /v1', 'Metrics']) {
      expect((await fetch(server.shown(name))).status).toBe(200);
    }
    const reply = await login(server, server.shown('E-mail'), server.shown('Password'));
    expect(reply.status).toBe(200);
  });

  test('runs in the started process itself, and is ready', async () => {
    const lock = await readFile(join(folder.path, 'data/notaria.lock'), 'utf8');
    expect(Number(lock.split('\n')[0])).toBe(server.child.pid);
    const ready = await fetch(`${server.baseUrl}/readyz`);
    expect([ready.status, await ready.json()]).toEqual([
      200,
      { ok: true, waitingFor: [], degraded: [], engines: {} },
    ]);
  });

  test('serves metrics on their own port, and nothing else there', async () => {
    const metrics = await fetch(server.shown('Metrics'));
    expect(await metrics.text()).toContain('http_requests_total{operation="listProducts"');
    const { origin } = new URL(server.shown('Metrics'));
    expect((await fetch(`${origin}/api/products`)).status).toBe(404);
    expect((await fetch(`${server.baseUrl}/metrics`)).status).toBe(404);
  });

  test('stores the credentials in a file that only its user can read', async () => {
    const file = join(folder.path, 'data/demo.json');
    expect((await stat(file)).mode & 0o777).toBe(0o600);
    const kept = JSON.parse(await readFile(file, 'utf8'));
    expect(kept).toMatchObject({ baseUrl: server.baseUrl, database: 'embedded' });
    expect(kept.admin.password).toBe(server.shown('Password'));
  });
});

describe('the demo keys', () => {
  test('each have the permissions that their names promise', async () => {
    const { apiKeys, demoIds } = JSON.parse(
      await readFile(join(folder.path, 'data/demo.json'), 'utf8'),
    );
    const ask = async (key: { value: string }, path: string) => {
      const reply = await fetch(`${server.baseUrl}/api${path}`, {
        headers: { 'x-api-key': key.value },
      });
      const { code } = (await reply.json()) as { code?: string };
      return code ?? reply.status;
    };
    expect(await ask(apiKeys.full, '/inventory/stock')).toBe(200);
    expect(await ask(apiKeys.limited, '/products')).toBe(200);
    expect(await ask(apiKeys.limited, '/inventory/stock')).toBe('insufficient_permissions');
    expect(await ask(apiKeys.revoked, '/products')).toBe('api_key_revoked');
    expect(await ask(apiKeys.expired, '/products')).toBe('api_key_expired');
    expect(await ask(apiKeys.boundElsewhere, '/products')).toBe('ip_not_allowed');
    expect(await ask(apiKeys.full, `/products/${demoIds.productId}`)).toBe(200);
    expect(await ask(apiKeys.other, `/products/${demoIds.productId}`)).toBe('not_found');
    expect(await ask(apiKeys.other, `/products/${demoIds.otherProductId}`)).toBe(200);
  });
});

describe('the seed script beside a running server', () => {
  test('prints the credentials that the server stored, as JSON and nothing else', async () => {
    const seed = await runScript(['scripts/seed.ts', '--json'], folder.path, environment());
    expect(seed.code).toBe(0);
    expect(JSON.parse(seed.out)).toMatchObject({
      baseUrl: server.baseUrl,
      admin: { email: server.shown('E-mail'), password: server.shown('Password') },
      apiKeys: { full: { value: server.key } },
    });
  });
});

describe('a stop of the server', () => {
  test('accepts no more connections, answers the requests in progress, and exits with 0', async () => {
    const held = await holdBack(server, { code: 'LATE-1', name: 'Tarde', price: 1 });
    const exit = once(server.child, 'exit');
    server.child.kill('SIGTERM');
    await until(async () => !(await isListening(server.baseUrl)));
    expect(server.child.exitCode).toBeNull();
    const answeredAt = Date.now();
    const { status, body } = await held.finish();
    expect([status, JSON.parse(body).data.code]).toEqual([201, 'LATE-1']);
    const [code] = await exit;
    expect(code).toBe(0);
    expect(Date.now() - answeredAt).toBeLessThan(5_000);
  });

  test('saves what was answered, and a later start prints the same credentials', async () => {
    const before = server;
    server = await startServer(folder.path, environment());
    expect([server.shown('Password'), server.key]).toEqual([before.shown('Password'), before.key]);
    const found = await fetch(`${server.baseUrl}/api/products?search=LATE-1`, {
      headers: { 'x-api-key': server.key },
    });
    expect(await found.json()).toMatchObject({ totalCount: 1 });
  });

  test('ends at once at a second signal', async () => {
    const held = await holdBack(server, { code: 'LATE-2', name: 'Tarde', price: 1 });
    const exit = once(server.child, 'exit');
    server.child.kill('SIGINT');
    await until(async () => !(await isListening(server.baseUrl)));
    server.child.kill('SIGINT');
    expect(await exit).toEqual([1, null]);
    expect(await held.failed).toBe(true);
  });
});

describe('a later start of a server', () => {
  test('answers requests that arrive before it is ready, and has a test clock', async () => {
    await rm(join(folder.path, 'data/demo.json'));
    const port = await freePort();
    const baseUrl = `http://127.0.0.1:${port}`;
    const env = environment({ PORT: String(port), TEST_CLOCK: '2026-01-31T12:00:00Z' });
    const lost = server;
    const starting = startServer(folder.path, env);
    await until(() => isListening(baseUrl));
    const early = await fetch(`${baseUrl}/api/products?pageSize=1`, {
      headers: { 'x-api-key': lost.key },
    });
    expect(early.status).toBe(200);
    server = await starting;
    // The file was lost: the new credentials do not include the old password.
    expect(server.key).not.toBe(lost.key);
    expect((await login(server, server.shown('E-mail'), lost.shown('Password'))).status).toBe(401);
    const session = await login(server, server.shown('E-mail'), server.shown('Password'));
    const { data } = (await session.json()) as { data: { token: string } };
    const me = () =>
      fetch(`${baseUrl}/api/auth/me`, { headers: { authorization: `Bearer ${data.token}` } });
    expect((await me()).status).toBe(200);
    const body = JSON.stringify({ advanceSeconds: 3_700 });
    const moved = await fetch(`${baseUrl}/test/clock`, {
      method: 'PUT',
      headers: jsonHeaders,
      body,
    });
    expect(await moved.json()).toMatchObject({ data: { now: '2026-01-31T13:01:40.000Z' } });
    expect(await (await me()).json()).toMatchObject({ code: 'token_expired' });
    expect(await server.stop()).toBe(0);
  });

  test('shows no credentials and has no test clock in production', async () => {
    const env = environment({
      NODE_ENV: 'production',
      JWT_SECRET: 'x'.repeat(32),
      BLOB_KEYS: `k1:${Buffer.alloc(32, 1).toString('base64')}`,
      ALLOW_EMBEDDED_IN_PRODUCTION: 'on',
    });
    const production = await startServer(folder.path, env);
    expect([production.shown('Password'), production.curl]).toEqual(['', '']);
    expect((await fetch(`${production.baseUrl}/test/clock`)).status).toBe(404);
    expect(await production.stop()).toBe(0);
  });

  test('exits with 0 when it is stopped before it is ready', async () => {
    const port = await freePort();
    const child = spawnServer(folder.path, environment({ PORT: String(port) }));
    await until(() => isListening(`http://127.0.0.1:${port}`));
    const exit = once(child, 'exit');
    child.kill('SIGTERM');
    expect(await exit).toEqual([0, null]);
  });
});

describe('the seed script', () => {
  test('adds generated products to the existing ones', async () => {
    const wish = ['scripts/seed.ts', '--json', '--products', '1500'];
    const seed = await runScript(wish, folder.path, environment());
    expect([seed.code, seed.err]).toEqual([0, '1500 of 1500 products\n']);
    const { apiKeys } = JSON.parse(seed.out);
    expect(apiKeys.full.value).toBe(server.key);
    server = await startServer(folder.path, environment());
    const reply = await fetch(`${server.baseUrl}/api/products?search=canería&pageSize=1`, {
      headers: { 'x-api-key': server.key },
    });
    expect(await reply.json()).toMatchObject({ totalCount: 150 });
    expect(await server.stop()).toBe(0);
  });

  test.each([
    [['--products', 'many'], {}, 2, '--products takes a whole number'],
    [['--frob'], {}, 2, "Unknown option '--frob'"],
    [['--months', '40'], {}, 2, '--months takes a whole number from 1 to 36'],
    [['--months', '1', '--invoices', '1000001'], {}, 2, '--invoices takes a whole number'],
    [['--invoices', '10'], {}, 2, '--invoices and --code go with --months'],
    [['--months', '1', '--code', 'DEMO'], {}, 1, 'The company DEMO is there already'],
    [
      [],
      {
        NODE_ENV: 'production',
        JWT_SECRET: 'x'.repeat(32),
        BLOB_KEYS: `k1:${Buffer.alloc(32, 1).toString('base64')}`,
        ALLOW_EMBEDDED_IN_PRODUCTION: 'on',
      },
      78,
      'not for production',
    ],
  ])('refuses %j with %j', async (args, env, code, message) => {
    const seed = await runScript(['scripts/seed.ts', ...args], folder.path, environment(env));
    expect([seed.code, seed.out]).toEqual([code, '']);
    expect(seed.err).toContain(message);
  });
});
