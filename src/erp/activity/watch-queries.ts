import type { Db } from '../../kernel/db/client.js';
import { likePattern } from '../../kernel/db/lists/search.js';
import { query } from '../../kernel/db/statements/query.js';
import type { RecordKey } from './records.js';

interface RecordValues {
  readonly companyId: number;
  readonly kind: string;
  readonly recordId: number;
}

/** A user by name. */
export interface NamedUser {
  readonly id: number;
  readonly name: string;
}

const add = query<RecordValues & { readonly userIds: readonly number[]; readonly now: Date }>(
  'watches.add',
  `INSERT INTO record_watchers (company_id, kind, record_id, user_id, since)
   SELECT :companyId::bigint, :kind::text, :recordId::bigint, n.id, :now::timestamptz FROM unnest(:userIds::bigint[]) AS n (id)
   ON CONFLICT (company_id, kind, record_id, user_id) DO NOTHING`,
);

const follow = query<{ readonly companyId: number; readonly now: Date }>(
  'watches.open_feed',
  `INSERT INTO watch_feeds AS f (company_id, started_at) VALUES (:companyId, :now)
   ON CONFLICT (company_id) DO UPDATE SET position = f.position`,
);

/** Lets users watch a record from now on. Waits for a worker that is ending the feed of the company. */
export async function addWatchers(
  trx: Db,
  companyId: number,
  { kind, id: recordId }: RecordKey,
  userIds: readonly number[],
  now: Date,
): Promise<void> {
  if (userIds.length === 0) return;
  await add(trx, { companyId, kind, recordId, userIds, now });
  await follow(trx, { companyId, now });
}

const remove = query<RecordValues & { readonly userId: number }>(
  'watches.remove',
  `DELETE FROM record_watchers w
   WHERE w.company_id = :companyId AND w.kind = :kind AND w.record_id = :recordId AND w.user_id = :userId`,
);

export async function removeWatcher(
  trx: Db,
  companyId: number,
  { kind, id: recordId }: RecordKey,
  userId: number,
): Promise<void> {
  await remove(trx, { companyId, kind, recordId, userId });
}

const ofRecord = query<RecordValues, NamedUser>(
  'watches.of_record',
  `SELECT u.id, u.name FROM record_watchers w
   JOIN users u ON u.company_id = w.company_id AND u.id = w.user_id
   WHERE w.company_id = :companyId AND w.kind = :kind AND w.record_id = :recordId AND u.is_active
   ORDER BY w.since, u.id LIMIT 200`,
);

/** Returns the active users that watch a record. */
export const watchersOf = (
  db: Db,
  companyId: number,
  { kind, id: recordId }: RecordKey,
): Promise<NamedUser[]> => ofRecord(db, { companyId, kind, recordId });

const colleagues = query<{ readonly companyId: number; readonly pattern: string }, NamedUser>(
  'watches.colleagues',
  `SELECT u.id, u.name FROM users u
   WHERE u.company_id = :companyId AND u.is_active AND u.name_key LIKE :pattern
   ORDER BY u.name_key, u.id LIMIT 50`,
);

/** Returns active users of a company, whose names match if there is a search. */
export const findColleagues = (db: Db, companyId: number, search: string | undefined) =>
  colleagues(db, { companyId, pattern: search === undefined ? '%' : likePattern(search) });
