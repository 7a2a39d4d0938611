import type { IncomingMessage, ServerResponse } from 'node:http';
import { ApiError, requestErrors } from './errors.js';
import { createPart, partRefusal } from './http/body/part.js';
import type { Contract } from './http/contract.js';
import { createContractApi } from './http/contract-api.js';
import { prepare, run } from './http/operate.js';
import { fail, finish } from './http/reply/answer.js';
import { send } from './http/reply/reply.js';
import { replayedReply } from './http/reply/success.js';
import { type Match, matchPath } from './http/router.js';
import { hasTwoHosts } from './http/server/address.js';
import { createExchange, type Exchange } from './http/server/exchange.js';
import {
  createPipeline,
  type Operation,
  type Pipeline,
  type RunPart,
  type Services,
} from './http/services.js';
import { addressKey, assertWithin, type LimitName } from './limits/rate-limit.js';
import { text } from './messages/index.js';
import { IdempotentReplay } from './operations/idempotency.js';

/**
 * Answers a request if the contract names its path. Returns false otherwise, so that other handlers may answer it.
 */
export type ContractServer = (request: IncomingMessage, response: ServerResponse) => boolean;

function refuseTwoHosts(exchange: Exchange): void {
  if (!hasTwoHosts(exchange.request)) return;
  throw requestErrors.invalidField('header.host', text('twoHosts'));
}

function answerPreflight({ services }: Pipeline, allow: string, exchange: Exchange): void {
  const cors = services.cors.preflight(exchange.request, allow) ?? [];
  const headers = ['Allow', `${allow}, OPTIONS`, ...cors];
  send(exchange, { status: 204, body: undefined, contentType: '', headers }, []);
}

/**
 * One contract behind the pipeline: routed by the generated trie in front of Express, then the address's
 * limit, authentication, permission, validation, handler, reply.
 */
export async function createContractServer(
  contract: Contract,
  services: Services,
): Promise<ContractServer> {
  const runPart: RunPart = async (within, batchId, part) => {
    const { exchange, result } = createPart(within, part);
    const match = matchPath(contract.trie, part.method, exchange.path);
    const operation =
      match.kind === 'operation' ? pipeline.operation(match.operationId) : undefined;
    const refusal = operation && partRefusal(operation, batchId, exchange.search);
    if (match.kind === 'none') fail(pipeline, undefined, exchange, requestErrors.routeNotFound());
    else if (refusal !== undefined) fail(pipeline, operation?.id, exchange, refusal);
    else await answerMatch(match, part.method, exchange);
    return result();
  };
  const pipeline = createPipeline(contract, services, runPart);
  const dispatch = await createContractApi(contract.document, {
    schemes: services.schemes,
    prepare: (operationId, exchange) => prepare(pipeline, operationId, exchange),
    run: (operationId, exchange) => run(pipeline, operationId, exchange),
  });

  const countAddress = async (name: LimitName, exchange: Exchange): Promise<void> => {
    exchange.limit = await services.limiter.hit(name, addressKey(exchange.ip));
    assertWithin(name, exchange.limit);
  };

  /** Counts failed authentication by address where only callers are counted, so that keys cannot be guessed. */
  const refusalOf = async (
    error: unknown,
    { addressLimit }: Operation,
    exchange: Exchange,
  ): Promise<unknown> => {
    const isStranger = error instanceof ApiError && error.status === 401;
    if (!isStranger || addressLimit !== undefined) return error;
    return countAddress('general', exchange).then(
      () => error,
      (limited: unknown) => limited,
    );
  };

  const answer = async (operationId: string, exchange: Exchange): Promise<void> => {
    const operation = pipeline.operation(operationId);
    try {
      refuseTwoHosts(exchange);
      services.checkProxy(exchange.request);
      const { addressLimit } = operation;
      if (addressLimit !== undefined) await countAddress(addressLimit, exchange);
      await dispatch(operationId, exchange);
    } catch (error) {
      if (error instanceof IdempotentReplay) {
        finish(pipeline, operationId, exchange, replayedReply(operation, error.reply));
      } else fail(pipeline, operationId, exchange, await refusalOf(error, operation, exchange));
    }
  };

  const answerMatch = async (
    match: Exclude<Match, { kind: 'none' }>,
    method: string,
    exchange: Exchange,
  ): Promise<void> => {
    if (match.kind === 'operation') {
      exchange.call.params = match.params;
      await answer(match.operationId, exchange);
    } else if (match.kind === 'malformed') {
      fail(pipeline, undefined, exchange, requestErrors.malformedPath());
    } else if (method === 'OPTIONS') {
      answerPreflight(pipeline, match.allow, exchange);
    } else {
      const refusal = requestErrors.methodNotAllowed(method.slice(0, 20), match.allow);
      fail(pipeline, undefined, exchange, refusal);
    }
  };

  return (request, response) => {
    const exchange = createExchange(services.trustedHops, request, response);
    const method = request.method === 'HEAD' ? 'GET' : (request.method ?? 'GET');
    const match = matchPath(contract.trie, method, exchange.path);
    if (match.kind === 'none') return false;
    void answerMatch(match, method, exchange);
    return true;
  };
}
