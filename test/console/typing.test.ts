import type { Locator, Page, Route } from 'playwright-core';
import { inChromium } from '../support/chromium.js';
import { createProduct } from '../support/goods.js';
import { beforeAll, expect, test } from '../support/jest.js';
import { createCustomer, createVendor } from '../support/parties.js';
import { invoice, stocked } from '../support/sales.js';
import { gate } from '../support/until.js';
import { asSlowPage, type SlowPage } from './slow-page.js';
import { consoleTest, type Tab, waitUntilIdle } from './support.js';

/** The milliseconds between two keys, and those before each reply. */
type Speed = readonly [key: number, latency: number];

const latencies = [0, 400, 800];

/** The speeds whose order of keys and replies differs most. */
const mixed: readonly Speed[] = [
  [30, 800],
  [100, 400],
  [200, 800],
];

const lineLabels = ['Product', 'Description', 'Quantity', 'Price', 'Disc. %'];

/** Returns the displayed values of fields by their labels. */
async function valuesOf(within: Locator, labels: readonly string[]) {
  const read = async (label: string) =>
    [label, await within.getByLabel(label, { exact: true }).first().inputValue()] as const;
  return Object.fromEntries(await Promise.all(labels.map(read)));
}

const firstLine = (page: Page): Locator => page.getByRole('group', { name: 'Line 1' });

/** A form on a slow page. Keys of a text in braces have names: `bolt{Enter}`. */
interface SlowForm {
  readonly page: Page;
  readonly picker: (name: string) => Locator;
  readonly type: (keys: string) => Promise<void>;
}

inChromium('typing on a slow connection', () => {
  const run = consoleTest();
  let tab: Tab;
  let slowPages: readonly SlowPage[] = [];

  beforeAll(async () => {
    const { config } = run.app.as('admin');
    await config.updateCurrency('USD', { active: true });
    await config.createExchangeRate({ base: 'USD', quote: 'DOP', rate: 60 });
    await createProduct(run.app, { name: 'Bolt M10', price: 10 });
    await createProduct(run.app, { name: 'Assembly hour', type: 'service', price: 25.5 });
    const { id: customerId } = await createCustomer(run.app, {
      name: 'Acme Tools',
      currencyCode: 'USD',
    });
    await createVendor(run.app, { name: 'Acme Steel' });
    const { id: productId } = await stocked(run.app);
    await invoice(run.app, { customerId, lines: [{ productId, quantity: 5 }] });
    tab = await run.home('admin');
    const tabs = await Promise.all(latencies.map(() => run.home('admin')));
    slowPages = await Promise.all(tabs.map(({ page }) => asSlowPage(page)));
  });

  /** Opens a new form in the quick tab, without what was typed there before. */
  async function opened(path: string): Promise<Page> {
    await tab.page.evaluate('sessionStorage.clear()');
    await tab.open(path);
    return tab.page;
  }

  /** Does the same in a new form at each speed, side by side. Returns the results by speed. */
  async function atEach<T>(
    speeds: readonly Speed[],
    path: string,
    work: (form: SlowForm) => Promise<T>,
  ): Promise<Readonly<Record<string, T>>> {
    const one = async ([key, latency]: Speed, at: number) => {
      const slow = slowPages[at];
      if (slow === undefined) throw new Error(`There are only ${slowPages.length} slow pages`);
      const { page, answerAfter, type } = slow;
      await answerAfter(0);
      await page.evaluate('sessionStorage.clear()');
      await page.goto(`${run.app.baseUrl}/console${path}`);
      await waitUntilIdle(page);
      await answerAfter(latency);
      const picker = (name: string) => page.getByRole('combobox', { name });
      const found = await work({ page, picker, type: (keys) => type(keys, key) });
      return [`a key every ${key} ms, replies after ${latency} ms`, found] as const;
    };
    return Object.fromEntries(await Promise.all(speeds.map(one)));
  }

  /** Expects the same of the work at each speed. */
  async function expectAtEach(
    speeds: readonly Speed[],
    path: string,
    work: (form: SlowForm) => Promise<unknown>,
    expected: unknown,
  ): Promise<void> {
    const found = await atEach(speeds, path, work);
    const names = Object.keys(found);
    expect(names).toHaveLength(speeds.length);
    expect(found).toEqual(Object.fromEntries(names.map((name) => [name, expected])));
  }

  test.each([30, 100, 200])(
    'with %i ms a key enters every value of an invoice into its own field',
    (key) =>
      expectAtEach(
        latencies.map((latency) => [key, latency]),
        '/invoices/new',
        async ({ page, picker, type }) => {
          await picker('Customer').focus();
          await type('acme tools{Enter}');
          await picker('Product').focus();
          await type('bolt m10{Enter}{Tab}galvanised{Tab}');
          await type('{Delete}7{Tab}12.5{Tab}5{Tab}');
          await waitUntilIdle(page);
          const customer = await picker('Customer').inputValue();
          return { customer, ...(await valuesOf(firstLine(page), lineLabels)) };
        },
        {
          customer: 'Acme Tools',
          Product: 'Bolt M10',
          Description: 'galvanised',
          Quantity: '7',
          Price: '12.5',
          'Disc. %': '5',
        },
      ),
  );

  test('Enter chooses the first item also after the pointer has left the list', async () => {
    const page = await opened('/invoices/new');
    const field = page.getByRole('combobox', { name: 'Customer' });
    await field.fill('acme');
    await page.getByRole('option', { name: 'Acme Tools' }).hover();
    await page.mouse.move(1, 1);
    await field.press('Enter');
    expect(await field.inputValue()).toBe('Acme Tools');
  });

  test('chooses the product that was left with Tab when the answer arrives', () =>
    expectAtEach(
      mixed,
      '/invoices/new',
      async ({ page, picker, type }) => {
        await picker('Product').focus();
        await type('bolt m10{Tab}zinc{Tab}{Delete}7');
        await waitUntilIdle(page);
        return valuesOf(firstLine(page), lineLabels.slice(0, 4));
      },
      { Product: 'Bolt M10', Description: 'zinc', Quantity: '7', Price: '10' },
    ));

  test('makes the first item active when Arrow down is pressed before the answer', () =>
    expectAtEach(
      mixed,
      '/invoices/new',
      async ({ page, picker, type }) => {
        await picker('Product').focus();
        await type('bolt m10{ArrowDown}');
        await waitUntilIdle(page);
        await page.keyboard.press('Enter');
        return picker('Product').inputValue();
      },
      'Bolt M10',
    ));

  test('replaces a price that arrives while another is typed', () =>
    expectAtEach(
      mixed,
      '/invoices/new',
      async ({ page, picker, type }) => {
        await picker('Product').focus();
        await type('bolt m10{Tab}{Tab}{Tab}12');
        await waitUntilIdle(page);
        return valuesOf(firstLine(page), ['Product', 'Price']);
      },
      { Product: 'Bolt M10', Price: '12' },
    ));

  test('marks a product that was left and is not found', () =>
    expectAtEach(
      mixed,
      '/invoices/new',
      async ({ page, picker, type }) => {
        await picker('Product').focus();
        await type('zzz{Tab}');
        await waitUntilIdle(page);
        return picker('Product').getAttribute('aria-invalid');
      },
      'true',
    ));

  test('enters every value of a purchase order into its own field', () =>
    expectAtEach(
      mixed,
      '/purchases/new',
      async ({ page, picker, type }) => {
        await picker('Vendor').focus();
        await type('acme steel{Enter}');
        await picker('Product').focus();
        await type('bolt m10{Enter}{Tab}raw{Tab}{Delete}40{Tab}3.25{Tab}2');
        await waitUntilIdle(page);
        return valuesOf(firstLine(page), lineLabels);
      },
      {
        Product: 'Bolt M10',
        Description: 'raw',
        Quantity: '40',
        Price: '3.25',
        'Disc. %': '2',
      },
    ));

  test('enters every value of a payment into its own field', () =>
    expectAtEach(
      mixed,
      '/receivables/pay',
      async ({ page, picker, type }) => {
        await picker('Customer').focus();
        await type('acme tools{Enter}{Tab}20{Tab}{Tab}{Tab}');
        await page.getByLabel('Reference').focus();
        await type('Wire 5');
        await waitUntilIdle(page);
        const customer = await picker('Customer').inputValue();
        const labels = ['Amount received, USD', 'Reference'];
        return { customer, ...(await valuesOf(page.locator('form'), labels)) };
      },
      { customer: 'Acme Tools', 'Amount received, USD': '20', Reference: 'Wire 5' },
    ));

  test('goes into the first field of each form, also of one that opens later', async () => {
    const page = await opened('/invoices/new');
    const focused = () => page.locator(':focus').getAttribute('id');
    const fieldOf = (name: string) => page.getByRole('combobox', { name }).getAttribute('id');
    expect(await focused()).toBe(await fieldOf('Customer'));
    for (const [path, name] of [
      ['/purchases/new', 'Vendor'],
      ['/receivables/pay', 'Customer'],
    ] as const) {
      await tab.visit(path);
      expect(await focused()).toBe(await fieldOf(name));
    }
  });

  test.each([
    '/invoices/new',
    '/purchases/new',
    '/receivables/pay',
    '/products/new',
    '/customers/new',
  ])(
    '%s has the same fields in the same order before the first answer and after the last',
    async (path) => {
      const page = await opened('/');
      const fields = () =>
        page
          .locator('main form .field > label, main form .check')
          .evaluateAll((all) => all.map((one) => one.textContent?.split(/,| in /)[0]));
      const { opened: isRead, open: answer } = gate();
      const hold = async (route: Route): Promise<void> => {
        await isRead;
        await route.continue();
      };
      await page.route(/\/api\//, hold);
      await page.evaluate(`history.pushState(null, '', '/console${path}')`);
      await page.locator('main form input').first().waitFor();
      const before = await fields();
      answer();
      await waitUntilIdle(page);
      await page.unroute(/\/api\//, hold);
      // A label may be extended later, for example by the currency of the company.
      expect(await fields()).toEqual(before);
      expect(before.length).toBeGreaterThan(4);
    },
  );
});
