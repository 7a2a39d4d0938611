import type { Locator, Page, Route } from 'playwright-core';
import { inChromium } from '../support/chromium.js';
import { createProduct } from '../support/goods.js';
import { beforeAll, describe, expect, test } from '../support/jest.js';
import { createCustomer, createVendor } from '../support/parties.js';
import { invoice, stocked } from '../support/sales.js';
import { slowDown, typeKeys } from './slow-page.js';
import { consoleTest, type Tab, waitUntilIdle } from './support.js';

const keyDelays = [30, 100, 200];
const latencies = [0, 400, 800];
const speeds = keyDelays.flatMap((key) => latencies.map((latency) => [key, latency] as const));

/** Returns the displayed values of fields by their labels. */
async function valuesOf(within: Locator, labels: readonly string[]) {
  const read = async (label: string) =>
    [label, await within.getByLabel(label, { exact: true }).first().inputValue()] as const;
  return Object.fromEntries(await Promise.all(labels.map(read)));
}

inChromium('typing on a slow connection', () => {
  const run = consoleTest();
  let tab: Tab | undefined;

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
  });

  /** Opens a new form in the shared tab, with the given latency. */
  async function opened(path: string, latency: number): Promise<Page> {
    tab ??= await run.as('admin');
    await slowDown(tab.page, 0, 1);
    await tab.page.evaluate('sessionStorage.clear()');
    await tab.open(path);
    await slowDown(tab.page, latency);
    return tab.page;
  }

  describe.each(speeds)('with %i ms a key and answers after %i ms', (key, latency) => {
    test('enters every value of an invoice into its own field', async () => {
      const page = await opened('/invoices/new', latency);
      const order = (fields: string) => typeKeys(page, fields, key);
      await page.getByRole('combobox', { name: 'Customer' }).focus();
      await order('acme tools{Enter}');
      await page.getByRole('combobox', { name: 'Product' }).focus();
      await order('bolt m10{Enter}{Tab}galvanised{Tab}');
      await order('{Delete}7{Tab}12.5{Tab}5{Tab}');
      await waitUntilIdle(page);
      const line = page.getByRole('group', { name: 'Line 1' });
      expect(
        await valuesOf(line, ['Product', 'Description', 'Quantity', 'Price', 'Disc. %']),
      ).toEqual({
        Product: 'Bolt M10',
        Description: 'galvanised',
        Quantity: '7',
        Price: '12.5',
        'Disc. %': '5',
      });
      expect(await page.getByRole('combobox', { name: 'Customer' }).inputValue()).toBe(
        'Acme Tools',
      );
    });
  });

  test('Enter chooses the first item also after the pointer has left the list', async () => {
    const page = await opened('/invoices/new', 0);
    const field = page.getByRole('combobox', { name: 'Customer' });
    await field.fill('acme');
    await page.getByRole('option', { name: 'Acme Tools' }).hover();
    await page.mouse.move(1, 1);
    await field.press('Enter');
    expect(await field.inputValue()).toBe('Acme Tools');
  });

  describe.each([
    [30, 800],
    [100, 400],
    [200, 800],
  ])('with %i ms a key and answers after %i ms', (key, latency) => {
    test('chooses the product that was left with Tab when the answer arrives', async () => {
      const page = await opened('/invoices/new', latency);
      await page.getByRole('combobox', { name: 'Product' }).focus();
      await typeKeys(page, 'bolt m10{Tab}zinc{Tab}{Delete}7', key);
      await waitUntilIdle(page);
      const line = page.getByRole('group', { name: 'Line 1' });
      expect(await valuesOf(line, ['Product', 'Description', 'Quantity', 'Price'])).toEqual({
        Product: 'Bolt M10',
        Description: 'zinc',
        Quantity: '7',
        Price: '10',
      });
    });

    test('makes the first item active when Arrow down is pressed before the answer', async () => {
      const page = await opened('/invoices/new', latency);
      const product = page.getByRole('combobox', { name: 'Product' });
      await product.focus();
      await typeKeys(page, 'bolt m10{ArrowDown}', key);
      await waitUntilIdle(page);
      await page.keyboard.press('Enter');
      expect(await product.inputValue()).toBe('Bolt M10');
    });

    test('replaces a price that arrives while another is typed', async () => {
      const page = await opened('/invoices/new', latency);
      await page.getByRole('combobox', { name: 'Product' }).focus();
      await typeKeys(page, 'bolt m10{Tab}{Tab}{Tab}12', key);
      await waitUntilIdle(page);
      const line = page.getByRole('group', { name: 'Line 1' });
      expect(await valuesOf(line, ['Product', 'Price'])).toEqual({
        Product: 'Bolt M10',
        Price: '12',
      });
    });

    test('marks a product that was left and is not found', async () => {
      const page = await opened('/invoices/new', latency);
      await page.getByRole('combobox', { name: 'Product' }).focus();
      await typeKeys(page, 'zzz{Tab}', key);
      await waitUntilIdle(page);
      const product = page.getByRole('combobox', { name: 'Product' });
      expect(await product.getAttribute('aria-invalid')).toBe('true');
    });

    test('enters every value of a purchase order into its own field', async () => {
      const page = await opened('/purchases/new', latency);
      await page.getByRole('combobox', { name: 'Vendor' }).focus();
      await typeKeys(page, 'acme steel{Enter}', key);
      await page.getByRole('combobox', { name: 'Product' }).focus();
      await typeKeys(page, 'bolt m10{Enter}{Tab}raw{Tab}{Delete}40{Tab}3.25{Tab}2', key);
      await waitUntilIdle(page);
      const line = page.getByRole('group', { name: 'Line 1' });
      expect(
        await valuesOf(line, ['Product', 'Description', 'Quantity', 'Price', 'Disc. %']),
      ).toEqual({
        Product: 'Bolt M10',
        Description: 'raw',
        Quantity: '40',
        Price: '3.25',
        'Disc. %': '2',
      });
    });

    test('enters every value of a payment into its own field', async () => {
      const page = await opened('/receivables/pay', latency);
      await page.getByRole('combobox', { name: 'Customer' }).focus();
      await typeKeys(page, 'acme tools{Enter}{Tab}20{Tab}{Tab}{Tab}', key);
      await page.getByLabel('Reference').focus();
      await typeKeys(page, 'Wire 5', key);
      await waitUntilIdle(page);
      expect(await valuesOf(page.locator('form'), ['Amount received, USD', 'Reference'])).toEqual({
        'Amount received, USD': '20',
        Reference: 'Wire 5',
      });
      expect(await page.getByRole('combobox', { name: 'Customer' }).inputValue()).toBe(
        'Acme Tools',
      );
    });
  });

  test('goes into the first field of each form, also of one that opens later', async () => {
    const page = await opened('/invoices/new', 0);
    const focused = () => page.locator(':focus').getAttribute('id');
    const fieldOf = (name: string) => page.getByRole('combobox', { name }).getAttribute('id');
    expect(await focused()).toBe(await fieldOf('Customer'));
    for (const [path, name] of [
      ['/purchases/new', 'Vendor'],
      ['/receivables/pay', 'Customer'],
    ] as const) {
      await tab?.visit(path);
      await waitUntilIdle(page);
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
      const page = await opened('/', 0);
      const fields = () =>
        page
          .locator('main form .field > label, main form .check')
          .evaluateAll((all) => all.map((one) => one.textContent?.split(/,| in /)[0]));
      const late = async (route: Route): Promise<void> => {
        await new Promise((later) => setTimeout(later, 1500));
        await route.continue().catch(() => undefined);
      };
      await page.route(/\/api\//, late);
      await page.evaluate(`history.pushState(null, '', '/console${path}')`);
      await page.locator('main form input').first().waitFor();
      const before = await fields();
      await waitUntilIdle(page);
      await page.unroute(/\/api\//, late);
      // A label may be extended later, for example by the currency of the company.
      expect(await fields()).toEqual(before);
      expect(before.length).toBeGreaterThan(4);
    },
  );
});
