import { periodicKinds } from '../../kernel/jobs/periodic.js';
import type { Job, JobKinds } from '../../kernel/jobs/worker.js';
import type { Clock } from '../../kernel/values/time.js';
import { dropOldEvents } from './events/queries.js';

const dayMs = 86_400_000;

/** The jobs that delete old deliveries. */
export function webhookJobs(clock: Clock): JobKinds {
  const run = async ({ db }: Job): Promise<void> => void (await dropOldEvents(db, clock.now()));
  return periodicKinds(clock, { 'webhooks.forget': { everyMs: dayMs, run } });
}
