import type { Page } from 'playwright-core';
import { password } from '../support/app.js';
import { inChromium } from '../support/chromium.js';
import { createProduct } from '../support/goods.js';
import { expect, test } from '../support/jest.js';
import { createCustomer } from '../support/parties.js';
import { consoleTest, expectAccessible, logIn, waitUntilIdle } from './support.js';

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name });

inChromium('the settings of a list', () => {
  const run = consoleTest();

  const headings = (page: Page) => page.locator('thead th').allTextContents();

  test('hide columns by keyboard, in every language and after a reload, until they are reset', async () => {
    await createCustomer(run.app, { name: 'Acme Tools' });
    const tab = await run.as('admin');
    const { page } = tab;
    await tab.open('/customers');
    const usual = await headings(page);
    expect(usual).toEqual(['Customer', 'Tax number', 'City', 'Phone', 'Open (DOP)']);
    await button(page, 'Columns').press('Enter');
    const panel = page.getByRole('region', { name: 'Columns' });
    expect(await panel.getByRole('checkbox').count()).toBe(5);
    await page.keyboard.press('Tab');
    await page.keyboard.press('Space');
    await panel.getByRole('checkbox', { name: 'Phone' }).press('Space');
    await expectAccessible(tab);
    await page.keyboard.press('Escape');
    await panel.waitFor({ state: 'detached' });
    expect(await page.locator(':focus').textContent()).toBe('Columns');
    expect(await headings(page)).toEqual(['Customer', 'City', 'Open (DOP)']);

    await page.reload();
    await waitUntilIdle(page);
    expect(await headings(page)).toEqual(['Customer', 'City', 'Open (DOP)']);
    await page.getByRole('combobox', { name: 'Language' }).selectOption('es');
    expect(await headings(page)).toEqual(['Cliente', 'Ciudad', 'Pendiente (DOP)']);
    await tab.open('/customers');
    await page.getByRole('combobox', { name: 'Idioma' }).selectOption('en');
    await button(page, 'Columns').click();
    await button(page, 'Reset to default').click();
    expect(await headings(page)).toEqual(usual);
    expect(tab.complaints).toEqual([]);
  });

  test('hold for one user of the browser alone', async () => {
    const tab = await run.as('manager');
    const { page } = tab;
    await tab.open('/customers');
    await button(page, 'Columns').click();
    await page.getByRole('checkbox', { name: 'Phone' }).click();
    expect(await headings(page)).not.toContain('Phone');
    await button(page, 'Log out').click();
    await page.locator('input[type="email"]').waitFor();
    await logIn(page, run.app.email('viewer'), password);
    await tab.open('/customers');
    expect(await headings(page)).toContain('Phone');
  });

  test('restore search, filters and sort of a saved view, which can be renamed and removed', async () => {
    for (const name of ['Bolt', 'Bolt, long', 'Nut']) await createProduct(run.app, { name });
    const tab = await run.as('admin');
    const { page } = tab;
    const open = async (name: string | RegExp) => button(page, name).click();
    await tab.open('/products?q=bolt&state=all&sort=-price');
    await open('Views');
    await page.getByLabel('Save as a view').fill('Dear bolts');
    await expectAccessible(tab);
    await page.keyboard.press('Enter');
    await button(page, 'View: Dear bolts').waitFor();

    await tab.open('/products');
    expect(await page.locator('tbody tr').count()).toBe(3);
    await open('Views');
    await page.getByText('Search, filter or sort the list').waitFor();
    await page.getByRole('link', { name: 'Dear bolts' }).click();
    await waitUntilIdle(page);
    const { search } = new URL(page.url());
    expect(Object.fromEntries(new URLSearchParams(search))).toEqual({
      q: 'bolt',
      state: 'all',
      sort: '-price',
    });
    expect(await page.getByRole('searchbox').inputValue()).toBe('bolt');
    const state = page.getByRole('navigation', { name: 'State' });
    expect(await state.locator('[aria-current]').textContent()).toBe('All');
    const sorted = page.locator('th[aria-sort="descending"]');
    expect(await sorted.textContent()).toBe('Price (DOP)');
    expect(await page.locator('tbody tr').count()).toBe(2);

    await open('View: Dear bolts');
    await open('Rename Dear bolts');
    await page.getByLabel('New name').fill('Bolts by price');
    await page.keyboard.press('Enter');
    await button(page, 'View: Bolts by price').waitFor();
    await page.reload();
    await waitUntilIdle(page);
    await open('View: Bolts by price');
    await open('Remove Bolts by price');
    await button(page, 'Views').waitFor();
    await tab.open('/customers');
    await open('Views');
    expect(await page.getByRole('link', { name: 'Bolts by price' }).count()).toBe(0);
    expect(tab.complaints).toEqual([]);
  });

  test('the menus of a list share a row with the button of its filters on a phone', async () => {
    const { page, open: visit } = await run.as('admin', { width: 390 });
    await visit('/invoices');
    const boxes = await Promise.all(
      ['Filters', 'Views', 'Columns', 'Export'].map((name) => button(page, name).boundingBox()),
    );
    const tops = new Set(boxes.map((box) => box && Math.round(box.y + box.height / 2)));
    expect(tops.size).toBe(1);
    for (const box of boxes) expect(box?.width).toBeGreaterThanOrEqual(44);
  });
});
