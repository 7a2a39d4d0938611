import { randomUUID } from 'node:crypto';
import type pg from 'pg';
import { addDays, dayIn, formatInstant } from '../../../src/kernel/values/time.js';
import { invoiceSql } from '../ceiling/invoice.js';
import type { Subject } from './served.js';

interface InvoiceBody {
  readonly customerId: number;
  readonly lines: readonly { readonly productId: number; readonly quantity: number }[];
}

interface InvoiceFacts {
  readonly customer: {
    readonly key: string;
    readonly days: number;
    readonly terms: string;
    readonly currency: string;
    readonly party: { readonly code: string; readonly name: string };
    readonly company: object;
  };
  readonly warehouse: number;
  readonly products: readonly {
    readonly id: number;
    readonly code: string;
    readonly name: string;
    readonly unit: string;
    readonly price: number;
    readonly tax: { readonly rate: string; readonly category: string };
  }[];
}

const partyOf = (alias: string, taxIdType: string, address: string) =>
  `json_build_object('code', ${alias}.code, 'name', ${alias}.name, 'tradeName', ${alias}.trade_name,
    'taxIdType', ${taxIdType}, 'taxId', ${alias}.tax_id, 'email', ${alias}.email, 'phone', ${alias}.phone,
    'address', ${address})`;

const addressOf = (of: (column: string) => string) =>
  `json_build_object('line1', ${of('line1')}, 'line2', ${of('line2')}, 'city', ${of('city')},
    'region', ${of('region')}, 'postalCode', ${of('postal_code')}, 'country', ${of('country')})`;

const ownAddress = addressOf((column) => `c.${column}`);
const companyAddress = addressOf(
  (column) => `o.address->>'${column === 'postal_code' ? 'postalCode' : column}'`,
);

const factsSql = `SELECT json_build_object('key', c.name_key, 'currency', c.currency_code, 'terms', t.code,
    'days', t.days, 'party', ${partyOf('c', 'c.tax_id_type', ownAddress)},
    'company', ${partyOf('o', 'NULL', companyAddress)}) AS customer,
  (SELECT min(w.id) FROM warehouses w WHERE w.company_id = $1 AND w.is_active) AS warehouse,
  (SELECT json_agg(json_build_object('id', p.id, 'code', p.code, 'name', p.name, 'unit', p.unit, 'price', p.price,
      'tax', json_build_object('id', r.id, 'code', r.code, 'name', r.name, 'rate', trim_scale(r.rate)::text,
        'category', r.category, 'isCompound', r.is_compound, 'exemptionReason', r.exemption_reason)))
   FROM products p JOIN tax_rates a ON a.company_id = p.company_id AND a.id = p.tax_rate_id
   CROSS JOIN LATERAL (
     SELECT n.* FROM tax_rates n WHERE n.company_id = $1 AND n.code_key = a.code_key AND n.is_active
       AND n.valid_from <= $4::date AND (n.valid_to IS NULL OR n.valid_to >= $4::date)
     ORDER BY n.valid_from DESC LIMIT 1
   ) r WHERE p.company_id = $1 AND p.id = ANY ($3::bigint[]) AND p.is_active) AS products
FROM customers c JOIN companies o ON o.id = c.company_id
JOIN payment_terms t ON t.company_id = c.company_id AND t.is_active AND t.code_key = lower(c.payment_terms)
WHERE c.company_id = $1 AND c.id = $2 AND c.is_active AND NOT c.is_blocked`;

const text = (cents: number) => (cents / 100).toFixed(2);

/**
 * Returns the tax of the document, rounded once, and that of each line: truncated to the cent, with the rest given to
 * the largest remainders.
 */
function shareTax(nets: readonly number[], rate: number) {
  const exact = nets.map((net) => (net * rate) / 100);
  const whole = Math.round((nets.reduce((sum, net) => sum + net, 0) * rate) / 100);
  const shares = exact.map(Math.floor);
  const byLoss = exact
    .map((amount, at) => ({ at, loss: amount - Math.floor(amount) }))
    .sort((a, b) => b.loss - a.loss);
  const left = whole - shares.reduce((sum, share) => sum + share, 0);
  for (const { at } of byLoss.slice(0, left)) shares[at] = (shares[at] ?? 0) + 1;
  return { whole, shares };
}

/** Computes lines with one tax in whole cents, which is enough for the requests of the bench. */
function reckon({ products, warehouse }: InvoiceFacts, body: InvoiceBody) {
  const known = new Map(products.map((product) => [product.id, product]));
  const lines = body.lines.map(({ productId, quantity }) => {
    const product = known.get(productId);
    if (product === undefined) throw new Error(`There is no product ${productId}`);
    return { product, quantity, net: Math.round(product.price * quantity * 100) };
  });
  const nets = lines.map(({ net }) => net);
  const total = nets.reduce((sum, net) => sum + net, 0);
  const { rate, category } = lines[0]?.product.tax ?? { rate: '0', category: 'zero' };
  const { whole, shares } = shareTax(nets, Number(rate));
  const kept = lines.map(({ product, quantity, net }, at) => ({
    line: at + 1,
    product_id: product.id,
    product_code: product.code,
    description: product.name,
    unit: product.unit,
    warehouse_id: warehouse,
    quantity: String(quantity),
    unit_price: String(product.price),
    discount_percent: '0',
    net_amount: text(net),
    tax_amount: text(shares[at] ?? 0),
    tax_category: product.tax.category,
    tax_rate: product.tax.rate,
    taxes: [product.tax],
  }));
  const base = { base: text(total), amount: text(whole) };
  const inCompany = { companyBase: text(total), companyAmount: text(whole) };
  const taxes = [{ category, rate, ...base, ...inCompany }];
  return { total, tax: whole, kept, taxes };
}

/** Returns the invoice as the statement stores it, with its lines. */
function documentOf(facts: InvoiceFacts, body: InvoiceBody, day: string) {
  const { customer } = facts;
  const { total, tax, kept, taxes } = reckon(facts, body);
  const sums = { total: text(total), tax_total: text(tax), grand_total: text(total + tax) };
  const { name, code } = customer.party;
  const dueDate = addDays(day, customer.days);
  const document = {
    is_cash: customer.days === 0,
    party_id: body.customerId,
    party_name: name,
    party_key: customer.key,
    search_text: `${name} ${code}`.toLowerCase(),
    payment_terms: customer.terms,
    currency_code: customer.currency,
    exchange_rate: '1',
    tax_rounding: 'document',
    prices_include_tax: false,
    notes: null,
    ...sums,
    base_total: sums.total,
    base_tax_total: sums.tax_total,
    base_grand_total: sums.grand_total,
    taxes,
    party: customer.party,
    company: customer.company,
    issue_date: day,
    due_date: dueDate,
  };
  return { document, dueDate, total, tax, kept };
}

/** Creates the invoice with as few steps as possible: a read of its data, and a statement that writes it. */
export function createInvoices(pool: pg.Pool, timeZone: string) {
  return async (subject: Subject, body: InvoiceBody) => {
    const { companyId, userId } = subject;
    const now = new Date();
    const day = dayIn(now, timeZone);
    const ids = body.lines.map(({ productId }) => productId);
    const values = [companyId, body.customerId, ids, day];
    const found = await pool.query<InvoiceFacts>({ name: 'facts', text: factsSql, values });
    const [facts] = found.rows;
    if (facts === undefined) throw new Error(`There is no customer ${body.customerId}`);
    const { document, dueDate, total, tax, kept } = documentOf(facts, body, day);
    const actor = ['user', userId, 'Bench', 'createInvoice', '127.0.0.1', randomUUID()];
    const written = [JSON.stringify(document), JSON.stringify(kept), 2, false, false];
    const { rows } = await pool.query<{ id: number | null; number: string; status: string }>({
      name: 'issue',
      text: invoiceSql,
      values: [companyId, now, ...actor, ...written],
    });
    const [row] = rows;
    if (row?.id === undefined || row.id === null) throw new Error('The invoice was refused');
    const { id, number, status } = row;
    const at = formatInstant(now, timeZone);
    const amounts = { total: total / 100, taxTotal: tax / 100, grandTotal: (total + tax) / 100 };
    const dates = { issueDate: day, dueDate, currencyCode: facts.customer.currency };
    const state = { openAmount: amounts.grandTotal, version: 1, createdAt: at, updatedAt: at };
    const data = { id, number, status, ...dates, ...amounts, ...state };
    return { ok: true, message: `Invoice ${number} issued`, data };
  };
}
