import type { Knex } from 'knex';

const parties = ['customers', 'vendors'];

/** Prints are made in the language of the customer or vendor, and name the payment terms of their day. */
export const name = '0050_print_language';

export async function up(trx: Knex.Transaction): Promise<void> {
  for (const table of parties) {
    await trx.raw(`ALTER TABLE ${table} ADD COLUMN language text CHECK (language IN ('es', 'en'))`);
  }
  await trx.raw('ALTER TABLE invoices ADD COLUMN payment_terms_name text');
}

export async function down(trx: Knex.Transaction): Promise<void> {
  await trx.raw('ALTER TABLE invoices DROP COLUMN payment_terms_name');
  for (const table of parties) await trx.raw(`ALTER TABLE ${table} DROP COLUMN language`);
}
