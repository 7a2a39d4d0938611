import { inChromium } from '../support/chromium.js';
import { createProduct, stockOf } from '../support/goods.js';
import { describe, expect, test } from '../support/jest.js';
import { addTaxRate } from '../support/sales.js';
import { consoleTest, expectAccessible, waitUntilIdle } from './support.js';

inChromium('the product pages', () => {
  const run = consoleTest();

  describe('the list', () => {
    test('finds by name or code, stores its search in the address, and offers no writes to a user who may only read', async () => {
      await createProduct(run.app, { code: 'NUT-8', name: 'Nut M8' });
      await createProduct(run.app, { code: 'WASH-8', name: 'Washer M8' });
      const tab = await run.as('viewer');
      const { page } = tab;
      await tab.open('/products');
      await expectAccessible(tab);
      await page.getByLabel('Search by code, name or barcode').fill('nut-8');
      await page.getByText('1 in total').waitFor();
      await page.reload();
      await waitUntilIdle(page);
      expect(await page.getByRole('link', { name: 'Nut M8' }).count()).toBe(1);
      expect(await page.getByRole('link', { name: 'Washer M8' }).count()).toBe(0);
      expect(await page.getByRole('link', { name: 'New product' }).count()).toBe(0);
      await page.getByRole('link', { name: 'Nut M8' }).click();
      await page.getByRole('heading', { name: 'Nut M8' }).waitFor();
      expect(await page.getByRole('button', { name: 'Adjust stock' }).count()).toBe(0);
      await tab.open('/products/new');
      expect(await page.textContent('main')).toContain('Products: write');
      expect(tab.complaints).toEqual([]);
    });

    test('says that an unknown product does not exist', async () => {
      const tab = await run.as('viewer');
      await tab.open('/products/987654');
      expect(await tab.page.textContent('h1')).toBe('This product does not exist');
      await tab.open('/products/none');
      expect(await tab.page.textContent('h1')).toBe('This product does not exist');
    });
  });

  describe('a product', () => {
    test('is created, counted into stock, edited and deactivated in Spanish', async () => {
      const taxRateId = await addTaxRate(run.app, 18, { name: 'ITBIS 18 %' });
      const tab = await run.as('admin', { language: 'es' });
      const { page } = tab;
      await tab.open('/products');
      await page.keyboard.press('n');
      await page.getByLabel('Código', { exact: true }).fill('TOR-8');
      await page.getByLabel('Nombre').fill('Tornillo M8');
      await page.getByLabel('Precio, DOP').fill('1,250.50');
      await page.getByLabel('Impuesto').selectOption({ label: 'ITBIS 18 %' });
      await expectAccessible(tab);
      await page.getByRole('button', { name: 'Nuevo producto' }).click();
      await page.getByRole('heading', { name: 'Tornillo M8' }).waitFor();
      await page.getByText('DOP 1,250.50').waitFor();

      await page.getByRole('button', { name: 'Ajustar existencia' }).click();
      await page.getByLabel('Almacén').selectOption({ label: 'Second' });
      await page.getByLabel('Cantidad contada').fill('40');
      await page.getByLabel('Motivo').selectOption({ label: 'Existencia inicial' });
      await expectAccessible(tab);
      await page.getByRole('dialog').getByRole('button', { name: 'Ajustar existencia' }).click();
      await page.getByText('La existencia fue ajustada: AJ-').waitFor();
      await page.getByRole('cell', { name: '40 unidades' }).waitFor();
      const id = Number(new URL(page.url()).pathname.split('/').at(-1));
      expect(await stockOf(run.app, id)).toMatchObject([{ warehouseName: 'Second', quantity: 40 }]);
      expect((await run.app.as('admin').products.get(id)).data).toMatchObject({
        taxRateId,
        price: 1250.5,
      });

      await page.getByRole('link', { name: 'Editar' }).click();
      await page.getByLabel('Precio, DOP').fill('mil');
      await page.getByText('Escriba un número').waitFor();
      await page.getByLabel('Precio, DOP').fill('999');
      await page.getByRole('button', { name: 'Guardar' }).click();
      await page.getByText('DOP 999.00').waitFor();

      await page.getByRole('button', { name: 'Desactivar' }).click();
      await expectAccessible(tab);
      await page.getByRole('dialog').getByRole('button', { name: 'Desactivar' }).click();
      await page.getByText('Inactivo').waitFor();
      expect((await run.app.as('admin').products.get(id)).data.active).toBe(false);
      await page.getByRole('button', { name: 'Volver a activar' }).click();
      await page.getByText('El producto está activo de nuevo').waitFor();
      expect((await run.app.as('admin').products.get(id)).data.active).toBe(true);
      expect(tab.complaints).toEqual([]);
    });

    test('preserves typed values after an edit conflict, shows the other changes, and can be saved over them', async () => {
      const product = await createProduct(run.app, { name: 'Hinge', price: 5 });
      const tab = await run.as('manager');
      const { page } = tab;
      await tab.open(`/products/${product.id}/edit`);
      await page.getByLabel('Price, DOP').fill('7');
      const { code } = product;
      await run.app
        .as('admin')
        .products.update(product.id, { code, name: 'Brass hinge', price: 6 });
      await page.getByRole('button', { name: 'Save' }).click();
      await page.getByText('Another user has changed it').waitFor();
      await page.getByRole('button', { name: 'Show the latest version' }).click();
      await page.getByText('Another user changed this to: 6').waitFor();
      expect(await page.getByLabel('Name').inputValue()).toBe('Brass hinge');
      expect(await page.getByLabel('Price, DOP').inputValue()).toBe('7');
      await expectAccessible(tab);
      await page.getByRole('button', { name: 'Save' }).click();
      await page.getByText('The product was saved').waitFor();
      const saved = (await run.app.as('admin').products.get(product.id)).data;
      expect(saved).toMatchObject({ name: 'Brass hinge', price: 7 });
      expect(tab.complaints).toEqual([]);
    });
  });
});
