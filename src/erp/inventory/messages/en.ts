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
  costOfDecrease: 'Only an increase has a unit cost; what leaves costs what it is worth',
  stockTooLarge: 'The quantity or the value in stock would be too large',
  // Of a new company.
  mainWarehouse: 'Main warehouse',
  openingStock: 'Opening stock',
} as const;
