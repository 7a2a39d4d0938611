import type {
  CallOptions,
  Core,
  HeaderValues,
  RequestInfo,
  StreamOptions,
  UploadOptions,
} from '../options.js';
import { openScope, type Scope } from './abort.js';
import { ApiError, type ClientCode, type Failure } from './errors.js';
import { longestWaitMs, readRetryAfter, retryDelay } from './retry.js';
import { type Clock, type FetchInit, host, type ResponseLike, systemClock } from './runtime.js';

/** A reply with what surrounds it. */
export interface Reply<T> {
  /** The body, unchanged. */
  readonly data: T;
  readonly response: ResponseLike;
  /** Quote it when reporting a problem. */
  readonly requestId: string | undefined;
}

export interface ApiPromise<T> extends Promise<T> {
  /** The body together with status, headers and request id. */
  withResponse(): Promise<Reply<T>>;
}

/** One call of the application, which may take several attempts. */
export interface Call {
  readonly method: string;
  /** As in the contract, for messages: holds no ids and no query. */
  readonly path: string;
  readonly url: string;
  /** Lower-case names. */
  readonly headers: Readonly<Record<string, string>>;
  readonly body: FetchInit['body'] | undefined;
  readonly isPublic: boolean;
  readonly options: CallOptions & Partial<StreamOptions> & UploadOptions;
  /** Reads a success that is not JSON. */
  readonly read?:
    | ((response: ResponseLike, isStream: boolean | undefined) => Promise<unknown>)
    | undefined;
}

/** Merges headers. Later ones replace earlier ones of the same name; case does not matter. */
export function mergeHeaders(...all: (HeaderValues | undefined)[]): Record<string, string> {
  const merged: Record<string, string> = {};
  for (const headers of all) {
    for (const name in headers) {
      if (headers[name] !== undefined) merged[name.toLowerCase()] = `${headers[name]}`;
    }
  }
  return merged;
}

const defaultTimeoutMs = 30_000;
const defaultRetries = 3;

/** Makes an error of the client's own: in place of a reply, or of one that cannot be read. */
export function failureOf(
  { errors }: Core,
  code: ClientCode,
  message: string,
  more?: Partial<Failure>,
): ApiError {
  return new (errors[code] ?? errors.other)({ statusCode: 0, code, message, ...more });
}

/** A call under way. */
interface Exchange {
  readonly core: Core;
  readonly call: Call;
  readonly clock: Clock;
  /** Around all attempts and the waits between them. */
  readonly whole: Scope;
  /** When `whole` ends, in milliseconds since 1970. */
  readonly deadline: number;
  readonly maxRetries: number;
  readonly openAttempt: () => Scope;
  /** @param last  what ended the last attempt */
  readonly expire: (last?: ApiError) => ApiError;
  readonly fail: (code: ClientCode, what: string, more?: Partial<Failure>) => ApiError;
}

/** Turns a finished exchange into the reply or the error it stands for. */
function settle(
  { clock, fail }: Exchange,
  response: ResponseLike,
  read: unknown,
): Reply<unknown> | ApiError {
  const { ok, status: statusCode, headers } = response;
  const requestId = headers.get('x-request-id') ?? undefined;
  let data = read;
  let problem = '';
  try {
    if (typeof read === 'string') data = read ? JSON.parse(read) : undefined;
  } catch {
    problem = ', not JSON';
  }
  if (ok && !problem) return { data, response, requestId };
  return fail('unexpected_reply', `answered ${statusCode}${problem}`, {
    statusCode,
    // A success that cannot be read may hold tokens: it is not kept.
    response: ok ? undefined : data,
    requestId,
    retryAfter: readRetryAfter(headers.get('retry-after'), clock.now()),
  });
}

/** Sends once and reads the reply, all within the timeout of one attempt. */
async function attemptOnce(
  exchange: Exchange,
  request: RequestInfo,
  proof: HeaderValues,
): Promise<Reply<unknown> | ApiError> {
  const { core, call, whole } = exchange;
  const { cookies } = core.credentials;
  // A bare function: a browser's fetch refuses to run as the method of another object.
  const fetch = call.options.fetch ?? core.options.fetch ?? host.fetch;
  const { signal, guard, close } = exchange.openAttempt();
  const init: FetchInit = {
    method: call.method,
    headers: mergeHeaders(request.headers, proof),
    signal,
    // Followed blindly, a redirect would hand an API key to another host.
    redirect: 'error',
    ...(call.body && { body: call.body }),
    ...(cookies && { credentials: cookies }),
  };
  let response: ResponseLike;
  let read: unknown;
  try {
    response = await guard(fetch(request.url, init));
    read = await guard<unknown>(
      response.ok && call.read ? call.read(response, call.options.stream) : response.text(),
    );
  } catch (cause) {
    await whole.guard(undefined);
    return signal.aborted
      ? (signal.reason as ApiError)
      : exchange.fail('connection_failed', 'got no reply', { cause });
  } finally {
    close();
  }
  await whole.guard(core.options.onResponse?.(response, request));
  return settle(exchange, response, read);
}

/** Waits before another attempt. @throws `error` when there shall be none, or a timeout when it would come too late */
async function pause(
  { core: { options, shouldRetry }, call, clock, whole, deadline, maxRetries, expire }: Exchange,
  request: RequestInfo,
  error: ApiError,
): Promise<void> {
  const isRepeatable = !/^P[OA]/.test(call.method) || 'idempotency-key' in call.headers;
  const isHopeless = error.retryable === false || !shouldRetry(error, isRepeatable);
  if (isHopeless || request.attempt > maxRetries) throw error;
  const delayMs = retryDelay(request.attempt, error, options.random ?? Math.random);
  if (delayMs === Infinity) throw error;
  const remainingMs = deadline - clock.now();
  if (delayMs > remainingMs) throw expire(error);
  await whole.guard(options.onRetry?.({ request, error, delayMs, maxRetries, remainingMs }));
  await whole.sleep(delayMs);
}

async function runAttempts(exchange: Exchange): Promise<Reply<unknown>> {
  const { core, call, whole } = exchange;
  const { options, credentials } = core;
  const { method, url, isPublic } = call;
  let isRenewed = isPublic;
  for (let attempt = 1; ; ) {
    const proof = isPublic ? {} : await whole.guard(credentials.headers());
    const request: RequestInfo = { method, url, headers: { ...call.headers }, attempt };
    await whole.guard(options.onRequest?.(request));
    const outcome = await attemptOnce(exchange, request, proof);
    if (!(outcome instanceof ApiError)) return outcome;
    // The one repetition with new credentials is not a retry.
    if (!isRenewed && (await whole.guard(credentials.refused?.(outcome, proof)))) isRenewed = true;
    else {
      await pause(exchange, request, outcome);
      attempt += 1;
    }
  }
}

/** Makes a call: attempts, waits and credentials included. */
export function send(core: Core, call: Call): Promise<Reply<unknown>> {
  const { options } = core;
  const clock = options.clock ?? systemClock;
  const fail: Exchange['fail'] = (code, what, more) =>
    failureOf(core, code, `${call.method} ${call.path} ${what}`, more);
  const timeout = call.options.timeout ?? options.timeout ?? defaultTimeoutMs;
  const maxRetries = call.options.maxRetries ?? options.maxRetries ?? defaultRetries;
  // Without a limit of the caller's, all attempts and the longest waits fit.
  const longest = (maxRetries + 1) * (timeout + longestWaitMs);
  const total = Math.max(options.totalTimeout ?? longest, timeout);
  const expire = (last?: ApiError) =>
    fail('timeout', `would take longer than totalTimeout, ${total} ms`, {
      cause: last,
      retryAfter: last?.retryAfter,
    });
  const abort = (cause: unknown) => fail('aborted', `was aborted: ${cause}`, { cause });
  const whole = openScope(clock, total, expire, call.options.signal, abort);
  const isLate = () => fail('timeout', `took longer than ${timeout} ms`);
  return runAttempts({
    core,
    call,
    clock,
    fail,
    whole,
    expire,
    maxRetries,
    deadline: clock.now() + total,
    openAttempt: () => openScope(clock, timeout, isLate, whole.signal),
  }).finally(whole.close);
}
