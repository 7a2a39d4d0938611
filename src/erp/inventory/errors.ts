import { type Message, requestErrors } from '../../kernel/errors.js';
import { refuse, refuseAll } from '../errors.js';
import type { ShortDay } from '../posting/index.js';
import { text } from './messages/index.js';

/** A line with a larger quantity than available; decimal texts. */
interface Shortage {
  /** The code of the product. */
  readonly product: string;
  readonly available: string;
  readonly requested: string;
  readonly path: string;
  /** The first day below zero, for a document of a past day. */
  readonly shortDay: ShortDay | undefined;
}

function shortageText({ product, available, requested, shortDay }: Shortage): Message {
  const figures = { product, available, requested };
  if (shortDay === undefined) return text('stockTooLow', figures);
  const { day, documents } = shortDay;
  return documents.length === 0
    ? text('stockTooLowOn', { ...figures, day })
    : text('stockTooLowLater', { ...figures, day, documents: documents.join(', ') });
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
      shortages.map((shortage) => ({
        path: shortage.path,
        message: shortageText(shortage),
        day: shortage.shortDay?.day,
        documents: shortage.shortDay?.documents,
      })),
    ),
  goodsAlreadyLeft: (product: string, left: string, needed: string, shortDay?: ShortDay) => {
    const figures = { product, left, needed };
    if (shortDay === undefined) {
      return refuse('goods_already_left', text('goodsAlreadyLeft', figures));
    }
    const message = text('goodsAlreadyLeftOn', { ...figures, day: shortDay.day });
    return refuseAll('goods_already_left', [{ path: 'body.date', message, ...shortDay }]);
  },
  adjustmentAlreadyReversed: (number: string) =>
    refuse('adjustment_already_reversed', text('adjustmentAlreadyReversed', { number })),
  transferAlreadyReversed: (number: string) =>
    refuse('transfer_already_reversed', text('transferAlreadyReversed', { number })),
  costOfDecrease: (path: string) => requestErrors.invalidField(path, text('costOfDecrease')),
  stockTooLarge: (path: string) => requestErrors.invalidField(path, text('stockTooLarge')),
} as const;
