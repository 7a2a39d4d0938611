import type { SvcErp } from '../../sdk/erp/index.js';
import type { TestApp } from '../support/app.js';
import { adjust, createProduct } from '../support/goods.js';
import { addCustomer, addVendor, invoice } from '../support/sales.js';

interface Seller {
  readonly app: TestApp;
  readonly erp: SvcErp;
  readonly serviceId: number;
}

/** Creates three invoices, a draft, a void invoice, a credit note, and payments, in two currencies. */
async function sell({ app, erp, serviceId }: Seller): Promise<number> {
  const customerId = await addCustomer(app, { name: 'Bahía Sur', paymentTerms: 'CREDITO_30' });
  const other = await addCustomer(app, { paymentTerms: 'CREDITO_30' });
  const issue = async (of: number, unitPrice: number, more = {}) => {
    const lines = [{ productId: serviceId, quantity: 1, unitPrice }];
    return (await invoice(app, { customerId: of, lines, ...more })).data.id;
  };
  await issue(customerId, 100.1);
  await issue(customerId, 200.2, { issue: false });
  await erp.invoices.void(await issue(customerId, 300.3), { reason: 'Mistake' });
  await issue(other, 0.4, { currencyCode: 'USD' });
  const credited = await issue(other, 59.99);
  const paid = { method: 'efectivo', autoAllocate: true } as const;
  await erp.receivables.pay({ ...paid, customerId, amount: 40.05 });
  const bounced = await erp.receivables.pay({ ...paid, customerId: other, amount: 70 });
  await erp.receivables.reverse(bounced.data.id, { reason: 'Bounced' });
  await erp.receivables.pay({ ...paid, customerId: other, amount: 60 });
  await erp.creditNotes.create({ invoiceId: credited, reason: 'Returned' });
  return customerId;
}

/** Creates orders in two currencies, of which one is received and partly paid. */
async function buy({ app, erp, serviceId }: Seller): Promise<number> {
  const vendorId = await addVendor(app, { name: 'Aceros Norte', paymentTerms: 'CREDITO_30' });
  const order = async (unitPrice: number, more = {}) => {
    const lines = [{ productId: serviceId, quantity: 1, unitPrice }];
    return (await erp.purchaseOrders.create({ vendorId, lines, ...more })).data.id;
  };
  const lines = [{ productId: serviceId, quantity: 1 }];
  await erp.purchaseOrders.receive(await order(80.25), { lines });
  await erp.purchaseOrders.cancel(await order(15));
  const foreign = await order(20, { currencyCode: 'USD' });
  await erp.purchaseOrders.receive(foreign, { lines });
  await erp.payables.pay({ vendorId, amount: 100, method: 'cheque', autoAllocate: true });
  return vendorId;
}

/** Moves goods of two products, and creates leads and opportunities, some without an amount. */
async function prospect({ app, erp }: Seller, customerId: number): Promise<void> {
  for (const unitCost of [12.3456, 7]) {
    const product = await createProduct(app);
    await adjust(app, [{ productId: product.id, quantityDelta: 3, unitCost }]);
    await adjust(app, [{ productId: product.id, quantityDelta: -1 }], { reason: 'damage' });
  }
  for (const estimatedAmount of [250.25, 1000, undefined]) {
    const amount = estimatedAmount === undefined ? {} : { estimatedAmount };
    const lead = { name: 'Ana Reyes', phone: '809 555 0100', source: 'web', ...amount } as const;
    await erp.crm.createLead(lead);
  }
  const open = { title: 'Bolts', customerId } as const;
  await erp.crm.createOpportunity({ ...open, expectedAmount: 100.15, stage: 'prospecting' });
  await erp.crm.createOpportunity({ ...open, expectedAmount: 77.77, stage: 'negotiation' });
  await erp.crm.createOpportunity(open);
  const yen = { ...open, currencyCode: 'JPY', stage: 'prospecting' } as const;
  for (const expectedAmount of [5, 14, 15])
    await erp.crm.createOpportunity({ ...yen, expectedAmount });
}

/** Creates records of all lists of amounts, in up to three currencies. */
export async function recordsWithAmounts(
  app: TestApp,
): Promise<{ readonly customerId: number; readonly vendorId: number }> {
  const erp = app.as('admin');
  await erp.config.updateCurrency('USD', { active: true });
  await erp.config.updateCurrency('JPY', { active: true });
  await erp.config.createExchangeRate({ base: 'USD', quote: 'DOP', rate: 60 });
  const service = await createProduct(app, { type: 'service', trackStock: false });
  const seller = { app, erp, serviceId: service.id };
  const customerId = await sell(seller);
  const vendorId = await buy(seller);
  await prospect(seller, customerId);
  return { customerId, vendorId };
}
