import type { ApiError } from './errors.js';

/**
 * Says whether a failed call is worth another attempt.
 *
 * @param isRepeatable  sending it again cannot take effect twice
 */
export type RetryPolicy = (error: ApiError, isRepeatable: boolean) => boolean;

const firstDelayMs = 500;
const longestDelayMs = 8_000;
/** Asked to wait longer than this, the client gives the error back instead. */
const longestRetryAfterSeconds = 60;

/** Seconds to wait by a `Retry-After` header, in either of its forms. */
export function readRetryAfter(header: string | null, nowMs: number): number | undefined {
  if (!header) return undefined;
  const seconds = /^\d+$/.test(header) ? Number(header) : (Date.parse(header) - nowMs) / 1000;
  return Number.isNaN(seconds) ? undefined : Math.max(0, seconds);
}

/**
 * Full jitter: anything from nothing to a ceiling that doubles with each attempt. What the API asks
 * for comes first, with jitter on top, so that those refused together do not return together.
 *
 * @param attempt  1 for the first
 * @returns        milliseconds; Infinity when the wait asked for is too long
 */
export function retryDelay(
  attempt: number,
  retryAfter: number | undefined,
  random: () => number,
): number {
  if (retryAfter === undefined) {
    return random() * Math.min(longestDelayMs, firstDelayMs * 2 ** (attempt - 1));
  }
  return retryAfter > longestRetryAfterSeconds
    ? Infinity
    : retryAfter * 1000 + random() * firstDelayMs;
}
