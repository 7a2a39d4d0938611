import { inChromium } from '../support/chromium.js';
import { createProduct } from '../support/goods.js';
import { beforeAll, expect, test } from '../support/jest.js';
import { addCustomer, invoice } from '../support/sales.js';
import { consoleTest, expectAccessible, type Tab, waitUntilIdle } from './support.js';

const customerName = 'Cooperativa de Servicios Múltiples de Ferreteros Independientes del Norte';

/** Returns the text of each part of an option, and whether it is cut. */
const partsOf = `[...document.querySelectorAll('dialog [role="option"] > div > span')].map((part) => ({
  text: part.textContent,
  isCut: part.scrollWidth > part.clientWidth,
  isWithin: part.getBoundingClientRect().right <= part.closest('li').getBoundingClientRect().right,
}))`;

inChromium('documents in the search of the console', () => {
  const run = consoleTest();
  let number = '';

  beforeAll(async () => {
    const { app } = run;
    const product = await createProduct(app, { type: 'service', trackStock: false });
    const customerId = await addCustomer(app, { name: customerName, paymentTerms: 'CREDITO_30' });
    const lines = [{ productId: product.id, quantity: 1, unitPrice: 1_234_567.5 }];
    // Documents of a series are issued in the order of their dates.
    await invoice(app, {
      customerId,
      issueDate: '2025-11-03',
      paymentTerms: 'CREDITO_30',
      lines: [{ productId: product.id, quantity: 1, unitPrice: 7_654_321.5 }],
    });
    number = (await invoice(app, { customerId, lines })).data.number ?? '';
    const paid = { customerId, amount: 4_321.5, method: 'transferencia' } as const;
    await app.as('admin').receivables.pay(paid);
  });

  async function find({ page }: Tab, text: string): Promise<void> {
    await page.keyboard.press('Control+k');
    await page.getByRole('dialog').getByRole('combobox').fill(text);
    await page.getByRole('dialog').getByRole('option').first().waitFor();
    await waitUntilIdle(page);
  }

  test.each([1280, 390])(
    'show amount, date and status whole in a window of %i pixels, and cut the name',
    async (width) => {
      const tab = await run.as('admin', { width });
      await tab.open('/');
      await find(tab, '1,234,567.50');
      const whole = { isCut: false, isWithin: true };
      expect(await tab.page.evaluate(partsOf)).toEqual([
        { text: number, ...whole },
        { text: `${customerName} · Invoice`, isCut: true, isWithin: true },
        { text: 'DOP 1,234,567.50', ...whole },
        { text: '31 Jan 2026 Issued', ...whole },
      ]);
      await expectAccessible(tab);
      expect(tab.complaints).toEqual([]);
    },
  );

  test.each([1280, 390])(
    'say that an invoice is overdue, in a window of %i pixels',
    async (width) => {
      const tab = await run.as('admin', { width });
      await tab.open('/');
      await find(tab, '7,654,321.50');
      const whole = { isCut: false, isWithin: true };
      expect(await tab.page.evaluate(partsOf)).toContainEqual({
        text: '3 Nov 2025 IssuedOverdue',
        ...whole,
      });
      await expectAccessible(tab);
    },
  );

  test('show the figures of a payment, in Spanish', async () => {
    const tab = await run.as('admin', { language: 'es' });
    await tab.open('/');
    await find(tab, '4.321,50');
    const figures = tab.page.getByRole('dialog').locator('.choice-figures');
    expect(await figures.allTextContents()).toEqual(['DOP 4,321.5031 ene 2026 Registrado']);
  });
});
