import { password } from '../support/app.js';
import { inChromium } from '../support/chromium.js';
import { adjust, createProduct } from '../support/goods.js';
import { expect, test } from '../support/jest.js';
import { createCustomer } from '../support/parties.js';
import { liveAt } from './live-at.js';
import { consoleTest, logIn, waitUntilIdle } from './support.js';

inChromium('the defaults of a form', () => {
  const run = consoleTest();

  test('show the stock of the warehouse that the invoice will use, and name it', async () => {
    const { id } = await createProduct(run.app, { code: 'ELSE-1', name: 'Stored elsewhere' });
    await adjust(run.app, [{ productId: id, countedQuantity: 7, unitCost: 1 }], {
      warehouseId: run.app.secondWarehouseId,
    });
    await createCustomer(run.app, { name: 'Acme Tools' });
    const warehouses = (await run.app.as('admin').inventory.warehouses()).data;
    const main = warehouses.find((warehouse) => warehouse.id === run.app.warehouseId);
    const tab = await run.as('admin');
    const { page } = tab;
    await tab.open('/invoices/new');
    const warehouse = page.getByLabel('Warehouse');
    expect(await warehouse.locator('option:checked').textContent()).toBe(`${main?.name} (default)`);
    await page.getByRole('combobox', { name: 'Product' }).fill('ELSE-1');
    await page.getByRole('option', { name: 'Stored elsewhere' }).click();
    await waitUntilIdle(page);
    const line = page.getByRole('group', { name: 'Line 1', exact: true });
    await line.getByText('no stock').waitFor();
    await page.getByText('More', { exact: true }).click();
    await warehouse.selectOption(String(run.app.secondWarehouseId));
    await line.getByText('7 units in stock').waitFor();
    expect(tab.complaints).toEqual([]);
  });

  // At 2 in the morning UTC it is still the day before in Santo Domingo, and the next day on Kiritimati.
  test.each(['Pacific/Kiritimati', 'America/Santo_Domingo'])(
    'show the day of the company in a browser of %s',
    async (timeZone) => {
      const tab = await run.tab({ timeZone, width: 1440 });
      const { page } = tab;
      await tab.context.addInitScript(liveAt(new Date('2026-03-01T02:00:00Z')));
      await tab.open('/');
      await logIn(page, run.app.email('admin'), password);
      await tab.visit('/invoices/new');
      await page.locator('.document-preview dd').first().waitFor();
      expect(await page.locator('.document-preview dd').first().textContent()).toContain('28 Feb');
      await page.getByLabel('Issue date').press('ArrowDown');
      const today = page.getByRole('dialog', { name: 'Calendar' }).locator('[aria-current="date"]');
      expect(await today.getAttribute('data-day')).toBe('2026-02-28');
    },
  );
});
