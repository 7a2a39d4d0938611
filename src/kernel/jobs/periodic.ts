import type { Db } from '../db/client.js';
import { withoutScope } from '../db/scope.js';
import type { Clock } from '../values/time.js';
import { enqueue } from './queries.js';
import type { Job, JobKinds } from './worker.js';

/** Work of no company, to be done again and again. */
export interface Chore {
  readonly everyMs: number;
  run(job: Job): Promise<void>;
}

function plan(db: Db, kind: string, after: Date, everyMs: number): Promise<void> {
  const runAt = new Date(after.getTime() + everyMs);
  return enqueue(db, { companyId: 0, kind, key: 'next', payload: {}, runAt });
}

/** The next time is planned before this one is done: however it ends, it is not the last. It has a trace of its own. */
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

/** Plans the first time of each chore; one that is planned already keeps its time. For the start of a process. */
export async function planChores(db: Db, clock: Clock, kinds: JobKinds): Promise<void> {
  for (const [kind, { everyMs }] of Object.entries(kinds)) {
    if (everyMs !== undefined) await plan(db, kind, clock.now(), everyMs);
  }
}
