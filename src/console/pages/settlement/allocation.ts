import { decimalOr, rounded } from '../../data/forms/decimals.js';

/** The part of a receivable or payable that a payment needs. */
export interface OpenItem {
  readonly id: number;
  readonly documentNumber: string;
  readonly dueDate: string;
  readonly daysOverdue: number;
  readonly currencyCode: string;
  readonly openAmount: number;
}

/** Typed amounts by the id of the receivable or payable. */
export type Amounts = Readonly<Record<number, string>>;

/** Distributes an amount among the items in their order, each up to its open amount. */
export function oldestFirst(amount: number, rows: readonly OpenItem[], decimals: number): Amounts {
  let left = amount;
  const amounts: Record<number, string> = {};
  for (const { id, openAmount } of rows) {
    const part = rounded(Math.min(left, openAmount), decimals);
    if (part <= 0) break;
    amounts[id] = String(part);
    left = rounded(left - part, decimals);
  }
  return amounts;
}

export const amountFor = (amounts: Amounts, { id }: OpenItem): number =>
  decimalOr(amounts[id] ?? '', 0);

/** Returns the sum of the allocations. */
export const allocatedIn = (
  amounts: Amounts,
  rows: readonly OpenItem[],
  decimals: number,
): number =>
  rounded(
    rows.reduce((sum, row) => sum + amountFor(amounts, row), 0),
    decimals,
  );
