import { inChromium } from '../support/chromium.js';
import { createProduct } from '../support/goods.js';
import { expect, test } from '../support/jest.js';
import { createCustomer } from '../support/parties.js';
import { addTaxRate } from '../support/sales.js';
import { button, confirm, toast, undo } from './messages.js';
import { consoleTest, expectAccessible, waitUntilIdle } from './support.js';

/** Keeps the timers that end an offer in `offers`, so that a test decides when the time is over. */
const holdOffers = `(() => {
  const { setTimeout: later, clearTimeout: forget } = window;
  window.offers = new Map();
  let last = 0;
  window.setTimeout = (run, ms, ...given) => {
    if (ms !== 12000) return later(run, ms, ...given);
    last -= 1;
    offers.set(last, run);
    return last;
  };
  window.clearTimeout = (timer) => offers.delete(timer) || forget(timer);
})()`;

inChromium('undo', () => {
  const run = consoleTest();
  const admin = () => run.app.as('admin');

  test('activates a deactivated customer again, and is announced with its key', async () => {
    const { id } = await createCustomer(run.app, { name: 'Deactivated by mistake' });
    const isActive = async () => (await admin().customers.get(id)).data.active;
    const tab = await run.as('admin');
    const { page } = tab;
    await tab.open(`/customers/${id}`);
    await button(page, 'Deactivate').click();
    await confirm(page, 'Deactivate').click();
    const said = toast(page, 'The customer was deactivated');
    await said.waitFor();
    const status = page.getByRole('status').filter({ has: said });
    expect(await status.textContent()).toContain('Press Ctrl Z to undo.');
    await page.locator('h1 + .badge', { hasText: 'Inactive' }).waitFor();
    expect(await isActive()).toBe(false);
    await expectAccessible(tab);

    await undo(page, 'The customer was deactivated').click();
    await toast(page, 'The customer was activated').waitFor();
    await button(page, 'Deactivate').waitFor();
    expect(await isActive()).toBe(true);
    expect(await page.evaluate('document.activeElement?.id')).toBe('content');
    expect(tab.complaints).toEqual([]);
  });

  test('is offered while its button has the focus, and for a while after', async () => {
    const { id } = await createProduct(run.app, { name: 'Slowly read' });
    const tab = await run.as('admin');
    const { page } = tab;
    await page.addInitScript(holdOffers);
    await tab.open(`/products/${id}`);
    await button(page, 'Deactivate').click();
    await confirm(page, 'Deactivate').click();
    const offer = undo(page, 'The product was deactivated');
    await offer.waitFor();
    expect(await page.evaluate('offers.size')).toBe(1);
    await offer.focus();
    expect(await page.evaluate('offers.size')).toBe(0);
    await page.locator('h1').focus();
    expect(await page.evaluate('offers.size')).toBe(1);
    await page.evaluate('[...offers.values()].forEach((end) => end())');
    await offer.waitFor({ state: 'detached' });
    expect((await admin().products.get(id)).data.active).toBe(false);
    expect(tab.complaints).toEqual([]);
  });

  test('works by its key, except in a field', async () => {
    const { id } = await createCustomer(run.app, { name: 'Undone by key' });
    const isActive = async () => (await admin().customers.get(id)).data.active;
    const tab = await run.as('admin');
    const { page } = tab;
    await tab.open('/customers?q=undone+by+key');
    await page.getByRole('checkbox', { name: 'Select Undone by key' }).check();
    await button(page, 'Deactivate (1)').click();
    await confirm(page, 'Deactivate').click();
    await toast(page, '1 record was deactivated').waitFor();
    await page.getByRole('searchbox').focus();
    await page.keyboard.press('Control+z');
    await waitUntilIdle(page);
    expect(await isActive()).toBe(false);
    await page.locator('h1').focus();
    await page.keyboard.press('Control+z');
    await toast(page, '1 record was activated').waitFor();
    expect(await isActive()).toBe(true);
    expect(tab.complaints).toEqual([]);
  });

  test('says why it is no longer possible, and changes nothing then', async () => {
    const { id } = await createCustomer(run.app, { name: 'Changed meanwhile' });
    const tab = await run.as('admin', { language: 'es' });
    const { page } = tab;
    await tab.open(`/customers/${id}`);
    await button(page, 'Desactivar').click();
    await confirm(page, 'Desactivar').click();
    await toast(page, 'El cliente fue desactivado').waitFor();
    await admin().customers.update(id, { name: 'Closed shop', active: false });
    await page.getByRole('button', { name: 'Deshacer' }).click();
    const refusal = page.getByRole('alert').filter({ hasText: 'No se pudo deshacer' });
    await refusal.getByText('Otro usuario lo cambió').waitFor();
    expect((await admin().customers.get(id)).data).toMatchObject({
      name: 'Closed shop',
      active: false,
    });
    expect(await page.getByRole('button', { name: 'Deshacer' }).count()).toBe(0);
    expect(tab.complaints).toEqual([]);
  });

  test('puts a removed line of an invoice back at its place, until the form is left', async () => {
    const names = ['First nail', 'Second nail', 'Third nail'];
    for (const name of names) await createProduct(run.app, { name, price: 10 });
    const tab = await run.as('admin');
    const { page } = tab;
    await tab.open('/invoices/new');
    for (const [index, name] of names.entries()) {
      if (index > 0) await button(page, 'Add a line').click();
      const line = page.getByRole('group', { name: `Line ${index + 1}` });
      await line.getByRole('combobox', { name: 'Product' }).fill(name);
      await page.getByRole('option', { name }).click();
    }
    const products = async () => {
      const fields = await page.getByRole('combobox', { name: 'Product' }).all();
      return Promise.all(fields.map((field) => field.inputValue()));
    };
    await page.getByLabel('Quantity').nth(1).fill('7');
    await button(page, 'Remove line 2').click();
    await toast(page, 'Line 2 was removed').waitFor();
    expect(await products()).toEqual(['First nail', 'Third nail']);
    await button(page, 'Remove line 1').click();
    await undo(page, 'Line 2 was removed').click();
    await toast(page, 'The line was restored').waitFor();
    expect(await products()).toEqual(['Second nail', 'Third nail']);
    expect(await page.getByLabel('Quantity').first().inputValue()).toBe('7');
    await page.locator('h1').focus();
    await page.keyboard.press('Control+z');
    await toast(page, 'The line was restored').nth(1).waitFor();
    expect(await products()).toEqual(names);

    await button(page, 'Remove line 3').click();
    await toast(page, 'Line 3 was removed').waitFor();
    await page.getByRole('link', { name: 'Products' }).click();
    await page.getByRole('dialog').locator('.danger').click();
    await page.getByRole('heading', { name: 'Products' }).waitFor();
    expect(await toast(page, 'Line 3 was removed').count()).toBe(0);
    expect(tab.complaints).toEqual([]);
  });

  test('reverses an action on several rows, and counts the rows that it does not reach', async () => {
    const ids: number[] = [];
    for (const name of ['Group A', 'Group B', 'Group C'])
      ids.push((await createCustomer(run.app, { name })).id);
    const active = async () => (await admin().customers.list({ search: 'Group' })).totalCount;
    const tab = await run.as('admin');
    const { page } = tab;
    const deactivate = async (): Promise<void> => {
      await tab.open('/customers?q=Group');
      await page.getByRole('checkbox', { name: 'Select all on this page' }).check();
      await button(page, 'Deactivate (3)').click();
      await confirm(page, 'Deactivate').click();
      await toast(page, '3 records were deactivated').waitFor();
    };
    await deactivate();
    expect(await active()).toBe(0);
    await undo(page, '3 records were deactivated').click();
    await toast(page, '3 records were activated').waitFor();
    expect(await active()).toBe(3);
    await page.getByRole('checkbox', { name: 'Select Group B' }).waitFor();

    await deactivate();
    await admin().customers.update(ids[1] ?? 0, { name: 'Group B', active: false });
    await undo(page, '3 records were deactivated').click();
    const refusal = page.getByRole('alert').filter({ hasText: 'Could not be undone: 1 of 3.' });
    await refusal.waitFor();
    expect(await active()).toBe(2);
    await page.getByRole('checkbox', { name: 'Select Group C' }).waitFor();
    expect(tab.complaints).toEqual([]);
  });

  test('creates a deleted draft again, with the same content', async () => {
    const { id: productId } = await createProduct(run.app, { type: 'service', trackStock: false });
    const { id: customerId } = await createCustomer(run.app, { name: 'Buyer of a draft' });
    const taxRateIds = [await addTaxRate(run.app, 10), await addTaxRate(run.app, 2)];
    const { data: draft } = await admin().invoices.create({
      customerId,
      lines: [
        { productId, quantity: 3, unitPrice: 12.5, discountPercent: 4, taxRateIds },
        { productId, quantity: 1, unitPrice: 8, description: 'By hand' },
      ],
      notes: 'Call before delivery',
      issue: false,
    });
    const before = (await admin().invoices.get(draft.id)).data;
    const tab = await run.as('admin');
    const { page } = tab;
    await tab.open(`/invoices/${draft.id}`);
    await button(page, 'Delete').click();
    await confirm(page, 'Delete').click();
    await undo(page, 'The draft was deleted').click();
    await toast(page, 'The draft was restored').waitFor();
    const [found] = (await admin().invoices.list({ customerId })).data;
    const after = (await admin().invoices.get(found?.id ?? 0)).data;
    const kept = ({ id: _, lines, createdAt: __, updatedAt: ___, ...rest }: typeof before) => ({
      ...rest,
      lines: lines.map(({ id: ____, ...line }) => line),
    });
    expect(kept(after)).toEqual(kept(before));
    expect(tab.complaints).toEqual([]);
  });

  test('takes back a change of settings, and a deleted category', async () => {
    const { data: parent } = await admin().products.createCategory({ name: 'Tools' });
    await admin().products.createCategory({ name: 'Saws', parentId: parent.id });
    const tab = await run.as('admin');
    const { page } = tab;
    await tab.open('/settings/warehouses');
    await page.getByRole('row', { name: /MAIN/ }).getByRole('button', { name: 'Edit' }).click();
    await page.getByRole('dialog').getByLabel('Name').fill('Renamed');
    await confirm(page, 'Save').click();
    await page.getByRole('row', { name: /MAIN.*Renamed/ }).waitFor();
    await undo(page, 'Saved').click();
    await toast(page, 'The change was undone').waitFor();
    await page.getByRole('row', { name: /MAIN.*Main/ }).waitFor();

    await tab.visit('/settings/categories');
    const saws = page.getByRole('row', { name: /Saws.*Tools/ });
    await saws.getByRole('button', { name: 'Delete' }).click();
    await confirm(page, 'Delete').click();
    await saws.waitFor({ state: 'detached' });
    await undo(page, 'The category was deleted').click();
    await saws.waitFor();
    expect(tab.complaints).toEqual([]);
  });

  test('moves an opportunity back, but not out of a lost one', async () => {
    const { id: customerId } = await createCustomer(run.app, { name: 'Hotel Mar' });
    const { data } = await admin().crm.createOpportunity({ title: 'Linen', customerId });
    const tab = await run.as('admin');
    const { page } = tab;
    await tab.open(`/crm/opportunities/${data.id}`);
    const stage = page.getByLabel('Stage of Linen');
    await stage.selectOption('proposal');
    await confirm(page, 'Move').click();
    await undo(page, 'Moved to Proposal').click();
    await toast(page, 'Moved to Prospecting').waitFor();
    await page.locator('h1 + .badge', { hasText: 'Prospecting' }).waitFor();
    await stage.selectOption('lost');
    await page.getByRole('dialog').getByLabel('Reason').fill('Too dear');
    await confirm(page, 'Move').click();
    await toast(page, 'Moved to Lost').waitFor();
    expect(await page.getByRole('button', { name: 'Undo' }).count()).toBe(0);
    expect(tab.complaints).toEqual([]);
  });
});
