import type { Db } from './client.js';
import { statement } from './statement.js';

interface SeriesRow {
  readonly prefix: string;
  readonly number: number;
  readonly pad: number;
}

/** How a series starts when nobody has set it up: `F-000001`. */
export interface SeriesDefaults {
  readonly prefix: string;
  readonly pad: number;
}

const takeNumber = statement<SeriesRow>(
  'series.take',
  // A day before the last document's breaks the check of the counter.
  `UPDATE series AS s SET last_date = coalesce($3::date, s.last_date),
      next_number = CASE WHEN $3::date < s.last_date THEN 0 ELSE s.next_number + 1 END
    WHERE s.company_id = $1 AND s.code = $2
RETURNING s.prefix, s.next_number - 1 AS number, s.pad`,
);

const startSeries = statement(
  'series.start',
  `INSERT INTO series (company_id, code, prefix, pad) VALUES ($1, $2, $3, $4)
ON CONFLICT (company_id, code) DO NOTHING`,
);

/**
 * Takes the next number of a series, without gaps: the row stays locked until the transaction ends,
 * so take it last. A rolled-back transaction gives its number back.
 *
 * @param code      what is numbered, `invoice`
 * @param defaults  for the first number of a series without a row; else the code and six digits
 * @param day       of the document, where a series must not go back in time
 * @throws a violation of `series_next_number_check` when the last document is of a later day
 */
export async function nextNumber(
  trx: Db,
  companyId: number,
  code: string,
  defaults: SeriesDefaults = { prefix: `${code}-`, pad: 6 },
  day?: string,
): Promise<string> {
  const values = [companyId, code, day ?? null];
  let [row] = await takeNumber(trx, values);
  if (!row) {
    await startSeries(trx, [companyId, code, defaults.prefix, defaults.pad]);
    [row] = await takeNumber(trx, values);
  }
  if (!row) throw new Error(`Series ${code} of company ${companyId} could not be started`);
  return formatNumber(row.prefix, row.number, row.pad);
}

const skip = statement<{ code: string }>(
  'series.skip',
  `UPDATE series AS s SET next_number = s.next_number + $3
    WHERE s.company_id = $1 AND s.code = $2
RETURNING s.code`,
);

/** Leaves numbers out that are in use otherwise: for codes of records, never for documents. */
export async function skipNumbers(
  trx: Db,
  companyId: number,
  code: string,
  count: number,
): Promise<void> {
  if (count > 0) await skip(trx, [companyId, code, count]);
}

export function formatNumber(prefix: string, number: number, pad: number): string {
  return `${prefix}${String(number).padStart(pad, '0')}`;
}
