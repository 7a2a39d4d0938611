import type { ReceivablePaymentInput } from '../../sdk/erp/index.js';
import { startTestApp, type TestApp } from '../support/app.js';
import { createProduct } from '../support/goods.js';
import { afterAll, beforeAll } from '../support/jest.js';
import { addCustomer, invoice } from '../support/sales.js';

export let app: TestApp;
export let serviceId: number;
/** Starts a server for the tests of a file. */
export function setUpReceivables(): void {
  beforeAll(async () => {
    app = await startTestApp();
    serviceId = (await createProduct(app, { type: 'service', trackStock: false })).id;
    await app.as('admin').config.updateCurrency('USD', { active: true });
  });
  afterAll(() => app.close());
}

export const admin = () => app.as('admin');
export const receivables = () => admin().receivables;
export const pay = (input: ReceivablePaymentInput) => receivables().pay(input);

/** Creates a customer with an invoice of each amount, and returns the ids of the invoices. */
export async function addReceivables(...amounts: number[]) {
  const customerId = await addCustomer(app, { paymentTerms: 'CREDITO_30', creditLimit: 1000 });
  const ids: number[] = [];
  for (const unitPrice of amounts) {
    const lines = [{ productId: serviceId, quantity: 1, unitPrice }];
    ids.push((await invoice(app, { customerId, lines })).data.id);
  }
  return { customerId, ids, first: ids[0] ?? 0 };
}

export const openOf = async (customerId: number) =>
  (await receivables().list({ customerId })).data.map(({ openAmount }) => openAmount);
