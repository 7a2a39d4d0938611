import type { ApiError, ErrorDetail, Locale } from '../../errors.js';

/** Returns the body of a failure, in the caller's language. */
export type Envelope = (error: ApiError, locale: Locale, requestId: string) => object;

/** Returns details as both envelopes show them. Texts are cut to the lengths that the contracts publish. */
export const detailsIn = (details: readonly ErrorDetail[], locale: Locale) =>
  details.map(({ path, code, message, day, documents }) => ({
    path: path.slice(0, 500),
    code,
    message: message[locale].slice(0, 1000),
    ...(day !== undefined && { day, documents }),
  }));
