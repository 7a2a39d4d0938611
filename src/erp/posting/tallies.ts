import type { Db } from '../../kernel/db/client.js';
import { tally } from '../../kernel/db/tallies/tally.js';
import { type Decimal, decimal, multiply, zero } from '../../kernel/values/money.js';
import { bySide, type Side } from './items-queries.js';

const itemTallies = bySide((side) =>
  tally(
    `${side}_tally`,
    { status: 'text', currency_code: 'text', due_date: 'date', is_opening: 'boolean' },
    { total: 'bigint' },
  ),
);

const invoiceCounts = tally('invoice_counts', { status: 'text' }, { total: 'bigint' });
const invoiceTally = tally(
  'invoice_tally',
  { status: 'text', currency_code: 'text', issue_date: 'date' },
  { total: 'bigint', base_amount: 'numeric' },
);

/** The columns of an invoice by which it is counted. The amount is a decimal text. */
export interface TalliedInvoice {
  readonly status: string;
  readonly currency_code: string;
  readonly issue_date: string;
  readonly base_grand_total: string;
}

/** Counts an invoice or draft that was written, or with -1 one that was deleted or has changed. */
export function tallyInvoice(
  trx: Db,
  companyId: number,
  { status, currency_code, issue_date, base_grand_total }: TalliedInvoice,
  sign: 1 | -1,
): void {
  invoiceCounts.add(trx, companyId, { status }, { total: sign });
  const amount = status === 'draft' ? zero : decimal(base_grand_total);
  const change = { total: sign, base_amount: multiply(decimal(sign), amount) };
  invoiceTally.add(trx, companyId, { status, currency_code, issue_date }, change);
}

/** The columns of a receivable or payable by which it is counted. */
export interface TalliedItem {
  readonly status: string;
  readonly currency_code: string;
  readonly due_date: string;
  readonly document_type: string;
}

/** Counts a receivable or payable that was opened, or with -1 one that has changed. */
export function tallyItem(
  trx: Db,
  side: Side,
  companyId: number,
  { status, currency_code, due_date, document_type }: TalliedItem,
  sign: 1 | -1,
): void {
  const key = { status, currency_code, due_date, is_opening: document_type === 'opening' };
  itemTallies[side].add(trx, companyId, key, { total: sign });
}

/** An item whose open amount changes, decimals as texts. The amounts of a receivable are those of its invoice. */
export interface SettledItem extends TalliedItem {
  readonly id: number;
  readonly issue_date: string;
  readonly amount: string;
  readonly base_amount: string;
  readonly open_amount: string;
}

const invoiceStatus = (amount: Decimal, open: Decimal): string => {
  if (open.eq(zero)) return 'paid';
  return open.lt(amount) ? 'partially_paid' : 'issued';
};

const itemStatus = (amount: Decimal, open: Decimal): string => {
  if (open.eq(zero)) return 'closed';
  return open.eq(amount) ? 'open' : 'partial';
};

/** Counts an item under the status that it has with another open amount, and with it the invoice of a receivable. */
export function tallySettlement(
  trx: Db,
  side: Side,
  companyId: number,
  item: SettledItem,
  openAfter: Decimal,
): void {
  const amount = decimal(item.amount);
  tallyItem(trx, side, companyId, item, -1);
  tallyItem(trx, side, companyId, { ...item, status: itemStatus(amount, openAfter) }, 1);
  if (item.document_type !== 'invoice') return;
  for (const [open, sign] of [
    [decimal(item.open_amount), -1],
    [openAfter, 1],
  ] as const) {
    const status = invoiceStatus(amount, open);
    const invoice = { ...item, status, base_grand_total: item.base_amount };
    tallyInvoice(trx, companyId, invoice, sign);
  }
}
