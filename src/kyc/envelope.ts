import { errorStatus } from '../../generated/kyc/operations.js';
import type { ApiError } from '../kernel/errors.js';
import { detailsIn, type Envelope } from '../kernel/http/reply/envelopes.js';

/** Codes of the verification API for failures that have no code of their own there. */
const codeByStatus: Readonly<Record<number, keyof typeof errorStatus>> = {
  400: 'invalid_request',
  401: 'unauthorized',
  403: 'forbidden',
  404: 'not_found',
  405: 'method_not_allowed',
  409: 'conflict',
  410: 'gone',
  412: 'version_mismatch',
  413: 'file_too_large',
  415: 'unsupported_media',
  422: 'unprocessable_image',
  429: 'rate_limited',
  503: 'service_unavailable',
};

const docs = '/docs/kyc#errors';

/** Returns true if a retry may succeed: a server fault, a rate limit, a request still in progress, or a lock. */
function isRetryable({ status, code, headers, isLasting }: ApiError): boolean {
  if (isLasting || code === 'gone') return false;
  return status >= 500 || status === 429 || headers['Retry-After'] !== undefined;
}

/** `{ok, error: {code, message, requestId, retryable, docs, allowed?, erasableFrom?, details?}}` */
export const kycEnvelope: Envelope = (error, locale, requestId) => {
  const { allowed, details, erasableFrom } = error;
  const code = error.code in errorStatus ? error.code : (codeByStatus[error.status] ?? 'internal');
  const message = error.text[locale].slice(0, 1000);
  return {
    ok: false,
    error: {
      code,
      message,
      requestId,
      retryable: isRetryable(error),
      docs,
      ...(allowed === undefined ? {} : { allowed }),
      ...(erasableFrom === undefined ? {} : { erasableFrom: erasableFrom.toISOString() }),
      ...(details.length === 0 ? {} : { details: detailsIn(details, locale) }),
    },
  };
};
