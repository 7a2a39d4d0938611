import type { ApiError } from './errors.js';

/**
 * Says whether a failed call is worth another attempt.
 *
 * @param isRepeatable  sending it again cannot take effect twice
 */
export type RetryPolicy = (error: ApiError, isRepeatable: boolean) => boolean;

export const defaultTimeoutMs = 30_000;
export const defaultRetries = 3;
const firstDelayMs = 500;
const longestDelayMs = 8_000;
const longestRetryAfterSeconds = 60;
/** The longest wait before another attempt. */
export const longestWaitMs = longestRetryAfterSeconds * 1000 + firstDelayMs;

/** Seconds to wait by a `Retry-After` header, in either of its forms. A header that is absent is no date. */
export function readRetryAfter(header: string | null, nowMs: number): number | undefined {
  const text = header as string;
  const seconds = /^\d+$/.test(text) ? Number(text) : (Date.parse(text) - nowMs) / 1000;
  return Number.isNaN(seconds) ? undefined : Math.max(0, seconds);
}

/**
 * Full jitter: anything from nothing to a ceiling that doubles with each attempt. What the API asks
 * for comes first, with jitter on top, so that those refused together do not return together. Of a wait longer than a
 * minute, a failure of the server waits a minute; a refusal is not repeated.
 *
 * @param attempt  1 for the first
 * @returns        milliseconds; Infinity for no other attempt
 */
export function retryDelay(
  attempt: number,
  { retryAfter, statusCode }: Pick<ApiError, 'retryAfter' | 'statusCode'>,
  random: () => number,
): number {
  if (retryAfter === undefined) {
    return random() * Math.min(longestDelayMs, firstDelayMs * 2 ** (attempt - 1));
  }
  if (retryAfter > longestRetryAfterSeconds && statusCode < 500) return Infinity;
  return Math.min(retryAfter, longestRetryAfterSeconds) * 1000 + random() * firstDelayMs;
}
