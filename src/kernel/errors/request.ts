import type { Message } from '../messages/catalog.js';
import { text } from '../messages/index.js';
import { type ApiError, at, type ErrorDetail } from './api-error.js';
import type { KernelCode } from './codes.js';
import { refuse, simple } from './refuse.js';

/** The required form of a text by its format. It completes a sentence that begins with the name of the field. */
export const formatWords = {
  date: text('isDay'),
  'date-time': text('isInstant'),
  email: text('isEmail'),
  uri: text('isUrl'),
  uuid: text('isUuid'),
} as const satisfies Record<string, Message>;

/** A fault that validation found. */
export interface RequestFault extends ErrorDetail {
  readonly code: KernelCode;
}

/** Faults of the request itself. It would be invalid in every state of the server. */
export const requestErrors = {
  validationFailed(details: readonly RequestFault[]): ApiError {
    const codes = new Set(details.map((detail) => detail.code));
    const [only] = codes.size === 1 ? [...codes] : [];
    return refuse(only ?? 'validation_failed', text('requestNotValid'), { details });
  },
  invalidField: (path: string, message: Message, code: KernelCode = 'validation_failed') =>
    refuse(code, message, at(path, code, message)),
  /** For a text that has the format of the contract but is not an instant, such as a leap second. */
  invalidInstant: (path: string, code?: KernelCode) =>
    requestErrors.invalidField(
      path,
      text('fieldFault', { path, fault: formatWords['date-time'] }),
      code,
    ),
  pastInstant: (path: string) => requestErrors.invalidField(path, text('pastInstant', { path })),
  malformedJson: simple('malformed_json', text('malformedJson')),
  malformedPath: simple('malformed_path', text('malformedPath')),
  unknownParameter: (name: string) =>
    requestErrors.invalidField(
      `query.${name}`,
      text('unknownParameter', { name }),
      'unknown_parameter',
    ),
  duplicateParameter: (name: string) =>
    requestErrors.invalidField(
      `query.${name}`,
      text('duplicateParameter', { name }),
      'duplicate_parameter',
    ),
  invalidCursor: () =>
    requestErrors.invalidField('query.cursor', text('invalidCursor'), 'invalid_cursor'),
  invalidDateRange: (path: string, message: Message) =>
    requestErrors.invalidField(path, message, 'invalid_date_range'),
  ambiguousCredentials: simple('ambiguous_credentials', text('ambiguousCredentials')),
  payloadTooLarge: (maxBytes: number) =>
    refuse('payload_too_large', text('payloadTooLarge', { maxBytes })),
  unsupportedMediaType: (wanted: string | Message) =>
    refuse('unsupported_media_type', text('unsupportedMediaType', { wanted })),
  /** @param found  the type by its content, if known */
  unsupportedFile: (path: string, found: string | undefined, wanted: string) => {
    const type = found ?? text('unknownType');
    // HEIC is the format in which an iPhone stores pictures by default.
    const message =
      found === 'image/heic'
        ? text('unsupportedIphoneFile', { path, type, wanted })
        : text('unsupportedFile', { path, type, wanted });
    return refuse('unsupported_media_type', message, at(path, 'unsupported_media_type', message));
  },
  methodNotAllowed: (method: string, allow: string) =>
    refuse('method_not_allowed', text('methodNotAllowed', { method, allow }), {
      headers: { Allow: allow },
    }),
  unknownProxy: () => requestErrors.invalidField('header.x-forwarded-for', text('unknownProxy')),
  routeNotFound: simple('not_found', text('routeNotFound')),
  idempotencyKeyReused: simple('idempotency_key_reused', text('idempotencyKeyReused')),
} as const;
