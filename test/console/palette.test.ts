import type { Page } from 'playwright-core';
import { inChromium } from '../support/chromium.js';
import { createProduct } from '../support/goods.js';
import { beforeAll, expect, test } from '../support/jest.js';
import { createCustomer } from '../support/parties.js';
import { slowDown, typeKeys } from './slow-page.js';
import { consoleTest, expectAccessible, type Tab, waitUntilIdle } from './support.js';

interface PaletteTexts {
  readonly paletteTexts: { readonly en: { readonly actions: Readonly<Record<string, string>> } };
}

/** The console is bundled, so its texts are no module of the tests. */
const textsFile = new URL('../../src/console/shell/palette/texts.ts', import.meta.url).href;

inChromium('the search of the console', () => {
  const run = consoleTest();
  let tab: Tab;
  let page: Page;
  let customerId = 0;

  beforeAll(async () => {
    ({ id: customerId } = await createCustomer(run.app, { name: 'Ferretería Núñez' }));
    await createProduct(run.app, { name: 'Ferrule 8 mm', code: 'FER-8' });
    tab = await run.as('admin');
    page = tab.page;
  });

  const titles = () => page.getByRole('dialog').getByRole('option').allTextContents();

  /** Opens the search and types, without the mouse. */
  async function find(text: string): Promise<void> {
    // The address changes before the search that changed it has closed.
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    await page.keyboard.press('Control+k');
    await page.getByRole('dialog').waitFor();
    await page.keyboard.type(text);
    await page.locator('dialog input:not([aria-busy])').waitFor();
    await waitUntilIdle(page);
  }

  test('keeps what is typed before its file has loaded, Enter included', async () => {
    await slowDown(page, 800);
    await typeKeys(page, '{Control+k}agin{Enter}', 30);
    await page.waitForURL('**/console/aging');
    await page.reload();
    await page.locator('h1').waitFor();
    await typeKeys(page, '{Control+k}fer', 30);
    const box = page.getByRole('dialog').getByRole('combobox');
    await box.waitFor();
    await typeKeys(page, 're', 30);
    expect(await box.inputValue()).toBe('ferre');
    await page.getByRole('option', { name: 'Ferretería Núñez' }).waitFor();
    await page.keyboard.press('Escape');
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    expect(await page.evaluate('document.activeElement.tagName')).toBe('H1');
    await slowDown(page, 0, 1);
    expect(tab.complaints).toEqual([]);
  });

  test('opens a page and an action by the beginnings of their words', async () => {
    await find('agin');
    expect(await titles()).toEqual(['AgingPage']);
    await expectAccessible(tab);
    await page.keyboard.press('Enter');
    await page.waitForURL('**/console/aging');
    await find('new inv');
    expect(await titles()).toEqual(['New invoiceAction']);
    await page.keyboard.press('Enter');
    await page.waitForURL('**/console/invoices/new');
  });

  test('keeps the choice when the pointer leaves the list, as it does when typing makes the list shorter', async () => {
    await tab.open('/');
    await find('agin');
    await page.getByRole('dialog').getByRole('option').hover();
    await page.mouse.move(1, 1);
    await page.keyboard.press('Enter');
    await page.waitForURL('**/console/aging');
  });

  test('opens a record that the API finds, while a field has the focus', async () => {
    await tab.open('/products');
    await page.getByRole('searchbox').first().focus();
    await find('ferre');
    expect(await titles()).toEqual(['Ferretería NúñezC-000001 · Customer']);
    await page.keyboard.press('Enter');
    await page.waitForURL(`**/console/customers/${customerId}`);
    await find('ferr');
    expect(await titles()).toEqual([
      'Ferretería NúñezC-000001 · Customer',
      'Ferrule 8 mmFER-8 · Product',
    ]);
    await page.keyboard.press('Escape');
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    expect(tab.complaints).toEqual([]);
  });

  test('offers an administrator every action', async () => {
    await tab.open('/');
    await find('');
    const box = page.getByRole('dialog').getByRole('combobox');
    const { paletteTexts } = (await import(textsFile)) as PaletteTexts;
    for (const title of Object.values(paletteTexts.en.actions)) {
      await box.fill(title);
      expect(await titles()).toContain(`${title}Action`);
    }
    await page.keyboard.press('Escape');
  });

  test('says when there is nothing, and stays open', async () => {
    await tab.open('/');
    await find('zzzz');
    await page.getByText('Nothing found').waitFor();
    await page.keyboard.press('Enter');
    expect(await page.getByRole('dialog').count()).toBe(1);
  });

  test('offers what the role permits, in its language', async () => {
    const { page: other, open } = await run.as('viewer', { language: 'es' });
    await open('/');
    await other.getByRole('button', { name: /^Buscar/ }).click();
    const dialog = other.getByRole('dialog');
    await dialog.getByRole('combobox').fill('factura');
    await dialog.locator('input:not([aria-busy])').waitFor();
    expect(await dialog.getByRole('option').allTextContents()).toEqual(['FacturasPágina']);
  });
});
