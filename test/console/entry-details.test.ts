import { inChromium } from '../support/chromium.js';
import { adjust, createProduct } from '../support/goods.js';
import { beforeAll, expect, test } from '../support/jest.js';
import { createCustomer } from '../support/parties.js';
import { stocked } from '../support/sales.js';
import { consoleTest, waitUntilIdle } from './support.js';

inChromium('document entry', () => {
  const run = consoleTest();
  beforeAll(async () => {
    await createCustomer(run.app, { name: 'Acme Tools' });
  });

  test('shows the stock of a picked product among more than 100 rows of stock', async () => {
    const admin = run.app.as('admin');
    const { data } = await admin.inventory.createWarehouse({ code: 'W2', name: 'Second' });
    const lines = [];
    for (let number = 1; number <= 120; number += 1) {
      const name = `Gear ${String(number).padStart(3, '0')}`;
      const { id } = await createProduct(run.app, { name });
      lines.push({ productId: id, countedQuantity: number, unitCost: 1 });
    }
    for (const warehouseId of [run.app.warehouseId, data.id])
      for (const part of [lines.slice(0, 60), lines.slice(60)])
        await adjust(run.app, part, { warehouseId });
    const { page, open, complaints } = await run.as('admin');
    await open('/invoices/new');
    await page.getByText('More', { exact: true }).click();
    await page.getByLabel('Warehouse').selectOption(String(data.id));
    const product = page.getByRole('combobox', { name: 'Product' });
    // Each search is for the shown products, so the last of them has its stock too.
    for (const [typed, stock] of [
      ['gear 007', '7 units in stock'],
      ['gear 120', '120 units in stock'],
    ] as const) {
      await product.fill(typed);
      await page.getByRole('option', { name: typed }).getByText(stock).waitFor();
    }
    await product.fill('gear');
    await waitUntilIdle(page);
    const shown = await page.locator('.choices li').allTextContents();
    expect(shown).toHaveLength(8);
    for (const text of shown) expect(text).toMatch(/· \d+ units? in stock/);
    expect(complaints).toEqual([]);
  });

  test('the product picker and the list of products show no stock of services', async () => {
    const name = 'Crane hire';
    await createProduct(run.app, { name, type: 'service', trackStock: false });
    await createProduct(run.app, { name: 'Crane hook' });
    const { page, open } = await run.as('admin');
    await open('/invoices/new');
    await page.getByRole('combobox', { name: 'Product' }).fill('crane');
    await page.getByRole('option', { name: 'Crane hook' }).getByText('no stock').waitFor();
    const service = await page.getByRole('option', { name }).textContent();
    expect(service).not.toContain('stock');
    await open('/products?q=crane');
    const cells = await page.locator('tbody tr td:last-child').allTextContents();
    expect(cells).toEqual(['—', '0 units']);
  });

  test.each([
    ['/stock/transfer', 'Quantity'],
    ['/stock/count', 'Counted quantity'],
  ])('%s shows the stock of the warehouse below the quantity', async (path, label) => {
    const goods = await stocked(run.app, 40);
    const { page, open } = await run.as('admin');
    await open(path);
    const line = page.getByRole('group', { name: 'Line 1' });
    const topOf = async () => (await line.getByLabel(label).boundingBox())?.y;
    const before = await topOf();
    await line.getByRole('combobox').fill(goods.name);
    await page.getByRole('option', { name: goods.name, exact: false }).first().click();
    await line.getByText('40 units in stock', { exact: true }).waitFor();
    expect(await topOf()).toBe(before);
  });

  test('hides key hints in a narrow window, but not in the list of keys', async () => {
    const { page, open } = await run.as('admin', { width: 1280 });
    await open('/invoices');
    const hints = page.locator('kbd:visible');
    expect(await hints.count()).toBeGreaterThan(0);
    await page.setViewportSize({ width: 390, height: 860 });
    await expect(hints.count()).resolves.toBe(0);
    await page.keyboard.press('?');
    await page.getByRole('dialog').locator('kbd:visible').first().waitFor();
  });

  test('hides texts about keys in a narrow window', async () => {
    const { page, open } = await run.as('admin', { width: 1280 });
    await open('/invoices/new');
    const texts = [page.getByText('Ctrl + Enter issues it.'), page.getByText(/^Enter goes to/)];
    for (const text of texts) expect(await text.isVisible()).toBe(true);
    await page.setViewportSize({ width: 390, height: 860 });
    for (const text of texts) expect(await text.isVisible()).toBe(false);
  });

  test('removes the message about a lost connection when it is back', async () => {
    const { page, open, context } = await run.as('admin');
    const goods = await stocked(run.app);
    await open('/stock/count');
    const line = page.getByRole('group', { name: 'Line 1' });
    await line.getByRole('combobox').fill(goods.name);
    await page.locator('.choices li:not(.none)').first().click();
    await line.getByLabel('Counted quantity').fill('5');
    await context.setOffline(true);
    await page.getByRole('button', { name: 'Post the count' }).click();
    await page.getByText('No connection').waitFor();
    await context.setOffline(false);
    await page.getByText('No connection').waitFor({ state: 'detached' });
    expect(await line.getByLabel('Counted quantity').inputValue()).toBe('5');
  });
});
