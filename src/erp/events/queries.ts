import type { components } from '../../../generated/erp/types.js';
import type { Db } from '../../kernel/db/client.js';
import { plannedPerCall, query } from '../../kernel/db/statements/query.js';
import type { Cleanup } from '../../kernel/maintenance/housekeeping.js';
import { formatInstant } from '../../kernel/values/time.js';

export type Event = components['schemas']['Event'];

export interface EventRow {
  readonly position: number;
  readonly type: string;
  readonly object_type: string;
  readonly object_id: string;
  readonly at: Date;
  readonly request_id: string | null;
}

/** `position` is null in the one row that carries `last` and `has_unplaced` when nothing matches. */
type FeedRow = {
  readonly last: number;
  readonly dropped_through: number;
  readonly has_unplaced: boolean;
} & (EventRow | { readonly position: null });

export interface FeedRequest {
  readonly after: number;
  readonly limit: number;
  readonly types: readonly string[] | undefined;
  /** The id of a record, or a type of event. */
  readonly search: string | undefined;
}

/** All values are from one snapshot. An event that is not in it has a position after `last`. */
export interface Feed {
  readonly rows: readonly EventRow[];
  /** True if more events match than were requested. */
  readonly isCut: boolean;
  /** Events up to this position may have been deleted. */
  readonly droppedThrough: number;
  /** The last assigned position. */
  readonly last: number;
  /** True if committed events have no position yet. */
  readonly hasUnplaced: boolean;
}

interface FeedValues {
  readonly companyId: number;
  readonly after: number;
  readonly limit: number;
  readonly types: readonly string[] | null;
}

const feed = plannedPerCall<FeedValues, FeedRow>(
  `SELECT f.last, f.dropped_through, f.has_unplaced, e.position, e.type, e.object_type, e.object_id, e.at, e.request_id
   FROM (SELECT coalesce((SELECT p.last FROM outbox_positions p WHERE p.company_id = :companyId), 0) AS last,
           coalesce((SELECT p.dropped_through FROM outbox_positions p WHERE p.company_id = :companyId), 0) AS dropped_through,
           EXISTS (SELECT 1 FROM outbox u WHERE u.company_id = :companyId AND u.position IS NULL) AS has_unplaced) AS f
   LEFT JOIN LATERAL (
     SELECT o.position, o.type, o.object_type, o.object_id, o.at, o.request_id FROM outbox o
     WHERE o.company_id = :companyId AND o.position > :after::bigint AND (:types::text[] IS NULL
       OR o.type = ANY (:types::text[]))
     ORDER BY o.position LIMIT :limit
   ) AS e ON true
   ORDER BY e.position`,
);

/** Each side of the union reads an index of its own, in the order of positions. */
const searchFeed = plannedPerCall<FeedValues & { readonly search: string }, FeedRow>(
  `SELECT f.last, f.dropped_through, f.has_unplaced, e.position, e.type, e.object_type, e.object_id, e.at, e.request_id
   FROM (SELECT coalesce((SELECT p.last FROM outbox_positions p WHERE p.company_id = :companyId), 0) AS last,
           coalesce((SELECT p.dropped_through FROM outbox_positions p WHERE p.company_id = :companyId), 0) AS dropped_through,
           EXISTS (SELECT 1 FROM outbox u WHERE u.company_id = :companyId AND u.position IS NULL) AS has_unplaced) AS f
   LEFT JOIN LATERAL (
     (SELECT o.position, o.type, o.object_type, o.object_id, o.at, o.request_id FROM outbox o
      WHERE o.company_id = :companyId AND o.position > :after::bigint AND o.object_id = :search
        AND (:types::text[] IS NULL OR o.type = ANY (:types::text[]))
      ORDER BY o.position LIMIT :limit)
     UNION
     (SELECT o.position, o.type, o.object_type, o.object_id, o.at, o.request_id FROM outbox o
      WHERE o.company_id = :companyId AND o.position > :after::bigint AND o.type = :search
        AND (:types::text[] IS NULL OR o.type = ANY (:types::text[]))
      ORDER BY o.position LIMIT :limit)
     ORDER BY position LIMIT :limit
   ) AS e ON true
   ORDER BY e.position`,
);

export async function readFeed(
  db: Db,
  companyId: number,
  { after, limit, types, search }: FeedRequest,
): Promise<Feed> {
  const values = { companyId, after, limit: limit + 1, types: types ?? null };
  const found =
    search === undefined ? await feed(db, values) : await searchFeed(db, { ...values, search });
  const events = found.filter((row): row is Extract<FeedRow, EventRow> => row.position !== null);
  const [first] = found;
  return {
    rows: events.slice(0, limit),
    isCut: events.length > limit,
    droppedThrough: first?.dropped_through ?? 0,
    last: first?.last ?? 0,
    hasUnplaced: first?.has_unplaced ?? false,
  };
}

const lockFeed = query<{ readonly companyId: number }, { is_locked: boolean }>(
  'events.lock',
  `SELECT pg_try_advisory_xact_lock(hashtextextended(concat_ws('|', 'outbox', :companyId::text), 0)) AS is_locked`,
);

/** The most events per transaction, which blocks other assignments of positions. */
const maxPlaced = 5_000;

const placeRows = query<{ readonly companyId: number }, { placed: number }>(
  'events.place',
  `WITH waiting AS (
     SELECT u.id FROM outbox u WHERE u.company_id = :companyId AND u.position IS NULL ORDER BY u.id LIMIT ${maxPlaced}
   ), numbered AS (
     SELECT w.id, row_number() OVER (ORDER BY w.id) AS nth FROM waiting w
   ), counter AS (
     INSERT INTO outbox_positions AS p (company_id, last)
     SELECT :companyId::bigint, count(*) FROM numbered n HAVING count(*) > 0
     ON CONFLICT (company_id) DO UPDATE SET last = p.last + excluded.last
     RETURNING p.last
   ), placed AS (
     UPDATE outbox o SET position = c.last - (SELECT count(*) FROM numbered) + n.nth
     FROM numbered n, counter c WHERE o.company_id = :companyId AND o.id = n.id
     RETURNING 1
   )
   SELECT count(*) AS placed FROM placed`,
);

/**
 * Assigns positions to committed events in the order of their ids. One transaction per company does so at a time;
 * concurrent callers leave it to that one. A statement of its own takes the lock, so that the snapshot of the next
 * statement contains all assigned positions.
 *
 * @returns  whether so many were waiting that some may still be
 */
export async function placeEvents(trx: Db, companyId: number): Promise<boolean> {
  const [lock] = await lockFeed(trx, { companyId });
  if (!lock?.is_locked) return false;
  const [row] = await placeRows(trx, { companyId });
  return (row?.placed ?? 0) >= maxPlaced;
}

const drop = plannedPerCall<
  { readonly at: Date; readonly limit: number },
  { dropped: number }
>(`WITH old AS (
     SELECT o.company_id, o.id FROM outbox o WHERE o.position IS NOT NULL AND o.at < :at ORDER BY o.at LIMIT :limit
   ), deleted AS (
     DELETE FROM outbox o USING old WHERE o.company_id = old.company_id AND o.id = old.id
     RETURNING o.company_id, o.position
   ), reached AS (
     UPDATE outbox_positions p SET dropped_through = greatest(p.dropped_through, d.position)
     FROM (SELECT company_id, max(position) AS position FROM deleted GROUP BY company_id) AS d
     WHERE p.company_id = d.company_id
   )
   SELECT count(*)::int AS dropped FROM deleted`);

/** The retention of the events of the changes feed. */
export const oldEvents = (retentionDays: number): Cleanup => ({
  what: 'events past their retention',
  drop: async (db, now, limit) => {
    const at = new Date(now.getTime() - retentionDays * 86_400_000);
    const [row] = await drop(db, { at, limit });
    return row?.dropped ?? 0;
  },
});

export function toEvent(row: EventRow, timeZone: string): Event {
  return {
    position: row.position,
    type: row.type,
    objectType: row.object_type,
    objectId: row.object_id,
    at: formatInstant(row.at, timeZone),
    requestId: row.request_id,
  };
}
