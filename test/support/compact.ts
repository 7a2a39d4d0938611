import type { Knex } from 'knex';

const tablesSql = `
SELECT c.oid::regclass::text AS name FROM pg_class c
WHERE c.relkind = 'r' AND c.relnamespace = 'public'::regnamespace ORDER BY 1`;

/**
 * Writes each table and its indexes anew. While a transaction of any database is open, PostgreSQL keeps the dead
 * versions of rows, and their pages stay part of the table after a plain VACUUM. Its planner then chooses other scans.
 */
export async function compactTables(knex: Knex): Promise<void> {
  const { rows } = await knex.raw<{ rows: { readonly name: string }[] }>(tablesSql);
  const tables = rows.map(({ name }) => name).join(', ');
  // VACUUM FULL copies dead rows that an open transaction may still see. VACUUM removes them.
  await knex.raw(`VACUUM ${tables}`);
  await knex.raw(`VACUUM FULL ${tables}`);
}
