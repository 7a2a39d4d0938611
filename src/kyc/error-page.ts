import { type ErrorCode, errorStatus } from '../../generated/kyc/operations.js';

/** The meaning of each code, for readers who follow the `docs` member of an error. */
const meanings: Readonly<Record<ErrorCode, string>> = {
  invalid_request: 'The request can never be valid as it was sent; details names each place.',
  malformed_json: 'The body is not JSON.',
  ambiguous_credentials: 'Two different credentials were sent.',
  unauthorized: 'No valid key, token or cookie came with the request.',
  forbidden:
    'The caller is known but lacks the scope, or calls from an address that is not allowed.',
  csrf_failed: 'A request with a cookie does not prove that a page of this login made it.',
  scope_not_grantable: 'A key never holds a scope that its creator lacks.',
  not_found: "There is no such record among the caller's, in this environment.",
  method_not_allowed: 'The address is known, the method is not.',
  conflict: 'The present state refuses it; with Retry-After, the same request is still running.',
  invalid_transition: 'The status cannot change so; allowed lists where it may go.',
  claimed: 'Somebody else is looking at the session; the message says who, and until when.',
  second_reviewer_needed:
    'The first approval is the caller’s own; somebody else has to approve it too.',
  gone: 'It was there and is not any more: erased, or expired.',
  version_mismatch: 'The record has changed since the version in If-Match.',
  file_too_large: 'The body or a file is over its limit.',
  unsupported_media: 'The body or a file is of a type that is not taken, judged by its bytes.',
  unprocessable_image: 'The image cannot be used: send another one.',
  idempotency_key_reused: 'The Idempotency-Key belongs to another request.',
  rate_limited: 'A limit is used up; Retry-After says when it is full again.',
  internal: 'A fault of the server; nothing was written.',
  provider_unavailable: 'What the check needs is not configured, not loaded or does not answer.',
  service_unavailable: 'The server is busy.',
};

const row = ([code, meaning]: [string, string]): string =>
  `<tr id="${code}"><td><code>${code}</code></td><td>${errorStatus[code as ErrorCode]}</td><td>${meaning}</td></tr>`;

/** The page that the `docs` member of every error points to. */
export const errorPage = `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Notaria: errors of the verification API</title>
</head>
<body>
<h1 id="errors">Errors of the verification API</h1>
<p>Every failure is <code>{"ok": false, "error": {"code", "message", "requestId", "retryable", "docs"}}</code>. The list of
codes is closed. <code>retryable</code> says whether the same request may succeed later without a change.</p>
<table>
<thead><tr><th>Code</th><th>Status</th><th>Meaning</th></tr></thead>
<tbody>
${Object.entries(meanings).map(row).join('\n')}
</tbody>
</table>
<p><a href="/docs">The reference of all operations</a></p>
</body>
</html>
`;
