import type {
  CustomerInput,
  InvoiceInput,
  Product,
  SvcErp,
  TaxRateInput,
  VendorInput,
} from '../../sdk/erp/index.js';
import { createApiKey } from '../../src/erp/auth/index.js';
import type { TestApp } from './app.js';
import { adjust, createProduct } from './goods.js';
import { createCustomer, createVendor } from './parties.js';

let count = 0;

/** Creates a customer with a name that is unique in the test file. */
export async function addCustomer(
  app: TestApp,
  values: Partial<CustomerInput> = {},
): Promise<number> {
  return (await createCustomer(app, values)).id;
}

/** Gives the company the tax number and address that e-invoices must show. */
export async function addCompanyDetails(app: TestApp): Promise<void> {
  const { name } = (await app.as('admin').config.company()).data;
  const address = { line1: 'Calle Mayor 1', city: 'Madrid', postalCode: '28013', country: 'ES' };
  await app.as('admin').config.updateCompany({ name, taxId: 'B58378431', address });
}

/** Creates a vendor with a name that is unique in the test file. */
export async function addVendor(app: TestApp, values: Partial<VendorInput> = {}): Promise<number> {
  return (await createVendor(app, values)).id;
}

/** Creates a tax rate in percent. */
export async function addTaxRate(
  app: TestApp,
  rate: number,
  values: Partial<TaxRateInput> = {},
): Promise<number> {
  count += 1;
  const category = rate === 0 ? ('zero' as const) : ('standard' as const);
  const input = { code: `TAX${count}`, name: `Tax of ${rate} %`, rate, category };
  const reply = await app
    .as('admin')
    .config.createTaxRate({ ...input, validFrom: '2020-01-01', ...values });
  return reply.data.id;
}

/** Creates a product with stock in the first warehouse. */
export async function stocked(app: TestApp, quantity = 100, unitCost = 5): Promise<Product> {
  const product = await createProduct(app, { price: 10 });
  await adjust(app, [{ productId: product.id, countedQuantity: quantity, unitCost }]);
  return product;
}

export function invoice(app: TestApp, input: InvoiceInput) {
  return app.as('admin').invoices.create(input);
}

/** Creates one document of every kind, so that no list is empty. */
export async function oneOfEach(app: TestApp): Promise<void> {
  const admin = app.as('admin');
  const customerId = await addCustomer(app, { paymentTerms: 'CREDITO_30' });
  const vendorId = await addVendor(app);
  const product = await stocked(app);
  await admin.inventory.transfer({
    fromWarehouseId: app.warehouseId,
    toWarehouseId: app.secondWarehouseId,
    lines: [{ productId: product.id, quantity: 1 }],
  });
  const lines = [{ productId: product.id, quantity: 2 }];
  const { data } = await admin.invoices.create({ customerId, lines });
  await admin.receivables.pay({ customerId, amount: 5, method: 'efectivo', autoAllocate: true });
  await admin.creditNotes.create({ invoiceId: data.id, reason: 'Returned' });
  const ordered = [{ productId: product.id, quantity: 3, unitPrice: 4 }];
  const order = (await admin.purchaseOrders.create({ vendorId, lines: ordered })).data;
  await admin.purchaseOrders.receive(order.id, { lines: [{ productId: product.id, quantity: 1 }] });
  await admin.payables.pay({ vendorId, amount: 1, method: 'cheque', autoAllocate: true });
  const opportunity = { title: 'Bolts', expectedAmount: 100 };
  await admin.crm.createLead({ name: 'Ana', phone: '809 555 0100', opportunity });
  await admin.config.updateCurrency('USD', { active: true });
  await admin.config.createExchangeRate({ base: 'USD', quote: 'DOP', rate: 58.5 });
}

/** Creates a client whose key never expires, for tests that move the clock. */
export async function timeless(app: TestApp): Promise<SvcErp> {
  const modules = ['invoices', 'credit-notes', 'customers', 'vendors', 'products', 'inventory'];
  const more = ['receivables', 'payables', 'purchase-orders', 'config'];
  const permissions = [...modules, ...more].map((module) => `${module}:*`);
  const key = { companyId: app.companyId, name: 'timeless', permissions };
  const { value } = await createApiKey(app.database.knex, key, app.clock.now());
  return app.client({ apiKey: value });
}
