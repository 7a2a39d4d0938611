import { setTimeout as sleep } from 'node:timers/promises';
import type { KeyRing } from '../../../kernel/blobs/keys.js';
import type { Pool } from '../../../kernel/db/pool.js';
import { kycErrors } from '../../errors.js';
import { text } from '../messages/index.js';
import type { EngineContext, Outcome } from '../types.js';
import { type AskElsewhere, outcomeOf, type Question, type Reply } from './exchange.js';
import { dropTask, insertTask, type TaskId, takeTaskAnswer, withdrawTask } from './queries.js';
import { openTask, sealTask } from './sealing.js';

/** The time within which a process with engines must take the task. */
const usualPatienceMs = 8_000;
const pollMs = 50;
/** Longer than any caller waits, also for the repetition of a request. */
const lifeMs = 360_000;
const retrySeconds = 30;

const ended = (ctx: EngineContext): boolean =>
  ctx.signal.aborted || ctx.abandonment?.aborted === true;

const notAwaited: Outcome<never> = {
  outcome: 'failed',
  isRetryable: true,
  reason: 'The caller no longer waits',
};

/**
 * Waits for the answer of a task, and takes it.
 *
 * @returns the sealed answer; undefined once the caller no longer waits
 * @throws ApiError 503 if no process takes the task in time
 */
async function awaitAnswer(
  db: Pool,
  task: TaskId,
  ctx: EngineContext,
  patienceMs: number,
): Promise<Buffer | undefined> {
  const giveUpAt = performance.now() + patienceMs;
  let isTaken = false;
  while (!ended(ctx)) {
    const answer = await takeTaskAnswer(db, task);
    if (answer !== undefined) return answer;
    if (!isTaken && performance.now() >= giveUpAt) {
      isTaken = !(await withdrawTask(db, task));
      if (!isTaken) throw kycErrors.providerUnavailable(text('notTaken'), retrySeconds);
    }
    await sleep(pollMs);
  }
  return undefined;
}

/**
 * Returns the function that asks engines of other processes. It stores the sealed question, polls for the answer, and erases
 * both. It throws what the engine throws for the caller, and 503 if no process takes the question.
 */
export function handOver(db: Pool, keys: KeyRing, patienceMs = usualPatienceMs): AskElsewhere {
  return async (capability, { challenge, input }, ctx) => {
    const { companyId, deadlineMs, expected, now, requestId } = ctx;
    const context = { deadlineMs, expected, now, requestId };
    const question: Question = { input, challenge, context };
    const sealed = sealTask(keys, { companyId, capability }, question);
    const task = await insertTask(db, sealed, lifeMs);
    try {
      const answer = await awaitAnswer(db, task, ctx, patienceMs);
      if (answer === undefined) return notAwaited;
      return outcomeOf(openTask(keys, sealed).answer(answer) as Reply);
    } finally {
      await dropTask(db, task);
    }
  };
}
