import { requestErrors } from '../../kernel/errors.js';
import { refuse } from '../errors.js';
import { text } from './messages/index.js';

/** Errors of customers and vendors. */
export const partyErrors = {
  invalidTaxId: (taxId: string, country: string, path = 'body.taxId') =>
    refuse('invalid_tax_id', text('invalidTaxId', { taxId, country }), path),
  duplicateTaxId: (taxId: string) =>
    refuse('duplicate_tax_id', text('duplicateTaxId', { taxId }), 'body.taxId'),
  duplicateEmail: (email: string) =>
    refuse('duplicate_email', text('duplicateEmail', { email }), 'body.email'),
  hasOpenDocuments: (currency: string) =>
    refuse('has_open_documents', text('hasOpenDocuments', { currency }), 'body.currencyCode'),
  customerInactive: (name: string, path = 'body.customerId') =>
    refuse('customer_inactive', text('customerInactive', { name }), path),
  customerBlocked: (name: string, path = 'body.customerId') =>
    refuse('customer_blocked', text('customerBlocked', { name }), path),
  vendorInactive: (name: string, path = 'body.vendorId') =>
    refuse('vendor_inactive', text('vendorInactive', { name }), path),
  vendorBlocked: (name: string, path = 'body.vendorId') =>
    refuse('vendor_blocked', text('vendorBlocked', { name }), path),
  creditLimitExceeded: (owed: string, added: string, limit: string) =>
    refuse('credit_limit_exceeded', text('creditLimitExceeded', { owed, added, limit })),
  customerBalanceTooLarge: () => refuse('balance_too_large', text('customerBalanceTooLarge')),
  vendorBalanceTooLarge: () => refuse('balance_too_large', text('vendorBalanceTooLarge')),
  maskedAccount: (path: string) =>
    requestErrors.invalidField(path, text('maskedAccount', { path })),
  sharedTaxId: () => requestErrors.invalidField('body.taxId', text('sharedTaxId')),
  unknownCountry: (country: string) =>
    requestErrors.invalidField('body.address.country', text('unknownCountry', { country })),
} as const;
