import type { FileReply, PurchaseOrderInput } from '../../sdk/erp/index.js';
import { failure, startTestApp, type TestApp } from '../support/app.js';
import { createProduct } from '../support/goods.js';
import { afterAll, beforeAll, describe, expect, test } from '../support/jest.js';
import { pagesOf } from '../support/pdf.js';
import { addCustomer, addTaxRate, addVendor, invoice } from '../support/sales.js';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
  await app.as('admin').config.updateCompany({ name: 'Comercial Ejemplo, S.R.L.' });
});
afterAll(() => app.close());

const admin = () => app.as('admin');
const textOf = async (file: FileReply): Promise<string> => (await pagesOf(file)).join('\n');

async function expectTexts(file: FileReply, texts: readonly string[]): Promise<void> {
  expect(file.contentType).toBe('application/pdf');
  const text = await textOf(file);
  for (const each of texts) expect(text).toContain(each);
}

/** Orders 20 units at 5 with 18 % from a vendor. */
async function ordered(more: Partial<PurchaseOrderInput> = {}, language?: 'es' | 'en') {
  const name = 'Łódź 北京 Trading';
  const vendorId = await addVendor(app, {
    name,
    paymentTerms: 'CREDITO_30',
    ...(language && { language }),
  });
  const product = await createProduct(app);
  const taxRateId = await addTaxRate(app, 18);
  const line = { productId: product.id, quantity: 20, unitPrice: 5, taxRateId };
  const { data } = await admin().purchaseOrders.create({ vendorId, lines: [line], ...more });
  return { order: data, product };
}

describe('downloadPurchaseOrderPdf', () => {
  test('prints the order with its vendor, lines, terms by name and delivery', async () => {
    const { order, product } = await ordered({ expectedDate: '2026-02-10', reference: 'REQ-7' });
    const file = await admin().purchaseOrders.pdf(order.id, { lang: 'en' });
    expect(file.fileName).toBe(`${order.number}.pdf`);
    await expectTexts(file, [
      'PURCHASE ORDER',
      order.number,
      'Comercial Ejemplo, S.R.L.',
      'Łódź 北京 Trading',
      product.code,
      'Net 30 days',
      '10 Feb 2026',
      'REQ-7',
      'VENDOR',
      '118.00',
      '18.00',
    ]);
    expect(await textOf(file)).not.toContain('VOID');
  });

  test('marks a draft and a cancelled order', async () => {
    const { order } = await ordered({ draft: true });
    const print = () => admin().purchaseOrders.pdf(order.id, { lang: 'en' });
    await expectTexts(await print(), ['DRAFT']);
    await admin().purchaseOrders.cancel(order.id);
    await expectTexts(await print(), ['VOID']);
  });

  test('answers 404 for an order of another company', async () => {
    const { order } = await ordered();
    const asked = app.as('stranger').purchaseOrders.pdf(order.id);
    expect(await failure(asked)).toMatchObject({ statusCode: 404 });
  });
});

/** Creates an invoice of 118, and a payment of 150 that settles it. */
async function payInvoice(language?: 'es' | 'en') {
  const customerId = await addCustomer(app, { name: 'Ñandú & Cía', ...(language && { language }) });
  const { id: productId } = await createProduct(app, { type: 'service', trackStock: false });
  const taxRateId = await addTaxRate(app, 18);
  const lines = [{ productId, quantity: 1, unitPrice: 100, taxRateId }];
  const { data: sold } = await invoice(app, { customerId, lines, paymentTerms: 'CREDITO_30' });
  const { data: payment } = await admin().receivables.pay({
    customerId,
    amount: 150,
    method: 'transferencia',
    reference: 'TR-9',
    autoAllocate: true,
  });
  return { customerId, sold, payment };
}

describe('downloadReceivablePaymentPdf', () => {
  test('prints a receipt with the settled documents and the remainder', async () => {
    const { payment, sold } = await payInvoice();
    const file = await admin().receivables.paymentPdf(payment.id, { lang: 'en' });
    expect(file.fileName).toBe(`${payment.number}.pdf`);
    await expectTexts(file, [
      'RECEIPT',
      payment.number,
      'Ñandú & Cía',
      'Bank transfer',
      'TR-9',
      sold.number ?? '-',
      '118.00',
      'Unapplied',
      '32.00',
      '150.00',
      'ONE HUNDRED FIFTY',
    ]);
  });

  test('marks a reversed payment', async () => {
    const { payment } = await payInvoice();
    await admin().receivables.reverse(payment.id, { reason: 'Bounced' });
    const file = await admin().receivables.paymentPdf(payment.id, { lang: 'es' });
    await expectTexts(file, ['RECIBO DE PAGO', 'REVERSADO']);
  });

  test('answers 404 for a payment of another company', async () => {
    const { payment } = await payInvoice();
    const asked = app.as('stranger').receivables.paymentPdf(payment.id);
    expect(await failure(asked)).toMatchObject({ statusCode: 404 });
  });
});

describe('downloadPayablePaymentPdf', () => {
  test('prints a voucher for the vendor', async () => {
    const vendorId = await addVendor(app, { name: 'Suplidora Ámbar' });
    const { data: payment } = await admin().payables.pay({
      vendorId,
      amount: 70,
      method: 'cheque',
    });
    const file = await admin().payables.paymentPdf(payment.id, { lang: 'en' });
    await expectTexts(file, ['PAYMENT VOUCHER', 'Suplidora Ámbar', 'Check', '70.00', 'VENDOR']);
    const asked = app.as('stranger').payables.paymentPdf(payment.id);
    expect(await failure(asked)).toMatchObject({ statusCode: 404 });
  });
});

describe('the language of a print', () => {
  test('is that of the customer or vendor, unless the request names one', async () => {
    const { payment, sold } = await payInvoice('es');
    const { order } = await ordered({}, 'es');
    await expectTexts(await admin().invoices.pdf(sold.id), ['FACTURA']);
    await expectTexts(await admin().invoices.pdf(sold.id, { lang: 'en' }), ['INVOICE']);
    await expectTexts(await admin().receivables.paymentPdf(payment.id), ['RECIBO DE PAGO']);
    await expectTexts(await admin().purchaseOrders.pdf(order.id), ['ORDEN DE COMPRA']);
  });

  test('is that of the company when neither has one', async () => {
    const { sold } = await payInvoice();
    await expectTexts(await admin().invoices.pdf(sold.id), ['INVOICE']);
  });

  test('is preserved in an issued invoice when the customer changes it', async () => {
    const { customerId, sold } = await payInvoice('es');
    const before = await admin().invoices.pdf(sold.id);
    const { data } = await admin().customers.get(customerId);
    expect(data.language).toBe('es');
    await admin().customers.update(customerId, { name: data.name, language: 'en' });
    expect(Buffer.from((await admin().invoices.pdf(sold.id)).content)).toEqual(
      Buffer.from(before.content),
    );
  });
});

test('an invoice prints the name that its payment terms had when it was issued', async () => {
  const { data: terms } = await admin().config.createPaymentTerms({
    code: 'NET45',
    name: 'Net 45 días',
    kind: 'days' as const,
    days: 45,
  });
  const customerId = await addCustomer(app);
  const { id: productId } = await createProduct(app, { type: 'service', trackStock: false });
  const lines = [{ productId, quantity: 1, unitPrice: 1 }];
  const { data } = await invoice(app, { customerId, lines, paymentTerms: 'NET45' });
  await admin().config.updatePaymentTerms(terms.id, { name: 'Renamed' });
  await expectTexts(await admin().invoices.pdf(data.id), ['Net 45 días']);
});

test('9: an order, a receipt and a voucher print the names of their day', async () => {
  const { order, product } = await ordered();
  const { data: reception } = await admin().purchaseOrders.receive(order.id, {
    lines: [{ productId: product.id, quantity: 1 }],
  });
  const { vendorId } = (await admin().purchaseOrders.get(order.id)).data;
  const money = { amount: 5, method: 'cheque' as const, autoAllocate: true };
  const voucher = (await admin().payables.pay({ vendorId, ...money })).data;
  const customerId = await addCustomer(app, { name: 'Before' });
  const receipt = (await admin().receivables.pay({ customerId, ...money })).data;
  const prints = async () =>
    Promise.all(
      [
        await admin().purchaseOrders.pdf(order.id, { lang: 'es' }),
        await admin().payables.paymentPdf(voucher.id, { lang: 'es' }),
        await admin().receivables.paymentPdf(receipt.id, { lang: 'es' }),
      ].map(textOf),
    );
  const before = await prints();
  expect(reception.reception.number).toBeTruthy();
  const { name } = (await admin().config.company()).data;
  await admin().config.updateCompany({ name: 'Renamed company' });
  await admin().customers.update(customerId, { name: 'Renamed customer' });
  await admin().vendors.update(vendorId, { name: 'Renamed vendor' });
  await app.database
    .knex('warehouses')
    .where({ company_id: app.companyId })
    .update({ name: 'Renamed' });
  try {
    expect(await prints()).toEqual(before);
  } finally {
    await admin().config.updateCompany({ name });
  }
});

test('units, payment terms and types of tax numbers are in the language of the print', async () => {
  const customerId = await addCustomer(app, {
    paymentTerms: 'CREDITO_30',
    taxId: 'XA-77',
    taxIdType: 'PASSPORT',
  });
  const { id: productId } = await createProduct(app, {
    unit: 'hora',
    type: 'service',
    trackStock: false,
  });
  const { data } = await invoice(app, { customerId, lines: [{ productId, quantity: 2 }] });
  const printed = async (lang: 'es' | 'en') =>
    textOf(await admin().invoices.pdf(data.id, { lang }));
  for (const word of ['2 hour', 'Net 30 days', 'Passport: XA-77']) {
    expect(await printed('en')).toContain(word);
  }
  for (const word of ['2 hora', 'Crédito a 30 días', 'Pasaporte: XA-77']) {
    expect(await printed('es')).toContain(word);
  }
});

test('a print answers 304 to its tag', async () => {
  const { payment } = await payInvoice();
  const { order } = await ordered();
  const vendorId = await addVendor(app);
  const { data: made } = await admin().payables.pay({ vendorId, amount: 1, method: 'otro' });
  const authorization = `Bearer ${app.tokenOf('admin')}`;
  for (const path of [
    `/api/purchase-orders/${order.id}/pdf`,
    `/api/receivables/payments/${payment.id}/pdf`,
    `/api/payables/payments/${made.id}/pdf`,
  ]) {
    const first = await app.fetch(path, { headers: { authorization } });
    const tag = first.headers.get('etag') ?? '';
    const again = await app.fetch(path, { headers: { authorization, 'if-none-match': tag } });
    expect([first.status, again.status]).toEqual([200, 304]);
  }
});
