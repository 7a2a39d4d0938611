import type { Db } from '../db/client.js';
import { withoutScope } from '../db/scope.js';
import type { Clock } from '../values/time.js';
import { enqueue } from './queries.js';
import type { Job, JobKinds } from './worker.js';

/** Periodic work of the service, without a company. */
export interface Chore {
  readonly everyMs: number;
  run(job: Job): Promise<void>;
}

function plan(db: Db, kind: string, after: Date, everyMs: number): Promise<void> {
  const runAt = new Date(after.getTime() + everyMs);
  return enqueue(db, { companyId: 0, kind, key: 'next', payload: {}, runAt });
}

/**
 * Plans the next run before this one, so that a failure does not end the series. The next run has a trace of its own.
 */
export function periodicKinds(clock: Clock, chores: Readonly<Record<string, Chore>>): JobKinds {
  const kinds = Object.entries(chores).map(([kind, { everyMs, run }]) => {
    const runAndPlan = async (job: Job): Promise<void> => {
      await plan(withoutScope(job.db), kind, clock.now(), everyMs);
      await run(job);
    };
    return [kind, { everyMs, run: runAndPlan }] as const;
  });
  return Object.fromEntries(kinds);
}

/** Plans the first run of each chore at the start of a process. A chore that is already planned keeps its time. */
export async function planChores(db: Db, clock: Clock, kinds: JobKinds): Promise<void> {
  for (const [kind, { everyMs }] of Object.entries(kinds)) {
    if (everyMs !== undefined) await plan(db, kind, clock.now(), everyMs);
  }
}
