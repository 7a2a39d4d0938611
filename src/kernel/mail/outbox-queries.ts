import type { SealedColumns, SealedTable } from '../blobs/maintenance/reseal.js';
import { sealedColumns } from '../blobs/maintenance/reseal.js';
import type { Db } from '../db/client.js';
import { listQuery } from '../db/lists/page.js';
import { lookup, plannedPerCall, query, type RowKey } from '../db/statements/query.js';
import { wakeAfterCommit } from '../jobs/wake.js';
import type { Cleanup } from '../maintenance/housekeeping.js';
import type { FailureName } from './failures.js';

export const mailsTopic = 'mails';

/** The context that the content of a mail is sealed with. */
export const contextOf = (companyId: number, messageId: string): string =>
  `mail ${companyId} ${messageId}`;

export interface NewMailRow {
  readonly companyId: number;
  readonly template: string;
  readonly locale: string;
  readonly userId: number | null;
  /** The record that the mail is about, by its kind and id; null for none. */
  readonly aboutKind: string | null;
  readonly aboutId: number | null;
  readonly recipient: string;
  readonly subject: string;
  readonly messageId: string;
  readonly keyId: string;
  readonly sealed: Uint8Array;
  readonly expiresAt: Date | null;
  readonly now: Date;
}

const insert = query<NewMailRow, { readonly id: number }>(
  'mails.insert',
  `INSERT INTO mails (company_id, template, locale, user_id, about_kind, about_id, recipient, subject, message_id,
     key_id, sealed, status, next_attempt_at, expires_at, created_at, updated_at)
   SELECT :companyId::bigint, :template, :locale, :userId::bigint, :aboutKind, :aboutId::bigint, :recipient, :subject, :messageId,
     CASE WHEN c.test_of IS NULL THEN :keyId END, CASE WHEN c.test_of IS NULL THEN :sealed::bytea END,
     CASE WHEN c.test_of IS NULL THEN 'queued' ELSE 'suppressed' END,
     CASE WHEN c.test_of IS NULL THEN :now::timestamptz END, :expiresAt::timestamptz, :now::timestamptz, :now::timestamptz
   FROM companies c WHERE c.id = :companyId::bigint RETURNING id`,
);

/**
 * Writes a mail in the transaction that causes it. It is sent after the commit, and never without it. A mail of a test
 * company is never sent, and kept without its text.
 */
export async function insertMail(trx: Db, mail: NewMailRow): Promise<number> {
  const { id } = await insert.one(trx, mail);
  wakeAfterCommit(trx, mailsTopic);
  return id;
}

const newest = query<
  {
    readonly companyId: number;
    readonly userId: number;
    readonly template: string;
    readonly since: Date;
  },
  { readonly id: number }
>(
  'mails.newest_of_user',
  `SELECT m.id FROM mails m
   WHERE m.company_id = :companyId AND m.user_id = :userId AND m.template = :template AND m.created_at > :since
   ORDER BY m.created_at DESC LIMIT 1`,
);

/** Resolves to true if the user was sent a mail of this template after `since`, or one is queued. */
export async function wasMailed(
  trx: Db,
  user: { readonly companyId: number; readonly userId: number },
  template: string,
  since: Date,
): Promise<boolean> {
  const { companyId, userId } = user;
  return (await newest.first(trx, { companyId, userId, template, since })) !== undefined;
}

export type MailStatus = 'queued' | 'sent' | 'failed' | 'cancelled' | 'suppressed';

export interface MailRow {
  readonly id: number;
  readonly template: string;
  readonly locale: string;
  readonly recipient: string;
  readonly subject: string;
  readonly status: MailStatus;
  readonly attempt: number;
  readonly next_attempt_at: Date | null;
  readonly failure: FailureName | null;
  readonly reply: string | null;
  readonly sent_at: Date | null;
  readonly created_at: Date;
  readonly updated_at: Date;
}

const columns = `m.id, m.template, m.locale, m.recipient, m.subject, m.status, m.attempt, m.next_attempt_at, m.failure,
  m.reply, m.sent_at, m.created_at, m.updated_at`;

export const listMails = listQuery<
  MailRow,
  'id',
  'status' | 'template' | 'recipient' | 'search' | 'dateFrom' | 'dateTo' | 'updatedSince'
>({
  name: 'mails.list',
  table: 'mails',
  alias: 'm',
  columns,
  sorts: { id: { sql: 'm.id', type: 'bigint' } },
  filters: {
    status: 'm.status = ?',
    template: 'm.template = ?',
    recipient: 'lower(m.recipient) = lower(?)',
    search: 'lower(m.recipient) LIKE ?',
    dateFrom: 'm.created_at >= ?::timestamptz',
    dateTo: 'm.created_at < ?::timestamptz',
    updatedSince: 'm.updated_at >= ?::timestamptz',
  },
});

const find = lookup<RowKey, MailRow>(
  'mails.find',
  `SELECT ${columns} FROM mails m WHERE m.company_id = :companyId AND m.id = :id`,
);

export const findMail = (db: Db, companyId: number, id: number) =>
  find.first(db, { companyId, id });

const requeue = query<RowKey & { readonly now: Date }, MailRow>(
  'mails.requeue',
  `UPDATE mails m SET status = 'queued', attempt = 0, next_attempt_at = :now, updated_at = :now
   WHERE m.company_id = :companyId AND m.id = :id AND m.status = 'failed' AND m.sealed IS NOT NULL
     AND (m.expires_at IS NULL OR m.expires_at > :now)
   RETURNING ${columns}`,
);

/** Queues a failed mail again, with all its attempts. Resolves to undefined if there is none with content to send. */
export async function requeueMail(trx: Db, key: RowKey, now: Date): Promise<MailRow | undefined> {
  const row = await requeue.first(trx, { companyId: key.companyId, id: key.id, now });
  if (row !== undefined) wakeAfterCommit(trx, mailsTopic);
  return row;
}

const cancel = query<RowKey & { readonly now: Date }, MailRow>(
  'mails.cancel',
  `UPDATE mails m SET status = 'cancelled', next_attempt_at = NULL, leased_by = NULL, leased_until = NULL,
     key_id = NULL, sealed = NULL, updated_at = :now
   WHERE m.company_id = :companyId AND m.id = :id AND m.status = 'queued'
     AND (m.leased_until IS NULL OR m.leased_until <= clock_timestamp())
   RETURNING ${columns}`,
);

/** Cancels a queued mail, and drops its content. Resolves to undefined if none is queued, or it is being sent. */
export const cancelMail = (trx: Db, key: RowKey, now: Date): Promise<MailRow | undefined> =>
  cancel.first(trx, { companyId: key.companyId, id: key.id, now });

const discard = query<{ readonly before: Date; readonly now: Date }, { readonly id: number }>(
  'mails.discard',
  `UPDATE mails m SET status = 'cancelled', next_attempt_at = NULL, leased_by = NULL, leased_until = NULL,
     key_id = NULL, sealed = NULL, updated_at = :now
   WHERE m.status = 'queued' AND m.created_at < :before RETURNING m.id`,
);

/** Cancels the mails of all companies that were queued before a time, because the original of a copy has sent them. */
export async function discardMails(trx: Db, before: Date, now: Date): Promise<number> {
  return (await discard(trx, { before, now })).length;
}

const drop = query<{ readonly before: Date; readonly limit: number }, { readonly id: number }>(
  'mails.drop',
  `DELETE FROM mails m USING (
     SELECT o.company_id, o.id FROM mails o WHERE o.created_at < :before ORDER BY o.created_at LIMIT :limit
   ) AS old
   WHERE m.company_id = old.company_id AND m.id = old.id RETURNING m.id`,
);

const keptDays = 90;

/** Mails that were written long ago. */
export const oldMails: Cleanup = {
  what: 'mails',
  drop: async (db, now, limit) =>
    (await drop(db, { before: new Date(now.getTime() - keptDays * 86_400_000), limit })).length,
};

const readSealed = plannedPerCall<
  {
    readonly keyId: string;
    readonly companyId: number;
    readonly id: string;
    readonly limit: number;
  },
  {
    readonly companyId: number;
    readonly id: number;
    readonly messageId: string;
    readonly key_id: string;
    readonly sealed: Buffer;
  }
>(`SELECT m.company_id AS "companyId", m.id, m.message_id AS "messageId", m.key_id, m.sealed FROM mails m
   WHERE m.key_id <> :keyId AND (m.company_id, m.id) > (:companyId::bigint, :id::bigint)
   ORDER BY m.company_id, m.id LIMIT :limit`);

const replaceSealed =
  plannedPerCall<SealedColumns>(`UPDATE mails m SET key_id = n.key_id, sealed = n.sealed
   FROM unnest(:ids::bigint[], :oldKeyIds::text[], :keyIds::text[], :sealed::bytea[])
     AS n (id, old_key_id, key_id, sealed)
   WHERE m.company_id = :companyId AND m.id = n.id AND m.key_id = n.old_key_id`);

/** The content of mails that were not sent. */
export const sealedMails: SealedTable = {
  what: 'mails',
  async read(db, keyId, after, limit) {
    const place = { companyId: after.companyId, id: after.id || '0' };
    const rows = await readSealed(db, { keyId, ...place, limit });
    return rows.map(({ companyId, id, messageId, key_id, sealed }) => ({
      companyId,
      id: String(id),
      context: contextOf(companyId, messageId),
      sealed: { keyId: key_id, bytes: sealed },
    }));
  },
  replace: (db, companyId, rows) => replaceSealed(db, sealedColumns(companyId, rows)),
};
