import { errorStatus as kycStatus } from '../../../generated/kyc/operations.js';
import type { ApiError, ErrorDetail, Locale } from '../errors.js';

/** The body of a failure, in the caller's language. */
export type Envelope = (error: ApiError, locale: Locale, requestId: string) => object;

const told = (details: readonly ErrorDetail[], locale: Locale) =>
  details.map(({ path, code, message }) => ({
    path: path.slice(0, 500),
    code,
    message: message[locale].slice(0, 1000),
  }));

/** `{ok, message, code, requestId, errors?, details?}` */
export const erpEnvelope: Envelope = (error, locale, requestId) => {
  const { details } = error;
  const body = { ok: false, message: error.text[locale], code: error.code, requestId };
  if (details.length === 0) return body;
  const errors = details.map((detail) => detail.message[locale]);
  return { ...body, errors, details: told(details, locale) };
};

/** What the verification API calls the failures that it has no name of its own for. */
const codeByStatus: Readonly<Record<number, keyof typeof kycStatus>> = {
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

/** Returns true if time alone may mend it: a fault of the server, a limit, a request that still runs, a lock. */
function isRetryable({ status, code, headers, isLasting }: ApiError): boolean {
  if (isLasting || code === 'gone') return false;
  return status >= 500 || status === 429 || headers['Retry-After'] !== undefined;
}

/** `{ok, error: {code, message, requestId, retryable, docs, allowed?, details?}}` */
export const kycEnvelope: Envelope = (error, locale, requestId) => {
  const { allowed, details } = error;
  const code = error.code in kycStatus ? error.code : (codeByStatus[error.status] ?? 'internal');
  const message = error.text[locale].slice(0, 1000);
  return {
    ok: false,
    error: {
      ...{ code, message, requestId, retryable: isRetryable(error), docs },
      ...(allowed === undefined ? {} : { allowed }),
      ...(details.length === 0 ? {} : { details: told(details, locale) }),
    },
  };
};
