import { inChromium } from '../support/chromium.js';
import {
  clientId,
  clientSecret,
  type IdentityProvider,
  startIdentityProvider,
} from '../support/identity-provider.js';
import { afterAll, beforeAll, expect, test } from '../support/jest.js';
import { consoleTest, expectAccessible } from './support.js';

inChromium('single sign-on in the console', () => {
  let provider: IdentityProvider;
  beforeAll(async () => {
    provider = await startIdentityProvider();
  });
  const run = consoleTest({ config: { webhookAllowedHosts: ['127.0.0.1'] } });
  afterAll(() => provider.close());

  test('is set up by an administrator, and logs a person in by the pages of the provider', async () => {
    provider.register(`${run.app.baseUrl}/console/sso`);
    const email = 'ana@corp.example';
    provider.people[email] = { email, name: 'Ana Corp', groups: ['finance'] };
    const admin = await run.as('admin');
    await admin.open('/users/sso');
    const settings = admin.page;
    await settings.getByText('/console/sso').waitFor();
    await settings.getByLabel('Issuer').fill(provider.issuer);
    await settings.getByLabel('Client ID').fill(clientId);
    await settings.getByLabel('Client secret').fill(clientSecret);
    await settings.getByLabel('Domains of e-mail addresses').fill('corp.example');
    await settings.getByLabel('Role of new people').selectOption('viewer');
    await settings.getByLabel('Roles by group').fill('finance = manager');
    await expectAccessible(admin);
    await settings.getByRole('button', { name: 'Save' }).click();
    await settings.getByText('The connection was saved').waitFor();
    expect((await run.app.as('admin').sso.get()).data.roles).toEqual([
      { value: 'finance', role: 'manager' },
    ]);

    const tab = await run.tab();
    const { page } = tab;
    await tab.open('/');
    await page.locator('input[type="email"]').fill(email);
    await page.getByRole('button', { name: 'Single sign-on' }).click();
    await page.locator('input[name="login"]').fill(email);
    await page.locator('input[name="password"]').fill('any');
    await page.locator('button[type="submit"]').click();
    // The provider asks for consent.
    await page.locator('button[type="submit"]').click();
    await page.locator('#sidebar').waitFor({ state: 'attached' });
    const { data } = await run.app.as('admin').users.list({ search: email });
    expect(data).toMatchObject([{ name: 'Ana Corp', role: 'manager' }]);
    expect([...admin.complaints, ...tab.complaints]).toEqual([]);

    // Another browser that is led to the page has begun no login.
    const other = await run.tab();
    await other.open('/sso?code=stolen&state=of-another');
    await other.page.getByText('This browser has not started a login.').waitFor();
  });
});
