/** The public interface of this module, also for the operator's commands. */
import type { Db } from '../../kernel/db/client.js';
import { warehouses } from './warehouses/record.js';

export { text as inventoryText } from './messages/index.js';
export { applyAdjustment } from './moving/apply-adjustment.js';
export {
  broughtValues,
  type GoodsLine,
  type GoodsMove,
  goodsError,
  isGoodsRefusal,
  lockGoods,
  moveLockedGoods,
  moveSharedGoods,
  moveWithinStock,
} from './moving/goods.js';
export type { AdjustmentLine } from './rules.js';
export { warehouseImport } from './warehouses/record.js';

export type WarehouseValues = Parameters<typeof warehouses.insert>[2];

/** @throws ApiError 409 if the code is in use; case is ignored */
export async function createWarehouse(
  db: Db,
  companyId: number,
  values: WarehouseValues,
  now: Date,
): Promise<number> {
  return (await warehouses.insert(db, { companyId }, values, now)).id;
}
