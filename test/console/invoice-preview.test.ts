import { inChromium } from '../support/chromium.js';
import { adjust, createProduct } from '../support/goods.js';
import { expect, test } from '../support/jest.js';
import { createCustomer } from '../support/parties.js';
import { addTaxRate } from '../support/sales.js';
import { consoleTest, expectAccessible, waitUntilIdle } from './support.js';

inChromium('the invoice beside its form', () => {
  const run = consoleTest();

  test('shows what is typed, and is hidden by a switch that the browser keeps', async () => {
    const taxRateId = await addTaxRate(run.app, 18);
    const bolt = await createProduct(run.app, { name: 'Bolt M10', price: 10, taxRateId });
    await adjust(run.app, [{ productId: bolt.id, countedQuantity: 1_234_567, unitCost: 1 }]);
    const { id } = await createCustomer(run.app, { name: 'Acme Tools', taxId: '101-00001-1' });
    const tab = await run.as('admin', { width: 1440 });
    const { page } = tab;
    await tab.open(`/invoices/new?customer=${id}`);
    const beside = page.getByRole('region', { name: 'The invoice as typed' });
    await beside.getByText('Acme Tools').waitFor();
    await beside.getByText('101-00001-1').waitFor();
    const line = page.getByRole('group', { name: 'Line 1' });
    await line.getByRole('combobox', { name: 'Product' }).fill('bolt');
    await page.getByRole('option', { name: 'Bolt M10' }).click();
    await line.getByLabel('Quantity').fill('4');
    await line.getByLabel('Disc. %').fill('10');
    await beside.getByText('Bolt M10').waitFor();
    await beside.getByText('4 × 10 − 10 %').waitFor();
    await beside.getByText('DOP 42.48').waitFor();
    await line.getByLabel('Description').fill('Bolt, galvanised');
    await beside.getByText('Bolt, galvanised').waitFor();
    await page.getByLabel('Notes').fill('By the back door');
    await beside.getByText('By the back door').waitFor();
    // Both fit: a line is still one row, and nothing scrolls sideways.
    await waitUntilIdle(page);
    expect((await line.boundingBox())?.height).toBeLessThanOrEqual(44);
    expect(await page.evaluate('document.documentElement.scrollWidth - innerWidth')).toBe(0);
    // The stock below the quantity is wider than its field, and widens it no more than the column.
    const boxes = await Promise.all(
      (await line.locator('.field > :is(input, select)').all()).map((field) => field.boundingBox()),
    );
    const gaps = boxes.slice(1).map((box, at) => {
      const before = boxes[at];
      return (box?.x ?? 0) - ((before?.x ?? 0) + (before?.width ?? 0));
    });
    expect(gaps.filter((gap) => gap < 0)).toEqual([]);
    const over = await line.evaluate((one) => one.scrollWidth - one.clientWidth);
    expect(over).toBe(0);
    await expectAccessible(tab);

    await page.getByLabel('Show the invoice beside').uncheck();
    expect(await beside.count()).toBe(0);
    await page.reload();
    await waitUntilIdle(page);
    expect(await page.getByLabel('Show the invoice beside').isChecked()).toBe(false);
    expect(await beside.count()).toBe(0);
    await page.getByLabel('Show the invoice beside').check();
    await beside.getByText('By the back door').waitFor();
    await page.setViewportSize({ width: 1280, height: 860 });
    await beside.waitFor({ state: 'detached' });
    expect(await page.getByLabel('Show the invoice beside').count()).toBe(0);
    expect(tab.complaints).toEqual([]);
  });
});
