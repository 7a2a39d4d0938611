import type { Page } from 'playwright-core';
import { inChromium } from '../support/chromium.js';
import { createProduct } from '../support/goods.js';
import { beforeAll, describe, expect, test } from '../support/jest.js';
import { createCustomer, createVendor } from '../support/parties.js';
import { addVendor, invoice, stocked } from '../support/sales.js';
import { consoleTest, expectAccessible, type TabOptions, waitUntilIdle } from './support.js';

/** More decimals than the contract allows. */
const refused = '1.123456';

inChromium('a refusal of lines', () => {
  const run = consoleTest();
  beforeAll(async () => {
    await createProduct(run.app, { name: 'Bolt M10', price: 10 });
    await createCustomer(run.app, { name: 'Acme Tools' });
    await createVendor(run.app, { name: 'Acme Steel' });
    await run.app.as('admin').inventory.createWarehouse({ code: 'W2', name: 'Second' });
  });

  /** Expects the named faults in the summary, a mark at each of their fields, and the focus in the first. */
  async function expectNamed(page: Page, names: readonly string[], fault: string): Promise<void> {
    const summary = page.locator('.problem');
    for (const name of names) await summary.getByText(`${name} ${fault}`).waitFor();
    await waitUntilIdle(page);
    expect(await summary.textContent()).not.toMatch(/body\.|lines\.|quantityDelta|discountPercent/);
    const wrong = page.locator('[aria-invalid="true"]');
    expect(await wrong.count()).toBe(names.length);
    const focused = page.locator(':focus');
    expect(await focused.getAttribute('id')).toBe(await wrong.first().getAttribute('id'));
    const box = await focused.boundingBox();
    expect(box?.y).toBeGreaterThan(0);
    expect(box?.y).toBeLessThan(860);
  }

  describe.each([
    ['/invoices/new', 'Customer', 'acme tools', 'Issue'],
    ['/purchases/new', 'Vendor', 'acme steel', 'Order'],
  ])('%s', (path, party, name, action) => {
    test('names line and field in the words of the page', async () => {
      const tab = await run.as('admin');
      const { page } = tab;
      await tab.open(path);
      await page.getByRole('combobox', { name: party }).fill(name);
      await page.locator('.choices li:not(.none)').first().click();
      for (const number of [1, 2, 3]) {
        if (number > 1) await page.getByRole('button', { name: 'Add a line' }).click();
        const line = page.getByRole('group', { name: `Line ${number}` });
        await line.getByRole('combobox', { name: 'Product' }).fill('bolt');
        await page.getByRole('option', { name: 'Bolt M10' }).click();
        await line.getByLabel('Price').fill('3');
      }
      await page.getByRole('group', { name: 'Line 2' }).getByLabel('Quantity').fill(refused);
      await page.getByRole('group', { name: 'Line 3' }).getByLabel('Disc. %').fill('101');
      await page.getByRole('button', { name: action, exact: true }).click();
      await expectNamed(page, ['Line 2, Quantity', 'Line 3, Disc. %'], 'must');
      const message = page.getByRole('group', { name: 'Line 3' }).locator('.field-error');
      expect(await message.textContent()).toMatch(/^Must be/);
      await expectAccessible(tab);
      expect(tab.complaints).toEqual([]);
    });
  });

  const inSpanish: TabOptions = { language: 'es' };
  test.each([
    ['/stock/transfer', {}, 'Quantity', 'Transfer', 'Line', 'must'],
    ['/stock/count', {}, 'Counted quantity', 'Post the count', 'Line', 'must'],
    ['/stock/count', inSpanish, 'Cantidad contada', 'Registrar el conteo', 'Línea', 'debe'],
  ])(
    '%s names each line and its quantity (%o)',
    async (path, options, label, action, word, fault) => {
      const { page, open, complaints } = await run.as('admin', options);
      await open(path);
      for (const number of [1, 2, 3]) {
        if (number > 1) await page.locator('.card .button').last().click();
        const line = page.getByRole('group', { name: `${word} ${number}` });
        await line.getByRole('combobox').fill('bolt');
        await page.getByRole('option', { name: 'Bolt M10' }).click();
        await line.getByLabel(label).fill(number === 2 ? '1' : refused);
      }
      await page.getByRole('button', { name: action, exact: true }).click();
      await expectNamed(page, [`${word} 1, ${label}`, `${word} 3, ${label}`], fault);
      // The mark stays with its line when another is removed.
      await page.locator('.stock-line .button').nth(1).click();
      const marked = page.locator('.stock-line [aria-invalid="true"]');
      expect(await marked.count()).toBe(2);
      expect(complaints).toEqual([]);
    },
  );

  test('a reception and a credit note name the product of the line', async () => {
    const [one, other] = [await stocked(run.app), await stocked(run.app)];
    const admin = run.app.as('admin');
    const lines = [one, other].map(({ id }) => ({ productId: id, quantity: 5, unitPrice: 4 }));
    const order = (await admin.purchaseOrders.create({ vendorId: await addVendor(run.app), lines }))
      .data;
    const { id: customerId } = await createCustomer(run.app);
    const sold = (await invoice(run.app, { customerId, lines })).data;
    const { page, open, complaints } = await run.as('admin');
    await open(`/purchases/${order.id}`);
    await page.getByRole('button', { name: 'Receive' }).first().click();
    await page.getByLabel(other.name).fill(refused);
    await page.getByRole('dialog').getByRole('button', { name: 'Receive' }).click();
    await expectNamed(page, [`Lines, ${other.name}`], 'must');

    await open(`/invoices/${sold.id}`);
    await page.getByRole('button', { name: 'Credit note' }).click();
    await page.getByRole('dialog').locator('select').first().selectOption('lines');
    await page.getByLabel(other.name).fill(refused);
    await page.getByRole('dialog').getByLabel('Reason').fill('Returned');
    await page.getByRole('dialog').locator('[type="submit"]').click();
    await expectNamed(page, [`Lines, ${other.name}`], 'must');
    expect(complaints).toEqual([]);
  });

  test('an adjustment of a product names its quantity', async () => {
    const product = await stocked(run.app);
    const { page, open } = await run.as('admin');
    await open(`/products/${product.id}`);
    await page.getByRole('button', { name: 'Adjust' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.locator('input[inputmode="decimal"]').first().fill(refused);
    await dialog.locator('[type="submit"]').click();
    await expectNamed(page, ['Line 1, Counted quantity'], 'must');
  });
});
