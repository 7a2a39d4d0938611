import { ApiError, type ErrorClasses } from '../core/errors.js';
import { bindGroup, type MethodTable, request } from '../core/groups.js';
import type { ClientOptions, Core } from '../core/options.js';
import type { RetryPolicy } from '../core/retry.js';
import { systemClock } from '../core/runtime.js';
import { createSession, type SessionOptions } from '../core/session.js';
import { auth, ErpGroups, groups } from './generated/methods.js';
import type { ErrorCode } from './generated/types.js';

export type { ClientCode, ErrorDetail } from '../core/errors.js';
export type { FileInput, FileReply } from '../core/files.js';
export type * from '../core/options.js';
export type { PagePromise } from '../core/pages.js';
export type { ApiPromise, Reply } from '../core/request.js';
export type { BlobLike, Clock, FetchLike, ResponseLike, SignalLike } from '../core/runtime.js';
export type { SessionTokens } from '../core/session.js';
export * from './generated/methods.js';
export type * from './generated/types.js';

/** A call that failed; `code` tells why. */
export class SvcErpError extends ApiError<ErrorCode> {
  override readonly name: string = 'SvcErpError';
}

/** The time of an attempt, or of the whole call, is up. */
export class SvcErpTimeoutError extends SvcErpError {
  override readonly name = 'SvcErpTimeoutError';
}

/** No reply came: no network, no such host, a connection that broke. */
export class SvcErpConnectionError extends SvcErpError {
  override readonly name = 'SvcErpConnectionError';
}

const errors: ErrorClasses = {
  status: SvcErpError,
  timeout: SvcErpTimeoutError,
  connection: SvcErpConnectionError,
};

/** Never what could take effect twice. A 409 that says when to come back is a call still running. */
const shouldRetry: RetryPolicy = ({ statusCode, retryAfter }, isRepeatable) =>
  isRepeatable &&
  ([0, 408, 429, 500, 502, 503, 504].includes(statusCode) ||
    (statusCode === 409 && retryAfter !== undefined));

export interface SvcErpOptions extends ClientOptions, SessionOptions {
  /** For systems. A client with a key takes no part in sessions: its `login` only answers. */
  readonly apiKey?: string | undefined;
}

function connect(options: SvcErpOptions): Core {
  const { apiKey } = options;
  const paths = { login: '/api/auth/login', refresh: '/api/auth/refresh', logout: '/api/auth/logout' };
  const core: Core = {
    options,
    errors,
    shouldRetry,
    credentials: apiKey
      ? { headers: () => ({ 'x-api-key': apiKey }) }
      : createSession(options, paths, options.clock ?? systemClock, async (refreshToken) => {
          const { data } = await request(core, auth.refresh, { refreshToken });
          return (data as { readonly data: unknown }).data;
        }),
  };
  return core;
}

type Tables = typeof groups;

/**
 * A client with only the groups given, for bundles that count bytes:
 * `createErp({ baseUrl, apiKey }, { products })`.
 */
export function createErp<K extends keyof Tables & keyof ErpGroups>(
  options: SvcErpOptions,
  tables: { readonly [G in K]: Tables[G] },
): Pick<ErpGroups, K> {
  const core = connect(options);
  return Object.fromEntries(
    Object.entries<MethodTable>(tables).map(([name, table]) => [name, bindGroup(core, table)]),
  ) as unknown as Pick<ErpGroups, K>;
}

/** The ERP API, every group of it. Logged in by `auth.login`, by `tokens`, or with an `apiKey`. */
export class SvcErp extends ErpGroups {
  constructor(options: SvcErpOptions) {
    super();
    Object.assign(this, createErp(options, groups));
  }
}
