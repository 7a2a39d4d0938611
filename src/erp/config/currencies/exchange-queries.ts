import type { components } from '../../../../generated/erp/types.js';
import type { Db } from '../../../kernel/db/client.js';
import { listQuery } from '../../../kernel/db/lists/page.js';
import { query, type RowKey } from '../../../kernel/db/statements/query.js';
import { decimal, divide, toSql } from '../../../kernel/values/money.js';
import { formatInstant } from '../../../kernel/values/time.js';

type ExchangeRate = components['schemas']['ExchangeRate'];

export interface ExchangeRateRow {
  readonly id: number;
  readonly base: string;
  readonly quote: string;
  readonly rate: string;
  readonly valid_from: string;
  readonly source: string | null;
  readonly version: number;
  readonly created_at: Date;
  readonly updated_at: Date;
}

const columns =
  'e.id, e.base, e.quote, e.rate, e.valid_from, e.source, e.version, e.created_at, e.updated_at';

export const listExchangeRates = listQuery<
  ExchangeRateRow,
  'validFrom',
  'base' | 'quote' | 'date' | 'search' | 'dateFrom' | 'dateTo' | 'updatedSince'
>({
  name: 'exchange.list',
  table: 'exchange_rates',
  alias: 'e',
  columns,
  sorts: { validFrom: { sql: 'e.valid_from', type: 'date' } },
  filters: {
    base: 'e.base = ?',
    quote: 'e.quote = ?',
    date: `e.valid_from = (SELECT max(n.valid_from) FROM exchange_rates n
      WHERE n.company_id = e.company_id AND n.base = e.base AND n.quote = e.quote AND n.valid_from <= ?::date)`,
    search: `lower(e.base || '/' || e.quote) LIKE ?`,
    dateFrom: 'e.valid_from >= ?::date',
    dateTo: 'e.valid_from <= ?::date',
    updatedSince: 'e.updated_at >= ?::timestamptz',
  },
  counters: {
    '': 'SELECT coalesce(sum(n.total), 0)::bigint FROM exchange_rate_counts n WHERE n.company_id = $1',
  },
});

export function toExchangeRate(row: ExchangeRateRow, timeZone: string): ExchangeRate {
  const { id, base, quote, source, version } = row;
  return {
    createdAt: formatInstant(row.created_at, timeZone),
    updatedAt: formatInstant(row.updated_at, timeZone),
    id,
    base,
    quote,
    rate: Number(row.rate),
    validFrom: row.valid_from,
    source,
    version,
  };
}

const lock = query<RowKey, ExchangeRateRow>(
  'exchange.lock',
  `SELECT ${columns} FROM exchange_rates e WHERE e.company_id = :companyId AND e.id = :id FOR UPDATE`,
);

/** Locks the row until the transaction ends. Resolves to undefined if it does not exist. */
export const lockExchangeRate = (trx: Db, companyId: number, id: number) =>
  lock.first(trx, { companyId, id });

const insert = query<
  {
    readonly companyId: number;
    readonly base: string;
    readonly quote: string;
    readonly rate: string;
    readonly validFrom: string;
    readonly source: string | null;
    readonly now: Date;
  },
  ExchangeRateRow
>(
  'exchange.insert',
  `INSERT INTO exchange_rates AS e (company_id, base, quote, rate, valid_from, source, created_at, updated_at)
   VALUES (:companyId, :base, :quote, :rate, :validFrom, :source, :now, :now) RETURNING ${columns}`,
);

/** `rate` is the text of an exact decimal. */
export type NewExchangeRate = Pick<
  ExchangeRateRow,
  'base' | 'quote' | 'rate' | 'valid_from' | 'source'
>;

/** @throws a violation of `exchange_rates_day_key` if the pair already has a rate on that day */
export function insertExchangeRate(
  trx: Db,
  companyId: number,
  rate: NewExchangeRate,
  now: Date,
): Promise<ExchangeRateRow> {
  const { base, quote, valid_from, source } = rate;
  return insert.one(trx, {
    companyId,
    base,
    quote,
    rate: rate.rate,
    validFrom: valid_from,
    source,
    now,
  });
}

const update = query<
  {
    readonly companyId: number;
    readonly id: number;
    readonly rate: string;
    readonly source: string | null;
    readonly now: Date;
  },
  ExchangeRateRow
>(
  'exchange.update',
  `UPDATE exchange_rates AS e SET rate = :rate, source = :source, version = e.version + 1, updated_at = :now
   WHERE e.company_id = :companyId AND e.id = :id RETURNING ${columns}`,
);

/** The row must be locked by `lockExchangeRate`. */
export function updateExchangeRate(
  trx: Db,
  companyId: number,
  { id, rate, source }: Pick<ExchangeRateRow, 'id' | 'rate' | 'source'>,
  now: Date,
): Promise<ExchangeRateRow> {
  return update.one(trx, { companyId, id, rate, source, now });
}

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
