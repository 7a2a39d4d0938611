import { inChromium } from '../support/chromium.js';
import { createProduct } from '../support/goods.js';
import { expect, test } from '../support/jest.js';
import { addTaxRate } from '../support/sales.js';
import { until } from '../support/until.js';
import { button, confirm, toast, undo } from './messages.js';
import { consoleTest, type Tab } from './support.js';

inChromium('the undo of a change in a form', () => {
  const run = consoleTest();
  const admin = () => run.app.as('admin');

  interface Change {
    readonly page: string;
    /** The row with the record. */
    readonly row: RegExp;
    readonly field: string;
    /** Undefined for a checkbox, which the change clears. */
    readonly text?: string;
    /** Returns the value that changes. */
    readonly value: () => Promise<unknown>;
  }

  async function expectUndone({ page: path, row, field, text, value }: Change): Promise<void> {
    const tab = await run.as('admin');
    const { page } = tab;
    await tab.open(`/settings/${path}`);
    const before = await value();
    await page.getByRole('row', { name: row }).getByRole('button', { name: 'Edit' }).click();
    const entered = page.getByRole('dialog').getByLabel(field, { exact: true });
    if (text === undefined) await entered.uncheck();
    else await entered.fill(text);
    await confirm(page, 'Save').click();
    await undo(page, 'Saved').waitFor();
    expect(await value()).not.toEqual(before);
    await undo(page, 'Saved').click();
    await toast(page, 'The change was undone').waitFor();
    expect(await value()).toEqual(before);
    expect(tab.complaints).toEqual([]);
  }

  test('writes the name of a category as before', async () => {
    const { data } = await admin().products.createCategory({ name: 'Fasteners' });
    const value = async () =>
      (await admin().products.categories()).data.find(({ id }) => id === data.id)?.name;
    await expectUndone({
      page: 'categories',
      row: /Fasteners/,
      field: 'Name',
      text: 'Screws',
      value,
    });
  });

  test('writes the name of a tax as before', async () => {
    const id = await addTaxRate(run.app, 16, { name: 'Sales tax' });
    const value = async () =>
      (await admin().config.taxRates({ pageSize: 100 })).data.find((tax) => tax.id === id)?.name;
    await expectUndone({
      page: 'taxes',
      row: /Sales tax/,
      field: 'Name',
      text: 'Renamed tax',
      value,
    });
  });

  test('activates payment terms again', async () => {
    const terms = { code: 'NET_45', name: '45 days', kind: 'days', days: 45 } as const;
    const { data } = await admin().config.createPaymentTerms(terms);
    const value = async () => {
      const all = await admin().config.paymentTerms({ includeInactive: true, pageSize: 100 });
      return all.data.find(({ id }) => id === data.id)?.active;
    };
    await expectUndone({ page: 'terms', row: /NET_45/, field: 'Active', value });
  });

  test('writes the prefix of a series as before', async () => {
    const value = async () =>
      (await admin().config.series()).data.find(({ code }) => code === 'adjustment')?.prefix;
    await expectUndone({
      page: 'series',
      row: /Adjustments/,
      field: 'Prefix',
      text: 'COUNT-',
      value,
    });
  });

  test('activates a currency again', async () => {
    await admin().config.updateCurrency('EUR', { active: true });
    const value = async () => {
      const all = await admin().config.currencies({ includeInactive: true, pageSize: 100 });
      return all.data.find(({ code }) => code === 'EUR')?.active;
    };
    await expectUndone({ page: 'currencies', row: /^EUR/, field: 'Active', value });
  });

  test('writes an exchange rate as before', async () => {
    await admin().config.updateCurrency('USD', { active: true });
    const rate = { base: 'USD', quote: 'DOP', rate: 60.25, validFrom: '2026-01-02' };
    const { data } = await admin().config.createExchangeRate(rate);
    const value = async () =>
      (await admin().config.exchangeRates()).data.find(({ id }) => id === data.id)?.rate;
    await expectUndone({ page: 'rates', row: /60\.25/, field: 'Rate', text: '61.5', value });
  });

  test('sets the day of the period lock before, for users who may unlock periods', async () => {
    await admin().config.lockPeriod({ lockedThrough: '2025-10-31' });
    const day = async () => (await admin().config.company()).data.lockedThrough;
    const lock = async (tab: Tab, to: string): Promise<void> => {
      await tab.open('/settings');
      await tab.page.getByLabel('Books closed through').fill(to);
      await button(tab.page, 'Save the lock').click();
      await toast(tab.page, 'The period lock was saved').waitFor();
    };
    const tab = await run.as('admin');
    await lock(tab, '2025-11-30');
    expect(await day()).toBe('2025-11-30');
    await undo(tab.page, 'The period lock was saved').click();
    await toast(tab.page, 'The period lock is as before').waitFor();
    expect(await day()).toBe('2025-10-31');

    const other = await run.as('manager');
    await lock(other, '2025-11-30');
    expect(await day()).toBe('2025-11-30');
    expect(await undo(other.page, 'The period lock was saved').count()).toBe(0);
    expect([...tab.complaints, ...other.complaints]).toEqual([]);
  });

  test.each([
    ['/stock/count', 'Counted quantity'],
    ['/stock/transfer', 'Quantity'],
    ['/purchases/new', 'Quantity'],
  ])('puts a removed line back at its place in %s', async (path, quantity) => {
    const names = ['First', 'Second', 'Third'].map((name) => `${name} of ${path}`);
    for (const name of names) await createProduct(run.app, { name });
    const tab = await run.as('admin');
    const { page } = tab;
    await tab.open(path);
    const fields = page.getByRole('combobox', { name: 'Product' });
    const products = async () =>
      Promise.all((await fields.all()).map((field) => field.inputValue()));
    for (const [index, name] of names.entries()) {
      if (index > 0) await button(page, 'Add a line').click();
      await fields.nth(index).fill(name);
      await page.getByRole('option', { name }).click();
      await page
        .getByLabel(quantity)
        .nth(index)
        .fill(`${index + 7}`);
    }
    await button(page, 'Remove line 2').click();
    await undo(page, 'Line 2 was removed').waitFor();
    expect(await products()).toEqual([names[0], names[2]]);
    await undo(page, 'Line 2 was removed').click();
    await until(async () => (await fields.count()) === 3);
    expect(await products()).toEqual(names);
    expect(await page.getByLabel(quantity).nth(1).inputValue()).toBe('8');
    expect(tab.complaints).toEqual([]);
  });
});
