import type { Locator, Page } from 'playwright-core';
import { inChromium } from '../support/chromium.js';
import { createProduct } from '../support/goods.js';
import { beforeAll, expect, test } from '../support/jest.js';
import { createCustomer } from '../support/parties.js';
import { consoleTest, expectAccessible, waitUntilIdle } from './support.js';

/** Types codes as a scanner does: all keys at once, with the times of a scanner. */
async function scan(page: Page, codes: readonly string[]): Promise<void> {
  const cdp = await page.context().newCDPSession(page);
  let timestamp = Date.now() / 1000;
  const send = async (key: string, text: string): Promise<void> => {
    timestamp += 0.004;
    const at = { key, timestamp, windowsVirtualKeyCode: key === 'Enter' ? 13 : 0 };
    await cdp.send('Input.dispatchKeyEvent', { ...at, type: 'keyDown', text });
    await cdp.send('Input.dispatchKeyEvent', { ...at, type: 'keyUp' });
  };
  for (const code of codes) {
    for (const letter of code) await send(letter, letter);
    await send('Enter', '\r');
  }
  await waitUntilIdle(page);
}

const products = (page: Page): Locator => page.getByRole('combobox', { name: 'Product' });

/** Returns the products of the lines with their quantities. */
async function linesOf(page: Page, quantity: string): Promise<readonly string[]> {
  const names = await Promise.all((await products(page).all()).map((one) => one.inputValue()));
  const fields = await page.getByLabel(quantity).all();
  const quantities = await Promise.all(fields.map((one) => one.inputValue()));
  return names.map((name, at) => `${quantities[at]} × ${name}`);
}

inChromium('a scanner', () => {
  const run = consoleTest();
  beforeAll(async () => {
    await createProduct(run.app, { code: 'SC-1', name: 'Bolt M8', price: 2 });
    await createProduct(run.app, {
      code: 'SC-2',
      name: 'Nut M8',
      price: 3,
      barcode: '4006381333931',
    });
    await createCustomer(run.app, { name: 'Acme Tools' });
  });

  test('adds a line of an invoice for each product, and raises the quantity of the same one', async () => {
    const tab = await run.as('admin');
    const { page } = tab;
    await tab.open('/invoices/new');
    await products(page).first().focus();
    await scan(page, ['SC-1', '4006381333931', 'sc-1', 'SC-1']);
    await page.getByRole('group', { name: 'Line 3', exact: true }).waitFor();
    expect(await linesOf(page, 'Quantity')).toEqual(['3 × Bolt M8', '1 × Nut M8', '1 × ']);
    expect(await page.getByRole('group', { name: 'Line 1' }).getByLabel('Price').inputValue()).toBe(
      '2',
    );
    await expectAccessible(tab);
    expect(tab.complaints).toEqual([]);
  });

  test('counts products on a count sheet, and names an unknown code', async () => {
    const tab = await run.as('admin');
    const { page } = tab;
    await tab.open('/stock/count');
    await products(page).first().focus();
    await scan(page, ['SC-2', 'SC-2', 'XX-9', 'SC-1']);
    await page.getByText('No active product has the code or barcode XX-9.').waitFor();
    expect(await linesOf(page, 'Counted quantity')).toEqual(['2 × Nut M8', '1 × Bolt M8', ' × ']);
    expect(tab.complaints).toEqual([]);
  });

  test('does not change how people choose a product: letters and Enter take the first one found', async () => {
    const tab = await run.as('admin');
    const { page } = tab;
    await tab.open('/invoices/new');
    await products(page).first().focus();
    await page.keyboard.type('bolt', { delay: 60 });
    await page.keyboard.press('Enter');
    await waitUntilIdle(page);
    expect(await linesOf(page, 'Quantity')).toEqual(['1 × Bolt M8']);
  });
});

inChromium('another product in a line', () => {
  const run = consoleTest();

  test('drops the typed price and discount together, and says so', async () => {
    await createProduct(run.app, { code: 'OT-1', name: 'First thing', price: 10 });
    await createProduct(run.app, { code: 'OT-2', name: 'Second thing', price: 20 });
    const tab = await run.as('admin');
    const { page } = tab;
    await tab.open('/invoices/new');
    const line = page.getByRole('group', { name: 'Line 1', exact: true });
    const choose = async (name: string): Promise<void> => {
      await products(page).first().fill(name);
      await page.getByRole('option', { name }).first().click();
      await waitUntilIdle(page);
    };
    const figures = async () => [
      await line.getByLabel('Price').inputValue(),
      await line.getByLabel('Disc. %').inputValue(),
    ];
    await choose('First thing');
    await line.getByLabel('Price').fill('9.5');
    await line.getByLabel('Disc. %').fill('5');
    await choose('First thing');
    expect(await figures()).toEqual(['9.5', '5']);
    await choose('Second thing');
    expect(await figures()).toEqual(['20', '']);
    await page
      .getByText(/The typed price and discount were removed.*Second thing/)
      .first()
      .waitFor();
    await expectAccessible(tab);
    expect(tab.complaints).toEqual([]);
  });
});

inChromium('commands of single letters', () => {
  const run = consoleTest();

  test('can be switched off, and stay off after a reload', async () => {
    const tab = await run.as('admin');
    const { page } = tab;
    await tab.open('/products');
    await page.keyboard.press('?');
    const help = page.getByRole('dialog', { name: 'Keyboard' });
    await help.getByLabel(/Single keys/).uncheck();
    await expectAccessible(tab);
    await page.keyboard.press('Escape');
    await help.waitFor({ state: 'detached' });
    await page.reload();
    await page.locator('h1').waitFor();
    await waitUntilIdle(page);
    for (const key of ['?', 'g', 'i']) await page.keyboard.press(key);
    await waitUntilIdle(page);
    expect(await help.count()).toBe(0);
    expect(new URL(page.url()).pathname).toBe('/console/products');
    await page.keyboard.press('Control+k');
    await page.getByRole('dialog').getByRole('combobox').waitFor();
  });
});
