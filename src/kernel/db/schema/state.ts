import type { Database } from '../client.js';
import type { Migration } from './migration.js';

/** The schema of a database, compared with the migrations of this program. */
interface SchemaState {
  /** Migrations that are missing in the database, in order. */
  readonly missing: readonly string[];
  /** Migrations of a later version of the program, after which this one cannot run. */
  readonly breaking: readonly string[];
  /** True if the database accepts no writes, as a standby or after `default_transaction_read_only = on`. */
  readonly isReadOnly: boolean;
}

/** The schema does not fit this version of the program. */
export class SchemaError extends Error {
  override readonly name = 'SchemaError';
}

interface AppliedMigration {
  readonly name: string;
  readonly isBreaking: boolean;
}

/**
 * Tables of old versions have no column `is_breaking`. The role of a server may read the table only once the command that
 * migrates has applied all migrations and has granted its rights.
 */
async function appliedMigrations({ knex }: Pick<Database, 'knex'>): Promise<AppliedMigration[]> {
  const { rows: tables } = await knex.raw<{ rows: { name: string }[] }>(
    `SELECT c.relname AS name FROM pg_class c
     WHERE c.oid = to_regclass('schema_migrations') AND has_table_privilege(c.oid, 'SELECT')`,
  );
  if (tables.length === 0) return [];
  const { rows } = await knex.raw<{ rows: AppliedMigration[] }>(
    `SELECT m.name, coalesce((to_jsonb(m) ->> 'is_breaking')::boolean, false) AS "isBreaking"
     FROM schema_migrations AS m ORDER BY m.name`,
  );
  return rows;
}

async function isReadOnly({ knex }: Pick<Database, 'knex'>): Promise<boolean> {
  const { rows } = await knex.raw<{ rows: { isReadOnly: boolean }[] }>(
    `SELECT current_setting('transaction_read_only')::boolean AS "isReadOnly"`,
  );
  return rows[0]?.isReadOnly === true;
}

/** Returns the names of the applied migrations, in order. */
export async function appliedNames(database: Pick<Database, 'knex'>): Promise<readonly string[]> {
  return (await appliedMigrations(database)).map(({ name }) => name);
}

export async function schemaState(
  database: Pick<Database, 'knex'>,
  migrations: readonly Migration[],
): Promise<SchemaState> {
  const applied = await appliedMigrations(database);
  const [known, seen] = [migrations, applied].map(
    (each) => new Set(each.map(({ name }) => name)),
  ) as [Set<string>, Set<string>];
  return {
    missing: [...known].filter((name) => !seen.has(name)),
    breaking: applied
      .filter(({ isBreaking, name }) => isBreaking && !known.has(name))
      .map(({ name }) => name),
    isReadOnly: await isReadOnly(database),
  };
}

/** Returns the names of the given migrations that are missing in the database, in order. */
export async function pendingMigrations(
  database: Pick<Database, 'knex'>,
  migrations: readonly Migration[],
): Promise<readonly string[]> {
  return (await schemaState(database, migrations)).missing;
}

/** Returns a message that lists the missing migrations and how to apply them. */
export const describeMissing = (missing: readonly string[]): string =>
  `The database lacks ${missing.length} migrations (${missing.join(', ')}). Run npm run cli -- migrate`;

/** @throws SchemaError if a later version of the program has changed the schema so that this one cannot run on it */
export async function refuseBreaking(
  database: Pick<Database, 'knex'>,
  migrations: readonly Migration[],
): Promise<void> {
  const { breaking } = await schemaState(database, migrations);
  if (breaking.length === 0) return;
  throw new SchemaError(
    `The schema of the database needs a later version of this program (${breaking.join(', ')})`,
  );
}

/** @throws SchemaError if the schema lacks migrations, or needs a later version of the program */
export async function refuseUnfit(
  database: Pick<Database, 'knex'>,
  migrations: readonly Migration[],
): Promise<void> {
  await refuseBreaking(database, migrations);
  const missing = await pendingMigrations(database, migrations);
  if (missing.length > 0) throw new SchemaError(describeMissing(missing));
}
