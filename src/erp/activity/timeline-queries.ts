import type { Db } from '../../kernel/db/client.js';
import { query } from '../../kernel/db/statements/query.js';
import type { MailStatus } from '../../kernel/mail/outbox-queries.js';
import type { AttachmentRow } from './attachment-queries.js';
import type { CommentRow } from './comment-queries.js';

/*
 * The entries of one record, newest first, from the tables that hold them. Each statement reads an index of its table from
 * the position on, and at most as many rows as a page has. Entries of one moment are in the order of their types and ids.
 */

export const timelineTypes = ['change', 'comment', 'attachment', 'mail'] as const;
export type TimelineType = (typeof timelineTypes)[number];

/** Where an entry stands. */
export interface Position {
  readonly at: Date;
  readonly type: TimelineType;
  readonly id: number;
}

export interface RecordSource {
  readonly companyId: number;
  readonly kind: string;
  readonly recordId: number;
  readonly limit: number;
}

interface PageValues extends RecordSource {
  /** The entries of this moment with an id below `beforeId` follow, and all of earlier ones. */
  readonly before: Date;
  readonly beforeId: number;
}

export interface ChangeRow {
  readonly id: number;
  readonly at: Date;
  readonly actor_name: string | null;
  readonly action: string;
  readonly before: unknown;
  readonly after: unknown;
}

const changes = query<PageValues & { readonly objectId: string }, ChangeRow>(
  'timeline.changes',
  `SELECT a.id, a.at, a.actor_name, a.action, a.before, a.after FROM audit_log a
   WHERE a.company_id = :companyId AND a.object_type = :kind AND a.object_id = :objectId
     AND (a.at, a.id) < (:before::timestamptz, :beforeId::bigint)
   ORDER BY a.at DESC, a.id DESC LIMIT :limit`,
);

const comments = query<PageValues, CommentRow>(
  'timeline.comments',
  `SELECT c.id, c.kind, c.record_id, c.body, c.mentions, c.author_type, c.author_id, c.author_name, c.version, c.created_at,
     c.edited_at, c.deleted_at
   FROM comments c
   WHERE c.company_id = :companyId AND c.kind = :kind AND c.record_id = :recordId
     AND (c.created_at, c.id) < (:before::timestamptz, :beforeId::bigint)
   ORDER BY c.created_at DESC, c.id DESC LIMIT :limit`,
);

const attachments = query<PageValues, AttachmentRow>(
  'timeline.attachments',
  `SELECT a.id, a.kind, a.record_id, a.blob_id, a.file_name, a.mime, a.bytes, a.sha256, a.is_scanned, a.author_type, a.author_id,
     a.author_name, a.created_at
   FROM attachments a
   WHERE a.company_id = :companyId AND a.kind = :kind AND a.record_id = :recordId
     AND (a.created_at, a.id) < (:before::timestamptz, :beforeId::bigint)
   ORDER BY a.created_at DESC, a.id DESC LIMIT :limit`,
);

export interface TimelineMailRow {
  readonly id: number;
  readonly created_at: Date;
  readonly template: string;
  readonly recipient: string;
  readonly subject: string;
  readonly status: MailStatus;
}

const mails = query<PageValues, TimelineMailRow>(
  'timeline.mails',
  `SELECT m.id, m.created_at, m.template, m.recipient, m.subject, m.status FROM mails m
   WHERE m.company_id = :companyId AND m.about_kind = :kind AND m.about_id = :recordId
     AND (m.created_at, m.id) < (:before::timestamptz, :beforeId::bigint)
   ORDER BY m.created_at DESC, m.id DESC LIMIT :limit`,
);

/** An entry of a timeline, with the row that it is made of. */
export type TimelineRow = Position &
  (
    | { readonly type: 'change'; readonly row: ChangeRow }
    | { readonly type: 'comment'; readonly row: CommentRow }
    | { readonly type: 'attachment'; readonly row: AttachmentRow }
    | { readonly type: 'mail'; readonly row: TimelineMailRow }
  );

/** After every moment, within the range of PostgreSQL and of JavaScript. */
const endOfTime = new Date(Date.UTC(9999, 11, 31));

const orderOf = (type: TimelineType): number => timelineTypes.indexOf(type);

/** Returns where the entries of a type go on after a position. */
function startOf(type: TimelineType, after: Position | undefined) {
  if (after === undefined) return { before: endOfTime, beforeId: 0 };
  const { at: before, id } = after;
  if (type === after.type) return { before, beforeId: id };
  // Types that come later still have all of their entries of that moment, the earlier ones none.
  const beforeId = orderOf(type) > orderOf(after.type) ? Number.MAX_SAFE_INTEGER : 0;
  return { before, beforeId };
}

const sources: Readonly<
  Record<TimelineType, (db: Db, values: PageValues) => Promise<TimelineRow[]>>
> = {
  change: async (db, values) => {
    const found = await changes(db, { ...values, objectId: String(values.recordId) });
    return found.map((row) => ({ type: 'change', id: row.id, at: row.at, row }));
  },
  comment: async (db, values) =>
    (await comments(db, values)).map((row) => ({
      type: 'comment',
      id: row.id,
      at: row.created_at,
      row,
    })),
  attachment: async (db, values) =>
    (await attachments(db, values)).map((row) => ({
      type: 'attachment',
      id: row.id,
      at: row.created_at,
      row,
    })),
  mail: async (db, values) =>
    (await mails(db, values)).map((row) => ({ type: 'mail', id: row.id, at: row.created_at, row })),
};

const newestFirst = (a: Position, b: Position): number =>
  b.at.getTime() - a.at.getTime() || orderOf(a.type) - orderOf(b.type) || b.id - a.id;

/** Returns the next entries of the types after a position, at most `limit`. */
export async function readTimeline(
  db: Db,
  source: RecordSource,
  types: readonly TimelineType[],
  after: Position | undefined,
): Promise<TimelineRow[]> {
  const pages = await Promise.all(
    types.map((type) => sources[type](db, { ...source, ...startOf(type, after) })),
  );
  return pages.flat().sort(newestFirst).slice(0, source.limit);
}
