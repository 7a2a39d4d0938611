import { readFileSync } from 'node:fs';
import { auditObjects } from '../../src/kernel/audit/objects.js';
import { allPermissions, allScopes } from '../../src/kernel/permissions.js';
import { password } from '../support/app.js';
import { inChromium, openChromium } from '../support/chromium.js';
import { createProduct } from '../support/goods.js';
import { afterAll, beforeAll, describe, expect, test } from '../support/jest.js';
import { createCustomer } from '../support/parties.js';
import { invoice, stocked } from '../support/sales.js';
import { consoleTest, expectAccessible, logIn, openTab, type Tab } from './support.js';

type Words = Readonly<Record<string, string>>;
type InBoth<T> = Readonly<Record<'en' | 'es', T>>;

/** The console is only bundled, so its text modules are imported from their sources. */
const textsOf = async <T>(path: string): Promise<T> =>
  (await import(new URL(`../../src/console/${path}`, import.meta.url).href)) as T;

interface Operation {
  readonly operationId: string;
}

/** Returns the operations of both contracts that write, which are the actions of the audit log. */
function writingOperations(): readonly string[] {
  return ['erp', 'kyc'].flatMap((name) => {
    const file = new URL(`../../generated/${name}/openapi.json`, import.meta.url);
    const { paths } = JSON.parse(readFileSync(file, 'utf8')) as {
      readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
    };
    return Object.values(paths).flatMap((methods) =>
      Object.entries(methods)
        .filter(([method]) => ['post', 'put', 'patch', 'delete'].includes(method))
        .map(([, { operationId }]) => operationId),
    );
  });
}

const missingIn = (words: Words, names: readonly string[]): readonly string[] =>
  names.filter((name) => !words[name]?.trim());

describe.each(['en', 'es'] as const)('the texts of the console in %s', (language) => {
  test('name every permission of the server', async () => {
    const { permissionTexts } = await textsOf<{
      permissionTexts: InBoth<{ modules: Words; actions: Words }>;
    }>('session/permission-texts.ts');
    const { modules, actions } = permissionTexts[language];
    const names = [...allPermissions, ...allScopes];
    expect(names.length).toBeGreaterThan(40);
    const parts = (at: number) => names.map((name) => name.split(':')[at] ?? '');
    expect(missingIn(modules, parts(0))).toEqual([]);
    expect(missingIn(actions, parts(1))).toEqual([]);
  });

  test('name every action and every kind of record in the audit log', async () => {
    const { actionTexts } = await textsOf<{ actionTexts: InBoth<Words> }>(
      'pages/audit/action-texts.ts',
    );
    const { auditTexts } = await textsOf<{ auditTexts: InBoth<{ objectTypes: Words }> }>(
      'pages/audit/texts.ts',
    );
    expect(writingOperations().length).toBeGreaterThan(100);
    expect(missingIn(actionTexts[language], writingOperations())).toEqual([]);
    expect(missingIn(auditTexts[language].objectTypes, Object.keys(auditObjects))).toEqual([]);
  });
});

// Other files run in this process later.
const ownNavigator = Object.getOwnPropertyDescriptor(globalThis, 'navigator');
afterAll(() => {
  Reflect.deleteProperty(globalThis, 'navigator');
  if (ownNavigator) Object.defineProperty(globalThis, 'navigator', ownNavigator);
});

test('use the plurals and digits of their language', async () => {
  // Node.js 20 has none.
  const navigator = { languages: ['en-US', 'es-DO'] };
  Object.defineProperty(globalThis, 'navigator', { value: navigator, configurable: true });
  const { pluralEn, pluralEs } = await textsOf<{
    pluralEn: (count: number, forms: object) => string;
    pluralEs: (count: number, forms: object) => string;
  }>('session/language/plurals.ts');
  const en = { zero: 'no keys', one: '# key', other: '# keys' };
  expect([0, 1, 2, 1200].map((count) => pluralEn(count, en))).toEqual([
    'no keys',
    '1 key',
    '2 keys',
    '1,200 keys',
  ]);
  const es = { one: '# clave', other: '# claves' };
  expect([0, 1, 1200].map((count) => pluralEs(count, es))).toEqual([
    '0 claves',
    '1 clave',
    '1,200 claves',
  ]);
});

const longWord = 'Donaudampfschifffahrtselektrizitaetenhauptbetriebswerkbauunter'.slice(0, 60);

inChromium('pages of the console', () => {
  const hooks = '127.0.0.1:9';
  const run = consoleTest({ config: { webhookAllowedHosts: [hooks] } });
  let paths: readonly string[] = [];

  beforeAll(async () => {
    const { id: productId } = await stocked(run.app);
    const product = await createProduct(run.app, { name: longWord, code: longWord.slice(0, 40) });
    const customer = await createCustomer(run.app, { name: longWord, paymentTerms: 'CREDITO_30' });
    const lines = [{ productId, quantity: 1, description: longWord }];
    const { data } = await invoice(run.app, { customerId: customer.id, lines });
    paths = [
      '/products',
      '/customers',
      '/invoices',
      '/receivables',
      '/aging',
      '/',
      `/products/${product.id}`,
      `/customers/${customer.id}`,
      `/invoices/${data.id}`,
    ];
  });

  /** Finds cells and headings that overflow the frame of their table or the window. */
  const overflowing = `[...document.querySelectorAll('main :is(h1, h2, td, th, dd, .row-link, .badge)')]
    .filter((one) => one.getBoundingClientRect().right >
      Math.min(innerWidth, (one.closest('.table-frame') ?? document.body).getBoundingClientRect().right) + 1)
    .map((one) => one.tagName + ' ' + one.textContent)`;

  test.each([390, 1280])(
    'break a word of sixty letters at %i pixels, and show every column',
    async (width) => {
      expect(longWord).toHaveLength(60);
      const tab = await run.as('admin', { width });
      for (const path of paths) {
        await tab.open(path);
        expect([path, await tab.page.evaluate(overflowing)]).toEqual([path, []]);
        expect(await tab.page.evaluate('document.documentElement.scrollWidth - innerWidth')).toBe(
          0,
        );
      }
      expect(tab.complaints).toEqual([]);
    },
  );

  const helpOf = async ({ page }: Tab): Promise<readonly string[]> => {
    await page.locator('h1').focus();
    await page.keyboard.press('?');
    const own = page.getByRole('dialog').getByRole('region', { name: 'This page' });
    const found = await own.locator('dl > div').allTextContents();
    await page.keyboard.press('Escape');
    return found;
  };

  test('list exactly their own keyboard shortcuts in the help', async () => {
    const tab = await run.as('admin');
    await tab.open('/invoices');
    expect(await helpOf(tab)).toEqual(['jNext row', 'kPrevious row', 'nNew invoice']);
    await tab.page.keyboard.press('?');
    await expectAccessible(tab);
    await tab.open('/users');
    expect(await helpOf(tab)).toEqual(['jNext row', 'kPrevious row', 'cNew user']);
    await tab.open('/invoices/new');
    expect(await helpOf(tab)).toEqual([
      'CtrlEnterIssue',
      'EnterNext line; adds one after the last',
      'Alt↑Move the line up',
      'Alt↓Move the line down',
      'AltShift↓Duplicate the line',
      'CtrlVPaste rows of a spreadsheet: product, quantity, price, discount',
      'AltEnterCreate the customer or product of a field',
    ]);
    await tab.open('/aging');
    expect(await helpOf(tab)).toEqual(['jNext row', 'kPrevious row']);
    expect(tab.complaints).toEqual([]);
  });

  /** The browser repeats such a group on each sheet. On phones it is only read aloud. */
  const printedAs = `(({ display, position }) => position === 'static' ? display : position)(
    getComputedStyle(document.querySelector('thead')))`;

  const wider = 'document.documentElement.scrollWidth - innerWidth';

  test('print lists and the aging without navigation and buttons, with all columns', async () => {
    const tab = await run.as('admin');
    await tab.page.emulateMedia({ media: 'print' });
    await tab.page.setViewportSize({ width: 794, height: 1123 });
    for (const path of ['/invoices', '/products', '/aging']) {
      await tab.open(path);
      expect(await tab.page.locator('#sidebar').isVisible()).toBe(false);
      expect(await tab.page.locator('.toolbar').isVisible()).toBe(false);
      expect(await tab.page.locator('table').isVisible()).toBe(true);
      expect([path, await tab.page.evaluate(printedAs)]).toEqual([path, 'table-header-group']);
      expect([path, await tab.page.evaluate(wider)]).toEqual([path, 0]);
    }
  });

  test('never show a webhook with failing deliveries in green', async () => {
    const kyc = await run.app.kyc();
    const { webhook } = await kyc.webhooks.create({ url: `http://${hooks}/fails`, events: ['*'] });
    await run.app.database.knex('webhooks').where({ id: webhook.id }).update({ failure_count: 3 });
    const tab = await run.as('admin');
    await tab.open('/webhooks');
    const row = tab.page.getByRole('row', { name: /fails/ });
    await row.locator('.badge.bad', { hasText: 'Failing' }).waitFor();
    expect(await row.locator('.badge.good').count()).toBe(0);
    await expectAccessible(tab);
  });

  test('write dates in the order of the region of the browser', async () => {
    const browser = await openChromium();
    try {
      const shown: string[] = [];
      for (const locale of ['en-US', 'en-GB']) {
        const tab = await openTab(browser, run.app.baseUrl, { locale });
        await tab.open('/');
        await logIn(tab.page, run.app.email('admin'), password);
        await tab.open('/invoices');
        shown.push((await tab.page.locator('tbody td').nth(3).textContent()) ?? '');
      }
      expect(shown[0]).toMatch(/^[A-Z][a-z]+ \d+, \d{4}/);
      expect(shown[1]).toMatch(/^\d+ [A-Z][a-z]+ \d{4}/);
    } finally {
      await browser.close();
    }
  });
});
