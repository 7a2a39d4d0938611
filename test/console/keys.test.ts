import { SvcErp } from '../../sdk/erp/index.js';
import { allPermissions, refusedForKeys } from '../../src/kernel/permissions.js';
import { inChromium } from '../support/chromium.js';
import { describe, expect, test } from '../support/jest.js';
import { until } from '../support/until.js';
import { consoleTest, expectAccessible, offeredPermissions, waitUntilIdle } from './support.js';

inChromium('the page of ERP API keys', () => {
  const run = consoleTest();

  describe('a new key', () => {
    test('is shown once, has the chosen permissions, shows its use, and is revoked after its name is typed', async () => {
      const tab = await run.as('admin');
      const { page } = tab;
      await tab.open('/keys');
      await page.getByRole('button', { name: 'Create a key' }).first().click();
      await page.getByLabel('Name', { exact: true }).fill('Till 7');
      // The page has its own ordered list of scopes, which must be complete.
      const refused = refusedForKeys(allPermissions);
      const grantable = allPermissions.filter((name) => !refused.includes(name));
      expect(await offeredPermissions(page)).toEqual(grantable.toSorted());
      await page.getByLabel('products read').check();
      await expectAccessible(tab);
      await page.getByRole('dialog').getByRole('button', { name: 'Create a key' }).click();
      const value = await page.locator('dialog pre').textContent();
      await page.getByRole('button', { name: 'I have copied it' }).click();

      const till = new SvcErp({ baseUrl: run.app.baseUrl, apiKey: value ?? '', maxRetries: 0 });
      expect((await till.products.list()).data).toEqual([]);
      await expect(till.customers.list()).rejects.toMatchObject({ statusCode: 403 });
      await page.reload();
      await waitUntilIdle(page);
      const row = page.getByRole('row', { name: /Till 7/ });
      expect(await row.textContent()).toContain('127.0.0.1');
      expect(await page.textContent('body')).not.toContain(value);

      await row.getByRole('button', { name: 'Revoke' }).click();
      const revoke = page.getByRole('dialog').getByRole('button', { name: 'Revoke' });
      expect(await revoke.isDisabled()).toBe(true);
      await page.getByLabel('Type Till 7 to confirm').fill('Till 7');
      await revoke.click();
      await row.getByText('Revoked').waitFor();
      await expect(till.products.list()).rejects.toMatchObject({ statusCode: 401 });
      expect(tab.complaints).toEqual([]);
    });

    test('takes the permissions of a preset, each of which can be changed', async () => {
      const tab = await run.as('admin');
      const { page } = tab;
      await tab.open('/keys');
      await page.getByRole('button', { name: 'Create a key' }).first().click();
      const preset = page.getByLabel('Preset', { exact: true });
      await page.getByLabel('Name', { exact: true }).fill('Shop');
      await preset.selectOption('Point of sale and invoicing');
      expect(await page.getByLabel('invoices create').isChecked()).toBe(true);
      expect(await page.getByLabel('invoices void').isChecked()).toBe(false);
      await preset.selectOption('Read only');
      expect(await page.getByLabel('invoices create').isChecked()).toBe(false);
      expect(await page.getByLabel('vendors read').isChecked()).toBe(true);
      await preset.selectOption('Point of sale and invoicing');
      await page.getByLabel('receivables collect').uncheck();
      expect(await preset.locator('option:checked').textContent()).toBe('None');
      await expectAccessible(tab);
      await page.getByRole('dialog').getByRole('button', { name: 'Create a key' }).click();
      await page.getByRole('button', { name: 'I have copied it' }).click();
      const { data } = await run.app.as('admin').apiKeys.list({ search: 'Shop' });
      expect(data[0]?.permissions.toSorted()).toEqual([
        'config:read',
        'customers:read',
        'customers:write',
        'inventory:read',
        'invoices:create',
        'invoices:read',
        'products:read',
        'receivables:read',
      ]);
      expect(tab.complaints).toEqual([]);
    });
  });

  test('its page shows the requests of each day, also of a revoked key', async () => {
    const { apiKeys } = run.app.as('admin');
    const { data: key } = await apiKeys.create({ name: 'Kiosk', permissions: ['products:read'] });
    const tab = await run.as('admin', { width: 390 });
    const { page } = tab;
    await tab.open('/keys');
    await page.getByRole('link', { name: /Kiosk/ }).click();
    await page.getByText('No requests in the last 30 days').waitFor();
    expect(await page.getByLabel('Name', { exact: true }).inputValue()).toBe('Kiosk');

    const kiosk = run.app.client({ apiKey: key.value ?? '' });
    await kiosk.products.list();
    await kiosk.products.list();
    await expect(kiosk.customers.list()).rejects.toMatchObject({ statusCode: 403 });
    await until(async () => (await apiKeys.usage(key.id)).data.totals.requests === 3);
    await apiKeys.revoke(key.id);
    await tab.open(`/keys/${key.id}`);
    const table = page.getByRole('table', { name: 'Requests of the last 30 days' });
    const days = await table.locator('tbody tr').allTextContents();
    expect([days.length, days.at(-1), days.at(-2)]).toEqual([
      30,
      '31 Jan 2026210',
      '30 Jan 2026000',
    ]);
    expect(await page.locator('.facts').textContent()).toBe('Requests3Succeeded2Refused1Failed0');
    expect(await page.getByRole('button', { name: 'Save' }).count()).toBe(0);
    expect(await page.locator('.label').allTextContents()).toContain('29/01');
    for (const width of [390, 768, 1280, 1440, 1920]) {
      await page.setViewportSize({ width, height: 900 });
      const excess = await page.evaluate('document.documentElement.scrollWidth - innerWidth');
      expect([width, excess]).toEqual([width, 0]);
    }
    await expectAccessible(tab);
    expect(tab.complaints).toEqual([]);
  });
});
