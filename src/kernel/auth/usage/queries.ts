import type { Db } from '../../db/client.js';
import { query } from '../../db/statements/query.js';
import type { Cleanup } from '../../maintenance/housekeeping.js';
import { addDays, dayIn } from '../../values/time.js';

/** A key. Each API numbers its own keys. */
export interface UsedKey {
  readonly companyId: number;
  readonly api: 'erp' | 'kyc';
  readonly keyId: number;
}

/** The numbers of requests: all, and those with replies of the statuses 4xx and 5xx. */
export interface UsageCounts {
  readonly requests: number;
  readonly refused: number;
  readonly failed: number;
}

export interface DayUsage extends UsageCounts {
  /** `YYYY-MM-DD` */
  readonly day: string;
}

export interface KeyDayUsage extends UsedKey, DayUsage {}

const add = query<{
  readonly companyIds: readonly number[];
  readonly apis: readonly string[];
  readonly keyIds: readonly number[];
  readonly days: readonly string[];
  readonly requests: readonly number[];
  readonly refused: readonly number[];
  readonly failed: readonly number[];
}>(
  'key_usage.add',
  `INSERT INTO key_usage AS u (company_id, api, key_id, day, requests, refused, failed)
   SELECT n.company_id, n.api, n.key_id, n.day, n.requests, n.refused, n.failed
   FROM unnest(:companyIds::bigint[], :apis::text[], :keyIds::bigint[], :days::date[], :requests::bigint[],
     :refused::bigint[], :failed::bigint[]) AS n (company_id, api, key_id, day, requests, refused, failed)
   ORDER BY n.company_id, n.api, n.key_id, n.day
   ON CONFLICT (company_id, api, key_id, day) DO UPDATE SET requests = u.requests + excluded.requests,
     refused = u.refused + excluded.refused, failed = u.failed + excluded.failed`,
);

/** Adds counts to those of other processes. The order of rows keeps two processes from a deadlock. */
export async function addUsage(db: Db, counts: readonly KeyDayUsage[]): Promise<void> {
  await add(db, {
    companyIds: counts.map(({ companyId }) => companyId),
    apis: counts.map(({ api }) => api),
    keyIds: counts.map(({ keyId }) => keyId),
    days: counts.map(({ day }) => day),
    requests: counts.map(({ requests }) => requests),
    refused: counts.map(({ refused }) => refused),
    failed: counts.map(({ failed }) => failed),
  });
}

/** Lists the days of a range on which a key was used, both ends inclusive. */
export const daysOfKey = query<UsedKey & { readonly from: string; readonly to: string }, DayUsage>(
  'key_usage.of_key',
  `SELECT u.day, u.requests, u.refused, u.failed FROM key_usage u
   WHERE u.company_id = :companyId AND u.api = :api AND u.key_id = :keyId AND u.day BETWEEN :from::date AND :to::date`,
);

const drop = query<{ readonly before: string; readonly limit: number }, { day: string }>(
  'key_usage.drop',
  `DELETE FROM key_usage u USING (
     SELECT o.company_id, o.api, o.key_id, o.day FROM key_usage o WHERE o.day < :before::date ORDER BY o.day LIMIT :limit
   ) AS old
   WHERE u.company_id = old.company_id AND u.api = old.api AND u.key_id = old.key_id AND u.day = old.day RETURNING u.day`,
);

/** More than the longest report. */
const retentionDays = 400;

export const oldUsage: Cleanup = {
  what: 'days of key usage past their retention',
  drop: async (db, now, limit) =>
    (await drop(db, { before: addDays(dayIn(now, 'UTC'), -retentionDays), limit })).length,
};
