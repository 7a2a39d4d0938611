export const en = {
  overReceipt:
    '{received} were received and {pending} are pending; with a tolerance of {tolerance} percent at most {most} are taken',
  priceDiffers:
    'The cost {cost} differs from the ordered price {ordered} by more than {tolerance} percent, which needs purchase-orders:change-price',
  orderNotReceivable: 'An order that is {status} takes no receptions',
  orderNotCancellable: 'An order that is {status} cannot be cancelled',
  duplicateVendorInvoice: "The vendor's invoice {number} was received before",
  goodsAlreadyLeft: 'Of product {code} {left} are left of the {received} received',
  goodsAlreadyLeftOn:
    'Of product {code} {left} may leave of the {received} received: stock would be below zero on {day}',
  receptionAlreadyReversed: 'Reception {number} is reversed',
  payableHasPayments: 'The payable of {number} has payments',
  lineNamedTwice: 'Name the line by exactly one of lineId and productId',
  expectedBeforeOrder: 'The expected date must not be before the order',
  receptionRegistered: 'Reception {number} registered',
} as const;
