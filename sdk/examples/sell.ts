/*
 * A shop sells an article. Needs ERP_URL and ERP_KEY, a key with products:read, products:write, inventory:read,
 * inventory:cost, inventory:adjust, customers:read, customers:write, invoices:read, invoices:create, exports:run,
 * receivables:read and receivables:collect.
 */
import { writeFile } from 'node:fs/promises';
import { type Invoice, type InvoiceInput, SvcErp, SvcErpError } from '@notaria/erp';

const { ERP_URL: baseUrl = 'http://127.0.0.1:4000', ERP_KEY: apiKey } = process.env;
const erp = new SvcErp({ baseUrl, apiKey });

async function firstWarehouse(): Promise<number> {
  const { data } = await erp.inventory.warehouses({ pageSize: 1 });
  if (data[0] === undefined) throw new Error('The company has no warehouse');
  return data[0].id;
}

/** Finds the article by its code, or creates it with some stock. */
async function article(code: string, warehouseId: number): Promise<number> {
  const { data: found } = await erp.products.list({ search: code, fields: ['id', 'code'] });
  const known = found.find((product) => product.code === code);
  if (known !== undefined) return known.id;
  const { data: created } = await erp.products.create({
    code,
    name: 'Paint, white, 1 l',
    price: 12.5,
  });
  const lines = [{ productId: created.id, quantityDelta: 100, unitCost: 7 }];
  await erp.inventory.adjust({ warehouseId, reason: 'count', lines });
  return created.id;
}

/** The same order never becomes two invoices, even if it is sent several times. */
async function bill(order: string, input: InvoiceInput): Promise<Invoice> {
  const { data } = await erp.invoices.create(input, { idempotencyKey: `order-${order}` });
  return (await erp.invoices.get(data.id)).data;
}

try {
  const order = process.argv[2] ?? `${Date.now()}`;
  const warehouseId = await firstWarehouse();
  const productId = await article('PAINT-1', warehouseId);
  const { data: customer } = await erp.customers.create({ name: `Customer of order ${order}` });
  const invoice = await bill(order, {
    customerId: customer.id,
    paymentTerms: 'CREDITO_30',
    lines: [{ productId, warehouseId, quantity: 3, unitPrice: 12.5 }],
  });
  console.log(`${invoice.number}: ${invoice.grandTotal} ${invoice.currencyCode}`);

  const { content, fileName } = await erp.invoices.pdf(invoice.id);
  if (process.env['SAVE_PDF'] !== undefined) await writeFile(fileName ?? 'invoice.pdf', content);

  await erp.receivables.pay({ customerId: customer.id, amount: 10, method: 'efectivo' });
  const { data: balance } = await erp.customers.balance(customer.id);
  console.log(`still owed: ${balance.netBalance}`);
} catch (error) {
  if (!(error instanceof SvcErpError)) throw error;
  console.error(`${error.code}: ${error.message} (request ${error.requestId ?? 'unknown'})`);
  process.exitCode = 1;
}
