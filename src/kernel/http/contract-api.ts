import { type Operation as ApiOperation, type Document, OpenAPIBackend } from 'openapi-backend';
import { accessErrors, requestErrors } from '../errors.js';
import { nameWork } from '../observe/watches/block-watch.js';
import type { Principal } from '../operations/handlers.js';
import type { Exchange } from './server/exchange.js';

/**
 * Finds the caller of a request by a security scheme. Resolves to undefined if the request has no such credentials.
 */
export type Authenticate = (exchange: Exchange) => Promise<Principal | undefined>;

/** The steps around an operation, in the order in which openapi-backend runs them. */
export interface Steps {
  readonly schemes: Readonly<Record<string, Authenticate>>;
  /** Runs when the caller is known: checks limits and the permission, reads and validates the input. */
  prepare(operationId: string, exchange: Exchange): Promise<void>;
  run(operationId: string, exchange: Exchange): Promise<void>;
}

/** Dispatches a request whose operation is known. */
export type Dispatch = (operationId: string, exchange: Exchange) => Promise<void>;

export interface ContractApi {
  readonly dispatch: Dispatch;
  /** Returns the path of an operation as the contract writes it, such as `/api/products/{id}`. */
  routeOf(operationId: string): string;
}

/** openapi-backend receives the operation, because its own router compares every path. */
interface RoutedRequest {
  readonly operation: ApiOperation;
  readonly parsed: object;
}

/** All schemes of a requirement must find a caller. */
type Requirement = readonly Authenticate[];

/**
 * The only scheme that openapi-backend knows. It runs the schemes of the contract, because openapi-backend spends
 * half a dozen promises on every scheme, even if the request has no such credentials. It has the name of the member
 * that openapi-backend adds to the results, so that V8 needs no hidden class per request.
 */
const scheme = 'authorized';

interface SecuredOperation {
  readonly operation: ApiOperation;
  readonly requirements: readonly Requirement[];
}

function schemesOf(names: Readonly<Record<string, unknown>>, schemes: Steps['schemes']) {
  return Object.keys(names).map((name): Authenticate => {
    const authenticate = schemes[name];
    if (authenticate === undefined)
      throw new Error(`No authenticator is registered for security scheme ${name}`);
    return authenticate;
  });
}

function apiOperations(
  document: Document,
  schemes: Steps['schemes'],
): Map<string, SecuredOperation> {
  const methods = ['get', 'post', 'put', 'patch', 'delete'] as const;
  const found = new Map<string, SecuredOperation>();
  for (const [path, item] of Object.entries(document.paths ?? {})) {
    for (const method of methods) {
      const operation = item?.[method];
      if (operation?.operationId === undefined) continue;
      const alternatives = operation.security ?? document.security ?? [];
      const security = alternatives.length === 0 ? [] : [{ [scheme]: [] }];
      found.set(operation.operationId, {
        operation: { path, method, operationId: operation.operationId, responses: {}, security },
        requirements: alternatives.map((names) => schemesOf(names, schemes)),
      });
    }
  }
  return found;
}

/** @throws ApiError the refusal of a scheme whose credentials the request has */
async function satisfies(requirement: Requirement, exchange: Exchange): Promise<boolean> {
  for (const authenticate of requirement) {
    const principal = await authenticate(exchange);
    if (principal === undefined) return false;
    exchange.principal = principal;
  }
  return true;
}

/**
 * One satisfied requirement is enough.
 *
 * @throws ApiError when none is satisfied: the first refusal, or a plain 401
 */
async function authorize(requirements: readonly Requirement[], exchange: Exchange): Promise<true> {
  let refusal: unknown;
  for (const requirement of requirements) {
    try {
      if (await satisfies(requirement, exchange)) return true;
    } catch (error) {
      refusal ??= error;
    }
  }
  exchange.principal = undefined;
  throw refusal ?? accessErrors.notAuthenticated();
}

/**
 * The engine gets a document without paths and schemas, which it would resolve and copy at start: the generated router
 * replaces its own, and the generated validators know the schemas.
 */
function ownDocument({ info, openapi }: Document): Document {
  const securitySchemes = { [scheme]: { type: 'http' as const, scheme: 'bearer' } };
  return { openapi, info, paths: {}, components: { securitySchemes } };
}

/** Creates the engine. It finds callers by the schemes of the contract, and keeps their refusals. */
function createEngine(
  document: Document,
  operations: ReadonlyMap<string, SecuredOperation>,
  refusals: WeakMap<Exchange, unknown>,
): OpenAPIBackend {
  return new OpenAPIBackend({
    definition: ownDocument(document),
    quick: true,
    strict: true,
    validate: false,
    securityHandlers: {
      async [scheme]({ operation }, exchange: Exchange) {
        const { requirements = [] } = operations.get(operation.operationId ?? '') ?? {};
        try {
          return await authorize(requirements, exchange);
        } catch (error) {
          refusals.set(exchange, error);
          return false;
        }
      },
    },
  });
}

/** Puts the operations that the generated router finds in the place of the engine's own router. */
function replaceRouter(
  api: OpenAPIBackend,
  operations: ReadonlyMap<string, SecuredOperation>,
): void {
  Object.assign(api.router, {
    getOperations: () => [...operations.values()].map(({ operation }) => operation),
    getOperation: (operationId: string) => operations.get(operationId)?.operation,
    matchOperation: (request: unknown) => (request as RoutedRequest).operation,
    parseRequest: (request: unknown) => (request as RoutedRequest).parsed,
  });
}

/**
 * openapi-backend as dispatcher and security engine, with the generated router and validators in place of
 * its own. It fails closed: an operation whose security is not satisfied never reaches its handler.
 */
export async function createContractApi(document: Document, steps: Steps): Promise<ContractApi> {
  const operations = apiOperations(document, steps.schemes);
  const refusals = new WeakMap<Exchange, unknown>();
  const api = createEngine(document, operations, refusals);
  await api.init();
  replaceRouter(api, operations);
  api.register({
    unauthorizedHandler: (_context, exchange: Exchange) => {
      throw refusals.get(exchange) ?? accessErrors.notAuthenticated();
    },
  });
  for (const operationId of operations.keys()) {
    const answer = nameWork('operation', operationId, async (exchange: Exchange) => {
      await steps.prepare(operationId, exchange);
      await steps.run(operationId, exchange);
    });
    api.register(operationId, (_context, exchange: Exchange) => answer(exchange));
  }
  const parsed = {};
  return {
    async dispatch(operationId, exchange) {
      const operation = operations.get(operationId)?.operation;
      if (operation === undefined) throw requestErrors.routeNotFound();
      const routed: RoutedRequest = { operation, parsed };
      await api.handleRequest(routed as never, exchange);
    },
    routeOf: (operationId) => operations.get(operationId)?.operation.path ?? '',
  };
}
