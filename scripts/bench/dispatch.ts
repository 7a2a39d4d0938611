import { readFileSync } from 'node:fs';
import addFormats from 'ajv-formats';
import { type Document, OpenAPIBackend } from 'openapi-backend';
import { operations, trie } from '../../generated/erp/operations.js';
import { requests } from '../../generated/erp/requests.js';
import { parseQuery } from '../../src/kernel/http/input/query.js';
import { matchPath } from '../../src/kernel/http/router.js';

const file = new URL('../../generated/erp/openapi.json', import.meta.url);
const definition = JSON.parse(readFileSync(file, 'utf8')) as Document;

interface Request {
  readonly method: string;
  readonly path: string;
  readonly search: string;
  readonly body: unknown;
}

/** An id in a path: an integer, or a public id of the verification API. */
function fillIn(path: string): string {
  return path
    .replace('{loginId}', '6f1c2b9a-7d3e-4c5b-8a1f-0e2d3c4b5a69')
    .replace(/\{[^}]+\}/g, '17');
}

/** Returns one request per operation, with the example of the contract as its body. */
function requestsOfContract(): Request[] {
  return Object.values(operations).map(({ method, path }) => {
    const item = definition.paths?.[path] as Record<string, { requestBody?: never }> | undefined;
    const content = item?.[method.toLowerCase()]?.requestBody?.['content'] as
      | Record<string, { example?: unknown }>
      | undefined;
    return {
      method,
      path: fillIn(path),
      search: '',
      body: content?.['application/json']?.example,
    };
  });
}

function ours({ method, path, search, body }: Request): boolean {
  const match = matchPath(trie, method, path);
  if (match.kind !== 'operation') return false;
  const { params, query, headers, body: input } = requests[match.operationId as 'listProducts'];
  return (
    (params?.(match.params) ?? true) &&
    (query?.(parseQuery(search)) ?? true) &&
    (headers?.({}) ?? true) &&
    (input === undefined || body === undefined || input(body))
  );
}

async function createStock() {
  const api = new OpenAPIBackend({
    definition,
    // Its start-up check refuses the document, because it knows only OpenAPI 3.0.
    quick: true,
    coerceTypes: true,
    ajvOpts: { strict: false, useDefaults: true },
    customizeAjv: (ajv) => addFormats.default(ajv as never) as never,
  });
  await api.init();
  return ({ method, path, search, body }: Request): boolean => {
    const request = { method, path, query: search, body, headers: {} };
    const operation = api.router.matchOperation(request as never, true);
    const { errors } = api.validator.validateRequest(request as never, operation);
    return errors === null || errors === undefined;
  };
}

function microsecondsEach(run: () => void, durationMs: number): number {
  for (let warmUp = performance.now() + durationMs / 4; performance.now() < warmUp; ) run();
  const startedAt = performance.now();
  let count = 0;
  while (performance.now() - startedAt < durationMs) {
    run();
    count += 1;
  }
  return ((performance.now() - startedAt) * 1000) / count;
}

/**
 * Compares the cost of finding an operation and validating its input with stock openapi-backend, on
 * every path.
 */
export async function compareDispatch(durationMs: number): Promise<string[][]> {
  const all = requestsOfContract();
  const stock = await createStock();
  const runAll = (find: (request: Request) => boolean) => () => {
    for (const request of all) {
      if (!find(request)) throw new Error(`${request.method} ${request.path} was refused`);
    }
  };
  const ownUs = microsecondsEach(runAll(ours), durationMs) / all.length;
  const stockUs = microsecondsEach(runAll(stock), durationMs) / all.length;
  return [
    ['match and validate, per request', 'us', 'ratio'],
    ['stock openapi-backend', stockUs.toFixed(2), '1'],
    ['generated router and validators', ownUs.toFixed(2), (stockUs / ownUs).toFixed(0)],
  ];
}
