import type { IncomingMessage, ServerResponse } from 'node:http';
import { requestErrors } from './errors.js';
import { createPart, partRefusal } from './http/body/part.js';
import type { Contract } from './http/contract.js';
import { type ContractApi, createContractApi } from './http/contract-api.js';
import { fail } from './http/reply/answer.js';
import { send } from './http/reply/reply.js';
import type { Match } from './http/router.js';
import { createExchange, type Exchange } from './http/server/exchange.js';
import { createPipeline, type Pipeline, type RunPart, type Services } from './http/services.js';
import type { BatchPart, BatchResult } from './operations/handlers.js';

/**
 * Answers a request if the contract names its path. Returns false otherwise, so that other handlers may answer it.
 */
export type ContractServer = (request: IncomingMessage, response: ServerResponse) => boolean;

function answerPreflight({ services }: Pipeline, allow: string, exchange: Exchange): void {
  const cors = services.cors.preflight(exchange.request, allow) ?? [];
  const headers = ['Allow', `${allow}, OPTIONS`, ...cors];
  send(exchange, { status: 204, body: undefined, contentType: '', headers }, []);
}

/** The pipeline of a contract, and what runs its steps. */
interface Route {
  readonly pipeline: Pipeline;
  readonly api: ContractApi;
}

async function answerMatch(
  route: Route,
  match: Exclude<Match, { kind: 'none' }>,
  method: string,
  exchange: Exchange,
): Promise<void> {
  if (match.kind === 'operation') {
    exchange.call.params = match.params;
    await route.api.answer(route.pipeline.operation(match.operationId), exchange);
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
  const { api, pipeline } = route;
  const { rateLimit } = pipeline.operation(batchId);
  const { exchange, result } = createPart(within, rateLimit, part);
  const match = api.find(part.method, exchange.path);
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

/** Serves a contract by the steps of `http/steps.ts`. It runs in front of Express. */
export async function createContractServer(
  contract: Contract,
  services: Services,
): Promise<ContractServer> {
  const runPart: RunPart = (within, batchId, part) => answerPart(route, within, batchId, part);
  const pipeline = createPipeline(contract, services, runPart);
  const api = await createContractApi(pipeline);
  const route: Route = { pipeline, api };
  return (request, response) => {
    const exchange = createExchange(services.trustedHops, request, response);
    const method = request.method === 'HEAD' ? 'GET' : (request.method ?? 'GET');
    const match = api.find(method, exchange.path);
    if (match.kind === 'none') return false;
    if (services.tracing !== undefined && match.kind === 'operation') {
      const { operationId: operation } = match;
      const { path } = exchange;
      const traced = { operation, path, request, route: api.routeOf(operation) };
      exchange.span = services.tracing.startRequest(traced);
    }
    void answerMatch(route, match, method, exchange);
    return true;
  };
}
