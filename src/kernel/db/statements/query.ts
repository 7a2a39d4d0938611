import type { Db } from '../client.js';
import type { Pool } from '../pool.js';
import * as positional from './statement.js';
import { walkRows } from './walk.js';

/**
 * A prepared statement with named parameters, such as `:companyId`. A mark, as in `:!ids::bigint[]`, hides the value from
 * the planner, for named statements that are called often: a plan for three ids, or for a customer with few documents,
 * looks cheaper than a plan for all values, so that PostgreSQL would plan every call anew. That costs more than the
 * execution.
 */
export interface Query<Values extends object, Row> {
  (db: Db, values: Values): Promise<Row[]>;
  /** Resolves to the first row, or to undefined without one. */
  first(db: Db, values: Values): Promise<Row | undefined>;
  /** Resolves to the row of a statement that always returns one. */
  one(db: Db, values: Values): Promise<Row>;
  /**
   * Sends the statement together with the next one of the transaction, or with its COMMIT.
   *
   * @param use  receives the rows
   */
  defer(db: Db, values: Values, use?: (rows: Row[]) => void): Promise<void>;
}

/** The key of a row that belongs to a company. */
export interface RowKey {
  readonly companyId: number;
  readonly id: number;
}

/** A quoted text, or a parameter. A cast such as `::bigint` is not a parameter. */
const quotedOrNamed = /'[^']*'|(?<![:\w]):[a-z][a-zA-Z0-9]*/g;

const hidden = /:!([a-z][a-zA-Z0-9]*)::(\w+(?:\[\])?)/g;

/** Writes `:!ids::bigint[]` as a subquery, whose value the planner does not see. */
const withoutMarks = (text: string): string => text.replaceAll(hidden, '(SELECT :$1::$2)::$2');

/** The number of elements that PostgreSQL assumes of an array in a plan for all values. */
const assumedElements = 10;

/**
 * Repeats ids until they are as many as PostgreSQL assumes, so that a plan for them does not look cheaper than one for all
 * values. For statements that lock rows: a distributed database refuses the subquery of a mark there.
 */
export function repeated(ids: readonly number[]): readonly number[] {
  if (ids.length === 0 || ids.length >= assumedElements) return ids;
  return Array.from({ length: assumedElements }, (_, place) => ids[place % ids.length] ?? 0);
}

interface Positional {
  readonly sql: string;
  /** The name of each position, from `$1` on. */
  readonly names: readonly string[];
}

/** Writes `:companyId` as `$1`, and so on in the order of first use. */
export function toPositional(text: string): Positional {
  const names: string[] = [];
  const sql = text.replaceAll(quotedOrNamed, (found) => {
    if (found.startsWith("'")) return found;
    const name = found.slice(1);
    if (!names.includes(name)) names.push(name);
    return `$${names.indexOf(name) + 1}`;
  });
  return { sql, names };
}

/** The name of a statement without one, in errors. */
const labelOf = (text: string): string => `«${text.slice(0, 60)}»`;

/** Returns the values in the order of their positions. */
function inOrder(label: string, names: readonly string[], values: object): unknown[] {
  return names.map((parameter) => {
    const value: unknown = Reflect.get(values, parameter);
    if (value === undefined) throw new RangeError(`${label} has no value for :${parameter}`);
    return value;
  });
}

/** Sends the values in the order of their positions. */
function named<Values extends object, Row>(
  label: string,
  names: readonly string[],
  execute: positional.Statement<Row>,
): Query<Values, Row> {
  const listOf = (values: Values): unknown[] => inOrder(label, names, values);
  const run = (db: Db, values: Values): Promise<Row[]> => execute(db, listOf(values));
  const first = async (db: Db, values: Values): Promise<Row | undefined> =>
    (await run(db, values))[0];
  const one = async (db: Db, values: Values): Promise<Row> => {
    const row = await first(db, values);
    if (row === undefined) throw new Error(`${label} returned no row`);
    return row;
  };
  const defer = (db: Db, values: Values, use?: (rows: Row[]) => void): Promise<void> =>
    execute.defer(db, listOf(values), use);
  return Object.assign(run, { first, one, defer });
}

/**
 * Prepares SQL with named parameters once per connection.
 *
 * @param name  unique in the program, at most 63 characters
 * @throws RangeError on a call without one of the values; null stands for NULL
 */
export function query<Values extends object, Row extends object = object>(
  name: string,
  marked: string,
): Query<Values, Row> {
  const text = withoutMarks(marked);
  const { sql, names } = toPositional(text);
  return named(name, names, positional.statement<Row>(name, sql, text));
}

/**
 * Like `query`, for a fast read such as a record by id. Outside transactions, the reads of one turn of the event loop
 * share a round trip. The rows are never older than the call.
 */
export function lookup<Values extends object, Row extends object>(
  name: string,
  marked: string,
): Query<Values, Row> {
  const text = withoutMarks(marked);
  const { sql, names } = toPositional(text);
  return named(name, names, positional.lookup<Row>(name, sql, text));
}

const planned = new Set<string>();

/** The texts of all statements without a name that were made so far, without those of lists. */
export const plannedStatements: ReadonlySet<string> = planned;

/**
 * Like `query`, but plans each call for its values: for optional parameters, and for values that match very different
 * shares of a table.
 */
export function plannedPerCall<Values extends object, Row extends object = object>(
  text: string,
): Query<Values, Row> {
  planned.add(text);
  const { sql, names } = toPositional(text);
  return named(labelOf(text), names, positional.statement<Row>('', sql, text));
}

/** Like `plannedPerCall`, for a query of many rows, which are read a thousand at a time: see `walkRows`. */
export function walkQuery<Values extends object, Row extends object>(
  text: string,
): (db: Pool, values: Values) => AsyncGenerator<Row[]> {
  planned.add(text);
  const { sql, names } = toPositional(text);
  return (db, values) => walkRows<Row>(db, sql, inOrder(labelOf(text), names, values));
}

/**
 * Like `query`, for a text that is built at run time. The name depends on the text alone, so that processes behind one
 * pooler never use one name for two texts.
 *
 * @param source  the beginning of the name, at most 50 characters
 */
export function queryOfText<Values extends object, Row extends object>(
  source: string,
  text: string,
): Query<Values, Row> {
  const { sql, names } = toPositional(text);
  const name = positional.nameOfText(source, sql);
  return named(name, names, positional.statement<Row>(name, sql, text));
}
