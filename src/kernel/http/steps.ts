import { eventTypes } from '../../../generated/erp/modules.js';
import type { Pool } from '../db/pool.js';
import { withScope } from '../db/scope.js';
import { ApiError, accessErrors, requestErrors } from '../errors.js';
import { text } from '../messages/index.js';
import { createContext, type Effects, noEffects } from '../operations/context.js';
import type { Context, Principal, PublicContext, RequestFacts } from '../operations/handlers.js';
import { type IdempotencyScope, IdempotentReplay, requestHash } from '../operations/idempotency.js';
import type { ExportReply } from '../operations/lists.js';
import { assertFields, requestedFields } from './input/fields.js';
import { readInput } from './input/input.js';
import {
  countAddress,
  countCaller,
  countExport,
  countFirst,
  countOwn,
  countsLogin,
} from './limits.js';
import { abandonmentOf } from './reply/abandonment.js';
import { answerBinary, answerJson, fail, finish } from './reply/answer.js';
import { answerExport, requestedFormat } from './reply/export.js';
import { type BinaryReply, replayedReply } from './reply/success.js';
import { hasTwoHosts } from './server/address.js';
import type { Exchange } from './server/exchange.js';
import type { Operation, Pipeline, Services } from './services.js';
import { answerFrom } from './stale-read.js';

/*
 * The steps of a request, in this order. Each refuses a request by throwing an ApiError, which `refuse` answers.
 *
 *   limit by address ► authentication ► permission ► limit by caller ► validation ► handler ► reply
 *
 * openapi-backend runs them (contract-api.ts) and does the authentication.
 */

export async function limitByAddress(
  { services }: Pipeline,
  operation: Operation,
  exchange: Exchange,
): Promise<void> {
  if (hasTwoHosts(exchange.request))
    throw requestErrors.invalidField('header.host', text('twoHosts'));
  services.checkProxy(exchange.request);
  await countFirst(services, operation, exchange);
}

/** Runs with the caller that the authentication has found; undefined for a public operation. */
export async function admit(
  { services }: Pipeline,
  operation: Operation,
  exchange: Exchange,
): Promise<void> {
  const { principal } = exchange;
  if (principal !== undefined) exchange.locale = exchange.requestedLocale ?? principal.locale;
  await countOwn(services, operation, exchange);
}

export function assertPermitted(permission: string, principal: Principal | undefined): void {
  if (permission === 'public' || permission === 'authenticated') return;
  if (principal?.mustChangePassword) throw accessErrors.passwordChangeRequired();
  if (principal?.mustSetUpSecondFactor) throw accessErrors.secondFactorSetupRequired();
  if (!principal?.permissions.has(permission)) {
    throw accessErrors.insufficientPermissions(permission);
  }
}

export function limitByCaller(
  { services }: Pipeline,
  operation: Operation,
  exchange: Exchange,
): Promise<void> {
  return countCaller(services, operation, exchange);
}

/** Reads, decodes and validates the input into `exchange.call`. A file has a permission and a limit of its own. */
export async function validate(
  { contract, services }: Pipeline,
  operation: Operation,
  exchange: Exchange,
): Promise<void> {
  await readInput(contract, operation, exchange);
  assertFields(operation, requestedFields(exchange));
  if (requestedFormat(exchange) === undefined) return;
  assertPermitted('exports:run', exchange.principal);
  await countExport(services, exchange);
}

/** Checks and exports may take long, and wait for slots of their own. A batch has taken the share of its parts. */
const takesShare = ({ rateLimit }: Operation, exchange: Exchange): boolean =>
  exchange.batchLimit === undefined &&
  rateLimit !== 'checks' &&
  requestedFormat(exchange) === undefined;

/** Calls the handler and sends its reply, in the turn of the company, from a replica where the caller allows it. */
export async function handleAndReply(
  pipeline: Pipeline,
  operation: Operation,
  exchange: Exchange,
): Promise<void> {
  const { db, replicas, shares } = pipeline.services;
  const answer = async (from: Pool) =>
    reply(pipeline, operation, exchange, await handle(pipeline, operation, exchange, from));
  const { principal } = exchange;
  const entered =
    principal !== undefined && takesShare(operation, exchange)
      ? shares.enter(principal.companyId, `${principal.type}:${principal.id}`)
      : undefined;
  const leave = entered instanceof Promise ? await entered : entered;
  try {
    if (replicas === undefined) await answer(db);
    else await answerFrom(pipeline.services, replicas, operation, exchange, answer);
  } finally {
    leave?.();
  }
}

function requestFacts(operationId: string, exchange: Exchange): RequestFacts {
  const { requestId, ip, locale } = exchange;
  const userAgent = (exchange.request.headers['user-agent'] ?? '').slice(0, 512);
  return { requestId, ip, userAgent, locale, operationId };
}

/** Returns what makes a repeated request the same one; undefined for a request without an Idempotency-Key. */
function idempotencyOf(
  { sealingKeys, secrets }: Services,
  operation: Operation,
  exchange: Exchange,
): IdempotencyScope | undefined {
  const { principal } = exchange;
  const { 'idempotency-key': key } = exchange.call.headers as Record<string, string | undefined>;
  if (principal === undefined || operation.idempotent !== 'key' || key === undefined)
    return undefined;
  const hashWith = (secret: Buffer) => requestHash(secret, exchange.path, exchange.call.body);
  return {
    companyId: principal.companyId,
    principal: `${principal.type}:${principal.id}:${principal.environment}`,
    operation: operation.id,
    key,
    requestHash: hashWith(secrets.current),
    otherHashes: () => secrets.all.filter((secret) => secret !== secrets.current).map(hashWith),
    sealingKeys,
  };
}

function publicContext(
  { clock, cookies }: Services,
  db: Pool,
  operationId: string,
  exchange: Exchange,
): PublicContext {
  const { principal, requestId, span } = exchange;
  const companyId = principal?.companyId;
  return {
    db: withScope(db, { operation: operationId, requestId, companyId, span }),
    request: requestFacts(operationId, exchange),
    browser: cookies.browserOf(exchange.request, exchange.replyHeaders),
    now: clock.now(),
    isAbandoned: () => exchange.response.destroyed,
    abandonment: abandonmentOf(exchange.response),
  };
}

/** Checks, in tests and development, that the reply and the effects keep the promises of the pipeline. */
export function assertEffects(
  operation: Pick<Operation, 'id' | 'method'>,
  body: unknown,
  effects: Effects,
  isKeyed: boolean,
): void {
  if (operation.method !== 'GET' && effects.dispatched === 0 && effects.audits !== 1) {
    throw new Error(`${operation.id} wrote ${effects.audits} audit rows instead of one`);
  }
  if (effects.event !== undefined && !eventTypes.has(effects.event)) {
    throw new Error(`${operation.id} sent ${effects.event}, which the contract does not list`);
  }
  if (isKeyed && effects.storedReply !== body) {
    throw new Error(
      `${operation.id} answered something else than it kept with its idempotency key`,
    );
  }
}

/**
 * Calls the handler of an operation. Resolves to what it returns.
 *
 * @throws IdempotentReplay for a repeated request
 */
async function handle(
  pipeline: Pipeline,
  operation: Operation,
  exchange: Exchange,
  db: Pool,
): Promise<unknown> {
  const { services } = pipeline;
  const { principal } = exchange;
  const { handler, id, serialise, successOf } = operation;
  const open = publicContext(services, db, id, exchange);
  if (principal === undefined) return handler(exchange.call as never, open as Context);
  const effects = noEffects();
  const idempotency = idempotencyOf(services, operation, exchange);
  const dispatch: Context['dispatch'] = (part) => pipeline.runPart(exchange, id, part);
  const { turns } = services;
  const parts = { principal, turns, idempotency, successOf, serialise, dispatch, ...open };
  const returned = await handler(exchange.call as never, createContext(parts, effects));
  const isJson = operation.reply !== 'binary' && requestedFormat(exchange) === undefined;
  if (services.checksReplies && isJson)
    assertEffects(operation, returned, effects, idempotency !== undefined);
  return returned;
}

async function reply(
  pipeline: Pipeline,
  operation: Operation,
  exchange: Exchange,
  returned: unknown,
): Promise<void> {
  if (operation.sunset !== undefined) exchange.replyHeaders.push('Sunset', operation.sunset);
  if (operation.reply === 'binary') {
    await answerBinary(pipeline, operation, exchange, returned as BinaryReply);
  } else if (requestedFormat(exchange) !== undefined) {
    const request = requestFacts(operation.id, exchange);
    await answerExport(pipeline, operation, exchange, request, returned as ExportReply);
  } else {
    answerJson(pipeline, operation, exchange, returned);
  }
}

/**
 * Answers what a step threw: a repeated request with the reply that was kept, any other with the error. Failed
 * authentication counts by address where the limit counts callers, so that keys cannot be guessed.
 */
export async function refuse(
  pipeline: Pipeline,
  operation: Operation,
  exchange: Exchange,
  error: unknown,
): Promise<void> {
  const { services } = pipeline;
  if (error instanceof IdempotentReplay) {
    finish(pipeline, operation.id, exchange, replayedReply(operation, error.reply));
    return;
  }
  const isUnauthenticated = error instanceof ApiError && error.status === 401;
  const isCounted =
    operation.addressLimit !== undefined && !countsLogin(services, operation, exchange);
  let refusal = error;
  if (isUnauthenticated && !isCounted) {
    await countAddress(services, 'general', exchange).catch((limited: unknown) => {
      refusal = limited;
    });
  }
  fail(pipeline, operation.id, exchange, refusal);
}
