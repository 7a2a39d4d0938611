export const en = {
  categoryInUse: 'Category {name} has products or other categories below it',
  categoryGone: 'The category was deleted meanwhile',
  duplicateName: 'The name {name} is taken',
  duplicateBarcode: 'The barcode {barcode} is taken',
  productHasMovements: 'Product {code} has stock movements; how its stock is kept cannot change',
  productInactive: 'Product {code} is inactive',
  productInOpenOrders: 'Product {code} is in open purchase orders',
  categoryName: 'must have at most 200 characters and no control characters',
  categoryBelowItself: 'A category cannot be below itself',
} as const;
