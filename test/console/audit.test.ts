import { readFile } from 'node:fs/promises';
import { password } from '../support/app.js';
import { inChromium } from '../support/chromium.js';
import { beforeAll, expect, test } from '../support/jest.js';
import { consoleTest, expectAccessible, waitUntilIdle } from './support.js';

inChromium('the page of the audit log', () => {
  const run = consoleTest();

  beforeAll(async () => {
    const admin = run.app.as('admin');
    const { data: luis } = await admin.users.create({
      name: 'Luis Mota',
      email: 'luis@example.com',
      role: 'viewer',
      password,
    });
    await admin.users.update(luis.id, { name: 'Luis Mota', role: 'manager' });
    await run.app.as('manager').products.create({ code: 'A-1', name: 'Bolt M8', price: 1.5 });
    const { data: till } = await admin.apiKeys.create({
      name: 'Till 7',
      permissions: ['customers:write'],
    });
    await run.app.client({ apiKey: till.value ?? '' }).customers.create({ name: 'Ana' });
  });

  test('shows each change before and after, and links to the history of the record', async () => {
    const tab = await run.as('admin');
    const { page } = tab;
    await tab.open('/audit?action=updateUser');
    const row = page.getByRole('row', { name: /Change a user/ });
    await row.getByRole('button').click();
    const change = page.getByRole('row', { name: /^role/ });
    expect(await change.getByRole('cell').allTextContents()).toEqual(['role', 'viewer', 'manager']);
    await expectAccessible(tab);
    await page.getByRole('link', { name: 'History of this record' }).click();
    await page.getByRole('row', { name: /Create a user/ }).waitFor();
    expect(await page.getByRole('row', { name: /Create a product/ }).count()).toBe(0);
    expect(tab.complaints).toEqual([]);
  });

  test('shows the id of a login in its entry, and not in its row, where it tells nothing', async () => {
    const admin = run.app.as('admin');
    await run.app.client().auth.login({ email: 'luis@example.com', password });
    const [entry] = (await admin.audit.list({ objectType: 'login', action: 'login' })).data;
    const id = entry?.objectId ?? '';
    expect(id.length).toBeGreaterThan(20);
    const tab = await run.as('admin');
    const { page } = tab;
    await tab.open('/audit?objectType=login&action=login');
    const row = page.getByRole('row', { name: /Luis Mota/ }).first();
    await row.waitFor();
    expect(await page.locator('main').textContent()).not.toContain(id);
    await row.getByRole('button').click();
    await page.locator('main').getByText(id).waitFor();
    expect(tab.complaints).toEqual([]);
  });

  test('filters by kind of actor, record, words and day, and says when nothing matches', async () => {
    const tab = await run.as('admin', { language: 'es' });
    const { page } = tab;
    await tab.open('/audit');
    await expectAccessible(tab);
    await page.getByRole('button', { name: 'Más filtros' }).click();
    await page.getByLabel('Tipo de registro').selectOption('product');
    await page.getByRole('row', { name: /Crear un usuario/ }).waitFor({ state: 'detached' });
    await page.getByRole('row', { name: /Crear un producto/ }).waitFor();
    await page.getByLabel('Desde', { exact: true }).fill('2027-01-01');
    await page.getByText('Nada coincide').waitFor();
    await page.getByRole('button', { name: 'Mostrar todo' }).click();
    await page.getByLabel('Tipo de actor').selectOption('api_key');
    await page.getByRole('row', { name: /Crear un usuario/ }).waitFor({ state: 'detached' });
    await page.getByRole('row', { name: /Till 7/ }).waitFor();
    await page.reload();
    await waitUntilIdle(page);
    expect(await page.getByLabel('Tipo de actor').inputValue()).toBe('api_key');
    await page.getByRole('searchbox').fill('no such action');
    await page.getByText('Nada coincide').waitFor();
    expect(tab.complaints).toEqual([]);
  });

  test('exports the filtered entries as CSV', async () => {
    const tab = await run.as('admin');
    const { page } = tab;
    await tab.open('/audit?objectType=product');
    const arriving = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Export' }).click();
    await page.getByRole('button', { name: 'CSV' }).click();
    const file = await arriving;
    expect(file.suggestedFilename()).toMatch(/\.csv$/);
    const text = await readFile(await file.path(), 'utf8');
    expect(text).toContain('createProduct');
    expect(text).not.toContain('createUser');
    expect(tab.complaints).toEqual([]);
  });

  test('is readable for a viewer, without an export', async () => {
    const tab = await run.home('viewer');
    await tab.page.keyboard.press('g');
    await tab.page.keyboard.press('l');
    await tab.page.getByRole('row', { name: /Create a product/ }).waitFor();
    expect(await tab.page.getByRole('button', { name: 'Export' }).count()).toBe(0);
    expect(tab.complaints).toEqual([]);
  });
});
