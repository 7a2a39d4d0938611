import { Counter, type Registry } from 'prom-client';
import type { Pool } from '../db/pool.js';
import { withScope } from '../db/scope.js';
import type { Logger } from '../log.js';
import { reportFigure, sharedReading } from '../observe/backlog.js';
import type { Tracing } from '../observe/tracing.js';
import { nameWork } from '../observe/watches/block-watch.js';
import type { Clock } from '../values/time.js';
import { type Loop, startLoop } from './loop.js';
import {
  type Backlog,
  buryJob,
  type ClaimedJob,
  claimJobs,
  completeJob,
  jobBacklog,
  jobsTopic,
  releaseJobs,
  renewJobs,
  retryJob,
} from './queries.js';

export interface Job extends Pick<ClaimedJob, 'companyId' | 'payload' | 'attempt'> {
  /** The pool for the statements of the job, which belong to its trace. */
  readonly db: Pool;
  /** Ends when the process stops or another worker has taken the job over. */
  readonly signal: AbortSignal;
}

export interface JobKind {
  /** May run more than once for a job, and must then have the effect of one run. */
  run(job: Job): Promise<void>;
  /** Then the job is a dead letter. */
  readonly maxAttempts?: number;
  /** A chore of no company, planned anew by each run. */
  readonly everyMs?: number;
}

export type JobKinds = Readonly<Record<string, JobKind>>;

export interface JobWorkerOptions {
  readonly db: Pool;
  /** Says when a job is due. */
  readonly clock: Clock;
  readonly log: Logger;
  /** By name. Jobs of other kinds are left to processes that know them. */
  readonly kinds: JobKinds;
  readonly concurrency?: number;
  readonly pollMs?: number;
  /** The time of a lease, after which a job of a dead process is due again. A running job renews its lease. */
  readonly leaseMs?: number;
  readonly registry?: Registry;
  readonly tracing?: Tracing | undefined;
}

export interface JobWorker {
  stop(graceMs?: number): Promise<void>;
}

type Outcome = 'done' | 'retried' | 'dead' | 'lost';

const defaults = { concurrency: 4, pollMs: 1_000, leaseMs: 60_000, maxAttempts: 10 };

const firstDelayMs = 5_000;
const maxDelayMs = 6 * 3_600_000;

/**
 * The delay before an attempt: 5 s, 15 s, 45 s … up to 6 h, each ±10 %, so that jobs which failed together do not
 * return together.
 */
function delayMs(attempt: number): number {
  const exact = Math.min(firstDelayMs * 3 ** (attempt - 1), maxDelayMs);
  return exact * (0.9 + Math.random() * 0.2);
}

const maxErrorLength = 2_000;

function textOf(error: unknown): string {
  const text = error instanceof Error ? `${error.name}: ${error.message}` : String(error);
  return text.replaceAll('\0', '').slice(0, maxErrorLength);
}

function createCount(registry: Registry | undefined): (kind: string, outcome: Outcome) => void {
  if (registry === undefined) return () => undefined;
  const counter = new Counter({
    name: 'jobs_total',
    help: 'Runs of background jobs',
    labelNames: ['kind', 'outcome'],
    registers: [registry],
  });
  return (kind, outcome) => counter.inc({ kind, outcome });
}

/** Reports the jobs of all companies that wait: every process reports the same figures. */
function reportBacklog({ clock, db, registry }: JobWorkerOptions): void {
  if (registry === undefined) return;
  const read = sharedReading(() => jobBacklog(db, clock.now()));
  const report = (name: string, help: string, member: keyof Backlog): void =>
    reportFigure(registry, name, help, async () => (await read())[member]);
  report('jobs_due', 'Background jobs that are due, at most 10,000', 'due');
  report('jobs_oldest_due_seconds', 'Age of the job that is longest due', 'oldestSeconds');
  report('jobs_dead', 'Background jobs that failed for good, at most 10,000', 'dead');
}

/** Renews the leases of running jobs and aborts jobs whose lease was lost. */
function startRenewing(
  { db, log }: JobWorkerOptions,
  leaseMs: number,
  running: () => readonly ClaimedJob[],
  lose: (job: ClaimedJob) => void,
): () => void {
  const renew = async (): Promise<void> => {
    const jobs = running();
    if (jobs.length === 0) return;
    const renewed = new Set(await renewJobs(db, jobs, leaseMs));
    const still = new Set(running());
    for (const job of jobs) if (!renewed.has(job) && still.has(job)) lose(job);
  };
  const timer = setInterval(() => {
    renew().catch((error: unknown) => log.warn({ err: error }, 'Leases were not renewed'));
  }, leaseMs / 3);
  timer.unref();
  return () => clearInterval(timer);
}

/** Plans the next attempt of a job that failed, or buries it after the last one. */
async function fail(
  { clock, db, log }: JobWorkerOptions,
  job: ClaimedJob,
  maxAttempts: number,
  error: unknown,
): Promise<Outcome> {
  const now = clock.now();
  const facts = { kind: job.kind, companyId: job.companyId, id: job.id, attempt: job.attempt };
  if (job.attempt < maxAttempts) {
    log.warn({ err: error, ...facts }, 'A job failed and will be tried again');
    const runAt = new Date(now.getTime() + delayMs(job.attempt));
    return (await retryJob(db, job, runAt, textOf(error))) ? 'retried' : 'lost';
  }
  log.error({ err: error, ...facts }, 'A job failed for good');
  return (await buryJob(db, job, now, textOf(error))) ? 'dead' : 'lost';
}

async function attempt(
  options: JobWorkerOptions,
  kind: JobKind,
  job: ClaimedJob,
  signal: AbortSignal,
): Promise<Outcome> {
  const { maxAttempts = defaults.maxAttempts } = kind;
  // Every attempt so far ended with its process, so that the job itself may be the cause.
  if (job.attempt > maxAttempts) {
    return fail(options, job, maxAttempts, new Error('Its lease ran out'));
  }
  const { companyId, payload, attempt: count } = job;
  const name = `job ${job.kind}`;
  const span = options.tracing?.startWork({
    name,
    kind: 'consumer',
    parent: job.traceparent ?? undefined,
    attributes: { 'notaria.job.attempt': count },
  });
  const owner = companyId === 0 ? undefined : companyId;
  const scope = { operation: name, requestId: undefined, companyId: owner, span };
  const db = withScope(options.db, scope);
  try {
    const run = nameWork('job', job.kind, async () => {
      await kind.run({ companyId, payload, attempt: count, signal, db });
    });
    await run();
    span?.end();
  } catch (error) {
    span?.end({ error });
    return fail(options, job, maxAttempts, error);
  }
  return (await completeJob(options.db, job)) ? 'done' : 'lost';
}

/** Runs the jobs of all companies. Any number of processes may do so; a job runs in one of them at a time. */
export function startJobs(options: JobWorkerOptions): JobWorker {
  const { clock, db, kinds, log } = options;
  const { concurrency, leaseMs, pollMs } = { ...defaults, ...options };
  const names = Object.keys(kinds);
  const count = createCount(options.registry);
  reportBacklog(options);
  const losses = new Map<ClaimedJob, AbortController>();

  async function run(job: ClaimedJob, ending: AbortSignal): Promise<void> {
    const kind = kinds[job.kind];
    if (kind === undefined) throw new Error(`No handler for jobs of kind ${job.kind}`);
    const loss = new AbortController();
    losses.set(job, loss);
    try {
      const signal = AbortSignal.any([ending, loss.signal]);
      count(job.kind, await attempt(options, kind, job, signal));
    } finally {
      losses.delete(job);
    }
  }

  const loop: Loop<ClaimedJob> = startLoop({
    topic: jobsTopic,
    concurrency,
    pollMs,
    log,
    run,
    take: (limit) => claimJobs(db, { kinds: names, limit, now: clock.now(), leaseMs }),
    release: (jobs) => releaseJobs(db, jobs),
  });
  const lose = (job: ClaimedJob): void => losses.get(job)?.abort();
  const stopRenewing = startRenewing(options, leaseMs, loop.running, lose);
  return {
    async stop(graceMs) {
      await loop.stop(graceMs);
      stopRenewing();
    },
  };
}
