import { randomUUID } from 'node:crypto';
import { heldCompanies } from '../cells/directory.js';
import type { Db } from '../db/client.js';
import { traceparentOf } from '../db/scope.js';
import { query } from '../db/statements/query.js';
import type { Cleanup } from '../maintenance/housekeeping.js';
import { wakeAfterCommit } from './wake.js';

export const jobsTopic = 'jobs';

export interface NewJob {
  readonly companyId: number;
  /** Names the handler. */
  readonly kind: string;
  /** Any JSON value without personal data, because failed jobs are kept. */
  readonly payload: Readonly<Record<string, unknown>>;
  readonly runAt: Date;
  /** Only one job of a kind and key waits. A second one replaces its payload and may make it due earlier. */
  readonly key?: string;
}

const insert = query<{
  readonly companyId: number;
  readonly kind: string;
  readonly key: string | null;
  readonly payload: string;
  readonly runAt: Date;
  readonly traceparent: string | null;
}>(
  'jobs.enqueue',
  `INSERT INTO jobs AS j (company_id, kind, key, payload, run_at, trace_parent)
     VALUES (:companyId, :kind, :key, :payload::jsonb, :runAt, :traceparent)
   ON CONFLICT (company_id, kind, key) WHERE key IS NOT NULL AND died_at IS NULL DO UPDATE
   SET payload = excluded.payload, trace_parent = excluded.trace_parent,
       run_at = CASE WHEN j.leased_by IS NULL THEN least(j.run_at, excluded.run_at) ELSE j.run_at END,
       again_at = CASE WHEN j.leased_by IS NOT NULL THEN least(j.again_at, excluded.run_at) END`,
);

/**
 * Writes a job in the transaction of the caller. The job runs at least once after the commit, and never without it.
 */
export async function enqueue(trx: Db, job: NewJob): Promise<void> {
  const { companyId, kind, key = null, payload, runAt } = job;
  const traceparent = traceparentOf(trx);
  await insert(trx, {
    companyId,
    kind,
    key,
    runAt,
    traceparent,
    payload: JSON.stringify(payload),
  });
  wakeAfterCommit(trx, jobsTopic);
}

/** A job that this process holds while `leasedBy` is in its row. */
export interface Lease {
  readonly companyId: number;
  readonly id: number;
  readonly leasedBy: string;
}

export interface ClaimedJob extends Lease {
  readonly kind: string;
  readonly payload: Readonly<Record<string, unknown>>;
  /** The number of the attempt, from 1. Includes attempts whose process died. */
  readonly attempt: number;
  readonly traceparent: string | null;
}

const take = query<
  {
    readonly now: Date;
    readonly kinds: readonly string[];
    readonly limit: number;
    readonly leasedBy: string;
    readonly leaseMs: number;
    readonly held: readonly number[];
  },
  ClaimedJob
>(
  'jobs.take',
  `WITH due AS MATERIALIZED (
     SELECT j.company_id, j.id FROM jobs j
     WHERE j.died_at IS NULL AND j.run_at <= :now AND j.kind = ANY (:kinds::text[])
       AND (j.leased_until IS NULL OR j.leased_until <= clock_timestamp()) AND j.company_id <> ALL (:held::bigint[])
     ORDER BY j.run_at LIMIT :limit FOR UPDATE SKIP LOCKED
   )
   UPDATE jobs j SET attempt = j.attempt + 1, leased_by = :leasedBy::uuid,
     leased_until = clock_timestamp() + make_interval(secs => :leaseMs::float8 / 1000)
   FROM due d WHERE j.company_id = d.company_id AND j.id = d.id
   RETURNING j.company_id AS "companyId", j.id, j.kind, j.payload, j.attempt, j.leased_by AS "leasedBy",
     j.trace_parent AS traceparent`,
);

export interface ClaimRequest {
  readonly kinds: readonly string[];
  readonly limit: number;
  readonly now: Date;
  readonly leaseMs: number;
}

/** Leases the jobs that have been due the longest. A job with an expired lease is due again. */
export function claimJobs(
  db: Db,
  { kinds, limit, now, leaseMs }: ClaimRequest,
): Promise<ClaimedJob[]> {
  const held = heldCompanies(db);
  return take(db, { now, kinds, limit, leasedBy: randomUUID(), leaseMs, held });
}

interface LeaseColumns {
  readonly companyIds: readonly number[];
  readonly ids: readonly number[];
  readonly holders: readonly string[];
}

const columnsOf = (leases: readonly Lease[]): LeaseColumns => ({
  companyIds: leases.map(({ companyId }) => companyId),
  ids: leases.map(({ id }) => id),
  holders: leases.map(({ leasedBy }) => leasedBy),
});

const leasedRows = `FROM unnest(:companyIds::bigint[], :ids::bigint[], :holders::uuid[]) AS l (company_id, id, leased_by)
   WHERE j.company_id = l.company_id AND j.id = l.id AND j.leased_by = l.leased_by`;

const renew = query<LeaseColumns & { readonly leaseMs: number }, { id: number; leasedBy: string }>(
  'jobs.renew',
  `UPDATE jobs j SET leased_until = clock_timestamp() + make_interval(secs => :leaseMs::float8 / 1000) ${leasedRows}
   RETURNING j.id, j.leased_by AS "leasedBy"`,
);

/** Resolves to the leases that are still valid. */
export async function renewJobs<L extends Lease>(
  db: Db,
  leases: readonly L[],
  leaseMs: number,
): Promise<L[]> {
  const rows = await renew(db, { leaseMs, ...columnsOf(leases) });
  const renewed = new Set(rows.map(({ id, leasedBy }) => `${id} ${leasedBy}`));
  return leases.filter(({ id, leasedBy }) => renewed.has(`${id} ${leasedBy}`));
}

const release = query<LeaseColumns>(
  'jobs.release',
  `UPDATE jobs j SET leased_by = NULL, leased_until = NULL, attempt = j.attempt - 1 ${leasedRows}`,
);

/** Releases the leases without counting an attempt. */
export async function releaseJobs(db: Db, leases: readonly Lease[]): Promise<void> {
  await release(db, columnsOf(leases));
}

const one = 'WHERE j.company_id = :companyId AND j.id = :id AND j.leased_by = :leasedBy::uuid';

const remove = query<
  { readonly companyId: number; readonly id: number; readonly leasedBy: string },
  { id: number }
>('jobs.complete', `DELETE FROM jobs j ${one} AND j.again_at IS NULL RETURNING j.id`);

const runAgain = query<
  { readonly companyId: number; readonly id: number; readonly leasedBy: string },
  { id: number }
>(
  'jobs.run_again',
  `UPDATE jobs j SET run_at = j.again_at, again_at = NULL, attempt = 0, last_error = NULL,
     leased_by = NULL, leased_until = NULL
   ${one} AND j.again_at IS NOT NULL RETURNING j.id`,
);

/** Resolves to false if the lease was lost to another worker. */
export async function completeJob(db: Db, { companyId, id, leasedBy }: Lease): Promise<boolean> {
  const lease = { companyId, id, leasedBy };
  if ((await remove(db, lease)).length > 0) return true;
  return (await runAgain(db, lease)).length > 0;
}

const retry = query<
  {
    readonly companyId: number;
    readonly id: number;
    readonly leasedBy: string;
    readonly runAt: Date;
    readonly error: string;
  },
  { id: number }
>(
  'jobs.retry',
  `UPDATE jobs j SET run_at = least(:runAt::timestamptz, j.again_at), again_at = NULL, last_error = :error,
     leased_by = NULL, leased_until = NULL
   ${one} RETURNING j.id`,
);

/** Resolves to false when the lease was lost. */
export async function retryJob(
  db: Db,
  { companyId, id, leasedBy }: Lease,
  runAt: Date,
  error: string,
): Promise<boolean> {
  return (await retry(db, { companyId, id, leasedBy, runAt, error })).length > 0;
}

/** A job that was requested again during its last attempt is due again with all its attempts. */
const bury = query<
  {
    readonly companyId: number;
    readonly id: number;
    readonly leasedBy: string;
    readonly runAt: Date;
    readonly error: string;
  },
  { id: number }
>(
  'jobs.bury',
  `UPDATE jobs j SET last_error = :error, leased_by = NULL, leased_until = NULL, again_at = NULL,
     died_at = CASE WHEN j.again_at IS NULL THEN :runAt::timestamptz END,
     run_at = coalesce(j.again_at, j.run_at),
     attempt = CASE WHEN j.again_at IS NULL THEN j.attempt ELSE 0 END
   ${one} RETURNING j.id`,
);

/** Keeps the job as dead, for an operator. Resolves to false if the lease was lost. */
export async function buryJob(
  db: Db,
  { companyId, id, leasedBy }: Lease,
  now: Date,
  error: string,
): Promise<boolean> {
  return (await bury(db, { companyId, id, leasedBy, runAt: now, error })).length > 0;
}

const dropDead = query<{ readonly diedAt: Date; readonly limit: number }, { id: number }>(
  'jobs.drop_dead',
  `DELETE FROM jobs j USING (
     SELECT o.company_id, o.id FROM jobs o WHERE o.died_at < :diedAt ORDER BY o.died_at LIMIT :limit
   ) AS old
   WHERE j.company_id = old.company_id AND j.id = old.id RETURNING j.id`,
);

/** Long enough for an operator to look at them. */
const deadJobDays = 90;

/** Jobs that failed for good, long ago. */
export const oldDeadJobs: Cleanup = {
  what: 'dead jobs',
  drop: async (db, now, limit) =>
    (await dropDead(db, { diedAt: new Date(now.getTime() - deadJobDays * 86_400_000), limit }))
      .length,
};

/** The jobs of all companies that wait. */
export interface Backlog {
  /** Due, running ones included; at most 10,000. */
  readonly due: number;
  /** Of the one that is longest due; 0 if none is. */
  readonly oldestSeconds: number;
  /** Failed for good; at most 10,000. */
  readonly dead: number;
}

const readBacklog = query<{ readonly now: Date }, Backlog>(
  'jobs.backlog',
  `SELECT d.due, d.oldest AS "oldestSeconds", f.dead
   FROM (
     SELECT count(*)::int AS due, coalesce(extract(epoch FROM :now::timestamptz - min(o.run_at)), 0)::float8 AS oldest
     FROM (
       SELECT j.run_at FROM jobs j WHERE j.died_at IS NULL AND j.run_at <= :now ORDER BY j.run_at LIMIT 10000
     ) AS o
   ) AS d CROSS JOIN (
     SELECT count(*)::int AS dead FROM (SELECT 1 FROM jobs j WHERE j.died_at IS NOT NULL LIMIT 10000) AS o
   ) AS f`,
);

export async function jobBacklog(db: Db, now: Date): Promise<Backlog> {
  const [row] = await readBacklog(db, { now });
  return row ?? { due: 0, oldestSeconds: 0, dead: 0 };
}
