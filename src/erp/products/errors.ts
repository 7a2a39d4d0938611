import { refuse } from '../errors.js';
import { text } from './messages/index.js';

/** Errors of products and categories. */
export const productErrors = {
  categoryInUse: (name: string) => refuse('category_in_use', text('categoryInUse', { name })),
  categoryGone: () => refuse('not_found', text('categoryGone'), 'body.categoryId'),
  duplicateName: (name: string) =>
    refuse('duplicate_name', text('duplicateName', { name }), 'body.name'),

  duplicateBarcode: (barcode: string) =>
    refuse('duplicate_barcode', text('duplicateBarcode', { barcode })),
  productHasMovements: (code: string) =>
    refuse('product_has_movements', text('productHasMovements', { code })),
  productInactive: (code: string, path: string) =>
    refuse('product_inactive', text('productInactive', { code }), path),
  productInOpenOrders: (code: string) =>
    refuse('product_in_open_orders', text('productInOpenOrders', { code })),
} as const;
