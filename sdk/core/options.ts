import type { ApiError, ErrorClasses } from './transport/errors.js';
import type { RetryPolicy } from './transport/retry.js';
import type { Clock, FetchLike, ResponseLike, SignalLike } from './transport/runtime.js';

/** Header names in any case; an undefined value leaves the header out. */
export type HeaderValues = Readonly<Record<string, string | undefined>>;

/** The last argument of every call. */
export interface CallOptions {
  /** Aborts the call at any point: while it sends, reads, or waits for the next attempt. */
  readonly signal?: SignalLike | undefined;
  /** Time limit of each attempt in milliseconds, including the time to read the reply. */
  readonly timeout?: number | undefined;
  readonly headers?: HeaderValues | undefined;
  readonly maxRetries?: number | undefined;
}

/** Options of downloads. */
export interface StreamOptions extends CallOptions {
  /**
   * Resolves as soon as the file begins, for files that are too large for memory. The caller then reads or cancels
   * the stream; timeouts, retries and `signal` no longer apply.
   */
  readonly stream: true;
}

/** Options of calls that send files. */
export interface UploadOptions extends CallOptions {
  /** Replaces the client's `fetch`, for example with one that reports progress. */
  readonly fetch?: FetchLike | undefined;
}

/** Options of calls that create something. */
export interface KeyedOptions extends CallOptions {
  /**
   * Two calls with the same key take effect once. Default: a random key per call, which its retries share. Pass your
   * own key to be safe across restarts as well. 1 to 255 printable characters; the API remembers a key for 24 hours.
   */
  readonly idempotencyKey?: string | undefined;
}

/** Options of calls that change a record. */
export interface VersionedOptions extends CallOptions {
  /** The `version` or ETag that the change is based on. The API answers 412 if the record has a newer version. */
  readonly ifMatch?: number | string | undefined;
}

/** The value of a header. A list is sent as one text with commas. */
type HeaderValue = string | number | boolean | readonly (string | number | boolean)[] | undefined;

type Headers<H extends object> = H & { readonly [name: string]: HeaderValue };

/** Options of calls with headers of their own. A required header makes the options required. */
export type HeaderOptions<H extends object, O extends CallOptions> = Omit<O, 'headers'> &
  (object extends H
    ? { readonly headers?: Headers<H> | undefined }
    : { readonly headers: Headers<H> });

/** One attempt as the hooks receive it, without credentials. */
export interface RequestInfo {
  readonly method: string;
  readonly url: string;
  /** Lower-case names; `onRequest` may add to them. */
  readonly headers: Record<string, string>;
  /** 1 for the first. */
  readonly attempt: number;
}

/** A retry that is about to start. */
export interface RetryInfo {
  /** The attempt that failed; its `attempt` is the number of attempts so far. */
  readonly request: RequestInfo;
  /** The reason of the failure. Its `retryAfter` is the delay that the server requested, in seconds. */
  readonly error: ApiError;
  /** Milliseconds until the next attempt. */
  readonly delayMs: number;
  readonly maxRetries: number;
  /** Time that is left for the call with all its attempts and waits, in milliseconds. */
  readonly remainingMs: number;
}

export interface ClientOptions {
  /** Address of the API without `/api` or `/v1`, such as `https://erp.example.com`. */
  readonly baseUrl: string;
  /** Replaces the global `fetch`. */
  readonly fetch?: FetchLike | undefined;
  /** Time limit of each attempt in milliseconds. Default: 30000. */
  readonly timeout?: number | undefined;
  /**
   * Time limit of a call with all its attempts and waits in milliseconds, at least `timeout`. Default: no limit
   * beyond those of the attempts.
   */
  readonly totalTimeout?: number | undefined;
  readonly maxRetries?: number | undefined;
  /** Sent with every request. */
  readonly headers?: HeaderValues | undefined;
  /** Returns the `X-Request-Id` of a call, which its retries share. Default: the API makes one. */
  readonly requestId?: (() => string) | undefined;
  readonly onRequest?: ((request: RequestInfo) => unknown) | undefined;
  readonly onResponse?: ((response: ResponseLike, request: RequestInfo) => unknown) | undefined;
  readonly onRetry?: ((retry: RetryInfo) => unknown) | undefined;
  /** The clock; tests replace it. */
  readonly clock?: Clock | undefined;
  /** Returns random numbers from 0 to 1; tests replace it. */
  readonly random?: (() => number) | undefined;
}

/** Supplies the credentials of each attempt. */
export interface Credentials {
  headers(): HeaderValues | Promise<HeaderValues>;
  /** Whether public calls send the credentials as well. */
  readonly isForAll?: boolean;
  /** Whether a browser sends its cookies. */
  readonly cookies?: 'include' | 'omit' | undefined;
  /** Called when the API refuses a call. Returns true to repeat it with new credentials. */
  refused?(error: ApiError, sent: HeaderValues): boolean | Promise<boolean>;
  /** Called after every call that succeeds. */
  accepted?(path: string, data: unknown): unknown;
}

/** The settings that a client passes to the core. The core itself knows no API. */
export interface Core {
  readonly options: ClientOptions;
  readonly clock: Clock;
  readonly errors: ErrorClasses;
  readonly shouldRetry: RetryPolicy;
  readonly credentials: Credentials;
}
