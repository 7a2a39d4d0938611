import type {
  CallOptions,
  Core,
  Credentials,
  HeaderValues,
  RequestInfo,
  StreamOptions,
  UploadOptions,
} from '../options.js';
import { openScope, type Scope } from './abort.js';
import { ApiError, type ClientCode, type Failure } from './errors.js';
import {
  defaultRetries,
  defaultTimeoutMs,
  longestWaitMs,
  readRetryAfter,
  retryDelay,
} from './retry.js';
import {
  type Clock,
  type FetchInit,
  type Host,
  type ResponseLike,
  systemClock,
} from './runtime.js';

declare const AbortController: Host['AbortController'];
declare const fetch: Host['fetch'];

/** A reply with its HTTP response. */
export interface Reply<T> {
  /** The body as the API sent it. */
  readonly data: T;
  readonly response: ResponseLike;
  /** The id of the request, for support. */
  readonly requestId: string | undefined;
}

export interface ApiPromise<T> extends Promise<T> {
  /** Resolves to the body together with status, headers and request id. */
  withResponse(): Promise<Reply<T>>;
}

/** Makes an error of the client: there is no reply, or one that cannot be read. */
type Fail = (code: ClientCode, what: string, more?: Partial<Failure>) => ApiError;

/** A call of the application. It may take several attempts. */
export interface Call extends Omit<Core, 'credentials'> {
  readonly method: string;
  readonly url: string;
  /** Lower-case names. */
  readonly headers: Readonly<Record<string, string>>;
  readonly body: FetchInit['body'] | undefined;
  /** Sending it again cannot take effect twice. */
  readonly isRepeatable: boolean;
  /** Has no headers for an operation that needs no credentials. */
  readonly credentials: Partial<Credentials>;
  /** The options of the call. They take precedence over those of the client. */
  readonly own: CallOptions & Partial<StreamOptions> & UploadOptions;
  readonly fail: Fail;
  /** Reads a success that is not JSON. */
  readonly read?: (response: ResponseLike, isStream: boolean | undefined) => Promise<unknown>;
}

/** Merges headers. Later headers replace earlier ones of the same name, in upper or lower case. */
export function mergeHeaders(...all: (HeaderValues | undefined)[]): Record<string, string> {
  const merged: Record<string, string> = {};
  for (const headers of all) {
    for (const name in headers) {
      if (headers[name] !== undefined) merged[name.toLowerCase()] = `${headers[name]}`;
    }
  }
  return merged;
}

/** A call in progress, with its scope. It is one flat object, from which each step takes its part. */
interface Exchange extends Call, Scope {
  readonly clock: Clock;
  /** Milliseconds for each attempt. */
  readonly timeout: number;
  readonly maxRetries: number;
  /** The time at which the call ends, in milliseconds since 1970. */
  readonly deadline: number;
  /** @param last  what ended the last attempt */
  expire(last?: ApiError): ApiError;
}

/** Turns a response into a reply or an error. */
function settle(
  { clock, fail }: Exchange,
  response: ResponseLike,
  content: unknown,
): Reply<unknown> | ApiError {
  const { ok, status: statusCode, headers } = response;
  const requestId = headers.get('x-request-id') || undefined;
  let data = content || undefined;
  let problem = '';
  try {
    if (typeof data === 'string') data = JSON.parse(data);
  } catch {
    problem = ', not JSON';
  }
  if (ok && !problem) return { data, response, requestId };
  return fail('unexpected_reply', ` answered ${statusCode}${problem}`, {
    statusCode,
    // An unreadable success may contain tokens, so that it is not kept.
    response: ok ? undefined : data,
    requestId,
    retryAfter: readRetryAfter(headers.get('retry-after'), clock.now()),
  });
}

/** Sends once and reads the reply, all within the timeout of one attempt. */
async function attemptOnce(
  exchange: Exchange,
  request: RequestInfo,
  proof: HeaderValues | undefined,
): Promise<Reply<unknown> | ApiError> {
  const { options, own, read, fail, timeout, guard } = exchange;
  const controller = new AbortController();
  const { signal } = controller;
  const isLate = () => fail('timeout', ` took longer than ${timeout} ms`);
  const attempt = openScope(exchange.clock, timeout, isLate);
  exchange.ended.catch(attempt.end);
  attempt.ended.catch((reason) => controller.abort(reason));
  // Called without an object: the `fetch` of a browser refuses to run as a method of another object.
  const send = own.fetch ?? options.fetch ?? fetch;
  let response: ResponseLike;
  let content: unknown;
  try {
    response = await attempt.guard(
      send(request.url, {
        method: exchange.method,
        headers: mergeHeaders(request.headers, proof),
        body: exchange.body,
        signal,
        // A redirect would send the API key to another host.
        redirect: 'error',
        credentials: exchange.credentials.cookies,
      } as FetchInit),
    );
    content = await attempt.guard<unknown>(
      response.ok && read ? read(response, own.stream) : response.text(),
    );
  } catch (cause) {
    await guard();
    return signal.aborted
      ? (signal.reason as ApiError)
      : fail('connection_failed', ' got no reply', { cause });
  } finally {
    attempt.close();
  }
  await guard(options.onResponse?.(response, request));
  return settle(exchange, response, content);
}

/** Sends until there is a reply. @throws the last error when no attempt may follow, or a timeout when it would come too late */
async function runAttempts(exchange: Exchange): Promise<Reply<unknown>> {
  const { method, url, headers, options, credentials, clock, maxRetries, guard } = exchange;
  let isRenewed = false;
  for (let attempt = 1; ; ) {
    const proof = await guard(credentials.headers?.());
    const request: RequestInfo = { method, url, headers: { ...headers }, attempt };
    await guard(options.onRequest?.(request));
    const error = await attemptOnce(exchange, request, proof);
    if (!(error instanceof ApiError)) return error;
    // The one repetition with new credentials is not a retry.
    if (!isRenewed && (await guard(credentials.refused?.(error, proof as HeaderValues)))) {
      isRenewed = true;
      continue;
    }
    const delayMs = retryDelay(attempt, error, options.random ?? Math.random);
    const isHopeless =
      attempt > maxRetries ||
      delayMs === Infinity ||
      error.retryable === false ||
      !exchange.shouldRetry(error, exchange.isRepeatable);
    if (isHopeless) throw error;
    const remainingMs = exchange.deadline - clock.now();
    if (delayMs > remainingMs) throw exchange.expire(error);
    await guard(options.onRetry?.({ request, error, delayMs, maxRetries, remainingMs }));
    // If the call ends first, it cancels the timer.
    await guard(new Promise<void>((wake) => exchange.ended.catch(clock.after(delayMs, wake))));
    attempt += 1;
  }
}

/** Makes a call with its attempts, waits and credentials. */
export function send(call: Call): Promise<Reply<unknown>> {
  const { options, own, fail } = call;
  const { signal } = own;
  const clock = options.clock ?? systemClock;
  const timeout = own.timeout ?? options.timeout ?? defaultTimeoutMs;
  const maxRetries = own.maxRetries ?? options.maxRetries ?? defaultRetries;
  // By default, all attempts with the longest waits fit.
  const longest = (maxRetries + 1) * (timeout + longestWaitMs);
  const total = Math.max(options.totalTimeout ?? longest, timeout);
  const expire = (last?: ApiError) =>
    fail('timeout', ` would take longer than totalTimeout, ${total} ms`, {
      cause: last,
      retryAfter: last?.retryAfter,
    });
  const whole = openScope(clock, total, expire);
  const follow = () => {
    const cause = signal?.reason;
    whole.end(fail('aborted', ` was aborted: ${cause}`, { cause }));
  };
  if (signal?.aborted) follow();
  signal?.addEventListener('abort', follow);
  return runAttempts({
    ...call,
    ...whole,
    clock,
    timeout,
    maxRetries,
    deadline: clock.now() + total,
    expire,
  }).finally(() => {
    whole.close();
    signal?.removeEventListener('abort', follow);
  });
}
