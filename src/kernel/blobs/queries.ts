import type { Db } from '../db/client.js';
import { statement } from '../db/statements/statement.js';

export interface BlobRow {
  readonly id: string;
  readonly purpose: string;
  readonly owner: string | null;
  readonly mime: string;
  readonly bytes: number;
  readonly sha256: Buffer;
  readonly key_id: string;
  readonly wrapped_key: Buffer;
  readonly created_at: Date;
  readonly expires_at: Date | null;
}

const find = statement<BlobRow>(
  'blobs.find',
  `SELECT b.id, b.purpose, b.owner, b.mime, b.bytes, b.sha256, b.key_id, b.wrapped_key, b.created_at, b.expires_at
   FROM blobs b WHERE b.company_id = $1 AND b.id = $2`,
);

export async function findBlob(
  db: Db,
  companyId: number,
  id: string,
): Promise<BlobRow | undefined> {
  return (await find(db, [companyId, id]))[0];
}

const insert = statement<object>(
  'blobs.insert',
  `INSERT INTO blobs (company_id, id, purpose, owner, mime, bytes, sha256, key_id, wrapped_key, created_at, expires_at)
   VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11)`,
);

export async function insertRow(trx: Db, companyId: number, row: BlobRow): Promise<void> {
  const { id, purpose, owner, mime, bytes, sha256, key_id, wrapped_key } = row;
  const facts = [id, purpose, owner, mime, bytes, sha256, key_id, wrapped_key];
  await insert(trx, [companyId, ...facts, row.created_at, row.expires_at]);
}

const takeIds = statement<{ id: string }>(
  'blobs.take_ids',
  'DELETE FROM blobs b WHERE b.company_id = $1 AND b.id = ANY ($2::text[]) RETURNING b.id',
);

const takeOwned = statement<{ id: string }>(
  'blobs.take_owned',
  'DELETE FROM blobs b WHERE b.company_id = $1 AND b.owner = $2 RETURNING b.id',
);

/** Deletes rows, and with them the keys to their content. Resolves to the ids that there were. */
export async function takeBlobs(
  trx: Db,
  companyId: number,
  which: readonly string[] | { readonly owner: string },
): Promise<string[]> {
  const rows =
    'owner' in which
      ? await takeOwned(trx, [companyId, which.owner])
      : await takeIds(trx, [companyId, which]);
  return rows.map(({ id }) => id);
}

export interface BlobPlace {
  readonly companyId: number;
  readonly id: string;
}

const takeLate = statement<BlobPlace>(
  'blobs.take_expired',
  `WITH late AS MATERIALIZED (
     SELECT b.company_id, b.id FROM blobs b WHERE b.expires_at <= $1
     ORDER BY b.expires_at LIMIT $2 FOR UPDATE SKIP LOCKED
   )
   DELETE FROM blobs b USING late l WHERE b.company_id = l.company_id AND b.id = l.id
   RETURNING b.company_id AS "companyId", b.id`,
);

/** Like `takeBlobs`, but takes expired blobs of all companies. */
export function takeExpired(trx: Db, now: Date, limit: number): Promise<BlobPlace[]> {
  return takeLate(trx, [now, limit]);
}

const known = statement<{ id: string }>(
  'blobs.known',
  `SELECT b.id FROM unnest($1::bigint[], $2::text[]) AS p (company_id, id)
   JOIN blobs b ON b.company_id = p.company_id AND b.id = p.id`,
);

/** Which of these have a row. */
export async function knownIds(db: Db, places: readonly BlobPlace[]): Promise<Set<string>> {
  const companies = places.map(({ companyId }) => companyId);
  const rows = await known(db, [companies, places.map(({ id }) => id)]);
  return new Set(rows.map(({ id }) => id));
}

const mark = statement<object>(
  'blobs.mark_orphans',
  `WITH named AS (
     DELETE FROM blob_orphans o WHERE o.name = ANY ($1::text[]) AND o.name <> ALL ($2::text[])
   )
   INSERT INTO blob_orphans AS o (name, first_seen_at, last_seen_at)
   SELECT n.name, $3::timestamptz, $3::timestamptz FROM unnest($2::text[]) AS n (name)
   ON CONFLICT (name) DO UPDATE SET last_seen_at = excluded.last_seen_at`,
);

/** Writes down which of the objects `seen` have no row; forgets that the others had none. */
export async function markOrphans(
  db: Db,
  seen: readonly string[],
  orphans: readonly string[],
  now: Date,
): Promise<void> {
  await mark(db, [seen, orphans, now]);
}

const vanished = statement<object>(
  'blobs.forget_vanished',
  'DELETE FROM blob_orphans o WHERE o.last_seen_at < $1',
);

/** Forgets objects that the sweep of `now` did not see. */
export async function forgetVanished(db: Db, now: Date): Promise<void> {
  await vanished(db, [now]);
}

const due = statement<{ name: string }>(
  'blobs.due_orphans',
  'SELECT o.name FROM blob_orphans o WHERE o.first_seen_at <= $1 ORDER BY o.name',
);

/** The names of objects that have had no row since `before`. */
export async function findDueOrphans(db: Db, before: Date): Promise<string[]> {
  return (await due(db, [before])).map(({ name }) => name);
}

const forget = statement<object>(
  'blobs.forget_orphans',
  'DELETE FROM blob_orphans o WHERE o.name = ANY ($1::text[])',
);

export async function forgetOrphans(db: Db, names: readonly string[]): Promise<void> {
  await forget(db, [names]);
}
