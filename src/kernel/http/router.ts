import { type Document, OpenAPIRouter, type Operation } from 'openapi-backend';

/** A node of the generated path trie. A literal segment always wins over a parameter and owns all methods. */
export interface TrieNode {
  readonly literals: Readonly<Record<string, TrieNode>>;
  readonly param?: { readonly name: string; readonly node: TrieNode };
  readonly methods?: Readonly<Record<string, string>>;
  readonly allow?: string;
}

export type Match =
  | {
      readonly kind: 'operation';
      readonly operationId: string;
      readonly params: Record<string, string>;
      readonly allow: string;
    }
  | { readonly kind: 'method'; readonly allow: string }
  | { readonly kind: 'malformed' }
  | { readonly kind: 'none' };

const none: Match = { kind: 'none' };
const malformed: Match = { kind: 'malformed' };

/** Decodes a segment. Returns undefined for a malformed escape (`%zz`) or bytes that are not UTF-8 (`%ff`). */
function decodeSegment(segment: string): string | undefined {
  if (!segment.includes('%')) return segment;
  try {
    return decodeURIComponent(segment);
  } catch {
    return undefined;
  }
}

type TriePosition = { readonly node: TrieNode; readonly params: Record<string, string> };

/** Returns the next node; undefined if no path continues with this segment. */
function step(found: TriePosition, segment: string): TriePosition | undefined {
  const { node, params } = found;
  const literal = node.literals[segment];
  if (literal !== undefined) return { node: literal, params };
  if (node.param === undefined || segment === '') return undefined;
  params[node.param.name] = segment;
  return { node: node.param.node, params };
}

/** Returns false for paths with another first segment. Another server answers them in its own envelope. */
function isOurs({ literals }: TrieNode, path: string): boolean {
  const slash = path.indexOf('/', 1);
  return Object.hasOwn(literals, path.slice(1, slash === -1 ? undefined : slash));
}

function walk(root: TrieNode, path: string): TriePosition | 'malformed' | undefined {
  let found: TriePosition | undefined = { node: root, params: {} };
  const lastEscape = path.lastIndexOf('%');
  for (let start = 1; start <= path.length; ) {
    const slash = path.indexOf('/', start);
    const end = slash === -1 ? path.length : slash;
    const segment = decodeSegment(path.slice(start, end));
    if (segment === undefined) return 'malformed';
    found = found && step(found, segment);
    // Decodes the rest as well, so that every malformed path is refused.
    if (found === undefined && end > lastEscape) return undefined;
    start = end + 1;
  }
  return found;
}

/**
 * Finds the operation of a request.
 *
 * @param path  the path as sent, without its query; each segment is decoded by itself, so an escaped
 *              slash stays part of its segment
 */
export function matchPath(root: TrieNode, method: string, path: string): Match {
  const found = walk(root, path);
  if (found === 'malformed') return isOurs(root, path) ? malformed : none;
  const { methods, allow } = found?.node ?? {};
  if (found === undefined || methods === undefined || allow === undefined) return none;
  const operationId = methods[method];
  if (operationId === undefined) return { kind: 'method', allow };
  return { kind: 'operation', operationId, params: found.params, allow };
}

/** Finds operations in the generated trie of paths. The router of openapi-backend compares every path. */
export class TrieRouter extends OpenAPIRouter {
  readonly #trie: TrieNode;
  readonly #operations: ReadonlyMap<string, Operation>;

  constructor(definition: Document, trie: TrieNode) {
    super({ definition });
    this.#trie = trie;
    this.#operations = new Map(
      this.getOperations().map((operation) => [operation.operationId ?? '', operation]),
    );
  }

  find(method: string, path: string): Match {
    return matchPath(this.#trie, method, path);
  }

  /** Returns the path of an operation as the contract writes it, such as `/api/products/{id}`. */
  routeOf(operationId: string): string {
    return this.#operations.get(operationId)?.path ?? '';
  }

  /** The operation is known: the server asks `find` whether a request is for this contract. */
  override matchOperation(request: unknown): Operation {
    const { id } = request as { readonly id: string };
    const operation = this.#operations.get(id);
    if (operation === undefined) throw new Error(`${id} is not in the contract`);
    return operation;
  }

  /** The steps read the request themselves. */
  override parseRequest(request: unknown): never {
    return request as never;
  }
}
