import { inChromium } from '../support/chromium.js';
import { createProduct } from '../support/goods.js';
import { describe, expect, test } from '../support/jest.js';
import { createCustomer } from '../support/parties.js';
import { stocked } from '../support/sales.js';
import { consoleTest, expectAccessible, type Tab } from './support.js';

const drafts = `Object.keys(sessionStorage).filter((name) => name.startsWith('notaria.draft.'))`;

inChromium('unsaved changes', () => {
  const run = consoleTest();

  async function begun(): Promise<Tab> {
    const tab = await run.as('admin');
    await tab.open('/invoices');
    await tab.page.getByRole('link', { name: 'New invoice' }).first().click();
    await tab.page.getByText('More', { exact: true }).click();
    await tab.page.getByLabel('Notes').fill('By the back door');
    return tab;
  }

  describe('of a form', () => {
    test('survive a reload with customer and lines, and are deleted once saved', async () => {
      const product = await stocked(run.app);
      await createCustomer(run.app, { name: 'Keeper', email: 'keeper@example.com' });
      const tab = await begun();
      const { page } = tab;
      await page.getByRole('combobox', { name: 'Customer' }).fill('keeper');
      await page.getByRole('option', { name: 'Keeper' }).click();
      await page.getByRole('combobox', { name: 'Product' }).fill(product.name);
      await page.getByRole('option', { name: product.name }).first().click();
      await page.getByLabel('Quantity').fill('3');
      expect(await page.evaluate('Object.values(sessionStorage).join()')).not.toContain('@');
      await page.reload();
      await page.getByText('Your unsaved changes were restored.').waitFor();
      await expectAccessible(tab);
      expect(await page.getByLabel('Notes').inputValue()).toBe('By the back door');
      expect(await page.getByRole('combobox', { name: 'Customer' }).inputValue()).toBe('Keeper');
      expect(await page.getByLabel('Quantity').inputValue()).toBe('3');
      await page.getByRole('button', { name: 'Issue', exact: true }).click();
      await page.getByRole('heading', { name: 'Invoice F-' }).waitFor();
      expect(await page.evaluate(drafts)).toEqual([]);
      await tab.open('/invoices/new');
      expect(await page.getByLabel('Notes').inputValue()).toBe('');
      expect(tab.complaints).toEqual([]);
    });

    test('need a confirmation before a link, a shortcut or navigation back leaves them', async () => {
      const tab = await begun();
      const { page } = tab;
      const question = page.getByRole('dialog', { name: 'Leave without saving?' });
      const ways = [
        () => page.getByRole('link', { name: 'Customers', exact: true }).click(),
        () => page.getByRole('link', { name: 'Cancel' }).click(),
        () => page.evaluate('history.back()'),
        async () => {
          await page.locator('h1').focus();
          await page.keyboard.press('g');
          await page.keyboard.press('p');
        },
      ];
      for (const leave of ways) {
        await leave();
        await question.waitFor();
        await expectAccessible(tab);
        await question.getByRole('button', { name: 'Keep editing' }).click();
        expect(new URL(page.url()).pathname).toBe('/console/invoices/new');
        expect(await page.getByLabel('Notes').inputValue()).toBe('By the back door');
      }
      await page.evaluate('history.back()');
      await question.getByRole('button', { name: 'Discard changes' }).click();
      await page.waitForURL(/\/console\/invoices$/);
      expect(await page.evaluate(drafts)).toEqual([]);
      expect(tab.complaints).toEqual([]);
    });

    test('need a confirmation before the tab closes; an unchanged form needs none', async () => {
      const tab = await begun();
      const asked: string[] = [];
      tab.page.on('dialog', (dialog) => {
        asked.push(dialog.type());
        void dialog.accept();
      });
      await tab.page.reload();
      expect(asked).toEqual(['beforeunload']);
      await tab.page.getByRole('button', { name: 'Discard changes' }).click();
      expect(await tab.page.getByLabel('Notes').inputValue()).toBe('');
      await tab.page.reload();
      expect(asked).toEqual(['beforeunload']);
      await tab.page.getByRole('link', { name: 'Customers', exact: true }).click();
      await tab.page.getByRole('heading', { name: 'Customers' }).waitFor();
    });

    test('are deleted at logout, and never store personal data', async () => {
      const tab = await begun();
      const { page } = tab;
      expect(await page.evaluate(drafts)).toHaveLength(1);
      await page.getByRole('button', { name: 'Log out' }).click();
      await page.getByRole('button', { name: 'Log in' }).waitFor();
      expect(await page.evaluate(drafts)).toEqual([]);

      const other = await run.as('admin');
      await other.open('/customers/new');
      await other.page.getByLabel('Name', { exact: true }).fill('Personal Name');
      await other.page.getByRole('link', { name: 'Products' }).click();
      await other.page.getByRole('dialog', { name: 'Leave without saving?' }).waitFor();
      expect(await other.page.evaluate('Object.values(sessionStorage).join()')).not.toContain(
        'Personal Name',
      );
    });

    test('in a dialog need a confirmation before Escape closes it', async () => {
      const tab = await run.as('admin');
      const { page } = tab;
      await tab.open('/users');
      await page.keyboard.press('c');
      const name = page.getByLabel('Name', { exact: true });
      // A file field announces a cancelled choice by this event, which is not a request to close the dialog.
      await name.evaluate((field) => field.dispatchEvent(new Event('cancel', { bubbles: true })));
      await name.fill('Somebody');
      await page.keyboard.press('Escape');
      const question = page.getByRole('dialog', { name: 'Leave without saving?' });
      await question.getByRole('button', { name: 'Keep editing' }).click();
      expect(await page.getByLabel('Name', { exact: true }).inputValue()).toBe('Somebody');
      await page.keyboard.press('Escape');
      await question.getByRole('button', { name: 'Discard changes' }).click();
      await page.getByLabel('Name', { exact: true }).waitFor({ state: 'detached' });
      expect(tab.complaints).toEqual([]);
    });
  });

  describe('refused by the API', () => {
    test('are marked at each wrong line at once, with the focus in the first', async () => {
      const one = await stocked(run.app);
      const other = await createProduct(run.app, { name: 'Second part', price: 3 });
      await createCustomer(run.app, { name: 'Refused buyer' });
      const tab = await run.as('admin');
      const { page } = tab;
      await tab.open('/invoices/new');
      await page.getByRole('combobox', { name: 'Customer' }).fill('refused');
      await page.getByRole('option', { name: 'Refused buyer' }).click();
      for (const [at, { name }] of [one, other, one].entries()) {
        if (at > 0) await page.getByRole('button', { name: 'Add a line' }).click();
        const line = page.getByRole('group', { name: `Line ${at + 1}` });
        await line.getByRole('combobox', { name: 'Product' }).fill(name);
        await page.getByRole('option', { name }).first().click();
      }
      const quantity = (line: number) =>
        page.getByRole('group', { name: `Line ${line}` }).getByLabel('Quantity');
      // More decimals than the contract allows.
      await quantity(2).fill('1.123456');
      await quantity(3).fill('2.123456');
      await page.getByRole('button', { name: 'Issue', exact: true }).click();
      await page.getByText('2 fields need a correction').waitFor();
      const marked = await Promise.all(
        [1, 2, 3].map((line) => quantity(line).getAttribute('aria-invalid')),
      );
      expect(marked).toEqual([null, 'true', 'true']);
      expect(await page.locator(':focus').inputValue()).toBe('1.123456');
      await expectAccessible(tab);

      // The mark belongs to the line, not to its position, and disappears with the wrong value.
      await page.getByRole('button', { name: 'Remove line 1' }).click();
      expect(await quantity(1).getAttribute('aria-invalid')).toBe('true');
      await quantity(1).fill('1');
      expect(await quantity(1).getAttribute('aria-invalid')).toBe(null);
      expect(tab.complaints).toEqual([]);
    });

    test('for lack of stock are marked at their line, and the product list shows the stock', async () => {
      const scarce = await createProduct(run.app, { name: 'Scarce sprocket', price: 3 });
      const full = await stocked(run.app);
      await createCustomer(run.app, { name: 'Patient buyer' });
      const tab = await run.as('manager');
      const { page } = tab;
      await tab.open('/invoices/new');
      await page.getByRole('combobox', { name: 'Customer' }).fill('patient');
      await page.getByRole('option', { name: 'Patient buyer' }).click();
      const line = page.getByRole('group', { name: 'Line 1' });
      const product = page.getByRole('combobox', { name: 'Product' });
      await product.fill(full.name);
      await page.getByRole('option', { name: full.name }).getByText('100 units in stock').waitFor();
      await product.fill(scarce.name);
      await page.getByRole('option', { name: scarce.name }).getByText('no stock').waitFor();
      const [held] = (await run.app.as('admin').products.get(full.id)).data.stockByWarehouse;
      await page.getByText('More', { exact: true }).click();
      await page.getByLabel('Warehouse').selectOption(String(held?.warehouseId));
      await product.fill(full.name);
      await page.getByRole('option', { name: full.name }).getByText('100 units in stock').waitFor();
      await product.fill(scarce.name);
      await page.getByRole('option', { name: scarce.name }).click();
      await line.getByText('no stock').waitFor();
      await product.fill(full.name);
      await page.getByRole('option', { name: full.name }).click();
      await line.getByText('100 units in stock').waitFor();
      await product.fill(scarce.name);
      await page.getByRole('option', { name: scarce.name }).click();
      await page.getByRole('button', { name: 'Issue', exact: true }).click();
      await page.locator('[aria-invalid="true"]').waitFor();
      expect(await page.getByLabel('Quantity').getAttribute('aria-invalid')).toBe('true');
      expect(tab.complaints).toEqual([]);
    });
  });
});

inChromium('an outage of the server', () => {
  const run = consoleTest();

  test('delays pages not opened before, and lists, which recover by themselves', async () => {
    const tab = await run.as('admin');
    const { page, context } = tab;
    await tab.open('/');
    await context.setOffline(true);
    await page.getByRole('link', { name: 'Products', exact: true }).click();
    await page.getByText('You are offline.').waitFor();
    await page.getByText('Waiting for the connection: this page').waitFor();
    await page.locator('main .loading').first().waitFor();
    await context.setOffline(false);
    await page.getByRole('heading', { name: 'Products' }).waitFor();

    // The server is unreachable, but the browser is online.
    await page.route(/\/(api|console)\//, (route) => route.abort('connectionrefused'));
    await page.getByRole('link', { name: 'Customers', exact: true }).click();
    await page.locator('main .loading').first().waitFor();
    await page.unroute(/\/(api|console)\//);
    await page.getByRole('heading', { name: 'Customers' }).waitFor();
    await page.route(/\/api\//, (route) => route.abort('connectionrefused'));
    await page.getByRole('searchbox').fill('nothing such');
    // The rows and their sums.
    await page.getByText('No connection').first().waitFor();
    const banner = page.getByText(
      'The server cannot be reached. Waiting for the connection: 2 parts',
    );
    await banner.waitFor();
    await page.unroute(/\/api\//);
    await page.getByText('Nothing matches').waitFor();
    expect(await page.getByText('No connection').count()).toBe(0);
    await banner.waitFor({ state: 'detached' });
    expect(tab.complaints).toEqual([]);
  });
});
