import { type Operation as ApiOperation, type Document, OpenAPIBackend } from 'openapi-backend';
import { ApiError, accessErrors } from '../errors.js';
import type { Principal } from '../handlers.js';
import type { Exchange } from './exchange.js';

/** Finds the caller of a request by one security scheme; undefined when it carries no such credentials. */
export type Authenticate = (exchange: Exchange) => Promise<Principal | undefined>;

/** The steps around an operation, in the order in which openapi-backend runs them. */
export interface Steps {
  readonly schemes: Readonly<Record<string, Authenticate>>;
  /** Runs once the caller is known: limits, permission, reading and validating input. */
  prepare(operationId: string, exchange: Exchange): Promise<void>;
  run(operationId: string, exchange: Exchange): Promise<void>;
}

/** Dispatches a request whose operation is known. */
export type Dispatch = (operationId: string, exchange: Exchange) => Promise<void>;

/** openapi-backend is given the operation instead of looking for it: its router compares every path. */
interface RoutedRequest {
  readonly operation: ApiOperation;
  readonly parsed: object;
}

function apiOperations(document: Document): Map<string, ApiOperation> {
  const methods = ['get', 'post', 'put', 'patch', 'delete'] as const;
  const found = new Map<string, ApiOperation>();
  for (const [path, item] of Object.entries(document.paths ?? {})) {
    for (const method of methods) {
      const operation = item?.[method];
      if (operation?.operationId === undefined) continue;
      const security = operation.security ?? document.security ?? [];
      found.set(operation.operationId, { ...operation, security, path, method } as ApiOperation);
    }
  }
  return found;
}

function securityHandlers(schemes: Steps['schemes']) {
  return Object.fromEntries(
    Object.entries(schemes).map(([name, authenticate]) => [
      name,
      async (_context: unknown, exchange: Exchange) => {
        const principal = await authenticate(exchange);
        if (principal !== undefined) exchange.principal = principal;
        return principal !== undefined;
      },
    ]),
  );
}

/** The refusal of the scheme whose credentials were sent; without any, a plain 401. */
function refusal(results: Readonly<Record<string, unknown>>): unknown {
  for (const result of Object.values(results)) {
    const error = (result as { error?: unknown } | undefined)?.error;
    if (error !== undefined) return error;
  }
  return accessErrors.notAuthenticated();
}

/**
 * openapi-backend as dispatcher and security engine, with the generated router and validators in place of
 * its own. It fails closed: an operation whose security is not satisfied never reaches its handler.
 */
export async function createContractApi(document: Document, steps: Steps): Promise<Dispatch> {
  const operations = apiOperations(document);
  const api = new OpenAPIBackend({
    definition: document,
    quick: true,
    strict: true,
    validate: false,
    securityHandlers: securityHandlers(steps.schemes),
  });
  await api.init();
  Object.assign(api.router, {
    getOperations: () => [...operations.values()],
    getOperation: (operationId: string) => operations.get(operationId),
    matchOperation: (request: unknown) => (request as RoutedRequest).operation,
    parseRequest: (request: unknown) => (request as RoutedRequest).parsed,
  });
  api.register({
    unauthorizedHandler: (context) => {
      throw refusal(context.security ?? {});
    },
    preOperationHandler: (context, exchange: Exchange) =>
      steps.prepare(context.operation.operationId ?? '', exchange),
  });
  for (const operationId of operations.keys()) {
    api.register(operationId, (_context, exchange: Exchange) => steps.run(operationId, exchange));
  }
  const parsed = {};
  return async (operationId, exchange) => {
    const operation = operations.get(operationId);
    if (operation === undefined)
      throw new ApiError('not_found', { en: operationId, es: operationId });
    const routed: RoutedRequest = { operation, parsed };
    await api.handleRequest(routed as never, exchange);
  };
}
