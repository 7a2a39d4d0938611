import type { Db } from '../client.js';
import { query } from '../statements/query.js';
import { formatNumber, type SeriesDefaults, startSeries } from './next-number.js';
import { lastDayOfFormers, type Run, runAfter, runOn, type Series } from './runs.js';

interface SeriesKey {
  readonly companyId: number;
  /** The document type, such as `invoice`. */
  readonly code: string;
}

const lockSeries = query<SeriesKey, Run>(
  'series.lock_numbers',
  `SELECT s.prefix, s.start_number, s.next_number, s.pad, s.first_date, s.last_date FROM series s
   WHERE s.company_id = :companyId AND s.code = :code FOR NO KEY UPDATE`,
);

/** Former prefixes change only while the series is locked. */
const listFormers = query<SeriesKey & { readonly day: string; readonly pad: number }, Run>(
  'series.formers',
  `SELECT p.prefix, p.start_number, p.next_number, coalesce(p.pad, :pad::int) AS pad, p.first_date, p.last_date
   FROM series_prefixes p WHERE p.company_id = :companyId AND p.code = :code AND p.first_date <= :day::date
   ORDER BY p.first_date DESC`,
);

interface Taken extends SeriesKey {
  readonly next: number;
  readonly firstDate: string | null;
  readonly lastDate: string | null;
}

const storePresent = query<Taken>(
  'series.store',
  `UPDATE series AS s SET next_number = :next::bigint, first_date = :firstDate::date, last_date = :lastDate::date
   WHERE s.company_id = :companyId AND s.code = :code`,
);

const storeFormer = query<Taken & { readonly prefix: string }>(
  'series.store_former',
  `UPDATE series_prefixes AS p SET next_number = :next::bigint, first_date = :firstDate::date, last_date = :lastDate::date
   WHERE p.company_id = :companyId AND p.code = :code AND p.prefix = :prefix`,
);

/** The numbers of a series whose row is locked until the transaction ends. */
export class Numbers {
  readonly #trx: Db;
  readonly #key: SeriesKey;
  readonly #keepsDateOrder: boolean;
  #series: Series;

  constructor(trx: Db, key: SeriesKey, keepsDateOrder: boolean, series: Series) {
    this.#trx = trx;
    this.#key = key;
    this.#keepsDateOrder = keepsDateOrder;
    this.#series = series;
  }

  #runOn(day: string): ReturnType<typeof runOn> {
    return this.#keepsDateOrder ? runOn(this.#series, day) : { run: this.#series.present };
  }

  /** Returns the day of the later document by which the order of dates forbids a document of `day`. */
  laterDay(day: string): string | undefined {
    const found = this.#runOn(day);
    return 'laterDay' in found ? found.laterDay : undefined;
  }

  /**
   * Takes the next number, without a gap: a transaction that rolls back returns it. It is stored with the next statement of
   * the transaction.
   *
   * @throws RangeError when `laterDay` forbids the document
   */
  async take(day: string): Promise<string> {
    const found = this.#runOn(day);
    if ('laterDay' in found) throw new RangeError(`A later document is of ${found.laterDay}`);
    const { run } = found;
    const after = runAfter(run, day);
    const { present, formers } = this.#series;
    const { next_number: next, first_date: firstDate, last_date: lastDate } = after;
    const taken = { ...this.#key, next, firstDate, lastDate };
    if (run === present) {
      this.#series = { present: after, formers };
      await storePresent.defer(this.#trx, taken);
    } else {
      this.#series = { present, formers: formers.map((one) => (one === run ? after : one)) };
      await storeFormer.defer(this.#trx, { ...taken, prefix: run.prefix });
    }
    return formatNumber(run.prefix, run.next_number, run.pad);
  }
}

/** The settings of a series of documents. */
export interface NumberedDocuments extends SeriesDefaults {
  /** Each prefix of the series refuses a day before that of its last document. */
  readonly keepsDateOrder: boolean;
}

/**
 * Locks a series. All writers of its documents wait, so lock it last.
 *
 * @param days  those of the documents that may take a number
 */
export async function lockNumbers(
  trx: Db,
  key: SeriesKey,
  { prefix, pad, keepsDateOrder }: NumberedDocuments,
  days: readonly string[],
): Promise<Numbers> {
  if (!('pipeline' in trx)) throw new Error('A number is taken in a transaction only');
  let present = await lockSeries.first(trx, key);
  if (present === undefined) {
    await startSeries.defer(trx, { ...key, prefix, pad });
    present = await lockSeries.one(trx, key);
  }
  const day = keepsDateOrder ? lastDayOfFormers(present, days) : undefined;
  const formers =
    day === undefined ? [] : await listFormers(trx, { ...key, day, pad: present.pad });
  return new Numbers(trx, key, keepsDateOrder, { present, formers });
}
