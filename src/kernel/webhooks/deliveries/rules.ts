const secondMs = 1_000;
const minuteMs = 60 * secondMs;
const hourMs = 60 * minuteMs;

/** The delays after the failed attempts, except the last one. */
const waitsMs = [
  5 * secondMs,
  5 * minuteMs,
  30 * minuteMs,
  2 * hourMs,
  5 * hourMs,
  10 * hourMs,
  14 * hourMs,
  20 * hourMs,
  24 * hourMs,
];

export const maxAttempts = waitsMs.length + 1;

/** A webhook is disabled after failures for this time without a success. */
const patienceMs = 120 * hourMs;

/** The longest delay that a receiver may request. */
const maxRetryAfterMs = 24 * hourMs;

/** The result of one attempt. */
export interface Answer {
  /** Absent: there was no answer. */
  readonly status?: number;
  /** The header as sent: seconds, or an HTTP date. */
  readonly retryAfter?: string;
}

export function isSuccess({ status = 0 }: Answer): boolean {
  return status >= 200 && status < 300;
}

/** Returns milliseconds from `now`; undefined for text that is not a time, or a past one. */
export function parseRetryAfter(text: string, now: Date): number | undefined {
  const trimmed = text.trim();
  const ms = /^\d+$/.test(trimmed)
    ? Number(trimmed) * secondMs
    : Date.parse(trimmed) - now.getTime();
  return ms > 0 ? Math.min(ms, maxRetryAfterMs) : undefined;
}

/**
 * Returns the wait before the next attempt.
 *
 * @param attempt  the failed attempt, from 1
 * @param chance   in [0, 1), to spread deliveries that failed at the same time
 */
export function waitMs(attempt: number, answer: Answer, now: Date, chance: number): number {
  const planned = (waitsMs[attempt - 1] ?? waitsMs.at(-1) ?? 0) * (0.9 + chance * 0.2);
  const isBusy = answer.status === 429 || answer.status === 503;
  const requestedWait =
    isBusy && answer.retryAfter !== undefined && parseRetryAfter(answer.retryAfter, now);
  return Math.round(Math.max(planned, requestedWait || 0));
}

export type DisabledReason = 'gone' | 'failing';

/** Returns the reason to disable a webhook after a failed attempt, if there is one. */
export function disabledBy(
  answer: Answer,
  failingSince: Date,
  now: Date,
): DisabledReason | undefined {
  if (answer.status === 410) return 'gone';
  return now.getTime() - failingSince.getTime() >= patienceMs ? 'failing' : undefined;
}
