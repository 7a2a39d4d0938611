import { auditSql } from '../../kernel/audit.js';
import type { Db } from '../../kernel/db/client.js';
import { statement } from '../../kernel/db/statement.js';
import { type Operator, operatorAuditValues } from '../../kernel/operator.js';
import { derivedKeys } from './queries.js';
import { mergeProduct, newProduct, type ProductInput } from './rules.js';

/** A product as it stands before the import. */
export interface ExistingProduct {
  readonly id: number;
  readonly code: string;
  readonly code_key: string;
  readonly name: string;
  readonly price: string;
  readonly category_id: number | null;
  readonly unit: string;
  readonly type: 'good' | 'service';
  readonly track_stock: boolean;
  readonly barcode: string | null;
  readonly description: string | null;
  readonly tax_rate_id: number | null;
  readonly min_stock: string | null;
  readonly is_active: boolean;
  readonly has_moved: boolean;
}

const lock = statement<ExistingProduct>(
  'products.lock_products',
  `SELECT p.id, p.code, p.code_key, p.name, p.price, p.category_id, p.unit, p.type, p.track_stock, p.barcode,
     p.description, p.tax_rate_id, p.min_stock, p.is_active,
     EXISTS (SELECT 1 FROM stock_movements m WHERE m.company_id = p.company_id AND m.product_id = p.id) AS has_moved
   FROM products p WHERE p.company_id = $1 AND p.code_key = ANY ($2::text[])
   ORDER BY p.id FOR UPDATE OF p`,
);

/** Holds the products of those codes until the transaction ends; by code in lower case. */
export async function lockByCodes(
  trx: Db,
  companyId: number,
  codes: readonly string[],
): Promise<ReadonlyMap<string, ExistingProduct>> {
  const rows = await lock(trx, [companyId, codes]);
  return new Map(rows.map((row) => [row.code_key, row]));
}

const barcodes = statement<{ barcode: string }>(
  'products.taken_barcodes',
  'SELECT p.barcode FROM products p WHERE p.company_id = $1 AND p.barcode = ANY ($2::text[])',
);

/** Those of the given barcodes that some product has. */
export async function takenBarcodes(
  trx: Db,
  companyId: number,
  wanted: readonly string[],
): Promise<ReadonlySet<string>> {
  const rows = await barcodes(trx, [companyId, wanted]);
  return new Set(rows.map(({ barcode }) => barcode));
}

/**
 * Many products and an audit row for each as one statement: row by row, ten thousand take more than a minute
 * on the embedded engine, where every row waits for its turn four times.
 */
const insertMany = statement<{ count: number }>(
  'products.insert_products',
  `WITH r AS MATERIALIZED (
     SELECT x.* FROM jsonb_to_recordset($10::jsonb) AS x (code text, code_key text, name text, name_key text,
       search_text text, description text, category_id bigint, price numeric, unit text, type text,
       track_stock boolean, barcode text, min_stock numeric, is_active boolean, after jsonb)
   ), made AS (
     INSERT INTO products (company_id, currency_code, created_at, updated_at, code, code_key, name, name_key,
       search_text, description, category_id, category_name, category_key, price, unit, type, track_stock,
       barcode, min_stock, is_active)
     SELECT $1::bigint, $9, $2::timestamptz, $2::timestamptz, r.code, r.code_key, r.name, r.name_key,
       r.search_text, r.description, r.category_id, c.name, coalesce(c.name_key, ''), r.price, r.unit, r.type,
       r.track_stock, r.barcode, r.min_stock, r.is_active
     FROM r LEFT JOIN product_categories c ON c.company_id = $1::bigint AND c.id = r.category_id
     RETURNING id, code_key
   ), told AS (
     SELECT m.id, r.after FROM made m JOIN r ON r.code_key = m.code_key
   ), audited AS (
     ${auditSql(1, { type: 'product', id: 't.id', after: 't.after', from: 'told t' })}
   )
   SELECT count(*) AS count FROM made`,
);

function columnsOf(input: ProductInput): object {
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
    // As text: the shortest decimal of the number, exactly.
    price: String(price),
    unit: members.unit,
    type: members.type,
    track_stock: members.trackStock,
    barcode,
    min_stock: minStock === null ? null : String(minStock),
    is_active: members.active,
    after: input,
  };
}

/** @throws a violation of `products_code_key` or `products_barcode_key` when one is taken */
export async function insertProducts(
  trx: Db,
  operator: Operator,
  currencyCode: string,
  inputs: readonly ProductInput[],
): Promise<void> {
  const rows = JSON.stringify(inputs.map(columnsOf));
  await insertMany(trx, [...operatorAuditValues(operator), currencyCode, rows]);
}
