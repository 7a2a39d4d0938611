import { openScope, type Scope } from './abort.js';
import { ApiError } from './errors.js';
import type { CallOptions, Core, HeaderValues, RequestInfo } from './options.js';
import { readRetryAfter, retryDelay } from './retry.js';
import {
  type Clock,
  type FetchInit,
  host,
  type ResponseLike,
  type SignalLike,
  systemClock,
} from './runtime.js';

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

/** One logical call, whatever the number of its attempts. */
export interface Call {
  readonly method: string;
  /** As in the contract, for messages: holds no ids and no query. */
  readonly path: string;
  readonly url: string;
  /** Lower-case names. */
  readonly headers: Readonly<Record<string, string>>;
  readonly body: FetchInit['body'] | undefined;
  readonly isPublic: boolean;
  readonly options: CallOptions;
  /** Reads a success that is not JSON. */
  readonly read?: ((response: ResponseLike) => Promise<unknown>) | undefined;
}

/** Later headers replace earlier ones of the same name, whatever their case. */
export function mergeHeaders(...all: (HeaderValues | undefined)[]): Record<string, string> {
  const merged: Record<string, string> = {};
  for (const [name, value] of all.flatMap((headers) => Object.entries(headers ?? {}))) {
    if (value !== undefined) merged[name.toLowerCase()] = value;
  }
  return merged;
}

const defaultTimeoutMs = 30_000;
const defaultTotalMs = 120_000;
const defaultRetries = 3;

interface Exchange {
  readonly core: Core;
  readonly call: Call;
  readonly clock: Clock;
  readonly timeout: number;
  readonly whole: Scope;
}

const say = ({ method, path }: Call, what: string): string => `${method} ${path} ${what}`;

function openTimed(
  core: Core,
  call: Call,
  clock: Clock,
  ms: number,
  parent: SignalLike | undefined,
): Scope {
  const expired = () =>
    new core.errors.timeout({
      statusCode: 0,
      code: 'timeout',
      message: say(call, `took longer than ${ms} ms`),
    });
  return openScope(clock, ms, expired, parent);
}

/** JSON as what it says, anything else as its text. */
function parse(text: string): { readonly body?: unknown; readonly isJson: boolean } {
  try {
    return { body: text ? JSON.parse(text) : undefined, isJson: true };
  } catch {
    return { body: text, isJson: false };
  }
}

/** Turns a finished exchange into the reply or the error it stands for. */
function settle(
  { core, call, clock }: Exchange,
  response: ResponseLike,
  read: unknown,
): Reply<unknown> | ApiError {
  const { ok, status: statusCode, headers } = response;
  const requestId = headers.get('x-request-id') ?? undefined;
  const { body, isJson } = typeof read === 'string' ? parse(read) : { body: read, isJson: true };
  if (ok && isJson) return { data: body, response, requestId };
  return new core.errors.status({
    statusCode,
    code: 'unexpected_reply',
    message: say(call, `answered ${statusCode}${isJson ? '' : ', not JSON'}`),
    // A success that cannot be read may hold tokens: it is not kept.
    body: ok ? undefined : body,
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
  const { core, call, clock, timeout, whole } = exchange;
  // A bare function: a browser's fetch refuses to run as the method of another object.
  const fetch = core.options.fetch ?? host.fetch;
  const { signal, guard, close } = openTimed(core, call, clock, timeout, whole.signal);
  const init: FetchInit = {
    method: call.method,
    headers: mergeHeaders(request.headers, proof),
    signal,
    // Followed blindly, a redirect would hand an API key to another host.
    redirect: 'error',
    ...(call.body && { body: call.body }),
    ...(core.cookies && { credentials: core.cookies }),
  };
  let response: ResponseLike;
  let read: unknown;
  try {
    response = await guard(fetch(request.url, init));
    read = await guard<unknown>(response.ok && call.read ? call.read(response) : response.text());
  } catch (cause) {
    if (whole.signal.aborted) throw whole.signal.reason;
    if (signal.aborted) return signal.reason as ApiError;
    return new core.errors.connection({
      statusCode: 0,
      code: 'connection_failed',
      message: say(call, 'got no reply'),
      cause,
    });
  } finally {
    close();
  }
  await core.options.onResponse?.(response, request);
  return settle(exchange, response, read);
}

/** How long to wait before another attempt, or undefined when there shall be none. */
function nextDelay(
  { core: { options, shouldRetry }, call }: Exchange,
  error: ApiError,
  attempt: number,
): number | undefined {
  const isRepeatable = !/^P[OA]/.test(call.method) || 'idempotency-key' in call.headers;
  const retries = call.options.maxRetries ?? options.maxRetries ?? defaultRetries;
  return attempt <= retries && shouldRetry(error, isRepeatable)
    ? retryDelay(attempt, error.retryAfter, options.random ?? Math.random)
    : undefined;
}

async function runAttempts(exchange: Exchange, deadline: number): Promise<Reply<unknown>> {
  const { core, call, clock, whole } = exchange;
  const { options, credentials } = core;
  const { method, url, isPublic } = call;
  let isRenewed = isPublic;
  for (let attempt = 1; ; attempt += 1) {
    const proof = isPublic ? {} : await whole.guard(credentials.headers());
    const request: RequestInfo = { method, url, headers: { ...call.headers }, attempt };
    await options.onRequest?.(request);
    const outcome = await attemptOnce(exchange, request, proof);
    if (!(outcome instanceof ApiError)) return outcome;
    if (!isRenewed && (await whole.guard(credentials.refused?.(outcome, proof)))) {
      // The one repetition with new credentials is not a retry.
      isRenewed = true;
      attempt -= 1;
      continue;
    }
    const delayMs = nextDelay(exchange, outcome, attempt);
    // A wait past the deadline could only end in a timeout that hides what went wrong.
    if (delayMs === undefined || clock.now() + delayMs > deadline) throw outcome;
    await options.onRetry?.({ request, error: outcome, delayMs });
    await whole.sleep(delayMs);
  }
}

/** Makes a call: attempts, waits and credentials included. */
export async function send(core: Core, call: Call): Promise<Reply<unknown>> {
  const { options } = core;
  const clock = options.clock ?? systemClock;
  const timeout = call.options.timeout ?? options.timeout ?? defaultTimeoutMs;
  const total = Math.max(options.totalTimeout ?? defaultTotalMs, timeout);
  const whole = openTimed(core, call, clock, total, call.options.signal);
  try {
    return await runAttempts({ core, call, clock, timeout, whole }, clock.now() + total);
  } finally {
    whole.close();
  }
}
