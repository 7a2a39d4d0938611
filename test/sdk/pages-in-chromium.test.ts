import { existsSync, readFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Browser, Page } from 'playwright-core';
import sharp from 'sharp';
import { packedClients } from '../../scripts/build/sdk-tarballs.mjs';
import { password, startTestApp, type TestApp } from '../support/app.js';
import { inChromium, openChromium } from '../support/chromium.js';
import { afterAll, beforeAll, expect, test } from '../support/jest.js';
import { createProject, type Project } from './packed/project.js';

const page = `<!doctype html>
<title>Shop</title>
<input id="selfie" type="file">
<script type="module" src="/main.ts"></script>`;

/** The code of a frontend with both clients and cookies. */
const script = `
import { SvcErp } from '@notaria/erp';
import { SvcKyc } from '@notaria/kyc';

const baseUrl = new URLSearchParams(location.search).get('api')!;
const erp = new SvcErp({ baseUrl, withCredentials: true });
const kyc = new SvcKyc({ baseUrl, withCredentials: true });

Object.assign(window, {
  logIn: (email: string, password: string) => erp.auth.login({ email, password }),
  me: async () => (await erp.auth.me()).data.email,
  create: async (code: string) => (await erp.products.create({ code, name: code, price: 1 })).data.code,
  list: async () => (await erp.products.list()).data.map(({ code }) => code),
  logOut: () => erp.auth.logout(),
  codeOf: (error: { code: string; statusCode: number }) => [error.statusCode, error.code],
  async liveness() {
    const [data] = document.querySelector<HTMLInputElement>('#selfie')!.files!;
    const { check } = await kyc.biometrics.liveness({ image: { data, filename: data.name } });
    return check.status;
  },
});
document.title = 'ready';
`;

const vite = fileURLToPath(new URL('../../node_modules/vite/bin/vite.js', import.meta.url));

const types: Readonly<Record<string, string>> = {
  '.html': 'text/html',
  '.js': 'text/javascript',
};

inChromium('the packed clients in a page built with Vite', () => {
  let project: Project;
  let pages: Server;
  let origin: string;
  let app: TestApp;
  let browser: Browser;
  let tab: Page;

  beforeAll(async () => {
    project = await createProject(await packedClients());
    project.write('index.html', page);
    project.write('main.ts', script);
    // Runs as a program: its native part does not work in Jest.
    await project.node(vite, 'build', '--logLevel', 'error');
    pages = createServer((request, response) => {
      const { pathname } = new URL(request.url ?? '/', 'http://page');
      const file = join(project.folder, 'dist', pathname === '/' ? 'index.html' : pathname);
      response.setHeader('content-type', types[extname(file)] ?? 'text/plain');
      if (existsSync(file)) response.end(readFileSync(file));
      else response.writeHead(404).end();
    });
    await new Promise<void>((resolve) => pages.listen(0, '127.0.0.1', resolve));
    origin = `http://127.0.0.1:${(pages.address() as AddressInfo).port}`;
    app = await startTestApp({ config: { corsOrigins: [origin] } });
    browser = await openChromium();
    tab = await browser.newPage();
    await tab.goto(`${origin}/?api=${encodeURIComponent(app.baseUrl)}`);
    await tab.waitForFunction(`document.title === 'ready'`);
  });
  afterAll(async () => {
    await browser?.close();
    pages?.close();
    await app?.close();
    project?.remove();
  });

  const refused = (call: string): Promise<unknown> =>
    tab.evaluate(`${call}.then(() => 'done', (error) => codeOf(error))`);

  test('log in with cookies that scripts cannot read, write with the CSRF token, and log out', async () => {
    expect(await refused('me()')).toEqual([401, 'not_authenticated']);
    await tab.evaluate(`logIn(${JSON.stringify(app.email('admin'))}, ${JSON.stringify(password)})`);
    expect(await tab.evaluate('me()')).toBe(app.email('admin'));
    const cookies = await tab.context().cookies();
    const session = cookies.find(({ name }) => name === '__Host-session');
    expect(session).toMatchObject({ httpOnly: true, secure: true });
    expect(await tab.evaluate('document.cookie')).not.toContain('__Host-session');
    expect(await tab.evaluate(`create('A-1')`)).toBe('A-1');
    expect(await tab.evaluate('list()')).toEqual(['A-1']);
    await tab.evaluate('logOut()');
    expect(await refused('list()')).toEqual([401, 'not_authenticated']);
  });

  test('send a file that the user selected', async () => {
    await tab.evaluate(`logIn(${JSON.stringify(app.email('admin'))}, ${JSON.stringify(password)})`);
    const size = { width: 40, height: 30, channels: 3 as const };
    const buffer = await sharp({ create: { ...size, background: 'gray' } })
      .jpeg()
      .toBuffer();
    const chosen = { name: 'approve.jpg', mimeType: 'image/jpeg', buffer };
    await tab.setInputFiles('#selfie', chosen);
    // Checks of a person are live and no engine is configured, but the file has arrived.
    expect(await refused('liveness()')).toEqual([503, 'provider_unavailable']);
  });
});
