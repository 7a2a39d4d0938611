import type { HttpMethod, OperationModel } from '../model/model.js';
import { memberName, quoted } from '../text/emit.js';

/** The paths of a contract as a trie of segments. A literal segment has its own methods. */
export interface Trie {
  readonly literals: ReadonlyMap<string, Trie>;
  readonly param: { readonly name: string; readonly node: Trie } | undefined;
  readonly methods: ReadonlyMap<HttpMethod, string>;
}

interface GrowingTrie {
  readonly literals: Map<string, GrowingTrie>;
  param: { readonly name: string; readonly node: GrowingTrie } | undefined;
  readonly methods: Map<HttpMethod, string>;
}

const grow = (): GrowingTrie => ({ literals: new Map(), param: undefined, methods: new Map() });

/** @throws {Error} if two paths have different names for the parameter at the same position */
export function buildTrie(operations: readonly OperationModel[]): Trie {
  const root = grow();
  for (const operation of operations) {
    const segments = operation.path.split('/').slice(1);
    const leaf = segments.reduce((node, segment) => step(node, segment, operation.path), root);
    leaf.methods.set(operation.method, operation.id);
  }
  return root;
}

function step(node: GrowingTrie, segment: string, path: string): GrowingTrie {
  const name = segment.match(/^\{(.+)\}$/)?.[1];
  if (name === undefined) return literalStep(node, segment);
  node.param ??= { name, node: grow() };
  if (node.param.name !== name) {
    throw new Error(`${path}: another path calls this parameter ${node.param.name}, not ${name}`);
  }
  return node.param.node;
}

function literalStep(node: GrowingTrie, segment: string): GrowingTrie {
  const next = node.literals.get(segment) ?? grow();
  node.literals.set(segment, next);
  return next;
}

/** Returns the trie as an expression for `operations.ts`. */
export function trieText(trie: Trie, indent = ''): string {
  const inner = `${indent}  `;
  const literals = [...trie.literals].map(
    ([segment, node]) => `${inner}  ${memberName(segment)}: ${trieText(node, `${inner}  `)},\n`,
  );
  const members = [
    literals.length === 0
      ? 'literals: table({})'
      : `literals: table({\n${literals.join('')}${inner}})`,
  ];
  if (trie.param !== undefined) {
    const node = trieText(trie.param.node, inner);
    members.push(`param: { name: ${quoted(trie.param.name)}, node: ${node} }`);
  }
  if (trie.methods.size > 0) members.push(...methodMembers(trie.methods));
  return `{\n${members.map((member) => `${inner}${member},\n`).join('')}${indent}}`;
}

function methodMembers(methods: ReadonlyMap<HttpMethod, string>): readonly string[] {
  const entries = [...methods].map(([method, id]) => `${method.toUpperCase()}: ${quoted(id)}`);
  const allow = [...methods.keys()].map((method) => method.toUpperCase()).join(', ');
  return [`methods: table({ ${entries.join(', ')} })`, `allow: ${quoted(allow)}`];
}
