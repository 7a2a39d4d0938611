/** The door of this module for others and for the operator's commands. */
import type { Db } from '../../kernel/db/client.js';
import { insertWarehouse, type WarehouseValues } from './warehouses.js';

export {
  broughtValues,
  type GoodsLine,
  goodsError,
  isGoodsRefusal,
  moveGoods,
  recordMovements,
} from './goods.js';
export { goodsSql, shortagesSql } from './goods-sql.js';
export { applyAdjustment } from './handlers.js';
export { insertPlaces } from './queries.js';
export type { AdjustmentLine, ShortLine } from './rules.js';
export { movedSql, movementsSql } from './stock-sql.js';
export type { WarehouseValues } from './warehouses.js';

/** @throws ApiError 409 when the code is taken, in whatever case */
export async function createWarehouse(
  db: Db,
  companyId: number,
  values: WarehouseValues,
  now: Date,
): Promise<number> {
  return (await insertWarehouse(db, companyId, values, now)).id;
}
