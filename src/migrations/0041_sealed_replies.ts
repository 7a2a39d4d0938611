import type { Knex } from 'knex';

export const name = '0041_sealed_replies';

/** Adds the encrypted text of kept replies that hold a secret; `body` then holds the reply without it. No rewrite. */
export async function up(trx: Knex.Transaction): Promise<void> {
  await trx.raw('ALTER TABLE idempotency_keys ADD COLUMN sealed bytea');
}

export async function down(trx: Knex.Transaction): Promise<void> {
  await trx.raw('ALTER TABLE idempotency_keys DROP COLUMN sealed');
}
