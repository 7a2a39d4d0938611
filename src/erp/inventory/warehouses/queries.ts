import type { Db } from '../../../kernel/db/client.js';
import { query, type RowKey } from '../../../kernel/db/statements/query.js';

/** The name of a warehouse is copied into its stock, which is sorted by it. */
export const renameStock = `UPDATE stock s SET warehouse_name_key = :nameKey
     WHERE s.company_id = :companyId::bigint AND s.warehouse_id = :id::bigint AND s.warehouse_name_key <> :nameKey`;

const use = query<RowKey, { has_stock: boolean; is_ordered_for: boolean }>(
  'warehouses.use',
  `SELECT EXISTS (SELECT 1 FROM stock s WHERE s.company_id = :companyId::bigint AND s.warehouse_id = :id::bigint
       AND (s.quantity <> 0 OR s.reserved <> 0)) AS has_stock,
     EXISTS (SELECT 1 FROM purchase_orders o WHERE o.company_id = :companyId::bigint AND o.warehouse_id = :id::bigint
       AND o.status IN ('open', 'partially_received')) AS is_ordered_for`,
);

/** Returns the reason why a warehouse cannot be closed, or undefined. */
export async function findUse(
  trx: Db,
  companyId: number,
  id: number,
): Promise<'stock' | 'orders' | undefined> {
  const [row] = await use(trx, { companyId, id });
  if (row?.has_stock) return 'stock';
  return row?.is_ordered_for ? 'orders' : undefined;
}
