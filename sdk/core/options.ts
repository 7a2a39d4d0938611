import type { ApiError, ErrorClasses } from './transport/errors.js';
import type { RetryPolicy } from './transport/retry.js';
import type { Clock, FetchLike, ResponseLike, SignalLike } from './transport/runtime.js';

/** Header names in any case; an undefined value leaves the header out. */
export type HeaderValues = Readonly<Record<string, string | undefined>>;

/** The last argument of every call. */
export interface CallOptions {
  /** Ends the call wherever it is: sending, waiting to try again, reading. */
  readonly signal?: SignalLike | undefined;
  /** Milliseconds for each attempt, reading the reply included. */
  readonly timeout?: number | undefined;
  readonly headers?: HeaderValues | undefined;
  readonly maxRetries?: number | undefined;
}

/** For files that are too large to be held whole. */
export interface StreamOptions extends CallOptions {
  /**
   * Answers as soon as the file begins. What follows is read, or cancelled, by the caller: no timeout, no retry and no
   * `signal` ends it any more.
   */
  readonly stream: true;
}

/** For calls that send files. */
export interface UploadOptions extends CallOptions {
  /** Used in place of the client's `fetch`, such as one that reports the progress. */
  readonly fetch?: FetchLike | undefined;
}

/** For calls that create something. */
export interface KeyedOptions extends CallOptions {
  /**
   * Two calls with the same key take effect once. Absent: a random one per call, the same over its
   * retries. Give your own to be safe over restarts too. 1 to 255 printable characters, kept 24 h.
   */
  readonly idempotencyKey?: string | undefined;
}

/** For calls that change a record. */
export interface VersionedOptions extends CallOptions {
  /** The `version` the change is based on, or an ETag; if it has moved on: 412. */
  readonly ifMatch?: number | string | undefined;
}

/** The value of a header: a list is sent as one text with commas. */
type HeaderValue = string | number | boolean | readonly (string | number | boolean)[] | undefined;

type Headers<H extends object> = H & { readonly [name: string]: HeaderValue };

/** For calls that take headers of their own. A required header makes the options required. */
export type HeaderOptions<H extends object, O extends CallOptions> = Omit<O, 'headers'> &
  (object extends H
    ? { readonly headers?: Headers<H> | undefined }
    : { readonly headers: Headers<H> });

/** One attempt, as the hooks see it: before credentials are added. */
export interface RequestInfo {
  readonly method: string;
  readonly url: string;
  /** Lower-case names; `onRequest` may add to them. */
  readonly headers: Record<string, string>;
  /** 1 for the first. */
  readonly attempt: number;
}

/** A repetition that is about to be made. */
export interface RetryInfo {
  /** The attempt that failed; its `attempt` is the number of attempts so far. */
  readonly request: RequestInfo;
  /** Why it failed; its `retryAfter` is what the server asked for, in seconds. */
  readonly error: ApiError;
  /** Milliseconds until the next attempt. */
  readonly delayMs: number;
  readonly maxRetries: number;
  /** Milliseconds that the call may still take with all its attempts and waits. */
  readonly remainingMs: number;
}

export interface ClientOptions {
  /** Address of the API without `/api` or `/v1`, such as `https://erp.example.com`. */
  readonly baseUrl: string;
  /** Used in place of the global `fetch`. */
  readonly fetch?: FetchLike | undefined;
  /** Milliseconds for each attempt. Default 30000. */
  readonly timeout?: number | undefined;
  /** Milliseconds for a call with all its attempts and waits, at least `timeout`. Absent: as long as they take. */
  readonly totalTimeout?: number | undefined;
  readonly maxRetries?: number | undefined;
  /** Sent with every request. */
  readonly headers?: HeaderValues | undefined;
  /** Makes the `X-Request-Id` of each call, the same over its retries. Absent: the API makes one. */
  readonly requestId?: (() => string) | undefined;
  readonly onRequest?: ((request: RequestInfo) => unknown) | undefined;
  readonly onResponse?: ((response: ResponseLike, request: RequestInfo) => unknown) | undefined;
  readonly onRetry?: ((retry: RetryInfo) => unknown) | undefined;
  /** Time, for tests. */
  readonly clock?: Clock | undefined;
  /** Numbers from 0 to 1, for tests. */
  readonly random?: (() => number) | undefined;
}

/** Supplies the credentials of each attempt. It may wait for a new token. */
export interface Credentials {
  headers(): HeaderValues | Promise<HeaderValues>;
  /** Sent with calls that need no credentials as well. */
  readonly isForAll?: boolean;
  /** Whether a browser sends its cookies. */
  readonly cookies?: 'include' | 'omit';
  /** Told of a refusal; true when the call shall be repeated, with headers asked for anew. */
  refused?(error: ApiError, sent: HeaderValues): boolean | Promise<boolean>;
  /** Told of every call that succeeded. */
  accepted?(path: string, data: unknown): unknown;
}

/** The settings that a client passes to the core. The core itself knows no API. */
export interface Core {
  readonly options: ClientOptions;
  readonly errors: ErrorClasses;
  readonly shouldRetry: RetryPolicy;
  readonly credentials: Credentials;
}
