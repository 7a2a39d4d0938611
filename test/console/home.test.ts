import type { Page } from 'playwright-core';
import { inChromium } from '../support/chromium.js';
import { expect, test } from '../support/jest.js';
import { addCustomer, invoice, stocked } from '../support/sales.js';
import { consoleTest, expectAccessible, waitUntilIdle } from './support.js';

inChromium('the home page', () => {
  const run = consoleTest();

  const headings = (page: Page): Promise<string[]> => page.locator('main h2').allTextContents();

  test('of a new company shows the first steps, and no card without work or figures, in both languages', async () => {
    const tab = await run.home('admin', { language: 'es', theme: 'dark' });
    expect(await headings(tab.page)).toEqual(['Primeros pasos', 'Autocomprobación de los libros']);
    await tab.page.getByRole('button', { name: 'Comprobar ahora' }).click();
    await tab.page.getByText(/Las \d+ comprobaciones se cumplen/).waitFor();
    await expectAccessible(tab);
    await tab.page.getByLabel('Idioma').selectOption('en');
    await tab.page.getByText(/All \d+ checks pass/).waitFor();
    expect(await headings(tab.page)).toEqual(['First steps', 'Self-check of the books']);
    expect(await tab.page.locator('html').getAttribute('lang')).toBe('en');
    await tab.page.getByRole('button', { name: 'Hide' }).click();
    expect(await headings(tab.page)).toEqual(['Self-check of the books']);
    await tab.page.getByText('Work that waits for you appears here').waitFor();
    expect(tab.complaints).toEqual([]);
  });

  test('of a storekeeper without work says so', async () => {
    const { page } = await run.home('warehouse');
    expect(await headings(page)).toEqual([]);
    await page.getByText('All done').waitFor();
  });

  test('shows sales by month, receivables, low stock, locked users and keys that expire soon', async () => {
    const { app } = run;
    const admin = app.as('admin');
    const customerId = await addCustomer(app, { paymentTerms: 'CREDITO_30' });
    const product = await stocked(app);
    const line = { productId: product.id, quantity: 3, unitPrice: 10 };
    await invoice(app, { customerId, lines: [line] });
    await admin.products.update(product.id, { ...basics(product), minStock: 500 });
    const expiresAt = new Date(Date.now() + 3 * 24 * 3600 * 1000).toISOString();
    await admin.apiKeys.create({ name: 'Till', permissions: ['products:read'], expiresAt });
    const later = new Date(Date.now() + 5 * 24 * 3600 * 1000);
    await app.kycKey({ expiresAt: later });
    const wrong = { email: app.email('viewer'), password: 'not this one' };
    for (const _ of Array(5))
      await app
        .client()
        .auth.login(wrong)
        .catch(() => {});

    const tab = await run.home('admin');
    const { page } = tab;
    await page.getByRole('link', { name: /1 user is locked out/ }).waitFor();
    const key = page.getByRole('link', { name: /1 API key expires in the next 14 days/ });
    expect(await key.textContent()).toContain('Till');
    await page.getByRole('link', { name: /1 verification key expires/ }).waitFor();
    await page.getByRole('link', { name: product.name }).waitFor();
    // Screen readers read the bars as a table.
    const months = page.getByRole('table', { name: /Sales and collections/ });
    // A company without older documents sees half a year.
    expect(await months.getByRole('row').count()).toBe(7);
    expect(await months.getByRole('row').last().textContent()).toContain('30.00');
    expect(await page.locator('.share').textContent()).toContain('30.00');
    await expectAccessible(tab);
    expect(tab.complaints).toEqual([]);
  });

  test('shows errors of the books in red', async () => {
    const { knex } = run.app.database;
    const rows = await knex('stock').where({ company_id: run.app.companyId }).select('product_id');
    expect(rows.length).toBeGreaterThan(0);
    await knex('stock').where({ company_id: run.app.companyId }).increment('quantity', 1);
    const tab = await run.home('admin', { width: 390 });
    await tab.page.getByRole('button', { name: 'Check now' }).click();
    await tab.page.getByRole('link', { name: /The books have errors: .+ failed/ }).waitFor();
    expect(await tab.page.locator('.faults').textContent()).toMatch(/expected .+, found /);
    await knex('stock').where({ company_id: run.app.companyId }).decrement('quantity', 1);
    await tab.page.getByRole('button', { name: 'Check again' }).click();
    await tab.page.getByText(/All \d+ checks pass/).waitFor();
    await waitUntilIdle(tab.page);
    expect(tab.complaints).toEqual([]);
  });
});

const basics = ({ code, name, price }: { code: string; name: string; price: number }) => ({
  code,
  name,
  price,
});
