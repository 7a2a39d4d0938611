import { auditRetention } from '../../../kernel/audit/retention.js';
import { inTransaction, type Transaction } from '../../../kernel/db/transaction.js';
import { type Chore, periodicKinds } from '../../../kernel/jobs/periodic.js';
import type { Job, JobKinds } from '../../../kernel/jobs/worker.js';
import type { Clock } from '../../../kernel/values/time.js';
import { type Eraser, eraseLoneCheck, eraseSession } from '../erasure/erase.js';
import { type DueKind, type DueRecord, findDue } from '../erasure/queries.js';
import { lockSession, moveIfDue } from './moves.js';
import { lockRow } from './queries.js';

const batch = 200;

type Work = (trx: Transaction, due: DueRecord, now: Date) => Promise<void>;

/**
 * Each record has a transaction of its own, so that a failure does not delay the others. The next run of the job
 * tries it again.
 */
async function workThrough(
  { db, signal }: Job,
  kind: DueKind,
  now: Date,
  work: Work,
): Promise<void> {
  const faults: unknown[] = [];
  for (let last: DueRecord | undefined; ; ) {
    const found = await findDue(db, kind, { now, limit: batch, ...(last && { last }) });
    for (const due of found) {
      signal.throwIfAborted();
      await inTransaction(db, (trx) => work(trx, due, now)).catch((error: unknown) =>
        faults.push(error),
      );
    }
    last = found.at(-1);
    if (found.length < batch) break;
  }
  if (faults.length > 0)
    throw new AggregateError(faults, `${faults.length} of kind ${kind} failed`);
}

/** Expires a session, unless another transaction has changed its status meanwhile. */
const expire: Work = async (trx, { id, ...scope }, now) => {
  const row = await lockRow(trx, scope, id);
  if (row === undefined || row.deleted_at !== null) return;
  await moveIfDue(trx, await lockSession(trx, scope, id), now);
};

const eraseCheck: Work = async (trx, due, now) => {
  const { companyId, environment, id } = due;
  const scope = { companyId, environment };
  if (!(await eraseLoneCheck(trx, scope, id, { now, dueBy: now }))) return;
  await auditRetention(trx, companyId, 'check', { id, now });
};

const minuteMs = 60_000;

/**
 * The periodic jobs of sessions and checks. They are periodic, not one job per session, because the expiry moves with
 * every input and decision, and one index scan finds all that are due. A write on a session past its expiry treats it
 * as expired at once; readers and webhooks may see it a minute late.
 *
 * @param erasers  the functions that erase the data of a session
 */
export function sessionJobs(clock: Clock, erasers: readonly Eraser[]): JobKinds {
  const eraseDue: Work = async (trx, due, now) => {
    const { id, companyId, environment } = due;
    const scope = { companyId, environment };
    const row = await lockRow(trx, scope, id);
    if (row === undefined || row.erase_at === null || row.erase_at > now) return;
    await eraseSession(trx, scope, row, { now, erasers });
    await auditRetention(trx, companyId, 'kyc_session', { id, now });
  };
  const chore = (kinds: readonly [DueKind, Work][], everyMs: number): Chore => ({
    everyMs,
    run: async (job: Job) => {
      const now = clock.now();
      for (const [kind, work] of kinds) await workThrough(job, kind, now, work);
    },
  });
  return periodicKinds(clock, {
    'sessions.expire': chore([['expiry', expire]], minuteMs),
    'sessions.erase': chore(
      [
        ['erasure', eraseDue],
        ['check', eraseCheck],
      ],
      60 * minuteMs,
    ),
  });
}
