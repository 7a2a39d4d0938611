import { inChromium } from '../support/chromium.js';
import { createProduct, stockOf } from '../support/goods.js';
import { describe, expect, test } from '../support/jest.js';
import { createVendor } from '../support/parties.js';
import { consoleTest, expectAccessible } from './support.js';

const idIn = (url: string): number => Number(new URL(url).pathname.split('/').at(-1));

inChromium('the purchase order pages', () => {
  const run = consoleTest();

  describe('an order', () => {
    test('is entered as a draft in Spanish, ordered, and cancelled while nothing is received', async () => {
      const product = await createProduct(run.app, { name: 'Saco de cemento' });
      await createVendor(run.app, { name: 'Cementos del Sur' });
      const tab = await run.as('manager', { language: 'es' });
      const { page } = tab;
      await tab.open('/purchases');
      await page.getByText('Todavía no hay órdenes de compra').waitFor();
      await expectAccessible(tab);
      await page.keyboard.press('n');
      await page.getByRole('combobox', { name: 'Suplidor' }).fill('cementos');
      await page.getByRole('option', { name: 'Cementos del Sur' }).click();
      const line = page.getByRole('group', { name: 'Línea 1' });
      await line.getByRole('combobox', { name: 'Producto' }).fill('saco');
      await page.getByRole('option', { name: product.name }).click();
      await line.getByLabel('Cantidad').fill('12');
      await line.getByLabel('Precio').fill('410.25');
      await page
        .getByRole('region', { name: 'Vista previa' })
        .getByText('DOP 4,923.00')
        .first()
        .waitFor();
      await expectAccessible(tab);
      await page.getByRole('button', { name: 'Guardar como borrador' }).click();
      await page.getByRole('heading', { name: 'Orden de compra OC-' }).waitFor();
      const id = idIn(page.url());
      const { number } = (await run.app.as('admin').purchaseOrders.get(id)).data;
      await page.getByRole('button', { name: 'Pedirla' }).click();
      await page.getByRole('dialog').getByRole('button', { name: 'Pedirla' }).click();
      await page.locator('.badge', { hasText: 'Abierta' }).waitFor();
      await page.getByRole('button', { name: 'Cancelar la orden' }).click();
      await page.getByLabel(`Escriba ${number} para confirmar`).fill(number);
      await expectAccessible(tab);
      await page.getByRole('dialog').getByRole('button', { name: 'Cancelar la orden' }).click();
      await page.locator('.badge', { hasText: 'Cancelada' }).waitFor();
      expect((await run.app.as('admin').purchaseOrders.get(id)).data.status).toBe('cancelled');
      expect(tab.complaints).toEqual([]);
    });

    test('is received in parts by the warehouse, never above the pending quantity, and a reception can be reversed', async () => {
      const product = await createProduct(run.app, { name: 'Pallet' });
      const { id: vendorId } = await createVendor(run.app);
      const lines = [{ productId: product.id, quantity: 10, unitPrice: 3 }];
      const { data } = await run.app.as('admin').purchaseOrders.create({ vendorId, lines });
      const tab = await run.as('warehouse');
      const { page } = tab;
      await tab.open(`/purchases/${data.id}`);
      expect(await page.getByRole('button', { name: 'Cancel the order' }).count()).toBe(0);
      await page.getByRole('button', { name: 'Receive' }).click();
      const dialog = page.getByRole('dialog');
      expect(await dialog.getByLabel('Pallet').inputValue()).toBe('10');
      await dialog.getByLabel('Pallet').fill('11');
      await dialog.getByRole('button', { name: 'Receive' }).click();
      await dialog.getByRole('alert').waitFor();
      await dialog.getByLabel('Pallet').fill('4');
      await dialog.getByLabel('Vendor invoice number').fill('B01-77');
      await expectAccessible(tab);
      await dialog.getByRole('button', { name: 'Receive' }).click();
      await page.getByText(/^Reception RC-.* was posted$/).waitFor();
      await page.locator('.badge', { hasText: 'Partly received' }).waitFor();
      expect(await stockOf(run.app, product.id)).toMatchObject([{ quantity: 4 }]);
      await expectAccessible(tab);

      const reception = page.getByRole('row', { name: /B01-77/ });
      await reception.getByRole('button', { name: 'Reverse' }).click();
      const number = (await reception.getByRole('link').first().textContent()) ?? '';
      await dialog.getByLabel('Reason').fill('Wrong goods');
      await dialog.getByLabel(`Type ${number} to confirm`).fill(number);
      await dialog.getByRole('button', { name: 'Reverse' }).click();
      await page.locator('.badge', { hasText: 'Reversed' }).waitFor();
      expect(await stockOf(run.app, product.id)).toMatchObject([{ quantity: 0 }]);

      await tab.open('/purchases?status=open');
      await page.getByRole('link', { name: data.number }).waitFor();
      expect(await page.getByRole('link', { name: 'New order' }).count()).toBe(0);
      await expectAccessible(tab);
      expect(tab.complaints).toEqual([]);
    });
  });
});
