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
  `UPDATE series AS s SET last_date = greatest(s.last_date, :day::date), next_number = s.next_number + 1
    WHERE s.company_id = :companyId AND s.code = :code AND NOT (:keepsDateOrder::boolean
      AND coalesce(:day::date < s.last_date, false))
RETURNING s.prefix, s.next_number - 1 AS number, s.pad`,
);

/** Reads a series without a lock. */
export const findSeries = query<
  { readonly companyId: number; readonly code: string },
  { prefix: string; last_date: string | null }
>(
  'series.read',
  'SELECT s.prefix, s.last_date FROM series s WHERE s.company_id = :companyId AND s.code = :code',
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

/** The document is dated before the last one of its series. */
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
  /** The series refuses a day before that of its last document. */
  readonly keepsDateOrder: boolean;
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
    const series = await findSeries.first(trx, { companyId, code });
    if (series?.last_date) throw new EarlierDateError(code, series.last_date);
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
