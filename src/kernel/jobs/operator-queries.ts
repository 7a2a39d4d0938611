import type { Db } from '../db/client.js';
import { query } from '../db/statements/query.js';
import { jobsTopic } from './queries.js';
import { wakeAfterCommit } from './wake.js';

/** A job as an operator sees it. */
export interface ListedJob {
  readonly id: number;
  readonly kind: string;
  /** Code of the company; null for work without a company. */
  readonly company: string | null;
  readonly attempt: number;
  readonly runAt: Date;
  readonly isRunning: boolean;
  readonly diedAt: Date | null;
  readonly lastError: string | null;
}

const list = query<{ readonly isDead: boolean; readonly limit: number }, ListedJob>(
  'jobs.list',
  `SELECT j.id, j.kind, c.code AS company, j.attempt, j.run_at AS "runAt",
     coalesce(j.leased_until > clock_timestamp(), false) AS "isRunning", j.died_at AS "diedAt",
     j.last_error AS "lastError"
   FROM jobs j LEFT JOIN companies c ON c.id = j.company_id
   WHERE (j.died_at IS NOT NULL) = :isDead
   ORDER BY coalesce(j.died_at, j.run_at) DESC, j.id DESC LIMIT :limit`,
);

/** Lists dead jobs, or jobs that run or wait; the newest first. */
export function listJobs(db: Db, which: { isDead: boolean; limit: number }): Promise<ListedJob[]> {
  return list(db, which);
}

const revive = query<{ readonly id: number; readonly now: Date }, { readonly kind: string }>(
  'jobs.revive',
  `UPDATE jobs j SET died_at = NULL, attempt = 0, run_at = :now, last_error = NULL
   WHERE j.id = :id AND j.died_at IS NOT NULL AND NOT EXISTS (
     SELECT FROM jobs w
     WHERE w.company_id = j.company_id AND w.kind = j.kind AND w.key = j.key AND w.died_at IS NULL
   )
   RETURNING j.kind`,
);

/**
 * Makes a dead job due with all its attempts. Resolves to its kind; undefined when there is no such dead job, or another
 * job for the same work waits.
 */
export async function reviveJob(db: Db, id: number, now: Date): Promise<string | undefined> {
  const [row] = await revive(db, { id, now });
  if (row !== undefined) wakeAfterCommit(db, jobsTopic);
  return row?.kind;
}
