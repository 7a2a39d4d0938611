import type { Knex } from 'knex';

export const name = '0032_price_tolerance';

/** Adds the percent by which the price of a reception may differ from its order. A constant default: no rewrite. */
export async function up(trx: Knex.Transaction): Promise<void> {
  await trx.raw(
    `ALTER TABLE companies ADD COLUMN price_tolerance numeric(9,4) NOT NULL DEFAULT 0
       CHECK (price_tolerance BETWEEN 0 AND 1000)`,
  );
}

export async function down(trx: Knex.Transaction): Promise<void> {
  await trx.raw('ALTER TABLE companies DROP COLUMN price_tolerance');
}
