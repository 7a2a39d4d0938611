import { grantableScopes } from '../../src/kernel/permissions.js';
import { failure } from '../support/app.js';
import { inChromium } from '../support/chromium.js';
import { describe, expect, test } from '../support/jest.js';
import { until } from '../support/until.js';
import { consoleTest, expectAccessible, offeredPermissions, waitUntilIdle } from './support.js';

inChromium('the page of verification API keys', () => {
  const run = consoleTest();

  test('shows a new key once, with the chosen scopes and its use, and revokes it after its name is typed', async () => {
    const tab = await run.as('admin');
    const { page } = tab;
    await tab.open('/keys');
    await page.getByRole('link', { name: 'Verification', exact: true }).click();
    await page.getByText('Live data').waitFor();
    await waitUntilIdle(page);
    await page.getByRole('button', { name: 'Create a key' }).first().click();
    const create = page.getByRole('dialog').getByRole('button', { name: 'Create a key' });
    await page.getByLabel('Name', { exact: true }).fill('Backend');
    await create.click();
    await page.getByText('Choose at least one permission.').waitFor();
    expect(await offeredPermissions(page)).toEqual(grantableScopes.toSorted());
    await page.getByLabel('sessions read').check();
    await page.getByLabel('Allowed addresses').fill('127.0.0.1');
    await expectAccessible(tab);
    await create.click();
    const value = (await page.locator('dialog pre').textContent()) ?? '';
    expect(value).toMatch(/^kyc_live_/);
    await page.getByRole('button', { name: 'I have copied it' }).click();

    const backend = run.app.kycClient({ apiKey: value });
    expect((await backend.sessions.list()).total).toBe(0);
    expect((await failure(backend.webhooks.list())).statusCode).toBe(403);
    await page.reload();
    await waitUntilIdle(page);
    const row = page.getByRole('row', { name: /Backend/ });
    expect(await row.textContent()).toContain('from 127.0.0.1');
    expect(await row.textContent()).toContain('admin');
    expect(await page.textContent('body')).not.toContain(value);
    await expectAccessible(tab);

    await row.getByRole('button', { name: 'Revoke' }).click();
    await page.getByText('Keys that were created with this key').waitFor();
    await page.getByLabel('Type Backend to confirm').fill('Backend');
    await page.getByRole('dialog').getByRole('button', { name: 'Revoke' }).click();
    await row.getByText('Revoked').waitFor();
    expect((await failure(backend.sessions.list())).statusCode).toBe(401);
    expect(tab.complaints).toEqual([]);
  });

  describe('a rotation', () => {
    test('creates a new key, while the old one works for the chosen time', async () => {
      const admin = await run.app.kyc();
      const { key } = await admin.keys.create({ name: 'Tienda', scopes: ['sessions:read'] });
      const tab = await run.as('admin', { language: 'es' });
      const { page } = tab;
      await tab.open('/keys/verification');
      await page.getByRole('button', { name: 'Rotar Tienda' }).click();
      await page.getByLabel('La clave anterior sigue por').selectOption('1 día');
      await expectAccessible(tab);
      await page.getByRole('dialog').getByRole('button', { name: 'Rotar' }).click();
      const value = await page.locator('dialog pre').textContent();
      await page.getByRole('button', { name: 'Ya lo copié' }).click();
      for (const apiKey of [key ?? '', value ?? '']) {
        await run.app.kycClient({ apiKey }).sessions.list();
      }
      await page.getByRole('button', { name: 'Rotar Tienda' }).waitFor();
      expect(await page.getByRole('button', { name: 'Rotar Tienda' }).count()).toBe(1);
      run.app.clock.advance(25 * 3_600_000);
      const late = run.app.kycClient({ apiKey: key ?? '' });
      expect((await failure(late.sessions.list())).statusCode).toBe(401);
      expect(tab.complaints).toEqual([]);
    });
  });

  test('lists and creates keys for test data separately', async () => {
    await run.app.kycKey({ environment: 'test' });
    const tab = await run.as('admin');
    const { page } = tab;
    await tab.open('/keys/verification');
    expect(await page.getByRole('row', { name: /kyc_test_/ }).count()).toBe(0);
    await page.getByRole('combobox', { name: 'Data' }).selectOption('Test');
    await page.getByRole('row', { name: /kyc_test_/ }).waitFor();
    expect(await page.getByRole('row', { name: /kyc_live_/ }).count()).toBe(0);
    await page.getByRole('button', { name: 'Create a key' }).click();
    await page.getByLabel('Name', { exact: true }).fill('Trial');
    await page.getByLabel('sessions read').check();
    await page.getByRole('dialog').getByRole('button', { name: 'Create a key' }).click();
    expect(await page.locator('dialog pre').textContent()).toMatch(/^kyc_test_/);
    expect(tab.complaints).toEqual([]);
  });

  test('its page shows the requests of each day', async () => {
    const kyc = await run.app.kyc();
    const { apiKey, key } = await kyc.keys.create({ name: 'Portal', scopes: ['sessions:read'] });
    const portal = run.app.kycClient({ apiKey: key });
    await portal.sessions.list();
    expect((await failure(portal.webhooks.list())).statusCode).toBe(403);
    await until(async () => (await kyc.keys.usage(apiKey.id)).usage.totals.requests === 2);
    const tab = await run.as('admin', { language: 'es' });
    const { page } = tab;
    await tab.open('/keys/verification');
    await page.getByRole('link', { name: /Portal/ }).click();
    await page.getByRole('heading', { name: 'Portal' }).waitFor();
    await waitUntilIdle(page);
    expect(await page.locator('.facts').textContent()).toBe(
      'Solicitudes2Exitosas1Rechazadas1Fallidas0',
    );
    await page.getByText('Días en la zona horaria UTC.').waitFor();
    await expectAccessible(tab);
    await page.getByRole('combobox', { name: 'Datos' }).selectOption('De prueba');
    await page.getByRole('heading', { name: 'Esta clave no existe' }).waitFor();
    expect(tab.complaints).toEqual([]);
  });
});
