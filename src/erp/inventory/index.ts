/** The door of this module for others and for the operator's commands. */
import type { Db } from '../../kernel/db/client.js';
import { constraintOf } from '../../kernel/db/errors.js';
import { errors } from '../../kernel/errors.js';
import { insertWarehouse, type WarehouseValues } from './queries.js';

export {
  type GoodsLine,
  goodsError,
  isGoodsRefusal,
  moveGoods,
  recordMovements,
} from './goods.js';
export { goodsSql } from './goods-sql.js';
export { applyAdjustment } from './handlers.js';
export { insertPlaces, type WarehouseValues } from './queries.js';

/** @throws ApiError 409 when the code is taken, in whatever case */
export async function createWarehouse(
  db: Db,
  companyId: number,
  values: WarehouseValues,
  now: Date,
): Promise<number> {
  try {
    return await insertWarehouse(db, companyId, values, now);
  } catch (error) {
    if (constraintOf(error) === 'warehouses_code_key') throw errors.duplicateCode(values.code);
    throw error;
  }
}
export type { AdjustmentLine } from './rules.js';
export { movedSql, movementsSql } from './stock-sql.js';
