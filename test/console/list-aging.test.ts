import { inChromium } from '../support/chromium.js';
import { createProduct } from '../support/goods.js';
import { beforeAll, expect, test } from '../support/jest.js';
import { consoleTest, expectAccessible, waitUntilIdle } from './support.js';

inChromium('the aging of customers', () => {
  const run = consoleTest();

  beforeAll(async () => {
    const erp = run.app.as('admin');
    const { id: productId } = await createProduct(run.app, {
      price: 10,
      type: 'service',
      trackStock: false,
    });
    for (const [name, quantity] of [
      ['Peña', 3],
      ['Ana', 5],
      ['Pena Hermanos', 1],
    ] as const) {
      const { data: customer } = await erp.customers.create({ name, paymentTerms: 'CREDITO_30' });
      await erp.invoices.create({
        customerId: customer.id,
        lines: [{ productId, quantity }],
      });
    }
  });

  test('is searched by name, sorted by each column, and leads to the open documents', async () => {
    const tab = await run.as('admin');
    const { page } = tab;
    await tab.open('/aging');
    const names = async () => {
      await waitUntilIdle(page);
      return page.locator('tbody .row-link').allTextContents();
    };
    expect(await names()).toEqual(
      ['Ana', 'Peña', 'Pena Hermanos'].toSorted((a, b) => a.localeCompare(b)),
    );
    await page.getByRole('button', { name: 'Balance' }).click();
    expect(await names()).toEqual(['Pena Hermanos', 'Peña', 'Ana']);
    await page.getByRole('button', { name: 'Balance' }).click();
    expect(await names()).toEqual(['Ana', 'Peña', 'Pena Hermanos']);
    await page.getByRole('searchbox', { name: 'Search customers' }).fill('PEÑA');
    await page.getByRole('link', { name: 'Ana' }).waitFor({ state: 'detached' });
    expect(await names()).toEqual(['Peña', 'Pena Hermanos']);
    // The totals are those of the customers that were found.
    expect(await page.locator('.sums dd').allTextContents()).toEqual([
      '2',
      expect.stringContaining('40.00'),
      expect.stringContaining('0.00'),
    ]);
    await page
      .getByRole('row', { name: /^Total/ })
      .getByText('40.00')
      .first()
      .waitFor();
    await expectAccessible(tab);
    await page.getByRole('searchbox').fill('nobody');
    await page.getByText('Nothing matches').waitFor();
    await page.getByRole('button', { name: 'Show all' }).click();
    await page.getByRole('row', { name: /^Ana/ }).getByRole('link', { name: '50.00' }).click();
    await page.waitForURL(/\/receivables\?customer=\d+$/);
    await waitUntilIdle(page);
    expect(await page.locator('tbody tr').count()).toBe(1);
    await page.getByRole('button', { name: 'Customer: Ana' }).waitFor();
    expect(tab.complaints).toEqual([]);
  });
});
