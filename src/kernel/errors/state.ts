import { untranslated } from '../messages/catalog.js';
import { text } from '../messages/index.js';
import { type ApiError, retryAfter } from './api-error.js';
import { refuse, simple } from './refuse.js';

/** Refusals because of the current state, and faults of the server. */
export const errors = {
  versionMismatch: (current: number) =>
    refuse('version_mismatch', text('versionMismatch', { current })),
  idempotencyInProgress: () =>
    refuse('idempotency_in_progress', text('idempotencyInProgress'), { headers: retryAfter(1) }),
  /** @param fault  the cause, which only development and tests reveal */
  internalFault: (fault: string) => refuse('internal_error', untranslated(fault)),
  internal: simple('internal_error', text('internal')),
  unavailable: simple('service_unavailable', text('unavailable'), retryAfter(1)),
  /**
   * @param seconds  the delay before another attempt
   * @param reason  names the part that does not answer, if it is not this server
   */
  unavailableFor: (seconds: number, reason = text('unavailable')) =>
    refuse('service_unavailable', reason, { headers: retryAfter(seconds) }),
  beingBuilt: simple('service_unavailable', text('beingBuilt'), retryAfter(5)),
  exportTooLarge(maxBytes: number): ApiError {
    const size = `${Math.floor(maxBytes / 2 ** 20)} MB`;
    return refuse('service_unavailable', text('exportTooLarge', { size }), {
      headers: retryAfter(60),
    });
  },
} as const;
