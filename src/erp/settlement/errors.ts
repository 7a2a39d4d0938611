import { refuse } from '../errors.js';
import { text } from './messages/index.js';

/** Errors of payments and allocations. */
export const settlementErrors = {
  amountTooLarge: (path: string) => refuse('amount_too_large', text('amountTooLarge'), path),
  allocationExceedsPayment: (left: string, path: string) =>
    refuse('allocation_exceeds_payment', text('allocationExceedsPayment', { left }), path),
  duplicateAllocation: (path: string) =>
    refuse('duplicate_allocation', text('duplicateAllocation'), path),
  allocationExceedsOpen: (open: string, path: string) =>
    refuse('allocation_exceeds_open', text('allocationExceedsOpen', { open }), path),
  customerMismatch: (path: string) => refuse('customer_mismatch', text('customerMismatch'), path),
  vendorMismatch: (path: string) => refuse('vendor_mismatch', text('vendorMismatch'), path),
  currencyMismatch: (currency: string, path: string) =>
    refuse('currency_mismatch', text('currencyMismatch', { currency }), path),
  receivableClosed: (path: string) => refuse('receivable_closed', text('receivableClosed'), path),
  payableClosed: (path: string) => refuse('payable_closed', text('payableClosed'), path),
  alreadyReversed: (number: string) =>
    refuse('payment_already_reversed', text('alreadyReversed', { number })),
} as const;
