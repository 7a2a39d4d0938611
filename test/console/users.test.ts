import type { UserInput } from '../../sdk/erp/index.js';
import { failure, password } from '../support/app.js';
import { inChromium } from '../support/chromium.js';
import { describe, expect, test } from '../support/jest.js';
import { consoleTest, expectAccessible, unfold, waitUntilIdle } from './support.js';

inChromium('the user pages', () => {
  const run = consoleTest();
  const make = async (input: Partial<UserInput> & { email: string }) => {
    const person = { name: 'Luis Mota', role: 'viewer' as const, password };
    return (await run.app.as('admin').users.create({ ...person, ...input })).data;
  };

  test('create a user, who logs in with the generated password; the login is listed and can be ended', async () => {
    const tab = await run.as('admin');
    const { page } = tab;
    await tab.open('/users');
    await expectAccessible(tab);
    await page.keyboard.press('c');
    await page.getByLabel('Name', { exact: true }).fill('Rosa Peña');
    await page.getByRole('textbox', { name: 'E-mail' }).fill('rosa@example.com');
    await page.getByLabel('Role').last().selectOption('warehouse');
    await page.getByText('Products, stock and its documents').waitFor();
    await page.getByRole('button', { name: 'Generate' }).click();
    const secret = await page.getByLabel('Password', { exact: true }).inputValue();
    expect(secret).toMatch(/^[A-Za-z2-9]{20}$/);
    await expectAccessible(tab);
    await page.getByRole('dialog').getByRole('button', { name: 'New user' }).click();
    await page.getByRole('heading', { name: 'Rosa Peña' }).waitFor();

    const hers = await run.tab({ language: 'es' });
    await hers.open('/');
    await hers.page.getByLabel('Correo electrónico').fill('rosa@example.com');
    await hers.page.getByLabel('Contraseña').fill(secret);
    await hers.page.getByRole('button', { name: 'Iniciar sesión' }).click();
    await hers.page.getByRole('heading', { name: 'Elija su propia contraseña' }).waitFor();
    await expectAccessible(hers);
    await hers.page.getByLabel('Contraseña actual').fill(secret);
    await hers.page.getByLabel('Contraseña nueva', { exact: true }).fill('staple of seven wires');
    await hers.page.getByLabel('Repita la contraseña nueva').fill('staple of seven wires');
    await hers.page.getByRole('button', { name: 'Cambiar contraseña' }).click();
    await hers.page.locator('#sidebar').waitFor({ state: 'attached' });
    await page.reload();
    await waitUntilIdle(page);
    const login = page.getByRole('row', { name: /Chrome on Linux/ });
    expect(await login.textContent()).toContain('127.0.0.1');
    await expectAccessible(tab);
    await login.getByRole('button', { name: 'End' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'End' }).click();
    await page.getByText('No active logins').waitFor();
    await hers.page.reload();
    await hers.page.getByLabel('Contraseña').waitFor();
    expect([...tab.complaints, ...hers.complaints]).toEqual([]);
  });

  test('list locked users, and unlock them', async () => {
    const { email } = await make({ name: 'Iván Cruz', email: 'ivan@example.com' });
    const login = { email, password: 'a wrong password' };
    for (let attempt = 0; attempt < 5; attempt++) await failure(run.app.client().auth.login(login));
    const tab = await run.as('admin', { language: 'es' });
    const { page } = tab;
    await tab.open('/users?locked=true');
    await page.getByRole('link', { name: 'Iván Cruz' }).click();
    await page.getByRole('button', { name: 'Desbloquear' }).click();
    await page.getByText('El bloqueo fue quitado').waitFor();
    await page.getByText('Bloqueado', { exact: true }).waitFor({ state: 'detached' });
    await run.app.client().auth.login({ email, password });
    expect(tab.complaints).toEqual([]);
  });

  test('preserve typed values when another administrator changes the user meanwhile', async () => {
    const { id } = await make({ name: 'Before', email: 'before@example.com' });
    const tab = await run.as('admin');
    const { page } = tab;
    await tab.open(`/users/${id}`);
    await page.getByRole('button', { name: 'Edit' }).click();
    await page.getByLabel('Name', { exact: true }).fill('Typed');
    await run.app.as('admin').users.update(id, { name: 'Meanwhile' });
    await page.getByRole('button', { name: 'Save' }).click();
    await page.getByText('Another user has changed it').waitFor();
    await page.getByRole('button', { name: 'Show the latest version' }).click();
    await page.getByRole('heading', { name: 'Edit Meanwhile' }).waitFor();
    expect(await page.getByLabel('Name', { exact: true }).inputValue()).toBe('Typed');
    await page.getByRole('button', { name: 'Save' }).click();
    await page.getByRole('heading', { name: 'Typed' }).waitFor();
    expect(tab.complaints).toEqual([]);
  });

  test('apply a new password, a deactivation and a reactivation at once', async () => {
    const { id, email } = await make({ email: 'luis@example.com' });
    const tab = await run.as('admin');
    const { page } = tab;
    const logsIn = (secret: string) => run.app.client().auth.login({ email, password: secret });
    await tab.open(`/users/${id}`);
    await page.getByRole('button', { name: 'Set password' }).click();
    await page.getByLabel('New password').fill('another horse battery');
    await page.getByRole('dialog').getByRole('button', { name: 'Set password' }).click();
    await page.getByText('The password was set').waitFor();
    const { data: login } = await logsIn('another horse battery');
    expect(login.mustChangePassword).toBe(true);
    const { knex } = run.app.database;
    await knex('users').where({ id }).update({ must_change_password: false, role: 'admin' });
    const own = run.app.client();
    await own.auth.login({ email, password: 'another horse battery' });
    const key = await own.apiKeys.create({ name: 'Shop', permissions: ['products:read'] });
    await knex('users').where({ id }).update({ role: 'viewer' });
    await page.getByRole('button', { name: 'Deactivate' }).click();
    await page.getByText(`Shop (${key.data.masked})`).waitFor();
    await page.getByLabel('Revoke these keys as well').check();
    await expectAccessible(tab);
    await page.getByRole('dialog').getByRole('button', { name: 'Deactivate' }).click();
    await page.getByText('Deactivated', { exact: true }).waitFor();
    expect((await failure(logsIn('another horse battery'))).code).toBe('user_disabled');
    const shop = run.app.client({ apiKey: key.data.value });
    expect((await failure(shop.products.list())).code).toBe('api_key_revoked');
    await page.getByRole('button', { name: 'Activate' }).click();
    await page.getByText('Active', { exact: true }).waitFor();
    await logsIn('another horse battery');
    expect(tab.complaints).toEqual([]);
  });

  describe('of the last administrator', () => {
    test('refuse a deactivation and explain why in the dialog', async () => {
      const tab = await run.as('admin', { language: 'es' });
      const { page } = tab;
      await tab.open('/users?role=admin');
      const row = page.getByRole('row', { name: /Es usted/ });
      await row.getByRole('link').click();
      await page.getByRole('button', { name: 'Desactivar' }).click();
      await page.getByText('Es su propio usuario').waitFor();
      await page.getByRole('dialog').getByRole('button', { name: 'Desactivar' }).click();
      await page.getByText('La empresa quedaría sin un administrador activo').waitFor();
      await expectAccessible(tab);
      await page.getByRole('button', { name: 'Cancelar' }).click();
      await page.getByText('Activo', { exact: true }).waitFor();
      expect(tab.complaints).toEqual([]);
    });
  });

  test('say that an unknown user does not exist, and are hidden without permission', async () => {
    const tab = await run.as('admin');
    await tab.open('/users/999999');
    await tab.page.getByRole('heading', { name: 'This user does not exist' }).waitFor();
    const viewer = await run.home('viewer');
    await unfold(viewer.page);
    expect(await viewer.page.getByRole('link', { name: 'Users' }).count()).toBe(0);
    await viewer.open('/users');
    await viewer.page.getByText('You do not have access to this page').waitFor();
    expect([...tab.complaints, ...viewer.complaints]).toEqual([]);
  });
});
