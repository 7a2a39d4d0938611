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
  readonly repetition?: string | undefined;
  abandonment?(): AbortSignal;
}

/**
 * How long a caller waits for an engine. Clients time out after thirty seconds, and the work after the engine needs some of
 * them.
 */
const usualDeadlineMs = 20_000;
/** How long work goes on, and its result is kept, for the repetition of a request that was not answered in time. */
const keptMs = 300_000;
const soonSeconds = 30;

const tooLate = () => kycErrors.providerUnavailable(text('engineTooLate'), soonSeconds);

const named = ({ name, version }: EngineName): EngineName => ({ name, version });

/** The work of a check in the slot of its engine. */
interface Work<Input, Evidence> {
  /** Prepares the input, such as upright pictures. Only a check that was admitted costs this work. */
  prepare(): Promise<Input>;
  examine(input: Input, ctx: EngineContext): Promise<Outcome<Evidence>>;
}

interface Done<Input, Evidence> {
  readonly input: Input;
  readonly outcome: Outcome<Evidence>;
}

/** Work that was not done in time, by its engine and the repetition that will ask for it. */
const late = new WeakMap<Engine, Map<string, Promise<Done<unknown, unknown>>>>();

function keep(engine: Engine, repetition: string, work: Promise<Done<unknown, unknown>>): void {
  const kept = late.get(engine) ?? new Map<string, typeof work>();
  late.set(engine, kept.set(repetition, work));
  const forget = () => {
    if (kept.get(repetition) === work) kept.delete(repetition);
  };
  setTimeout(forget, keptMs).unref();
  // Work that failed is done anew.
  work.catch(forget);
}

/** The client as its work sees it: after the caller was answered, its end no longer ends the work. */
function attend(abandonment: AbortSignal | undefined) {
  const client = new AbortController();
  const leave = () => client.abort();
  abandonment?.addEventListener('abort', leave, { once: true });
  if (abandonment?.aborted) leave();
  return { signal: client.signal, detach: () => abandonment?.removeEventListener('abort', leave) };
}

/**
 * Prepares an input and asks an engine about it. Call it outside of transactions, because it may take seconds. The time
 * limit starts with the work of the engine, not with the wait in its queue. Work that is not done in time goes on, and the
 * repetition of the request takes its result, so that a slow machine answers too.
 *
 * @throws ApiError of `prepare`, 422 for an unusable input, 503 if the engine is busy, fails or takes too long
 */
export async function askAbout<Input, Evidence>(
  engine: Engine,
  requestContext: RequestContext,
  expected: Expected,
  { examine, prepare }: Work<Input, Evidence>,
  deadlineMs = engine.deadlineMs ?? usualDeadlineMs,
): Promise<Answer<Evidence> & { readonly input: Input }> {
  const { now, principal, repetition, request } = requestContext;
  const known = repetition === undefined ? undefined : late.get(engine)?.get(repetition);
  const client = attend(requestContext.abandonment?.());

  async function begin(): Promise<{ readonly working: Promise<Done<Input, Evidence>> }> {
    const leave = await engine.queue?.enter(principal.companyId, client.signal);
    const input = await prepare().catch((error: unknown) => {
      leave?.();
      throw error;
    });
    const workMs = repetition === undefined ? deadlineMs : keptMs;
    const { requestId } = request;
    const ctx = {
      signal: AbortSignal.timeout(workMs),
      abandonment: client.signal,
      deadlineMs,
      requestId,
      companyId: principal.companyId,
      now,
      expected,
    };
    // The slot is released when the work ends, even after the deadline.
    const outcome = (async () => examine(input, ctx))().finally(leave);
    return { working: outcome.then((found) => ({ input, outcome: found })) };
  }

  const { working } =
    known === undefined ? await begin() : { working: known as Promise<Done<Input, Evidence>> };
  // Kept before the client is answered: it may ask again at once.
  const giveUp = () => {
    client.detach();
    if (repetition !== undefined) keep(engine, repetition, working);
    return tooLate();
  };
  const waiting = AbortSignal.timeout(deadlineMs);
  const { input, outcome } = await untilAborted(working, waiting, giveUp);
  client.detach();
  if (repetition !== undefined) late.get(engine)?.delete(repetition);
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
