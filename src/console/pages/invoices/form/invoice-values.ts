import type {
  Company,
  Customer,
  CustomField,
  Invoice,
  InvoiceInput,
  InvoiceLineInput,
} from '@notaria/erp';
import { decimalOr, readDecimal } from '../../../data/forms/decimals.js';
import { type CustomPath, customBodyOf, customTextsOf } from '../../custom-fields/custom-inputs.js';
import { type DraftLine, draftLine, filledLines } from '../../documents/lines/lines.js';

export const blank = {
  issueDate: '',
  paymentTerms: '',
  currencyCode: '',
  exchangeRate: '',
  pricesIncludeTax: '',
  warehouseId: '',
  notes: '',
};

export type InvoiceField = keyof typeof blank | CustomPath;
export type InvoiceValues = Readonly<Record<InvoiceField, string>>;

/** The values of the invoice form. */
export const valuesOf = (invoice: Invoice): InvoiceValues => ({
  issueDate: invoice.issueDate,
  paymentTerms: invoice.paymentTerms,
  currencyCode: invoice.currencyCode,
  exchangeRate: '',
  pricesIncludeTax: invoice.pricesIncludeTax ? 'yes' : 'no',
  warehouseId: String(invoice.lines.find((line) => line.warehouseId !== null)?.warehouseId ?? ''),
  notes: invoice.notes ?? '',
  ...customTextsOf(invoice),
});

export const linesOf = ({ lines }: Invoice): readonly DraftLine[] =>
  lines.map((line) =>
    draftLine({
      product: { id: line.productId, code: line.productCode, name: line.description },
      description: line.description,
      quantity: String(line.quantity),
      unitPrice: String(line.unitPrice),
      discount: line.discountPercent === 0 ? '' : String(line.discountPercent),
      taxRateId: line.taxRateId === null ? '' : String(line.taxRateId),
    }),
  );

function lineOf(line: DraftLine, productId: number, warehouseId: number): InvoiceLineInput {
  const unitPrice = readDecimal(line.unitPrice);
  const discountPercent = decimalOr(line.discount, 0);
  return {
    productId,
    quantity: decimalOr(line.quantity, 0),
    ...(unitPrice === undefined ? {} : { unitPrice }),
    ...(discountPercent > 0 ? { discountPercent } : {}),
    ...(line.taxRateId ? { taxRateId: Number(line.taxRateId) } : {}),
    ...(line.description ? { description: line.description } : {}),
    ...(warehouseId > 0 ? { warehouseId } : {}),
  };
}

/**
 * Returns the body to send; undefined while the customer or the product of a line is missing. An invoice of today leaves its
 * date to the server.
 */
export function bodyOf(
  customerId: number | undefined,
  entered: InvoiceValues,
  lines: readonly DraftLine[],
  today: string,
  custom: readonly CustomField[],
): InvoiceInput | undefined {
  const { issueDate, paymentTerms, currencyCode, pricesIncludeTax, notes } = entered;
  const filled = filledLines(lines);
  if (customerId === undefined || filled.length === 0) return undefined;
  const exchangeRate = readDecimal(entered.exchangeRate);
  const sent: InvoiceLineInput[] = [];
  for (const line of filled) {
    if (line.product === null) return undefined;
    sent.push(lineOf(line, line.product.id, Number(entered.warehouseId)));
  }
  return {
    customerId,
    lines: sent,
    ...(issueDate && issueDate !== today ? { issueDate } : {}),
    ...(paymentTerms ? { paymentTerms } : {}),
    ...(currencyCode ? { currencyCode } : {}),
    ...(exchangeRate === undefined ? {} : { exchangeRate }),
    ...(pricesIncludeTax ? { pricesIncludeTax: pricesIncludeTax === 'yes' } : {}),
    ...(notes ? { notes } : {}),
    ...customBodyOf(custom, entered),
  };
}

/** Values that the document takes from the customer and the company unless the user chose others. */
export function settledOf(
  entered: InvoiceValues,
  customer: Customer | undefined,
  company: Company | undefined,
) {
  const currency = entered.currencyCode || customer?.currencyCode || (company?.baseCurrency ?? '');
  const isTaxIncluded = entered.pricesIncludeTax
    ? entered.pricesIncludeTax === 'yes'
    : (customer?.priceIncludesTax ?? company?.pricesIncludeTax ?? false);
  return { currency, isTaxIncluded };
}
