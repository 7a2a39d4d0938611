import type { Db } from '../client.js';
import { nameOfText, type Statement, statement } from '../statements/statement.js';
import { isPlannedPerCall, type ListSource, mostSummed, sumsSql } from './list-sql.js';

/** The currency of the company, for sums of amounts that are in it. */
export const companyCurrency = '(SELECT c.base_currency FROM companies c WHERE c.id = $1)';

/** The number and the sums of the matching records in one currency. */
export type ListSums<Sum extends string> = {
  readonly currencyCode: string;
  readonly count: number;
} & Readonly<Record<Sum, number>>;

/** A row of `sumsSql`. Sums are decimals as texts. */
interface SumsRow {
  readonly currencyCode: string;
  readonly count: number;
  readonly [sum: string]: string | number;
}

/** Limits the plans that each connection keeps, because callers choose the combinations of filters. */
const maxNamed = 32;

/** Returns a function that builds the statement of a set of filters on first use, and keeps it. */
function statementsOf(source: ListSource) {
  const statements = new Map<string, Statement<SumsRow>>();
  return (filters: readonly string[]): Statement<SumsRow> => {
    const key = filters.join(' ');
    const known = statements.get(key);
    if (known !== undefined) return known;
    const sql = sumsSql(source, filters);
    const isNamed = statements.size < maxNamed && !isPlannedPerCall(source, filters);
    const made = statement<SumsRow>(isNamed ? nameOfText(source.name, sql) : '', sql);
    statements.set(key, made);
    return made;
  };
}

/**
 * Returns a function that adds up the amounts of the matching rows by currency. It resolves to null if more than
 * `mostSummed` rows match.
 */
export function sumsQuery<Sum extends string>(source: ListSource) {
  const statementFor = statementsOf(source);
  const names = Object.keys(source.sums ?? {}) as Sum[];

  const toSums = (row: SumsRow): ListSums<Sum> => {
    const sums = names.map((name) => [name, Number(row[name])] as const);
    const amounts = Object.fromEntries(sums) as Record<Sum, number>;
    return { currencyCode: row.currencyCode, count: row.count, ...amounts };
  };

  return async (
    db: Db,
    filters: readonly string[],
    values: readonly unknown[],
  ): Promise<ListSums<Sum>[] | null> => {
    const rows = await statementFor(filters)(db, values);
    const count = rows.reduce((total, row) => total + row.count, 0);
    return count > mostSummed ? null : rows.map(toSums);
  };
}
