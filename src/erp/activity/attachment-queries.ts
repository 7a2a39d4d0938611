import type { components } from '../../../generated/erp/types.js';
import type { Db } from '../../kernel/db/client.js';
import { lookup, query, type RowKey } from '../../kernel/db/statements/query.js';
import { formatInstant } from '../../kernel/values/time.js';
import { type Author, type AuthorRow, type RecordKey, toAuthor } from './records.js';

export type Attachment = components['schemas']['Attachment'];

export interface AttachmentRow extends AuthorRow {
  readonly id: number;
  readonly kind: string;
  readonly record_id: number;
  readonly blob_id: string;
  readonly file_name: string;
  readonly mime: string;
  readonly bytes: number;
  readonly sha256: Buffer;
  readonly is_scanned: boolean;
  readonly created_at: Date;
}

const columns = `a.id, a.kind, a.record_id, a.blob_id, a.file_name, a.mime, a.bytes, a.sha256, a.is_scanned,
  a.author_type, a.author_id, a.author_name, a.created_at`;

interface NewAttachment extends Author {
  readonly companyId: number;
  readonly kind: string;
  readonly recordId: number;
  readonly blobId: string;
  readonly fileName: string;
  readonly mime: string;
  readonly bytes: number;
  readonly sha256: Uint8Array;
  readonly isScanned: boolean;
  readonly now: Date;
}

const insert = query<NewAttachment, AttachmentRow>(
  'attachments.insert',
  `INSERT INTO attachments AS a (company_id, kind, record_id, blob_id, file_name, mime, bytes, sha256, is_scanned, author_type,
     author_id, author_name, created_at)
   VALUES (:companyId, :kind, :recordId, :blobId, :fileName, :mime, :bytes, :sha256, :isScanned, :authorType, :authorId,
     :authorName, :now)
   RETURNING ${columns}`,
);

export const insertAttachment = (trx: Db, row: NewAttachment): Promise<AttachmentRow> =>
  insert.one(trx, row);

const find = lookup<RowKey, AttachmentRow>(
  'attachments.find',
  `SELECT ${columns} FROM attachments a WHERE a.company_id = :companyId AND a.id = :id`,
);

export const findAttachment = (db: Db, companyId: number, id: number) =>
  find.first(db, { companyId, id });

const ofRecord = query<
  { readonly companyId: number; readonly kind: string; readonly recordId: number },
  AttachmentRow
>(
  'attachments.of_record',
  `SELECT ${columns} FROM attachments a
   WHERE a.company_id = :companyId AND a.kind = :kind AND a.record_id = :recordId
   ORDER BY a.created_at DESC, a.id DESC LIMIT 100`,
);

/** Returns the attachments of a record, newest first. */
export const attachmentsOf = (
  db: Db,
  companyId: number,
  { kind, id: recordId }: RecordKey,
): Promise<AttachmentRow[]> => ofRecord(db, { companyId, kind, recordId });

const count = query<
  { readonly companyId: number; readonly kind: string; readonly recordId: number },
  { readonly count: number }
>(
  'attachments.count',
  `SELECT count(*)::int AS count FROM attachments a
   WHERE a.company_id = :companyId AND a.kind = :kind AND a.record_id = :recordId`,
);

export const countAttachments = async (
  trx: Db,
  companyId: number,
  { kind, id: recordId }: RecordKey,
): Promise<number> => (await count.one(trx, { companyId, kind, recordId })).count;

const remove = query<RowKey, AttachmentRow>(
  'attachments.delete',
  `DELETE FROM attachments a WHERE a.company_id = :companyId AND a.id = :id RETURNING ${columns}`,
);

/** Resolves to undefined if another request has deleted it. */
export const deleteAttachment = (trx: Db, key: RowKey): Promise<AttachmentRow | undefined> =>
  remove.first(trx, { companyId: key.companyId, id: key.id });

const take = query<
  { readonly companyId: number; readonly bytes: number; readonly most: number },
  { readonly bytes: number }
>(
  'attachments.take_space',
  `INSERT INTO attachment_space AS s (company_id, bytes)
   SELECT :companyId::bigint, :bytes::bigint WHERE :bytes::bigint <= :most::bigint
   ON CONFLICT (company_id) DO UPDATE SET bytes = s.bytes + excluded.bytes WHERE s.bytes + excluded.bytes <= :most::bigint
   RETURNING s.bytes`,
);

/**
 * Takes space of the company, whose other attachments wait until the transaction ends. Resolves to false if there is too
 * little.
 *
 * @param most  the space of all attachments of the company, in bytes
 */
export async function takeSpace(
  trx: Db,
  companyId: number,
  bytes: number,
  most: number,
): Promise<boolean> {
  return (await take(trx, { companyId, bytes, most })).length > 0;
}

const give = query<{ readonly companyId: number; readonly bytes: number }>(
  'attachments.give_space',
  'UPDATE attachment_space s SET bytes = greatest(0, s.bytes - :bytes::bigint) WHERE s.company_id = :companyId',
);

export async function giveSpace(trx: Db, companyId: number, bytes: number): Promise<void> {
  await give(trx, { companyId, bytes });
}

export const toAttachment = (row: AttachmentRow, timeZone: string): Attachment => ({
  id: row.id,
  kind: row.kind,
  recordId: row.record_id,
  fileName: row.file_name,
  contentType: row.mime,
  bytes: row.bytes,
  sha256: row.sha256.toString('hex'),
  scanned: row.is_scanned,
  author: toAuthor(row),
  createdAt: formatInstant(row.created_at, timeZone),
});
