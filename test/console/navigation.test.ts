import { inChromium } from '../support/chromium.js';
import { expect, test } from '../support/jest.js';
import { consoleTest, expectAccessible, waitUntilIdle } from './support.js';

inChromium('the navigation', () => {
  const run = consoleTest();

  test('of an administrator fits a window of 900 pixels, with company, user and logout at its foot', async () => {
    const tab = await run.as('admin', { width: 1440 });
    const { page } = tab;
    await page.setViewportSize({ width: 1440, height: 900 });
    await tab.open('/webhooks');
    const nav = page.getByRole('navigation', { name: 'Pages' });
    const over = await nav.evaluate((one) => one.scrollHeight - one.clientHeight);
    expect(over).toBe(0);
    const { name } = (await run.app.as('admin').config.company()).data;
    const account = page.getByRole('link', { name: 'My account' });
    expect(await account.textContent()).toContain(name);
    expect(await account.textContent()).toContain('admin');
    const logOut = await page.getByRole('button', { name: 'Log out' }).boundingBox();
    expect((logOut?.y ?? 900) + (logOut?.height ?? 0)).toBeLessThanOrEqual(900);
    // The mark is drawn.
    expect(await page.locator('.sidebar .mark').isVisible()).toBe(true);
    await expectAccessible(tab);
    expect(tab.complaints).toEqual([]);
  });

  test('keeps which groups are folded, and shows the entry of the open page in a folded one', async () => {
    const tab = await run.as('admin', { width: 1440 });
    const { page } = tab;
    await tab.open('/invoices');
    const nav = page.getByRole('navigation');
    const sales = nav.getByRole('button', { name: 'Sales' });
    const customers = nav.getByRole('link', { name: 'Customers' });
    expect(await customers.count()).toBe(1);
    await sales.click();
    expect(await sales.getAttribute('aria-expanded')).toBe('false');
    expect(await customers.count()).toBe(0);
    await page.reload();
    await waitUntilIdle(page);
    expect(await customers.count()).toBe(0);
    const current = nav.getByRole('link', { name: 'Invoices' });
    expect(await current.getAttribute('aria-current')).toBe('page');
    await nav.getByRole('button', { name: 'Company' }).click();
    await nav.getByRole('link', { name: 'Users' }).waitFor();
    expect(tab.complaints).toEqual([]);
  });

  test('lists the entries of folded groups that were used last', async () => {
    const tab = await run.as('admin', { width: 1440 });
    const { page } = tab;
    for (const path of ['/users', '/webhooks', '/customers']) await tab.open(path);
    const recent = page.getByRole('heading', { name: 'Recently used' }).locator('..');
    expect(await recent.getByRole('link').allTextContents()).toEqual(['Webhooks', 'Users']);
    await recent.getByRole('link', { name: 'Users' }).click();
    await page.getByRole('heading', { name: 'Users', level: 1 }).waitFor();
    await expectAccessible(tab);
    expect(tab.complaints).toEqual([]);
  });
});
