import type { Page } from 'playwright-core';
import { importPeople } from '../kyc/aml-support.js';
import { inChromium } from '../support/chromium.js';
import { createProduct } from '../support/goods.js';
import { expect, test } from '../support/jest.js';
import { createCustomer } from '../support/parties.js';
import { recount } from '../support/recount.js';
import { invoice } from '../support/sales.js';
import { until } from '../support/until.js';
import { consoleTest, expectAccessible, waitUntilIdle } from './support.js';

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name });
const select = (page: Page, name: string) =>
  page.getByRole('checkbox', { name: `Select ${name}`, exact: true });

inChromium('actions on several rows of a list', () => {
  const run = consoleTest();
  const admin = () => run.app.as('admin');

  /** Issues invoices to one new customer. */
  async function issue(name: string, count: number) {
    const { id: productId } = await createProduct(run.app, { type: 'service', trackStock: false });
    const { id: customerId } = await createCustomer(run.app, { name, paymentTerms: 'CREDITO_30' });
    const lines = [{ productId, quantity: 1, unitPrice: 50 }];
    const input = { customerId, lines, paymentTerms: 'CREDITO_30' };
    const numbers: { readonly id: number; readonly number: string }[] = [];
    for (let left = count; left > 0; left -= 1) {
      const { data } = await invoice(run.app, input);
      numbers.push({ id: data.id, number: data.number ?? '' });
    }
    return { customerId, invoices: numbers };
  }

  test('void the invoices that can be void, each by a key of its own, and explain the refused one', async () => {
    const { customerId, invoices } = await issue('Buyer of three', 3);
    const [first, paid, last] = invoices;
    await admin().receivables.pay({
      customerId,
      amount: 10,
      method: 'efectivo',
      allocations: [{ invoiceId: paid?.id ?? 0, amount: 10 }],
    });
    const tab = await run.as('admin');
    const { page } = tab;
    const keys: string[] = [];
    page.on('request', (request) => {
      if (request.url().endsWith('/void')) keys.push(request.headers()['idempotency-key'] ?? '');
    });
    await tab.open(`/invoices?customer=${customerId}`);
    await page.getByRole('checkbox', { name: 'Select all on this page' }).check();
    await page.getByText('3 selected').waitFor();
    await expectAccessible(tab);
    await button(page, 'Void (3)').click();
    const dialog = page.getByRole('dialog', { name: 'Void 3 invoices' });
    await dialog.getByLabel('Reason').fill('Entered twice');
    expect(await dialog.getByRole('button', { name: 'Void' }).isDisabled()).toBe(true);
    await dialog.getByLabel('Type 3 to confirm').fill('3');
    await dialog.getByRole('button', { name: 'Void' }).click();

    await dialog.getByText('2 succeeded').waitFor();
    const refusal = dialog.getByRole('listitem');
    expect(await refusal.count()).toBe(1);
    expect(await refusal.textContent()).toContain(paid?.number);
    await refusal.getByText(/payment|collection/).waitFor();
    await expectAccessible(tab);
    await dialog.getByRole('button', { name: 'Close' }).last().click();
    await waitUntilIdle(page);
    await page.getByText('1 selected').waitFor();
    expect(await select(page, paid?.number ?? '').isChecked()).toBe(true);
    expect(await page.locator('tbody .badge', { hasText: 'Void' }).count()).toBe(2);
    expect(new Set(keys).size).toBe(3);
    for (const { id } of [first, last].flatMap((one) => one ?? [])) {
      const { data } = await admin().invoices.get(id);
      expect(data).toMatchObject({ status: 'void', voidReason: 'Entered twice' });
    }
    expect(tab.complaints).toEqual([]);
  });

  test('take a range of rows by a click with Shift, run four at a time, and can be stopped', async () => {
    for (const number of [1, 2, 3, 4, 5, 6, 7, 8])
      await createCustomer(run.app, { name: `Range ${number}` });
    const tab = await run.as('admin');
    const { page } = tab;
    await tab.open('/customers?q=Range&sort=name');
    await select(page, 'Range 2').click();
    await select(page, 'Range 8').click({ modifiers: ['Shift'] });
    await page.getByText('7 selected').waitFor();
    expect(await select(page, 'Range 1').isChecked()).toBe(false);

    const held: (() => void)[] = [];
    await page.route('**/api/customers/*', async (route) => {
      if (route.request().method() === 'PUT')
        await new Promise<void>((release) => held.push(release));
      await route.continue();
    });
    await button(page, 'Deactivate (7)').click();
    const dialog = page.getByRole('dialog', { name: 'Deactivate 7 records' });
    await dialog.getByRole('button', { name: 'Deactivate' }).click();
    await dialog.getByText('0 of 7 processed').waitFor();
    await until(() => held.length >= 4);
    await dialog.getByRole('button', { name: 'Stop' }).click();
    for (const release of held) release();
    await dialog.getByText('4 succeeded').waitFor();
    await dialog.getByText('3 were not started').waitFor();
    expect(held).toHaveLength(4);
    await dialog.getByRole('button', { name: 'Close' }).last().click();
    await page.getByText('3 selected').waitFor();
    const said = page.locator('.toast', { hasText: '4 records were deactivated' });
    await said.getByRole('button', { name: 'Undo' }).waitFor();
    const left = await admin().customers.list({ search: 'Range' });
    expect(left.totalCount).toBe(4);
    expect(tab.complaints).toEqual([]);
  });

  test('are offered for the first 1,000 rows where more match', async () => {
    const { companyId, database } = run.app;
    await database.knex.raw(
      `INSERT INTO customers (company_id, code, code_key, name, name_key, search_text, payment_terms, currency_code,
        created_at, updated_at)
      SELECT :companyId, 'MANY-' || n, 'many-' || n, 'One of many ' || n, 'one of many ' || n, 'one of many ' || n,
        'CONTADO', 'DOP', now(), now() FROM generate_series(1, 1005) n`,
      { companyId },
    );
    await recount(database, companyId);
    const tab = await run.as('admin');
    const { page } = tab;
    await tab.open('/customers?q=one+of+many');
    await page.getByText('1,000+ in total').waitFor();
    await page.getByRole('checkbox', { name: 'Select all on this page' }).check();
    await button(page, 'Select the first 1,000 that match').click();
    await page.getByText('1,000 selected').waitFor();
    expect(tab.complaints).toEqual([]);
  });

  test('apply to the rows of all pages that match, and keep a refused row of another page selected', async () => {
    for (let number = 100; number < 130; number += 1)
      await createCustomer(run.app, { name: `Matching ${number}` });
    await createCustomer(run.app, { name: 'Other customer' });
    const tab = await run.as('admin');
    const { page } = tab;
    await tab.open('/customers?q=Matching&sort=name');
    const offer = button(page, 'Select all 30 that match');
    await select(page, 'Matching 100').check();
    expect(await offer.count()).toBe(0);
    // The walk begins at the first page, although the second one is shown.
    await button(page, 'Next').click();
    await select(page, 'Matching 129').waitFor();
    await page.getByRole('checkbox', { name: 'Select all on this page' }).check();
    await page.getByText('5 selected').waitFor();
    await expectAccessible(tab);
    await offer.click();
    await page.getByText('30 selected').waitFor();
    expect(await offer.count()).toBe(0);

    const { data } = await admin().customers.list({ search: 'Matching 101' });
    const [changed] = data;
    if (changed === undefined) throw new Error('The customer is missing');
    await admin().customers.update(changed.id, { name: changed.name, phone: '809 555 0100' });
    await button(page, 'Deactivate (30)').click();
    const dialog = page.getByRole('dialog', { name: 'Deactivate 30 records' });
    await dialog.getByRole('button', { name: 'Deactivate' }).click();
    await dialog.getByText('29 succeeded').waitFor();
    expect(await dialog.getByRole('listitem').textContent()).toContain('Matching 101');
    await dialog.getByRole('button', { name: 'Close' }).last().click();
    await page.getByText('1 selected').waitFor();
    const left = await admin().customers.list({ search: 'Matching' });
    expect(left.data.map(({ name }) => name)).toEqual(['Matching 101']);
    expect((await admin().customers.list({ search: 'Other customer' })).totalCount).toBe(1);
    expect(tab.complaints).toEqual([]);
  });

  test('are offered for what the role permits, and work on the cards of a phone', async () => {
    const { invoices } = await issue('Buyer on a phone', 1);
    const number = invoices[0]?.number ?? '';
    const viewer = await run.as('viewer');
    await viewer.open('/customers');
    expect(await viewer.page.getByRole('checkbox').count()).toBe(0);
    await viewer.open('/invoices');
    await select(viewer.page, number).check();
    await button(viewer.page, 'Download PDF (1)').waitFor();
    expect(await button(viewer.page, /Void/).count()).toBe(0);

    const tab = await run.as('admin', { width: 390 });
    const { page } = tab;
    await tab.open('/invoices?q=phone');
    await select(page, number).check();
    const saving = page.waitForEvent('download');
    await button(page, 'Download PDF (1)').click();
    await page.getByRole('dialog').getByRole('button', { name: 'Download PDF' }).click();
    expect((await saving).suggestedFilename()).toBe(`${number}.pdf`);
    await page.getByText('1 file was saved').waitFor();
    await expectAccessible(tab);
    expect(tab.complaints).toEqual([]);
  });

  test('wait out the rate limit instead of reporting it as a refusal', async () => {
    for (const number of [1, 2]) await createProduct(run.app, { name: `Limited ${number}` });
    const tab = await run.as('admin');
    const { page } = tab;
    await tab.open('/products?q=Limited');
    const answers: number[] = [];
    await page.route('**/api/products/*', async (route) => {
      if (route.request().method() !== 'DELETE') return route.continue();
      answers.push(answers.length === 0 ? 429 : 200);
      if (answers.length > 1) return route.continue();
      const error = { code: 'rate_limited', message: 'Too many requests' };
      return route.fulfill({
        status: 429,
        headers: { 'retry-after': '1' },
        json: { ok: false, error },
      });
    });
    await page.getByRole('checkbox', { name: 'Select all on this page' }).check();
    await button(page, 'Deactivate (2)').click();
    await page.getByRole('dialog').getByRole('button', { name: 'Deactivate' }).click();
    await page.getByText('2 records were deactivated').waitFor();
    expect(answers).toHaveLength(3);
    await page.getByText('Nothing matches').waitFor();

    await tab.open('/products?q=Limited&state=inactive');
    await page.getByRole('checkbox', { name: 'Select all on this page' }).check();
    expect(await button(page, 'Deactivate (0)').isDisabled()).toBe(true);
    await button(page, 'Activate (2)').click();
    await page.getByRole('dialog').getByRole('button', { name: 'Activate' }).click();
    await page.getByText('2 records were activated').waitFor();
    const active = await admin().products.list({ search: 'Limited' });
    expect(active.totalCount).toBe(2);
    expect(tab.complaints).toEqual([]);
  });

  test('mark several hits of a screening as false positives for one reason', async () => {
    await importPeople(run.app, 'treasury', [
      [501, 'ZARBUNOV, Timofey Lvovich'],
      [502, 'ZARBUNOV, Timofei'],
    ]);
    const reviewer = await run.app.kyc();
    const { id, hits } = await reviewer.aml.screen({ fullName: 'Timofei Zarbunov' });
    expect(hits).toHaveLength(2);
    const tab = await run.as('reviewer');
    const { page } = tab;
    await tab.open(`/screening?id=${id}`);
    for (const { caption } of hits) await select(page, caption).check();
    await button(page, 'False positive (2)').click();
    const dialog = page.getByRole('dialog', { name: 'Mark 2 hits as false positive' });
    await dialog.getByRole('button', { name: 'False positive' }).click();
    // Without a reason nothing is sent.
    expect(await dialog.locator('input:invalid').count()).toBe(1);
    await dialog.getByLabel('Reason').fill('Born elsewhere');
    await expectAccessible(tab);
    await dialog.getByRole('button', { name: 'False positive' }).click();
    await page.getByText('2 hits were decided').waitFor();
    const { screening } = await reviewer.aml.get(id);
    expect(screening.hits.map(({ reviewStatus }) => reviewStatus)).toEqual([
      'false_positive',
      'false_positive',
    ]);
    await page.locator('.toast').getByRole('button', { name: 'Undo' }).click();
    await page.getByText('2 decisions were undone').waitFor();
    const { screening: undone } = await reviewer.aml.get(id);
    expect(undone.hits.map(({ reviewStatus }) => reviewStatus)).toEqual(['pending', 'pending']);
    expect(tab.complaints).toEqual([]);
  });
});
