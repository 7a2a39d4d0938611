import { type ListedJob, listJobs, reviveJob } from '../../kernel/jobs/operator-queries.js';
import { type Call, type Command, type Outcome, UsageError } from '../command.js';

const most = 1_000;

function stateOf({ diedAt, isRunning, runAt }: ListedJob): string {
  if (diedAt !== null) return `dead since ${diedAt.toISOString()}`;
  return isRunning ? 'running' : `due at ${runAt.toISOString()}`;
}

const lineOf = (job: ListedJob): string =>
  [
    String(job.id).padStart(6),
    job.kind.padEnd(20),
    (job.company ?? '-').padEnd(10),
    stateOf(job),
    `${job.attempt} attempts`,
    job.lastError ?? '',
  ]
    .join('  ')
    .trimEnd();

const list: Command = {
  name: 'jobs list',
  summary: 'Show background jobs that run or wait, or those that failed for good',
  options: { dead: { type: 'boolean', meaning: 'Those that failed for good' } },
  details: 'Shows at most the newest 1,000. Dead jobs are kept for 90 days.',
  async run({ database, isSet }) {
    const isDead = isSet('dead');
    const jobs = await listJobs(database.knex, { isDead, limit: most });
    const none = isDead ? 'No dead jobs.' : 'No jobs.';
    return { data: jobs, text: jobs.length === 0 ? none : jobs.map(lineOf).join('\n') };
  },
};

async function retryAll({ database, now, operands }: Call): Promise<Outcome> {
  const wrong = operands.find((each) => !/^\d{1,15}$/.test(each));
  if (wrong !== undefined) throw new UsageError(`ID is the number of a job, not ${wrong}`);
  const retried: string[] = [];
  const refused: string[] = [];
  for (const id of operands) {
    const kind = await reviveJob(database.knex, Number(id), now);
    if (kind === undefined) refused.push(id);
    else retried.push(id);
  }
  const lines = [
    ...retried.map((id) => `Job ${id} is due now.`),
    ...refused.map(
      (id) => `Job ${id} was left: it is not dead, or another job for the same work waits.`,
    ),
  ];
  return { data: { retried, refused }, text: lines.join('\n'), isBad: refused.length > 0 };
}

const retry: Command = {
  name: 'jobs retry',
  summary: 'Run jobs again that failed for good',
  operand: 'ID',
  isMany: true,
  options: {},
  details: 'The numbers are those of jobs list --dead. Correct first what their last error names.',
  run: retryAll,
};

export const jobCommands: readonly Command[] = [list, retry];
