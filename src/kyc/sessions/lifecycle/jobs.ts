import type { ErasureLedger } from '../../../kernel/erasures/ledger.js';
import { type Chore, periodicKinds } from '../../../kernel/jobs/periodic.js';
import type { JobKinds } from '../../../kernel/jobs/worker.js';
import type { Clock } from '../../../kernel/values/time.js';
import { type DueErasure, dueQuery, erasureChore, workThrough } from '../../retention/index.js';
import { type Eraser, eraseLoneCheck, eraseSession } from '../erasure/erase.js';
import { lockSession, moveIfDue } from './moves.js';
import { lockRow } from './queries.js';

const dueExpiries = dueQuery('sessions.due', 'kyc_sessions', 'expires_at');
const minuteMs = 60_000;

/** Expires sessions, unless another transaction has changed their status meanwhile. */
const expiry = (clock: Clock): Chore => ({
  everyMs: minuteMs,
  run: (job) =>
    workThrough(job, dueExpiries, clock.now(), async (trx, { id, ...scope }, now) => {
      const row = await lockRow(trx, scope, id);
      if (row === undefined || row.deleted_at !== null) return;
      await moveIfDue(trx, await lockSession(trx, scope, id), now);
    }),
});

const dueSessions = (erasers: readonly Eraser[]): DueErasure => ({
  kind: 'session',
  objectType: 'kyc_session',
  async erase(trx, scope, id, erasure) {
    const row = await lockRow(trx, scope, id);
    const isDue = row !== undefined && row.erase_at !== null && row.erase_at <= erasure.now;
    return isDue ? eraseSession(trx, scope, row, erasure, erasers) : { ids: [], kept: [] };
  },
});

const dueChecks: DueErasure = {
  kind: 'check',
  objectType: 'check',
  erase: (trx, scope, id, erasure) => eraseLoneCheck(trx, scope, id, erasure, erasure.now),
};

/**
 * The periodic jobs of sessions and checks. They are periodic, not one job per session, because the expiry moves with
 * every input and decision, and one index scan finds all that are due. A write on a session past its expiry treats it
 * as expired at once; readers and webhooks may see it a minute late.
 *
 * @param erasers  the functions that erase the data of a session
 */
export const sessionJobs = (
  clock: Clock,
  ledger: ErasureLedger,
  erasers: readonly Eraser[],
): JobKinds =>
  periodicKinds(clock, {
    'sessions.expire': expiry(clock),
    'sessions.erase': erasureChore(clock, ledger, [dueSessions(erasers), dueChecks]),
  });
