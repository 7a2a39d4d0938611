import type { Message } from '../messages/catalog.js';

/** One fault of a request. `path` is where it was found, e.g. `body.lines.0.quantity`. */
export interface ErrorDetail {
  readonly path: string;
  readonly code: string;
  readonly message: Message;
  /** The day on which the fault would show, and the numbers of the documents that it would concern. */
  readonly day?: string | undefined;
  readonly documents?: readonly string[] | undefined;
}

export interface ErrorExtras {
  readonly details?: readonly ErrorDetail[];
  /** Extra reply headers, e.g. `Retry-After`. */
  readonly headers?: Readonly<Record<string, string>>;
  /** The states that would have been allowed. */
  readonly allowed?: readonly string[];
  /** The time from which a record can be erased. */
  readonly erasableFrom?: Date;
  readonly isLasting?: boolean;
}

/** An expected failure, made by the error factories of the kernel and of modules. Any other thrown error is a bug. */
export class ApiError extends Error {
  readonly code: string;
  readonly status: number;
  readonly text: Message;
  readonly details: readonly ErrorDetail[];
  readonly headers: Readonly<Record<string, string>>;
  readonly allowed: readonly string[] | undefined;
  readonly erasableFrom: Date | undefined;
  /** True if the fault lasts until the operator acts, although the reply has a Retry-After. */
  readonly isLasting: boolean;

  constructor(code: string, status: number, text: Message, extras: ErrorExtras = {}) {
    super(text.en);
    this.name = 'ApiError';
    this.code = code;
    this.status = status;
    this.text = text;
    this.details = extras.details ?? [];
    this.headers = extras.headers ?? {};
    this.allowed = extras.allowed;
    this.erasableFrom = extras.erasableFrom;
    this.isLasting = extras.isLasting ?? false;
  }
}

/** Makes an error of one code. */
export type Refuse<Code extends string> = (
  code: Code,
  text: Message,
  extras?: ErrorExtras,
) => ApiError;

/**
 * Returns the function that makes errors of a set of codes.
 *
 * @param statuses  the HTTP status of each code
 */
export const refusals =
  <Code extends string>(statuses: Readonly<Record<Code, number>>): Refuse<Code> =>
  (code, text, extras) =>
    new ApiError(code, statuses[code], text, extras);

/** The extras of an error with one detail. */
export const at = (path: string, code: string, message: Message): ErrorExtras => ({
  details: [{ path, code, message }],
});

/** The header that tells the caller when to try again, in whole seconds. */
export const retryAfter = (seconds: number): Readonly<Record<string, string>> => ({
  'Retry-After': String(Math.max(1, Math.ceil(seconds))),
});
