import { inChromium } from '../support/chromium.js';
import { describe, expect, test } from '../support/jest.js';
import { createCustomer, rnc } from '../support/parties.js';
import { invoice, stocked } from '../support/sales.js';
import { consoleTest, expectAccessible } from './support.js';

inChromium('the customer pages', () => {
  const run = consoleTest();

  describe('of a customer', () => {
    test('create it in Spanish, find it by its tax number, and edit it', async () => {
      const tab = await run.as('manager', { language: 'es' });
      const { page } = tab;
      await tab.open('/customers');
      await page.getByText('Todavía no hay clientes').waitFor();
      await expectAccessible(tab);
      await page.keyboard.press('n');
      await page.getByLabel('Nombre', { exact: true }).fill('Ferretería Peña');
      await page.getByLabel('Número fiscal', { exact: true }).fill(rnc(13124679));
      await page.getByLabel('País').fill('do');
      await page.getByLabel('Ciudad').fill('Santiago');
      await page.getByLabel('Condiciones de pago').selectOption('CREDITO_30');
      await page.getByLabel('Límite de crédito').fill('50,000');
      await expectAccessible(tab);
      await page.getByRole('button', { name: 'Nuevo cliente' }).click();
      await page.getByText('El cliente fue creado: C-').waitFor();
      await page.getByRole('heading', { name: 'Ferretería Peña' }).waitFor();
      await page.getByText('DOP 50,000.00').first().waitFor();
      const id = Number(new URL(page.url()).pathname.split('/').at(-1));
      const created = (await run.app.as('admin').customers.get(id)).data;
      expect(created).toMatchObject({ taxIdType: 'RNC', creditLimit: 50_000, city: 'Santiago' });
      expect(created.priceIncludesTax).toBeNull();

      await page.getByRole('link', { name: 'Editar' }).click();
      await page.getByLabel('Límite de crédito').fill('');
      await page.getByLabel('Bloqueado').check();
      await page.getByLabel('Precios con impuestos').selectOption('no');
      await page.getByRole('button', { name: 'Guardar' }).click();
      await page.getByText('El cliente fue guardado').waitFor();
      await page.locator('.badge', { hasText: 'Bloqueado' }).waitFor();
      const saved = (await run.app.as('admin').customers.get(id)).data;
      expect(saved).toMatchObject({ creditLimit: null, blocked: true, taxId: created.taxId });
      expect(saved.priceIncludesTax).toBe(false);

      await tab.open('/customers');
      await page.getByLabel('Buscar por nombre').fill(rnc(13124679));
      await page.getByText('1 en total').waitFor();
      expect(tab.complaints).toEqual([]);
    });

    test('show and link its balance, open items and invoices', async () => {
      const product = await stocked(run.app);
      const { id } = await createCustomer(run.app, {
        name: 'Party of the balance',
        paymentTerms: 'CREDITO_30',
        contacts: [{ name: 'Ana Díaz', role: 'Buyer' }],
      });
      const lines = [{ productId: product.id, quantity: 12 }];
      const made = (await invoice(run.app, { customerId: id, lines })).data;
      const tab = await run.as('viewer');
      const { page } = tab;
      await tab.open(`/customers/${id}`);
      expect(await page.getByText('DOP 120.00').count()).toBeGreaterThanOrEqual(4);
      expect(await page.textContent('main')).toContain('Ana Díaz · Buyer');
      await expectAccessible(tab);
      expect(await page.getByRole('link', { name: 'Record payment' }).count()).toBe(0);
      const open = page.getByRole('table', { name: 'Open receivables' });
      expect(
        await open.getByRole('link', { name: made.number ?? '' }).getAttribute('href'),
      ).toContain(`/invoices/${made.id}`);
      await tab.open('/customers/424242');
      expect(await page.textContent('h1')).toBe('This customer does not exist');
      expect(tab.complaints).toEqual([]);
    });
  });
});
