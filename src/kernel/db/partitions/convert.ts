import type { Knex } from 'knex';
import { nameIndexesAlike, readDefinition, type TableDefinition } from './catalog-queries.js';

/** A partition: a table of the same name in a schema of its own. */
export interface Partition {
  readonly schema: string;
  /** `FOR VALUES …` or `DEFAULT`. */
  readonly values: string;
}

/** The partitions that a table shall have. A plain table has none. */
export interface TableForm {
  /** The text after `PARTITION BY`, such as `HASH (company_id)`. Undefined for a plain table. */
  readonly by?: string;
  readonly partitions: readonly Partition[];
  /** Rewrites a primary key or unique constraint, which must hold the column of the partitions. */
  readonly keyOf?: (definition: string) => string;
}

/** Holds a table while its rows are copied. */
const workSchema = 'being_partitioned';

const enabledForms = {
  O: undefined,
  D: 'DISABLE',
  R: 'ENABLE REPLICA',
  A: 'ENABLE ALWAYS',
} as const;

function serialStatements(
  table: string,
  { column, last, sequence }: TableDefinition['serials'][number],
): string[] {
  const created = [
    `CREATE SEQUENCE ${sequence} AS bigint`,
    `ALTER TABLE ${table} ALTER COLUMN ${column} SET DEFAULT nextval('${sequence}')`,
    `ALTER SEQUENCE ${sequence} OWNED BY ${table}.${column}`,
  ];
  return last === null ? created : [...created, `SELECT setval('${sequence}', ${last})`];
}

function partitionStatements(
  table: string,
  { schema, values }: Partition,
  { options, triggers }: TableDefinition,
): string[] {
  const storage = options.length === 0 ? '' : ` WITH (${options.join(', ')})`;
  const own = triggers.filter(({ isOfTruncate }) => isOfTruncate);
  return [
    `CREATE SCHEMA IF NOT EXISTS ${schema}`,
    `CREATE TABLE ${schema}.${table} PARTITION OF ${table} ${values}${storage}`,
    ...own.map(({ definition }) => definition.replace(/ ON \S+ /, ` ON ${schema}.${table} `)),
  ];
}

/** Knex takes a question mark, which is an operator of jsonb, for a parameter. */
async function executeAll(trx: Knex.Transaction, statements: readonly string[]): Promise<void> {
  for (const sql of statements) await trx.raw(sql.replaceAll('?', '\\?'));
}

/** Creates an empty partition with all that its table demands. */
export async function createPartition(
  trx: Knex.Transaction,
  table: string,
  partition: Partition,
): Promise<void> {
  const definition = await readDefinition(trx, table);
  await executeAll(trx, [...partitionStatements(table, partition, definition), nameIndexesAlike]);
}

function creation(table: string, form: TableForm, { serials, options }: TableDefinition): string[] {
  const like = `LIKE ${workSchema}.${table} INCLUDING DEFAULTS INCLUDING GENERATED INCLUDING STORAGE
    INCLUDING COMPRESSION INCLUDING COMMENTS`;
  const isPartitioned = form.by !== undefined;
  const storage = isPartitioned || options.length === 0 ? '' : ` WITH (${options.join(', ')})`;
  return [
    `CREATE TABLE ${table} (${like})${isPartitioned ? ` PARTITION BY ${form.by}` : storage}`,
    ...serials.flatMap((serial) => serialStatements(table, serial)),
  ];
}

/** The constraints, indexes and triggers of a filled table, without foreign keys. */
function completion(table: string, form: TableForm, definition: TableDefinition): string[] {
  const { checks, comment, grants, indexes, keys, triggers } = definition;
  const keyOf = form.keyOf ?? ((text) => text);
  const added = [
    ...checks.filter(({ isValid }) => !isValid),
    ...keys.map(({ name, definition: text }) => ({ name, definition: keyOf(text) })),
  ];
  const enabled = triggers.flatMap(({ enabled: state, name }) => {
    const verb = enabledForms[state];
    return verb === undefined ? [] : [`ALTER TABLE ${table} ${verb} TRIGGER ${name}`];
  });
  return [
    ...added.map(
      ({ name, definition: text }) => `ALTER TABLE ${table} ADD CONSTRAINT ${name} ${text}`,
    ),
    ...indexes,
    ...triggers.map(({ definition: text }) => text),
    ...enabled,
    ...grants,
    ...(comment === null
      ? []
      : [`COMMENT ON TABLE ${table} IS '${comment.replaceAll("'", "''")}'`]),
  ];
}

function statementsFor(table: string, form: TableForm, definition: TableDefinition): string[] {
  const { checks, columns, foreignKeys, partitions } = definition;
  const valid = checks.filter(({ isValid }) => isValid);
  const listed = columns.join(', ');
  return [
    ...foreignKeys.map((key) => `ALTER TABLE ${key.table} DROP CONSTRAINT ${key.name}`),
    `CREATE SCHEMA ${workSchema}`,
    // New partitions take the names of those that the table has.
    ...partitions.map(
      ({ name, schema }) => `ALTER TABLE ${schema}.${name} RENAME TO being_partitioned_${name}`,
    ),
    `ALTER TABLE ${table} SET SCHEMA ${workSchema}`,
    ...creation(table, form, definition),
    ...valid.map(
      ({ name, definition: text }) => `ALTER TABLE ${table} ADD CONSTRAINT ${name} ${text}`,
    ),
    // The triggers of the table do not exist yet, so that they do not fire.
    ...form.partitions.flatMap((each) => partitionStatements(table, each, definition)),
    `INSERT INTO ${table} (${listed}) SELECT ${listed} FROM ${workSchema}.${table}`,
    ...completion(table, form, definition),
    `DROP TABLE ${workSchema}.${table}`,
    `DROP SCHEMA ${workSchema}`,
    ...foreignKeys.map(
      (key) => `ALTER TABLE ${key.table} ADD CONSTRAINT ${key.name} ${key.definition}`,
    ),
    nameIndexesAlike,
    `ANALYZE ${table}`,
  ];
}

/**
 * Rewrites a table in another form, with all its rows, constraints, indexes and triggers. Nothing else can use the table
 * and those that refer to it until the transaction ends.
 */
export async function convertTable(
  trx: Knex.Transaction,
  table: string,
  form: TableForm,
): Promise<void> {
  const definition = await readDefinition(trx, table);
  await executeAll(trx, statementsFor(table, form, definition));
}
