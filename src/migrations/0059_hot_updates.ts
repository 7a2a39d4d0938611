import type { Knex } from 'knex';

/**
 * Indexes on figures that every sale changes. While they existed, PostgreSQL wrote each changed product, stock row and
 * customer into all indexes of its table. Without them, a row stays in its page and no index changes (a HOT update).
 */
const onHotFigures = {
  products_stock_idx: 'products (company_id, stock_total, id)',
  products_updated_at_idx: 'products (company_id, updated_at, id)',
  products_low_stock_idx: 'products (company_id, id) WHERE stock_total < min_stock',
  stock_quantity_idx: 'stock (company_id, quantity, id)',
  stock_updated_at_idx: 'stock (company_id, updated_at, id)',
  customers_open_amount_idx: 'customers (company_id, open_amount, id)',
} as const;

/** Tables whose pages keep room for changed rows. */
const changed = ['products', 'stock', 'customers', 'vendors'] as const;

export const name = '0059_hot_updates';

export async function up(trx: Knex.Transaction): Promise<void> {
  for (const index of Object.keys(onHotFigures)) await trx.raw(`DROP INDEX ${index}`);
  for (const table of changed) await trx.raw(`ALTER TABLE ${table} SET (fillfactor = 80)`);
  await trx.raw(
    'CREATE INDEX products_min_stock_idx ON products (company_id, id) WHERE min_stock IS NOT NULL',
  );
}

export async function down(trx: Knex.Transaction): Promise<void> {
  await trx.raw('DROP INDEX products_min_stock_idx');
  for (const table of changed) await trx.raw(`ALTER TABLE ${table} RESET (fillfactor)`);
  for (const [index, columns] of Object.entries(onHotFigures)) {
    await trx.raw(`CREATE INDEX ${index} ON ${columns}`);
  }
}
