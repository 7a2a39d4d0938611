import type { Db } from '../../db/client.js';
import { requestErrors } from '../../errors.js';
import { text } from '../../messages/index.js';
import { addDays, dayIn, daysBetween } from '../../values/time.js';
import { type DayUsage, daysOfKey, type UsageCounts, type UsedKey } from './queries.js';

const usualDays = 30;
const mostDays = 366;

/** The requested days, both ends inclusive. */
export interface UsageQuery {
  readonly dateFrom?: string;
  readonly dateTo?: string;
}

export interface UsageReport {
  readonly timeZone: string;
  readonly dateFrom: string;
  readonly dateTo: string;
  readonly totals: UsageCounts;
  /** One entry for each day. */
  readonly days: DayUsage[];
}

/** @throws ApiError 400 for a range the wrong way round, and for one that is too long */
function rangeOf({ dateFrom, dateTo }: UsageQuery, today: string) {
  const to = dateTo ?? today;
  const from = dateFrom ?? addDays(to, 1 - usualDays);
  if (from > to) throw requestErrors.invalidDateRange('query.dateFrom', text('backwardsDates'));
  if (daysBetween(from, to) >= mostDays) {
    throw requestErrors.invalidDateRange(
      'query.dateFrom',
      text('longDateRange', { days: mostDays }),
    );
  }
  return { from, to };
}

const none: UsageCounts = { requests: 0, refused: 0, failed: 0 };

const sum = (one: UsageCounts, other: UsageCounts): UsageCounts => ({
  requests: one.requests + other.requests,
  refused: one.refused + other.refused,
  failed: one.failed + other.failed,
});

/**
 * Reports the requests of a key by day.
 *
 * @param timeZone  the zone in which its days are counted
 * @throws ApiError 400 for an impossible range
 */
export async function reportUsage(
  db: Db,
  key: UsedKey,
  query: UsageQuery,
  { now, timeZone }: { readonly now: Date; readonly timeZone: string },
): Promise<UsageReport> {
  const { from, to } = rangeOf(query, dayIn(now, timeZone));
  const rows = await daysOfKey(db, { ...key, from, to });
  const used = new Map(rows.map((row) => [row.day, row]));
  const days = Array.from({ length: daysBetween(from, to) + 1 }, (_, at) => {
    const day = addDays(from, at);
    return used.get(day) ?? { day, ...none };
  });
  return { timeZone, dateFrom: from, dateTo: to, totals: rows.reduce(sum, none), days };
}
