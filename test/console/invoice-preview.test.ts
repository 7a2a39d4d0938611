import { inChromium } from '../support/chromium.js';
import { adjust, createProduct } from '../support/goods.js';
import { expect, test } from '../support/jest.js';
import { createCustomer } from '../support/parties.js';
import { addTaxRate } from '../support/sales.js';
import { consoleTest, expectAccessible, waitUntilIdle } from './support.js';

inChromium('the invoice beside its form', () => {
  const run = consoleTest();

  test('shows what is typed, and is hidden by a switch that the browser keeps', async () => {
    const taxRateId = await addTaxRate(run.app, 18);
    const bolt = await createProduct(run.app, { name: 'Bolt M10', price: 10, taxRateId });
    await adjust(run.app, [{ productId: bolt.id, countedQuantity: 1_234_567, unitCost: 1 }]);
    const { id } = await createCustomer(run.app, { name: 'Acme Tools', taxId: '101-00001-1' });
    const tab = await run.as('admin', { width: 1440 });
    const { page } = tab;
    await tab.open(`/invoices/new?customer=${id}`);
    const beside = page.getByRole('region', { name: 'The invoice as typed' });
    await beside.getByText('Acme Tools').waitFor();
    await beside.getByText('101-00001-1').waitFor();
    const line = page.getByRole('group', { name: 'Line 1' });
    await line.getByRole('combobox', { name: 'Product' }).fill('bolt');
    await page.getByRole('option', { name: 'Bolt M10' }).click();
    await line.getByLabel('Quantity').fill('4');
    await line.getByLabel('Disc. %').fill('10');
    await beside.getByText('Bolt M10').waitFor();
    await beside.getByText('4 × 10 − 10 %').waitFor();
    await beside.getByText('DOP 42.48').waitFor();
    await line.getByLabel('Description').fill('Bolt, galvanised');
    await beside.getByText('Bolt, galvanised').waitFor();
    await page.getByText('More', { exact: true }).click();
    await page.getByLabel('Notes').fill('By the back door');
    await beside.getByText('By the back door').waitFor();
    // Both fit: a line is a row with the description below the product, and nothing scrolls sideways.
    await waitUntilIdle(page);
    expect((await line.boundingBox())?.height).toBeLessThanOrEqual(76);
    expect(await page.evaluate('document.documentElement.scrollWidth - innerWidth')).toBe(0);
    // The stock below the quantity is wider than its field, and widens it no more than the column.
    const boxes = await Promise.all(
      (await line.locator('.field > :is(input, select)').all()).map((field) => field.boundingBox()),
    );
    // The second field is the description, below the product.
    const row = boxes.filter((_box, at) => at !== 1);
    const gaps = row.slice(1).map((box, at) => {
      const before = row[at];
      return (box?.x ?? 0) - ((before?.x ?? 0) + (before?.width ?? 0));
    });
    expect(gaps.filter((gap) => gap < 0)).toEqual([]);
    const over = await line.evaluate((one) => one.scrollWidth - one.clientWidth);
    expect(over).toBe(0);
    await expectAccessible(tab);

    await page.getByLabel('Show the invoice beside').uncheck();
    expect(await beside.count()).toBe(0);
    await page.reload();
    await waitUntilIdle(page);
    expect(await page.getByLabel('Show the invoice beside').isChecked()).toBe(false);
    expect(await beside.count()).toBe(0);
    await page.getByLabel('Show the invoice beside').check();
    await beside.getByText('By the back door').waitFor();
    await page.setViewportSize({ width: 1280, height: 860 });
    await beside.waitFor();
    expect(await page.evaluate('document.documentElement.scrollWidth - innerWidth')).toBe(0);
    await page.setViewportSize({ width: 1200, height: 860 });
    await beside.waitFor({ state: 'detached' });
    expect(await page.getByLabel('Show the invoice beside').count()).toBe(0);
    expect(tab.complaints).toEqual([]);
  });

  test.each([1440, 1280])(
    'in a window of %i pixels the first line begins within 400 pixels, and its messages stand across it',
    async (width) => {
      const tab = await run.as('admin', { width });
      const { page } = tab;
      await tab.open('/invoices/new');
      const line = page.getByRole('group', { name: 'Line 1' });
      const product = line.getByRole('combobox', { name: 'Product' });
      const frame = await line.boundingBox();
      expect((await product.boundingBox())?.y).toBeLessThan(400);
      expect((await product.boundingBox())?.width).toBeGreaterThanOrEqual(280);
      const tops = await Promise.all(
        ['Customer', 'Issue date', 'Payment terms', 'Due date'].map((label) =>
          page.locator('.invoice-head').getByText(label, { exact: true }).boundingBox(),
        ),
      );
      expect(new Set(tops.map((box) => box?.y)).size).toBe(1);
      await line.getByLabel('Quantity').fill('abc');
      const message = line.getByText(/^Enter a number such as/);
      await message.waitFor();
      expect((await message.boundingBox())?.width).toBeCloseTo(frame?.width ?? 0, 0);
      expect(await line.locator('input:focus').inputValue()).toBe('abc');
      expect((await line.getByLabel('Disc. %').boundingBox())?.y).toBe(
        (await product.boundingBox())?.y,
      );
      await expectAccessible(tab);
      expect(tab.complaints).toEqual([]);
    },
  );

  test('creates a customer and a product from the form, which keeps what was typed', async () => {
    const tab = await run.as('admin', { language: 'es', width: 1440 });
    const { page } = tab;
    await tab.open('/invoices/new');
    const customer = page.getByRole('combobox', { name: 'Cliente' });
    await customer.fill('Ferretería Nueva');
    await page.getByText('Nada encontrado. Alt Intro lo crea.').waitFor();
    await customer.press('Alt+Enter');
    const newCustomer = page.getByRole('dialog', { name: 'Nuevo cliente' });
    expect(await newCustomer.getByLabel('Nombre', { exact: true }).inputValue()).toBe(
      'Ferretería Nueva',
    );
    await expectAccessible(tab);
    await newCustomer.getByRole('button', { name: 'Nuevo cliente' }).click();
    await newCustomer.waitFor({ state: 'detached' });
    expect(await customer.inputValue()).toBe('Ferretería Nueva');
    await page.getByRole('button', { name: 'Nuevo producto' }).click();
    const newProduct = page.getByRole('dialog', { name: 'Nuevo producto' });
    await newProduct.getByLabel('Código', { exact: true }).fill('NEW-1');
    await newProduct.getByLabel('Nombre').fill('Tuerca M8');
    await newProduct.getByLabel(/^Precio/).fill('12');
    await newProduct.getByLabel('Tipo').selectOption('service');
    await newProduct.getByRole('button', { name: 'Nuevo producto' }).click();
    await newProduct.waitFor({ state: 'detached' });
    const line = page.getByRole('group', { name: 'Línea 1' });
    expect(await line.getByRole('combobox').first().inputValue()).toBe('Tuerca M8');
    expect(await line.getByLabel('Precio', { exact: true }).inputValue()).toBe('12');
    await page.getByRole('button', { name: 'Emitir', exact: true }).click();
    await page.getByRole('heading', { name: 'Factura F-' }).waitFor();
    expect(tab.complaints).toEqual([]);
  });
});
