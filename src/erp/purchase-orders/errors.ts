import { refuse, refuseAll } from '../errors.js';
import type { ShortDay } from '../posting/index.js';
import { text } from './messages/index.js';

/** Errors of purchase orders and receptions. */
export const purchaseErrors = {
  /** @param most  the quantity of the line that may still be received, including the tolerance */
  overReceipt: (received: string, pending: string, most: string, tolerance: string, path: string) =>
    refuse('over_receipt', text('overReceipt', { received, pending, tolerance, most }), path),
  priceDiffers: (cost: string, ordered: string, tolerance: string, path: string) =>
    refuse('price_differs', text('priceDiffers', { cost, ordered, tolerance }), path),
  orderNotReceivable: (status: string) =>
    refuse('order_not_receivable', text('orderNotReceivable', { status })),
  orderNotCancellable: (status: string) =>
    refuse('order_not_cancellable', text('orderNotCancellable', { status })),
  duplicateVendorInvoice: (number: string) =>
    refuse(
      'duplicate_vendor_invoice',
      text('duplicateVendorInvoice', { number }),
      'body.vendorInvoiceNumber',
    ),
  /** @param shortDay  the first day below zero, for a reversal on a past day */
  goodsAlreadyLeft: (code: string, left: string, received: string, shortDay?: ShortDay) => {
    if (shortDay === undefined) {
      return refuse('goods_already_left', text('goodsAlreadyLeft', { code, left, received }));
    }
    const figures = { code, left, received, day: shortDay.day };
    const message = text('goodsAlreadyLeftOn', figures);
    return refuseAll('goods_already_left', [{ path: 'body.date', message, ...shortDay }]);
  },
  receptionAlreadyReversed: (number: string) =>
    refuse('reception_already_reversed', text('receptionAlreadyReversed', { number })),
  payableHasPayments: (number: string) =>
    refuse('payable_has_payments', text('payableHasPayments', { number })),
} as const;
