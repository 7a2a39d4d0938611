import type { Knex } from 'knex';

const payments = ['receivable_payments', 'payable_payments'] as const;

export const name = '0076_printed_parties';

/** Stores the company, party and warehouse that a print shows. Nullable columns: earlier documents print today's names. */
export async function up(trx: Knex.Transaction): Promise<void> {
  await trx.raw(
    'ALTER TABLE purchase_orders ADD COLUMN company jsonb, ADD COLUMN warehouse_name text',
  );
  for (const table of payments) {
    await trx.raw('ALTER TABLE ?? ADD COLUMN company jsonb, ADD COLUMN party jsonb', [table]);
  }
}

export async function down(trx: Knex.Transaction): Promise<void> {
  await trx.raw('ALTER TABLE purchase_orders DROP COLUMN company, DROP COLUMN warehouse_name');
  for (const table of payments) {
    await trx.raw('ALTER TABLE ?? DROP COLUMN company, DROP COLUMN party', [table]);
  }
}
