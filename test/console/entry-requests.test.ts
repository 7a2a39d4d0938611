import { inChromium } from '../support/chromium.js';
import { adjust, createProduct } from '../support/goods.js';
import { expect, test } from '../support/jest.js';
import { createCustomer } from '../support/parties.js';
import { typeKeys } from './slow-page.js';
import { consoleTest, waitUntilIdle } from './support.js';

const names = ['Anchor plate', 'Ball bearing', 'Cable gland', 'Drill chuck', 'Elbow joint'];

inChromium('the requests of a form', () => {
  const run = consoleTest();

  // The API allows 100 requests a minute, and a quick user types an invoice in less than that.
  test('an invoice of six lines, typed by keyboard, sends at most 60', async () => {
    for (const name of [...names, 'Flange gasket']) {
      const { id } = await createProduct(run.app, { name });
      await adjust(run.app, [{ productId: id, countedQuantity: 50, unitCost: 1 }]);
    }
    await createCustomer(run.app, { name: 'Acme Tools' });
    const { page, open, complaints } = await run.as('admin');
    await open('/');
    const sent: string[] = [];
    page.on('request', (request) => {
      const { pathname, search } = new URL(request.url());
      if (pathname.startsWith('/api/')) sent.push(`${request.method()} ${pathname}${search}`);
    });
    await open('/invoices/new');
    await page.getByText('More', { exact: true }).click();
    await page.getByLabel('Warehouse').selectOption({ index: 1 });
    await page.getByRole('combobox', { name: 'Customer' }).focus();
    await typeKeys(page, 'acme tools{Enter}', 100);
    await page.getByRole('combobox', { name: 'Product' }).focus();
    for (const name of names) {
      await typeKeys(page, `${name.toLowerCase()}{Enter}{Tab}{Tab}2{Tab}10{Tab}{Enter}`, 100);
    }
    await typeKeys(page, 'flange gasket{Enter}{Tab}{Tab}3{Tab}12{Tab}5', 100);
    await waitUntilIdle(page);
    const lines = await page.getByRole('combobox', { name: 'Product' }).all();
    const chosen = await Promise.all(lines.map((line) => line.inputValue()));
    expect(chosen).toEqual([...names, 'Flange gasket']);
    // Shows the requests over the limit.
    expect(sent.slice(60)).toEqual([]);
    expect(complaints).toEqual([]);
  });
});
