import type { Facts, TableFacts } from './facts.js';
import { childrenOf, type Node, nodeOf, nodesOf, textOf } from './node-tree.js';

/** A table, or another source of rows, of one level of a statement. */
export interface Source {
  readonly query: Node;
  readonly entry: Node;
  readonly place: string;
}

/** A level of a statement with those around it, the nearest first. */
export interface Level {
  readonly query: Node;
  readonly around: readonly Node[];
}

const kinds = {
  relation: '0',
  subquery: '1',
  join: '2',
  function: '3',
  values: '5',
  cte: '6',
  group: '9',
};

export const kindOf = (entry: Node): string => textOf(entry, 'rtekind');

export const isKind = (entry: Node, kind: keyof typeof kinds): boolean =>
  kindOf(entry) === kinds[kind];

/** Returns every level of a statement. */
export function levelsOf(root: Node): Level[] {
  const found: Level[] = [];
  const visit = (node: Node, around: readonly Node[]): void => {
    const isLevel = node.type === 'QUERY';
    if (isLevel) found.push({ query: node, around });
    const inner = isLevel ? [node, ...around] : around;
    for (const child of childrenOf(node)) visit(child, inner);
  };
  visit(root, []);
  return found;
}

export const tableOf = (entry: Node, facts: Facts): TableFacts | undefined =>
  isKind(entry, 'relation') ? facts.tables.get(textOf(entry, 'relid')) : undefined;

export const isDistributed = (entry: Node, facts: Facts): boolean =>
  tableOf(entry, facts)?.placement === 'distributed';

/** Returns the places of the sources that a level reads: those of FROM, and the table whose rows it changes. */
function readPlaces(query: Node): Set<string> {
  const within = (node: Node): string[] => [
    textOf(node, 'rtindex'),
    ...['fromlist', 'larg', 'rarg'].flatMap((name) => nodesOf(node, name).flatMap(within)),
  ];
  const tree = nodeOf(query, 'jointree');
  const isInsert = textOf(query, 'commandType') === '3';
  return new Set([
    ...(tree === undefined ? [] : within(tree)),
    ...(isInsert ? [] : [textOf(query, 'resultRelation')]),
  ]);
}

/** Returns the distributed tables that one level reads. */
export function distributedOf(query: Node, facts: Facts): Source[] {
  const read = readPlaces(query);
  return nodesOf(query, 'rtable').flatMap((entry, index) => {
    const place = String(index + 1);
    return read.has(place) && isDistributed(entry, facts) ? [{ query, entry, place }] : [];
  });
}

/** Returns the conditions that must hold for every row of a level: those of WHERE and of joins, by AND. */
export function conditionsOf(query: Node): Node[] {
  const split = (node: Node): Node[] =>
    node.type === 'BOOLEXPR' && textOf(node, 'boolop') === 'and'
      ? nodesOf(node, 'args').flatMap(split)
      : [node];
  const within = (node: Node): Node[] => [
    ...nodesOf(node, 'quals').flatMap(split),
    ...['fromlist', 'larg', 'rarg'].flatMap((name) => nodesOf(node, name).flatMap(within)),
  ];
  const tree = nodeOf(query, 'jointree');
  return tree === undefined ? [] : within(tree);
}

const wrappers = ['RELABELTYPE', 'COERCEVIAIO', 'COLLATEEXPR'];

/** Returns the expression below casts that keep the value. */
function bare(node: Node): Node {
  const argument = wrappers.includes(node.type) ? nodeOf(node, 'arg') : undefined;
  return argument === undefined ? node : bare(argument);
}

/** The company of a table, or a value that the statement is given. */
type Company = { readonly key: string } | undefined;

/** Gives each level a number, so that a column has a name of its own in the whole statement. */
class Names {
  readonly #numbers = new Map<Node, number>();

  of(query: Node, place: string): string {
    const number = this.#numbers.get(query) ?? this.#numbers.size;
    this.#numbers.set(query, number);
    return `${number}.${place}`;
  }
}

/** The expressions of the columns that a level returns. */
const outputOf = (query: Node, column: string): Node | undefined => {
  const returned = nodesOf(query, 'returningList');
  const list = returned.length > 0 ? returned : nodesOf(query, 'targetList');
  const entry = list.find((each) => textOf(each, 'resno') === column);
  return entry && nodeOf(entry, 'expr');
};

/** Finds which tables of a statement belong to one company, by the equalities of their `company_id`. */
export class Companies {
  readonly #facts: Facts;
  readonly #names = new Names();
  readonly #parents = new Map<string, string>();
  /** Tables whose own level compares their company with a parameter, or with a table of which this holds. */
  readonly #near = new Map<string, string>();

  constructor(root: Node, facts: Facts) {
    this.#facts = facts;
    for (const level of levelsOf(root)) this.#read(level);
  }

  #root(parents: Map<string, string>, key: string): string {
    const parent = parents.get(key);
    return parent === undefined || parent === key ? key : this.#root(parents, parent);
  }

  #join(parents: Map<string, string>, one: string, other: string): void {
    parents.set(this.#root(parents, one), this.#root(parents, other));
  }

  /** Follows a column through subqueries and CTEs to the table that it comes from. */
  #companyOf(node: Node, level: Level, isNear: boolean): Company {
    const expression = bare(node);
    if (expression.type === 'PARAM') return { key: `$${textOf(expression, 'paramid')}` };
    if (expression.type === 'CONST') return { key: 'constant' };
    const up = Number(textOf(expression, 'varlevelsup'));
    if (expression.type !== 'VAR' || (isNear && up > 0)) return undefined;
    const [query, ...around] = [level.query, ...level.around].slice(up);
    if (query === undefined) return undefined;
    const place = textOf(expression, 'varno');
    const entry = nodesOf(query, 'rtable')[Number(place) - 1];
    const column = textOf(expression, 'varattno');
    return entry && this.#columnCompany(entry, place, column, { query, around }, isNear);
  }

  #columnCompany(
    entry: Node,
    place: string,
    column: string,
    level: Level,
    isNear: boolean,
  ): Company {
    const name = this.#names.of(level.query, place);
    const table = tableOf(entry, this.#facts);
    if (table !== undefined) {
      const companyColumn = table.placement === 'reference' ? '1' : table.companyColumn;
      return companyColumn === column ? { key: name } : undefined;
    }
    const isOfRows = isKind(entry, 'function') || isKind(entry, 'values');
    return isOfRows ? { key: `rows ${name}` } : this.#outputCompany(entry, column, level, isNear);
  }

  #outputCompany(entry: Node, column: string, level: Level, isNear: boolean): Company {
    if (isKind(entry, 'cte')) return this.#cteCompany(entry, column, level, isNear);
    const { query, around } = level;
    const subquery = isKind(entry, 'subquery') ? nodeOf(entry, 'subquery') : undefined;
    if (subquery !== undefined) {
      const inner = { query: subquery, around: [query, ...around] };
      return this.#ofExpression(outputOf(subquery, column), inner, isNear);
    }
    const expressions = [...nodesOf(entry, 'joinaliasvars'), ...nodesOf(entry, 'groupexprs')];
    return this.#ofExpression(expressions[Number(column) - 1], level, isNear);
  }

  #cteCompany(entry: Node, column: string, { query, around }: Level, isNear: boolean): Company {
    const [owner, ...outside] = [query, ...around].slice(Number(textOf(entry, 'ctelevelsup')));
    const name = textOf(entry, 'ctename');
    const cte = owner && nodesOf(owner, 'cteList').find((each) => textOf(each, 'ctename') === name);
    const body = cte && nodeOf(cte, 'ctequery');
    if (owner === undefined || body === undefined) return undefined;
    const first = firstPart(body);
    const inner = first === body ? [owner, ...outside] : [body, owner, ...outside];
    return this.#ofExpression(outputOf(first, column), { query: first, around: inner }, isNear);
  }

  #ofExpression(expression: Node | undefined, level: Level, isNear: boolean): Company {
    return expression && this.#companyOf(expression, level, isNear);
  }

  /** Joins the companies that a condition compares. */
  #compare(condition: Node, level: Level, isNear: boolean): void {
    const [left, right] = nodesOf(condition, 'args');
    const one = this.#ofExpression(left, level, isNear);
    const other = this.#ofExpression(right, level, isNear);
    if (one === undefined || other === undefined) return;
    this.#join(isNear ? this.#near : this.#parents, one.key, other.key);
  }

  #read(level: Level): void {
    const { operators } = this.#facts;
    for (const condition of conditionsOf(level.query)) {
      const isEquality =
        condition.type === 'OPEXPR' && operators.get(textOf(condition, 'opno'))?.name === '=';
      if (!isEquality) continue;
      this.#compare(condition, level, false);
      this.#compare(condition, level, true);
    }
  }

  #isGiven(parents: Map<string, string>, key: string): boolean {
    const own = this.#root(parents, key);
    return [...parents.keys(), ...parents.values()].some(
      (each) => /^(?:\$|constant)/.test(each) && this.#root(parents, each) === own,
    );
  }

  /** Returns a name that all tables of the same company share. */
  groupOf({ query, place }: Source): string {
    return this.#root(this.#parents, this.#names.of(query, place));
  }

  /** Returns true if the statement is given the company of the table. */
  isGiven({ query, place }: Source): boolean {
    return this.#isGiven(this.#parents, this.#names.of(query, place));
  }

  /** Returns true if the level of the table itself names the company, without a column of a level around it. */
  isNamed({ query, place }: Source): boolean {
    return this.#isGiven(this.#near, this.#names.of(query, place));
  }

  /** Returns true if the company of the table comes from an array or a list of values. */
  isOfRows({ query, place }: Source): boolean {
    const own = this.#root(this.#parents, this.#names.of(query, place));
    return [...this.#parents.keys(), ...this.#parents.values()].some(
      (each) => each.startsWith('rows ') && this.#root(this.#parents, each) === own,
    );
  }
}

/** Returns the first part of a UNION, whose columns the whole has; otherwise the query itself. */
function firstPart(query: Node): Node {
  if (nodeOf(query, 'setOperations') === undefined) return query;
  const first = nodesOf(query, 'rtable').find((entry) => isKind(entry, 'subquery'));
  return (first && nodeOf(first, 'subquery')) ?? query;
}
