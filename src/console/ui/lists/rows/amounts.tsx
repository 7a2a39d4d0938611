import type { ReactNode } from 'react';
import type { Formats } from '../../../session/language/formats.js';
import type { Amount, AmountColumn, Column, TextColumn } from './row.js';

/** The API has at most six decimals. */
const [fewestDecimals, mostDecimals] = [2, 6];

/** Returns the currency that most amounts have. */
function commonOf(amounts: readonly Amount[]): string | undefined {
  const counts = new Map<string, number>();
  for (const [, currency] of amounts) counts.set(currency, (counts.get(currency) ?? 0) + 1);
  return [...counts].toSorted(([, one], [, other]) => other - one)[0]?.[0];
}

/** Returns the decimals with which all amounts are exact. */
function decimalsOf(amounts: readonly Amount[]): number {
  const own = amounts.map(([amount]) => {
    const [, decimals = ''] = String(Number(amount.toFixed(mostDecimals))).split('.');
    return decimals.length;
  });
  return Math.max(fewestDecimals, ...own);
}

function amountColumn<T>(
  { amountOf, title, ...column }: AmountColumn<T>,
  rows: readonly T[],
  { number }: Formats,
): TextColumn<T> {
  const amounts = rows.flatMap((row) => {
    const amount = amountOf(row);
    return amount ? [amount] : [];
  });
  const common = commonOf(amounts);
  const decimals = decimalsOf(amounts);
  const cell = (row: T): ReactNode => {
    const [amount, currency] = amountOf(row) ?? [];
    if (amount === undefined) return undefined;
    const text = number(amount, decimals);
    if (currency !== common) return `${currency} ${text}`;
    return amount === 0 ? <span className="zero">{text}</span> : text;
  };
  return { ...column, title: common ? `${title} (${common})` : title, isNumber: true, cell };
}

/** Returns the columns with the texts of amounts, which depend on all rows of the page. */
export const textColumns = <T,>(
  columns: readonly Column<T>[],
  rows: readonly T[],
  formats: Formats,
): readonly TextColumn<T>[] =>
  columns.map((column) => ('amountOf' in column ? amountColumn(column, rows, formats) : column));
