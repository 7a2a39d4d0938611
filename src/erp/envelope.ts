import { detailsIn, type Envelope } from '../kernel/http/reply/envelopes.js';

/** `{ok, message, code, requestId, errors?, details?}` */
export const erpEnvelope: Envelope = (error, locale, requestId) => {
  const { details } = error;
  const body = { ok: false, message: error.text[locale], code: error.code, requestId };
  if (details.length === 0) return body;
  const errors = details.map((detail) => detail.message[locale]);
  return { ...body, errors, details: detailsIn(details, locale) };
};
