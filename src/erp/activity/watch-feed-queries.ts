import { heldCompanies } from '../../kernel/cells/directory.js';
import type { Db } from '../../kernel/db/client.js';
import { plannedPerCall, query } from '../../kernel/db/statements/query.js';

/*
 * Like the feeds of webhooks: a row for each company with watchers, with the position up to which its changes feed has
 * been turned into notifications.
 */

const due = plannedPerCall<
  { readonly after: number; readonly excepted: readonly number[] },
  { readonly companyId: number }
>(
  `SELECT f.company_id AS "companyId" FROM watch_feeds f
   WHERE f.company_id > :after::bigint AND f.company_id <> ALL (:excepted::bigint[]) AND (f.position IS NULL
     OR EXISTS (SELECT FROM outbox u WHERE u.company_id = f.company_id AND u.position IS NULL)
     OR EXISTS (SELECT FROM outbox o WHERE o.company_id = f.company_id AND o.position > f.position))
   ORDER BY f.company_id LIMIT 1`,
);

/**
 * Returns the next company, by id, with events that its watchers have not been told of; after the last one, the first.
 *
 * @param resting  companies to pass over
 */
export async function nextWatched(
  db: Db,
  after: number,
  resting: readonly number[],
): Promise<number | undefined> {
  const [row] = await due(db, { after, excepted: [...heldCompanies(db), ...resting] });
  if (row !== undefined || after === 0) return row?.companyId;
  return nextWatched(db, 0, resting);
}

/** How far the feed of a company has been turned into notifications. */
export interface WatchFeed {
  /** Null until the place of the first event is known. */
  readonly position: number | null;
  readonly startedAt: Date;
}

const lock = query<{ readonly companyId: number }, WatchFeed>(
  'watches.lock_feed',
  `SELECT f.position, f.started_at AS "startedAt" FROM watch_feeds f WHERE f.company_id = :companyId
   FOR UPDATE SKIP LOCKED`,
);

/** Locks the feed of a company. Resolves to undefined if another worker follows it now. */
export const lockFeed = (trx: Db, companyId: number) => lock.first(trx, { companyId });

const anyWatcher = query<{ readonly companyId: number }, { readonly has_any: boolean }>(
  'watches.has_any',
  'SELECT EXISTS (SELECT FROM record_watchers w WHERE w.company_id = :companyId) AS has_any',
);

export const hasWatchers = async (trx: Db, companyId: number): Promise<boolean> =>
  (await anyWatcher.one(trx, { companyId })).has_any;

const start = query<{ readonly companyId: number; readonly startedAt: Date }, { position: number }>(
  'watches.start_feed',
  `SELECT coalesce(
     (SELECT min(o.position) - 1 FROM outbox o
      WHERE o.company_id = :companyId AND o.position IS NOT NULL AND o.at >= :startedAt),
     (SELECT p.last FROM outbox_positions p WHERE p.company_id = :companyId), 0) AS position
   WHERE NOT EXISTS (
     SELECT FROM outbox u WHERE u.company_id = :companyId AND u.position IS NULL AND u.at < :startedAt)`,
);

/** Returns the position before the first event since a time; undefined while earlier events have no positions. */
export const positionAt = async (
  trx: Db,
  companyId: number,
  startedAt: Date,
): Promise<number | undefined> => (await start.first(trx, { companyId, startedAt }))?.position;

const advance = query<{ readonly companyId: number; readonly position: number }>(
  'watches.advance_feed',
  'UPDATE watch_feeds f SET position = :position WHERE f.company_id = :companyId',
);

export async function advanceFeed(trx: Db, companyId: number, position: number): Promise<void> {
  await advance(trx, { companyId, position });
}

const end = query<{ readonly companyId: number }>(
  'watches.end_feed',
  'DELETE FROM watch_feeds f WHERE f.company_id = :companyId',
);

/** Ends following the feed of a company without watchers. */
export async function endFeed(trx: Db, companyId: number): Promise<void> {
  await end(trx, { companyId });
}

/** Events of records with numbers as ids, a column each. */
export interface ChangeEvents {
  readonly types: readonly string[];
  readonly kinds: readonly string[];
  readonly ids: readonly number[];
  readonly requestIds: readonly (string | null)[];
  readonly times: readonly Date[];
}

const notifyOfChanges = query<ChangeEvents & { readonly companyId: number }>(
  'watches.notify_changes',
  `INSERT INTO notifications (company_id, user_id, reason, kind, record_id, event, actor_name, created_at)
   SELECT w.company_id, w.user_id, 'change', w.kind, w.record_id, e.type, a.actor_name, e.at
   FROM unnest(:types::text[], :kinds::text[], :ids::bigint[], :requestIds::text[], :times::timestamptz[])
     WITH ORDINALITY AS e (type, kind, id, request_id, at, place)
   JOIN record_watchers w ON w.company_id = :companyId AND w.kind = e.kind AND w.record_id = e.id AND w.since <= e.at
   LEFT JOIN LATERAL (
     SELECT l.actor_type, l.actor_id, l.actor_name FROM audit_log l
     WHERE l.company_id = :companyId AND l.request_id = e.request_id LIMIT 1
   ) AS a ON true
   WHERE NOT (coalesce(a.actor_type, '') = 'user' AND coalesce(a.actor_id, 0) = w.user_id)
   ORDER BY e.place, w.user_id`,
);

/** Tells the watchers of records of their changes, except of their own ones. */
export async function tellOfChanges(
  trx: Db,
  companyId: number,
  events: ChangeEvents,
): Promise<void> {
  if (events.ids.length > 0) await notifyOfChanges(trx, { companyId, ...events });
}

const notifyOfComments = query<{ readonly companyId: number; readonly ids: readonly number[] }>(
  'watches.notify_comments',
  `INSERT INTO notifications (company_id, user_id, reason, kind, record_id, event, actor_name, created_at)
   SELECT w.company_id, w.user_id, CASE WHEN w.user_id = ANY (c.mentions) THEN 'mention' ELSE 'comment' END, w.kind,
     w.record_id, 'comment.created', c.author_name, c.created_at
   FROM comments c
   JOIN record_watchers w ON w.company_id = c.company_id AND w.kind = c.kind AND w.record_id = c.record_id
     AND w.since <= c.created_at
   WHERE c.company_id = :companyId AND c.id = ANY (:ids::bigint[]) AND c.deleted_at IS NULL
     AND NOT (c.author_type = 'user' AND c.author_id = w.user_id)
   ORDER BY c.id, w.user_id`,
);

/** Tells watchers and mentioned users of new comments, except their authors. */
export async function tellOfComments(
  trx: Db,
  companyId: number,
  ids: readonly number[],
): Promise<void> {
  if (ids.length > 0) await notifyOfComments(trx, { companyId, ids });
}
