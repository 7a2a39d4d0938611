import { type ErrorCode, errorStatus } from '../../generated/erp/operations.js';
import {
  type ApiError,
  type ErrorDetail,
  type Message,
  refusals,
  requestErrors,
} from '../kernel/errors.js';
import { text } from './messages/index.js';

const refuseOf = refusals<ErrorCode>(errorStatus);

/** Makes an error of the ERP contract. `path` adds a detail about the part of the request that caused it. */
export function refuse(code: ErrorCode, message: Message, path?: string): ApiError {
  return refuseOf(code, message, path === undefined ? {} : { details: [{ path, code, message }] });
}

/** The records that a reference can fail to find; each is a key of the catalog. */
export type Noun =
  | 'product'
  | 'category'
  | 'warehouse'
  | 'taxRate'
  | 'user'
  | 'company'
  | 'apiKey'
  | 'customer'
  | 'vendor'
  | 'invoice'
  | 'invoiceLine'
  | 'creditNote'
  | 'receivable'
  | 'payable'
  | 'payment'
  | 'purchaseOrder'
  | 'orderLine'
  | 'reception'
  | 'adjustment'
  | 'transfer'
  | 'lead'
  | 'opportunity'
  | 'login'
  | 'mail'
  | 'import'
  | 'mailTemplate'
  | 'series'
  | 'currency'
  | 'exchangeRate'
  | 'paymentTerms'
  | 'webhook'
  | 'delivery';

type Fault = Omit<ErrorDetail, 'code'>;

/** Makes an error with a detail for each fault. Without a message, the first fault gives it. */
export function refuseAll(code: ErrorCode, faults: readonly Fault[], message?: Message): ApiError {
  const details = faults.map((fault) => ({ ...fault, code }));
  const [first] = details;
  if (first === undefined) throw new Error(`The refusal ${code} names no fault`);
  return refuseOf(code, message ?? first.message, { details });
}

/** Errors that several modules share. */
export const errors = {
  notFound: (noun: Noun, id: number | string, path?: string) =>
    refuse('not_found', text('notFound', { noun: text(noun), id }), path),
  duplicateCode: (code: string) => refuse('duplicate_code', text('duplicateCode', { code })),
  dateInFuture: (path: string) => requestErrors.invalidField(path, text('dateInFuture')),
  /** @param path  an amount with more decimals than its currency has */
  tooManyDecimals: (path: string, decimals: number, currency: string) =>
    requestErrors.invalidField(
      path,
      text('tooManyDecimals', { path, decimals, currency }),
      'too_many_decimals',
    ),
} as const;
