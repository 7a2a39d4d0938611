import type { components } from '../../../generated/erp/types.js';
import { requestErrors } from '../../kernel/errors.js';
import type { Context } from '../../kernel/operations/handlers.js';
import {
  add,
  currencyDecimals,
  type Decimal,
  decimal,
  toSql,
  zero,
} from '../../kernel/values/money.js';
import { errors } from '../errors.js';
import type { GoodsLine } from '../inventory/index.js';
import { type InvoiceRow, shareOut } from '../invoices/index.js';
import { creditNoteErrors } from './errors.js';
import type { CreditedRow, NewCreditNote } from './issue-queries.js';
import { text } from './messages/index.js';
import type * as queries from './queries.js';
import {
  type CreditedLine,
  type CreditTerms,
  creditGroup,
  creditLine,
  groupKey,
  type LineSums,
  leftOf,
  lineGroupKey,
  sumGroups,
} from './rules.js';

type Input = components['schemas']['CreditNoteInput'];
type InvoiceLine = InvoiceRow['lines'][number];

/** A credit note ready to be numbered and written. */
export interface CreditDraft {
  readonly grandTotal: Decimal;
  readonly baseGrandTotal: Decimal;
  readonly goods: readonly GoodsLine[];
  readonly values: Omit<
    NewCreditNote,
    'companyId' | 'id' | 'number' | 'date' | 'unapplied' | 'baseUnapplied' | 'now'
  >;
}

const nothing = { quantity: '0', net: '0', tax: '0', cost: '0' };

const sumsOf = (line: InvoiceLine): LineSums => ({
  quantity: line.quantity,
  net: line.netAmount,
  tax: line.taxAmount,
  cost: line.cost ?? '0',
});

/** The number of taxes on a line if all have the same rate; otherwise 1. */
const equalTaxesOf = ({ taxes }: InvoiceLine): number => {
  const [first] = taxes;
  const areEqual = taxes.every(({ rate }) => decimal(rate).eq(decimal(first?.rate ?? rate)));
  return areEqual ? Math.max(taxes.length, 1) : 1;
};

interface LineCredit {
  readonly line: InvoiceLine;
  readonly credited: CreditedLine;
}

/** Returns the quantity to credit of each line; without lines in the request, all that is left. */
function quantitiesOf(invoice: InvoiceRow, body: Input): ReadonlyMap<number, Decimal> | undefined {
  if (body.lines === undefined) return undefined;
  const quantities = new Map<number, Decimal>();
  for (const [index, { invoiceLineId, quantity }] of body.lines.entries()) {
    const path = `body.lines.${index}.invoiceLineId`;
    if (!invoice.lines.some(({ id }) => id === invoiceLineId)) {
      throw errors.notFound('invoiceLine', invoiceLineId, path);
    }
    if (quantities.has(invoiceLineId)) {
      throw requestErrors.invalidField(path, text('lineNamedTwice'));
    }
    quantities.set(invoiceLineId, decimal(quantity));
  }
  return quantities;
}

function pathOf(body: Input, lineId: number): string {
  const index = body.lines?.findIndex(({ invoiceLineId }) => invoiceLineId === lineId) ?? -1;
  return index < 0 ? 'body.invoiceId' : `body.lines.${index}.quantity`;
}

function creditLines(
  invoice: InvoiceRow,
  body: Input,
  before: ReadonlyMap<number, LineSums>,
  decimals: CreditTerms,
): readonly LineCredit[] {
  const quantities = quantitiesOf(invoice, body);
  const credits = invoice.lines.flatMap((line): LineCredit[] => {
    const sums = sumsOf(line);
    const credited = before.get(line.id) ?? nothing;
    const quantity = quantities ? quantities.get(line.id) : leftOf(sums, credited);
    if (quantity === undefined || quantity.eq(zero)) return [];
    const part = creditLine(sums, credited, quantity, decimals, equalTaxesOf(line));
    if (part === undefined) {
      const left = leftOf(sums, credited).toString();
      throw creditNoteErrors.creditExceedsInvoice(left, pathOf(body, line.id));
    }
    return [{ line, credited: part }];
  });
  if (credits.length === 0) throw creditNoteErrors.creditExceedsInvoice('0', 'body.invoiceId');
  return credits;
}

/** Returns the tax breakdown of the invoice with the amounts of the credited lines, without empty groups. */
function taxesOf(
  invoice: InvoiceRow,
  credits: readonly LineCredit[],
  notes: readonly queries.CreditNoteRow['taxes'][],
  decimals: CreditTerms,
) {
  const earlier = notes.flat();
  return invoice.taxes.flatMap((tax) => {
    const key = groupKey(tax);
    const members = credits.filter(({ line }) => lineGroupKey(line) === key);
    if (members.length === 0) return [];
    const before = sumGroups(earlier.filter((one) => groupKey(one) === key));
    const base = add(...members.map(({ credited }) => credited.net));
    const amount = add(...members.map(({ credited }) => credited.tax));
    return [creditGroup(tax, before, { base, amount }, decimals, shareOut)];
  });
}

const storedLines = (credits: readonly LineCredit[], restock: boolean) =>
  credits.map(({ line, credited }, index) => ({
    line: index + 1,
    invoiceLineId: line.id,
    productId: line.productId,
    warehouseId: restock ? line.warehouseId : null,
    quantity: toSql(credited.quantity),
    net: toSql(credited.net),
    tax: toSql(credited.tax),
    cost: line.cost === null ? null : toSql(credited.cost),
  }));

/** Returns the goods to their warehouses, at the cost at which they left. */
const returningGoods = (lines: ReturnType<typeof storedLines>): readonly GoodsLine[] =>
  lines.flatMap(({ line, productId, warehouseId, quantity, cost }) =>
    warehouseId === null || cost === null
      ? []
      : [{ line, productId, warehouseId, delta: quantity, value: cost }],
  );

/** Amounts that earlier credit notes of an invoice have credited. */
export interface EarlierCredits {
  /** Credited amounts by line. */
  readonly lines: readonly CreditedRow[];
  /** The tax breakdown of each credit note. */
  readonly taxes: readonly queries.CreditNoteRow['taxes'][];
}

/**
 * Computes a credit note of a locked invoice.
 *
 * @throws ApiError 404 for a line of another invoice, 409 for a larger quantity than is left
 */
export function creditDraft(
  { principal: { baseCurrency } }: Context,
  invoice: InvoiceRow,
  body: Input,
  earlier: EarlierCredits,
): CreditDraft {
  const decimals = {
    document: currencyDecimals(invoice.currency_code),
    company: currencyDecimals(baseCurrency),
    pricesIncludeTax: invoice.prices_include_tax,
  };
  const before = new Map(earlier.lines.map((row) => [row.invoice_line_id, row]));
  const credits = creditLines(invoice, body, before, decimals);
  const total = add(...credits.map(({ credited }) => credited.net));
  const taxTotal = add(...credits.map(({ credited }) => credited.tax));
  const taxes = taxesOf(invoice, credits, earlier.taxes, decimals);
  const baseTotal = add(...taxes.map(({ companyBase }) => decimal(companyBase)));
  const baseTaxTotal = add(...taxes.map(({ companyAmount }) => decimal(companyAmount)));
  const restock = body.restock ?? true;
  const lines = storedLines(credits, restock);
  return {
    grandTotal: add(total, taxTotal),
    baseGrandTotal: add(baseTotal, baseTaxTotal),
    goods: restock ? returningGoods(lines) : [],
    values: {
      invoiceId: invoice.id,
      reason: body.reason,
      restock,
      total: toSql(total),
      taxTotal: toSql(taxTotal),
      baseTotal: toSql(baseTotal),
      baseTaxTotal: toSql(baseTaxTotal),
      taxes,
      lines,
    },
  };
}
