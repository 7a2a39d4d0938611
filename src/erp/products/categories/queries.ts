import type { Db } from '../../../kernel/db/client.js';
import { constraintOf } from '../../../kernel/db/errors.js';
import { normalise } from '../../../kernel/db/lists/search.js';
import { query, type RowKey } from '../../../kernel/db/statements/query.js';

/** The active products of category `r`. */
export const productCount = `(SELECT count(*) FROM products p
    WHERE p.company_id = r.company_id AND p.category_id = r.id AND p.is_active)`;

/** The name of a category is copied into its products, which are sorted by it. */
export const renameProducts = `UPDATE products p SET category_name = :name, category_key = :nameKey, updated_at = :now
     WHERE p.company_id = :companyId::bigint AND p.category_id = :id::bigint AND p.category_name IS DISTINCT FROM :name`;

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

const lockAll = query<{ readonly companyId: number }>(
  'categories.lock_tree',
  'SELECT c.id FROM product_categories c WHERE c.company_id = :companyId ORDER BY c.id FOR NO KEY UPDATE',
);
/**
 * Locks all categories of the company until the transaction ends. Otherwise two concurrent moves could put two
 * categories below each other, and a category could be deleted while another one is moved below it.
 */
export async function lockTree(trx: Db, companyId: number): Promise<void> {
  await lockAll(trx, { companyId });
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
