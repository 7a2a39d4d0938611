import {
  cappedListSql,
  type ListSource,
  listSql,
  sumsSql,
  walkSql,
} from '../../../src/kernel/db/lists/list-sql.js';
import { listSources } from '../../../src/kernel/db/lists/page.js';
import { plannedStatements } from '../../../src/kernel/db/statements/query.js';
import { namedStatements } from '../../../src/kernel/db/statements/statement.js';
import { isList, loadStatements } from '../statements/load.js';

/** Returns the statements of a list: all of its first sort, and those that differ for each other sort and each filter. */
function textsOfList(source: ListSource): [string, string][] {
  const [firstSort = '', ...sorts] = Object.keys(source.sorts);
  // The columns of a list on a day hold the value of its first filter.
  const needed = source.columns.includes('$2') ? Object.keys(source.filters).slice(0, 1) : [];
  const filters = Object.keys(source.filters).filter((name) => !needed.includes(name));
  const usual = {
    sortBy: firstSort,
    sortDir: 'asc',
    limit: 20,
    start: 'offset',
    filters: needed,
  } as const;
  const shapes = [
    ...sorts.map((sortBy) => ({ ...usual, sortBy })),
    ...filters.map((filter) => ({ ...usual, filters: [...needed, filter] })),
  ];
  const texts = [
    listSql(source, { ...usual, start: 'first' }),
    listSql(source, { ...usual, isBounded: true }),
    cappedListSql(source, usual),
    walkSql(source, usual),
    ...(source.sums === undefined ? [] : [sumsSql(source, needed)]),
    ...[usual, ...shapes].map((shape) => listSql(source, shape)),
    ...shapes.map((shape) => listSql(source, { ...shape, gathers: true })),
  ];
  return texts.map((text, index): [string, string] => [`${source.name} ${index}`, text]);
}

/** Statements that a cluster does not plan, by the reason. */
const unplanned = [
  // Settings and temporary tables of a connection, and statistics.
  /^(?:ANALYZE|SET LOCAL|CREATE TEMPORARY TABLE|DROP TABLE IF EXISTS) ?/,
  // A temporary table that an import compares with a register. Registers are local.
  /\bregister_seen\b/,
];

/** Returns every statement of the server by its name, with named parameters or with `$1`. */
export async function statementTexts(): Promise<ReadonlyMap<string, string>> {
  await loadStatements();
  const named = [...namedStatements].filter(([name]) => !isList(name) && !name.startsWith('test.'));
  const planned = [...plannedStatements]
    .filter((text) => !unplanned.some((pattern) => pattern.test(text)))
    .map((text): [string, string] => [text, text]);
  return new Map([...named, ...planned, ...listSources.flatMap(textsOfList)]);
}
