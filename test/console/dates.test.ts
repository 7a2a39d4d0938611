import type { Locator, Page } from 'playwright-core';
import { inChromium } from '../support/chromium.js';
import { expect, test } from '../support/jest.js';
import { asSlowPage } from './slow-page.js';
import { consoleTest, expectAccessible, type Tab, waitUntilIdle } from './support.js';

/** Leaves a field, and returns the text that it then shows. */
async function left(field: Locator): Promise<string> {
  await field.press('Tab');
  return field.inputValue();
}

const invoiceDate = (page: Page): Locator => page.getByLabel('Issue date');

inChromium('a date field', () => {
  const run = consoleTest();

  const tabs = new Map<string, Promise<Tab>>();

  /** Opens a page in the tab of a locale, without what was typed there before. */
  async function opened(locale: string, path = '/purchases/new'): Promise<Tab> {
    const language = locale.startsWith('es') ? 'es' : 'en';
    const known = tabs.get(locale) ?? run.home('admin', { locale, language });
    tabs.set(locale, known);
    const tab = await known;
    await tab.page.evaluate('sessionStorage.clear()');
    await tab.open(path);
    return tab;
  }

  test.each([
    ['en-GB', '31/1/26', '31/01/2026'],
    ['en-GB', '31.01.2026', '31/01/2026'],
    ['en-GB', '2026-01-31', '31/01/2026'],
    ['en-US', '1/31/2026', '01/31/2026'],
    ['en-US', '013126', '01/31/2026'],
    ['es-DO', '31 1 2026', '31/01/2026'],
  ])('of a browser in %s reads %s in the order of the user', async (locale, typed, shown) => {
    const { page, complaints } = await opened(locale);
    const field = page.getByLabel(locale === 'es-DO' ? 'Fecha de la orden' : 'Order date');
    await field.fill(typed);
    expect(await left(field)).toBe(shown);
    expect(complaints).toEqual([]);
  });

  test('completes a day without a year, and refuses a day that does not exist', async () => {
    const tab = await opened('en-GB');
    const field = tab.page.getByLabel('Order date');
    await field.fill('31/1');
    expect(await left(field)).toMatch(/^31\/01\/20\d\d$/);
    await field.fill('31/2/20');
    expect(await field.getAttribute('aria-invalid')).toBeNull();
    await field.fill('31/2/2026');
    expect(await left(field)).toBe('31/2/2026');
    await tab.page.getByText(/^Enter a date such as \d\d\/\d\d\/\d{4}\.$/).waitFor();
    expect(await field.getAttribute('aria-invalid')).toBe('true');
    await expectAccessible(tab);
    await tab.page.getByRole('button', { name: 'Save as a draft' }).click();
    expect(new URL(tab.page.url()).pathname).toBe('/console/purchases/new');
  });

  test('opens a month by Arrow down, which the keyboard moves through, and Escape closes', async () => {
    const tab = await opened('en-GB');
    const { page } = tab;
    const field = page.getByLabel('Order date');
    await field.fill('31/01/2026');
    await field.press('ArrowDown');
    const calendar = page.getByRole('dialog', { name: 'Calendar' });
    await calendar.getByRole('button', { name: '31 Jan 2026', pressed: true }).waitFor();
    await expectAccessible(tab);
    const keys = ['ArrowRight', 'ArrowDown', 'Home', 'PageDown', 'PageDown'];
    for (const key of keys) await page.keyboard.press(key);
    expect(await page.locator(':focus').getAttribute('aria-label')).toBe('2 Apr 2026');
    await page.keyboard.press('Enter');
    await calendar.waitFor({ state: 'detached' });
    expect(await field.inputValue()).toBe('02/04/2026');
    await field.press('ArrowDown');
    await page.keyboard.press('Escape');
    await calendar.waitFor({ state: 'detached' });
    expect(await field.inputValue()).toBe('02/04/2026');
    await page.getByRole('button', { name: 'Open the calendar' }).first().click();
    await calendar.getByRole('button', { name: '15 Apr 2026' }).click();
    expect(await field.inputValue()).toBe('15/04/2026');
    expect(tab.complaints).toEqual([]);
  });

  test('in a dialog closes its month by Escape, and the dialog stays', async () => {
    const { page } = await opened('en-GB', '/keys');
    await page.getByRole('button', { name: 'Create a key' }).first().click();
    const dialog = page.getByRole('dialog', { name: 'Create a key' });
    const field = dialog.locator('.date input');
    await field.press('ArrowDown');
    await page.getByRole('dialog', { name: 'Calendar' }).waitFor();
    await page.keyboard.press('Escape');
    await page.getByRole('dialog', { name: 'Calendar' }).waitFor({ state: 'detached' });
    expect(await dialog.count()).toBe(1);
  });

  test.each([
    [30, 800],
    [200, 400],
  ])('is entered whole with %i ms a key and answers after %i ms', async (key, latency) => {
    const tab = await run.as('admin', { locale: 'en-GB' });
    const { page, answerAfter, type } = await asSlowPage(tab.page);
    await page.goto(`${run.app.baseUrl}/console/invoices/new`);
    await invoiceDate(page).waitFor();
    await answerAfter(latency);
    await invoiceDate(page).focus();
    await type('30/01/2026{Tab}', key);
    await waitUntilIdle(page);
    expect(await invoiceDate(page).inputValue()).toBe('30/01/2026');
    expect(await page.evaluate('Object.values(sessionStorage).join()')).toContain('2026-01-30');
  });

  test('filters a list, in whose address the day is written as ISO 8601', async () => {
    const tab = await opened('en-GB', '/invoices');
    const [from] = await tab.page.locator('.toolbar .date input').all();
    await from?.fill('05/01/2026');
    await tab.page.waitForURL((url) => url.search.includes('2026-01-05'));
    await tab.page.reload();
    expect(await tab.page.locator('.toolbar .date input').first().inputValue()).toBe('05/01/2026');
    await expectAccessible(tab);
  });
});
