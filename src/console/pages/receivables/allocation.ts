import type { Receivable } from '@notaria/erp';
import { decimalOr, rounded } from '../../data/forms/decimals.js';

/** Typed amounts by the id of the receivable. */
export type Amounts = Readonly<Record<number, string>>;

/** Gives the amount to the receivables in their order, each at most what is open of it. */
export function oldestFirst(
  amount: number,
  rows: readonly Receivable[],
  decimals: number,
): Amounts {
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

export const amountFor = (amounts: Amounts, { id }: Receivable): number =>
  decimalOr(amounts[id] ?? '', 0);

/** All that is given to the receivables. */
export const allocatedIn = (
  amounts: Amounts,
  rows: readonly Receivable[],
  decimals: number,
): number =>
  rounded(
    rows.reduce((sum, row) => sum + amountFor(amounts, row), 0),
    decimals,
  );
