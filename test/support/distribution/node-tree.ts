/** A node of a parse tree, as the catalog stores it, with its fields by name. */
export interface Node {
  readonly type: string;
  readonly fields: ReadonlyMap<string, Value>;
}

/** A field: a text, a node, a list, or null for an empty field. */
export type Value = string | null | Node | readonly Value[];

const tokens = /[(){}]|(?:\\[\s\S]|[^\s(){}\\])+/g;

class Reader {
  readonly #tokens: readonly string[];
  #next = 0;

  constructor(text: string) {
    this.#tokens = text.match(tokens) ?? [];
  }

  #peek(): string {
    return this.#tokens[this.#next] ?? '';
  }

  #take(): string {
    this.#next += 1;
    return this.#tokens[this.#next - 1] ?? '';
  }

  read(): Value {
    const token = this.#take();
    if (token === '{') return this.#readNode();
    if (token === '(') return this.#readList();
    return token === '<>' ? null : token;
  }

  #readList(): Value[] {
    const values: Value[] = [];
    while (this.#peek() !== ')') values.push(this.read());
    this.#take();
    return values;
  }

  #readNode(): Node {
    const type = this.#take();
    const fields = new Map<string, Value>();
    while (this.#peek() !== '}') {
      const name = this.#take().slice(1);
      fields.set(name, this.read());
      // The bytes of a constant follow its length.
      while (this.#peek() !== '}' && !this.#peek().startsWith(':')) this.read();
    }
    this.#take();
    return { type, fields };
  }
}

/** Reads the text of a `pg_node_tree`. */
export const parseNodeTree = (text: string): Value => new Reader(text).read();

export const isNode = (value: Value | undefined): value is Node =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Returns a field that holds nodes: none for an empty field. */
export function nodesOf({ fields }: Node, name: string): Node[] {
  const value = fields.get(name) ?? null;
  const values: readonly Value[] = Array.isArray(value) ? value : [value as Value];
  return values.filter(isNode);
}

/** Returns the first node of a field. */
export const nodeOf = (node: Node, name: string): Node | undefined => nodesOf(node, name)[0];

/** Returns a field that holds a text, a name or a number. */
export function textOf({ fields }: Node, name: string): string {
  const value = fields.get(name);
  return typeof value === 'string' ? value : '';
}

/** Returns the nodes directly below a node, also those in lists of lists. */
export function childrenOf(node: Node): Node[] {
  const within = (value: Value): Node[] => {
    if (isNode(value)) return [value];
    return Array.isArray(value) ? (value as readonly Value[]).flatMap(within) : [];
  };
  return [...node.fields.values()].flatMap(within);
}

/** Visits a node and all below it, until the visitor returns false for a node. */
export function walk(node: Node, visit: (node: Node) => boolean): void {
  if (!visit(node)) return;
  for (const child of childrenOf(node)) walk(child, visit);
}

/** Returns true if the predicate holds for the node or one below it. */
export const some = (node: Node, predicate: (node: Node) => boolean): boolean =>
  predicate(node) || childrenOf(node).some((child) => some(child, predicate));
