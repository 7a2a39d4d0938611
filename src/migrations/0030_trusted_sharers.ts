import type { Knex } from 'knex';

export const name = '0030_trusted_sharers';

/** Adds the companies whose reviews a company trusts when it imports a session. A constant default: no rewrite. */
export async function up(trx: Knex.Transaction): Promise<void> {
  await trx.raw(`ALTER TABLE companies ADD COLUMN trusted_sharers bigint[] NOT NULL DEFAULT '{}'`);
}

export async function down(trx: Knex.Transaction): Promise<void> {
  await trx.raw('ALTER TABLE companies DROP COLUMN trusted_sharers');
}
