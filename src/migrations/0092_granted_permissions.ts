import type { Knex } from 'knex';

export const name = '0092_granted_permissions';

/**
 * The permissions that the operator of the server grants to a user beyond those of the role. A column with a constant
 * default: no rewrite.
 */
export async function up(trx: Knex.Transaction): Promise<void> {
  await trx.raw(`ALTER TABLE users ADD COLUMN granted text[] NOT NULL DEFAULT '{}'`);
}

export async function down(trx: Knex.Transaction): Promise<void> {
  await trx.raw('ALTER TABLE users DROP COLUMN granted');
}
