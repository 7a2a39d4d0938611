import type { KeyRing } from '../../../kernel/blobs/keys.js';
import type { Pool } from '../../../kernel/db/pool.js';
import { startLoop } from '../../../kernel/jobs/loop.js';
import type { Logger } from '../../../kernel/log.js';
import type { EngineContext, EngineSet } from '../types.js';
import { examine, type Question, type Reply, refusalOf } from './exchange.js';
import {
  answerTask,
  forgottenTasks,
  type LeasedTask,
  leaseTasks,
  releaseTask,
  renewTask,
} from './queries.js';
import { openTask } from './sealing.js';

const pollMs = 100;
/** The time after which another process takes the task of a lost one. A caller waits for 20 seconds. */
const leaseMs = 6_000;
/** A task that ended so many processes is the likely cause. */
const mostAttempts = 3;
/** As many checks as the queue of each group lets run. */
const concurrency = 2;
const sweepMs = 60_000;

export interface TaskParts {
  readonly db: Pool;
  readonly keys: KeyRing;
  readonly log: Logger;
  /** The engines of this process by their groups, which have a queue each. */
  readonly groups: readonly Partial<EngineSet>[];
}

const failed = (reason: string): Reply => ({
  outcome: { outcome: 'failed', isRetryable: true, reason },
});

/** Renews the lease while the engine works. The signal aborts when it is lost, as after the caller has left. */
function keepLease({ db, log }: TaskParts, task: LeasedTask) {
  const loss = new AbortController();
  const timer = setInterval(() => {
    renewTask(db, task, leaseMs).then(
      (isHeld) => {
        if (!isHeld) loss.abort();
      },
      (err: unknown) => log.warn({ err }, 'The lease of a task was not renewed'),
    );
  }, leaseMs / 3);
  return { signal: loss.signal, end: () => clearInterval(timer) };
}

async function replyTo(
  engines: Partial<EngineSet>,
  task: LeasedTask,
  question: Question,
  signal: AbortSignal,
): Promise<Reply> {
  if (task.attempt > mostAttempts) return failed('Processes ended at it');
  const { companyId } = task;
  const ctx: EngineContext = { ...question.context, companyId, signal, abandonment: signal };
  const engine = engines[task.capability as keyof EngineSet];
  try {
    const leave = await engine?.queue?.enter(companyId, signal);
    try {
      const outcome = await examine(engines, task.capability, question, ctx);
      return outcome === undefined ? failed('There is no such engine') : { outcome };
    } finally {
      leave?.();
    }
  } catch (error) {
    return refusalOf(error);
  }
}

async function work(
  parts: TaskParts,
  engines: Partial<EngineSet>,
  task: LeasedTask,
  ending: AbortSignal,
): Promise<void> {
  const { db, keys, log } = parts;
  const lease = keepLease(parts, task);
  try {
    const opened = openTask(keys, task);
    const question = opened.question(task.input) as Question;
    const signal = AbortSignal.any([ending, lease.signal]);
    const reply = await replyTo(engines, task, question, signal).catch((error: unknown) => {
      log.error({ err: error, capability: task.capability }, 'An engine failed');
      return failed('The engine failed');
    });
    if (!signal.aborted) await answerTask(db, task, opened.seal(reply));
  } finally {
    lease.end();
  }
}

function startGroup(parts: TaskParts, engines: Partial<EngineSet>) {
  const { db, log } = parts;
  const capabilities = Object.keys(engines);
  return startLoop<LeasedTask>({
    topic: 'engine tasks',
    concurrency,
    pollMs,
    log,
    take: (limit) => leaseTasks(db, capabilities, limit, leaseMs),
    run: (task, ending) => work(parts, engines, task, ending),
    release: async (tasks) => {
      await Promise.all(tasks.map((task) => releaseTask(db, task)));
    },
  });
}

/** Answers the checks of processes without engines. Returns a function that ends this within a time. */
export function takeTasks(parts: TaskParts): (graceMs: number) => Promise<void> {
  const { db, groups, log } = parts;
  const loops = groups
    .filter((engines) => Object.keys(engines).length > 0)
    .map((engines) => startGroup(parts, engines));
  const sweep = setInterval(() => {
    forgottenTasks.drop(db, new Date(), 1_000).catch((err: unknown) => {
      log.warn({ err }, 'Forgotten tasks were not erased');
    });
  }, sweepMs);
  return async (graceMs) => {
    clearInterval(sweep);
    await Promise.all(loops.map((loop) => loop.stop(graceMs)));
  };
}
