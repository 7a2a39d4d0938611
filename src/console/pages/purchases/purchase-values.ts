import type { PurchaseOrderInput, PurchaseOrderLineInput } from '@notaria/erp';
import { decimalOr } from '../../data/forms/decimals.js';
import { type DraftLine, filledLines } from '../documents/lines/lines.js';

export const blank = {
  orderDate: '',
  expectedDate: '',
  paymentTerms: '',
  currencyCode: '',
  warehouseId: '',
  reference: '',
  notes: '',
};

export type PurchaseField = keyof typeof blank;
type PurchaseValues = Readonly<Record<PurchaseField, string>>;

function lineOf(line: DraftLine, productId: number): PurchaseOrderLineInput {
  const discountPercent = decimalOr(line.discount, 0);
  return {
    productId,
    quantity: decimalOr(line.quantity, 0),
    unitPrice: decimalOr(line.unitPrice, 0),
    ...(discountPercent > 0 ? { discountPercent } : {}),
    ...(line.taxRateId ? { taxRateId: Number(line.taxRateId) } : {}),
    ...(line.description ? { description: line.description } : {}),
  };
}

/** Returns the body to send; undefined while the vendor or the product of a line is missing. */
export function bodyOf(
  vendorId: number | undefined,
  entered: PurchaseValues,
  lines: readonly DraftLine[],
): PurchaseOrderInput | undefined {
  const { orderDate, expectedDate, paymentTerms, currencyCode, warehouseId } = entered;
  const filled = filledLines(lines);
  if (vendorId === undefined || filled.length === 0) return undefined;
  const sent: PurchaseOrderLineInput[] = [];
  for (const line of filled) {
    if (line.product === null) return undefined;
    sent.push(lineOf(line, line.product.id));
  }
  return {
    vendorId,
    lines: sent,
    ...(orderDate ? { orderDate } : {}),
    ...(expectedDate ? { expectedDate } : {}),
    ...(paymentTerms ? { paymentTerms } : {}),
    ...(currencyCode ? { currencyCode } : {}),
    ...(warehouseId ? { warehouseId: Number(warehouseId) } : {}),
    ...(entered.reference ? { reference: entered.reference } : {}),
    ...(entered.notes ? { notes: entered.notes } : {}),
  };
}
