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
import { longestWaitMs, readRetryAfter, retryDelay } from './retry.js';
import type { FetchInit, Host, ResponseLike } from './runtime.js';

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
export interface Call
  extends Omit<Core, 'credentials'>,
    CallOptions,
    Partial<StreamOptions>,
    UploadOptions {
  readonly method: string;
  readonly url: string;
  /** Lower-case names. */
  readonly headers: Readonly<Record<string, string>>;
  readonly body: FetchInit['body'] | undefined;
  /** Milliseconds for each attempt. */
  readonly timeout: number;
  readonly maxRetries: number;
  /** Has no headers for an operation that needs no credentials. */
  readonly credentials: Partial<Credentials>;
  /** The flags of the method; see `groups.ts`. */
  readonly flags: string;
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

/** Turns a response into a reply or an error. */
function settle(call: Call, response: ResponseLike, content: unknown): Reply<unknown> | ApiError {
  const { ok, status: statusCode, headers } = response;
  const requestId = headers.get('x-request-id') || undefined;
  let data = content || undefined;
  let problem = '';
  try {
    if (typeof data === 'string') data = JSON.parse(data);
  } catch {
    problem = ', not JSON';
  }
  // A proxy may answer for the API, with nothing.
  if (ok && !content && statusCode !== 204) problem = ' without a body';
  if (ok && !problem) return { data, response, requestId };
  return call.fail('unexpected_reply', ` answered ${statusCode}${problem}`, {
    statusCode,
    // An unreadable success may contain tokens, so that it is not kept.
    response: ok ? undefined : data,
    requestId,
    retryAfter: readRetryAfter(headers.get('retry-after'), call.clock.now()),
  });
}

/**
 * Sends once and reads the reply, all within one attempt.
 *
 * @param guard  of the whole call
 */
async function attemptOnce(
  call: Call,
  guard: Scope['guard'],
  attempt: Scope,
  request: RequestInfo,
  proof: HeaderValues | undefined,
): Promise<Reply<unknown> | ApiError> {
  const { options, method, body, read, fail } = call;
  const { signal } = attempt;
  // Called without an object: the `fetch` of a browser refuses to run as a method of another object.
  const send = call.fetch ?? options.fetch ?? fetch;
  let response: ResponseLike;
  let content: unknown;
  try {
    response = await attempt.guard(
      send(request.url, {
        method,
        headers: mergeHeaders(request.headers, proof),
        body,
        signal,
        // A redirect would send the API key to another host.
        redirect: 'error',
        credentials: call.credentials.cookies,
      } as FetchInit),
    );
    content = await attempt.guard<unknown>(
      response.ok && read ? read(response, call.stream) : response.text(),
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
  return settle(call, response, content);
}

/**
 * Makes a call: sends until there is a reply, within the time of all attempts.
 *
 * @throws the last error when no attempt may follow, or a timeout when it would come too late
 */
export async function send(call: Call): Promise<Reply<unknown>> {
  const { options, credentials, clock, fail, method, url, headers, timeout, maxRetries } = call;
  // By default, all attempts with the longest waits fit.
  const { totalTimeout = (maxRetries + 1) * (timeout + longestWaitMs) } = options;
  const total = Math.max(totalTimeout, timeout);
  const isLate = () => fail('timeout', ` took longer than ${timeout} ms`);
  const expire = (more?: Partial<Failure>) =>
    fail('timeout', ` would take longer than totalTimeout, ${total} ms`, more);
  const { ended, guard, signal, close } = openScope(clock, total, expire, call.signal, (cause) =>
    fail('aborted', ` was aborted: ${cause}`, { cause }),
  );
  const deadline = clock.now() + total;
  let { refused } = credentials;
  // Sending it again cannot take effect twice.
  const isRepeatable =
    !/^P[OA]/.test(method) || 'idempotency-key' in headers || call.flags.includes('n');
  try {
    for (let attempt = 1; ; ) {
      const proof = await guard(credentials.headers?.());
      const request: RequestInfo = { method, url, headers: { ...headers }, attempt };
      await guard(options.onRequest?.(request));
      const scope = openScope(clock, timeout, isLate, signal);
      const error = await attemptOnce(call, guard, scope, request, proof);
      if (!(error instanceof ApiError)) return error;
      // The one repetition with new credentials is not a retry.
      if (await guard(refused?.(error, proof as HeaderValues))) {
        refused = undefined;
        continue;
      }
      const delayMs = retryDelay(attempt, error, options.random);
      const isLast =
        attempt > maxRetries || delayMs === Infinity || !isRepeatable || !call.shouldRetry(error);
      if (isLast) throw error;
      const remainingMs = deadline - clock.now();
      if (delayMs > remainingMs) throw expire({ cause: error, retryAfter: error.retryAfter });
      await guard(options.onRetry?.({ request, error, delayMs, maxRetries, remainingMs }));
      // If the call ends first, it cancels the timer.
      await guard(new Promise<void>((wake) => ended.catch(clock.after(delayMs, wake))));
      attempt += 1;
    }
  } finally {
    close();
  }
}
