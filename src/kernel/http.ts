import type { IncomingMessage, ServerResponse } from 'node:http';
import { ApiError, requestErrors } from './errors.js';
import { countAddress, countFirst, countsLogin } from './http/address-limits.js';
import { createPart, partRefusal } from './http/body/part.js';
import type { Contract } from './http/contract.js';
import { createContractApi, type Dispatch } from './http/contract-api.js';
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
import { text } from './messages/index.js';
import type { BatchPart, BatchResult } from './operations/handlers.js';
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
 * Counts failed authentication by address for operations whose limit counts callers, so that keys cannot be guessed.
 */
async function refusalOf(
  services: Services,
  error: unknown,
  operation: Operation,
  exchange: Exchange,
): Promise<unknown> {
  const isUnauthenticated = error instanceof ApiError && error.status === 401;
  const isCounted =
    operation.addressLimit !== undefined && !countsLogin(services, operation, exchange);
  if (!isUnauthenticated || isCounted) return error;
  return countAddress(services, 'general', exchange).then(
    () => error,
    (limited: unknown) => limited,
  );
}

/** The pipeline of a contract, and the dispatcher that runs its steps. */
interface Route {
  readonly pipeline: Pipeline;
  readonly dispatch: Dispatch;
}

async function answerOperation(
  { pipeline, dispatch }: Route,
  operationId: string,
  exchange: Exchange,
): Promise<void> {
  const { services } = pipeline;
  const operation = pipeline.operation(operationId);
  try {
    refuseTwoHosts(exchange);
    services.checkProxy(exchange.request);
    await countFirst(services, operation, exchange);
    await dispatch(operationId, exchange);
  } catch (error) {
    if (error instanceof IdempotentReplay) {
      finish(pipeline, operationId, exchange, replayedReply(operation, error.reply));
    } else {
      const refusal = await refusalOf(services, error, operation, exchange);
      fail(pipeline, operationId, exchange, refusal);
    }
  }
}

async function answerMatch(
  route: Route,
  match: Exclude<Match, { kind: 'none' }>,
  method: string,
  exchange: Exchange,
): Promise<void> {
  if (match.kind === 'operation') {
    exchange.call.params = match.params;
    await answerOperation(route, match.operationId, exchange);
  } else if (match.kind === 'malformed') {
    fail(route.pipeline, undefined, exchange, requestErrors.malformedPath());
  } else if (method === 'OPTIONS') {
    answerPreflight(route.pipeline, match.allow, exchange);
  } else {
    const refusal = requestErrors.methodNotAllowed(method.slice(0, 20), match.allow);
    fail(route.pipeline, undefined, exchange, refusal);
  }
}

function startPart({ services }: Pipeline, name: string, { span }: Exchange): Exchange['span'] {
  if (span === undefined) return undefined;
  return services.tracing?.startWork({ name, kind: 'internal', parent: span.traceparent });
}

/** Runs one operation of the batch `within`. */
async function answerPart(
  route: Route,
  within: Exchange,
  batchId: string,
  part: BatchPart,
): Promise<BatchResult> {
  const { pipeline } = route;
  const { rateLimit } = pipeline.operation(batchId);
  const { exchange, result } = createPart(within, rateLimit, part);
  const match = matchPath(pipeline.contract.trie, part.method, exchange.path);
  const operation = match.kind === 'operation' ? pipeline.operation(match.operationId) : undefined;
  const refusal = operation && partRefusal(operation, batchId, exchange.search);
  if (match.kind === 'none') fail(pipeline, undefined, exchange, requestErrors.routeNotFound());
  else if (refusal !== undefined) fail(pipeline, operation?.id, exchange, refusal);
  else {
    if (operation !== undefined) exchange.span = startPart(pipeline, operation.id, within);
    await answerMatch(route, match, part.method, exchange);
  }
  return result();
}

/**
 * Serves a contract through the pipeline: generated router, limit by address, authentication, permission, validation,
 * handler, reply. It runs in front of Express.
 */
export async function createContractServer(
  contract: Contract,
  services: Services,
): Promise<ContractServer> {
  const runPart: RunPart = (within, batchId, part) => answerPart(route, within, batchId, part);
  const pipeline = createPipeline(contract, services, runPart);
  const { dispatch, routeOf } = await createContractApi(contract.document, {
    schemes: services.schemes,
    prepare: (operationId, exchange) => prepare(pipeline, operationId, exchange),
    run: (operationId, exchange) => run(pipeline, operationId, exchange),
  });
  const route: Route = { pipeline, dispatch };
  return (request, response) => {
    const exchange = createExchange(services.trustedHops, request, response);
    const method = request.method === 'HEAD' ? 'GET' : (request.method ?? 'GET');
    const match = matchPath(contract.trie, method, exchange.path);
    if (match.kind === 'none') return false;
    if (services.tracing !== undefined && match.kind === 'operation') {
      const { operationId: operation } = match;
      const traced = {
        operation,
        path: exchange.path,
        request,
        route: routeOf(operation),
      };
      exchange.span = services.tracing.startRequest(traced);
    }
    void answerMatch(route, match, method, exchange);
    return true;
  };
}
