import type { components } from '../../../../generated/erp/types.js';
import type { Db } from '../../../kernel/db/client.js';
import { constraintOf, refuseViolations } from '../../../kernel/db/errors.js';
import { listQuery } from '../../../kernel/db/lists/page.js';
import { normalise } from '../../../kernel/db/lists/search.js';
import { query, type RowKey } from '../../../kernel/db/statements/query.js';
import { formatInstant } from '../../../kernel/values/time.js';
import { productErrors } from '../errors.js';

type ProductCategory = components['schemas']['ProductCategory'];

export interface CategoryRow {
  readonly id: number;
  readonly name: string;
  readonly parent_id: number | null;
  readonly product_count: number;
  readonly version: number;
  readonly created_at: Date;
  readonly updated_at: Date;
}

const columns = `c.id, c.name, c.parent_id, c.version, c.created_at, c.updated_at,
    (SELECT count(*) FROM products p WHERE p.company_id = c.company_id AND p.category_id = c.id AND p.is_active)
      AS product_count`;

export const listCategories = listQuery<
  CategoryRow,
  'id' | 'name',
  'search' | 'dateFrom' | 'dateTo' | 'updatedSince'
>({
  name: 'categories.list',
  table: 'product_categories',
  alias: 'c',
  columns,
  sorts: {
    id: { sql: 'c.id', type: 'bigint' },
    name: { sql: 'c.name_key', type: 'text' },
  },
  filters: {
    search: 'c.name_key LIKE ?',
    dateFrom: 'c.created_at >= ?::timestamptz',
    dateTo: 'c.created_at < ?::timestamptz',
    updatedSince: 'c.updated_at >= ?::timestamptz',
  },
});

export function toCategory(row: CategoryRow, timeZone: string): ProductCategory {
  return {
    id: row.id,
    name: row.name,
    parentId: row.parent_id,
    productCount: row.product_count,
    version: row.version,
    createdAt: formatInstant(row.created_at, timeZone),
    updatedAt: formatInstant(row.updated_at, timeZone),
  };
}

const categoryByName = query<
  {
    readonly companyId: number;
    readonly name: string;
    readonly nameKey: string;
    readonly now: Date;
  },
  { id: number }
>(
  'categories.ensure',
  `INSERT INTO product_categories AS c (company_id, name, name_key, created_at, updated_at)
   VALUES (:companyId, :name, :nameKey, :now, :now)
   ON CONFLICT (company_id, name_key) DO UPDATE SET name_key = excluded.name_key
   RETURNING c.id`,
);

/** Returns the category with a name. Creates it if necessary. */
export async function ensureCategory(
  db: Db,
  companyId: number,
  name: string,
  now: Date,
): Promise<number> {
  const [row] = await categoryByName(db, { companyId, name, nameKey: normalise(name), now });
  if (row === undefined) throw new Error(`The category ${name} was not made`);
  return row.id;
}

export interface CategoryValues {
  readonly name: string;
  readonly parentId: number | null;
}

/** @throws ApiError 409 if the name is in use, by the unique index */
function refusingDuplicates<T>(name: string, write: Promise<T>): Promise<T> {
  return refuseViolations(write, {
    product_categories_name_key: () => productErrors.duplicateName(name),
  });
}

const insert = query<
  {
    readonly companyId: number;
    readonly name: string;
    readonly nameKey: string;
    readonly parentId: number | null;
    readonly now: Date;
  },
  CategoryRow
>(
  'categories.insert',
  `INSERT INTO product_categories AS c (company_id, name, name_key, parent_id, created_at, updated_at)
   VALUES (:companyId, :name, :nameKey, :parentId, :now, :now) RETURNING ${columns}`,
);

/** @throws ApiError 409 when the name is taken */
export function insertCategory(
  trx: Db,
  companyId: number,
  { name, parentId }: CategoryValues,
  now: Date,
): Promise<CategoryRow> {
  const write = insert.one(trx, { companyId, name, nameKey: normalise(name), parentId, now });
  return refusingDuplicates(name, write);
}

const lockAll = query<{ readonly companyId: number }>(
  'categories.lock_tree',
  'SELECT c.id FROM product_categories c WHERE c.company_id = :companyId ORDER BY c.id FOR NO KEY UPDATE',
);
const byId = query<RowKey, CategoryRow>(
  'categories.by_id',
  `SELECT ${columns} FROM product_categories c WHERE c.company_id = :companyId AND c.id = :id`,
);

/**
 * Locks all categories of the company until the transaction ends. Otherwise two concurrent moves could put two
 * categories below each other, and a category could be deleted while another one is moved below it.
 */
export async function lockTree(trx: Db, companyId: number): Promise<void> {
  await lockAll(trx, { companyId });
}

/** Locks the tree and returns the category, or undefined. */
export async function lockCategory(
  trx: Db,
  companyId: number,
  id: number,
): Promise<CategoryRow | undefined> {
  await lockTree(trx, companyId);
  return byId.first(trx, { companyId, id });
}

const ancestors = query<RowKey, { id: number }>(
  'categories.ancestors',
  `WITH RECURSIVE above AS (
     SELECT c.id, c.parent_id FROM product_categories c WHERE c.company_id = :companyId::bigint AND c.id = :id::bigint
     UNION
     SELECT c.id, c.parent_id FROM above a
     JOIN product_categories c ON c.company_id = :companyId::bigint AND c.id = a.parent_id
   ) SELECT a.id FROM above a`,
);

/** Returns the category and all its ancestors; nothing if it does not exist. */
export async function listPath(trx: Db, companyId: number, id: number): Promise<readonly number[]> {
  return (await ancestors(trx, { companyId, id })).map((row) => row.id);
}

const update = query<
  {
    readonly companyId: number;
    readonly id: number;
    readonly name: string;
    readonly categoryKey: string;
    readonly parentId: number | null;
    readonly now: Date;
  },
  CategoryRow
>(
  'categories.update',
  `WITH renamed_products AS (
     UPDATE products p SET category_name = :name, category_key = :categoryKey, updated_at = :now
     WHERE p.company_id = :companyId::bigint AND p.category_id = :id::bigint AND p.category_name IS DISTINCT FROM :name
   )
   UPDATE product_categories AS c SET name = :name, name_key = :categoryKey, parent_id = :parentId,
     version = c.version + 1, updated_at = :now
   WHERE c.company_id = :companyId AND c.id = :id RETURNING ${columns}`,
);

/** Renames a category, also in its products. @throws ApiError 409 when the name is taken */
export function updateCategory(
  trx: Db,
  companyId: number,
  id: number,
  { name, parentId }: CategoryValues,
  now: Date,
): Promise<CategoryRow> {
  const values = { companyId, id, name, categoryKey: normalise(name), parentId, now };
  return refusingDuplicates(name, update.one(trx, values));
}

const remove = query<RowKey, { id: number }>(
  'categories.remove',
  `DELETE FROM product_categories c WHERE c.company_id = :companyId::bigint AND c.id = :id::bigint
     AND NOT EXISTS (SELECT 1 FROM products p WHERE p.company_id = c.company_id AND p.category_id = c.id)
     AND NOT EXISTS (SELECT 1 FROM product_categories b WHERE b.company_id = c.company_id AND b.parent_id = c.id)
   RETURNING c.id`,
);

/**
 * Deletes a category. Returns false if products or other categories use it. A product that is saved meanwhile
 * violates the foreign key.
 */
export async function deleteCategory(trx: Db, companyId: number, id: number): Promise<boolean> {
  try {
    return (await remove(trx, { companyId, id })).length > 0;
  } catch (error) {
    if (constraintOf(error) !== 'products_category_id_fkey') throw error;
    return false;
  }
}
