import type { DetachedMonths } from '../config/config.js';
import { retireMonths } from '../db/partitions/retire.js';
import { periodicKinds } from '../jobs/periodic.js';
import type { Job, JobKinds } from '../jobs/worker.js';
import type { Clock } from '../values/time.js';
import { webhookRetentionByMonth } from './events/month-queries.js';
import { dropOldEvents } from './events/queries.js';

const dayMs = 86_400_000;

/** The jobs that delete old deliveries: whole months where they are partitioned so, and then what remains. */
export function webhookJobs(clock: Clock, kept: DetachedMonths): JobKinds {
  const run = async ({ db }: Job): Promise<void> => {
    await retireMonths(db, webhookRetentionByMonth, clock.now(), kept);
    await dropOldEvents(db, clock.now());
  };
  return periodicKinds(clock, { 'webhooks.forget': { everyMs: dayMs, run } });
}
