import { readFile } from 'node:fs/promises';
import { inChromium } from '../support/chromium.js';
import { createProduct } from '../support/goods.js';
import { expect, test } from '../support/jest.js';
import { addVendor, invoice } from '../support/sales.js';
import { consoleTest, waitUntilIdle } from './support.js';

inChromium('prints in the console', () => {
  const run = consoleTest();
  const admin = () => run.app.as('admin');

  /** Creates a document of each kind that has a print. */
  async function documents(customerId: number) {
    const { id: productId } = await createProduct(run.app, { type: 'service', trackStock: false });
    const lines = [{ productId, quantity: 2, unitPrice: 50 }];
    const { data: sold } = await invoice(run.app, {
      customerId,
      lines,
      paymentTerms: 'CREDITO_30',
    });
    const { data: full } = await admin().invoices.get(sold.id);
    const returned = [{ invoiceLineId: full.lines[0]?.id ?? 0, quantity: 1 }];
    const credit = { invoiceId: sold.id, reason: 'Damaged', lines: returned };
    const { data: note } = await admin().creditNotes.create(credit);
    const money = { customerId, amount: 10, method: 'efectivo' as const };
    const { data: payment } = await admin().receivables.pay(money);
    const stocked = await createProduct(run.app);
    const { data: order } = await admin().purchaseOrders.create({
      vendorId: await addVendor(run.app),
      lines: [{ productId: stocked.id, quantity: 1, unitPrice: 5 }],
    });
    return [
      [`/invoices/${sold.id}`, sold.number ?? ''],
      [`/credit-notes/${note.id}`, note.number],
      [`/receivables/payments/${payment.id}`, payment.number],
      [`/purchases/${order.id}`, order.number],
    ] as const;
  }

  test('are saved from the page of each document, in the language of the customer', async () => {
    const tab = await run.as('admin');
    const { page } = tab;
    await tab.open('/customers/new');
    await page.getByLabel('Name', { exact: true }).fill('Cliente hispano');
    await page.getByLabel('Language of documents').selectOption('Spanish');
    await page.getByRole('button', { name: 'New customer' }).click();
    await page.getByRole('heading', { name: 'Cliente hispano' }).waitFor();
    await page.getByText('Spanish').waitFor();
    const found = await admin().customers.list({ search: 'Cliente hispano' });
    const { id = 0 } = found.data[0] ?? {};
    expect((await admin().customers.get(id)).data.language).toBe('es');
    for (const [path, number] of await documents(id)) {
      await tab.open(path);
      await waitUntilIdle(page);
      const saving = page.waitForEvent('download');
      await page.getByRole('button', { name: 'PDF' }).click();
      const file = await saving;
      expect(file.suggestedFilename()).toBe(`${number}.pdf`);
      expect((await readFile(await file.path())).subarray(0, 5).toString()).toBe('%PDF-');
    }
    expect(tab.complaints).toEqual([]);
  });
});
