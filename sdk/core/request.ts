import { openScope, type Scope } from './abort.js';
import { ApiError } from './errors.js';
import { type FileReply, readFileName } from './files.js';
import type { CallOptions, Core, HeaderValues, RequestInfo } from './options.js';
import { readRetryAfter, retryDelay } from './retry.js';
import {
  type Clock,
  type FetchInit,
  type HostBlob,
  host,
  type ResponseLike,
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
  readonly body?: string | HostBlob;
  readonly isBinary: boolean;
  readonly isPublic: boolean;
  readonly options: CallOptions;
}

/** Later headers replace earlier ones of the same name, whatever their case. */
export function mergeHeaders(...all: (HeaderValues | undefined)[]): Record<string, string> {
  const merged: Record<string, string> = {};
  for (const headers of all) {
    for (const [name, value] of Object.entries(headers ?? {})) {
      if (value !== undefined) merged[name.toLowerCase()] = value;
    }
  }
  return merged;
}

const defaultTimeoutMs = 30_000;
const defaultTotalMs = 120_000;
const defaultRetries = 3;

type Outcome = Reply<unknown> | ApiError;

/** Turns a finished exchange into the reply or the error it stands for. */
function settle(core: Core, call: Call, response: ResponseLike, raw: string | ArrayBuffer): Outcome {
  const header = (name: string) => response.headers.get(name);
  const requestId = header('x-request-id') ?? undefined;
  if (typeof raw !== 'string') {
    const data: FileReply = {
      content: new Uint8Array(raw),
      contentType: header('content-type') ?? '',
      fileName: readFileName(header('content-disposition')),
    };
    return { data, response, requestId };
  }
  let body: unknown;
  let isJson = true;
  try {
    body = raw ? JSON.parse(raw) : undefined;
  } catch {
    isJson = false;
  }
  if (response.ok && isJson) return { data: body, response, requestId };
  const clock = core.options.clock ?? systemClock;
  return new core.errors.status({
    statusCode: response.status,
    code: 'unexpected_reply',
    message: `${call.method} ${call.path} answered ${response.status}${isJson ? '' : ', not JSON'}`,
    // A success that cannot be read may hold tokens: it is not kept.
    body: isJson ? body : response.ok ? undefined : raw,
    requestId,
    retryAfter: readRetryAfter(header('retry-after'), clock.now()),
  });
}

function timeoutError(core: Core, call: Call, ms: number): ApiError {
  const message = `${call.method} ${call.path} took longer than ${ms} ms`;
  return new core.errors.timeout({ statusCode: 0, code: 'timeout', message });
}

interface Exchange {
  readonly core: Core;
  readonly call: Call;
  readonly clock: Clock;
  readonly timeout: number;
  readonly whole: Scope;
}

/** Sends once and reads the reply, all within the timeout of one attempt. */
async function attemptOnce(
  { core, call, clock, timeout, whole }: Exchange,
  request: RequestInfo,
  proof: HeaderValues,
): Promise<Outcome> {
  // A bare function: a browser's fetch refuses to run as the method of another object.
  const fetch = core.options.fetch ?? host.fetch;
  const scope = openScope(clock, timeout, () => timeoutError(core, call, timeout), whole.signal);
  let response: ResponseLike;
  let raw: string | ArrayBuffer;
  try {
    const init: FetchInit = {
      method: call.method,
      headers: mergeHeaders(request.headers, proof),
      signal: scope.signal,
      // Followed blindly, a redirect would hand an API key to another host.
      redirect: 'error',
    };
    if (call.body !== undefined) init.body = call.body;
    if (core.cookies) init.credentials = core.cookies;
    response = await scope.guard(fetch(request.url, init));
    raw = await scope.guard(
      call.isBinary && response.ok ? response.arrayBuffer() : response.text(),
    );
  } catch (cause) {
    if (whole.signal.aborted) throw whole.signal.reason;
    if (scope.signal.aborted) return scope.signal.reason as ApiError;
    return new core.errors.connection({
      statusCode: 0,
      code: 'connection_failed',
      message: `${call.method} ${call.path} got no reply`,
      cause,
    });
  } finally {
    scope.close();
  }
  await core.options.onResponse?.(response, request);
  return settle(core, call, response, raw);
}

/** How long to wait before another attempt, or undefined when there shall be none. */
function nextDelay(
  { core, call, clock }: Exchange,
  error: ApiError,
  attempt: number,
  deadline: number,
): number | undefined {
  if (attempt > (call.options.maxRetries ?? core.options.maxRetries ?? defaultRetries)) {
    return undefined;
  }
  const isRepeatable = !/^P(OS|A)/.test(call.method) || 'idempotency-key' in call.headers;
  if (!core.shouldRetry(error, isRepeatable)) return undefined;
  const delay = retryDelay(attempt, error.retryAfter, core.options.random ?? Math.random);
  return delay === undefined || clock.now() + delay > deadline ? undefined : delay;
}

async function runAttempts(exchange: Exchange, deadline: number): Promise<Reply<unknown>> {
  const { core, call, whole } = exchange;
  const { options, credentials } = core;
  let isRenewed = call.isPublic;
  for (let attempt = 1; ; attempt += 1) {
    const proof = call.isPublic ? {} : await whole.guard(credentials.headers());
    const { method, url } = call;
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
    const delayMs = nextDelay(exchange, outcome, attempt, deadline);
    if (delayMs === undefined) throw outcome;
    await options.onRetry?.({ request, error: outcome, delayMs });
    await whole.sleep(delayMs);
  }
}

/** Makes a call: attempts, waits and credentials included. Rejects with the client's errors only. */
export async function send(core: Core, call: Call): Promise<Reply<unknown>> {
  const { options } = core;
  const clock = options.clock ?? systemClock;
  const timeout = call.options.timeout ?? options.timeout ?? defaultTimeoutMs;
  const total = Math.max(options.totalTimeout ?? defaultTotalMs, timeout);
  const expired = () => timeoutError(core, call, total);
  const whole = openScope(clock, total, expired, call.options.signal);
  try {
    return await runAttempts({ core, call, clock, timeout, whole }, clock.now() + total);
  } finally {
    whole.close();
  }
}
