import { type Operation as ApiOperation, type Document, OpenAPIBackend } from 'openapi-backend';
import { accessErrors, requestErrors } from '../errors.js';
import { nameWork } from '../observe/block-watch.js';
import type { Principal } from '../operations/handlers.js';
import type { Exchange } from './server/exchange.js';

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

export interface ContractApi {
  readonly dispatch: Dispatch;
  /** Returns the path of an operation as the contract writes it, such as `/api/products/{id}`. */
  routeOf(operationId: string): string;
}

/** openapi-backend is given the operation instead of looking for it: its router compares every path. */
interface RoutedRequest {
  readonly operation: ApiOperation;
  readonly parsed: object;
}

/** Each of a requirement's schemes must know the caller. */
type Requirement = readonly Authenticate[];

/**
 * The one scheme that openapi-backend is told of; behind it stand those of the contract. It runs every scheme in half a
 * dozen promises of its own, whether the request has such credentials or not. The name is that of the member which it
 * adds to the schemes' results: a member that is there already costs no hidden class per request.
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

/** @throws ApiError the refusal of a scheme whose credentials were sent */
async function satisfies(requirement: Requirement, exchange: Exchange): Promise<boolean> {
  for (const authenticate of requirement) {
    const principal = await authenticate(exchange);
    if (principal === undefined) return false;
    exchange.principal = principal;
  }
  return true;
}

/**
 * Any one requirement is enough.
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

/** Creates the engine. It asks for callers by the contract's schemes, and keeps the refusals of requests. */
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
