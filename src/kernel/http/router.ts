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

/** Undefined for a malformed escape (`%zz`) or bytes that are not UTF-8 (`%ff`). */
function decodeSegment(segment: string): string | undefined {
  if (!segment.includes('%')) return segment;
  try {
    return decodeURIComponent(segment);
  } catch {
    return undefined;
  }
}

/**
 * Finds the operation of a request.
 *
 * @param path  the path as sent, without its query; each segment is decoded by itself, so an escaped
 *              slash stays part of its segment
 */
export function matchPath(root: TrieNode, method: string, path: string): Match {
  let node = root;
  const params: Record<string, string> = {};
  for (let start = 1; start <= path.length; ) {
    const slash = path.indexOf('/', start);
    const end = slash === -1 ? path.length : slash;
    const segment = decodeSegment(path.slice(start, end));
    if (segment === undefined) return malformed;
    const literal = node.literals[segment];
    if (literal !== undefined) {
      node = literal;
    } else {
      if (node.param === undefined || segment === '') return hasMalformedRest(path, end) ? malformed : none;
      params[node.param.name] = segment;
      node = node.param.node;
    }
    start = end + 1;
  }
  const { methods, allow } = node;
  if (methods === undefined || allow === undefined) return none;
  const operationId = methods[method];
  return operationId === undefined
    ? { kind: 'method', allow }
    : { kind: 'operation', operationId, params, allow };
}

function hasMalformedRest(path: string, from: number): boolean {
  return decodeSegment(path.slice(from)) === undefined;
}
