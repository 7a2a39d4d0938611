import type { Knex } from 'knex';

export const name = '0060_product_lines';

/** No statement reads invoice lines by their product, and no foreign key needs the index: products are never deleted. */
export async function up(trx: Knex.Transaction): Promise<void> {
  await trx.raw('DROP INDEX invoice_lines_product_idx');
}

export async function down(trx: Knex.Transaction): Promise<void> {
  await trx.raw(
    'CREATE INDEX invoice_lines_product_idx ON invoice_lines (company_id, product_id, id)',
  );
}
