import type { Db } from '../../db/client.js';
import { query } from '../../db/statements/query.js';
import type { Seal, SealableEntry } from './chain.js';

/** The last seal of a company, or the state before the first one. */
export interface ChainEnd {
  readonly id: number;
  readonly throughId: number;
  readonly hash: string | null;
  /** The highest committed id of an entry; 0 without entries. */
  readonly lastEntryId: number;
}

const end = query<{ readonly companyId: number }, ChainEnd>(
  'audit_seals.end',
  `SELECT coalesce(s.id, 0)::bigint AS id, coalesce(s.through_id, 0)::bigint AS "throughId", s.hash,
     coalesce((SELECT max(a.id) FROM audit_log a WHERE a.company_id = :companyId::bigint), 0)::bigint AS "lastEntryId"
   FROM (SELECT 1) AS one LEFT JOIN LATERAL (
     SELECT l.id, l.through_id, l.hash FROM audit_seals l WHERE l.company_id = :companyId::bigint ORDER BY l.id DESC LIMIT 1
   ) AS s ON true`,
);

export const chainEnd = (db: Db, companyId: number): Promise<ChainEnd> =>
  end.one(db, { companyId });

const writers = query<object, { readonly transaction: string }>(
  'audit_seals.writers',
  `SELECT DISTINCT l.virtualtransaction AS transaction FROM pg_locks l
   WHERE l.locktype = 'relation' AND l.relation = 'audit_log'::regclass AND l.mode = 'RowExclusiveLock'
     AND l.database = (SELECT d.oid FROM pg_database d WHERE d.datname = current_database())`,
);

/**
 * Returns the open transactions that may write audit entries. PostgreSQL locks the table for a writer before it takes an id
 * from the sequence, and until the transaction ends.
 */
export const openWriters = async (db: Db): Promise<readonly string[]> =>
  (await writers(db, {})).map(({ transaction }) => transaction);

/** The members of an entry in the order of `jsonb`. A later column of the table is not part of earlier digests. */
const entryText = `jsonb_build_object('companyId', a.company_id, 'id', a.id,
       'at', to_char(a.at AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"'), 'actorType', a.actor_type,
       'actorId', a.actor_id, 'actorName', a.actor_name, 'action', a.action, 'objectType', a.object_type,
       'objectId', a.object_id, 'before', a.before, 'after', a.after, 'requestId', a.request_id,
       'ip', CASE WHEN a.actor_type <> 'anonymous' THEN a.ip END)::text`;

const read = query<
  {
    readonly companyId: number;
    readonly afterId: number;
    readonly throughId: number;
    readonly limit: number;
  },
  SealableEntry
>(
  'audit_seals.entries',
  `SELECT a.id, to_char(a.at AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"') AS at, ${entryText} AS text
   FROM audit_log a
   WHERE a.company_id = :companyId::bigint AND a.id > :afterId::bigint AND a.id <= :throughId::bigint
   ORDER BY a.id LIMIT :limit::integer`,
);

export const readEntries = read;

/** More entries than a seal lists, so that entries which were added between those of a seal are read too. */
export const mostEntriesRead = 10_000;

const insert = query<Seal & { readonly entryCount: number; readonly now: Date }>(
  'audit_seals.insert',
  `INSERT INTO audit_seals (company_id, id, after_id, through_id, entry_count, entries, previous_hash, hash, sealed_at)
   VALUES (:companyId::bigint, :id::bigint, :afterId::bigint, :throughId::bigint, :entryCount::integer, :entries,
     :previousHash, :hash, :now::timestamptz)`,
);

export const insertSeal = insert;

const list = query<
  { readonly companyId: number; readonly after: number; readonly limit: number },
  Seal
>(
  'audit_seals.list',
  `SELECT s.company_id AS "companyId", s.id, s.after_id AS "afterId", s.through_id AS "throughId", s.entries,
     s.previous_hash AS "previousHash", s.hash
   FROM audit_seals s WHERE s.company_id = :companyId::bigint AND s.id > :after::bigint ORDER BY s.id LIMIT :limit::integer`,
);

/** Lists seals in the order of the chain. */
export const listSeals = list;

const shipped = query<{ readonly companyId: number }, { readonly sealId: number }>(
  'audit_seals.shipped',
  `SELECT s.seal_id AS "sealId" FROM audit_shipments s WHERE s.company_id = :companyId::bigint`,
);

/** Returns the last seal that was written to the audit log outside of the database; 0 before the first one. */
export const shippedSeal = async (db: Db, companyId: number): Promise<number> =>
  (await shipped.first(db, { companyId }))?.sealId ?? 0;

const noteShipped = query<{
  readonly companyId: number;
  readonly sealId: number;
  readonly now: Date;
}>(
  'audit_seals.note_shipped',
  `INSERT INTO audit_shipments AS s (company_id, seal_id, shipped_at)
   VALUES (:companyId::bigint, :sealId::bigint, :now::timestamptz)
   ON CONFLICT (company_id) DO UPDATE SET seal_id = greatest(s.seal_id, excluded.seal_id), shipped_at = excluded.shipped_at`,
);

export const saveShipped = noteShipped;

const retained = query<
  { readonly companyId: number; readonly objectId: string },
  { readonly at: string; readonly before: string }
>(
  'audit_seals.retentions',
  `SELECT to_char(a.at AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"') AS at, a.after ->> 'entriesBefore' AS before
   FROM audit_log a
   WHERE a.company_id = :companyId::bigint AND a.object_id = :objectId AND a.object_type = 'company'
     AND a.action = 'retention' AND a.after ->> 'entriesBefore' IS NOT NULL
   ORDER BY a.at DESC, a.id DESC LIMIT 1`,
);

/** Returns the last record of entries that were dropped at the end of their retention. */
export const lastRetention = (db: Db, companyId: number) =>
  retained.first(db, { companyId, objectId: String(companyId) });

const companies = query<object, { readonly id: number; readonly code: string }>(
  'audit_seals.companies',
  'SELECT c.id, c.code FROM companies c ORDER BY c.id',
);

/** Lists the companies with chains of their own. Failed logins with unknown addresses are in the chain of company 0. */
export const chainedCompanies = async (db: Db) => [
  { id: 0, code: '' },
  ...(await companies(db, {})),
];
