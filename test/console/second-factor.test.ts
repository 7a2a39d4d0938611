import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright-core';
import { readBarcodes } from '../../src/kyc/barcodes/child/read.js';
import { codeOf, makeGuarded } from '../erp/second-factor-support.js';
import { failure, password } from '../support/app.js';
import { inChromium } from '../support/chromium.js';
import { beforeEach, expect, test } from '../support/jest.js';
import { consoleTest, expectAccessible, logIn, type Tab, waitUntilIdle } from './support.js';

inChromium('the second factor in the console', () => {
  const run = consoleTest();
  const require = (isRequired: boolean) =>
    run.app.database
      .knex('companies')
      .where({ id: run.app.companyId })
      .update({ require_second_factor: isRequired });
  beforeEach(() => require(false));

  const make = async (email: string) => {
    const user = { name: 'Luz Mota', role: 'viewer' as const, email, password };
    return (await run.app.as('admin').users.create(user)).data;
  };

  /** Reads the QR code as an authenticator app does, and returns a code. */
  const scan = async (page: Page): Promise<string> => {
    const data = await page.getByRole('img', { name: /QR/ }).screenshot();
    const [barcode] = await readBarcodes({ data, formats: ['QRCode'] });
    const secret = new URL(barcode?.text ?? '').searchParams.get('secret') ?? '';
    expect(await page.getByLabel(/^(Secret|Secreto)$/).textContent()).toBe(secret);
    return secret;
  };

  const now = () => run.app.clock.now();

  /** Opens a tab on the login page, with e-mail and password sent. */
  const beginLogin = async (email: string, language: 'en' | 'es'): Promise<Tab> => {
    const tab = await run.tab({ language });
    await tab.open('/');
    await tab.page.locator('input[type="email"]').fill(email);
    await tab.page.locator('input[type="password"]').fill(password);
    await tab.page.locator('button[type="submit"]').click();
    return tab;
  };

  test('is set up with a QR code, and its recovery codes are shown once', async () => {
    const email = 'luz@example.com';
    await make(email);
    const tab = await run.tab();
    const { page } = tab;
    await tab.open('/');
    await logIn(page, email, password);
    const other = run.app.client();
    await other.auth.login({ email, password });
    await tab.open('/account');
    await page.getByText('You log in with a password only.').waitFor();
    await page.getByRole('button', { name: 'Set up' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('Current password').fill(password);
    await dialog.getByRole('button', { name: 'Continue' }).click();
    const secret = await scan(page);
    await expectAccessible(tab);
    await dialog.getByLabel('Code', { exact: true }).fill('000000');
    await dialog.getByRole('button', { name: 'Turn on' }).click();
    await dialog.getByText('The code is wrong, too old or was used before').first().waitFor();
    await dialog.getByLabel('Code', { exact: true }).fill(codeOf(secret, now()));
    await dialog.getByRole('button', { name: 'Turn on' }).click();
    const saved = dialog.getByRole('button', { name: 'I have saved them' });
    await saved.waitFor();
    const codes = ((await dialog.locator('pre').textContent()) ?? '').split('\n');
    expect(codes).toHaveLength(10);
    await expectAccessible(tab);
    const downloading = page.waitForEvent('download');
    await dialog.getByRole('button', { name: 'Download' }).click();
    const file = await (await downloading).path();
    expect(await readFile(file, 'utf8')).toBe(`${codes.join('\n')}\n`);
    // Escape does not close it, since the unsaved codes would be lost.
    await page.keyboard.press('Escape');
    await saved.click();
    await page.getByText('Recovery codes left').waitFor();
    expect(await page.getByRole('dialog').count()).toBe(0);
    expect((await failure(other.products.list())).statusCode).toBe(401);
    expect(tab.complaints).toEqual([]);
  });

  test('requires a code at the login, or a recovery code', async () => {
    const { email, nextCode, recoveryCodes } = await makeGuarded(run.app);
    const tab = await beginLogin(email, 'es');
    const { page } = tab;
    const code = page.getByLabel('Código');
    await code.fill('000000');
    await expectAccessible(tab);
    await page.getByRole('button', { name: 'Iniciar sesión' }).click();
    await page.getByText('El código es incorrecto, muy antiguo o ya se usó.').waitFor();
    await page.getByRole('button', { name: 'Volver' }).click();
    await page.locator('input[type="password"]').fill(password);
    await page.locator('button[type="submit"]').click();
    await code.fill(nextCode());
    await page.getByRole('button', { name: 'Iniciar sesión' }).click();
    await page.locator('#sidebar').waitFor({ state: 'attached' });

    const second = await beginLogin(email, 'en');
    await second.page.getByLabel('Code', { exact: true }).fill(recoveryCodes[0] ?? '');
    await second.page.getByRole('button', { name: 'Log in' }).click();
    await second.page.locator('#sidebar').waitFor({ state: 'attached' });
    await second.open('/account');
    await second.page.getByText('9', { exact: true }).waitFor();
    expect([...tab.complaints, ...second.complaints]).toEqual([]);
  });

  test('gets new recovery codes, and is turned off with the password and a code', async () => {
    const { email, nextCode, recoveryCodes } = await makeGuarded(run.app);
    const tab = await beginLogin(email, 'en');
    const { page } = tab;
    await page.getByLabel('Code', { exact: true }).fill(nextCode());
    await page.getByRole('button', { name: 'Log in' }).click();
    await page.locator('#sidebar').waitFor({ state: 'attached' });
    await tab.open('/account');
    const dialog = page.getByRole('dialog');
    await page.getByRole('button', { name: 'New recovery codes' }).click();
    await dialog.getByLabel('Current password').fill(password);
    await dialog.getByLabel('Code', { exact: true }).fill(nextCode());
    await dialog.getByRole('button', { name: 'New recovery codes' }).click();
    await dialog.getByRole('button', { name: 'I have saved them' }).waitFor();
    const codes = ((await dialog.locator('pre').textContent()) ?? '').split('\n');
    expect(codes.filter((code) => recoveryCodes.includes(code))).toEqual([]);
    await dialog.getByRole('button', { name: 'I have saved them' }).click();
    await page.getByRole('button', { name: 'Turn off' }).click();
    await dialog.getByLabel('Current password').fill(password);
    await dialog.getByLabel('Code', { exact: true }).fill(codes[0] ?? '');
    await expectAccessible(tab);
    await dialog.getByRole('button', { name: 'Turn off' }).click();
    await page.getByText('You log in with a password only.').waitFor();
    expect((await run.app.client().auth.login({ email, password })).ok).toBe(true);
    expect(tab.complaints).toEqual([]);
  });

  test('is removed by an administrator', async () => {
    const { email, id } = await makeGuarded(run.app);
    const tab = await run.as('admin', { language: 'es' });
    const { page } = tab;
    await tab.open(`/users/${id}`);
    await page.getByRole('button', { name: 'Quitar segundo factor' }).click();
    await expectAccessible(tab);
    await page.getByRole('dialog').getByRole('button', { name: 'Quitar' }).click();
    await page.getByText('El segundo factor fue quitado').waitFor();
    await waitUntilIdle(page);
    expect(await page.getByRole('button', { name: 'Quitar segundo factor' }).count()).toBe(0);
    expect((await run.app.client().auth.login({ email, password })).ok).toBe(true);
    expect(tab.complaints).toEqual([]);
  });

  test('can be required by the company: until it is set up, nothing else is available', async () => {
    const email = 'must@example.com';
    await make(email);
    const other = await run.tab({ language: 'es' });
    await other.open('/');
    await logIn(other.page, email, password);

    const tab = await run.as('admin');
    const { page } = tab;
    await tab.open('/users');
    const box = page.getByLabel('Require a second factor of every user');
    await box.click();
    await expectAccessible(tab);
    await page.getByRole('dialog').getByRole('button', { name: 'Require it' }).click();
    // The administrator has no second factor either.
    await page.getByRole('heading', { name: 'Set up a second factor' }).waitFor();

    // An open page notices it with its next request.
    await other.page.getByRole('link', { name: 'Productos' }).click();
    await other.page.getByRole('heading', { name: 'Configurar un segundo factor' }).waitFor();
    await other.page.getByLabel('Contraseña actual').fill(password);
    await other.page.getByRole('button', { name: 'Continuar' }).click();
    const secret = await scan(other.page);
    await expectAccessible(other);
    await other.page.getByLabel('Código', { exact: true }).fill(codeOf(secret, now()));
    await other.page.getByRole('button', { name: 'Activar' }).click();
    await other.page.getByRole('button', { name: 'Ya los guardé' }).click();
    await other.page.locator('#sidebar').waitFor({ state: 'attached' });
    await waitUntilIdle(other.page);
    await other.page.getByRole('heading', { name: 'Productos' }).waitFor();
    expect([...tab.complaints, ...other.complaints]).toEqual([]);
  });
});
