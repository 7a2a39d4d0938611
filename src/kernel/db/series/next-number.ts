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

const takeNumber = query<{ readonly companyId: number; readonly code: string }, SeriesRow>(
  'series.take',
  `UPDATE series AS s SET next_number = s.next_number + 1 WHERE s.company_id = :companyId AND s.code = :code
RETURNING s.prefix, s.next_number - 1 AS number, s.pad`,
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

/**
 * Takes the next number of a series of records, such as customers, without gaps. The row stays locked until the transaction
 * ends, so take the number last. A transaction that rolls back returns its number. Documents take theirs by `lockNumbers`.
 *
 * @param defaults  for the first number of a series without a row; otherwise the code and six digits
 */
export async function nextNumber(
  trx: Db,
  companyId: number,
  code: string,
  defaults: SeriesDefaults = { prefix: `${code}-`, pad: 6 },
): Promise<string> {
  let [row] = await takeNumber(trx, { companyId, code });
  if (!row) {
    await startSeries(trx, { companyId, code, prefix: defaults.prefix, pad: defaults.pad });
    [row] = await takeNumber(trx, { companyId, code });
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
