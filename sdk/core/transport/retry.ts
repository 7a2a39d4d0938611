import type { ApiError } from './errors.js';

/** Says whether a failed call is worth another attempt, if sending it again cannot take effect twice. */
export type RetryPolicy = (error: ApiError) => boolean;

export const defaultTimeoutMs = 30_000;
export const defaultRetries = 3;
const firstDelayMs = 500;
const longestDelayMs = 8_000;
const longestRetryAfterSeconds = 60;
/** The longest wait before another attempt. */
export const longestWaitMs = longestRetryAfterSeconds * 1000 + firstDelayMs;

/** Returns the seconds to wait by a `Retry-After` header, which holds digits or an HTTP date; undefined for others. */
export function readRetryAfter(header: string | null, nowMs: number): number | undefined {
  const text = `${header}`;
  if (/^\d+$/.test(text)) return Number(text);
  // `Date.parse` alone takes `1.5` for a day of 2001.
  const ms = /^\w+, .+ GMT$/.test(text) ? Date.parse(text) - nowMs : NaN;
  return Number.isNaN(ms) ? undefined : Math.max(0, ms / 1000);
}

/**
 * Returns the delay before the next attempt: random, up to a limit that doubles with each attempt. A delay that the
 * API requests takes precedence, plus a random part, so that clients refused together do not return together. If the
 * API requests more than a minute, a failure of the server (5xx) is retried after a minute and a refusal is not
 * retried. If the API says that the call cannot succeed, a refusal is not retried, and a failure of the server is retried
 * without the requested delay: its caller should know it soon.
 *
 * @param attempt  1 for the first
 * @returns        milliseconds; Infinity for no other attempt
 */
export function retryDelay(
  attempt: number,
  { retryAfter, retryable, statusCode }: Partial<ApiError> & Pick<ApiError, 'statusCode'>,
  random: () => number = Math.random,
): number {
  if (retryable === false && statusCode < 500) return Infinity;
  if (retryAfter === undefined || retryable === false) {
    return random() * Math.min(longestDelayMs, firstDelayMs * 2 ** (attempt - 1));
  }
  if (retryAfter > longestRetryAfterSeconds && statusCode < 500) return Infinity;
  return Math.min(retryAfter, longestRetryAfterSeconds) * 1000 + random() * firstDelayMs;
}
