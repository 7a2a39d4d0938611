import { password } from '../support/app.js';
import { inChromium } from '../support/chromium.js';
import { expect, test } from '../support/jest.js';
import { consoleTest, expectAccessible, logIn } from './support.js';

inChromium('passkeys in the console', () => {
  const run = consoleTest();

  test('are added, renamed, used to log in, and removed', async () => {
    const email = 'key@example.com';
    await run.app.as('admin').users.create({ name: 'Kay', role: 'viewer', email, password });
    const tab = await run.tab();
    const { context, page } = tab;
    // Browsers accept no address of digits for passkeys.
    const home = run.app.baseUrl.replace('127.0.0.1', 'localhost');
    const devtools = await context.newCDPSession(page);
    await devtools.send('WebAuthn.enable');
    await devtools.send('WebAuthn.addVirtualAuthenticator', {
      options: {
        protocol: 'ctap2',
        transport: 'internal',
        hasResidentKey: true,
        hasUserVerification: true,
        isUserVerified: true,
        automaticPresenceSimulation: true,
      },
    });
    await page.goto(`${home}/console/`);
    await logIn(page, email, password);
    await page.goto(`${home}/console/account`);
    await page.getByText('You have no passkeys.').waitFor();
    await page.getByRole('button', { name: 'Add a passkey' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('Name').fill('Laptop');
    await dialog.getByRole('button', { name: 'Add a passkey' }).click();
    const row = page.getByRole('row', { name: /Laptop/ });
    await row.getByText('Never').waitFor();
    await expectAccessible(tab);

    await context.clearCookies();
    await page.goto(`${home}/console/account`);
    await page.getByRole('button', { name: 'Use a passkey' }).click();
    await page.locator('#sidebar').waitFor({ state: 'attached' });
    await row.waitFor();
    expect(await row.getByText('Never').count()).toBe(0);

    await row.getByRole('button', { name: 'Rename' }).click();
    await dialog.getByLabel('Name').fill('Old laptop');
    await dialog.getByRole('button', { name: 'Save' }).click();
    await page.getByText('The passkey was renamed').waitFor();
    await page.getByRole('button', { name: 'Remove', exact: true }).click();
    await dialog.getByRole('button', { name: 'Remove' }).click();
    await page.getByText('You have no passkeys.').waitFor();
    await context.clearCookies();
    await page.goto(`${home}/console/`);
    await page.getByRole('button', { name: 'Use a passkey' }).click();
    await page
      .getByText('E-mail and password do not match', { exact: false })
      .or(page.getByRole('alert'))
      .first()
      .waitFor();
    expect(await page.locator('#sidebar').count()).toBe(0);
    expect(tab.complaints).toEqual([]);
  });
});
