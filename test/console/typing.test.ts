import { beforeAll, expect, test } from '@jest/globals';
import type { Locator, Page, Route } from 'playwright-core';
import { inChromium } from '../support/chromium.js';
import { createProduct } from '../support/goods.js';
import { createCustomer, createVendor } from '../support/parties.js';
import { invoice, stocked } from '../support/sales.js';
import { slowDown, typeKeys } from './slow-page.js';
import { consoleTest, type Tab, waitUntilIdle } from './support.js';

/** Milliseconds between two keys, and until a request is answered. */
interface Speed {
  readonly key: number;
  readonly latency: number;
}

const allSpeeds: readonly Speed[] = [30, 100, 200].flatMap((key) =>
  [0, 400, 800].map((latency) => ({ key, latency })),
);

/** A fast, a usual and a slow typist, each on a slow connection. */
const slowConnections: readonly Speed[] = [
  { key: 30, latency: 800 },
  { key: 100, latency: 400 },
  { key: 200, latency: 800 },
];

/** Returns the displayed values of fields by their labels. */
async function valuesOf(within: Locator, labels: readonly string[]) {
  const read = async (label: string) =>
    [label, await within.getByLabel(label, { exact: true }).first().inputValue()] as const;
  return Object.fromEntries(await Promise.all(labels.map(read)));
}

inChromium('typing on a slow connection', () => {
  const run = consoleTest();
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

  async function opened(path: string): Promise<Tab> {
    const tab = await run.as('admin');
    await tab.open(path);
    return tab;
  }

  /** Types at several speeds at the same time, each in a window of its own, because nearly all of that time is waiting. */
  function atSpeeds<Values>(
    speeds: readonly Speed[],
    path: string,
    type: (page: Page, order: (keys: string) => Promise<void>) => Promise<Values>,
  ): Promise<(Speed & { readonly values: Values })[]> {
    const typeAt = async (speed: Speed) => {
      const { page, context } = await opened(path);
      await slowDown(page, speed.latency);
      const values = await type(page, (keys) => typeKeys(page, keys, speed.key));
      await context.close();
      return { ...speed, values };
    };
    return Promise.all(speeds.map(typeAt));
  }

  const expected = <Values>(speeds: readonly Speed[], values: Values) =>
    speeds.map((speed) => ({ ...speed, values }));

  const lineFields = ['Product', 'Description', 'Quantity', 'Price', 'Disc. %'];

  test('enters every value of an invoice into its own field, at every speed', async () => {
    const found = await atSpeeds(allSpeeds, '/invoices/new', async (page, order) => {
      const customer = page.getByRole('combobox', { name: 'Customer' });
      await customer.focus();
      await order('acme tools{Enter}');
      await page.getByRole('combobox', { name: 'Product' }).focus();
      await order('bolt m10{Enter}{Tab}galvanised{Tab}');
      await order('{Delete}7{Tab}12.5{Tab}5{Tab}');
      await waitUntilIdle(page);
      const line = await valuesOf(page.getByRole('group', { name: 'Line 1' }), lineFields);
      return { ...line, Customer: await customer.inputValue() };
    });
    expect(found).toEqual(
      expected(allSpeeds, {
        Product: 'Bolt M10',
        Description: 'galvanised',
        Quantity: '7',
        Price: '12.5',
        'Disc. %': '5',
        Customer: 'Acme Tools',
      }),
    );
  });

  test('chooses the product that was left with Tab when the answer arrives', async () => {
    const found = await atSpeeds(slowConnections, '/invoices/new', async (page, order) => {
      await page.getByRole('combobox', { name: 'Product' }).focus();
      await order('bolt m10{Tab}zinc{Tab}{Delete}7');
      await waitUntilIdle(page);
      return valuesOf(page.getByRole('group', { name: 'Line 1' }), lineFields.slice(0, 4));
    });
    expect(found).toEqual(
      expected(slowConnections, {
        Product: 'Bolt M10',
        Description: 'zinc',
        Quantity: '7',
        Price: '10',
      }),
    );
  });

  test('marks a product that was left and is not found', async () => {
    const found = await atSpeeds(slowConnections, '/invoices/new', async (page, order) => {
      const product = page.getByRole('combobox', { name: 'Product' });
      await product.focus();
      await order('zzz{Tab}');
      await waitUntilIdle(page);
      return product.getAttribute('aria-invalid');
    });
    expect(found).toEqual(expected(slowConnections, 'true'));
  });

  test('enters every value of a purchase order into its own field', async () => {
    const found = await atSpeeds(slowConnections, '/purchases/new', async (page, order) => {
      await page.getByRole('combobox', { name: 'Vendor' }).focus();
      await order('acme steel{Enter}');
      await page.getByRole('combobox', { name: 'Product' }).focus();
      await order('bolt m10{Enter}{Tab}raw{Tab}{Delete}40{Tab}3.25{Tab}2');
      await waitUntilIdle(page);
      return valuesOf(page.getByRole('group', { name: 'Line 1' }), lineFields);
    });
    expect(found).toEqual(
      expected(slowConnections, {
        Product: 'Bolt M10',
        Description: 'raw',
        Quantity: '40',
        Price: '3.25',
        'Disc. %': '2',
      }),
    );
  });

  test('enters every value of a payment into its own field', async () => {
    const found = await atSpeeds(slowConnections, '/receivables/pay', async (page, order) => {
      const customer = page.getByRole('combobox', { name: 'Customer' });
      await customer.focus();
      await order('acme tools{Enter}{Tab}20{Tab}{Tab}{Tab}');
      await page.getByLabel('Reference').focus();
      await order('Wire 5');
      await waitUntilIdle(page);
      const fields = await valuesOf(page.locator('form'), ['Amount received, USD', 'Reference']);
      return { ...fields, Customer: await customer.inputValue() };
    });
    expect(found).toEqual(
      expected(slowConnections, {
        'Amount received, USD': '20',
        Reference: 'Wire 5',
        Customer: 'Acme Tools',
      }),
    );
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
      const { page, context } = await opened('/');
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
      // A label may say more, e.g. the currency of the company, once it is known.
      expect(await fields()).toEqual(before);
      expect(before.length).toBeGreaterThan(4);
      await context.close();
    },
  );
});
