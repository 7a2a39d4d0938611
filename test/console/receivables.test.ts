import { readFile } from 'node:fs/promises';
import type { Locator } from 'playwright-core';
import { inChromium } from '../support/chromium.js';
import { createProduct } from '../support/goods.js';
import { describe, expect, test } from '../support/jest.js';
import { createCustomer } from '../support/parties.js';
import { invoice, stocked } from '../support/sales.js';
import { consoleTest, expectAccessible, waitUntilIdle } from './support.js';

/** Runs in the page: the rows that each task adds to a table, from now on. */
const countAddedRows = `
  window.addedRows = [];
  new MutationObserver((changes) => {
    const added = changes.flatMap(({ addedNodes }) => [...addedNodes]);
    const rows = added.flatMap((node) =>
      node.matches?.('tbody tr') ? [node] : [...(node.querySelectorAll?.('tr') ?? [])]);
    if (rows.length > 0) addedRows.push(rows.length);
  }).observe(document, { subtree: true, childList: true });
`;

inChromium('the receivables pages', () => {
  const run = consoleTest();

  async function owing(name: string, quantities: readonly number[]) {
    const product = await stocked(run.app);
    const { id } = await createCustomer(run.app, { name, paymentTerms: 'CREDITO_30' });
    const numbers: string[] = [];
    for (const quantity of quantities) {
      const lines = [{ productId: product.id, quantity }];
      const made = (await invoice(run.app, { customerId: id, lines })).data;
      numbers.push(made.number ?? '');
    }
    return { id, numbers, product };
  }

  /** Issues one invoice each to new customers. */
  async function addDebtors(first: number, last: number): Promise<void> {
    const { id: productId } = await createProduct(run.app, { type: 'service', trackStock: false });
    for (let number = first; number <= last; number += 1) {
      const customer = { name: `Debtor ${number}`, paymentTerms: 'CREDITO_30' };
      const { id: customerId } = await createCustomer(run.app, customer);
      const lines = [{ productId, quantity: 1, unitPrice: number }];
      await invoice(run.app, { customerId, lines });
    }
  }

  describe('a payment', () => {
    test('keeps its fields in place when a customer is chosen', async () => {
      const { numbers } = await owing('Customer who moves nothing', [2]);
      const tab = await run.as('admin', { width: 1440 });
      const { page } = tab;
      await tab.open('/receivables/pay');
      const amount = page.getByLabel('Amount received');
      const before = await amount.boundingBox();
      await page.getByRole('combobox', { name: 'Customer' }).fill('Customer who moves nothing');
      await page.getByRole('option', { name: 'Customer who moves nothing' }).click();
      await page.getByRole('cell', { name: numbers[0] ?? '', exact: true }).waitFor();
      expect(await amount.boundingBox()).toEqual(before);
    });

    test('is allocated over two invoices, starting from the page of one, and prints as a PDF', async () => {
      const { id, numbers, product } = await owing('Walking customer', [3]);
      const tab = await run.as('admin');
      const { page } = tab;
      await tab.open(`/invoices/new?customer=${id}`);
      await page.getByRole('combobox', { name: 'Product' }).fill(product.name);
      await page.getByRole('option', { name: product.name }).first().click();
      await page.getByLabel('Quantity').fill('5');
      await page.getByRole('button', { name: 'Issue', exact: true }).click();
      await page.getByRole('heading', { name: 'Invoice F-' }).waitFor();
      const second = (await page.textContent('h1'))?.replace('Invoice ', '') ?? '';

      await page.getByRole('link', { name: 'Record payment' }).click();
      const received = page.getByLabel('Amount received, DOP');
      await received.waitFor();
      await waitUntilIdle(page);
      expect(await received.inputValue()).toBe('50');
      await received.fill('70');
      await page.getByRole('button', { name: 'Clear' }).click();
      const rest = page.getByRole('status').filter({ hasText: 'Unallocated' });
      await rest.getByText('DOP 70.00').waitFor();
      await page.getByRole('button', { name: 'Oldest first' }).click();
      await rest.getByText('DOP 0.00').waitFor();
      expect(await page.getByLabel(`Amount for ${numbers[0]}`).inputValue()).toBe('30');
      expect(await page.getByLabel(`Amount for ${second}`).inputValue()).toBe('40');
      await page.getByLabel(`Amount for ${second}`).fill('55');
      await page.getByText('More than the open amount.').waitFor();
      expect(await page.getByRole('button', { name: 'Record the payment' }).isDisabled()).toBe(
        true,
      );
      await page.getByLabel(`Amount for ${second}`).fill('35');
      await page.getByText('becomes customer credit').waitFor();
      await page.getByLabel('Reference').fill('Wire 77');
      await expectAccessible(tab);
      await page.getByRole('button', { name: 'Record the payment' }).click();
      await page.getByRole('heading', { name: 'Payment RE-' }).waitFor();
      await page.getByText('Wire 77').waitFor();
      await expectAccessible(tab);
      const { data } = await run.app.as('admin').customers.balance(id);
      expect(data).toMatchObject({ openAmount: 15, unappliedCredit: 5, collected: 70 });

      await page.getByRole('link', { name: numbers[0] ?? '' }).click();
      await page.getByText('Paid', { exact: true }).first().waitFor();
      const saving = page.waitForEvent('download');
      await page.getByRole('button', { name: 'PDF' }).click();
      const file = await saving;
      expect(file.suggestedFilename()).toContain(numbers[0]);
      expect((await readFile(await file.path())).subarray(0, 5).toString()).toBe('%PDF-');
      expect(tab.complaints).toEqual([]);
    });

    test('is reversed in Spanish only with a reason, which reopens the invoice', async () => {
      const { id, numbers } = await owing('Cliente que devuelve', [2]);
      const paid = await run.app.as('admin').receivables.pay({
        customerId: id,
        amount: 20,
        method: 'cheque',
        autoAllocate: true,
      });
      const tab = await run.as('manager', { language: 'es' });
      const { page } = tab;
      await tab.open(`/receivables/payments/${paid.data.id}`);
      await page.getByRole('link', { name: numbers[0] ?? '' }).waitFor();
      await page.getByRole('button', { name: 'Reversar' }).click();
      const dialog = page.getByRole('dialog');
      await dialog.getByLabel('Motivo').fill('Cheque sin fondos');
      // The dialog refuses a day before that of the payment, and preserves the typed values.
      await dialog.getByLabel('Fecha del reverso').fill('2026-01-30');
      await dialog.getByLabel(/^Escriba RE-/).fill(paid.data.number);
      await expectAccessible(tab);
      await dialog.getByRole('button', { name: 'Reversar' }).click();
      await dialog.getByText(/no puede ser anterior al 2026-01-31/).waitFor();
      await dialog.getByLabel('Fecha del reverso').fill('2026-01-31');
      await dialog.getByRole('button', { name: 'Reversar' }).click();
      await page.locator('.badge', { hasText: 'Reversado' }).waitFor();
      await page.getByText('Cheque sin fondos').waitFor();
      expect((await run.app.as('admin').customers.balance(id)).data.openAmount).toBe(20);
      await tab.open('/receivables/payments?status=reversed');
      await page.getByRole('link', { name: paid.data.number }).waitFor();
      await expectAccessible(tab);
      expect(tab.complaints).toEqual([]);
    });
  });

  describe('lists', () => {
    test('show open items first, and age them by customer as of a day', async () => {
      const { id, numbers } = await owing('Old debtor', [9]);
      const tab = await run.as('viewer');
      const { page } = tab;
      await tab.open('/receivables?q=old+debtor');
      await page.getByRole('link', { name: numbers[0] ?? '' }).waitFor();
      expect(await page.getByRole('link', { name: 'Record payment' }).count()).toBe(0);
      await expectAccessible(tab);

      await tab.open('/aging');
      const row = page.getByRole('row', { name: /Old debtor/ });
      await row.getByText('90.00').first().waitFor();
      await page.getByRole('row', { name: /^Total/ }).waitFor();
      await expectAccessible(tab);
      await page.getByLabel('As of').fill('2025-12-31');
      await page.getByText('No open balances').waitFor();
      await page.getByLabel('As of').fill('');
      await page.getByRole('link', { name: 'Old debtor' }).click();
      await page.getByRole('heading', { name: 'Old debtor' }).waitFor();
      expect(new URL(page.url()).pathname).toContain(`/customers/${id}`);
      expect(tab.complaints).toEqual([]);
    });

    test('show a long aging report in portions with the total of all, and print all of it', async () => {
      await addDebtors(1, 120);
      const tab = await run.as('viewer');
      const { page } = tab;
      const debtors = page.getByRole('row', { name: /^Debtor \d/ });
      await tab.open('/aging');
      const total = page.getByRole('row', { name: /^Total/ });
      await total.waitFor();
      await page.getByText(/^100 of 12\d are shown/).waitFor();
      const { totals, rows } = (await run.app.as('admin').receivables.aging()).data;
      expect(rows.length).toBeGreaterThanOrEqual(120);
      const balance = new Intl.NumberFormat('en', { minimumFractionDigits: 2 });
      await total.getByText(balance.format(totals.balance)).first().waitFor();
      await expectAccessible(tab);
      await page.getByRole('button', { name: 'Show 100 more' }).click();
      await debtors.nth(119).waitFor();
      expect(await page.getByRole('button', { name: /^Show/ }).count()).toBe(0);
      await tab.open('/aging');
      await page.getByText(/^100 of 12\d are shown/).waitFor();
      // Making a PDF fires the events of a print.
      await page.pdf();
      expect(await debtors.count()).toBe(120);
      expect(tab.complaints).toEqual([]);
    });

    test('draw all of a long aging report in portions, and lay out only what is in view', async () => {
      await addDebtors(121, 320);
      const tab = await run.as('viewer');
      const { page } = tab;
      await tab.open('/aging');
      await page.evaluate(countAddedRows);
      await page.getByRole('button', { name: /^Show all/ }).click();
      const debtors = page.locator('tbody tr', { hasText: /^Debtor \d/ });
      await debtors.nth(319).waitFor({ state: 'attached' });
      await waitUntilIdle(page);
      expect(await debtors.count()).toBe(320);
      const added: readonly number[] = await page.evaluate('addedRows');
      expect(added.length).toBeGreaterThan(2);
      expect(Math.max(...added)).toBeLessThanOrEqual(100);

      const isLaidOut = (row: Locator): Promise<boolean> =>
        row.evaluate((one) => one.checkVisibility({ contentVisibilityAuto: true }));
      const [first, last] = [debtors.first(), debtors.last()];
      expect([await isLaidOut(first), await isLaidOut(last)]).toEqual([true, false]);
      const searched = (await last.locator('td').first().textContent()) ?? '';
      expect(await page.evaluate(`find(${JSON.stringify(searched)})`)).toBe(true);
      await waitUntilIdle(page);
      expect([await isLaidOut(first), await isLaidOut(last)]).toEqual([false, true]);
      const lefts = await page
        .locator('thead tr, tfoot tr')
        .or(last)
        .evaluateAll((rows) =>
          rows.map((row) => [...row.children].map((cell) => cell.getBoundingClientRect().left)),
        );
      expect(lefts).toEqual([lefts[0], lefts[0], lefts[0]]);
      await expectAccessible(tab);
      expect(tab.complaints).toEqual([]);
    });
  });
});
