import { query } from '../../kernel/db/statements/query.js';

interface RecordValues {
  readonly companyId: number;
  readonly kind: string;
  readonly recordId: number;
}

/** Deletes the attachments of a record. Their content is erased apart from them. */
export const eraseAttachments = query<RecordValues, { readonly bytes: number }>(
  'activity.erase_attachments',
  `DELETE FROM attachments a WHERE a.company_id = :companyId AND a.kind = :kind AND a.record_id = :recordId
   RETURNING a.bytes`,
);

export const eraseComments = query<RecordValues>(
  'activity.erase_comments',
  'DELETE FROM comments c WHERE c.company_id = :companyId AND c.kind = :kind AND c.record_id = :recordId',
);

export const eraseTags = query<RecordValues>(
  'activity.erase_tags',
  'DELETE FROM record_tags t WHERE t.company_id = :companyId AND t.kind = :kind AND t.record_id = :recordId',
);

export const eraseWatchers = query<RecordValues>(
  'activity.erase_watchers',
  'DELETE FROM record_watchers w WHERE w.company_id = :companyId AND w.kind = :kind AND w.record_id = :recordId',
);
