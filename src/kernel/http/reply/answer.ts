import { StoreBusyError } from '../../blobs/stores/store.js';
import { constraintOf, isBusy } from '../../db/errors.js';
import { ApiError, errors } from '../../errors.js';
import { keepFields, requestedFields } from '../input/fields.js';
import { uncountExport } from '../limits.js';
import type { Exchange } from '../server/exchange.js';
import type { Operation, Pipeline } from '../services.js';
import { type Reply, send } from './reply.js';
import {
  type BinaryReply,
  binaryReply,
  errorReply,
  jsonReply,
  type StatusReply,
  type Success,
} from './success.js';

/** Sends the reply and records it. */
export function finish(
  pipeline: Pipeline,
  operationId: string,
  exchange: Exchange,
  reply: Reply,
): void {
  send(exchange, reply, pipeline.services.cors.headersFor(exchange.request));
  record(pipeline, operationId, exchange, reply.status);
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

/** Sends what the handler returned as JSON, with all or the requested fields. */
export function answerJson(
  pipeline: Pipeline,
  operation: Operation,
  exchange: Exchange,
  returned: unknown,
): void {
  const success = operation.successOf(returned);
  const body = operation.successes === undefined ? returned : (returned as StatusReply).body;
  if (pipeline.services.checksReplies) assertReply(pipeline, operation, success, body);
  const fields = requestedFields(exchange);
  const whole = operation.serialise(returned);
  const text = fields === undefined || whole === undefined ? whole : keepFields(whole, fields);
  const reply = jsonReply(success, body, text);
  const added = exchange.replyHeaders;
  const headers = added.length === 0 ? reply.headers : [...reply.headers, ...added];
  finish(pipeline, operation.id, exchange, { ...reply, headers });
}

export async function answerBinary(
  pipeline: Pipeline,
  operation: Operation,
  exchange: Exchange,
  reply: BinaryReply,
): Promise<void> {
  const { principal } = exchange;
  const ifNoneMatch = exchange.request.headers['if-none-match'];
  const answer = binaryReply(operation.status, reply, ifNoneMatch, exchange.replyHeaders);
  if (answer.status === 304 && operation.rateLimit === 'exports' && principal !== undefined) {
    await uncountExport(pipeline.services.limiter, principal);
  }
  finish(pipeline, operation.id, exchange, answer);
}

/** Counts a reply and logs it: one line per request, no bodies, no credentials. */
export function record(
  { services, accessLog }: Pipeline,
  operationId: string,
  exchange: Exchange,
  status: number,
): void {
  const seconds = (performance.now() - exchange.startedAt) / 1000;
  services.metrics.observe(operationId, status, seconds);
  // A batch is one request.
  if (exchange.batchLimit === undefined) services.keyUsage.count(exchange.principal, status);
  exchange.span?.end({ status });
  if (!accessLog.isLevelEnabled('info')) return;
  const { principal } = exchange;
  accessLog.info({
    requestId: exchange.requestId,
    operation: operationId,
    status,
    ms: Math.round(seconds * 1e6) / 1e3,
    ip: exchange.ip,
    caller: principal && `${principal.type}:${principal.id}`,
    company: principal?.companyId,
  });
}

function toApiError({ contract }: Pipeline, error: unknown): ApiError {
  if (error instanceof ApiError) return error;
  const refusal = contract.constraintErrors?.[constraintOf(error) ?? ''];
  if (refusal !== undefined) return refusal();
  const mayPass = isBusy(error) || error instanceof StoreBusyError;
  return mayPass ? errors.unavailable() : errors.internal();
}

/** Returns how a failure breaks its contract. An undeclared status is a fault, like a wrong body. */
function faultOf({ contract }: Pipeline, operationId: string, status: number, body: object) {
  const validate = contract.replies[operationId]?.[status];
  if (validate === undefined) return `${operationId} does not declare status ${status}`;
  if (validate(body)) return undefined;
  return `${operationId} failed against its contract: ${JSON.stringify(validate.errors)}`;
}

/**
 * Answers any error in the error envelope. An error that is not an ApiError is a bug: it is logged and never shown.
 */
export function fail(
  pipeline: Pipeline,
  operationId: string | undefined,
  exchange: Exchange,
  cause: unknown,
): void {
  const { services } = pipeline;
  const { requestId, locale } = exchange;
  let error = toApiError(pipeline, cause);
  if (error !== cause) services.noteFailure(cause);
  if (error.status >= 500) services.log.error({ requestId, operation: operationId, err: cause });
  const { envelope } = pipeline.contract;
  let body = envelope(error, locale, requestId);
  if (services.checksReplies && operationId !== undefined) {
    const fault = faultOf(pipeline, operationId, error.status, body);
    if (fault !== undefined) {
      services.log.error({ requestId, fault, err: cause });
      error = errors.internalFault(fault);
      body = envelope(error, locale, requestId);
    }
  }
  const reply = errorReply(error.status, JSON.stringify(body), error.headers);
  finish(pipeline, operationId ?? 'none', exchange, reply);
}
