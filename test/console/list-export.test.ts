import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright-core';
import { inChromium } from '../support/chromium.js';
import { createProduct } from '../support/goods.js';
import { expect, test } from '../support/jest.js';
import { consoleTest, expectAccessible, type Tab } from './support.js';

async function exportAs(page: Page, format: string) {
  await page.getByRole('button', { name: 'Export' }).click();
  const arriving = page.waitForEvent('download');
  await page.getByRole('button', { name: format }).click();
  const file = await arriving;
  return { name: file.suggestedFilename(), content: await readFile(await file.path()) };
}

/** Returns the addresses of the requests for a file. */
function exportsOf({ page }: Tab): URL[] {
  const found: URL[] = [];
  page.on('request', (request) => {
    const url = new URL(request.url());
    if (url.searchParams.has('format')) found.push(url);
  });
  return found;
}

inChromium('the export of a list', () => {
  const run = consoleTest();

  test('has all rows that match the search and the filters, on all pages and in their order', async () => {
    for (let number = 10; number < 40; number += 1) {
      await createProduct(run.app, { code: `B-${number}`, name: `Bolt ${number}`, price: number });
    }
    await createProduct(run.app, { code: 'N-1', name: 'Nut' });
    const old = await createProduct(run.app, { code: 'B-99', name: 'Bolt 99' });
    await run.app.as('admin').products.deactivate(old.id);
    const tab = await run.as('admin');
    const { page } = tab;
    await tab.open('/products?q=bolt&sort=-price');
    const { name, content } = await exportAs(page, 'CSV');
    expect(name).toMatch(/\.csv$/);
    const codes = [...content.toString().matchAll(/\b[BN]-\d+/g)].map(([code]) => code);
    expect(codes).toEqual(Array.from({ length: 30 }, (_, place) => `B-${39 - place}`));
    // The panel closes, and a workbook is a ZIP file.
    await page.getByRole('button', { name: 'CSV' }).waitFor({ state: 'detached' });
    const workbook = await exportAs(page, 'Excel');
    expect(workbook.name).toMatch(/\.xlsx$/);
    expect(workbook.content.subarray(0, 2).toString()).toBe('PK');
    await page.getByRole('button', { name: 'Export' }).click();
    await expectAccessible(tab);
    expect(tab.complaints).toEqual([]);
  });

  test.each([
    ['/invoices?status=void&from=2026-01-01&q=acme', { status: 'void', search: 'acme' }],
    ['/credit-notes?status=void', { status: 'void' }],
    ['/receivables?status=closed&overdue=yes', { status: 'closed', sortBy: 'openAmount' }],
    ['/receivables/payments?status=reversed', { status: 'reversed' }],
    ['/payables?status=closed', { status: 'closed' }],
    ['/payables/payments?use=yes', { unallocated: 'true' }],
    ['/purchases?status=draft', { status: 'draft' }],
    ['/stock?level=low', { belowMinimum: 'true' }],
    ['/stock/card?from=2026-01-01', { dateFrom: '2026-01-01' }],
    ['/crm/leads?owner=me&status=new', { status: 'new', ownerId: /\d/ }],
    ['/crm/opportunities?open=yes', { open: 'true' }],
    ['/customers?state=inactive', { active: 'false' }],
    ['/vendors?state=all', { includeInactive: 'true' }],
    ['/sessions?status=approved&q=user-1', { status: 'approved', search: 'user-1' }],
    ['/review?claim=mine', { awaiting: 'reviewer', claim: 'mine' }],
    ['/checks?status=declined&type=poa&q=ana', { status: 'declined', type: 'poa', search: 'ana' }],
    ['/companies?country=do&q=acme', { country: 'do', search: 'acme' }],
    ['/screenings?match=yes&q=ana', { match: 'true', search: 'ana' }],
    ['/keys/verification', {}],
    ['/webhooks', {}],
  ])('is offered on %s with its filters', async (path, filters) => {
    const tab = await run.as('admin');
    const found = exportsOf(tab);
    await tab.open(path);
    const { content } = await exportAs(tab.page, 'CSV');
    expect(content.toString()).toMatch(/^\ufeff[\w ]+,/);
    expect(Object.fromEntries(found[0]?.searchParams ?? [])).toMatchObject(
      Object.fromEntries(
        Object.entries(filters).map(([name, value]) => [
          name,
          typeof value === 'string' ? value : expect.stringMatching(value),
        ]),
      ),
    );
    expect(tab.complaints).toEqual([]);
  });

  test('is for people, in the language and the region of the user, unless it is for programs', async () => {
    await createProduct(run.app, { code: 'F-1', name: 'Form', price: 2.5 });
    const tab = await run.as('admin', { language: 'es', locale: 'es-ES' });
    const { page } = tab;
    await tab.open('/products?q=form');
    const save = async (): Promise<string[]> => {
      const arriving = page.waitForEvent('download');
      await page.getByRole('button', { name: 'CSV' }).click();
      return (await readFile(await (await arriving).path(), 'utf8')).split('\r\n');
    };
    await page.getByRole('button', { name: 'Exportar' }).click();
    const [head = '', row = ''] = await save();
    expect(head).toMatch(/^\ufeffId;Código;Nombre;Precio;/);
    expect(row).toContain(';F-1;Form;2,5;');
    await page.getByRole('button', { name: 'Exportar' }).click();
    await page.getByLabel('Para programas').check();
    await expectAccessible(tab);
    const [names = '', values = ''] = await save();
    expect(names).toMatch(/^\ufeffid,code,name,price,/);
    expect(values).toContain(',F-1,Form,2.5,');
    expect(tab.complaints).toEqual([]);
  });

  test('is offered to reviewers on the lists that they read', async () => {
    const tab = await run.as('reviewer');
    await tab.open('/screenings');
    const { name } = await exportAs(tab.page, 'CSV');
    expect(name).toMatch(/^screenings.*\.csv$/);
    expect(tab.complaints).toEqual([]);
  });

  test('is not offered without the permission to export', async () => {
    const tab = await run.as('viewer');
    await tab.open('/products');
    await tab.page.getByRole('button', { name: 'Columns' }).waitFor();
    expect(await tab.page.getByRole('button', { name: 'Export' }).count()).toBe(0);
  });
});
