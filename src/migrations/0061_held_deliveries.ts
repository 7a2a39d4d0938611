import type { Knex } from 'knex';

export const name = '0061_held_deliveries';

/** Since when the database sends no webhooks, as after a restore. A nullable column of a table with one row: no long lock. */
export async function up(trx: Knex.Transaction): Promise<void> {
  await trx.raw('ALTER TABLE installation ADD COLUMN deliveries_held_at timestamptz');
}

export async function down(trx: Knex.Transaction): Promise<void> {
  await trx.raw('ALTER TABLE installation DROP COLUMN deliveries_held_at');
}
