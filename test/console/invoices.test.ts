import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright-core';
import { inChromium } from '../support/chromium.js';
import { createProduct, stockOf } from '../support/goods.js';
import { describe, expect, test } from '../support/jest.js';
import { createCustomer } from '../support/parties.js';
import { addTaxRate, invoice, stocked } from '../support/sales.js';
import { consoleTest, expectAccessible } from './support.js';

const idIn = (page: Page): number => Number(new URL(page.url()).pathname.split('/').at(-1));

inChromium('the invoice pages', () => {
  const run = consoleTest();

  describe('a new invoice', () => {
    test('is entered with the keyboard alone, previewed, issued as previewed, and saved as a PDF', async () => {
      const taxRateId = await addTaxRate(run.app, 18, { name: 'VAT 18 %' });
      const bolt = await stocked(run.app);
      await run.app.as('admin').products.update(bolt.id, {
        code: bolt.code,
        name: 'Bolt M10',
        price: 10,
        taxRateId,
      });
      await createProduct(run.app, { name: 'Assembly hour', type: 'service', price: 25.5 });
      await createCustomer(run.app, { name: 'Acme Tools', paymentTerms: 'CREDITO_30' });
      const tab = await run.as('admin');
      const { page } = tab;
      await tab.open('/invoices');
      await page.keyboard.press('n');
      // The heading is there before the field has the focus.
      await page.locator('input:focus').waitFor();
      await page.keyboard.type('acme');
      await page.getByRole('option', { name: 'Acme Tools' }).waitFor();
      await page.keyboard.press('Enter');
      const first = page.getByRole('group', { name: 'Line 1' });
      await first.getByRole('combobox', { name: 'Product' }).focus();
      await page.keyboard.type('bolt m10');
      await page.getByRole('option', { name: 'Bolt M10' }).waitFor();
      await page.keyboard.press('Enter');
      await first.getByText('10.00', { exact: true }).waitFor();
      expect(await first.getByLabel('Price').inputValue()).toBe('10');
      await first.getByLabel('Quantity').fill('4');
      await first.getByLabel('Disc. %').fill('10');
      await page.keyboard.press('Enter');
      const second = page.getByRole('group', { name: 'Line 2' });
      await second.getByRole('combobox', { name: 'Product' }).waitFor();
      await page.keyboard.type('assembly');
      await page.getByRole('option', { name: 'Assembly hour' }).waitFor();
      await page.keyboard.press('Enter');
      const preview = page.getByRole('region', { name: 'Preview' });
      await preview.getByText('DOP 67.98').waitFor();
      await first.getByText('VAT 18 % (product)').waitFor({ state: 'attached' });
      await expectAccessible(tab);
      await page.keyboard.press('Control+Enter');
      await page.getByRole('heading', { name: 'Invoice F-' }).waitFor();

      const made = (await run.app.as('admin').invoices.get(idIn(page))).data;
      expect(made).toMatchObject({ total: 61.5, taxTotal: 6.48, grandTotal: 67.98 });
      expect(await stockOf(run.app, bolt.id)).toMatchObject([{ quantity: 96 }]);
      await expectAccessible(tab);

      const saving = page.waitForEvent('download');
      await page.getByRole('button', { name: 'PDF' }).click();
      const file = await saving;
      expect(file.suggestedFilename()).toContain(made.number ?? 'a number');
      const bytes = await readFile(await file.path());
      expect(bytes.subarray(0, 5).toString()).toBe('%PDF-');
      expect(bytes.length).toBeGreaterThan(2000);
      expect(tab.complaints).toEqual([]);
    });

    test('says at the price whether it includes tax, and names the units in both languages', async () => {
      const { id } = await createCustomer(run.app, { name: 'Gross buyer', priceIncludesTax: true });
      const product = await stocked(run.app);
      const tab = await run.as('manager', { language: 'es' });
      const { page } = tab;
      await tab.open(`/invoices/new?customer=${id}`);
      await page.getByLabel('Precio, imp. incl.').waitFor();
      await page.getByText('Más', { exact: true }).click();
      await page.getByLabel('Precios').selectOption('no');
      await page.getByLabel('Precio', { exact: true }).waitFor();
      await page.getByRole('combobox', { name: 'Producto' }).fill(product.name);
      const option = page.getByRole('option', { name: product.name });
      await option.getByText('100 unidades en existencia').waitFor();
      const topOf = async () => (await page.getByLabel('Cantidad').boundingBox())?.y;
      const before = await topOf();
      await option.click();
      await page.getByRole('group').getByText('100 unidades en existencia').waitFor();
      expect(await topOf()).toBe(before);
      await expectAccessible(tab);
      expect(tab.complaints).toEqual([]);
    });

    test('marks each line that is short of stock, and moves the focus to the first', async () => {
      const names = ['First rare gear', 'Second rare gear'];
      for (const name of names) await createProduct(run.app, { name, price: 3 });
      const { id } = await createCustomer(run.app, { name: 'Buyer of two parts' });
      const { page, open, complaints } = await run.as('manager');
      await open(`/invoices/new?customer=${id}`);
      await page.getByRole('combobox', { name: 'Product' }).fill('First rare');
      await page.getByRole('option', { name: 'First rare gear' }).click();
      await page.getByRole('button', { name: 'Add a line' }).click();
      const second = page.getByRole('group', { name: 'Line 2' });
      await second.getByRole('combobox', { name: 'Product' }).fill('Second rare');
      await page.getByRole('option', { name: 'Second rare gear' }).click();
      await page.getByRole('button', { name: 'Issue', exact: true }).click();
      for (const line of ['Line 1', 'Line 2']) {
        const group = page.getByRole('group', { name: line });
        await group.getByText('has 0 in stock').waitFor();
        const quantity = group.getByLabel('Quantity');
        expect(await quantity.getAttribute('aria-invalid')).toBe('true');
      }
      const focused = page.getByRole('group', { name: 'Line 1' }).locator('input:focus');
      expect(await focused.getAttribute('aria-invalid')).toBe('true');
      expect(complaints).toEqual([]);
    });

    test('reports missing values, and preserves typed values when the API refuses it', async () => {
      const scarce = await createProduct(run.app, { name: 'Scarce part', price: 3 });
      await createCustomer(run.app, { name: 'Buyer of parts' });
      const tab = await run.as('manager');
      const { page } = tab;
      await tab.open('/invoices/new');
      await page.getByRole('combobox', { name: 'Customer' }).fill('nobody');
      await page.getByText('Nothing found').waitFor();
      await page
        .getByRole('group', { name: 'Line 1' })
        .getByRole('combobox', { name: 'Product' })
        .fill('neither');
      await page.getByRole('button', { name: 'Issue', exact: true }).click();
      await page.getByText('Choose one from the list.').waitFor();
      await page.getByText('Choose a product from the list.').waitFor();

      await page.getByRole('combobox', { name: 'Customer' }).fill('buyer of');
      await page.getByRole('option', { name: 'Buyer of parts' }).click();
      await page.getByRole('combobox', { name: 'Product' }).fill(scarce.name);
      await page.getByRole('option', { name: scarce.name }).click();
      await page.getByText('More', { exact: true }).click();
      await page.getByLabel('Notes').fill('By the back door');
      await page.getByRole('button', { name: 'Issue', exact: true }).click();
      await page
        .getByText(/has 0 in stock/)
        .first()
        .waitFor();
      expect(await page.getByLabel('Notes').inputValue()).toBe('By the back door');
      await expectAccessible(tab);

      await page.getByRole('button', { name: 'Save as a draft' }).click();
      await page.getByRole('heading', { name: /^Draft \d/ }).waitFor();
      await page.getByRole('link', { name: 'Edit', exact: true }).click();
      await page.getByLabel('Quantity').fill('2');
      await page.getByRole('button', { name: 'Save as a draft' }).click();
      await page.getByRole('heading', { name: /^Draft \d/ }).waitFor();
      await page.getByText('DOP 6.00').first().waitFor();
      await page.getByRole('button', { name: 'Delete' }).click();
      await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
      await page.getByText('The draft was deleted').waitFor();
      expect(tab.complaints).toEqual([]);
    });
  });

  describe('an issued invoice', () => {
    test('is credited in part in Spanish; it and the credit note link to each other', async () => {
      const product = await stocked(run.app);
      const { id: customerId } = await createCustomer(run.app, { paymentTerms: 'CREDITO_30' });
      const lines = [{ productId: product.id, quantity: 5 }];
      const made = (await invoice(run.app, { customerId, lines })).data;
      const tab = await run.as('admin', { language: 'es' });
      const { page } = tab;
      await tab.open(`/invoices/${made.id}`);
      await page.getByRole('button', { name: 'Nota de crédito' }).click();
      const dialog = page.getByRole('dialog');
      await dialog.getByLabel('¿Qué se acredita?').selectOption({ label: 'Partes de sus líneas' });
      await dialog.getByLabel('Motivo').fill('Llegó roto');
      await dialog.getByRole('button', { name: 'Crear la nota de crédito' }).click();
      await dialog.getByText('Indique la cantidad').waitFor();
      await dialog.getByLabel(product.name).fill('2');
      await expectAccessible(tab);
      await dialog.getByRole('button', { name: 'Crear la nota de crédito' }).click();
      await page.getByRole('heading', { name: 'Nota de crédito NC-' }).waitFor();
      await page.getByText('Llegó roto').waitFor();
      await expectAccessible(tab);
      await page.getByRole('link', { name: made.number ?? '', exact: true }).click();
      await page.getByText('2 acreditado').waitFor();
      await page.getByText('DOP 30.00').first().waitFor();
      await page.getByRole('link', { name: /^NC-/ }).waitFor();
      expect(await page.getByRole('button', { name: 'Anular' }).count()).toBe(0);
      expect(await stockOf(run.app, product.id)).toMatchObject([{ quantity: 97 }]);
      expect(tab.complaints).toEqual([]);
    });

    test('is voided only with a reason and its number typed, and not by a user who may only read', async () => {
      const product = await stocked(run.app);
      const { id: customerId } = await createCustomer(run.app);
      const lines = [{ productId: product.id, quantity: 1 }];
      const { id, number } = (await invoice(run.app, { customerId, lines })).data;
      const reader = await run.as('viewer');
      await reader.open(`/invoices/${id}`);
      expect(await reader.page.getByRole('button', { name: 'Void' }).count()).toBe(0);

      const tab = await run.as('admin');
      const { page } = tab;
      await tab.open(`/invoices/${id}`);
      await page.getByRole('button', { name: 'Void' }).click();
      const dialog = page.getByRole('dialog');
      await expectAccessible(tab);
      expect(await dialog.getByRole('button', { name: 'Void' }).isDisabled()).toBe(true);
      await dialog.getByLabel(`Type ${number} to confirm`).fill(number ?? '');
      await dialog.getByRole('button', { name: 'Void' }).click();
      expect((await run.app.as('admin').invoices.get(id)).data.status).toBe('issued');
      await dialog.getByLabel('Reason').fill('Wrong customer');
      await dialog.getByRole('button', { name: 'Void' }).click();
      await page.getByText(`Invoice ${number} is void`).waitFor();
      await page.getByText('Wrong customer').waitFor();
      const voided = (await run.app.as('admin').invoices.get(id)).data;
      expect(voided).toMatchObject({ status: 'void', voidReason: 'Wrong customer' });

      await tab.open('/invoices?status=void');
      await page.getByRole('link', { name: number ?? '' }).waitFor();
      await expectAccessible(tab);
      expect([...tab.complaints, ...reader.complaints]).toEqual([]);
    });
  });
});
