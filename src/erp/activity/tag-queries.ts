import type { Db } from '../../kernel/db/client.js';
import { normalise } from '../../kernel/db/lists/search.js';
import { query } from '../../kernel/db/statements/query.js';
import type { RecordKey } from './records.js';

interface RecordValues {
  readonly companyId: number;
  readonly kind: string;
  readonly recordId: number;
}

const valuesOf = (companyId: number, { kind, id: recordId }: RecordKey): RecordValues => ({
  companyId,
  kind,
  recordId,
});

/** The form in which a tag is compared. */
export const keyOfTag = (tag: string): string => normalise(tag) || tag;

const lock = query<RecordValues>(
  'tags.lock',
  `SELECT pg_advisory_xact_lock(hashtextextended(concat_ws('|', 'tags', :companyId::text, :kind::text, :recordId::text), 0))`,
);

/** Lets one transaction change the tags of a record at a time. */
export async function lockTags(trx: Db, companyId: number, record: RecordKey): Promise<void> {
  await lock(trx, valuesOf(companyId, record));
}

const ofRecord = query<RecordValues, { readonly tag: string }>(
  'tags.of_record',
  `SELECT t.tag FROM record_tags t
   WHERE t.company_id = :companyId AND t.kind = :kind AND t.record_id = :recordId ORDER BY t.tag_key`,
);

/** Returns the tags of a record, in the order of the alphabet. */
export async function tagsOf(db: Db, companyId: number, record: RecordKey): Promise<string[]> {
  return (await ofRecord(db, valuesOf(companyId, record))).map(({ tag }) => tag);
}

const drop = query<RecordValues & { readonly keys: readonly string[] }>(
  'tags.drop',
  `DELETE FROM record_tags t
   WHERE t.company_id = :companyId AND t.kind = :kind AND t.record_id = :recordId AND t.tag_key = ANY (:keys::text[])`,
);

const add = query<
  RecordValues & {
    readonly keys: readonly string[];
    readonly tags: readonly string[];
    readonly now: Date;
  }
>(
  'tags.add',
  `INSERT INTO record_tags (company_id, kind, record_id, tag_key, tag, tagged_at)
   SELECT :companyId::bigint, :kind::text, :recordId::bigint, n.key, coalesce((
       SELECT t.tag FROM record_tags t WHERE t.company_id = :companyId::bigint AND t.tag_key = n.key ORDER BY t.id LIMIT 1
     ), n.tag), :now::timestamptz
   FROM unnest(:keys::text[], :tags::text[]) AS n (key, tag)
   ON CONFLICT (company_id, kind, record_id, tag_key) DO NOTHING`,
);

/** Removes tags of a record and adds others. A tag that the company has already keeps its spelling. */
export async function changeTags(
  trx: Db,
  companyId: number,
  record: RecordKey,
  { added, removed }: { readonly added: readonly string[]; readonly removed: readonly string[] },
  now: Date,
): Promise<void> {
  const values = valuesOf(companyId, record);
  await drop(trx, { ...values, keys: removed.map(keyOfTag) });
  // Of two spellings in one request, the first one stays.
  const byKey = new Map([...added].reverse().map((tag) => [keyOfTag(tag), tag]));
  await add(trx, { ...values, keys: [...byKey.keys()], tags: [...byKey.values()], now });
}

const counts = query<
  { readonly companyId: number; readonly kinds: readonly string[] },
  { readonly tag: string; readonly count: number }
>(
  'tags.counts',
  `SELECT min(t.tag) AS tag, count(*) AS count FROM record_tags t
   WHERE t.company_id = :companyId AND t.kind = ANY (:kinds::text[])
   GROUP BY t.tag_key ORDER BY count(*) DESC, t.tag_key LIMIT 500`,
);

/** Returns the tags of the records of some kinds, most used first. */
export const countTags = (db: Db, companyId: number, kinds: readonly string[]) =>
  counts(db, { companyId, kinds });

interface TaggedRow {
  readonly id: number;
  readonly kind: string;
  readonly record_id: number;
  readonly tagged_at: Date;
}

const tagged = query<
  {
    readonly companyId: number;
    readonly key: string;
    readonly kinds: readonly string[];
    readonly before: number;
    readonly limit: number;
  },
  TaggedRow
>(
  'tags.records',
  `SELECT t.id, t.kind, t.record_id, t.tagged_at FROM record_tags t
   WHERE t.company_id = :companyId AND t.tag_key = :key AND t.kind = ANY (:kinds::text[]) AND t.id < :before::bigint
   ORDER BY t.id DESC LIMIT :limit`,
);

/** Returns records with a tag, most recently tagged first. */
export const recordsWithTag = (
  db: Db,
  companyId: number,
  tag: string,
  page: { readonly kinds: readonly string[]; readonly before: number; readonly limit: number },
): Promise<TaggedRow[]> => tagged(db, { companyId, key: keyOfTag(tag), ...page });
