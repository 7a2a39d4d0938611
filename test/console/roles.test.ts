import { inChromium } from '../support/chromium.js';
import { expect, test } from '../support/jest.js';
import { consoleTest } from './support.js';

inChromium('roles of the company', () => {
  const run = consoleTest();

  test('are made from a template, given to users, changed and deleted', async () => {
    const { complaints, open, page } = await run.as('admin');
    await open('/users/roles');
    await page.getByRole('button', { name: 'New role' }).first().click();
    const form = page.getByRole('dialog');
    await form.getByLabel('Code').fill('night-till');
    await form.getByLabel('Name', { exact: true }).fill('Night till');
    await form.getByLabel('Begin with').selectOption('Warehouse');
    await form.getByLabel('CRM read').check();
    await form.getByRole('button', { name: 'New role' }).click();
    const row = page.getByRole('row', { name: /Night till/ });
    await row.waitFor();
    const [role] = (await run.app.as('admin').roles.list({ search: 'night-till' })).data;
    expect(role?.permissions).toEqual(expect.arrayContaining(['inventory:adjust', 'crm:read']));

    await row.getByRole('button', { name: 'Edit' }).click();
    await form.getByLabel('CRM read').uncheck();
    await form.getByRole('button', { name: 'Save' }).click();
    await form.waitFor({ state: 'detached' });

    await open('/users#new');
    await form.getByLabel('Role').selectOption('Night till');
    await form.getByRole('button', { name: 'Cancel' }).click();

    await open('/users/roles');
    await row.getByRole('button', { name: 'Delete' }).click();
    await form.getByRole('button', { name: 'Delete' }).click();
    await row.waitFor({ state: 'detached' });
    expect(complaints).toEqual([]);
  });
});
