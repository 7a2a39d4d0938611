import { inChromium } from '../support/chromium.js';
import { beforeAll, expect, test } from '../support/jest.js';
import { addTaxRate } from '../support/sales.js';
import { consoleTest } from './support.js';

/** The tables of settings, each with the title of the form of a new row, if rows can be added. */
const tables = [
  ['/settings/warehouses', 'New warehouse'],
  ['/settings/categories', 'New category'],
  ['/settings/taxes', 'New tax'],
  ['/settings/terms', 'New payment terms'],
  ['/settings/series', undefined],
  ['/settings/currencies', undefined],
  ['/settings/rates', 'New exchange rate'],
] as const;

inChromium('the rows of settings', () => {
  const run = consoleTest();

  beforeAll(async () => {
    const { products, config } = run.app.as('admin');
    await products.createCategory({ name: 'Tools' });
    await addTaxRate(run.app, 18);
    await config.updateCurrency('USD', { active: true });
    await config.createExchangeRate({
      base: 'USD',
      quote: 'DOP',
      rate: 60,
      validFrom: '2026-01-01',
      source: 'Central bank',
    });
  });

  test.each(tables)('open by j and Enter on %s, and the help says so', async (path, create) => {
    const tab = await run.as('admin');
    const { page } = tab;
    const dialog = page.getByRole('dialog');
    await tab.open(path);
    const focused = () => page.evaluate("document.activeElement?.closest('tr')?.rowIndex");
    await page.keyboard.press('j');
    expect(await focused()).toBe(1);
    await page.keyboard.press('Enter');
    await page.getByRole('dialog', { name: /^Edit ./ }).waitFor();
    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'detached' });
    // The next key goes on from the row.
    expect(await focused()).toBe(1);
    await page.keyboard.press('?');
    for (const label of ['Next row', 'Previous row', 'Open the row', ...(create ? [create] : [])])
      await dialog.getByText(label, { exact: true }).waitFor();
    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'detached' });
    if (create) {
      await page.keyboard.press('c');
      await page.getByRole('dialog', { name: create }).waitFor();
    }
    expect(tab.complaints).toEqual([]);
  });

  test('lead nowhere for roles that may only read them', async () => {
    const tab = await run.as('viewer');
    await tab.open('/settings/warehouses');
    await tab.page.getByRole('cell').first().waitFor();
    expect(await tab.page.locator('.row-link').count()).toBe(0);
  });
});
