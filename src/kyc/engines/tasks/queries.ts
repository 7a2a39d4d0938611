import { randomUUID } from 'node:crypto';
import type { Db } from '../../../kernel/db/client.js';
import { query } from '../../../kernel/db/statements/query.js';
import type { Cleanup } from '../../../kernel/maintenance/housekeeping.js';

/** A check that one process hands to another, sealed. */
export interface SealedTask {
  readonly companyId: number;
  readonly capability: string;
  /** The master key that seals the key of the task. */
  readonly sealedBy: string;
  readonly sealedKey: Buffer;
  readonly input: Buffer;
}

export interface TaskId {
  readonly companyId: number;
  readonly id: number;
}

const insert = query<SealedTask & { readonly lifeMs: number }, { id: number }>(
  'engine_tasks.insert',
  `INSERT INTO engine_tasks (company_id, capability, sealed_by, sealed_key, input, expires_at)
   VALUES (:companyId, :capability, :sealedBy, :sealedKey, :input,
     clock_timestamp() + make_interval(secs => :lifeMs::float8 / 1000))
   RETURNING id`,
);

/** @param lifeMs  the time after which the task is forgotten, answered or not */
export async function insertTask(db: Db, task: SealedTask, lifeMs: number): Promise<TaskId> {
  const [row] = await insert(db, { ...task, lifeMs });
  if (row === undefined) throw new Error('The task was not stored');
  return { companyId: task.companyId, id: row.id };
}

const takeAnswer = query<TaskId, { answer: Buffer }>(
  'engine_tasks.take_answer',
  `DELETE FROM engine_tasks t WHERE t.company_id = :companyId AND t.id = :id AND t.answer IS NOT NULL RETURNING t.answer`,
);

/** Resolves to the answer, and erases the task; undefined while there is none. */
export async function takeTaskAnswer(db: Db, task: TaskId): Promise<Buffer | undefined> {
  return (await takeAnswer(db, task))[0]?.answer;
}

const withdraw = query<TaskId, { id: number }>(
  'engine_tasks.withdraw',
  'DELETE FROM engine_tasks t WHERE t.company_id = :companyId AND t.id = :id AND t.attempt = 0 RETURNING t.id',
);

/** Erases a task that no process has taken. Resolves to false if one has. */
export async function withdrawTask(db: Db, task: TaskId): Promise<boolean> {
  return (await withdraw(db, task)).length > 0;
}

const drop = query<TaskId, { id: number }>(
  'engine_tasks.drop',
  'DELETE FROM engine_tasks t WHERE t.company_id = :companyId AND t.id = :id RETURNING t.id',
);

export async function dropTask(db: Db, task: TaskId): Promise<void> {
  await drop(db, task);
}

/** A task that this process holds while `leasedBy` is in its row. */
export interface LeasedTask extends SealedTask, TaskId {
  readonly leasedBy: string;
  /** The number of the attempt, from 1. */
  readonly attempt: number;
}

const lease = query<
  {
    readonly capabilities: readonly string[];
    readonly limit: number;
    readonly leasedBy: string;
    readonly leaseMs: number;
  },
  LeasedTask
>(
  'engine_tasks.lease',
  `WITH waiting AS MATERIALIZED (
     SELECT t.company_id, t.id, row_number() OVER (PARTITION BY t.company_id ORDER BY t.id) AS turn
     FROM engine_tasks t
     WHERE t.capability = ANY (:capabilities::text[]) AND t.answer IS NULL AND t.expires_at > clock_timestamp()
   ), due AS MATERIALIZED (
     SELECT t.company_id, t.id FROM waiting w JOIN engine_tasks t ON t.company_id = w.company_id AND t.id = w.id
     WHERE t.answer IS NULL AND (t.leased_until IS NULL OR t.leased_until <= clock_timestamp())
     ORDER BY w.turn, t.id LIMIT :limit FOR UPDATE OF t SKIP LOCKED
   )
   UPDATE engine_tasks t SET attempt = t.attempt + 1, leased_by = :leasedBy::uuid,
     leased_until = clock_timestamp() + make_interval(secs => :leaseMs::float8 / 1000)
   FROM due d WHERE t.company_id = d.company_id AND t.id = d.id
   RETURNING t.company_id AS "companyId", t.id, t.capability, t.sealed_by AS "sealedBy", t.sealed_key AS "sealedKey",
     t.input, t.leased_by AS "leasedBy", t.attempt`,
);

/** Leases tasks. A company waits with its second task until each other one has its first. */
export function leaseTasks(
  db: Db,
  capabilities: readonly string[],
  limit: number,
  leaseMs: number,
): Promise<LeasedTask[]> {
  return lease(db, { capabilities, limit, leaseMs, leasedBy: randomUUID() });
}

type Lease = Pick<LeasedTask, 'companyId' | 'id' | 'leasedBy'>;

const leaseOf = ({ companyId, id, leasedBy }: Lease): Lease => ({ companyId, id, leasedBy });

const renew = query<Lease & { readonly leaseMs: number }, { id: number }>(
  'engine_tasks.renew',
  `UPDATE engine_tasks t SET leased_until = clock_timestamp() + make_interval(secs => :leaseMs::float8 / 1000)
   WHERE t.company_id = :companyId AND t.id = :id AND t.leased_by = :leasedBy::uuid AND t.answer IS NULL
   RETURNING t.id`,
);

/** Resolves to false if the caller has left, or another process has the task. */
export async function renewTask(db: Db, task: LeasedTask, leaseMs: number): Promise<boolean> {
  return (await renew(db, { ...leaseOf(task), leaseMs })).length > 0;
}

const answer = query<Lease & { readonly answer: Buffer }, { id: number }>(
  'engine_tasks.answer',
  `UPDATE engine_tasks t SET answer = :answer, input = '', leased_until = NULL
   WHERE t.company_id = :companyId AND t.id = :id AND t.leased_by = :leasedBy::uuid AND t.answer IS NULL
   RETURNING t.id`,
);

/** Stores the answer in place of the input, unless the lease was lost. */
export async function answerTask(db: Db, task: LeasedTask, sealed: Buffer): Promise<void> {
  await answer(db, { ...leaseOf(task), answer: sealed });
}

const release = query<Lease, { id: number }>(
  'engine_tasks.release',
  `UPDATE engine_tasks t SET leased_by = NULL, leased_until = NULL
   WHERE t.company_id = :companyId AND t.id = :id AND t.leased_by = :leasedBy::uuid AND t.answer IS NULL
   RETURNING t.id`,
);

export async function releaseTask(db: Db, task: LeasedTask): Promise<void> {
  await release(db, leaseOf(task));
}

const dropExpired = query<{ readonly limit: number }, { id: number }>(
  'engine_tasks.drop_expired',
  `DELETE FROM engine_tasks t USING (
     SELECT o.company_id, o.id FROM engine_tasks o WHERE o.expires_at <= clock_timestamp() LIMIT :limit
   ) AS old
   WHERE t.company_id = old.company_id AND t.id = old.id RETURNING t.id`,
);

/** Tasks whose caller has ended without erasing them. */
export const forgottenTasks: Cleanup = {
  what: 'forgotten tasks of engines',
  drop: async (db, _now, limit) => (await dropExpired(db, { limit })).length,
};
