import type { ErrorCode } from '../../../generated/kyc/operations.js';

/** The meaning of each error code of the verification API. */
export const kycMeanings: Readonly<Record<ErrorCode, string>> = {
  invalid_request: 'The request is not valid; `details` lists each invalid field.',
  malformed_json: 'The body is not valid JSON.',
  ambiguous_credentials: 'The request carries two different credentials; send one.',
  unauthorized: 'The request carries no valid API key, token or cookie.',
  forbidden: 'The caller lacks the required scope, or its IP address is not allowed.',
  csrf_failed:
    'A request with a session cookie lacks a valid X-CSRF-Token header, or comes from another site.',
  scope_not_grantable: 'A key can only be given scopes that its creator has.',
  not_found: 'The record does not exist in this company and environment.',
  method_not_allowed: 'The path exists, but does not support the method.',
  conflict:
    'The request conflicts with the current state of the record; with Retry-After, the same request is still running.',
  invalid_transition:
    'The record cannot change to this status; `allowed` lists the statuses it can change to.',
  claimed:
    'Another reviewer has claimed the session; the message names the reviewer and the end of the claim.',
  second_reviewer_needed:
    'The caller gave the first approval; another reviewer must give the second one.',
  gone: 'The record has been erased or has expired.',
  version_mismatch: 'The record has changed since the version sent in If-Match.',
  file_too_large: 'The body or a file exceeds its size limit.',
  unsupported_media:
    'The type of the body or of a file is not supported. The server detects the type of a file from its content.',
  unprocessable_image: 'The image cannot be processed; send another one.',
  idempotency_key_reused: 'The Idempotency-Key was already used for a different request.',
  rate_limited: 'A rate limit was exceeded; Retry-After gives the seconds to wait.',
  internal: 'The server failed; nothing was saved.',
  provider_unavailable:
    'The engine or data that the check needs is not configured, not loaded, busy or not responding.',
  service_unavailable: 'The server is overloaded or starting; send the request again later.',
};
