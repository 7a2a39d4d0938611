import type { components } from '../../../../generated/erp/types.js';
import type { Db } from '../../../kernel/db/client.js';
import { listQuery } from '../../../kernel/db/lists/page.js';
import { lockNumbers, type Numbers } from '../../../kernel/db/series/numbers.js';
import { query } from '../../../kernel/db/statements/query.js';
import { formatInstant } from '../../../kernel/values/time.js';
import { configErrors } from '../errors.js';
import { seriesDefaults } from '../rules.js';

type Series = components['schemas']['Series'];

export interface SeriesRow {
  readonly code: string;
  readonly prefix: string;
  readonly next_number: number;
  readonly pad: number;
  readonly last_date: string | null;
  readonly is_used: boolean;
  readonly version: number;
  readonly created_at: Date;
  readonly updated_at: Date;
}

const known = Object.entries(seriesDefaults)
  .map(([code, { prefix, pad }], place) => `(${place + 1}, '${code}', '${prefix}', ${pad})`)
  .join(', ');

/**
 * Returns the series of every kind of document. A series without a row has the defaults; its first number creates the
 * row.
 */
const all = `(SELECT c.id AS company_id, d.id, d.code, coalesce(s.prefix, d.prefix) AS prefix,
    coalesce(s.next_number, 1) AS next_number, coalesce(s.pad, d.pad) AS pad, s.last_date,
    coalesce(s.next_number <> s.start_number, false) AS is_used,
    coalesce(s.version, 1) AS version, coalesce(s.created_at, c.created_at) AS created_at,
    coalesce(s.updated_at, c.created_at) AS updated_at
  FROM companies c
  CROSS JOIN (VALUES ${known}) AS d (id, code, prefix, pad)
  LEFT JOIN series s ON s.company_id = c.id AND s.code = d.code)`;

/** The columns of a stored row. */
const storedColumns = `s.code, s.prefix, s.next_number, s.pad, s.last_date, s.next_number <> s.start_number AS is_used,
  s.version, s.created_at, s.updated_at`;

const columns = `s.code, s.prefix, s.next_number, s.pad, s.last_date, s.is_used, s.version, s.created_at,
  s.updated_at`;

export const listSeries = listQuery<
  SeriesRow,
  'code',
  'search' | 'dateFrom' | 'dateTo' | 'updatedSince'
>({
  name: 'series.list',
  table: all,
  alias: 's',
  columns,
  sorts: { code: { sql: 's.code COLLATE "C"', type: 'text' } },
  filters: {
    search: 's.code LIKE ?',
    dateFrom: 's.created_at >= ?::timestamptz',
    dateTo: 's.created_at < ?::timestamptz',
    updatedSince: 's.updated_at >= ?::timestamptz',
  },
});

export function toSeries(row: SeriesRow, timeZone: string): Series {
  const { code, prefix, pad, version } = row;
  return {
    used: row.is_used,
    version,
    createdAt: formatInstant(row.created_at, timeZone),
    updatedAt: formatInstant(row.updated_at, timeZone),
    code,
    prefix,
    nextNumber: row.next_number,
    pad,
    lastDate: row.last_date,
    keepsDateOrder: keepsDateOrder(code),
  };
}

/** A kind of document that has a series. */
export type SeriesCode = keyof typeof seriesDefaults;

const keepsDateOrder = (code: string): boolean =>
  Object.hasOwn(seriesDefaults, code) && seriesDefaults[code as SeriesCode].keepsDateOrder;

/**
 * Locks the series of documents until the transaction ends. Call it last of all locks.
 *
 * @param days  those of the documents that may take a number
 */
export const lockDocumentNumbers = (
  trx: Db,
  companyId: number,
  code: SeriesCode,
  days: readonly string[],
): Promise<Numbers> => lockNumbers(trx, { companyId, code }, seriesDefaults[code], days);

/** Takes the number of a new document in a series without an order of dates. Call it last of all locks. */
export async function documentNumber(
  trx: Db,
  companyId: number,
  code: SeriesCode,
  day: string,
): Promise<string> {
  return (await lockDocumentNumbers(trx, companyId, code, [day])).take(day);
}

/** @throws ApiError 409 `date_before_last_document` at `path` when the order of dates forbids a document */
export function assertDateOrder(numbers: Numbers, day: string, path?: string): void {
  const laterDay = numbers.laterDay(day);
  if (laterDay !== undefined) throw configErrors.dateBeforeLast(laterDay, path);
}

const ofCompany = query<{ readonly companyId: number }, SeriesRow>(
  'series.of_company',
  `SELECT ${columns} FROM ${all} AS s WHERE s.company_id = :companyId ORDER BY s.id`,
);

export async function getSeries(db: Db, companyId: number): Promise<SeriesRow[]> {
  return ofCompany(db, { companyId });
}

const begin = query<{ readonly companyId: number; readonly code: string; readonly now: Date }>(
  'series.begin',
  `INSERT INTO series AS s (company_id, code, prefix, pad, created_at, updated_at)
   SELECT :companyId::bigint, d.code, d.prefix, d.pad, :now::timestamptz, :now::timestamptz
   FROM (VALUES ${known}) AS d (id, code, prefix, pad) WHERE d.code = :code
   ON CONFLICT (company_id, code) DO NOTHING`,
);

const lock = query<{ readonly companyId: number; readonly code: string }, SeriesRow>(
  'series.lock',
  `SELECT ${storedColumns} FROM series s WHERE s.company_id = :companyId AND s.code = :code FOR UPDATE`,
);

/**
 * Locks the row until the transaction ends, and creates it if necessary. Resolves to undefined for an unknown kind.
 */
export async function lockSeries(
  trx: Db,
  companyId: number,
  code: string,
  now: Date,
): Promise<SeriesRow | undefined> {
  await begin(trx, { companyId, code, now });
  if (!Object.hasOwn(seriesDefaults, code)) return undefined;
  return lock.first(trx, { companyId, code });
}

const keepPrefix = query<{ readonly companyId: number; readonly code: string }>(
  'series.keep_prefix',
  `INSERT INTO series_prefixes (company_id, code, prefix, start_number, next_number, pad, first_date, last_date)
   SELECT s.company_id, s.code, s.prefix, s.start_number, s.next_number, s.pad, s.first_date, s.last_date FROM series s
   WHERE s.company_id = :companyId AND s.code = :code AND s.next_number <> s.start_number`,
);

/** The numbers that a prefix has given, and the days of their documents. */
interface Run {
  readonly start_number: number;
  readonly next_number: number;
  /** Null for a prefix without documents. */
  readonly first_date: string | null;
  readonly last_date: string | null;
}

const takePrefix = query<
  { readonly companyId: number; readonly code: string; readonly prefix: string },
  Run
>(
  'series.take_prefix',
  `DELETE FROM series_prefixes AS p WHERE p.company_id = :companyId AND p.code = :code AND p.prefix = :prefix
   RETURNING p.start_number, p.next_number, p.first_date, p.last_date`,
);

const update = query<
  {
    readonly companyId: number;
    readonly code: string;
    readonly prefix: string;
    readonly pad: number;
    /** False: numbers and days stay as they are. */
    readonly changesRun: boolean;
    readonly start: number;
    readonly next: number;
    readonly first: string | null;
    readonly last: string | null;
    readonly now: Date;
  },
  SeriesRow
>(
  'series.set_up',
  `UPDATE series AS s SET prefix = :prefix, pad = :pad,
     start_number = CASE WHEN :changesRun::boolean THEN :start::bigint ELSE s.start_number END,
     next_number = CASE WHEN :changesRun THEN :next::bigint ELSE s.next_number END,
     first_date = CASE WHEN :changesRun THEN :first::date ELSE s.first_date END,
     last_date = CASE WHEN :changesRun THEN :last::date ELSE s.last_date END,
     version = s.version + 1, updated_at = :now
   WHERE s.company_id = :companyId AND s.code = :code
   RETURNING ${storedColumns}`,
);

export interface SeriesSetUp {
  readonly prefix: string;
  readonly pad: number;
  /** Undefined: a known prefix continues its own numbers, a new one those of the previous prefix. */
  readonly nextNumber: number | undefined;
}

/**
 * Returns the run that a change of the series begins or continues; undefined if the present one stays.
 *
 * @throws ApiError 409 if numbers were already given
 */
async function runAfter(
  trx: Db,
  companyId: number,
  before: SeriesRow,
  { prefix, nextNumber }: SeriesSetUp,
): Promise<Run | undefined> {
  const key = { companyId, code: before.code };
  const isNew = prefix !== before.prefix;
  if (isNew) await keepPrefix(trx, key);
  const [known] = isNew ? await takePrefix(trx, { companyId, code: before.code, prefix }) : [];
  const next = known?.next_number ?? before.next_number;
  const isUsed = isNew ? known !== undefined : before.is_used;
  if (nextNumber !== undefined && nextNumber !== next && isUsed) {
    throw configErrors.seriesInUse(before.code);
  }
  // Prefixes of earlier releases have no days: the last day of the series is never too early.
  if (isUsed) return known && { ...known, last_date: known.last_date ?? before.last_date };
  const start = nextNumber ?? next;
  return { start_number: start, next_number: start, first_date: null, last_date: null };
}

/**
 * Changes a series. Each prefix has its own numbers and days, so that a change back leaves no gap.
 *
 * @param before  the row, locked by `lockSeries`
 * @throws ApiError 409 when `nextNumber` is not the next one of a prefix that has given numbers
 */
export async function updateSeries(
  trx: Db,
  companyId: number,
  before: SeriesRow,
  setUp: SeriesSetUp,
  now: Date,
): Promise<SeriesRow> {
  const run = await runAfter(trx, companyId, before, setUp);
  const values = {
    companyId,
    code: before.code,
    prefix: setUp.prefix,
    pad: setUp.pad,
    changesRun: run !== undefined,
    start: run?.start_number ?? 1,
    next: run?.next_number ?? 1,
    first: run?.first_date ?? null,
    last: run?.last_date ?? null,
    now,
  };
  return update.one(trx, values);
}

/** Sets the day from which a series that keeps the order of dates takes documents. Lock the series first. */
export const correctLastDate = query<{
  readonly companyId: number;
  readonly code: string;
  readonly day: string | null;
  readonly now: Date;
}>(
  'series.correct_last_date',
  `UPDATE series AS s SET last_date = :day::date, version = s.version + 1, updated_at = :now
   WHERE s.company_id = :companyId AND s.code = :code`,
);
