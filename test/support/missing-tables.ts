import type { TestDatabase } from './db.js';

/** Tables by which the server finds a caller before the handler runs. */
export const callerTables = ['companies', 'users', 'logins', 'login_directory', 'api_keys'];

/** Renames tables in one round trip. */
async function rename(
  { knex }: TestDatabase,
  names: readonly (readonly [from: string, to: string])[],
): Promise<void> {
  const statements = names.map(([from, to]) => `ALTER TABLE "${from}" RENAME TO "${to}";`);
  await knex.raw(`DO $$ BEGIN ${statements.join(' ')} END $$`);
}

/** Renames all tables except `kept`, so that every statement on them fails. Returns a function that renames them back. */
export async function withoutTables(
  database: TestDatabase,
  kept: readonly string[],
): Promise<() => Promise<void>> {
  const { rows } = await database.knex.raw<{ readonly rows: { readonly name: string }[] }>(
    `SELECT relname AS name FROM pg_class
     WHERE relnamespace = 'public'::regnamespace AND relkind = 'r'`,
  );
  const gone = rows.map(({ name }) => name).filter((name) => !kept.includes(name));
  await rename(
    database,
    gone.map((name) => [name, `${name}_gone`]),
  );
  return () =>
    rename(
      database,
      gone.map((name) => [`${name}_gone`, name]),
    );
}
