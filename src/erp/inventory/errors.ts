import { requestErrors } from '../../kernel/errors.js';
import { refuse, refuseAll } from '../errors.js';
import { text } from './messages/index.js';

/** A line with a larger quantity than available; decimal texts. */
interface Shortage {
  /** The code of the product. */
  readonly product: string;
  readonly available: string;
  readonly requested: string;
  readonly path: string;
}

/** Errors of stock and warehouses. */
export const inventoryErrors = {
  warehouseInUse: (code: string, use: 'stock' | 'orders') =>
    use === 'stock'
      ? refuse('warehouse_in_use', text('warehouseHasStock', { code }))
      : refuse('warehouse_in_use', text('warehouseInOrders', { code })),
  serviceHasNoStock: (code: string, path: string) =>
    refuse('service_has_no_stock', text('serviceHasNoStock', { code }), path),
  duplicateProduct: (path: string) => refuse('duplicate_product', text('duplicateProduct'), path),
  sameWarehouse: () => refuse('same_warehouse', text('sameWarehouse'), 'body.toWarehouseId'),
  /** @param shortages  the lines with larger quantities than available; the first one gives the message */
  stockTooLow: (...shortages: readonly Shortage[]) =>
    refuseAll(
      'insufficient_stock',
      shortages.map(({ product, available, requested, path }) => ({
        path,
        message: text('stockTooLow', { product, available, requested }),
      })),
    ),
  costOfDecrease: (path: string) => requestErrors.invalidField(path, text('costOfDecrease')),
  stockTooLarge: (path: string) => requestErrors.invalidField(path, text('stockTooLarge')),
} as const;
