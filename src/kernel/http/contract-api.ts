import {
  type Context,
  type Document,
  type Operation as DocumentOperation,
  OpenAPIBackend,
} from 'openapi-backend';
import { accessErrors } from '../errors.js';
import { nameWork } from '../observe/watches/block-watch.js';
import type { Principal } from '../operations/handlers.js';
import { type Match, TrieRouter } from './router.js';
import type { Exchange } from './server/exchange.js';
import type { Operation, Pipeline } from './services.js';
import {
  admit,
  assertPermitted,
  handleAndReply,
  limitByAddress,
  limitByCaller,
  refuse,
  validate,
} from './steps.js';

/**
 * Returns the parts of a contract that openapi-backend needs: operations with their security. It would resolve and copy
 * the schemas at start, though only the generated validators use them.
 */
function withoutSchemas({ components, info, openapi, paths = {}, security }: Document): Document {
  const { securitySchemes } = components ?? {};
  const items = Object.entries(paths).map(([path, item]) => {
    const operations = Object.entries(item ?? {}).flatMap(([method, one]) => {
      const { operationId, security: own } = one as DocumentOperation;
      if (operationId === undefined) return [];
      return [
        [method, { operationId, responses: {}, ...(own === undefined ? {} : { security: own }) }],
      ];
    });
    return [path, Object.fromEntries(operations)];
  });
  return {
    openapi,
    info,
    paths: Object.fromEntries(items),
    ...(security === undefined ? {} : { security }),
    components: { securitySchemes },
  } as Document;
}

const refusalOf = (result: unknown): unknown =>
  (result as { readonly error?: unknown } | undefined)?.error;

const isCaller = (result: unknown): boolean => Boolean(result) && !refusalOf(result);

export interface ContractApi {
  find(method: string, path: string): Match;
  routeOf(operationId: string): string;
  /** Runs the steps of a request, and answers it. */
  answer(operation: Operation, exchange: Exchange): Promise<void>;
}

/**
 * The steps of a request as hooks and handlers of openapi-backend, which authenticates between them. It fails closed: an
 * operation whose security is not satisfied never reaches its handler.
 *
 * @throws Error at start for a security scheme without an authenticator, and for an operation that needs several at once
 */
export async function createContractApi(pipeline: Pipeline): Promise<ContractApi> {
  const { contract, services } = pipeline;
  const document = withoutSchemas(contract.document);
  const schemes = Object.keys(document.components?.securitySchemes ?? {});
  const securityHandlers = schemes.map((name) => {
    const authenticate = services.schemes[name];
    if (authenticate === undefined)
      throw new Error(`No authenticator is registered for security scheme ${name}`);
    return [
      name,
      (_context: Context, _operation: Operation, exchange: Exchange) => authenticate(exchange),
    ];
  });
  const api = new OpenAPIBackend({
    definition: document,
    quick: true,
    strict: true,
    validate: false,
    securityHandlers: Object.fromEntries(securityHandlers),
  });
  await api.init();
  const router = new TrieRouter(document, contract.trie);
  api.router = router;
  const schemesOf = new Map(
    router.getOperations().map(({ operationId, security = [] }) => {
      const needed = security.map(Object.keys);
      if (needed.some(({ length }) => length > 1))
        throw new Error(`${operationId} needs several security schemes at once`);
      return [operationId, needed.flat()];
    }),
  );
  /** Returns the results of the schemes of an operation, in the order of its contract. */
  const resultsOf = ({ operation: { operationId }, security }: Context): readonly unknown[] =>
    (schemesOf.get(operationId) ?? []).map((scheme) => security[scheme]);

  api.register({
    postRoutingHandler: (_context, operation: Operation, exchange: Exchange) =>
      limitByAddress(pipeline, operation, exchange),
    unauthorizedHandler: (context) => {
      throw resultsOf(context).map(refusalOf).find(Boolean) ?? accessErrors.notAuthenticated();
    },
    async preOperationHandler(context, operation: Operation, exchange: Exchange) {
      exchange.principal = resultsOf(context).find(isCaller) as Principal | undefined;
      await admit(pipeline, operation, exchange);
      assertPermitted(operation.permission, exchange.principal);
      await limitByCaller(pipeline, operation, exchange);
      await validate(pipeline, operation, exchange);
    },
  });
  for (const { id } of Object.values(contract.operations)) {
    const answer = nameWork('operation', id, async (operation: Operation, exchange: Exchange) => {
      await handleAndReply(pipeline, operation, exchange);
    });
    api.register(id, (_context, operation: Operation, exchange: Exchange) =>
      answer(operation, exchange),
    );
  }
  return {
    find: (method, path) => router.find(method, path),
    routeOf: (operationId) => router.routeOf(operationId),
    async answer(operation, exchange) {
      try {
        await api.handleRequest(operation as never, operation, exchange);
      } catch (error) {
        await refuse(pipeline, operation, exchange, error);
      }
    },
  };
}
