import { randomUUID } from 'node:crypto';
import type { Db } from '../client.js';
import {
  findSeries,
  type NumberedDay,
  prefixOf,
  type SeriesDefaults,
  startSeries,
  takeDigits,
} from './next-number.js';

/**
 * The next number of a series, which is taken by the last write of the transaction. All writers of the series wait for
 * its row, so it is locked as late as possible.
 */
export interface DeferredNumber {
  /**
   * The number, with a placeholder for its digits. Statements that write it fill the digits in with the SQL function
   * `with_number`, and `inTransaction` fills them in its result.
   */
  readonly text: string;
  /** Takes the number with the next statement of the transaction. The statements that write it have to follow. */
  take(): Promise<void>;
}

/**
 * Prepares the next number of a series, without a lock.
 *
 * A change of the series between this call and `take` repeats the transaction.
 *
 * @param code  the document type, such as `invoice`
 * @param defaults  for the first number of a series without a row
 * @throws EarlierDateError when the series keeps the order of dates and the last document of the prefix is of a later day
 */
export async function deferNumber(
  trx: Db,
  companyId: number,
  code: string,
  defaults: SeriesDefaults,
  { day, keepsDateOrder }: NumberedDay,
): Promise<DeferredNumber> {
  if (!('pipeline' in trx)) throw new Error('A number is taken in a transaction only');
  const series = await findSeries.first(trx, { companyId, code, day });
  if (series === undefined) await startSeries(trx, { companyId, code, ...defaults });
  const present = series?.prefix ?? defaults.prefix;
  const prefix = series && keepsDateOrder ? prefixOf(code, series, day) : present;
  const placeholder = `{${randomUUID()}}`;
  const values = { companyId, code, prefix, day, keepsDateOrder, placeholder };
  return {
    text: `${prefix}${placeholder}`,
    take: () =>
      takeDigits.defer(trx, values, ([row]) => {
        if (row !== undefined) trx.digits.set(placeholder, row.digits);
      }),
  };
}
