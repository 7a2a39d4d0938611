import type { Knex } from 'knex';

export const name = '0058_customer_tax_inclusion';

/** A customer can override the company in both directions. False meant "as the company" until now, which is null. */
export async function up(trx: Knex.Transaction): Promise<void> {
  await trx.raw(`ALTER TABLE customers
    ALTER COLUMN price_includes_tax DROP NOT NULL, ALTER COLUMN price_includes_tax DROP DEFAULT`);
  await trx.raw('UPDATE customers SET price_includes_tax = NULL WHERE NOT price_includes_tax');
}

export async function down(trx: Knex.Transaction): Promise<void> {
  await trx.raw('UPDATE customers SET price_includes_tax = false WHERE price_includes_tax IS NULL');
  await trx.raw(`ALTER TABLE customers
    ALTER COLUMN price_includes_tax SET DEFAULT false, ALTER COLUMN price_includes_tax SET NOT NULL`);
}
