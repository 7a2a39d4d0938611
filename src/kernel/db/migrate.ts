import type { Knex } from 'knex';
import type { Database } from './client.js';
import { withoutTimeLimit } from './engines/watchdog.js';

export interface Migration {
  /** File name, such as `0001_kernel`. Names sort in the order of application and never change. */
  readonly name: string;
  up(trx: Knex.Transaction): Promise<void>;
  down(trx: Knex.Transaction): Promise<void>;
}

/** Any constant will do, as long as every version of the program takes the same. */
const advisoryLock = 7_301_954_211;

function refuseDisorder(migrations: readonly Migration[]): void {
  let previous = '';
  for (const { name } of migrations) {
    if (name <= previous) throw new Error(`Migration ${name} must come after ${previous}`);
    previous = name;
  }
}

/**
 * One process at a time, and never a lock that outlives its process: it ends with the transaction.
 * Waiting for it, or rewriting a table, may take longer than a request is allowed to.
 */
async function underLock<T>(
  database: Database,
  fn: (trx: Knex.Transaction) => Promise<T>,
): Promise<T> {
  return database.knex.transaction(async (trx) => {
    await withoutTimeLimit(trx);
    await trx.raw('SELECT pg_advisory_xact_lock(?::bigint)', [advisoryLock]);
    await trx.raw(
      `CREATE TABLE IF NOT EXISTS schema_migrations (
         name text PRIMARY KEY,
         applied_at timestamptz NOT NULL DEFAULT now()
       )`,
    );
    return fn(trx);
  });
}

async function isApplied(trx: Knex.Transaction, name: string): Promise<boolean> {
  const found = await trx('schema_migrations as m').where('m.name', name).first('m.name');
  return found !== undefined;
}

/**
 * Applies the missing migrations, each in its own transaction. Several processes may call this at the same time; each
 * migration runs exactly once.
 *
 * @returns the names of the migrations that this call applied
 */
export async function migrate(
  database: Database,
  migrations: readonly Migration[],
  onProgress?: (message: string) => void,
): Promise<string[]> {
  refuseDisorder(migrations);
  const applied: string[] = [];
  for (const name of await pendingMigrations(database, migrations)) {
    const migration = migrations.find((candidate) => candidate.name === name);
    const ran = await underLock(database, async (trx) => {
      if (!migration || (await isApplied(trx, name))) return false;
      onProgress?.(`Applying migration ${name}`);
      await migration.up(trx);
      await trx('schema_migrations').insert({ name });
      return true;
    });
    if (ran) applied.push(name);
  }
  return applied;
}

/** Takes the last `steps` migrations back, newest first. */
export async function rollback(
  database: Database,
  migrations: readonly Migration[],
  steps = 1,
): Promise<string[]> {
  const undone: string[] = [];
  for (const migration of migrations.toReversed()) {
    if (undone.length === steps) break;
    const ran = await underLock(database, async (trx) => {
      if (!(await isApplied(trx, migration.name))) return false;
      await migration.down(trx);
      await trx('schema_migrations').where({ name: migration.name }).delete();
      return true;
    });
    if (ran) undone.push(migration.name);
  }
  return undone;
}

/** The names of the given migrations that the database has not seen, in order. */
export async function pendingMigrations(
  database: Database,
  migrations: readonly Migration[],
): Promise<string[]> {
  const { rows: tables } = await database.knex.raw<{ rows: { name: string | null }[] }>(
    `SELECT to_regclass('schema_migrations')::text AS name`,
  );
  if (tables[0]?.name == null) return migrations.map(({ name }) => name);
  const rows = await database
    .knex('schema_migrations as m')
    .select<{ name: string }[]>({ name: 'm.name' });
  const known = new Set(rows.map(({ name }) => name));
  return migrations.map(({ name }) => name).filter((name) => !known.has(name));
}
