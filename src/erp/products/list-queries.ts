import type { ListProductsCall } from '../../../generated/erp/operations.js';
import { listQuery } from '../../kernel/db/lists/page.js';
import { activeCounts } from '../../kernel/db/tallies/row-counts.js';
import { type ValueFilter, valueConditions, valueGathering } from '../custom-fields/index.js';
import { isLow, listColumns, type ProductRow } from './queries.js';

export type ProductSort = NonNullable<ListProductsCall['query']['sortBy']>;

type ProductFilter =
  | 'active'
  | 'inactive'
  | 'search'
  | 'dateFrom'
  | 'dateTo'
  | 'updatedSince'
  | 'categoryId'
  | 'lowStock'
  | ValueFilter;

export const listProducts = listQuery<ProductRow, ProductSort, ProductFilter>({
  name: 'products.list',
  table: 'products',
  alias: 'p',
  columns: `p.id, ${listColumns}`,
  sorts: {
    id: { sql: 'p.id', type: 'bigint' },
    code: { sql: 'p.code_key', type: 'text' },
    name: { sql: 'p.name_key', type: 'text' },
    price: { sql: 'p.price', type: 'numeric' },
    stock: { sql: 'p.stock_total', type: 'numeric', isUnindexed: true },
    categoryName: { sql: 'p.category_key', type: 'text' },
    createdAt: { sql: 'p.created_at', type: 'timestamptz' },
    updatedAt: { sql: 'p.updated_at', type: 'timestamptz', isUnindexed: true },
  },
  filters: {
    active: 'p.is_active',
    inactive: 'NOT p.is_active',
    search: 'p.search_text LIKE ?',
    dateFrom: 'p.created_at >= ?::timestamptz',
    dateTo: 'p.created_at < ?::timestamptz',
    updatedSince: 'p.updated_at >= ?::timestamptz',
    categoryId: 'p.category_id = ?::bigint',
    lowStock: isLow,
    ...valueConditions('product', 'p.id'),
  },
  gathering: ['search', 'categoryId', 'lowStock', ...valueGathering],
  bounding: ['dateFrom', 'dateTo'],
  inOrder: { createdAt: ['dateFrom', 'dateTo'] },
  counters: activeCounts('products'),
});
