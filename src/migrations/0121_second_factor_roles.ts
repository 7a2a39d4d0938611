import type { Knex } from 'knex';

export const name = '0121_second_factor_roles';

/** The roles whose users must have a second factor. A constant default: no rewrite, no long lock. */
export async function up(trx: Knex.Transaction): Promise<void> {
  await trx.raw(
    `ALTER TABLE companies ADD COLUMN second_factor_roles text[] NOT NULL DEFAULT '{}'`,
  );
}

export async function down(trx: Knex.Transaction): Promise<void> {
  await trx.raw('ALTER TABLE companies DROP COLUMN second_factor_roles');
}
