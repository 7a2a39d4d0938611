import { periodicKinds } from '../jobs/periodic.js';
import type { Job, JobKinds } from '../jobs/worker.js';
import type { Clock } from '../values/time.js';
import { dropOldEvents } from './events/queries.js';

const dayMs = 86_400_000;

/** The job that deletes old events with their deliveries. */
export function webhookJobs(clock: Clock): JobKinds {
  const run = async ({ db }: Job): Promise<void> => {
    await dropOldEvents(db, clock.now());
  };
  return periodicKinds(clock, { 'webhooks.forget': { everyMs: dayMs, run } });
}
