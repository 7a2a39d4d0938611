import {
  Companies,
  conditionsOf,
  distributedOf,
  isKind,
  type Level,
  levelsOf,
  type Source,
  tableOf,
} from './companies.js';
import type { Facts } from './facts.js';
import { type Node, nodeOf, nodesOf, some, textOf } from './node-tree.js';
import { hasMutableBranch, hasMutableOfColumn, isMutable, isVolatile } from './volatility.js';

/** A sentence for each way in which a cluster refuses a statement. */
export const refusals = {
  lock: 'A statement that locks rows reads one table, names the company and has no subquery.',
  recursion: 'A recursive query names the company of every table.',
  companies: 'A statement looks up rows of one company, or of all, not of a list of companies.',
  join: 'Tables are joined by their company.',
  correlated: 'A subquery names the company, where the query around it reads from a subquery.',
  insert: 'An INSERT with VALUES has no subquery.',
  selected:
    'An INSERT of rows that it selects from tables of a company calls no VOLATILE function.',
  lockedCte: 'A CTE of a statement that writes locks no rows.',
  volatile: 'An UPDATE or DELETE calls no VOLATILE function.',
  column: 'An UPDATE or DELETE passes no column to a STABLE function.',
  branch: 'A CASE or COALESCE of an UPDATE or DELETE calls IMMUTABLE functions only.',
  returning: 'RETURNING calls IMMUTABLE functions only.',
  conflict: 'ON CONFLICT calls IMMUTABLE functions only.',
} as const;

export type Refusal = keyof typeof refusals;

const commands = { update: '2', insert: '3', delete: '4' };

const isCommand = (query: Node, ...names: readonly (keyof typeof commands)[]): boolean =>
  names.some((name) => commands[name] === textOf(query, 'commandType'));

const isTrue = (node: Node, field: string): boolean => textOf(node, field) === 'true';

/** Returns the entry of the table that a statement writes. */
const targetOf = (query: Node): Node | undefined =>
  nodesOf(query, 'rtable')[Number(textOf(query, 'resultRelation')) - 1];

/** Returns true if a level writes a table that is not on the coordinator alone. */
function writesShards(query: Node, facts: Facts): boolean {
  const target = targetOf(query);
  const placement = target && tableOf(target, facts)?.placement;
  return placement === 'distributed' || placement === 'reference';
}

const expressionsOf = (query: Node, field: string): Node[] =>
  nodesOf(query, field)
    .filter((entry) => !isTrue(entry, 'resjunk'))
    .flatMap((entry) => nodesOf(entry, 'expr'));

function refusedExpressions(expressions: readonly Node[], facts: Facts): Refusal[] {
  return [
    ...(expressions.some((each) => isVolatile(each, facts)) ? (['volatile'] as const) : []),
    ...(expressions.some((each) => hasMutableOfColumn(each, facts)) ? (['column'] as const) : []),
    ...(expressions.some((each) => hasMutableBranch(each, facts)) ? (['branch'] as const) : []),
  ];
}

function refusedConflict(query: Node, facts: Facts): boolean {
  const conflict = nodeOf(query, 'onConflict');
  if (conflict === undefined) return false;
  const set = expressionsOf(conflict, 'onConflictSet');
  const where = ['arbiterWhere', 'onConflictWhere'].flatMap((name) => nodesOf(conflict, name));
  return [...set, ...where].some((each) => isMutable(each, facts));
}

function refusedWrites({ query, around }: Level, facts: Facts): Refusal[] {
  if (!writesShards(query, facts)) return [];
  const isSelected = nodesOf(query, 'rtable').some((entry) => isKind(entry, 'subquery'));
  const changes = isCommand(query, 'update') ? expressionsOf(query, 'targetList') : [];
  const conditions = isCommand(query, 'insert') ? [] : conditionsOf(query);
  const found: Refusal[] = refusedExpressions([...changes, ...conditions], facts);
  if (expressionsOf(query, 'returningList').some((each) => isMutable(each, facts))) {
    found.push('returning');
  }
  if (refusedConflict(query, facts)) found.push('conflict');
  if (isCommand(query, 'insert') && !isSelected && isTrue(query, 'hasSubLinks')) {
    found.push('insert');
  }
  const reads = isCommand(query, 'insert') && sourcesWithin(query, facts).length > 0;
  if (reads && isSelected && isVolatile(query, facts)) found.push('selected');
  const ctes = [query, ...around].flatMap((each) => nodesOf(each, 'cteList'));
  if (ctes.some((cte) => some(cte, (node) => isTrue(node, 'hasForUpdate')))) {
    found.push('lockedCte');
  }
  return found;
}

/** Returns true if a level locks rows of a distributed table in a way that a cluster refuses. */
function refusesLock({ query, around }: Level, companies: Companies, facts: Facts): boolean {
  const entries = nodesOf(query, 'rtable');
  const locked = nodesOf(query, 'rowMarks').map((mark) => entries[Number(textOf(mark, 'rti')) - 1]);
  const isDistributed = locked.some(
    (entry) => entry !== undefined && tableOf(entry, facts)?.placement === 'distributed',
  );
  if (!isDistributed) return false;
  const isSimple = around.length === 0 && entries.length === 1 && !isTrue(query, 'hasSubLinks');
  return !isSimple || !distributedOf(query, facts).every((source) => companies.isNamed(source));
}

/** Returns the distributed tables of a level and of the levels within it. */
const sourcesWithin = (query: Node, facts: Facts): Source[] =>
  levelsOf(query).flatMap((level) => distributedOf(level.query, facts));

/** Returns the subqueries of the expressions of a level, without those of its FROM clause. */
function sublinksOf(query: Node): Node[] {
  const found: Node[] = [];
  const visit = (node: Node): void => {
    if (node.type === 'RANGETBLENTRY' || node.type === 'RTE' || node.type === 'COMMONTABLEEXPR')
      return;
    if (node.type === 'SUBLINK') found.push(...nodesOf(node, 'subselect'));
    else for (const value of node.fields.values()) visitValue(value);
  };
  const visitValue = (value: unknown): void => {
    if (Array.isArray(value)) for (const each of value) visitValue(each);
    else if (typeof value === 'object' && value !== null) visit(value as Node);
  };
  for (const value of query.fields.values()) visitValue(value);
  return found;
}

/** Returns true if a level reads from a subquery or a CTE, whose rows a cluster gathers first. */
const readsGathered = (query: Node): boolean =>
  nodesOf(query, 'rtable').some(
    (entry) => isKind(entry, 'subquery') || isKind(entry, 'cte') || isKind(entry, 'function'),
  );

function refusedReads(level: Level, companies: Companies, facts: Facts): Refusal[] {
  const { query } = level;
  const sources = distributedOf(query, facts);
  const found: Refusal[] = [];
  if (refusesLock(level, companies, facts)) found.push('lock');
  const isRecursive = isTrue(query, 'hasRecursive');
  if (isRecursive && !sourcesWithin(query, facts).every((each) => companies.isNamed(each))) {
    found.push('recursion');
  }
  if (sources.some((each) => companies.isOfRows(each) && !companies.isGiven(each))) {
    found.push('companies');
  }
  if (new Set(sources.map((each) => companies.groupOf(each))).size > 1) found.push('join');
  const named = (each: Source) => companies.isNamed(each);
  if (
    readsGathered(query) &&
    !sublinksOf(query).every((inner) => sourcesWithin(inner, facts).every(named))
  ) {
    found.push('correlated');
  }
  return found;
}

/** Returns the ways in which a cluster refuses a statement. */
export function refusalsOf(root: Node, facts: Facts): Refusal[] {
  const companies = new Companies(root, facts);
  const found = levelsOf(root).flatMap((level) => [
    ...refusedWrites(level, facts),
    ...refusedReads(level, companies, facts),
  ]);
  return [...new Set(found)].sort();
}
