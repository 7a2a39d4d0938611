import type { Db } from '../../../kernel/db/client.js';
import { query } from '../../../kernel/db/statements/query.js';
import { decimal, divide, toSql } from '../../../kernel/values/money.js';

/** The rate of a pair that is in force on a day, in a list. */
export const inForceOn = `r.valid_from = (SELECT max(n.valid_from) FROM exchange_rates n
      WHERE n.company_id = $1 AND n.base = r.base AND n.quote = r.quote AND n.valid_from <= ?::date)`;

const latest = (base: string, quote: string) =>
  `(SELECT e.rate FROM exchange_rates e WHERE e.company_id = :companyId AND e.base = ${base} AND e.quote = ${quote}
      AND e.valid_from <= :day::date ORDER BY e.valid_from DESC LIMIT 1)`;

const inForce = query<
  {
    readonly companyId: number;
    readonly from: string;
    readonly to: string;
    readonly day: string;
  },
  { direct: string | null; opposite: string | null }
>(
  'exchange.in_force',
  `SELECT trim_scale(${latest(':from', ':to')})::text AS direct, trim_scale(${latest(
    ':to',
    ':from',
  )})::text AS opposite`,
);

/**
 * The same precision as a stored rate, so that a document keeps the exact rate it was calculated
 * with.
 */
const rateDecimals = 10;

/** Returns the inverse of the rate with at most ten decimals; undefined if it rounds to 0. */
function inverse(rate: string): string | undefined {
  const value = divide(decimal('1'), decimal(rate), rateDecimals);
  return value.eq('0') ? undefined : toSql(value);
}

/**
 * Returns the price of one unit of `from` in `to` on a day: the latest rate of the pair up to that
 * day, or the inverse of the latest rate of the opposite pair.
 *
 * @param day `YYYY-MM-DD`
 * @returns the text of an exact decimal, `1` for one currency; undefined when there is no rate
 */
export async function findExchangeRate(
  db: Db,
  companyId: number,
  from: string,
  to: string,
  day: string,
): Promise<string | undefined> {
  if (from === to) return '1';
  const [found] = await inForce(db, { companyId, from, to, day });
  if (found === undefined) return undefined;
  if (found.direct !== null) return found.direct;
  return found.opposite === null ? undefined : inverse(found.opposite);
}
