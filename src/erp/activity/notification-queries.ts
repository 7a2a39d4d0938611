import type { components } from '../../../generated/erp/types.js';
import type { Db } from '../../kernel/db/client.js';
import { plannedPerCall, query } from '../../kernel/db/statements/query.js';
import type { Cleanup } from '../../kernel/maintenance/housekeeping.js';
import { formatInstant } from '../../kernel/values/time.js';

type Notification = components['schemas']['Notification'];

interface NotificationRow {
  readonly id: number;
  readonly reason: Notification['reason'];
  readonly kind: string;
  readonly record_id: number;
  readonly event: string;
  readonly actor_name: string | null;
  readonly created_at: Date;
  readonly read_at: Date | null;
}

/** The notifications of a user about kinds of record that the user may read. */
export interface OwnNotifications {
  readonly companyId: number;
  readonly userId: number;
  readonly kinds: readonly string[];
}

const list = query<
  OwnNotifications & {
    readonly isUnread: boolean;
    readonly before: number;
    readonly limit: number;
  },
  NotificationRow
>(
  'notifications.list',
  `SELECT n.id, n.reason, n.kind, n.record_id, n.event, n.actor_name, n.created_at, n.read_at FROM notifications n
   WHERE n.company_id = :companyId AND n.user_id = :userId AND n.id < :before::bigint AND n.kind = ANY (:kinds::text[])
     AND (NOT :isUnread::boolean OR n.read_at IS NULL)
   ORDER BY n.id DESC LIMIT :limit`,
);

/** Returns notifications with smaller ids than `before`, newest first. */
export const listNotifications = (
  db: Db,
  own: OwnNotifications,
  page: { readonly isUnread: boolean; readonly before: number; readonly limit: number },
): Promise<NotificationRow[]> => list(db, { ...own, ...page });

const unread = query<OwnNotifications, { readonly count: number }>(
  'notifications.unread',
  `SELECT count(*)::int AS count FROM (
     SELECT 1 FROM notifications n
     WHERE n.company_id = :companyId AND n.user_id = :userId AND n.read_at IS NULL AND n.kind = ANY (:kinds::text[])
     LIMIT 100
   ) AS unread`,
);

/** Returns the number of unread notifications, at most 100. */
export const countUnread = async (db: Db, own: OwnNotifications): Promise<number> =>
  (await unread.one(db, own)).count;

const mark = query<{
  readonly companyId: number;
  readonly userId: number;
  readonly through: number;
  readonly now: Date;
}>(
  'notifications.mark',
  `UPDATE notifications n SET read_at = :now
   WHERE n.company_id = :companyId AND n.user_id = :userId AND n.read_at IS NULL AND n.id <= :through::bigint`,
);

export async function markRead(
  trx: Db,
  { companyId, userId }: OwnNotifications,
  through: number,
  now: Date,
): Promise<void> {
  await mark(trx, { companyId, userId, through, now });
}

const drop = plannedPerCall<{ readonly before: Date; readonly limit: number }, { dropped: number }>(
  `WITH old AS (
     SELECT o.company_id, o.id FROM notifications o WHERE o.created_at < :before ORDER BY o.created_at LIMIT :limit
   ), deleted AS (
     DELETE FROM notifications n USING old WHERE n.company_id = old.company_id AND n.id = old.id RETURNING 1
   )
   SELECT count(*)::int AS dropped FROM deleted`,
);

const keptDays = 90;

/** Notifications that were written long ago. */
export const oldNotifications: Cleanup = {
  what: 'notifications',
  async drop(db, now, limit) {
    const before = new Date(now.getTime() - keptDays * 86_400_000);
    const [row] = await drop(db, { before, limit });
    return row?.dropped ?? 0;
  },
};

export const toNotification = (row: NotificationRow, timeZone: string): Notification => ({
  id: row.id,
  reason: row.reason,
  kind: row.kind,
  recordId: row.record_id,
  event: row.event,
  actorName: row.actor_name,
  createdAt: formatInstant(row.created_at, timeZone),
  readAt: row.read_at && formatInstant(row.read_at, timeZone),
});
