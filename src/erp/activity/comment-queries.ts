import type { components } from '../../../generated/erp/types.js';
import type { Db } from '../../kernel/db/client.js';
import { lookup, query, type RowKey } from '../../kernel/db/statements/query.js';
import { formatInstant } from '../../kernel/values/time.js';
import { type Author, type AuthorRow, toAuthor } from './records.js';

type Schemas = components['schemas'];

export interface CommentRow extends AuthorRow {
  readonly id: number;
  readonly kind: string;
  readonly record_id: number;
  readonly body: string | null;
  readonly mentions: readonly number[];
  readonly version: number;
  readonly created_at: Date;
  readonly edited_at: Date | null;
  readonly deleted_at: Date | null;
}

export const commentColumns = `c.id, c.kind, c.record_id, c.body, c.mentions, c.author_type, c.author_id, c.author_name, c.version,
  c.created_at, c.edited_at, c.deleted_at`;

interface NewComment extends Author {
  readonly companyId: number;
  readonly kind: string;
  readonly recordId: number;
  readonly body: string;
  readonly mentions: readonly number[];
  readonly now: Date;
}

const insert = query<NewComment, CommentRow>(
  'comments.insert',
  `INSERT INTO comments AS c (company_id, kind, record_id, body, mentions, author_type, author_id, author_name, created_at)
   VALUES (:companyId, :kind, :recordId, :body, :mentions::bigint[], :authorType, :authorId, :authorName, :now)
   RETURNING ${commentColumns}`,
);

export const insertComment = (trx: Db, row: NewComment): Promise<CommentRow> =>
  insert.one(trx, row);

const find = lookup<RowKey, CommentRow>(
  'comments.find',
  `SELECT ${commentColumns} FROM comments c WHERE c.company_id = :companyId AND c.id = :id`,
);

export const findComment = (db: Db, companyId: number, id: number) =>
  find.first(db, { companyId, id });

const lock = query<RowKey, CommentRow>(
  'comments.lock',
  `SELECT ${commentColumns} FROM comments c WHERE c.company_id = :companyId AND c.id = :id FOR UPDATE`,
);

/** Locks a comment until the transaction ends. */
export const lockComment = (trx: Db, key: RowKey): Promise<CommentRow | undefined> =>
  lock.first(trx, { companyId: key.companyId, id: key.id });

const update = query<
  RowKey & { readonly body: string; readonly mentions: readonly number[]; readonly now: Date },
  CommentRow
>(
  'comments.update',
  `UPDATE comments c SET body = :body, mentions = :mentions::bigint[], edited_at = :now, version = c.version + 1
   WHERE c.company_id = :companyId AND c.id = :id RETURNING ${commentColumns}`,
);

export const updateComment = (
  trx: Db,
  key: RowKey,
  change: { readonly body: string; readonly mentions: readonly number[]; readonly now: Date },
): Promise<CommentRow> => update.one(trx, { companyId: key.companyId, id: key.id, ...change });

const clear = query<RowKey & { readonly now: Date }>(
  'comments.delete',
  `UPDATE comments c SET body = NULL, mentions = '{}', deleted_at = :now, version = c.version + 1
   WHERE c.company_id = :companyId AND c.id = :id`,
);

/** Deletes the text, and leaves the row as a sign that there was one. */
export async function clearComment(trx: Db, key: RowKey, now: Date): Promise<void> {
  await clear(trx, { companyId: key.companyId, id: key.id, now });
}

interface NamedUser {
  readonly id: number;
  readonly name: string;
  readonly is_active: boolean;
}

const users = lookup<{ readonly companyId: number; readonly ids: readonly number[] }, NamedUser>(
  'comments.users',
  `SELECT u.id, u.name, u.is_active FROM users u
   WHERE u.company_id = :companyId AND u.id = ANY (:!ids::bigint[])`,
);

/** Returns the users of a company by their ids. */
export async function usersById(
  db: Db,
  companyId: number,
  ids: readonly number[],
): Promise<ReadonlyMap<number, NamedUser>> {
  if (ids.length === 0) return new Map();
  const found = await users(db, { companyId, ids });
  return new Map(found.map((user) => [user.id, user]));
}

/** @param names  the users that the comment mentions */
export function toComment(
  row: CommentRow,
  timeZone: string,
  names: ReadonlyMap<number, { readonly name: string }>,
): Schemas['Comment'] {
  const instant = (at: Date | null) => at && formatInstant(at, timeZone);
  const mentions = row.mentions.flatMap((id) => {
    const name = names.get(id)?.name;
    return name === undefined ? [] : [{ id, name }];
  });
  return {
    id: row.id,
    kind: row.kind,
    recordId: row.record_id,
    text: row.body,
    mentions,
    author: toAuthor(row),
    version: row.version,
    createdAt: formatInstant(row.created_at, timeZone),
    editedAt: instant(row.edited_at),
    deletedAt: instant(row.deleted_at),
  };
}
