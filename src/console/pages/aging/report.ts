import type { AgingTotals } from '@notaria/erp';
import type { ListState } from '../../data/list-state.js';
import { plainText } from '../../data/plain-text.js';

/** The open amounts of one party. */
export interface AgingRow extends AgingTotals {
  readonly partyId: number;
  readonly name: string;
}

/** The aging of customers or of vendors. */
export interface AgingReport {
  readonly asOf: string;
  readonly currencyCode: string;
  readonly rows: readonly AgingRow[];
  readonly totals: AgingTotals;
}

/** Removes what floating-point addition leaves after the fourth decimal, the last one of an amount. */
const rounded = (sum: number): number => Math.round(sum * 10_000) / 10_000;

function sumOf(rows: readonly AgingRow[], totals: AgingTotals): AgingTotals {
  const keys = Object.keys(totals) as (keyof AgingTotals)[];
  const sums = keys.map((key) => [key, rounded(rows.reduce((sum, row) => sum + row[key], 0))]);
  return { ...totals, ...Object.fromEntries(sums) };
}

function inOrder(rows: readonly AgingRow[], sort: string): readonly AgingRow[] {
  const key = sort.replace('-', '') as keyof AgingRow;
  const sign = sort.startsWith('-') ? -1 : 1;
  return rows.toSorted((one, other) => {
    const [a, b] = [one[key], other[key]];
    if (typeof a === 'number' && typeof b === 'number') return sign * (a - b);
    return sign * String(a).localeCompare(String(b));
  });
}

/** Returns the rows whose name has the searched text, in the order of the list, with their total. */
export function searched(
  { rows, totals }: AgingReport,
  { search, sort }: Pick<ListState, 'search' | 'sort'>,
): Pick<AgingReport, 'rows' | 'totals'> {
  const text = plainText(search);
  const found = text === '' ? rows : rows.filter(({ name }) => plainText(name).includes(text));
  return {
    // The API sorts by name.
    rows: sort === 'name' ? found : inOrder(found, sort),
    totals: found === rows ? totals : sumOf(found, totals),
  };
}
