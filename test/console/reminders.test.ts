import { addDays } from '../../src/kernel/values/time.js';
import { inChromium } from '../support/chromium.js';
import { createProduct } from '../support/goods.js';
import { expect, test } from '../support/jest.js';
import { createCustomer } from '../support/parties.js';
import { invoice } from '../support/sales.js';
import { consoleTest, expectAccessible, waitUntilIdle } from './support.js';

inChromium('payment reminders', () => {
  const run = consoleTest();

  /** Issues invoices of 50.00 that are ten days overdue to a new customer, and returns their numbers. */
  async function owe(name: string, count: number, more: object): Promise<string[]> {
    const { id: productId } = await createProduct(run.app, { type: 'service', trackStock: false });
    const { id: customerId } = await createCustomer(run.app, { name, ...more });
    const lines = [{ productId, quantity: 1, unitPrice: 50 }];
    const paymentTerms = 'CREDITO_30';
    const issueDate = addDays(run.app.clock.now().toISOString().slice(0, 10), -40);
    const numbers: string[] = [];
    for (let left = count; left > 0; left -= 1) {
      const { data } = await invoice(run.app, { customerId, lines, issueDate, paymentTerms });
      numbers.push(data.number ?? '');
    }
    return numbers;
  }

  test('one message for each customer, in the language of its documents, with every selected document', async () => {
    const [first = '', second = ''] = await owe('Ana & Sons', 2, {
      email: 'ana+books@example.com',
      language: 'en',
    });
    const [spanish = ''] = await owe('Ferretería Única', 1, {
      email: 'ferreteria@example.com',
      language: 'es',
    });
    await owe('Unreachable', 1, {});
    const tab = await run.as('admin');
    const { page } = tab;
    await tab.open('/receivables');
    await page.getByRole('checkbox', { name: 'Select all on this page' }).check();
    await page.getByRole('button', { name: 'Remind (4)' }).click();
    const dialog = page.getByRole('dialog', { name: 'Remind 3 customers' });
    const link = dialog.getByRole('link', { name: 'Write e-mail: Ana & Sons' });
    await waitUntilIdle(page);
    await expectAccessible(tab);

    const message = new URL((await link.getAttribute('href')) ?? '');
    expect(message.protocol).toBe('mailto:');
    expect(decodeURIComponent(message.pathname)).toBe('ana+books@example.com');
    expect(message.searchParams.get('subject')).toBe('Payment reminder: 2 open documents');
    const body = message.searchParams.get('body') ?? '';
    expect(body).toMatch(/^Dear Ana & Sons,\r\n\r\nour books show these documents/);
    for (const number of [first, second])
      expect(body).toMatch(
        new RegExp(`- ${number}, due .+: DOP 50\\.00 \\(10 days overdue\\)\r\n`),
      );
    expect(body).toContain('Total: DOP 100.00\r\n');

    const other = dialog.getByRole('link', { name: 'Write e-mail: Ferretería Única' });
    const { searchParams } = new URL((await other.getAttribute('href')) ?? '');
    expect(searchParams.get('subject')).toBe(`Recordatorio de pago: ${spanish}`);
    expect(searchParams.get('body')).toContain('(10 días de atraso)');

    const unreachable = dialog.getByRole('listitem').filter({ hasText: 'Unreachable' });
    await unreachable.getByText('No e-mail address.').waitFor();
    expect(await unreachable.getByRole('link', { name: 'Add one' }).getAttribute('href')).toMatch(
      /\/customers\/\d+\/edit$/,
    );
    await dialog.getByRole('button', { name: 'Close' }).last().click();
    await page.getByText('4 selected').waitFor();
    expect(tab.complaints).toEqual([]);
  });

  test('a settled receivable is not reminded of, and a message names at most 15 documents', async () => {
    const numbers = await owe('Large debtor', 17, { email: 'large@example.com', language: 'en' });
    const admin = run.app.as('admin');
    const { data } = await admin.receivables.list({ search: numbers[0] ?? '' });
    const [settled] = data;
    await admin.receivables.pay({
      customerId: settled?.customerId ?? 0,
      amount: 50,
      method: 'efectivo',
      allocations: [{ receivableId: settled?.id ?? 0, amount: 50 }],
    });
    const tab = await run.as('admin');
    const { page } = tab;
    await tab.open(`/receivables?customer=${settled?.customerId}`);
    await page.getByRole('checkbox', { name: 'Select all on this page' }).check();
    await page.getByRole('button', { name: 'Remind (16)' }).click();
    const link = page.getByRole('link', { name: 'Write e-mail: Large debtor' });
    const { searchParams } = new URL((await link.getAttribute('href')) ?? '');
    const body = searchParams.get('body') ?? '';
    expect(body).not.toContain(`${numbers[0]},`);
    expect(body.match(/^- .+, due /gm)).toHaveLength(15);
    expect(body).toContain('- and 1 more document\r\n');
    expect(body).toContain('Total: DOP 800.00');
  });
});
