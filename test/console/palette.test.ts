import type { Page } from 'playwright-core';
import { importPeople } from '../kyc/aml-support.js';
import { inChromium } from '../support/chromium.js';
import { divide } from '../support/divide.js';
import { createProduct } from '../support/goods.js';
import { beforeAll, expect, test } from '../support/jest.js';
import { createCustomer } from '../support/parties.js';
import { oneOfEach } from '../support/sales.js';
import { until } from '../support/until.js';
import { asSlowPage } from './slow-page.js';
import {
  consoleTest,
  expectAccessible,
  type Language,
  type Tab,
  waitUntilIdle,
} from './support.js';

type Titles = Readonly<Record<string, string>>;

interface PaletteTexts {
  readonly pages: Titles;
  readonly actions: Titles;
}

interface Files {
  readonly paletteTexts: Readonly<Record<Language, PaletteTexts>>;
  readonly shellTexts: Readonly<Record<Language, { readonly pages: Titles }>>;
  readonly routes: readonly { readonly path: string; readonly entry: string }[];
}

/** The console is bundled, so its files are no modules of the tests. */
async function consoleFiles(): Promise<Files> {
  const load = async (name: string) =>
    (await import(new URL(`../../src/console/shell/${name}`, import.meta.url).href)) as Files;
  const [{ paletteTexts }, { shellTexts }, { routes }] = await Promise.all([
    load('palette/texts.ts'),
    load('texts.ts'),
    load('pages.ts'),
  ]);
  return { paletteTexts, shellTexts, routes };
}

/** Returns the titles of all pages that are not pages of a record, by their paths. */
async function titlesOfPages(language: Language): Promise<readonly (readonly [string, string])[]> {
  const { paletteTexts, shellTexts, routes } = await consoleFiles();
  const { pages, actions } = paletteTexts[language];
  const firsts = new Map(routes.toReversed().map(({ path, entry }) => [entry, path]));
  return routes
    .filter(({ path }) => !path.includes(':id'))
    .map(({ path, entry }) => {
      const ofEntry = firsts.get(entry) === path ? shellTexts[language].pages[entry] : undefined;
      return [path, ofEntry ?? pages[path] ?? actions[path] ?? `no title of ${path}`] as const;
    });
}

/**
 * Counts the searches that run side by side, in the page: it abandons those of a text that has changed, and the browser reports
 * their end later.
 */
const countSearches = `
  let running = 0;
  globalThis.mostSearches = 0;
  const send = fetch;
  globalThis.fetch = async (...args) => {
    if (!/\\/(api|v1)\\/(batch$|.*(search|externalId)=)/.test(args[0]?.url ?? args[0])) return send(...args);
    running += 1;
    mostSearches = Math.max(mostSearches, running);
    try {
      return await send(...args);
    } finally {
      running -= 1;
    }
  };
`;

inChromium('the search of the console', () => {
  const run = consoleTest();
  let tab: Tab;
  let page: Page;
  let customerId = 0;

  beforeAll(async () => {
    ({ id: customerId } = await createCustomer(run.app, { name: 'Ferretería Núñez' }));
    await createProduct(run.app, { name: 'Ferrule 8 mm', code: 'FER-8' });
    tab = await run.home('admin');
    page = tab.page;
  });

  const titles = () => page.getByRole('dialog').getByRole('option').allTextContents();

  /** Opens the search and types, without the mouse. */
  async function find(text: string): Promise<void> {
    // The address changes before the search that changed it has closed.
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    await page.keyboard.press('Control+k');
    await page.getByRole('dialog').waitFor();
    await page.keyboard.type(text);
    await page.locator('dialog input:not([aria-busy])').waitFor();
    await waitUntilIdle(page);
  }

  test('keeps what is typed before its file has loaded, Enter included', async () => {
    const slow = await run.as('admin');
    const { page: other, answerAfter, type } = await asSlowPage(slow.page);
    await slow.open('/');
    await answerAfter(800);
    await type('{Control+k}agin{Enter}', 30);
    await other.waitForURL('**/console/aging');
    await other.reload();
    await other.locator('h1').waitFor();
    await type('{Control+k}fer', 30);
    const box = other.getByRole('dialog').getByRole('combobox');
    await box.waitFor();
    await type('re', 30);
    expect(await box.inputValue()).toBe('ferre');
    await other.getByRole('option', { name: 'Ferretería Núñez' }).waitFor();
    await other.keyboard.press('Escape');
    await other.getByRole('dialog').waitFor({ state: 'detached' });
    expect(await other.evaluate('document.activeElement.tagName')).toBe('H1');
    expect(slow.complaints).toEqual([]);
  });

  test('opens a page and an action by the beginnings of their words', async () => {
    await find('agin');
    expect(await titles()).toEqual(['AgingPage', 'Aging of billsPage']);
    await expectAccessible(tab);
    await page.keyboard.press('Enter');
    await page.waitForURL('**/console/aging');
    await find('new inv');
    expect(await titles()).toEqual(['New invoiceAction']);
    await page.keyboard.press('Enter');
    await page.waitForURL('**/console/invoices/new');
  });

  test.each([
    ['invioce', /^Invoice/],
    ['recievable', /^Receivable/],
    ['factura', /^Invoice/],
    ['proveedor', /^Vendor/],
    ['supplier', /^Vendor/],
    ['how do I add a user?', /^New user/],
    ['contar inventario', /^Count stock/],
  ])(
    'finds pages and actions in spite of typos, and by synonyms and questions: %s',
    async (text, title) => {
      await tab.open('/');
      await find(text);
      const found = (await titles()).slice(0, 3);
      expect({ found, isThere: found.some((one) => title.test(one)) }).toEqual({
        found,
        isThere: true,
      });
      await page.keyboard.press('Escape');
    },
  );

  test('keeps the choice when the pointer leaves the list, as it does when typing makes the list shorter', async () => {
    await tab.open('/');
    await find('agin');
    await page.getByRole('dialog').getByRole('option').first().hover();
    await page.mouse.move(1, 1);
    await page.keyboard.press('Enter');
    await page.waitForURL('**/console/aging');
  });

  test('opens a record that the API finds, while a field has the focus', async () => {
    await tab.open('/products');
    await page.getByRole('searchbox').first().focus();
    await find('ferre');
    expect(await titles()).toEqual(['Ferretería NúñezC-000001 · Customer']);
    await page.keyboard.press('Enter');
    await page.waitForURL(`**/console/customers/${customerId}`);
    await find('ferr');
    expect(await titles()).toEqual([
      'Ferretería NúñezC-000001 · Customer',
      'Ferrule 8 mmFER-8 · Product',
    ]);
    await page.keyboard.press('Escape');
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    expect(tab.complaints).toEqual([]);
  });

  test.each<Language>(['en', 'es'])('finds every page by its title, in %s', async (language) => {
    const { page: other, open } = await run.as('admin', { language });
    await open('/account');
    await other.keyboard.press('Control+k');
    const box = other.getByRole('dialog').getByRole('combobox');
    await box.waitFor();
    const missing: string[] = [];
    for (const [path, title] of await titlesOfPages(language)) {
      await box.fill(title);
      const option = other
        .getByRole('option')
        .filter({ has: other.getByText(title, { exact: true }) });
      if ((await option.count()) === 0) missing.push(path);
    }
    expect(missing).toEqual([]);
  });

  test('opens the page or the form of every action', async () => {
    const { paletteTexts } = await consoleFiles();
    const tabs = [tab, ...(await Promise.all([run.home('admin'), run.home('admin')]))];
    await Promise.all(tabs.map(({ open }) => open('/')));
    const actions = Object.entries(paletteTexts.en.actions);
    await divide(tabs, actions, async ({ page: on }, [path, title]) => {
      await on.getByRole('dialog').waitFor({ state: 'detached' });
      await on.keyboard.press('Control+k');
      await on.getByRole('dialog').getByRole('combobox').fill(title);
      const option = on.getByRole('option').filter({ hasText: `${title}Action` });
      await option.first().click();
      await on.waitForURL(`**/console${path.replace('#new', '')}`);
      if (path.endsWith('#new')) {
        await on.getByRole('dialog').getByRole('button', { name: 'Cancel' }).click();
        await on.getByRole('dialog').waitFor({ state: 'detached' });
      } else await on.locator('h1').waitFor();
    });
    expect(tabs.flatMap(({ complaints }) => complaints)).toEqual([]);
  });

  test('changes language, theme and data at once, shows the keys, and logs out', async () => {
    const { page: other, open } = await run.as('admin');
    await open('/products');
    const choose = async (title: string) => {
      await other.getByRole('dialog').waitFor({ state: 'detached' });
      await other.keyboard.press('Control+k');
      await other.getByRole('dialog').getByRole('combobox').fill(title);
      await other.getByRole('option', { name: title }).click();
    };
    await choose('Change language to Español');
    await other.getByRole('heading', { name: 'Productos' }).waitFor();
    await choose('Cambiar el idioma a English');
    await other.getByRole('heading', { name: 'Products' }).waitFor();
    await choose('Theme: Dark');
    await other.locator('html[data-theme="dark"]').waitFor({ state: 'attached' });
    await choose('Theme: Light');
    await other.locator('html[data-theme="light"]').waitFor({ state: 'attached' });
    await choose('Show data: Test');
    await until(async () => (await other.locator('.environment select').inputValue()) === 'test');
    await choose('Keyboard shortcuts');
    await other.getByRole('dialog', { name: 'Keyboard' }).waitFor();
    await other.keyboard.press('Escape');
    await choose('Log out');
    await other.getByRole('button', { name: 'Log in' }).waitFor();
  });

  test('finds records of every kind, with at most four requests side by side', async () => {
    await oneOfEach(run.app);
    const admin = run.app.as('admin');
    const { data: lead } = await admin.crm.createLead({
      name: 'Quimera lead',
      email: 'lead@example.com',
      opportunity: { title: 'Quimera supply', expectedAmount: 12_000 },
    });
    const [note] = (await admin.creditNotes.list()).data;
    const [payment] = (await admin.receivables.payments()).data;
    const kyc = await run.app.kyc();
    const { session } = await kyc.sessions.create({ features: ['id'], externalId: 'quimera-7' });
    const expected = { firstName: 'Zoé', lastName: 'Quimérez' };
    const { session: named } = await kyc.sessions.create({ features: ['id'], expected });
    await importPeople(run.app, 'treasury', [[501, 'ZARBUNOV, Timofey Lvovich']]);
    const screening = await kyc.aml.screen({ fullName: 'Zoé Quimérez' });
    const { check } = await kyc.kyb.create({
      companyName: 'Quimera SRL',
      country: 'do',
      externalId: 'quimera-8',
    });
    const { data: key } = await admin.apiKeys.create({
      name: 'Quimera shop',
      permissions: ['products:read'],
    });
    await page.addInitScript(countSearches);
    await tab.open('/');
    const cases = [
      ['quimera', 'Quimera leadLead', `/crm/leads/${lead.id}`],
      ['quimera', 'Quimera supplyOpportunity', `/crm/opportunities/${lead.opportunityId}`],
      ['quimera', 'Quimera shopAPI key', `/keys/${key.id}`],
      [
        note?.number,
        `${note?.number}${note?.customerName} · Credit note`,
        `/credit-notes/${note?.id}`,
      ],
      [
        payment?.number,
        `${payment?.number}${payment?.customerName} · Payment received`,
        `/receivables/payments/${payment?.id}`,
      ],
      ['quimera-7', 'quimera-7Session', `/review/${session.id}`],
      [session.id, 'quimera-7Session', `/review/${session.id}`],
      ['zoe quim', 'Zoé QuimérezSession', `/review/${named.id}`],
      [named.id, 'Zoé QuimérezSession', `/review/${named.id}`],
      ['quimerez', 'Zoé QuimérezScreening', '/screening'],
      [screening.id, 'Zoé QuimérezScreening', '/screening'],
      ['quimera srl', 'Quimera SRLquimera-8 · Company check', `/companies/${check.id}`],
      ['quimera-8', 'Quimera SRLquimera-8 · Company check', `/companies/${check.id}`],
      ['viewer', `${run.app.email('viewer')} · User`, '/users/'],
    ] as const;
    for (const [text = '', title, path] of cases) {
      await find(text);
      await page.getByRole('option').filter({ hasText: title }).first().click();
      await page.waitForURL((url) => url.pathname.startsWith(`/console${path}`));
    }
    const most = await page.evaluate('mostSearches');
    expect(most).toBeGreaterThan(0);
    expect(most).toBeLessThanOrEqual(4);
  });

  test('says when there is nothing, and stays open', async () => {
    await tab.open('/');
    await find('zzzz');
    await page.getByText('Nothing found').waitFor();
    await page.keyboard.press('Enter');
    expect(await page.getByRole('dialog').count()).toBe(1);
  });

  test('offers what the role permits, in its language', async () => {
    const { page: other, open } = await run.as('viewer', { language: 'es' });
    await open('/');
    await other.getByRole('button', { name: /^Buscar/ }).click();
    const dialog = other.getByRole('dialog');
    await dialog.getByRole('combobox').fill('factura');
    await dialog.locator('input:not([aria-busy])').waitFor();
    expect(await dialog.getByRole('option').allTextContents()).toEqual(['FacturasPágina']);
  });
});
