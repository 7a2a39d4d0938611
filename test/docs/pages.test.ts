import type { Browser, Page } from 'playwright-core';
import { expectAccessible, openTab, type Tab, type TabOptions } from '../console/support.js';
import { startTestApp, type TestApp } from '../support/app.js';
import { inChromium, openChromium } from '../support/chromium.js';
import { afterAll, beforeAll, expect, test } from '../support/jest.js';

inChromium('the documentation in a browser', () => {
  let app: TestApp;
  let browser: Browser;
  let key: string;
  beforeAll(async () => {
    [app, browser] = await Promise.all([startTestApp(), openChromium()]);
    const created = await app
      .as('admin')
      .apiKeys.create({ name: 'Docs', permissions: ['products:*'] });
    key = created.data.value;
    await app.as('admin').products.create({ code: 'DOC-1', name: 'Bolt', price: 1.5 });
  });
  afterAll(async () => {
    await browser.close();
    await app.close();
  });

  async function open(path: string, options: TabOptions = {}): Promise<Tab> {
    const tab = await openTab(browser, app.baseUrl, options);
    await tab.page.goto(`${app.baseUrl}${path}`);
    return tab;
  }

  test.each([
    ['/docs/nothing', 'This page does not exist', '/docs/'],
    ['/docs/es/erp/nada', 'Esta página no existe', '/docs/es/'],
    ['/docs/erp/products/create.html', 'This page does not exist', '/docs/'],
    ['/docs/v1.2.3/guides/paging.md/x.json', 'This page does not exist', '/docs/'],
    ['/docs/a/b/c/d/e/f/g', 'This page does not exist', '/docs/'],
    ['/docs/%zz', 'This page does not exist', '/docs/'],
    ['/docs/es/%', 'Esta página no existe', '/docs/es/'],
  ])('%s shows a page with a way back, and answers 404', async (path, title, back) => {
    const tab = await openTab(browser, app.baseUrl, {});
    const reply = await tab.page.goto(`${app.baseUrl}${path}`);
    expect(reply?.status()).toBe(404);
    await tab.page.getByRole('heading', { name: title }).waitFor();
    await expectAccessible(tab);
    await tab.page.locator(`#content a[href="${back}"]`).click();
    await tab.page.waitForURL((url) => url.pathname === back);
    // A program gets the envelope of errors.
    const answer = await app.fetch(path, { headers: { accept: 'application/json' } });
    expect([answer.status, answer.headers.get('content-type')]).toEqual([
      404,
      expect.stringContaining('application/json'),
    ]);
  });

  test('a page that does not exist searches for the words of its address', async () => {
    const { complaints, context, page } = await open('/docs/erp/invioces/create.html');
    await page.getByRole('button', { name: 'Search for the words of the address' }).click();
    await page.getByRole('option').filter({ hasText: 'Create an invoice' }).click();
    await page.getByRole('heading', { level: 1, name: 'Create an invoice' }).waitFor();
    // The browser reports the status of the first page.
    expect(complaints.filter((text) => !text.includes('404'))).toEqual([]);
    await context.close();
  });

  test('a form that is sent to the documentation gets the page too, and a program the envelope', async () => {
    for (const [accept, type] of [
      ['text/html', 'text/html'],
      ['application/json', 'application/json'],
    ] as const) {
      for (const method of ['POST', 'DELETE']) {
        const reply = await app.fetch('/docs/erp', { method, headers: { accept } });
        expect([method, reply.status]).toEqual([method, 404]);
        expect(reply.headers.get('content-type')).toContain(type);
      }
    }
  });

  /** Everything that the browser has stored for the site. */
  const stored = (page: Page): Promise<string> =>
    page.evaluate('JSON.stringify([{ ...localStorage }, { ...sessionStorage }, document.cookie])');

  /** One page of each kind. */
  const paths = [
    '/docs/',
    '/docs/es/guides/errors',
    '/docs/erp',
    '/docs/es/erp/products',
    '/docs/kyc/documents/verifyIdDocument',
    '/docs/kyc/objects',
    '/docs/events',
    '/docs/changelog',
    '/docs/downloads',
  ];

  test.each([
    ['light', 1440],
    ['dark', 390],
  ] as const)('has no serious accessibility fault, %s at %i pixels', async (theme, width) => {
    const tab = await open('/docs/', { theme, width });
    for (const path of paths) {
      await tab.page.goto(`${app.baseUrl}${path}`);
      await tab.page.evaluate("document.querySelector('[data-try] > summary')?.click()");
      await expectAccessible(tab);
      const overflow = await tab.page.evaluate('document.documentElement.scrollWidth - innerWidth');
      expect([path, overflow]).toEqual([path, 0]);
    }
    expect(tab.complaints).toEqual([]);
    await tab.context.close();
  });

  test.each(['/docs/', '/docs/erp', '/docs/kyc/sessions', '/docs/erp/invoices/createInvoice'])(
    'loads at most 400 kB for %s, from this server only',
    async (path) => {
      const tab = await openTab(browser, app.baseUrl);
      const loads: Promise<readonly [string, number]>[] = [];
      tab.page.on('response', (response) => {
        loads.push(response.body().then((body) => [new URL(response.url()).origin, body.length]));
      });
      await tab.page.goto(`${app.baseUrl}${path}`, { waitUntil: 'networkidle' });
      const all = await Promise.all(loads);
      expect(all.map(([origin]) => origin)).toEqual(all.map(() => app.baseUrl));
      expect(all.length).toBeGreaterThan(2);
      // Unpacked: what travels is a fraction of it.
      expect(all.reduce((sum, [, bytes]) => sum + bytes, 0)).toBeLessThan(400_000);
      await tab.context.close();
    },
  );

  test('search opens with a slash and works by keyboard', async () => {
    const { complaints, context, page } = await open('/docs/');
    await page.keyboard.press('/');
    await page.keyboard.type('create product');
    const first = page.getByRole('listbox').getByRole('option').first();
    await first.getByText('Create a product', { exact: true }).waitFor();
    expect(await first.getAttribute('aria-selected')).toBe('true');
    await page.keyboard.press('ArrowDown');
    expect(await first.getAttribute('aria-selected')).toBe('false');
    await page.keyboard.press('ArrowUp');
    await page.keyboard.press('Enter');
    await page.getByRole('heading', { level: 1, name: 'Create a product' }).waitFor();
    expect(new URL(page.url()).pathname).toBe('/docs/erp/products/createProduct');
    await page.goBack();
    await page.getByRole('heading', { level: 1, name: 'Notaria documentation' }).waitFor();
    await page.keyboard.press('/');
    await page.getByRole('combobox', { name: 'Search' }).fill('zzzz');
    await page.getByText('No results').waitFor();
    expect(complaints).toEqual([]);
    await context.close();
  });

  test('a tried request answers, and the key goes to the next page but into no storage', async () => {
    const { complaints, context, page } = await open('/docs/erp/products/listProducts');
    await page.getByText('Try it').click();
    await page.getByLabel('Credential').last().fill(key);
    await page.getByRole('button', { name: 'Send request' }).click();
    await page.getByText(/^200 OK/).waitFor();
    expect(await page.getByLabel('Reply body').textContent()).toContain('DOC-1');

    await page
      .locator('#navigation')
      .getByRole('link', { name: 'Create a product', exact: true })
      .click();
    await page.getByRole('heading', { level: 1, name: 'Create a product' }).waitFor();
    await page.getByText('Try it').click();
    expect(await page.getByLabel('Credential').last().inputValue()).toBe(key);
    await page.locator('textarea').fill('{ "code": "DOC-1", "name": "Bolt", "price": 2 }');
    await page.getByRole('button', { name: 'Send request' }).click();
    await page.getByText(/^409 Conflict/).waitFor();
    expect(await page.getByLabel('Reply body').textContent()).toContain('duplicate_code');
    expect(await stored(page)).not.toContain(key);

    await page.reload();
    await page.getByText('Try it').click();
    expect(await page.getByLabel('Credential').last().inputValue()).toBe('');
    expect(complaints).toEqual([]);
    await context.close();
  });

  test('a tried upload sends its file, with a login token', async () => {
    const { context, page } = await open('/docs/kyc/documents/verifyIdDocument');
    await page.getByText('Try it').click();
    await page.locator('[data-scheme]').selectOption('keyAuth');
    await page
      .getByLabel('Credential')
      .last()
      .fill(await app.kycKey({ environment: 'test' }));
    for (const name of ['sessionId', 'documentType', 'issuingCountry']) {
      const field = page.locator(`[data-place="form"][data-name="${name}"]`);
      if ((await field.count()) > 0) await field.fill('');
    }
    const buffer = Buffer.from([0xff, 0xd8, 0xff]);
    const file = { name: 'approve.jpg', mimeType: 'image/jpeg', buffer };
    await page.locator('[data-place="file"][data-name="frontImage"]').setInputFiles(file);
    await page.getByRole('button', { name: 'Send request' }).click();
    await page.getByText(/^200 OK/).waitFor();
    expect(await page.getByLabel('Reply body').textContent()).toContain('approved');
    await context.close();
  });

  test('examples name this server, and the chosen form of code stays chosen', async () => {
    const { context, page } = await open('/docs/erp/products/listProducts');
    await page.getByRole('tab', { name: 'TypeScript' }).click();
    expect(await page.getByRole('tabpanel').textContent()).toContain(app.baseUrl);
    await page
      .locator('#navigation')
      .getByRole('link', { name: 'Get a product', exact: true })
      .click();
    await page.getByRole('heading', { level: 1, name: 'Get a product' }).waitFor();
    expect(await page.getByRole('tabpanel').textContent()).toContain('erp.products.get(1)');
    await context.close();
  });

  test('the menu folds at 390 pixels, and without the script nothing is lost', async () => {
    const { context, page } = await open('/docs/erp', { width: 390 });
    const link = page.locator('#navigation').getByRole('link', { name: 'Products', exact: true });
    expect(await link.isVisible()).toBe(false);
    await page.getByRole('button', { name: 'Menu' }).click();
    await link.click();
    await page.getByRole('heading', { level: 1, name: 'Products' }).waitFor();
    expect(await link.isVisible()).toBe(false);
    await context.close();

    const plain = await browser.newContext({
      javaScriptEnabled: false,
      viewport: { width: 390, height: 800 },
    });
    const bare = await plain.newPage();
    await bare.goto(`${app.baseUrl}/docs/erp/products/createProduct`);
    for (const text of ['erp.products.create(', 'curl ', 'POST /api/products HTTP/1.1']) {
      expect(await bare.getByText(text).first().isVisible()).toBe(true);
    }
    expect(await bare.locator('#navigation').isVisible()).toBe(true);
    await plain.close();
  });

  test('the theme is kept for the next visit, and the language has addresses of its own', async () => {
    const { context, page } = await open('/docs/erp');
    await page.getByLabel('Theme').selectOption('dark');
    await page.getByRole('link', { name: 'Español' }).click();
    await page.waitForURL('**/docs/es/erp');
    expect(await page.locator('html').getAttribute('data-theme')).toBe('dark');
    expect(await page.locator('html').getAttribute('lang')).toBe('es');
    await page.getByRole('heading', { name: 'Autenticación', level: 2 }).waitFor();
    await page.getByText('están solo en inglés').waitFor();
    await page.getByRole('link', { name: 'Cuentas por cobrar' }).first().waitFor();
    await page.goto(`${app.baseUrl}/docs/es/guides/errors`);
    await page.getByText('Esta guía está solo en inglés.').waitFor();
    await context.close();
  });
});
