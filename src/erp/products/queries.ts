import type { Db } from '../../kernel/db/client.js';
import { normalise } from '../../kernel/db/lists/search.js';
import { orNull } from '../../kernel/db/nullable.js';
import { lookup, query, type RowKey } from '../../kernel/db/statements/query.js';
import { countMove, countRows } from '../../kernel/db/tallies/row-counts.js';
import { type RecordValues, writeEntries } from '../custom-fields/index.js';

export interface ProductRow extends RecordValues {
  readonly id: number;
  readonly code: string;
  readonly name: string;
  readonly price: string;
  readonly stock_total: string;
  readonly is_low: boolean;
  readonly category_name: string | null;
  readonly is_active: boolean;
  readonly currency_code: string;
  readonly unit: string;
  readonly track_stock: boolean;
  readonly version: number;
  readonly created_at: Date;
  readonly updated_at: Date;
}

export interface ProductDetailRow extends ProductRow {
  readonly description: string | null;
  readonly category_id: number | null;
  readonly barcode: string | null;
  readonly type: 'good' | 'service';
  readonly tax_rate_id: number | null;
  readonly min_stock: string | null;
  readonly average_cost: string | null;
  readonly stock_by_warehouse: readonly { id: number; name: string; quantity: number }[];
}

/** The condition of a product `p` whose stock is below its minimum. Services, and goods without stock-keeping, have none. */
export const isLowAt = (total: string) => `p.track_stock AND ${total} < p.min_stock`;

export const isLow = isLowAt('p.stock_total');

export const listColumns = `p.code, p.name, p.price, p.stock_total, coalesce(${isLow}, false) AS is_low, p.category_name,
  p.is_active, p.currency_code, p.unit, p.track_stock, p.version, p.created_at, p.updated_at, p.metadata, p.custom_fields`;

const productById = lookup<RowKey, ProductDetailRow>(
  'products.find',
  `SELECT p.id, ${listColumns}, p.description, p.category_id, p.barcode, p.type, p.tax_rate_id,
     p.min_stock, CASE WHEN p.stock_total > 0
       THEN least(round(greatest(p.stock_value, 0) / p.stock_total, 6), 9999999999999) END AS average_cost,
     coalesce((
       SELECT json_agg(json_build_object('id', w.id, 'name', w.name, 'quantity', s.quantity)
                       ORDER BY w.name_key, w.id)
       FROM stock s JOIN warehouses w ON w.company_id = :companyId AND w.id = s.warehouse_id
       WHERE s.company_id = :companyId AND s.product_id = p.id), '[]') AS stock_by_warehouse
   FROM products p WHERE p.company_id = :companyId AND p.id = :id`,
);

export const findProduct = (db: Db, companyId: number, id: number) =>
  productById.first(db, { companyId, id });

/** The values of a write, from which the search and sort keys are derived. */
export interface ProductValues {
  readonly code: string;
  readonly name: string;
  readonly price: string;
  readonly categoryId: number | null;
  readonly categoryName: string | null;
  readonly taxRateId: number | null;
  readonly unit: string;
  readonly type: 'good' | 'service';
  readonly trackStock: boolean;
  readonly barcode: string | null;
  readonly description: string | null;
  readonly minStock: string | null;
  readonly active: boolean;
  readonly values: RecordValues;
}

/** Codes are compared without case. */
export const codeKey = (code: string): string => code.toLowerCase();

/** Returns the keys by which a product is identified, sorted and searched. */
export const derivedKeys = ({
  code,
  name,
  barcode,
}: Pick<ProductValues, 'code' | 'name' | 'barcode'>) => ({
  code: codeKey(code),
  name: normalise(name),
  search: [code, name, barcode ?? ''].map(normalise).join('\n'),
});

interface ProductColumns extends Omit<ProductValues, 'active' | 'values'> {
  readonly codeKey: string;
  readonly nameKey: string;
  readonly searchText: string;
  readonly categoryKey: string;
  readonly isActive: boolean;
  /** JSON, or null. */
  readonly metadata: string | null;
  readonly customFields: string | null;
}

function columnsOf({ active: isActive, values: own, ...values }: ProductValues): ProductColumns {
  const metadata = orNull(own.metadata, JSON.stringify);
  const customFields = orNull(own.custom_fields, JSON.stringify);
  const { code: codeKey, name: nameKey, search: searchText } = derivedKeys(values);
  const categoryKey = normalise(values.categoryName ?? '');
  const keys = { codeKey, nameKey, searchText, categoryKey };
  return { ...keys, isActive, metadata, customFields, ...values };
}

const insert = query<
  ProductColumns & {
    readonly companyId: number;
    readonly currencyCode: string;
    readonly now: Date;
  },
  { id: number }
>(
  'products.insert',
  `INSERT INTO products (code, code_key, name, name_key, search_text, description, category_id, category_name,
     category_key, price, unit, type, track_stock, barcode, tax_rate_id, min_stock, is_active, company_id, currency_code,
     created_at, updated_at, metadata, custom_fields)
   VALUES (:code, :codeKey, :name, :nameKey, :searchText, :description, :categoryId, :categoryName, :categoryKey,
     :price,
     :unit, :type, :trackStock, :barcode, :taxRateId, :minStock, :isActive, :companyId, :currencyCode, :now, :now,
     :metadata::jsonb, :customFields::jsonb)
   RETURNING id`,
);

export async function insertProduct(
  db: Db,
  owner: { readonly companyId: number; readonly currencyCode: string },
  values: ProductValues,
  now: Date,
): Promise<number> {
  const { companyId, currencyCode } = owner;
  const [row] = await insert(db, { companyId, currencyCode, now, ...columnsOf(values) });
  if (row === undefined) throw new Error('The product was not inserted');
  countRows(db, companyId, 'products', 1, values.active);
  await writeEntries(db, { companyId, kind: 'product' }, row.id, values.values);
  return row.id;
}

const update = query<
  ProductColumns & { readonly companyId: number; readonly id: number; readonly now: Date },
  { id: number }
>(
  'products.update',
  `WITH changed AS (
     UPDATE products SET code = :code, code_key = :codeKey, name = :name, name_key = :nameKey,
       search_text = :searchText,
       description = :description, category_id = :categoryId, category_name = :categoryName,
         category_key = :categoryKey,
       price = :price, unit = :unit, type = :type, track_stock = :trackStock, barcode = :barcode,
       tax_rate_id = :taxRateId, min_stock = :minStock, is_active = :isActive, metadata = :metadata::jsonb,
       custom_fields = :customFields::jsonb, version = version + 1, updated_at = :now
     WHERE company_id = :companyId AND id = :id
     RETURNING id, code_key, name_key
   ), keys AS (
     UPDATE stock s SET product_code_key = c.code_key, product_name_key = c.name_key
     FROM changed c WHERE s.company_id = :companyId AND s.product_id = c.id
       AND (s.product_code_key, s.product_name_key) <> (c.code_key, c.name_key)
   )
   SELECT id FROM changed`,
);

/** Writes all members; the row must be locked by `lockProduct`. */
export async function updateProduct(
  db: Db,
  companyId: number,
  before: Pick<ProductDetailRow, 'id' | 'is_active' | keyof RecordValues>,
  values: ProductValues,
  now: Date,
): Promise<void> {
  const { id, is_active: wasActive } = before;
  await update(db, { companyId, id, now, ...columnsOf(values) });
  await writeEntries(db, { companyId, kind: 'product' }, id, values.values, before);
  countMove(db, companyId, 'products', [wasActive, values.active]);
}

const lock = query<RowKey, { id: number }>(
  'products.lock',
  'SELECT p.id FROM products p WHERE p.company_id = :companyId AND p.id = :id FOR UPDATE',
);

/** Locks the row until the transaction ends. Resolves to undefined if it does not exist. */
export async function lockProduct(
  db: Db,
  companyId: number,
  id: number,
): Promise<ProductDetailRow | undefined> {
  const [locked] = await lock(db, { companyId, id });
  return locked && findProduct(db, companyId, id);
}

const deactivate = query<
  { readonly companyId: number; readonly id: number; readonly now: Date },
  { id: number }
>(
  'products.deactivate',
  `UPDATE products SET is_active = false, version = version + 1, updated_at = :now
   WHERE company_id = :companyId AND id = :id AND is_active RETURNING id`,
);

/** Resolves to false if it was already inactive. */
export async function markInactive(
  db: Db,
  companyId: number,
  id: number,
  now: Date,
): Promise<boolean> {
  const rows = await deactivate(db, { companyId, id, now });
  countRows(db, companyId, 'products', -rows.length, true);
  countRows(db, companyId, 'products', rows.length, false);
  return rows.length === 1;
}

const moved = query<RowKey, { has_moved: boolean }>(
  'products.has_moved',
  `SELECT EXISTS (SELECT 1 FROM stock_movements m WHERE m.company_id = :companyId AND m.product_id = :id) AS has_moved`,
);

export async function hasMovements(db: Db, companyId: number, id: number): Promise<boolean> {
  const [row] = await moved(db, { companyId, id });
  return row?.has_moved ?? false;
}

const references = query<
  {
    readonly companyId: number;
    readonly categoryId: number | null;
    readonly taxRateId: number | null;
  },
  { category_name: string | null; has_tax_rate: boolean }
>(
  'products.references',
  `SELECT (SELECT c.name FROM product_categories c WHERE c.company_id = :companyId
     AND c.id = :categoryId::bigint) AS category_name,
          EXISTS (SELECT 1 FROM tax_rates t WHERE t.company_id = :companyId
            AND t.id = :taxRateId::bigint) AS has_tax_rate`,
);

export interface References {
  readonly categoryName: string | null;
  readonly hasTaxRate: boolean;
}

/** Returns the rows that a product refers to. Unknown ones are left out. */
export async function getReferences(
  db: Db,
  companyId: number,
  categoryId: number | null,
  taxRateId: number | null,
): Promise<References> {
  if (categoryId === null && taxRateId === null) return { categoryName: null, hasTaxRate: false };
  const [row] = await references(db, { companyId, categoryId, taxRateId });
  return { categoryName: row?.category_name ?? null, hasTaxRate: row?.has_tax_rate ?? false };
}

const idByCode = query<{ readonly companyId: number; readonly codeKey: string }, { id: number }>(
  'products.by_code',
  'SELECT p.id FROM products p WHERE p.company_id = :companyId AND p.code_key = :codeKey FOR UPDATE',
);

/** Locks and returns the product with a code; case is ignored. */
export async function findByCode(
  db: Db,
  companyId: number,
  code: string,
): Promise<ProductDetailRow | undefined> {
  const [row] = await idByCode(db, { companyId, codeKey: codeKey(code) });
  return row && findProduct(db, companyId, row.id);
}
