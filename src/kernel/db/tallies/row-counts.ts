import type { Db } from '../client.js';
import { tally } from './tally.js';

const rowCounts = tally(
  'row_counts',
  { table_name: 'text', is_active: 'boolean' },
  { total: 'bigint' },
);

/** Counts rows of a table that were inserted, or with a negative number deleted. */
export function countRows(
  trx: Db,
  companyId: number,
  table: string,
  rows: number,
  isActive = true,
): void {
  rowCounts.add(trx, companyId, { table_name: table, is_active: isActive }, { total: rows });
}

/** Counts a row that became active or inactive, or stayed as it was. */
export function countMove(
  trx: Db,
  companyId: number,
  table: string,
  [before, after]: readonly [boolean, boolean],
): void {
  countRows(trx, companyId, table, -1, before);
  countRows(trx, companyId, table, 1, after);
}

/** SELECT of the number of rows of a table, for the company `$1`. @param condition  of the counter `c` */
export const rowCount = (table: string, condition = ''): string =>
  `SELECT coalesce(sum(c.total), 0)::bigint FROM row_counts c
  WHERE c.company_id = $1 AND c.table_name = '${table}'${condition}`;

/** SELECT of the number of all rows, of active and of inactive ones, as lists count them. */
export const activeCounts = (table: string) => ({
  '': rowCount(table),
  active: rowCount(table, ' AND c.is_active'),
  inactive: rowCount(table, ' AND NOT c.is_active'),
});
