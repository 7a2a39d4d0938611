import type { Browser } from 'playwright-core';
import { SvcErp } from '../../sdk/erp/index.js';
import { expectAccessible, logIn, openTab, waitUntilIdle } from '../console/support.js';
import { inChromium, openChromium } from '../support/chromium.js';
import { afterAll, beforeAll, expect, test } from '../support/jest.js';
import {
  buildServer,
  environment,
  killAll,
  makeFolder,
  type Server,
  startServer,
} from './support.js';

inChromium('the console of a server that has just been started', () => {
  let folder: Awaited<ReturnType<typeof makeFolder>>;
  let server: Server;
  let browser: Browser;

  beforeAll(async () => {
    await buildServer();
    folder = await makeFolder();
    [server, browser] = await Promise.all([
      startServer(folder.path, environment()),
      openChromium(),
    ]);
  });
  afterAll(async () => {
    await browser?.close();
    killAll();
    await folder.remove();
  });

  test('accepts the printed login; a key created there works until it is revoked there', async () => {
    const tab = await openTab(browser, server.baseUrl, { language: 'es' });
    const { page } = tab;
    await page.goto(server.shown('Console'));
    await logIn(page, server.shown('E-mail'), server.shown('Password'));
    await page.getByRole('heading', { name: 'Inicio' }).waitFor();
    await expectAccessible(tab);

    await page.getByRole('button', { name: 'Integración' }).click();
    await page.getByRole('link', { name: 'Claves de API' }).click();
    await page.getByRole('button', { name: 'Crear una clave' }).first().click();
    await page.getByLabel('Nombre', { exact: true }).fill('Tienda');
    await page.getByLabel('Productos ver').check();
    await page.getByRole('dialog').getByRole('button', { name: 'Crear una clave' }).click();
    const value = (await page.locator('dialog pre').textContent()) ?? '';
    await page.getByRole('button', { name: 'Ya lo copié' }).click();

    const shop = new SvcErp({ baseUrl: server.baseUrl, apiKey: value, maxRetries: 0 });
    expect((await shop.products.list()).totalCount).toBe(30);
    await expect(shop.users.list()).rejects.toMatchObject({ statusCode: 403 });
    await page.reload();
    await waitUntilIdle(page);
    const row = page.getByRole('row', { name: /Tienda/ });
    expect(await row.textContent()).toContain('desde 127.0.0.1');

    await row.getByRole('button', { name: 'Revocar' }).click();
    await page.getByLabel('Escriba Tienda para confirmar').fill('Tienda');
    await page.getByRole('dialog').getByRole('button', { name: 'Revocar' }).click();
    await row.getByText('Revocada').waitFor();
    await expect(shop.products.list()).rejects.toMatchObject({ statusCode: 401 });
    expect(tab.complaints).toEqual([]);
  });
});
