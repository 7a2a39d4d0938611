import { type ErrorCode, errorStatus } from '../../generated/kyc/operations.js';
import {
  type ApiError,
  type ErrorDetail,
  type ErrorExtras,
  type Message,
  refusals,
  requestErrors,
} from '../kernel/errors.js';
import { text } from './messages/index.js';

/** The records that a request can fail to find; each is a key of the catalog. */
export type KycNoun =
  | 'session'
  | 'workflow'
  | 'logo'
  | 'check'
  | 'screening'
  | 'hit'
  | 'watchlist'
  | 'register'
  | 'watchlistVersion'
  | 'company'
  | 'webhook'
  | 'delivery'
  | 'key'
  | 'face'
  | 'challenge'
  | 'sharer'
  | 'sealedRecord'
  | 'shareToken';

const refuseOf = refusals<ErrorCode>(errorStatus);

/** Makes an error of the verification API. `path` adds a detail about the part of the request that caused it. */
export function refuse(
  code: ErrorCode,
  message: Message,
  path?: string,
  extras: ErrorExtras = {},
): ApiError {
  const details = path === undefined ? {} : { details: [{ path, code, message }] };
  return refuseOf(code, message, { ...details, ...extras });
}

/** Refusals of the verification API. Those of the request itself are the kernel's. */
export const kycErrors = {
  notFound: (noun: KycNoun, id: string, path?: string) =>
    refuse('not_found', text('notFound', { noun: text(noun), id }), path),
  /** @param message  names the object and the reason why it is gone */
  gone: (message: Message) => refuse('gone', message),
  conflict: (message: Message, path?: string) => refuse('conflict', message, path),
  /** @param allowed  the states that `from` may change to */
  invalidTransition: (from: string, to: string, allowed: readonly string[]) =>
    refuse('invalid_transition', text('invalidTransition', { from, to }), undefined, { allowed }),
  /** @param until  when the claim ends by itself */
  claimed: (holder: string, until: Date) =>
    refuse('claimed', text('claimed', { holder, until: until.toISOString() })),
  /** @param until  the time from which all records of the request can be erased */
  keptByLaw: (until: Date, details: readonly ErrorDetail[]) =>
    refuse('kept_by_law', text('keptByLaw', { until: until.toISOString() }), undefined, {
      details,
      erasableFrom: until,
    }),
  /** For a cursor of another list. */
  foreignCursor: () => requestErrors.invalidField('query.after', text('foreignCursor')),
  secondReviewerNeeded: () => refuse('second_reviewer_needed', text('secondReviewerNeeded')),
  unprocessableImage: (path: string, message: Message) =>
    refuse('unprocessable_image', message, path),
  unusableImage: (path: string, reason: Message) =>
    refuse('unprocessable_image', text('unusableImage', { reason }), path),
  /** For faults that only the operator can correct. */
  notConfigured: (message: Message) =>
    refuse('provider_unavailable', message, undefined, {
      headers: { 'Retry-After': '300' },
      isLasting: true,
    }),
  /** @param retrySeconds  the delay before another attempt */
  providerUnavailable: (message: Message, retrySeconds = 300) =>
    refuse('provider_unavailable', message, undefined, {
      headers: { 'Retry-After': String(retrySeconds) },
    }),
  notOwnKey: (id: string) => refuse('forbidden', text('notOwnKey', { id })),
  scopeNotGrantable: (scope: string, path: string) =>
    refuse('scope_not_grantable', text('scopeNotGrantable', { scope }), path),
} as const;
