import { randomUUID } from 'node:crypto';
import type { Db } from '../client.js';
import { query } from '../statements/query.js';

interface SeriesRow {
  readonly prefix: string;
  readonly number: number;
  readonly pad: number;
}

/** The format of a series without settings, such as `F-000001`. */
export interface SeriesDefaults {
  readonly prefix: string;
  readonly pad: number;
}

const takeNumber = query<
  {
    readonly companyId: number;
    readonly code: string;
    readonly day: string | null;
    readonly keepsDateOrder: boolean;
  },
  SeriesRow
>(
  'series.take',
  `UPDATE series AS s SET last_date = greatest(s.last_date, :day::date), next_number = s.next_number + 1,
     first_date = CASE WHEN s.next_number = s.start_number OR :day::date < s.first_date THEN :day::date ELSE s.first_date END
    WHERE s.company_id = :companyId AND s.code = :code AND NOT (:keepsDateOrder::boolean
      AND coalesce(:day::date < s.last_date, false))
RETURNING s.prefix, s.next_number - 1 AS number, s.pad`,
);

interface RunRow {
  readonly prefix: string;
  readonly last_date: string | null;
  /** The former prefix whose documents surround a day before the first document of the present one. */
  readonly former_prefix: string | null;
  readonly former_last_date: string | null;
}

/** Reads a series without a lock. */
export const findSeries = query<
  { readonly companyId: number; readonly code: string; readonly day: string | null },
  RunRow
>(
  'series.read',
  `SELECT s.prefix, s.last_date, f.prefix AS former_prefix, f.last_date AS former_last_date FROM series s
   LEFT JOIN LATERAL (
     SELECT p.prefix, p.last_date FROM series_prefixes p
     WHERE p.company_id = s.company_id AND p.code = s.code AND p.first_date <= :day::date
     ORDER BY p.first_date DESC LIMIT 1
   ) f ON :day::date < s.first_date
   WHERE s.company_id = :companyId AND s.code = :code`,
);

/**
 * Takes the digits of the next number of a prefix, the present one or a former one. A series that has changed since it was
 * read repeats the transaction.
 */
export const takeDigits = query<
  NumberedDay & {
    readonly companyId: number;
    readonly code: string;
    readonly prefix: string;
    readonly placeholder: string;
  },
  { digits: string }
>(
  'series.take_digits',
  `SELECT take_number(:companyId::bigint, :code::text, :prefix::text, :day::date, :keepsDateOrder::boolean,
  :placeholder::text) AS digits`,
);

/** Creates the row of a series, if it has none. */
export const startSeries = query<{
  readonly companyId: number;
  readonly code: string;
  readonly prefix: string;
  readonly pad: number;
}>(
  'series.start',
  `INSERT INTO series (company_id, code, prefix, pad) VALUES (:companyId, :code, :prefix, :pad)
ON CONFLICT (company_id, code) DO NOTHING`,
);

/** The document is dated before the last one of its prefix. */
export class EarlierDateError extends Error {
  override readonly name = 'EarlierDateError';
  readonly lastDate: string;

  constructor(code: string, last: string) {
    super(`The last document of series ${code} is of ${last}`);
    this.lastDate = last;
  }
}

/** The day of the document that takes a number. */
export interface NumberedDay {
  readonly day: string;
  /** Each prefix of the series refuses a day before that of its last document. */
  readonly keepsDateOrder: boolean;
}

/**
 * Returns the prefix of a document in a series that keeps the order of dates: the present one, or for a day before its
 * first document the former one that was in use then.
 *
 * @throws EarlierDateError when the last document of that prefix is of a later day
 */
export function prefixOf(code: string, series: RunRow, day: string): string {
  const { prefix, last_date: last, former_prefix: former, former_last_date: formerLast } = series;
  if (last === null || day >= last) return prefix;
  if (former === null || formerLast === null) throw new EarlierDateError(code, last);
  if (day < formerLast) throw new EarlierDateError(code, formerLast);
  return former;
}

/**
 * Takes the next number of a series, without gaps. The row stays locked until the transaction ends, so take the number
 * last. A transaction that rolls back returns its number.
 *
 * @param code  the document type, such as `invoice`
 * @param defaults  for the first number of a series without a row; otherwise the code and six digits
 * @throws EarlierDateError when the series keeps the order of dates and its last document is of a later day
 */
export async function nextNumber(
  trx: Db,
  companyId: number,
  code: string,
  defaults: SeriesDefaults = { prefix: `${code}-`, pad: 6 },
  { day, keepsDateOrder }: Partial<NumberedDay> = {},
): Promise<string> {
  const values = { companyId, code, day: day ?? null, keepsDateOrder: keepsDateOrder ?? false };
  let [row] = await takeNumber(trx, values);
  if (!row) {
    const series = await findSeries.first(trx, { companyId, code, day: values.day });
    if (series !== undefined && day !== undefined) {
      const run = { companyId, code, prefix: prefixOf(code, series, day), day };
      const placeholder = randomUUID();
      const { digits } = await takeDigits.one(trx, { ...run, keepsDateOrder: true, placeholder });
      return `${run.prefix}${digits}`;
    }
    await startSeries(trx, { companyId, code, prefix: defaults.prefix, pad: defaults.pad });
    [row] = await takeNumber(trx, values);
  }
  if (!row) throw new Error(`Series ${code} of company ${companyId} could not be started`);
  return formatNumber(row.prefix, row.number, row.pad);
}

const skip = query<
  { readonly companyId: number; readonly code: string; readonly count: number },
  { code: string }
>(
  'series.skip',
  `UPDATE series AS s SET next_number = s.next_number + :count
    WHERE s.company_id = :companyId AND s.code = :code
RETURNING s.code`,
);

/** Skips numbers that are already in use. For codes of records only, never for documents. */
export async function skipNumbers(
  trx: Db,
  companyId: number,
  code: string,
  count: number,
): Promise<void> {
  if (count > 0) await skip(trx, { companyId, code, count });
}

export function formatNumber(prefix: string, number: number, pad: number): string {
  return `${prefix}${String(number).padStart(pad, '0')}`;
}
