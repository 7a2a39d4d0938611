import type { Page } from 'playwright-core';
import { inChromium } from '../support/chromium.js';
import { adjust, createProduct } from '../support/goods.js';
import { beforeAll, expect, test } from '../support/jest.js';
import { addCustomer, invoice } from '../support/sales.js';
import { until } from '../support/until.js';
import { consoleTest, expectAccessible, waitUntilIdle } from './support.js';

/** The address of the request for the sums of a list. */
const sumsOf = /\/api\/invoices\?.*totals=true/;

inChromium('the sums above a list', () => {
  const run = consoleTest();
  let found = '';

  beforeAll(async () => {
    const { app } = run;
    const { config } = app.as('admin');
    await config.updateCurrency('USD', { active: true });
    await config.createExchangeRate({ base: 'USD', quote: 'DOP', rate: 60 });
    const product = await createProduct(app, { type: 'service', trackStock: false });
    const customerId = await addCustomer(app, { paymentTerms: 'CREDITO_30' });
    const sell = async (unitPrice: number, more = {}) => {
      const lines = [{ productId: product.id, quantity: 1, unitPrice }];
      return (await invoice(app, { customerId, lines, ...more })).data.number ?? '';
    };
    for (let count = 0; count < 26; count += 1) await sell(100);
    found = await sell(1234.5);
    await sell(7.25, { currencyCode: 'USD' });
    await sell(50, { issue: false });
    const goods = await createProduct(app, { name: 'Anchor' });
    await adjust(app, [{ productId: goods.id, quantityDelta: 2, unitCost: 3 }]);
    const cheap = await createProduct(app, { name: 'Bolt' });
    await adjust(app, [{ productId: cheap.id, quantityDelta: 6, unitCost: 0.3333 }]);
    await app.as('admin').crm.createLead({ name: 'Ana Reyes', phone: '809 555 0100' });
    await app.as('admin').crm.createOpportunity({ title: 'Bolts', customerId, expectedAmount: 9 });
  });

  const lines = (page: Page) =>
    page
      .locator('.list-sums')
      .evaluate((strip) => [...strip.children].map((line) => line.textContent));

  test('are those of all pages in each currency, and follow tabs and the search', async () => {
    const tab = await run.as('admin');
    const { page } = tab;
    await tab.open('/invoices');
    // Without the draft, which is no claim.
    const all = [
      '27 recordsTotal DOP 3,834.50Open DOP 3,834.50',
      '1 recordTotal USD 7.25Open USD 7.25',
    ];
    expect(await lines(page)).toEqual(all);
    await expectAccessible(tab);
    const asked: string[] = [];
    page.on('request', (request) => void (sumsOf.test(request.url()) && asked.push(request.url())));
    await page.getByRole('button', { name: 'Next page' }).click();
    await waitUntilIdle(page);
    expect(await lines(page)).toEqual(all);
    await page.getByRole('button', { name: 'Open (DOP)' }).click();
    await waitUntilIdle(page);
    expect(asked).toEqual([]);
    await page.locator('.tabs').getByRole('link', { name: 'Draft' }).click();
    await page.getByText('1 record').waitFor();
    await waitUntilIdle(page);
    expect(await lines(page)).toEqual(['1 recordTotal DOP 50.00Open DOP 0.00']);
    await page.emulateMedia({ media: 'print' });
    expect(await page.locator('.list-sums').isVisible()).toBe(true);
    expect(tab.complaints).toEqual([]);
  });

  test('stand above rows that name a currency only where it is another one, with grey zeros', async () => {
    const tab = await run.as('admin');
    const { page } = tab;
    await tab.open('/invoices');
    const [sums, table] = await Promise.all([
      page.locator('.list-sums').boundingBox(),
      page.locator('main table').boundingBox(),
    ]);
    expect((sums?.y ?? 0) + (sums?.height ?? 0)).toBeLessThanOrEqual(table?.y ?? 0);
    const totals = await page.locator('td[data-title^="Total"]').allTextContents();
    expect(totals.slice(0, 4)).toEqual(['50.00', 'USD 7.25', '1,234.50', '100.00']);
    expect(await page.getByRole('columnheader', { name: 'Total (DOP)' }).count()).toBe(1);
    expect(await page.locator('td .zero').allTextContents()).toEqual(['0.00']);
    await tab.open('/stock');
    const costs = await page.locator('td[data-title="Average cost (DOP)"]').allTextContents();
    // The value of six for 0.3333 is 2.00.
    expect(costs).toEqual(['3.000000', '0.333333']);
    expect(tab.complaints).toEqual([]);
  });

  test.each([1280, 390])('move nothing when they arrive, at %i pixels', async (width) => {
    const tab = await run.as('admin', { width });
    const { page } = tab;
    const held: (() => Promise<void>)[] = [];
    await page.route(sumsOf, (route) => void held.push(() => route.continue()));
    await page.goto(`${run.app.baseUrl}/console/invoices?q=1,234.50`);
    await page.getByRole('link', { name: found }).waitFor();
    await page.locator('.list-sums').waitFor({ state: 'attached' });
    const places = () =>
      Promise.all(['.table-frame', '.pager'].map((part) => page.locator(part).boundingBox()));
    const before = await places();
    expect(await lines(page)).toEqual([]);
    await until(async () => held.length === 1);
    for (const go of held) await go();
    await page.getByText('1 record').waitFor();
    expect(await places()).toEqual(before);
    expect(await lines(page)).toEqual(['1 recordTotal DOP 1,234.50Open DOP 1,234.50']);
  });

  test.each([
    ['/customers', 'Open DOP '],
    ['/crm/leads', 'Estimated amount DOP '],
    ['/crm/opportunities', 'Weighted amount DOP '],
    ['/stock', 'Value DOP '],
    ['/stock/card', 'Value DOP '],
  ])('are shown below %s', async (path, label) => {
    const tab = await run.as('admin');
    await tab.open(path);
    expect((await lines(tab.page)).join()).toContain(label);
    expect(tab.complaints).toEqual([]);
  });

  test('are not asked for costs by roles that may not see them', async () => {
    const tab = await run.as('viewer');
    const asked: string[] = [];
    tab.page.on('request', (request) => void asked.push(request.url()));
    await tab.open('/stock');
    expect(asked.filter((url) => url.includes('totals=true'))).toEqual([]);
    expect(await tab.page.locator('.list-sums').count()).toBe(0);
    expect(tab.complaints).toEqual([]);
  });

  test('are replaced by a text when too many records match', async () => {
    const tab = await run.as('admin', { language: 'es' });
    const { page } = tab;
    await page.route(sumsOf, async (route) => {
      const response = await route.fetch();
      await route.fulfill({ response, json: { ...(await response.json()), totals: null } });
    });
    await tab.open('/invoices');
    expect(await lines(page)).toEqual(['Son demasiados registros para sumarlos. Acote el filtro.']);
  });

  test('belong to a search that finds amounts, as typed and in the palette', async () => {
    const tab = await run.as('admin');
    const { page } = tab;
    await tab.open('/invoices');
    const field = page.getByLabel('Search by number, amount, customer or notes');
    for (const typed of ['1,234.50', '1.234,50', '1234.5']) {
      await field.fill('F-');
      await waitUntilIdle(page);
      await field.fill(typed);
      await page.getByText('1 in total').waitFor();
      await page.getByRole('link', { name: found }).waitFor();
    }
    await page.keyboard.press('Control+k');
    await page.getByRole('dialog').getByRole('combobox').fill('1,234.50');
    await page.getByRole('option', { name: found }).waitFor();
    expect(tab.complaints).toEqual([]);
  });
});
