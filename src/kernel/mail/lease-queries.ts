import { randomUUID } from 'node:crypto';
import { heldCompanies } from '../cells/directory.js';
import type { Db } from '../db/client.js';
import type { Pool } from '../db/pool.js';
import { query } from '../db/statements/query.js';
import { inTransaction } from '../db/transaction.js';

/** A mail that this process holds while `leasedBy` is in its row. */
export interface ClaimedMail {
  readonly companyId: number;
  readonly id: number;
  readonly locale: string;
  readonly recipient: string;
  readonly subject: string;
  readonly messageId: string;
  readonly keyId: string;
  readonly sealed: Buffer;
  /** The number of the attempt, from 1. Includes attempts whose process died. */
  readonly attempt: number;
  readonly expiresAt: Date | null;
  readonly createdAt: Date;
  readonly leasedBy: string;
}

/** Processes take mails one after the other, so that together they keep the limit of an hour. */
const wait = query<object>(
  'mails.wait_to_take',
  `SELECT pg_advisory_xact_lock(hashtextextended('mails', 0))`,
);

const due = `m.status = 'queued' AND m.next_attempt_at <= :now
       AND (m.leased_until IS NULL OR m.leased_until <= clock_timestamp())`;

/**
 * Steps from company to company through the index of queued mails. A company has room for the mails of an hour that it has
 * not sent yet. Companies take turns, so that many mails of one do not delay those of another. A database whose
 * deliveries are held takes none.
 */
const take = query<
  {
    readonly now: Date;
    readonly since: Date;
    readonly perHour: number;
    readonly limit: number;
    readonly leasedBy: string;
    readonly leaseMs: number;
    readonly held: readonly number[];
  },
  ClaimedMail
>(
  'mails.take',
  `WITH RECURSIVE waiting AS (
     (SELECT m.company_id FROM mails m
      WHERE m.status = 'queued'
        AND NOT EXISTS (SELECT FROM installation i WHERE i.deliveries_held_at IS NOT NULL)
      ORDER BY m.company_id LIMIT 1)
     UNION ALL
     SELECT n.company_id FROM waiting p CROSS JOIN LATERAL (
       SELECT m.company_id FROM mails m WHERE m.status = 'queued' AND m.company_id > p.company_id
       ORDER BY m.company_id LIMIT 1
     ) AS n
   ), room AS (
     SELECT w.company_id, l.mails AS leased, :perHour::bigint - h.mails - l.mails AS places
     FROM waiting w CROSS JOIN LATERAL (
       SELECT count(*) AS mails FROM mails m WHERE m.company_id = w.company_id AND m.sent_at > :since
     ) AS h CROSS JOIN LATERAL (
       SELECT count(*) AS mails FROM mails m
       WHERE m.company_id = w.company_id AND m.status = 'queued' AND m.leased_until > clock_timestamp()
     ) AS l
     WHERE w.company_id <> ALL (:held::bigint[])
   ), candidates AS (
     SELECT c.company_id, c.id, c.next_attempt_at, r.leased + row_number() OVER (
         PARTITION BY c.company_id ORDER BY c.next_attempt_at, c.id
       ) AS turn
     FROM room r CROSS JOIN LATERAL (
       SELECT m.company_id, m.id, m.next_attempt_at FROM mails m WHERE m.company_id = r.company_id AND ${due}
       ORDER BY m.next_attempt_at, m.id LIMIT least(greatest(r.places, 0), :limit::bigint)
     ) AS c
   ), chosen AS MATERIALIZED (
     SELECT c.company_id, c.id FROM candidates c ORDER BY c.turn, c.next_attempt_at LIMIT :limit::bigint
   ), locked AS MATERIALIZED (
     SELECT m.company_id, m.id FROM mails m
     JOIN chosen c ON c.company_id = m.company_id AND c.id = m.id WHERE ${due}
     FOR UPDATE OF m SKIP LOCKED
   )
   UPDATE mails m SET attempt = m.attempt + 1, leased_by = :leasedBy::uuid,
     leased_until = clock_timestamp() + make_interval(secs => :leaseMs::float8 / 1000)
   FROM locked l WHERE m.company_id = l.company_id AND m.id = l.id
   RETURNING m.company_id AS "companyId", m.id, m.locale, m.recipient, m.subject, m.message_id AS "messageId",
     m.key_id AS "keyId", m.sealed, m.attempt, m.expires_at AS "expiresAt", m.created_at AS "createdAt",
     m.leased_by AS "leasedBy"`,
);

export interface ClaimRequest {
  readonly now: Date;
  readonly limit: number;
  readonly perHour: number;
  readonly leaseMs: number;
}

const hourMs = 3_600_000;

/** Leases due mails of all companies. A mail with an expired lease is due again. */
export function claimMails(
  db: Pool,
  { now, limit, perHour, leaseMs }: ClaimRequest,
): Promise<ClaimedMail[]> {
  const since = new Date(now.getTime() - hourMs);
  const [leasedBy, held] = [randomUUID(), heldCompanies(db)];
  return inTransaction(db, async (trx) => {
    await wait.defer(trx, {});
    return take(trx, { now, since, perHour, limit, leasedBy, leaseMs, held });
  });
}

interface LeaseKey {
  readonly companyId: number;
  readonly id: number;
  readonly leasedBy: string;
}

const keyOf = ({ companyId, id, leasedBy }: ClaimedMail): LeaseKey => ({ companyId, id, leasedBy });

const held = `m.company_id = :companyId AND m.id = :id AND m.leased_by = :leasedBy::uuid`;

const markSentRow = query<LeaseKey & { readonly now: Date }, { readonly id: number }>(
  'mails.mark_sent',
  `UPDATE mails m SET status = 'sent', sent_at = :now, updated_at = :now, next_attempt_at = NULL, leased_by = NULL,
     leased_until = NULL, key_id = NULL, sealed = NULL, failure = NULL, reply = NULL
   WHERE ${held} RETURNING m.id`,
);

/** Drops the content of a mail that the server has taken. Resolves to false if the lease was lost. */
export async function markSent(db: Db, mail: ClaimedMail, now: Date): Promise<boolean> {
  return (await markSentRow(db, { ...keyOf(mail), now })).length > 0;
}

const markFailedRow = query<
  LeaseKey & {
    readonly now: Date;
    readonly status: 'failed' | 'queued';
    readonly nextAttemptAt: Date | null;
    readonly failure: string;
    readonly reply: string | null;
  },
  { readonly id: number }
>(
  'mails.mark_failed',
  `UPDATE mails m SET status = :status, next_attempt_at = :nextAttemptAt::timestamptz, failure = :failure, reply = :reply, updated_at = :now,
     leased_by = NULL, leased_until = NULL
   WHERE ${held} RETURNING m.id`,
);

/**
 * Keeps why an attempt failed, and plans the next one.
 *
 * @param nextAttemptAt  null: the mail has failed for good
 */
export async function markFailed(
  db: Db,
  mail: ClaimedMail,
  { name: failure, reply = null }: { readonly name: string; readonly reply?: string | null },
  { now, nextAttemptAt }: { readonly now: Date; readonly nextAttemptAt: Date | null },
): Promise<boolean> {
  const status = nextAttemptAt === null ? 'failed' : 'queued';
  const values = { ...keyOf(mail), now, status, nextAttemptAt, failure, reply } as const;
  return (await markFailedRow(db, values)).length > 0;
}

const release = query<{
  readonly companyIds: readonly number[];
  readonly ids: readonly number[];
  readonly holders: readonly string[];
}>(
  'mails.release',
  `UPDATE mails m SET leased_by = NULL, leased_until = NULL, attempt = m.attempt - 1
   FROM unnest(:companyIds::bigint[], :ids::bigint[], :holders::uuid[]) AS l (company_id, id, leased_by)
   WHERE m.company_id = l.company_id AND m.id = l.id AND m.leased_by = l.leased_by`,
);

/** Releases leases without counting an attempt. */
export async function releaseMails(db: Db, mails: readonly ClaimedMail[]): Promise<void> {
  await release(db, {
    companyIds: mails.map(({ companyId }) => companyId),
    ids: mails.map(({ id }) => id),
    holders: mails.map(({ leasedBy }) => leasedBy),
  });
}

const readOldest = query<{ readonly now: Date }, { readonly seconds: number }>(
  'mails.oldest_due',
  `WITH RECURSIVE waiting AS (
     (SELECT m.company_id, m.next_attempt_at FROM mails m WHERE m.status = 'queued'
      ORDER BY m.company_id, m.next_attempt_at LIMIT 1)
     UNION ALL
     SELECT n.company_id, n.next_attempt_at FROM waiting p CROSS JOIN LATERAL (
       SELECT m.company_id, m.next_attempt_at FROM mails m WHERE m.status = 'queued' AND m.company_id > p.company_id
       ORDER BY m.company_id, m.next_attempt_at LIMIT 1
     ) AS n
   )
   SELECT greatest(coalesce(extract(epoch FROM :now::timestamptz - min(w.next_attempt_at)), 0), 0)::float8 AS seconds
   FROM waiting w`,
);

/** Returns how long the oldest due mail of all companies has been due. */
export async function oldestDueMailSeconds(db: Db, now: Date): Promise<number> {
  const [row] = await readOldest(db, { now });
  return row?.seconds ?? 0;
}
