import type { Knex } from 'knex';

export const name = '0104_dropped_foreign_keys';

/** Adds the table that keeps the foreign keys which the distribution of tables drops for the time of its work. */
export async function up(trx: Knex.Transaction): Promise<void> {
  await trx.raw(`CREATE TABLE dropped_foreign_keys (
    table_name text NOT NULL,
    name text NOT NULL,
    definition text NOT NULL,
    CONSTRAINT dropped_foreign_keys_pkey PRIMARY KEY (table_name, name)
  )`);
}

export async function down(trx: Knex.Transaction): Promise<void> {
  await trx.raw('DROP TABLE dropped_foreign_keys');
}
