import type { Knex } from 'knex';
import { eventTypes } from '../../../generated/erp/modules.js';
import { withScope } from '../db/scope.js';
import { accessErrors } from '../errors.js';
import { assertWithin, isPerCaller, type LimitName } from '../limits/rate-limit.js';
import { createContext, type Effects, noEffects } from '../operations/context.js';
import type { Context, Principal, PublicContext, RequestFacts } from '../operations/handlers.js';
import { type IdempotencyScope, requestHash } from '../operations/idempotency.js';
import type { ExportReply } from '../operations/lists.js';
import { countOwn, isCovered } from './address-limits.js';
import type { OperationFacts, Serialize } from './contract.js';
import { assertFields, keepFields, requestedFields } from './input/fields.js';
import { readInput } from './input/input.js';
import { abandonmentOf } from './reply/abandonment.js';
import { finish } from './reply/answer.js';
import { answerExport, requestedFormat } from './reply/export.js';
import {
  type BinaryReply,
  binaryReply,
  jsonReply,
  type StatusReply,
  type Success,
} from './reply/success.js';
import type { Exchange } from './server/exchange.js';
import type { Operation, Pipeline, Services } from './services.js';
import { answerFrom } from './stale-read.js';

function assertPermitted(permission: string, principal: Principal | undefined): void {
  if (permission === 'public' || permission === 'authenticated') return;
  if (principal?.mustChangePassword) throw accessErrors.passwordChangeRequired();
  if (principal?.mustSetUpSecondFactor) throw accessErrors.secondFactorSetupRequired();
  if (!principal?.permissions.has(permission)) {
    throw accessErrors.insufficientPermissions(permission);
  }
}

/**
 * Runs when the caller is known: checks the permission and the limit of the caller, then reads and validates the
 * input.
 */
export async function prepare(
  { contract, services, operation: find }: Pipeline,
  operationId: string,
  exchange: Exchange,
): Promise<void> {
  const operation = find(operationId);
  const { principal } = exchange;
  if (principal !== undefined) exchange.locale = exchange.requestedLocale ?? principal.locale;
  await countOwn(services, operation, exchange);
  assertPermitted(operation.permission, principal);
  const { rateLimit } = operation;
  const isCounted = isPerCaller(rateLimit) && !isCovered(exchange, rateLimit);
  if (isCounted) await count(services, rateLimit, exchange);
  await readInput(contract, operation, exchange);
  assertFields(operation, requestedFields(exchange));
  if (requestedFormat(exchange) !== undefined) {
    assertPermitted('exports:run', principal);
    await count(services, 'exports', exchange);
  }
}

async function count({ limiter }: Services, name: LimitName, exchange: Exchange): Promise<void> {
  const { principal } = exchange;
  if (principal === undefined) return;
  exchange.limit = await limiter.hit(name, callerKey(principal));
  assertWithin(name, exchange.limit);
}

function callerKey(principal: Principal): string {
  return `${principal.companyId}:${principal.type}:${principal.id}`;
}

function scopeOf(
  { sealingKeys, secrets }: Services,
  operation: OperationFacts,
  exchange: Exchange,
  principal: Principal,
): IdempotencyScope | undefined {
  const { 'idempotency-key': key } = exchange.call.headers as Record<string, string | undefined>;
  if (operation.idempotent !== 'key' || key === undefined) return undefined;
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

function requestFacts(operationId: string, exchange: Exchange): RequestFacts {
  const { requestId, ip, locale } = exchange;
  const userAgent = (exchange.request.headers['user-agent'] ?? '').slice(0, 512);
  return { requestId, ip, userAgent, locale, operationId };
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

function assertReply(
  { contract }: Pipeline,
  { id }: Operation,
  { status }: Success,
  body: unknown,
): void {
  const validate = contract.replies[id]?.[status];
  if (validate === undefined || validate(body)) return;
  throw new Error(`${id} answered against its contract: ${JSON.stringify(validate.errors)}`);
}

async function answerBinary(
  pipeline: Pipeline,
  operation: Operation,
  exchange: Exchange,
  reply: BinaryReply,
): Promise<void> {
  const { principal } = exchange;
  const ifNoneMatch = exchange.request.headers['if-none-match'];
  const answer = binaryReply(operation.status, reply, ifNoneMatch, exchange.replyHeaders);
  if (answer.status === 304 && operation.rateLimit === 'exports' && principal !== undefined) {
    await pipeline.services.limiter.undo('exports', callerKey(principal));
  }
  finish(pipeline, operation.id, exchange, answer);
}

function publicContext(
  { clock, cookies }: Services,
  db: Knex,
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

/** Sends what the handler returned as JSON, with all or the requested fields. */
function answerJson(
  pipeline: Pipeline,
  operation: Operation,
  exchange: Exchange,
  returned: unknown,
  serialise: Serialize,
): void {
  const success = operation.successOf(returned);
  const body = operation.successes === undefined ? returned : (returned as StatusReply).body;
  if (pipeline.services.checksReplies) assertReply(pipeline, operation, success, body);
  const fields = requestedFields(exchange);
  const whole = serialise(returned);
  const text = fields === undefined || whole === undefined ? whole : keepFields(whole, fields);
  const reply = jsonReply(success, body, text);
  const added = exchange.replyHeaders;
  const headers = added.length === 0 ? reply.headers : [...reply.headers, ...added];
  finish(pipeline, operation.id, exchange, { ...reply, headers });
}

/** Checks and exports may take long, and wait for slots of their own. */
const hasOwnQueue = ({ rateLimit }: Operation, exchange: Exchange): boolean =>
  rateLimit === 'checks' || requestedFormat(exchange) !== undefined;

/** Calls the handler and sends its result. */
export function run(pipeline: Pipeline, operationId: string, exchange: Exchange): Promise<void> {
  const operation = pipeline.operation(operationId);
  const answer = (db: Knex) => answerWith(pipeline, operation, exchange, db);
  const { db, replicas, shares } = pipeline.services;
  const work = () =>
    replicas === undefined
      ? answer(db)
      : answerFrom(pipeline.services, replicas, operation, exchange, answer);
  const { batchLimit, principal } = exchange;
  // A batch has taken the share of its parts.
  if (principal === undefined || batchLimit !== undefined || hasOwnQueue(operation, exchange))
    return work();
  return shares.run(principal.companyId, work);
}

async function answerWith(
  pipeline: Pipeline,
  operation: Operation,
  exchange: Exchange,
  db: Knex,
): Promise<void> {
  const { contract, services } = pipeline;
  const { id: operationId } = operation;
  const { principal } = exchange;
  if (operation.sunset !== undefined) exchange.replyHeaders.push('Sunset', operation.sunset);
  const effects = noEffects();
  const serialise: Serialize = contract.serializers[operationId] ?? JSON.stringify;
  const open = publicContext(services, db, operationId, exchange);
  const idempotency = principal && scopeOf(services, operation, exchange, principal);
  const context = principal
    ? createContext(
        {
          principal,
          idempotency,
          successOf: operation.successOf,
          serialise,
          dispatch: (part) => pipeline.runPart(exchange, operationId, part),
          ...open,
        },
        effects,
      )
    : open;
  const returned = await operation.handler(exchange.call as never, context as Context);
  if (operation.reply === 'binary') {
    await answerBinary(pipeline, operation, exchange, returned as BinaryReply);
  } else if (requestedFormat(exchange) !== undefined) {
    const request = requestFacts(operationId, exchange);
    await answerExport(pipeline, operation, exchange, request, returned as ExportReply);
  } else {
    if (services.checksReplies && principal)
      assertEffects(operation, returned, effects, idempotency !== undefined);
    answerJson(pipeline, operation, exchange, returned, serialise);
  }
}
