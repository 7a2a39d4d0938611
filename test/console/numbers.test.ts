import type { Locator } from 'playwright-core';
import { inChromium } from '../support/chromium.js';
import { createProduct } from '../support/goods.js';
import { expect, test } from '../support/jest.js';
import { createCustomer } from '../support/parties.js';
import { consoleTest, expectAccessible, type Tab, waitUntilIdle } from './support.js';

inChromium('a number', () => {
  const run = consoleTest();
  const tabs = new Map<string, Promise<Tab>>();

  /** Opens a page in the tab of a locale, without what was typed there before. */
  async function opened(locale: string, path: string): Promise<Tab> {
    const language = locale.startsWith('es') ? 'es' : 'en';
    const known = tabs.get(locale) ?? run.home('admin', { locale, language });
    tabs.set(locale, known);
    const tab = await known;
    await tab.page.evaluate('sessionStorage.clear()');
    await tab.open(path);
    return tab;
  }

  const priceField = ({ page }: Tab): Locator => page.getByLabel(/^(Price|Precio)/);

  test.each([
    ['en-US', '1250.5', 1250.5, undefined],
    ['en-US', '1,250', 1250, 'Read as 1,250.00'],
    ['en-US', '1.250', 1.25, 'Read as 1.25'],
    ['en-US', '12,5', 12.5, 'Read as 12.50'],
    ['en-US', '1 234,5', 1234.5, 'Read as 1,234.50'],
    ['en-US', '1.000,00', 1000, 'Read as 1,000.00'],
    ['en-US', '1,234,567.25', 1_234_567.25, undefined],
    ['en-US', '$99.00', 99, undefined],
    ['en-US', 'RD$ 99', 99, undefined],
    ['es-ES', '1.250', 1250, 'Se lee como 1250,00'],
    ['es-ES', '1,250', 1.25, 'Se lee como 1,25'],
    ['es-ES', '12,5', 12.5, undefined],
    ['es-ES', '12.50', 12.5, 'Se lee como 12,50'],
    ['es-ES', '1,000.00', 1000, 'Se lee como 1000,00'],
    ['es-DO', '1,250.50', 1250.5, undefined],
  ])('typed in %s as %s is stored as %d', async (locale, typed, stored, shown) => {
    const tab = await opened(locale, '/products/new');
    const { page } = tab;
    const code = `N-${locale}-${typed}`;
    await page.getByLabel(/^(Code|Código)$/).fill(code);
    await page.getByLabel(/^(Name|Nombre)$/).fill('Bolt');
    await priceField(tab).fill(typed);
    const understood = page.getByText(/^(Read as|Se lee como) /);
    expect(await understood.allTextContents()).toEqual(shown === undefined ? [] : [shown]);
    await page.locator('button[type="submit"]').click();
    await page.waitForURL(/products\/\d+$/);
    const { data } = await run.app.as('admin').products.list({ search: code });
    expect(data.map(({ price }) => price)).toEqual([stored]);
    expect(tab.complaints).toEqual([]);
  });

  test.each([
    ['en-US', '1,2,3'],
    ['en-US', '1.2.3'],
    ['en-US', '1e5'],
    ['en-US', '(3)'],
    ['en-US', '-3'],
    ['es-ES', '1.25.000'],
    ['es-ES', 'abc'],
  ])('typed in %s as %s is refused for a price, and nothing is sent', async (locale, typed) => {
    const tab = await opened(locale, '/products/new');
    await tab.page.getByLabel(/^(Code|Código)$/).fill('REFUSED');
    await tab.page.getByLabel(/^(Name|Nombre)$/).fill('Bolt');
    await priceField(tab).fill(typed);
    const message =
      locale === 'es-ES' ? 'Escriba un número como 1234,50.' : 'Enter a number such as 1,234.50.';
    await tab.page.getByText(message).waitFor();
    await expectAccessible(tab);
    await tab.page.locator('button[type="submit"]').click();
    await waitUntilIdle(tab.page);
    expect(new URL(tab.page.url()).pathname).toBe('/console/products/new');
    expect(await priceField(tab).inputValue()).toBe(typed);
  });

  test('of a record is shown as the user writes it, and stays the same when it is saved', async () => {
    const { id } = await createProduct(run.app, { name: 'Half', price: 2.5, minStock: 1200 });
    const tab = await opened('es-ES', `/products/${id}/edit`);
    expect(await priceField(tab).inputValue()).toBe('2,5');
    await tab.page.getByLabel('Nombre').fill('Half a bolt');
    await tab.page.locator('button[type="submit"]').click();
    await tab.page.waitForURL(/products\/\d+$/);
    const { data } = await run.app.as('admin').products.get(id);
    expect(data).toMatchObject({ name: 'Half a bolt', price: 2.5, minStock: 1200 });
  });

  test('in parentheses is a negative difference of stock', async () => {
    const { id } = await createProduct(run.app, { name: 'Counted', price: 1 });
    const { inventory } = run.app.as('admin');
    const [warehouse] = (await inventory.warehouses({ sortBy: 'id' })).data;
    await inventory.adjust({
      warehouseId: warehouse?.id ?? 0,
      reason: 'count',
      lines: [{ productId: id, countedQuantity: 10, unitCost: 1 }],
    });
    const { page } = await opened('en-US', `/products/${id}`);
    await page.getByRole('button', { name: 'Adjust stock' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('Enter').selectOption('delta');
    await dialog.getByLabel('Difference').fill('(3)');
    await dialog.locator('button[type="submit"]').click();
    await dialog.waitFor({ state: 'detached' });
    const { data } = await run.app.as('admin').products.get(id);
    expect(data.stock).toBe(7);
  });

  test('of pasted cells is read by the decimal sign that one of them tells', async () => {
    await createProduct(run.app, { code: 'PASTE-1', name: 'Pasted one', price: 1 });
    await createProduct(run.app, { code: 'PASTE-2', name: 'Pasted two', price: 1 });
    await createCustomer(run.app, { name: 'Acme Tools' });
    const { page } = await opened('en-US', '/invoices/new');
    await page.getByRole('group', { name: 'Line 1' }).getByRole('combobox').first().focus();
    const cells = 'PASTE-1\t1 234,5\t1.000,00\t10%\nPASTE-2\t2\t1.250\t';
    await page.evaluate(`(() => {
      const clipboardData = new DataTransfer();
      clipboardData.setData('text/plain', ${JSON.stringify(cells)});
      document.activeElement.dispatchEvent(
        new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
    })()`);
    await waitUntilIdle(page);
    const valuesOf = async (line: number): Promise<string[]> => {
      const group = page.getByRole('group', { name: `Line ${line}`, exact: true });
      const labels = ['Quantity', 'Price', 'Disc. %'];
      return Promise.all(labels.map((label) => group.getByLabel(label).inputValue()));
    };
    expect(await valuesOf(1)).toEqual(['1234.5', '1000.00', '10']);
    expect(await valuesOf(2)).toEqual(['2', '1250', '']);
  });

  test('that is searched in a list finds the amount as the user writes it', async () => {
    const { id: productId } = await createProduct(run.app, { price: 1250, type: 'service' });
    const { id: customerId } = await createCustomer(run.app, { name: 'Searched' });
    await run.app.as('admin').invoices.create({ customerId, lines: [{ productId, quantity: 1 }] });
    const { page } = await opened('es-ES', '/invoices');
    const asked = page.waitForRequest((request) => request.url().includes('search='));
    await page.getByRole('searchbox').fill('1.250');
    expect(new URL((await asked).url()).searchParams.get('search')).toBe('1250');
  });
});
