import { createHash } from 'node:crypto';
import type { Knex } from 'knex';
import type { Db } from './client.js';
import { type Connection, discardIfLost, type Lender, lenderOf } from './lender.js';
import { type Prepared, prepared, runAll } from './prepared.js';
import { createTogether, type Together } from './together.js';

/** Runs one prepared statement on the pool, or on the transaction's connection. */
export type Statement<Row> = (db: Db, values: readonly unknown[]) => Promise<Row[]>;

function refuseCompleted(db: Db, name: string): void {
  if (db.isTransaction && (db as Knex.Transaction).isCompleted()) {
    throw new Error(`Statement ${name} was sent to a transaction that is already over`);
  }
}

/** Its rows, once the connection is ready for the next statement. */
function runOn<Row>(
  connection: Connection,
  { run }: Prepared<Row>,
  values: readonly unknown[],
): Promise<Row[]> {
  return new Promise((resolve, reject) => {
    let rows: Row[] | undefined;
    const keep = (found: Row[]): void => {
      rows = found;
    };
    runAll(connection, [run(values, keep, reject)], (error) => {
      if (rows !== undefined) resolve(rows);
      else reject(error);
    });
  });
}

async function runUnnamed<Row extends object>(
  connection: Connection,
  text: string,
  values: readonly unknown[],
): Promise<Row[]> {
  const { rows } = await connection.query<Row>({ text, values: values as unknown[] });
  return rows;
}

async function lend<Row>(
  lender: Lender,
  use: (connection: Connection) => Promise<Row[]>,
): Promise<Row[]> {
  const connection = lender.atHand() ?? (await lender.borrow());
  try {
    return await use(connection);
  } catch (error) {
    discardIfLost(connection, error);
    throw error;
  } finally {
    lender.giveBack(connection);
  }
}

/** Conditions that a value of their parameter switches off. */
const optionalParameters = [
  /\$\d+(?:::\w+(?:\[\])?)? is null or/i,
  /or \$\d+(?:::\w+(?:\[\])?)? is null/i,
  /case when \$\d+(?:::\w+(?:\[\])?)? is (?:not )?null/i,
  /cardinality\(\$\d+(?:::\w+(?:\[\])?)?\) = 0 or/i,
  /\$\d+(?:::\w+)? = '' or/i,
  // A column compared with the parameter or else with itself; a new value in SET is no condition.
  /\b(?:where|and|or|on) \(?([\w.]+) (?:[<>]=?|=) coalesce\(\$\d+(?:::\w+)?, \1\)/i,
];

const hasOptionalParameter = (sql: string): boolean => {
  const text = sql.replaceAll(/\s+/g, ' ');
  return optionalParameters.some((form) => form.test(text));
};

/**
 * A named statement has one plan for all values from its sixth call on. With an optional parameter that plan reads
 * whole tables, because it must also fit the call without the parameter.
 */
function refuseUnfitName(name: string, sql: string): void {
  if (name.length > 63) throw new RangeError(`Statement name ${name} is longer than 63 characters`);
  if (name === '' || !hasOptionalParameter(sql)) return;
  throw new RangeError(`Statement ${name} has an optional parameter: use plannedPerCall`);
}

function alone<Row extends object>(name: string, sql: string, plan: Prepared<Row>): Statement<Row> {
  refuseUnfitName(name, sql);
  return async (db, values) => {
    refuseCompleted(db, name);
    const named = name !== '' && db.userParams['namedStatements'] !== false;
    return lend(lenderOf(db), (connection) =>
      named ? runOn(connection, plan, values) : runUnnamed<Row>(connection, sql, values),
    );
  };
}

/**
 * The hot path: SQL text with `$1` placeholders, planned once per connection under its name.
 * Goes past knex's query machinery, which costs about a fifth more CPU per call.
 *
 * @param name  unique in the program, at most 63 characters; empty: planned anew on each call
 */
export function statement<Row extends object>(name: string, sql: string): Statement<Row> {
  return alone(name, sql, prepared<Row>(name, sql));
}

/**
 * As `statement`, but planned for the values of each call: for optional parameters, and for values of which some match
 * most of a table and others little.
 */
export function plannedPerCall<Row extends object>(sql: string): Statement<Row> {
  return alone('', sql, prepared<Row>('', sql));
}

/**
 * Returns the name of a statement whose text is made at run time. It depends on the text alone, so processes that share
 * the connections of a pooler never use one name for two texts.
 *
 * @param source  at most 50 characters
 */
export function nameOfText(source: string, sql: string): string {
  return `${source}.${createHash('sha256').update(sql).digest('base64url').slice(0, 12)}`;
}

const pipelines = new WeakMap<Lender, Together>();

function togetherOn(lender: Lender): Together {
  let together = pipelines.get(lender);
  if (together === undefined) {
    together = createTogether(lender);
    pipelines.set(lender, together);
  }
  return together;
}

/**
 * As `statement`, for a quick read without effect, such as a record by its id: outside of transactions it shares its
 * way to the server with those that are asked for in the same moment. It is never answered from before it was asked.
 */
export function lookup<Row extends object>(name: string, sql: string): Statement<Row> {
  const plan = prepared<Row>(name, sql);
  const run = alone(name, sql, plan);
  return (db, values) => {
    const isShared = name !== '' && !db.isTransaction && db.userParams['namedStatements'] !== false;
    if (!isShared) return run(db, values);
    return new Promise((resolve, reject) => {
      togetherOn(lenderOf(db))(plan.run(values, resolve, reject));
    });
  };
}
