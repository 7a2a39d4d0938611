import { randomUUID } from 'node:crypto';
import { heldCompanies } from '../../cells/directory.js';
import type { Db } from '../../db/client.js';
import { query } from '../../db/statements/query.js';
import type { Channel } from '../scope.js';

/** A delivery that this process holds while `leasedBy` is in its row. */
export interface ClaimedDelivery {
  readonly companyId: number;
  readonly id: string;
  readonly webhookId: string;
  readonly eventId: string;
  readonly environment: Channel;
  readonly eventType: string;
  readonly occurredAt: Date;
  /** The record that the event is about. */
  readonly subject: string | null;
  readonly trigger: 'scheduled' | 'test' | 'resend';
  /** Attempts made before this one. */
  readonly attempt: number;
  readonly maxAttempts: number;
  readonly url: string;
  readonly payload: string;
  readonly isEnabled: boolean;
  /** True if the last attempt failed or took long, or none was made yet. Such webhooks share a part of the places. */
  readonly isSlow: boolean;
  readonly leasedBy: string;
  /** The span that caused the event. */
  readonly traceparent: string | null;
}

const due = `d.status = 'pending' AND d.next_attempt_at <= :now
       AND (d.leased_until IS NULL OR d.leased_until <= clock_timestamp())`;

/**
 * Steps from webhook to webhook through the index of pending deliveries, so that the backlog of one is not scanned to
 * find the next. A webhook has at most two deliveries in progress over all processes; a failing one has one. Companies
 * take places in turn, and at most `companyLimit` over all processes. Slow and failing webhooks come last, share
 * `slowLimit` places, and take at most `slowCompanyLimit` of them for a company, so that no company delays the others.
 * A database whose deliveries are held takes none.
 */
const take = query<
  {
    readonly now: Date;
    readonly limit: number;
    readonly companyLimit: number;
    readonly slowLimit: number;
    readonly slowCompanyLimit: number;
    readonly leasedBy: string;
    readonly leaseMs: number;
    readonly held: readonly number[];
  },
  ClaimedDelivery
>(
  'deliveries.take',
  `WITH RECURSIVE waiting AS (
     (SELECT d.company_id, d.webhook_id FROM webhook_deliveries d
      WHERE d.status = 'pending'
        AND NOT EXISTS (SELECT FROM installation i WHERE i.deliveries_held_at IS NOT NULL)
      ORDER BY d.company_id, d.webhook_id LIMIT 1)
     UNION ALL
     SELECT n.company_id, n.webhook_id FROM waiting p CROSS JOIN LATERAL (
       SELECT d.company_id, d.webhook_id FROM webhook_deliveries d
       WHERE d.status = 'pending' AND (d.company_id, d.webhook_id) > (p.company_id, p.webhook_id)
       ORDER BY d.company_id, d.webhook_id LIMIT 1
     ) AS n
   ), room AS (
     SELECT w.company_id, w.id, w.failure_count > 0 OR NOT w.is_prompt AS is_slow,
       CASE WHEN w.failure_count > 0 THEN 1 ELSE 2 END - h.deliveries AS places,
       sum(h.deliveries) OVER (PARTITION BY w.company_id, w.failure_count > 0 OR NOT w.is_prompt) AS held_by_company
     FROM waiting p JOIN webhooks w ON w.company_id = p.company_id AND w.id = p.webhook_id
     CROSS JOIN LATERAL (
       SELECT count(*) AS deliveries FROM webhook_deliveries u
       WHERE u.company_id = w.company_id AND u.webhook_id = w.id AND u.leased_by IS NOT NULL
         AND u.leased_until > clock_timestamp()
     ) AS h
     WHERE p.company_id <> ALL (:held::bigint[])
   ), candidates AS (
     SELECT c.company_id, c.id, r.is_slow, c.next_attempt_at, r.held_by_company + row_number() OVER (
         PARTITION BY c.company_id, r.is_slow ORDER BY c.next_attempt_at, c.id
       ) AS turn
     FROM room r CROSS JOIN LATERAL (
       SELECT d.company_id, d.id, d.next_attempt_at FROM webhook_deliveries d
       WHERE d.company_id = r.company_id AND d.webhook_id = r.id AND ${due}
       ORDER BY d.next_attempt_at LIMIT greatest(r.places, 0)
     ) AS c
   ), fair AS (
     SELECT c.company_id, c.id, c.is_slow, c.turn, c.next_attempt_at,
       row_number() OVER (PARTITION BY c.is_slow ORDER BY c.turn, c.next_attempt_at) AS place
     FROM candidates c
     WHERE c.turn <= CASE WHEN c.is_slow THEN :slowCompanyLimit::int ELSE :companyLimit::int END
   ), chosen AS MATERIALIZED (
     SELECT f.company_id, f.id FROM fair f WHERE NOT f.is_slow OR f.place <= :slowLimit
     ORDER BY f.is_slow, f.turn, f.next_attempt_at LIMIT :limit
   ), locked AS MATERIALIZED (
     SELECT d.company_id, d.id FROM webhook_deliveries d
     JOIN chosen c ON c.company_id = d.company_id AND c.id = d.id WHERE ${due}
     FOR UPDATE OF d SKIP LOCKED
   )
   UPDATE webhook_deliveries d
   SET leased_by = :leasedBy::uuid, leased_until = clock_timestamp() + make_interval(secs => :leaseMs::float8 / 1000)
   FROM locked l, webhooks w, webhook_events e
   WHERE d.company_id = l.company_id AND d.id = l.id
     AND w.company_id = d.company_id AND w.id = d.webhook_id
     AND e.company_id = d.company_id AND e.id = d.event_id
   RETURNING d.company_id AS "companyId", d.id, d.webhook_id AS "webhookId", d.event_id AS "eventId", e.environment,
     e.type AS "eventType", e.created_at AS "occurredAt", e.object_ids[1] AS subject,
     d.trigger, d.attempt, d.max_attempts AS "maxAttempts", w.url, e.payload, w.status = 'enabled' AS "isEnabled",
     w.failure_count > 0 OR NOT w.is_prompt AS "isSlow", d.leased_by AS "leasedBy",
     e.trace_parent AS traceparent`,
);

export interface ClaimRequest {
  readonly now: Date;
  readonly limit: number;
  /** Upper limit of deliveries of one company that are in progress, over all processes. */
  readonly companyLimit: number;
  /** Upper limit of deliveries to slow and failing webhooks. */
  readonly slowLimit: number;
  /** The part of `companyLimit` that slow and failing webhooks may take. */
  readonly slowCompanyLimit: number;
  readonly leaseMs: number;
}

/** Leases due deliveries of all companies. A delivery with an expired lease is due again. */
export function claimDeliveries(db: Db, request: ClaimRequest): Promise<ClaimedDelivery[]> {
  const { now, limit, companyLimit, slowLimit, slowCompanyLimit, leaseMs } = request;
  const leasedBy = randomUUID();
  const held = heldCompanies(db);
  const limits = { limit, companyLimit, slowLimit, slowCompanyLimit };
  return take(db, { now, ...limits, leasedBy, leaseMs, held });
}

const release = query<{
  readonly deliveries: readonly number[];
  readonly ids: readonly string[];
  readonly leasedBies: readonly string[];
}>(
  'deliveries.release',
  `UPDATE webhook_deliveries d SET leased_by = NULL, leased_until = NULL
   FROM unnest(:deliveries::bigint[], :ids::text[], :leasedBies::uuid[]) AS l (company_id, id, leased_by)
   WHERE d.company_id = l.company_id AND d.id = l.id AND d.leased_by = l.leased_by`,
);

/** Releases the leases without counting an attempt. */
export async function releaseDeliveries(
  db: Db,
  deliveries: readonly ClaimedDelivery[],
): Promise<void> {
  await release(db, {
    deliveries: deliveries.map(({ companyId }) => companyId),
    ids: deliveries.map(({ id }) => id),
    leasedBies: deliveries.map(({ leasedBy }) => leasedBy),
  });
}

const readOldest = query<{ readonly now: Date }, { readonly seconds: number }>(
  'deliveries.oldest_due',
  `WITH RECURSIVE waiting AS (
     (SELECT d.company_id, d.webhook_id, d.next_attempt_at FROM webhook_deliveries d WHERE d.status = 'pending'
      ORDER BY d.company_id, d.webhook_id, d.next_attempt_at LIMIT 1)
     UNION ALL
     SELECT n.company_id, n.webhook_id, n.next_attempt_at FROM waiting p CROSS JOIN LATERAL (
       SELECT d.company_id, d.webhook_id, d.next_attempt_at FROM webhook_deliveries d
       WHERE d.status = 'pending' AND (d.company_id, d.webhook_id) > (p.company_id, p.webhook_id)
       ORDER BY d.company_id, d.webhook_id, d.next_attempt_at LIMIT 1
     ) AS n
   )
   SELECT greatest(coalesce(extract(epoch FROM :now::timestamptz - min(w.next_attempt_at)), 0), 0)::float8 AS seconds
   FROM waiting w`,
);

/** Returns how long the oldest due delivery of all companies has been due. Reads one row of each webhook. */
export async function oldestDueSeconds(db: Db, now: Date): Promise<number> {
  const [row] = await readOldest(db, { now });
  return row?.seconds ?? 0;
}
