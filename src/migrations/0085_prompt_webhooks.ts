import type { Knex } from 'knex';

export const name = '0085_prompt_webhooks';

/**
 * Notes which webhooks answer promptly, so that the others share a part of the places for deliveries. A column with a
 * constant default: no rewrite. The update changes a row for each webhook that works.
 */
export async function up(trx: Knex.Transaction): Promise<void> {
  await trx.raw('ALTER TABLE webhooks ADD COLUMN is_prompt boolean NOT NULL DEFAULT false');
  await trx.raw(
    'UPDATE webhooks SET is_prompt = true WHERE last_delivery_at IS NOT NULL AND failure_count = 0',
  );
}

export async function down(trx: Knex.Transaction): Promise<void> {
  await trx.raw('ALTER TABLE webhooks DROP COLUMN is_prompt');
}
