import type { components } from '../../../generated/erp/types.js';
import type { Db } from '../../kernel/db/client.js';
import { listQuery } from '../../kernel/db/page.js';
import { normalise } from '../../kernel/db/search.js';
import { statement } from '../../kernel/db/statement.js';
import { formatInstant } from '../../kernel/time.js';

type ProductCategory = components['schemas']['ProductCategory'];

interface CategoryRow {
  readonly id: number;
  readonly name: string;
  readonly parent_id: number | null;
  readonly product_count: number;
  readonly version: number;
  readonly created_at: Date;
  readonly updated_at: Date;
}

export const listCategories = listQuery<
  CategoryRow,
  'id' | 'name',
  'search' | 'dateFrom' | 'dateTo' | 'updatedSince'
>({
  name: 'categories.list',
  table: 'product_categories',
  alias: 'c',
  columns: `c.id, c.name, c.parent_id, c.version, c.created_at, c.updated_at,
    (SELECT count(*) FROM products p WHERE p.company_id = c.company_id AND p.category_id = c.id AND p.is_active)
      AS product_count`,
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

const categoryByName = statement<{ id: number }>(
  'categories.ensure',
  `INSERT INTO product_categories AS c (company_id, name, name_key, created_at, updated_at)
   VALUES ($1, $2, $3, $4, $4)
   ON CONFLICT (company_id, name_key) DO UPDATE SET name_key = excluded.name_key
   RETURNING c.id`,
);

/** The category of that name, made when there is none. */
export async function ensureCategory(
  db: Db,
  companyId: number,
  name: string,
  now: Date,
): Promise<number> {
  const [row] = await categoryByName(db, [companyId, name, normalise(name), now]);
  if (row === undefined) throw new Error(`The category ${name} was not made`);
  return row.id;
}
