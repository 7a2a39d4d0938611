import { inChromium } from '../support/chromium.js';
import { createProduct } from '../support/goods.js';
import { expect, test } from '../support/jest.js';
import { consoleTest, waitUntilIdle } from './support.js';

inChromium('a list of several pages', () => {
  const run = consoleTest();

  test('stays on its page after a reload, navigation back and writes by others', async () => {
    const { app } = run;
    const code = (number: number) => `L-${String(number).padStart(2, '0')}`;
    const numbers = Array.from({ length: 55 }, (_, index) => index + 1);
    for (const number of numbers)
      await createProduct(app, { code: code(number), name: code(number) });
    const tab = await run.as('admin');
    const { page } = tab;
    await tab.open('/products?sort=code');
    const rows = () => page.locator('tbody a.row-link').allTextContents();
    const firstIs = (number: number) =>
      page.locator('tbody tr').first().getByText(code(number)).first().waitFor();
    const next = page.getByRole('button', { name: 'Next page' });
    const previous = page.getByRole('button', { name: 'Previous page' });
    await firstIs(1);
    expect(await previous.isDisabled()).toBe(true);

    await next.click();
    await firstIs(26);
    // This row precedes the page that is shown; page numbers would shift.
    await createProduct(app, { code: 'L-00', name: 'L-00' });
    await page.reload();
    await firstIs(26);
    await waitUntilIdle(page);
    expect(await rows()).toHaveLength(25);
    await next.click();
    await firstIs(51);
    await waitUntilIdle(page);
    expect(await next.isDisabled()).toBe(true);

    await previous.click();
    await firstIs(26);
    await page.goBack();
    await page.locator('tbody tr').first().getByText('L-00').first().waitFor();
    await page.goForward();
    await firstIs(26);
    await page.getByRole('link', { name: /L-30/ }).click();
    await page.getByRole('heading', { name: 'L-30' }).waitFor();
    await page.goBack();
    await firstIs(26);
    expect(tab.complaints).toEqual([]);
  });
});
