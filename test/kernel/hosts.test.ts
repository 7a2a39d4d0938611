import { once } from 'node:events';
import { type IncomingMessage, request } from 'node:http';
import { loadConfig } from '../../src/kernel/config/config.js';
import { openCapture } from '../kyc/capture-browser.js';
import { startTestApp, type TestApp } from '../support/app.js';
import { inChromium, openChromium } from '../support/chromium.js';
import { afterAll, beforeAll, describe, expect, test } from '../support/jest.js';

const consoleUrl = 'http://console.localhost';
const captureUrl = 'http://capture.localhost';

let app: TestApp;
let plain: TestApp;
beforeAll(async () => {
  app = await startTestApp({ config: { consoleUrl, captureUrl } });
  plain = await startTestApp({ sharing: app });
});
afterAll(async () => {
  await plain.close();
  await app.close();
});

/** Asks a server for a path with a Host header. Returns the status and the body. */
async function ask(server: TestApp, host: string, path: string) {
  const { port } = new URL(server.baseUrl);
  const sent = request({ host: '127.0.0.1', port, path, headers: { host } });
  sent.end();
  const [reply] = (await once(sent, 'response')) as [IncomingMessage];
  let body = '';
  for await (const part of reply) body += part;
  return { status: reply.statusCode, body };
}
const statusOf = async (server: TestApp, host: string, path: string) =>
  (await ask(server, host, path)).status;

describe('a console with a host of its own', () => {
  test.each(['/console/', '/CONSOLE/', '/console/users?page=2', 'http://x/console/'])(
    'answers %s on its host, and 404 on others',
    async (path) => {
      expect(await statusOf(app, 'console.localhost', path)).toBe(200);
      expect(await statusOf(app, 'console.localhost:8443', path)).toBe(200);
      expect(await statusOf(app, 'capture.localhost', path)).toBe(404);
      expect(await statusOf(app, '127.0.0.1', path)).toBe(404);
    },
  );

  test('leaves the APIs on other hosts', async () => {
    expect(await statusOf(app, '127.0.0.1', '/api/products')).toBe(401);
    expect(await statusOf(app, 'console.localhost', '/api/products')).toBe(401);
  });
});

describe('a capture page with a host of its own', () => {
  test.each(['/capture', '/capture/page.js', '/v1/capture', '/v1/capture/logo'])(
    'has %s on its host only',
    async (path) => {
      const status = path.startsWith('/v1') ? 401 : 200;
      expect(await statusOf(app, 'capture.localhost', path)).toBe(status);
      const elsewhere = await ask(app, 'console.localhost', path);
      expect(elsewhere.status).toBe(404);
      expect(elsewhere.body).not.toContain('capture.localhost');
      expect(await statusOf(app, '127.0.0.1', path)).toBe(404);
    },
  );

  test.each([
    '/api/products',
    '/v1/sessions',
    '/docs',
    '/mcp',
    '/',
    '/captures',
    '/api/auth/login',
  ])('shares its host with nothing, such as %s', async (path) => {
    const { body, status } = await ask(app, 'capture.localhost', path);
    expect([status, JSON.parse(body)]).toMatchObject([404, { ok: false }]);
  });

  test('answers probes on every host', async () => {
    for (const host of ['capture.localhost', 'console.localhost', '10.0.0.7:4000']) {
      expect([host, await statusOf(app, host, '/healthz')]).toEqual([host, 200]);
      expect([host, await statusOf(app, host, '/readyz')]).toEqual([host, 200]);
    }
  });

  test('is where the links of sessions lead', async () => {
    const kyc = await app.kyc({ environment: 'test' });
    const { session } = await kyc.sessions.create({ features: ['id'] });
    expect(session.url).toMatch(/^http:\/\/capture\.localhost\/capture#/);
  });
});

test('TRACE, which would send the headers back, is refused on every path', async () => {
  const { port } = new URL(plain.baseUrl);
  for (const path of ['/', '/console/', '/api/products', '/v1/sessions', '/healthz']) {
    const sent = request({
      host: '127.0.0.1',
      port,
      path,
      method: 'TRACE',
      headers: { 'x-own': 'x' },
    });
    sent.end();
    const [reply] = (await once(sent, 'response')) as [IncomingMessage];
    let body = '';
    for await (const part of reply) body += part;
    expect([path, [404, 405].includes(reply.statusCode ?? 0)]).toEqual([path, true]);
    expect(body).not.toContain('x-own');
  }
});

test('without these addresses every host has every page', async () => {
  for (const host of ['127.0.0.1', 'any.example.com']) {
    for (const path of ['/console/', '/capture', '/docs']) {
      expect([host, path, await statusOf(plain, host, path)]).toEqual([host, path, 200]);
    }
  }
});

test('the addresses are checked at start', () => {
  const faultsOf = (env: NodeJS.ProcessEnv) => {
    try {
      loadConfig({ NODE_ENV: 'test', ...env });
      return '';
    } catch (error) {
      return String(error);
    }
  };
  expect(
    faultsOf({ CONSOLE_URL: 'https://a.example.com', CAPTURE_URL: 'https://b.example.com' }),
  ).toBe('');
  expect(faultsOf({ CONSOLE_URL: 'https://a.example.com/x' })).toContain(
    'CONSOLE_URL must be an address without a path',
  );
  expect(
    faultsOf({ CAPTURE_URL: 'https://a.example.com', PUBLIC_URL: 'https://a.example.com' }),
  ).toContain('CAPTURE_URL needs a host of its own');
});

inChromium('the capture page on its own host', () => {
  test('calls its operations there, and nothing else', async () => {
    const browser = await openChromium();
    try {
      const kyc = await app.kyc({ environment: 'test' });
      const { session } = await kyc.sessions.create({ features: ['id'], language: 'en' });
      const { port } = new URL(app.baseUrl);
      const url = (session.url ?? '').replace(captureUrl, `${captureUrl}:${port}`);
      const tab = await openCapture(browser, url);
      const asked: string[] = [];
      tab.page.on('request', (each) => asked.push(each.url()));
      await tab.screen('start');
      await tab.press('Español');
      await tab.press('Empezar');
      await tab.screen('kind');
      expect(asked.some((each) => each.endsWith('/v1/capture/language'))).toBe(true);
      expect(asked.filter((each) => new URL(each).host !== `capture.localhost:${port}`)).toEqual(
        [],
      );
      expect(tab.faults).toEqual([]);
      await tab.context.close();
    } finally {
      await browser.close();
    }
  });
});
