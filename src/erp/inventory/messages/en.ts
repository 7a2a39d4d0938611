export const en = {
  warehouseHasStock: 'Warehouse {code} still has stock; move or count it out first',
  warehouseInOrders: 'Warehouse {code} is in open purchase orders',
  serviceHasNoStock: 'Product {code} keeps no stock',
  duplicateProduct: 'A counted product may stand in one line only',
  sameWarehouse: 'The warehouses must differ',
  stockTooLow: 'Product {product} has {available} in stock, {requested} were asked for',
  stockTooLowOn: 'Product {product} had {available} in stock on {day}, {requested} were asked for',
  stockTooLowLater:
    'Of product {product} {available} may leave, {requested} were asked for: {documents} would take stock below zero on {day}',
  goodsAlreadyLeft: 'Of product {product} {left} are left, and the reversal takes {needed}',
  goodsAlreadyLeftOn:
    'Of product {product} {left} may leave, and the reversal takes {needed}: stock would be below zero on {day}',
  adjustmentAlreadyReversed: 'Adjustment {number} is reversed',
  transferAlreadyReversed: 'Transfer {number} is reversed',
  dateBeforeDocument: 'The date must not be before {date}, the day of the document',
  costOfDecrease: 'Only an increase has a unit cost; what leaves costs what it is worth',
  stockTooLarge: 'The quantity or the value in stock would be too large',
  // Of a new company.
  mainWarehouse: 'Main warehouse',
  openingStock: 'Opening stock',
} as const;
