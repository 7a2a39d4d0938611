import { requestErrors } from '../../kernel/errors.js';
import { refuse } from '../errors.js';
import { text } from './messages/index.js';

/** Errors of currencies, taxes, terms, series and periods. */
export const configErrors = {
  unknownPaymentTerms: (code: string, path = 'body.paymentTerms') =>
    refuse('unknown_payment_terms', text('unknownPaymentTerms', { code }), path),
  inactiveCurrency: (code: string, path = 'body.currencyCode') =>
    refuse('inactive_currency', text('inactiveCurrency', { code }), path),
  noExchangeRate: (from: string, to: string, day: string) =>
    refuse('no_exchange_rate', text('noExchangeRate', { from, to, day })),
  rateOfOwnCurrency: () =>
    requestErrors.invalidField('body.exchangeRate', text('rateOfOwnCurrency')),
  taxRateNotInForce: (code: string, day: string, path: string) =>
    refuse('tax_rate_not_in_force', text('taxRateNotInForce', { code, day }), path),
  overlappingValidity: (path: string) =>
    refuse('overlapping_validity', text('overlappingValidity'), path),
  duplicateExchangeRate: (base: string, quote: string, day: string) =>
    refuse(
      'duplicate_exchange_rate',
      text('duplicateExchangeRate', { base, quote, day }),
      'body.validFrom',
    ),
  seriesInUse: (code: string) =>
    refuse('series_in_use', text('seriesInUse', { code }), 'body.nextNumber'),
  dateBeforeLast: (day: string, path = 'body.issueDate') =>
    refuse('date_before_last_document', text('dateBeforeLast', { day }), path),

  periodLocked: (through: string) => refuse('period_locked', text('periodLocked', { through })),
  numberTaken: () => refuse('duplicate_code', text('numberTaken')),
} as const;
