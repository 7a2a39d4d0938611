import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright-core';
import { inChromium } from '../support/chromium.js';
import { createProduct } from '../support/goods.js';
import { expect, test } from '../support/jest.js';
import { createCustomer } from '../support/parties.js';
import { recount } from '../support/recount.js';
import { addVendor, invoice } from '../support/sales.js';
import { consoleTest, expectAccessible } from './support.js';

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name });
const select = (page: Page, name: string) =>
  page.getByRole('checkbox', { name: `Select ${name}`, exact: true });
const selectPage = (page: Page) => page.getByRole('checkbox', { name: 'Select all on this page' });

async function exportSelected(page: Page, count: number | string) {
  const arriving = page.waitForEvent('download');
  await button(page, `Export as CSV (${count})`).click();
  const file = await arriving;
  const content = (await readFile(await file.path())).toString();
  return { name: file.suggestedFilename(), content };
}

inChromium('the export of selected rows', () => {
  const run = consoleTest();
  const admin = () => run.app.as('admin');

  test('has their lines of the whole export, in its order, and no others', async () => {
    const { id: customerId } = await createCustomer(run.app, { name: 'Hotel Sol' });
    for (const title of ['Plain', 'Comma, "quotes"', 'Lost', '=1+1', 'Last']) {
      const { data } = await admin().crm.createOpportunity({ title: `Deal ${title}`, customerId });
      const body = { stage: 'lost', lostReason: 'Price:\r\n"5,000"' } as const;
      if (title === 'Lost') await admin().crm.changeStage(data.id, body);
    }
    const tab = await run.as('admin');
    const { page } = tab;
    await tab.open('/crm/opportunities?q=Deal&sort=title');
    for (const title of ['Plain', 'Lost', 'Comma, "quotes"'])
      await select(page, `Deal ${title}`).check();
    const { name, content } = await exportSelected(page, 3);
    await page.getByText('3 records were exported').waitFor();
    const whole = await admin().crm.opportunities({
      search: 'Deal',
      sortBy: 'title',
      format: 'csv',
      locale: 'en-GB',
    });
    // A field in quotes may have a line end, so that a record has several lines.
    const records = Buffer.from(whole.content)
      .toString()
      .match(/(?:[^"\r\n]|"[^"]*")*\r\n/g);
    expect(records).toHaveLength(6);
    const kept = records?.filter((record) => /^\ufeffId|Plain|Lost|Comma/.test(record)) ?? [];
    expect(content).toBe(kept.join(''));
    expect(content).toContain('"Price:\r\n""5,000"""');
    expect(name).toMatch(/^opportunities-.*\.csv$/);
    // The selection stays, for a further action.
    await page.getByText('3 selected').waitFor();
    await expectAccessible(tab);
    const [, entry] = (await admin().audit.list({})).data;
    expect(entry).toMatchObject({ objectType: 'export', objectId: 'opportunities' });
    expect(tab.complaints).toEqual([]);
  });

  test('has the rows of all pages, in portions', async () => {
    const { companyId, database } = run.app;
    await database.knex.raw(
      `INSERT INTO customers (company_id, code, code_key, name, name_key, search_text, payment_terms, currency_code,
        created_at, updated_at)
      SELECT :companyId, 'MANY-' || n, 'many-' || n, 'Many ' || n, 'many ' || n, 'many ' || n,
        'CONTADO', 'DOP', now(), now() FROM generate_series(1, 4100) n`,
      { companyId },
    );
    await recount(database, companyId);
    const { page, open, complaints } = await run.as('admin');
    await open('/customers?q=many&sort=-name');
    await selectPage(page).check();
    await button(page, 'Select the first 1,000 that match').click();
    await page.getByText('1,000 selected').waitFor();
    const { content } = await exportSelected(page, '1,000');
    expect(content.split('\r\n')).toHaveLength(1002);
    expect(complaints).toEqual([]);
  });

  test('says which rows no longer match, and saves no empty file', async () => {
    const [first, second] = [
      await createProduct(run.app, { name: 'Leaving 1' }),
      await createProduct(run.app, { name: 'Leaving 2' }),
    ];
    const tab = await run.as('admin');
    const { page } = tab;
    const files: string[] = [];
    page.on('download', (file) => files.push(file.suggestedFilename()));
    await tab.open('/products?q=Leaving');
    await selectPage(page).check();
    await admin().products.deactivate(first.id);
    const { content } = await exportSelected(page, 2);
    expect(content).toContain('Leaving 2');
    await page.getByText('1 of 2 records were exported.').waitFor();
    await admin().products.deactivate(second.id);
    await button(page, 'Export as CSV (2)').click();
    await page.getByText('0 of 2 records were exported.').waitFor();
    expect(files).toHaveLength(1);
    expect(tab.complaints).toEqual([]);
  });

  test('shows the refusal of the server', async () => {
    await createProduct(run.app, { name: 'Refused' });
    const { page, open } = await run.as('admin');
    await open('/products?q=Refused');
    await select(page, 'Refused').check();
    await page.route('**/api/products?*format=csv*', (route) =>
      route.fulfill({
        status: 503,
        json: { ok: false, error: { code: 'unavailable', message: 'Too many exports' } },
      }),
    );
    await button(page, 'Export as CSV (1)').click();
    await page.getByRole('alert').waitFor();
    await page.unroute('**/api/products?*format=csv*');
    await page.getByText('1 selected').waitFor();
  });

  test('is offered on lists of both APIs, to roles that may export', async () => {
    const { id: customerId } = await createCustomer(run.app, { name: 'Buyer of services' });
    const { id: productId } = await createProduct(run.app, { type: 'service', trackStock: false });
    const lines = [{ productId, quantity: 1, unitPrice: 50 }];
    const { data } = await invoice(run.app, { customerId, lines });
    await admin().receivables.pay({
      customerId,
      amount: 10,
      method: 'efectivo',
      allocations: [{ invoiceId: data.id, amount: 10 }],
    });
    await admin().creditNotes.create({ invoiceId: data.id, reason: 'Returned' });
    const vendorId = await addVendor(run.app);
    const order = await admin().purchaseOrders.create({ vendorId, lines });
    await admin().purchaseOrders.receive(order.data.id, { lines: [{ productId, quantity: 1 }] });
    await admin().payables.pay({ vendorId, amount: 10, method: 'cheque' });
    await admin().crm.createOpportunity({ title: 'Linen', customerId });
    await admin().crm.createLead({ name: 'Ana', email: 'ana@example.com' });
    const kyc = await run.app.kyc();
    await kyc.sessions.create({});
    await kyc.kyb.create({ companyName: 'Linen Works', country: 'do' });
    const tab = await run.as('admin');
    const viewer = await run.as('viewer');
    for (const path of [
      '/invoices',
      '/receivables',
      '/receivables/payments',
      '/crm/opportunities',
      '/crm/leads',
      '/customers',
      '/vendors',
      '/products',
      '/credit-notes',
      '/purchases',
      '/payables',
      '/payables/payments',
      '/sessions',
      '/companies',
    ]) {
      await tab.open(path);
      await tab.page
        .getByRole('checkbox', { name: /^Select (?!all)/ })
        .first()
        .check();
      const { content } = await exportSelected(tab.page, 1);
      expect([path, content.match(/\r\n/g)?.length]).toEqual([path, 2]);
    }
    // A role that may download invoices selects them, and may not export them.
    await viewer.open('/invoices');
    await selectPage(viewer.page).check();
    await button(viewer.page, /^Download PDF/).waitFor();
    expect(await button(viewer.page, /Export/).count()).toBe(0);
    await viewer.open('/crm/opportunities');
    await viewer.page.getByText('Linen').waitFor();
    expect(await viewer.page.getByRole('checkbox').count()).toBe(0);
    expect(tab.complaints).toEqual([]);
  });
});
