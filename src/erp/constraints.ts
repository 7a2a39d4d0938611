import type { ApiError } from '../kernel/errors.js';
import { configErrors } from './config/errors.js';
import { partyErrors } from './parties/errors.js';
import { productErrors } from './products/errors.js';

/**
 * The API errors for violations of database constraints, which earlier checks cannot prevent under concurrency.
 */
export const constraintErrors: Readonly<Record<string, () => ApiError>> = {
  customers_balance_check: () => partyErrors.customerBalanceTooLarge(),
  vendors_balance_check: () => partyErrors.vendorBalanceTooLarge(),
  adjustments_number_key: configErrors.numberTaken,
  credit_notes_number_key: configErrors.numberTaken,
  invoices_number_key: configErrors.numberTaken,
  payable_payments_number_key: configErrors.numberTaken,
  purchase_orders_number_key: configErrors.numberTaken,
  receivable_payments_number_key: configErrors.numberTaken,
  receptions_number_key: configErrors.numberTaken,
  transfers_number_key: configErrors.numberTaken,
  products_category_id_fkey: () => productErrors.categoryGone(),
};
