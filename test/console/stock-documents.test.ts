import type { Page } from 'playwright-core';
import { inChromium } from '../support/chromium.js';
import { createProduct, stockOf } from '../support/goods.js';
import { expect, test } from '../support/jest.js';
import { addCustomer, addTaxRate, addVendor, stocked } from '../support/sales.js';
import { consoleTest, expectAccessible, waitUntilIdle } from './support.js';

/** Fills the dialog of a reversal and confirms it. */
async function reverse(page: Page, number: string): Promise<void> {
  await page.getByRole('button', { name: 'Reverse' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel(`Type ${number} to confirm`).fill(number);
  await dialog.getByLabel('Reason').fill('Wrong warehouse');
  await dialog.getByRole('button', { name: 'Reverse' }).click();
  await dialog.waitFor({ state: 'detached' });
  await page.getByText('Reversed', { exact: true }).waitFor();
}

inChromium('documents of stock', () => {
  const run = consoleTest();

  test('an adjustment opens after it is posted, is listed and found from its movement, and can be reversed', async () => {
    const product = await createProduct(run.app, { code: 'ADJ-1', name: 'Adjusted bolt' });
    const tab = await run.as('admin');
    const { page } = tab;
    await tab.open('/stock/count');
    await page.getByRole('combobox', { name: 'Product' }).fill('ADJ-1');
    await page.getByRole('option', { name: 'Adjusted bolt' }).click();
    await page.getByLabel('Counted quantity').fill('12');
    await page.getByRole('button', { name: 'Post the count' }).click();
    await page.waitForURL(/stock\/adjustments\/\d+$/);
    const heading = page.getByRole('heading', { name: /^Adjustment / });
    const number = (await heading.textContent())?.replace('Adjustment ', '') ?? '';
    expect(await page.getByRole('row', { name: /Adjusted bolt/ }).textContent()).toContain('+12');
    await expectAccessible(tab);
    await tab.visit('/stock/card');
    await page
      .getByRole('row', { name: new RegExp(number) })
      .getByRole('link')
      .click();
    await page.getByRole('heading', { name: `Adjustment ${number}` }).waitFor();
    await reverse(page, number);
    await page.getByText('Wrong warehouse').waitFor();
    expect((await stockOf(run.app, product.id)).map(({ quantity }) => quantity)).toEqual([0]);
    await page.getByRole('link', { name: 'Adjustments' }).first().click();
    await page
      .getByRole('tab', { name: 'Reversed' })
      .or(page.getByRole('link', { name: 'Reversed' }))
      .first()
      .click();
    await page.getByRole('row', { name: new RegExp(number) }).waitFor();
    expect(tab.complaints).toEqual([]);
  });

  test('a count that later documents contradict says so, with their numbers', async () => {
    const { inventory } = run.app.as('admin');
    const { id: productId } = await createProduct(run.app, { name: 'Contradicted bolt' });
    const { warehouseId } = run.app;
    const at = (date: string, line: { countedQuantity: number; unitCost?: number }) =>
      inventory.adjust({
        warehouseId,
        date,
        reason: 'count',
        lines: [{ productId, ...line }],
      });
    await at('2025-10-01', { countedQuantity: 10, unitCost: 1 });
    const { data: count } = await at('2025-10-31', { countedQuantity: 9 });
    const { data: late } = await inventory.adjust({
      warehouseId,
      date: '2025-10-15',
      reason: 'loss',
      lines: [{ productId, quantityDelta: -2 }],
    });
    const tab = await run.as('admin');
    await tab.open(`/stock/adjustments/${count.id}`);
    const note = tab.page.getByRole('note').filter({ hasText: 'Contradicted bolt' });
    expect(await note.textContent()).toContain(late.number);
    await expectAccessible(tab);
  });

  test('a transfer and a reception are listed, shown and reversed', async () => {
    const admin = run.app.as('admin');
    const product = await stocked(run.app);
    const { data: transfer } = await admin.inventory.transfer({
      fromWarehouseId: run.app.warehouseId,
      toWarehouseId: run.app.secondWarehouseId,
      lines: [{ productId: product.id, quantity: 4 }],
    });
    const vendorId = await addVendor(run.app);
    const lines = [{ productId: product.id, quantity: 3, unitPrice: 4 }];
    const { data: order } = await admin.purchaseOrders.create({ vendorId, lines });
    await admin.purchaseOrders.receive(order.id, {
      lines: [{ productId: product.id, quantity: 3 }],
    });
    const [reception] = (await admin.purchaseOrders.receptions()).data;
    const tab = await run.as('admin');
    const { page } = tab;
    await tab.open('/stock/transfers');
    await page.getByRole('link', { name: transfer.number }).click();
    await page.getByRole('row', { name: new RegExp(product.name) }).waitFor();
    await expectAccessible(tab);
    await reverse(page, transfer.number);
    await tab.visit('/purchases/receptions');
    await page.getByRole('link', { name: reception?.number ?? '' }).click();
    await page.getByRole('row', { name: new RegExp(product.name) }).waitFor();
    await page.getByRole('link', { name: order.number }).waitFor();
    await expectAccessible(tab);
    await reverse(page, reception?.number ?? '');
    const stock = (await stockOf(run.app, product.id)).map(({ quantity }) => quantity);
    expect(stock.toSorted((one, other) => one - other)).toEqual([0, 100]);
    expect(tab.complaints).toEqual([]);
  });
});

inChromium('an allocation of a payment', () => {
  const run = consoleTest();

  test('is released for a customer and for a vendor', async () => {
    const admin = run.app.as('admin');
    const product = await stocked(run.app);
    const customerId = await addCustomer(run.app, { paymentTerms: 'CREDITO_30' });
    await admin.invoices.create({ customerId, lines: [{ productId: product.id, quantity: 2 }] });
    const { data: received } = await admin.receivables.pay({
      customerId,
      amount: 5,
      method: 'efectivo',
      autoAllocate: true,
    });
    const vendorId = await addVendor(run.app);
    const lines = [{ productId: product.id, quantity: 3, unitPrice: 4 }];
    const { data: order } = await admin.purchaseOrders.create({ vendorId, lines });
    await admin.purchaseOrders.receive(order.id, {
      lines: [{ productId: product.id, quantity: 3 }],
    });
    const { data: paid } = await admin.payables.pay({
      vendorId,
      amount: 1,
      method: 'cheque',
      autoAllocate: true,
    });
    const tab = await run.as('admin');
    const { page } = tab;
    for (const path of [`/receivables/payments/${received.id}`, `/payables/payments/${paid.id}`]) {
      await tab.open(path);
      await page.getByRole('button', { name: 'Release' }).click();
      const dialog = page.getByRole('dialog');
      await dialog.getByText(/are open again on/).waitFor();
      await expectAccessible(tab);
      await dialog.getByRole('button', { name: 'Release' }).click();
      await dialog.waitFor({ state: 'detached' });
      await page.getByText(/^Not allocated/).waitFor();
    }
    const [{ data: one }, { data: two }] = await Promise.all([
      admin.receivables.getPayment(received.id),
      admin.payables.getPayment(paid.id),
    ]);
    expect([one.unallocatedAmount, two.unallocatedAmount]).toEqual([5, 1]);
    expect(tab.complaints).toEqual([]);
  });
});

inChromium('an outdated draft', () => {
  const run = consoleTest();

  test('shows the old and the new figures, and is issued with the new ones when they are accepted', async () => {
    const admin = run.app.as('admin');
    const rate = await addTaxRate(run.app, 18);
    const { id: productId } = await createProduct(run.app, {
      type: 'service',
      price: 100,
      taxRateId: rate,
    });
    const customerId = await addCustomer(run.app, { paymentTerms: 'CREDITO_30' });
    const lines = [{ productId, quantity: 1 }];
    const { data: draft } = await admin.invoices.create({ customerId, lines, issue: false });
    await admin.customers.update(customerId, { name: 'Renamed customer' });
    const tab = await run.as('admin');
    const { page } = tab;
    await tab.open(`/invoices/${draft.id}`);
    await page.getByRole('button', { name: 'Issue' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('button', { name: 'Issue' }).click();
    await dialog
      .getByText(/^Name of the customer is .* in the draft and would be Renamed customer/)
      .first()
      .waitFor();
    await expectAccessible(tab);
    await dialog.getByRole('button', { name: 'Accept and issue' }).click();
    await dialog.waitFor({ state: 'detached' });
    await waitUntilIdle(page);
    const { data: issued } = await admin.invoices.get(draft.id);
    expect([issued.status, issued.customerName]).toEqual(['issued', 'Renamed customer']);
    expect(tab.complaints).toEqual([]);
  });

  test('is issued with the new figures from its form, too, or stays as it was saved', async () => {
    const admin = run.app.as('admin');
    const { id: productId } = await createProduct(run.app, { type: 'service', price: 100 });
    const customerId = await addCustomer(run.app);
    const lines = [{ productId, quantity: 1 }];
    const { data: draft } = await admin.invoices.create({ customerId, lines, issue: false });
    const tab = await run.as('admin');
    const { page } = tab;
    let renamed = 0;
    // The form saves the draft, and the customer changes before it is issued.
    await page.route('**/api/invoices/*/issue', async (route) => {
      renamed += 1;
      if (renamed < 3) await admin.customers.update(customerId, { name: `Renamed ${renamed}` });
      await route.continue();
    });
    await tab.open(`/invoices/${draft.id}/edit`);
    const issue = page.getByRole('button', { name: 'Issue', exact: true });
    const dialog = page.getByRole('dialog');
    await issue.click();
    await dialog
      .getByText(/would be Renamed 1/)
      .first()
      .waitFor();
    await expectAccessible(tab);
    await dialog.getByRole('button', { name: 'Cancel' }).click();
    await dialog.waitFor({ state: 'detached' });
    expect((await admin.invoices.get(draft.id)).data.status).toBe('draft');
    await issue.click();
    await dialog
      .getByText(/would be Renamed 2/)
      .first()
      .waitFor();
    await dialog.getByRole('button', { name: 'Accept and issue' }).click();
    await dialog.waitFor({ state: 'detached' });
    await waitUntilIdle(page);
    const { data: issued } = await admin.invoices.get(draft.id);
    expect([issued.status, issued.customerName]).toEqual(['issued', 'Renamed 2']);
    expect(new URL(page.url()).pathname).toBe(`/console/invoices/${draft.id}`);
    expect(tab.complaints.filter((complaint) => !complaint.includes('409'))).toEqual([]);
  });
});
