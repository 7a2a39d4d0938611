import type { Principal, RequestFacts } from '../../kernel/principal.js';
import { untilAborted } from '../../kernel/processes/deadline.js';
import { kycErrors } from '../errors.js';
import { text } from './messages/index.js';
import type { Engine, EngineContext, EngineName, Expected, Outcome } from './types.js';

/** The answer of an engine, with its name. */
export interface Answer<Evidence> {
  /** Undefined if the engine cannot judge such an input. */
  readonly evidence: Evidence | undefined;
  readonly engine: EngineName;
}

interface RequestContext {
  readonly principal: Pick<Principal, 'companyId'>;
  readonly request: Pick<RequestFacts, 'requestId'>;
  readonly now: Date;
  abandonment?(): AbortSignal;
}

/**
 * The time limit of an engine. Clients time out after thirty seconds, and the work after the engine needs some of
 * them.
 */
const usualDeadlineMs = 20_000;
const soonSeconds = 30;

const tooLate = () => kycErrors.providerUnavailable(text('engineTooLate'), soonSeconds);

const named = ({ name, version }: EngineName): EngineName => ({ name, version });

/**
 * Asks an engine. Call it outside of transactions, because it may take seconds. The time limit starts with the work,
 * not with the wait in the queue of the engine.
 *
 * @throws ApiError 422 for an unusable input, 503 if the engine is busy, fails or takes too long
 */
export async function ask<Evidence>(
  engine: Engine,
  requestContext: RequestContext,
  expected: Expected,
  work: (ctx: EngineContext) => Promise<Outcome<Evidence>>,
  deadlineMs = usualDeadlineMs,
): Promise<Answer<Evidence>> {
  const { requestId } = requestContext.request;
  const { now, principal } = requestContext;
  const abandonment = requestContext.abandonment?.();
  const leave = await engine.queue?.enter(principal.companyId, abandonment);
  const signal = AbortSignal.timeout(deadlineMs);
  const ctx = { signal, abandonment, deadlineMs, requestId, now, expected };
  // The slot is released when the work ends, even after the deadline.
  const working = (async () => work(ctx))().finally(leave);
  const outcome = await untilAborted(working, signal, tooLate);
  switch (outcome.outcome) {
    case 'completed':
      return { evidence: outcome.evidence, engine: named(outcome.by ?? engine) };
    case 'unsupported':
      return { evidence: undefined, engine: named(outcome.by ?? engine) };
    case 'unusable':
      throw kycErrors.unprocessableImage(`body.${outcome.field}`, outcome.message);
    case 'failed':
      throw kycErrors.providerUnavailable(
        text('engineFailed'),
        outcome.isRetryable ? soonSeconds : undefined,
      );
  }
}
