import type { Db } from '../../kernel/db/client.js';
import { orNull } from '../../kernel/db/nullable.js';
import { query } from '../../kernel/db/statements/query.js';
import { countRows } from '../../kernel/db/tallies/row-counts.js';
import { auditOperatorAll, type Operator } from '../../kernel/operator/operator.js';
import { derivedKeys } from './queries.js';
import { mergeProduct, newProduct, type ProductInput } from './rules.js';

/**
 * One statement for all rows: single rows would take more than a minute for ten thousand products on the embedded
 * engine.
 */
const insertMany = query<
  { companyId: number; now: Date; currencyCode: string; products: string },
  { id: number; code_key: string; is_active: boolean }
>(
  'products.insert_many',
  `INSERT INTO products (company_id, currency_code, created_at, updated_at, code, code_key, name, name_key, search_text,
  description, category_id, category_name, category_key, price, unit, type, track_stock, barcode, min_stock, is_active)
SELECT :companyId::bigint, :currencyCode, :now::timestamptz, :now::timestamptz, r.code, r.code_key, r.name, r.name_key,
  r.search_text, r.description, r.category_id, c.name, coalesce(c.name_key, ''), r.price, r.unit, r.type, r.track_stock,
  r.barcode, r.min_stock, r.is_active
FROM jsonb_to_recordset(:products::jsonb) AS r (code text, code_key text, name text, name_key text, search_text text,
  description text, category_id bigint, price numeric, unit text, type text, track_stock boolean, barcode text,
  min_stock numeric, is_active boolean)
LEFT JOIN product_categories c ON c.company_id = :companyId::bigint AND c.id = r.category_id
RETURNING id, code_key, is_active`,
);

function columnsOf(input: ProductInput) {
  const { code, name, price } = input;
  const members = mergeProduct(newProduct, input);
  const { barcode, minStock } = members;
  const keys = derivedKeys({ code, name, barcode });
  return {
    code,
    code_key: keys.code,
    name,
    name_key: keys.name,
    search_text: keys.search,
    description: members.description,
    category_id: members.categoryId,
    // A text with the shortest decimal of the number, which is exact.
    price: String(price),
    unit: members.unit,
    type: members.type,
    track_stock: members.trackStock,
    barcode,
    min_stock: orNull(minStock, String),
    is_active: members.active,
  };
}

/** @throws a violation of `products_code_key` or `products_barcode_key` if one is in use */
export async function insertProducts(
  trx: Db,
  operator: Operator,
  currencyCode: string,
  inputs: readonly ProductInput[],
): Promise<void> {
  const { companyId, now } = operator;
  const records = inputs.map((input) => ({ input, columns: columnsOf(input) }));
  const products = JSON.stringify(records.map(({ columns }) => columns));
  const rows = await insertMany(trx, { companyId, now, currencyCode, products });
  for (const { is_active: isActive } of rows) countRows(trx, companyId, 'products', 1, isActive);
  const inputOf = new Map(records.map(({ input, columns }) => [columns.code_key, input]));
  await auditOperatorAll(
    trx,
    operator,
    rows.map(({ id, code_key: key }) => ({
      objectType: 'product' as const,
      objectId: id,
      after: inputOf.get(key),
    })),
  );
}
