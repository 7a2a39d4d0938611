import { failure, password } from '../support/app.js';
import { inChromium } from '../support/chromium.js';
import { expect, test } from '../support/jest.js';
import { consoleTest, expectAccessible, logIn, waitUntilIdle } from './support.js';

const fresh = 'staple of seven wires';

inChromium('the account page', () => {
  const run = consoleTest();
  const make = async (email: string) => {
    const user = { name: 'Luz Mota', role: 'viewer' as const, email, password };
    return (await run.app.as('admin').users.create(user)).data;
  };

  test('changes the password and ends the other logins', async () => {
    const email = 'luz@example.com';
    await make(email);
    const tab = await run.tab();
    const { page } = tab;
    await tab.open('/');
    await logIn(page, email, password);
    const [second, third] = [run.app.client(), run.app.client()];
    for (const client of [second, third]) await client.auth.login({ email, password });
    await page.getByRole('link', { name: 'My account' }).click();
    await page.getByRole('row', { name: /This one/ }).waitFor();
    await expectAccessible(tab);
    await page.getByRole('button', { name: 'End all others' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'End all others' }).click();
    await page.getByText('The other logins were ended').waitFor();
    expect((await failure(second.products.list())).statusCode).toBe(401);

    await page.getByLabel('Current password').fill('wrong');
    await page.getByLabel('New password', { exact: true }).fill('password1');
    await page.getByLabel('Repeat the new password').fill('other');
    await page.getByText('The two passwords do not match.').waitFor();
    await page.getByLabel('Repeat the new password').fill('password1');
    const change = page.getByRole('button', { name: 'Change password' });
    await change.click();
    await page.getByText('The present password is not right').first().waitFor();
    await page.getByLabel('Current password').fill(password);
    await change.click();
    await page.getByText('The password is widely used').first().waitFor();
    await page.getByLabel('New password', { exact: true }).fill(fresh);
    await page.getByLabel('Repeat the new password').fill(fresh);
    await change.click();
    await page.getByText('Password changed').waitFor();
    await run.app.client().auth.login({ email, password: fresh });
    expect(tab.complaints).toEqual([]);
  });

  test('says at the login what an administrator does about a forgotten password, and where it is explained', async () => {
    const tab = await run.tab({ width: 390 });
    const { page } = tab;
    await tab.open('/');
    await page.getByText('Forgot your password?').click();
    await page.getByText(/No e-mail is sent.*Users, your name, Reset link/).waitFor();
    expect(await page.locator('.login-card .mark').count()).toBe(1);
    await expectAccessible(tab);
    await page.getByRole('link', { name: 'How to reset a password' }).click();
    await page.locator('h2#forgotten-passwords').waitFor();
    expect(tab.complaints).toEqual([]);
  });

  test('accepts a reset link of an administrator once, to set a password', async () => {
    const email = 'forgot@example.com';
    const { id } = await make(email);
    const tab = await run.as('admin');
    const { page } = tab;
    await tab.open(`/users/${id}`);
    await page.getByRole('button', { name: 'Reset link' }).click();
    await page.getByRole('button', { name: 'Create link' }).click();
    const url = (await page.locator('dialog pre').textContent()) ?? '';
    expect(url).toMatch(/\/console\/password#nr_\w+$/);
    await expectAccessible(tab);
    await page.getByRole('button', { name: 'I have copied it' }).click();

    const own = await run.tab({ language: 'es' });
    await own.open(url.slice(url.indexOf('/password')));
    await own.page.getByLabel('Contraseña nueva', { exact: true }).fill(fresh);
    await own.page.getByLabel('Repita la contraseña nueva').fill(fresh);
    await expectAccessible(own);
    await own.page.getByRole('button', { name: 'Definir contraseña' }).click();
    await own.page.getByText('La contraseña está definida').waitFor();
    await own.page.getByRole('link', { name: 'Ir al inicio de sesión' }).click();
    await logIn(own.page, email, fresh);
    await waitUntilIdle(own.page);

    const again = await run.tab();
    await again.open(url.slice(url.indexOf('/password')));
    await again.page.getByLabel('New password', { exact: true }).fill(password);
    await again.page.getByLabel('Repeat the new password').fill(password);
    await again.page.getByRole('button', { name: 'Set password' }).click();
    await again.page.getByText('The link to set a password is not valid any more').waitFor();
    expect([...tab.complaints, ...own.complaints]).toEqual([]);
  });
});
