import { inChromium } from '../support/chromium.js';
import { beforeAll, expect, test } from '../support/jest.js';
import { addCustomer, invoice, oneOfEach, stocked } from '../support/sales.js';
import { consoleTest, expectAccessible, waitUntilIdle } from './support.js';

inChromium('the page of a record', () => {
  const run = consoleTest();
  beforeAll(() => oneOfEach(run.app));

  test.each([
    ['en', 1440, 'light'],
    ['es', 390, 'dark'],
  ] as const)(
    'shows the printed invoice itself, in %s and %i pixels, and keeps the choice',
    async (language, width, theme) => {
      const admin = run.app.as('admin');
      const [{ id } = { id: 0 }] = (await admin.invoices.list()).data;
      const tab = await run.as('admin', { language, width, theme });
      const { page } = tab;
      await tab.open(`/invoices/${id}`);
      const sizeOf = (selector: string) =>
        page.evaluate<number>(
          `parseFloat(getComputedStyle(document.querySelector('${selector}')).fontSize)`,
        );
      expect(await sizeOf('.record-headline dd')).toBeGreaterThan(await sizeOf('h1'));
      expect(await page.locator('.sheets').count()).toBe(0);
      const label = language === 'en' ? 'Show the document' : 'Mostrar el documento';
      await page.getByRole('button', { name: label }).click();
      const sheet = page.getByRole('img', { name: /F-\d+, (?:page|página) 1/ });
      await sheet.waitFor();
      const ink = await page.evaluate<number>(`(() => {
      const canvas = document.querySelector('.sheets canvas');
      const { data } = canvas.getContext('2d').getImageData(0, 0, canvas.width, canvas.height);
      return data.filter((value, at) => at % 4 === 0 && value < 100).length;
    })()`);
      expect(ink).toBeGreaterThan(2000);
      await expectAccessible(tab);
      expect(await page.evaluate('document.documentElement.scrollWidth - innerWidth')).toBe(0);
      await tab.open(`/invoices/${id}`);
      await sheet.waitFor();
      expect(tab.complaints).toEqual([]);
    },
  );

  test('tells who changed the record, with the changed values and the events, and grows with the next change', async () => {
    const product = await stocked(run.app);
    const customerId = await addCustomer(run.app);
    const { data: made } = await invoice(run.app, {
      customerId,
      lines: [{ productId: product.id, quantity: 1 }],
    });
    const tab = await run.as('admin');
    const { page } = tab;
    await tab.open(`/invoices/${made.id}`);
    const history = page.getByRole('region', { name: 'History' });
    const first = history.getByRole('row', { name: /Create an invoice/ });
    expect(await first.textContent()).toMatch(/invoice\.issued.*admin/);
    await first.getByRole('button').click();
    await history.getByText('grandTotal').waitFor();
    await page.getByRole('button', { name: 'Void' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel(`Type ${made.number} to confirm`).fill(made.number ?? '');
    await dialog.getByLabel('Reason').fill('Entered twice');
    await dialog.getByRole('button', { name: 'Void' }).click();
    await history
      .getByRole('row', { name: /Void an invoice/ })
      .getByText('invoice.voided')
      .waitFor();
    await expectAccessible(tab);
    expect(tab.complaints).toEqual([]);
  });

  test('has its history on the page of each kind of record, and for no role that may not read it', async () => {
    const tab = await run.as('admin');
    const paths = [
      '/customers',
      '/vendors',
      '/products',
      '/purchases',
      '/purchases/receptions',
      '/credit-notes',
      '/receivables/payments',
      '/payables/payments',
      '/stock/transfers',
      '/stock/adjustments',
      '/crm/leads',
      '/crm/opportunities',
    ];
    for (const path of paths) {
      await tab.open(path);
      await tab.page.locator('.row-link').first().click();
      const history = tab.page.getByRole('region', { name: 'History' });
      await history.locator('tbody tr').first().waitFor();
      expect([path, await history.getByRole('row').count()]).not.toEqual([path, 1]);
    }
    const keeper = await run.as('warehouse');
    await keeper.open('/products');
    await keeper.page.locator('.row-link').first().click();
    await keeper.page.getByRole('heading', { name: 'Details' }).waitFor();
    await waitUntilIdle(keeper.page);
    expect(await keeper.page.getByRole('heading', { name: 'History' }).count()).toBe(0);
    expect([...tab.complaints, ...keeper.complaints]).toEqual([]);
  });
});
