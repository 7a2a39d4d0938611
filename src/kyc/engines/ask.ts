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

/** The work of a check in the slot of its engine. */
interface Work<Input, Evidence> {
  /** Prepares the input, such as upright pictures. Only a check that was admitted costs this work. */
  prepare(): Promise<Input>;
  examine(input: Input, ctx: EngineContext): Promise<Outcome<Evidence>>;
}

/**
 * Prepares an input and asks an engine about it. Call it outside of transactions, because it may take seconds. The time
 * limit starts with the work of the engine, not with the wait in its queue.
 *
 * @throws ApiError of `prepare`, 422 for an unusable input, 503 if the engine is busy, fails or takes too long
 */
export async function askAbout<Input, Evidence>(
  engine: Engine,
  requestContext: RequestContext,
  expected: Expected,
  { examine, prepare }: Work<Input, Evidence>,
  deadlineMs = usualDeadlineMs,
): Promise<Answer<Evidence> & { readonly input: Input }> {
  const { requestId } = requestContext.request;
  const { now, principal } = requestContext;
  const abandonment = requestContext.abandonment?.();
  const leave = await engine.queue?.enter(principal.companyId, abandonment);
  const input = await prepare().catch((error: unknown) => {
    leave?.();
    throw error;
  });
  const signal = AbortSignal.timeout(deadlineMs);
  const ctx = { signal, abandonment, deadlineMs, requestId, now, expected };
  // The slot is released when the work ends, even after the deadline.
  const working = (async () => examine(input, ctx))().finally(leave);
  const outcome = await untilAborted(working, signal, tooLate);
  return { input, ...answerOf(engine, outcome) };
}

/** Asks an engine about an input that needs no preparation, like `askAbout`. */
export function ask<Evidence>(
  engine: Engine,
  requestContext: RequestContext,
  expected: Expected,
  work: (ctx: EngineContext) => Promise<Outcome<Evidence>>,
  deadlineMs?: number,
): Promise<Answer<Evidence>> {
  const prepare = async () => undefined;
  const examine = (_input: undefined, ctx: EngineContext) => work(ctx);
  return askAbout(engine, requestContext, expected, { prepare, examine }, deadlineMs);
}

/** @throws ApiError for an outcome without an answer */
function answerOf<Evidence>(engine: Engine, outcome: Outcome<Evidence>): Answer<Evidence> {
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
