import { inChromium } from '../support/chromium.js';
import { adjust, createProduct, stockOf } from '../support/goods.js';
import { expect, test } from '../support/jest.js';
import { createCustomer } from '../support/parties.js';
import { consoleTest, expectAccessible, type Tab } from './support.js';

async function chooseOption({ page }: Tab, field: string, text: string): Promise<void> {
  await page.getByRole('combobox', { name: field }).first().fill(text);
  await page.getByRole('option', { name: text }).click();
}

inChromium('the pages of purchases, stock, settings and CRM', () => {
  const run = consoleTest();

  test('lead from a new vendor over an order and its reception to the payment of the bill', async () => {
    const product = await createProduct(run.app, { name: 'Steel rod' });
    const tab = await run.as('admin');
    const { page } = tab;
    await tab.visit('/vendors');
    await page.keyboard.press('n');
    await page.getByLabel('Name', { exact: true }).fill('Aceros del Norte');
    await page.getByLabel('Country (two letters)').fill('D');
    await page.getByRole('button', { name: 'New vendor' }).click();
    expect(await page.locator('input:invalid').count()).toBe(1);
    await page.getByLabel('Country (two letters)').fill('DO');
    await page.getByRole('button', { name: 'New vendor' }).click();
    await page.getByRole('heading', { name: 'Aceros del Norte' }).waitFor();
    const [vendor] = (await run.app.as('admin').vendors.list()).data;

    await tab.visit('/purchases/new');
    await chooseOption(tab, 'Vendor', 'Aceros del Norte');
    await chooseOption(tab, 'Product', product.name);
    await page.getByLabel('Quantity').fill('4');
    await page.getByLabel('Price').fill('25');
    await page.getByRole('button', { name: 'Order', exact: true }).click();
    await page.getByRole('button', { name: 'Receive' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('Vendor invoice number').fill('B01-1');
    await dialog.getByRole('button', { name: 'Receive' }).click();
    await page.locator('.badge', { hasText: 'Received' }).first().waitFor();

    await page.getByRole('link', { name: 'Aceros del Norte' }).click();
    await page.getByRole('region', { name: 'Open bills' }).getByText('DOP 100.00').waitFor();
    await page.getByRole('link', { name: 'All bills' }).click();
    await page.getByRole('link', { name: /RC-/ }).click();
    await page.getByLabel('Amount paid, DOP').waitFor();
    expect(await page.getByLabel('Amount paid, DOP').inputValue()).toBe('100');
    await page.getByLabel('Amount paid, DOP').fill('60');
    await page.getByLabel(/Amount for RC-/).fill('60');
    await page.getByRole('button', { name: 'Record the payment' }).click();
    await page.getByRole('heading', { name: /^Payment PA-/ }).waitFor();
    await expectAccessible(tab);
    const { data: balance } = await run.app.as('admin').vendors.balance(vendor?.id ?? 0);
    expect(balance).toMatchObject({ invoiced: 100, paid: 60, openAmount: 40 });
    expect(tab.complaints).toEqual([]);
  });

  test('transfer stock between warehouses, count it, and show both on the stock card', async () => {
    const { app } = run;
    const product = await createProduct(app, { name: 'Paint bucket' });
    await adjust(app, [{ productId: product.id, countedQuantity: 10, unitCost: 2 }]);
    const tab = await run.as('warehouse');
    const { page } = tab;
    await tab.visit('/stock');
    await page.getByRole('link', { name: 'Transfer' }).click();
    await chooseOption(tab, 'Product', product.name);
    await page.getByLabel('Quantity').fill('11');
    await page.getByRole('button', { name: 'Transfer' }).click();
    await page.getByRole('alert').waitFor();
    await page.getByLabel('Quantity').fill('4');
    await page.getByRole('button', { name: 'Transfer' }).click();
    await page.getByText(/^The stock was transferred: TR-/).waitFor();
    const quantities = (await stockOf(app, product.id)).map(({ quantity }) => quantity);
    expect(quantities.toSorted()).toEqual([4, 6]);

    await tab.visit('/stock/count');
    await chooseOption(tab, 'Product', product.name);
    await page.getByLabel('Counted quantity').fill('5');
    await page.getByRole('button', { name: 'Post the count' }).click();
    await page.getByText(/^The count was posted: AJ-/).waitFor();
    await tab.visit(`/stock/card?product=${product.id}`);
    await page.getByRole('button', { name: `Product: ${product.name}` }).waitFor();
    expect(await page.locator('tbody tr').count()).toBe(4);
    expect(await page.getByRole('link', { name: 'Bills to pay' }).count()).toBe(0);
    expect(tab.complaints).toEqual([]);
  });

  test('offer to add the first row of an empty table of settings', async () => {
    const tab = await run.as('admin', { language: 'es' });
    const { page } = tab;
    await tab.open('/settings/categories');
    await page.getByText('Todavía no hay categorías').waitFor();
    await page.locator('.empty').getByRole('button', { name: 'Nueva categoría' }).click();
    await page.getByRole('dialog', { name: 'Nueva categoría' }).getByLabel('Nombre').waitFor();
    expect(tab.complaints).toEqual([]);
  });

  test('add and change settings, show a refusal at its field, and lock a period', async () => {
    const tab = await run.as('admin');
    const { page } = tab;
    await tab.visit('/settings/taxes');
    await page.keyboard.press('c');
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('Code').fill('ITBIS 18');
    await dialog.getByLabel('Name').fill('ITBIS');
    await dialog.getByLabel('Rate, %').fill('18');
    await dialog.getByRole('button', { name: 'New tax' }).click();
    await dialog.locator('.field-error').first().waitFor();
    expect(await dialog.getByLabel('Code').getAttribute('aria-invalid')).toBe('true');
    await dialog.getByLabel('Code').fill('ITBIS18');
    await dialog.getByRole('button', { name: 'New tax' }).click();
    await page.getByRole('row', { name: /ITBIS18.*18%/ }).waitFor();

    await tab.visit('/settings/warehouses');
    await page.getByRole('row', { name: /MAIN/ }).getByRole('button', { name: 'Edit' }).click();
    await dialog.getByLabel('Name').fill('Central');
    await dialog.getByRole('button', { name: 'Save' }).click();
    await page.getByRole('row', { name: /MAIN.*Central/ }).waitFor();

    await tab.visit('/settings');
    await page.getByLabel('Trade name').fill('Own Trade');
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await page.getByText('The settings were saved').waitFor();
    await page.getByLabel('Books closed through').fill('2025-12-31');
    await page.getByRole('button', { name: 'Save the lock' }).click();
    await page.getByText('The period lock was saved').waitFor();
    const { data } = await run.app.as('admin').config.company();
    expect(data).toMatchObject({ tradeName: 'Own Trade', lockedThrough: '2025-12-31' });
    expect(tab.complaints).toEqual([]);
  });

  test('move an opportunity over the board, and ask for the reason of a loss', async () => {
    const { app } = run;
    const customer = await createCustomer(app, { name: 'Hotel Sol' });
    const tab = await run.as('admin', { language: 'es' });
    const { page } = tab;
    await tab.visit('/crm');
    await page.keyboard.press('n');
    await chooseOption(tab, 'Cliente', customer.name);
    await page.getByLabel('Título').fill('Toallas');
    await page.getByLabel('Monto esperado').fill('9,000');
    await page.getByRole('button', { name: 'Nueva oportunidad' }).click();
    await page.getByRole('heading', { name: 'Toallas' }).waitFor();
    await tab.visit('/crm');
    const dialog = page.getByRole('dialog');
    await page.getByLabel('Etapa de Toallas').selectOption('proposal');
    await dialog.getByRole('button', { name: 'Pasar' }).click();
    await page
      .getByRole('region', { name: 'Propuesta' })
      .getByRole('listitem')
      .getByText('DOP 9,000.00')
      .waitFor();
    await page.getByLabel('Etapa de Toallas').selectOption('lost');
    await dialog.getByLabel('Motivo de la pérdida').fill('Precio');
    await dialog.getByRole('button', { name: 'Pasar' }).click();
    await page.getByRole('link', { name: 'Toallas' }).waitFor({ state: 'detached' });
    const [lost] = (await app.as('admin').crm.opportunities({ stage: 'lost' })).data;
    expect(lost).toMatchObject({ title: 'Toallas', lostReason: 'Precio' });
    expect(tab.complaints).toEqual([]);
  });
});
