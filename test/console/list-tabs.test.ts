import { inChromium } from '../support/chromium.js';
import { createProduct } from '../support/goods.js';
import { expect, test } from '../support/jest.js';
import { consoleTest, expectAccessible, waitUntilIdle } from './support.js';

inChromium('tabs above a list', () => {
  const run = consoleTest();

  test('set the status, keep the other filters and return with the back button', async () => {
    const { products } = run.app.as('admin');
    await createProduct(run.app, { name: 'Bolt' });
    await createProduct(run.app, { name: 'Nut' });
    const old = await createProduct(run.app, { name: 'Bolt, old' });
    await products.deactivate(old.id);
    const tab = await run.as('admin');
    const { page } = tab;
    await tab.open('/products?q=bolt&sort=-price&cursor=');
    const tabs = page.getByRole('navigation', { name: 'State' });
    const current = () => tabs.locator('[aria-current]').allTextContents();
    const names = async () => {
      await waitUntilIdle(page);
      return (await page.locator('tbody .stack > span').allTextContents()).toSorted();
    };
    expect(await current()).toEqual(['Active']);
    expect(await names()).toEqual(['Bolt ']);
    await tabs.getByRole('link', { name: 'Inactive' }).click();
    expect(await names()).toEqual(['Bolt, old Inactive']);
    expect(await current()).toEqual(['Inactive']);
    const { search } = new URL(page.url());
    expect(Object.fromEntries(new URLSearchParams(search))).toEqual({
      q: 'bolt',
      sort: '-price',
      state: 'inactive',
    });
    await tabs.getByRole('link', { name: 'All' }).click();
    expect(await names()).toEqual(['Bolt ', 'Bolt, old Inactive']);
    await page.goBack();
    expect(await names()).toEqual(['Bolt, old Inactive']);
    expect(await page.getByRole('combobox', { name: 'State' }).count()).toBe(0);
    await expectAccessible(tab);
    expect(tab.complaints).toEqual([]);
  });

  test('scroll sideways on a phone without moving the page', async () => {
    const tab = await run.as('admin', { width: 390 });
    const { page } = tab;
    await tab.open('/invoices?status=void');
    const tabs = page.getByRole('navigation', { name: 'Status' });
    const [row, current] = await Promise.all([
      tabs.boundingBox(),
      tabs.locator('[aria-current]').boundingBox(),
    ]);
    if (!row || !current) throw new Error('The row has no current tab');
    expect(
      await page.evaluate('document.querySelector("[aria-label=Status]").scrollLeft'),
    ).toBeGreaterThan(0);
    expect(current.x + current.width).toBeLessThanOrEqual(row.x + row.width + 1);
    expect(row.x + row.width).toBeLessThanOrEqual(390);
    expect(await page.evaluate('document.documentElement.scrollWidth')).toBe(390);
    expect(await page.evaluate('document.querySelector("main").scrollWidth')).toBeLessThanOrEqual(
      390,
    );
  });
});
