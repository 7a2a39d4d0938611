import { byCompany } from '../db/by-company.js';
import type { Db } from '../db/client.js';
import { lookup, query } from '../db/statements/query.js';

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

const find = query<{ readonly companyId: number; readonly id: string }, BlobRow>(
  'blobs.find',
  `SELECT b.id, b.purpose, b.owner, b.mime, b.bytes, b.sha256, b.key_id, b.wrapped_key, b.created_at, b.expires_at
   FROM blobs b WHERE b.company_id = :companyId AND b.id = :id`,
);

export async function findBlob(
  db: Db,
  companyId: number,
  id: string,
): Promise<BlobRow | undefined> {
  return (await find(db, { companyId, id }))[0];
}

const insert = query<{
  readonly companyId: number;
  readonly id: string;
  readonly purpose: string;
  readonly owner: string | null;
  readonly mime: string;
  readonly bytes: number;
  readonly sha256: Uint8Array;
  readonly keyId: string;
  readonly wrappedKey: Uint8Array;
  readonly createdAt: Date;
  readonly expiresAt: Date | null;
}>(
  'blobs.insert',
  `INSERT INTO blobs (company_id, id, purpose, owner, mime, bytes, sha256, key_id, wrapped_key, created_at, expires_at)
   VALUES (:companyId, :id, :purpose, :owner, :mime, :bytes, :sha256, :keyId, :wrappedKey, :createdAt, :expiresAt)`,
);

export async function insertRow(trx: Db, companyId: number, row: BlobRow): Promise<void> {
  const { id, purpose, owner, mime, bytes, sha256, key_id, wrapped_key } = row;
  await insert(trx, {
    companyId,
    id,
    purpose,
    owner,
    mime,
    bytes,
    sha256,
    keyId: key_id,
    wrappedKey: wrapped_key,
    createdAt: row.created_at,
    expiresAt: row.expires_at,
  });
}

const takeIds = query<
  { readonly companyId: number; readonly which: readonly string[] },
  { id: string }
>(
  'blobs.take_ids',
  'DELETE FROM blobs b WHERE b.company_id = :companyId AND b.id = ANY (:which::text[]) RETURNING b.id',
);

const takeOwned = query<{ readonly companyId: number; readonly owner: string }, { id: string }>(
  'blobs.take_owned',
  'DELETE FROM blobs b WHERE b.company_id = :companyId AND b.owner = :owner RETURNING b.id',
);

/** Deletes rows, and with them the keys to their content. Resolves to the ids that there were. */
export async function takeBlobs(
  trx: Db,
  companyId: number,
  which: readonly string[] | { readonly owner: string },
): Promise<string[]> {
  const rows =
    'owner' in which
      ? await takeOwned(trx, { companyId, owner: which.owner })
      : await takeIds(trx, { companyId, which });
  return rows.map(({ id }) => id);
}

export interface BlobPlace {
  readonly companyId: number;
  readonly id: string;
}

const takeLate = query<{ readonly now: Date; readonly limit: number }, BlobPlace>(
  'blobs.take_expired',
  `DELETE FROM blobs b USING (
     SELECT o.company_id, o.id FROM blobs o WHERE o.expires_at <= :now ORDER BY o.expires_at LIMIT :limit
   ) AS late
   WHERE b.company_id = late.company_id AND b.id = late.id RETURNING b.company_id AS "companyId", b.id`,
);

/** Like `takeBlobs`, but takes expired blobs of all companies. */
export function takeExpired(trx: Db, now: Date, limit: number): Promise<BlobPlace[]> {
  return takeLate(trx, { now, limit });
}

const known = lookup<
  { readonly companyId: number; readonly ids: readonly string[] },
  { id: string }
>(
  'blobs.known',
  'SELECT b.id FROM blobs b WHERE b.company_id = :companyId AND b.id = ANY (:ids::text[])',
);

/** Which of these have a row. */
export async function knownIds(db: Db, places: readonly BlobPlace[]): Promise<Set<string>> {
  const reads = byCompany(places).map(([companyId, own]) =>
    known(db, { companyId, ids: own.map(({ id }) => id) }),
  );
  const found = await Promise.all(reads);
  return new Set(found.flat().map(({ id }) => id));
}

const mark = query<{
  readonly seen: readonly string[];
  readonly orphans: readonly string[];
  readonly now: Date;
}>(
  'blobs.mark_orphans',
  `WITH restored AS (
     DELETE FROM blob_orphans o WHERE o.name = ANY (:seen::text[]) AND o.name <> ALL (:orphans::text[])
   )
   INSERT INTO blob_orphans AS o (name, first_seen_at, last_seen_at)
   SELECT n.name, :now::timestamptz, :now::timestamptz FROM unnest(:orphans::text[]) AS n (name)
   ON CONFLICT (name) DO UPDATE SET last_seen_at = excluded.last_seen_at`,
);

/** Writes down which of the objects `seen` have no row; forgets that the others had none. */
export async function markOrphans(
  db: Db,
  seen: readonly string[],
  orphans: readonly string[],
  now: Date,
): Promise<void> {
  await mark(db, { seen, orphans, now });
}

const vanished = query<{ readonly now: Date }>(
  'blobs.forget_vanished',
  'DELETE FROM blob_orphans o WHERE o.last_seen_at < :now',
);

/** Forgets objects that the sweep of `now` did not see. */
export async function forgetVanished(db: Db, now: Date): Promise<void> {
  await vanished(db, { now });
}

const due = query<{ readonly before: Date }, { name: string }>(
  'blobs.due_orphans',
  'SELECT o.name FROM blob_orphans o WHERE o.first_seen_at <= :before ORDER BY o.name',
);

/** The names of objects that have had no row since `before`. */
export async function findDueOrphans(db: Db, before: Date): Promise<string[]> {
  return (await due(db, { before })).map(({ name }) => name);
}

const forget = query<{ readonly names: readonly string[] }>(
  'blobs.forget_orphans',
  'DELETE FROM blob_orphans o WHERE o.name = ANY (:names::text[])',
);

export async function forgetOrphans(db: Db, names: readonly string[]): Promise<void> {
  await forget(db, { names });
}
