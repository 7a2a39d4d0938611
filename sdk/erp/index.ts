import { bindGroups, prepare, type Row, readRow } from '../core/groups.js';
import type { ClientOptions, Core, Credentials } from '../core/options.js';
import { cookies } from '../core/transport/cookies.js';
import { ApiError, type ErrorClasses } from '../core/transport/errors.js';
import type { Reply } from '../core/transport/request.js';
import type { RetryPolicy } from '../core/transport/retry.js';
import { type Clock, systemClock } from '../core/transport/runtime.js';
import { createSession, type SessionOptions } from '../core/transport/session.js';
import { auth, ErpGroups, groups } from './generated/methods.js';
import type { ErrorCode, ErrorReply, RefreshReply } from './generated/types.js';

export type {
  FieldOf,
  FieldOptions,
  FieldsReply,
  /** @deprecated Use `FieldsReply`. */
  FieldsReply as Picked,
} from '../core/fields.js';
export type {
  ByteStream,
  ExportQuery,
  /** @deprecated Use `ExportQuery`. */
  ExportQuery as Exported,
  FileInput,
  FileReply,
  FileStream,
} from '../core/files.js';
export type * from '../core/options.js';
export type { PagePromise } from '../core/pages.js';
export type { ClientCode, ErrorDetail } from '../core/transport/errors.js';
export type { ApiPromise, Reply } from '../core/transport/request.js';
export type {
  BlobLike,
  Clock,
  FetchLike,
  ResponseLike,
  SignalLike,
} from '../core/transport/runtime.js';
export type { SessionTokens } from '../core/transport/session.js';
export * from './generated/methods.js';
export type * from './generated/types.js';

/** A call that failed; `code` tells why. */
export class SvcErpError extends ApiError<ErrorCode> {
  override readonly name: string = 'SvcErpError';
  /** The body of the reply, of which nothing is certain: a proxy may have answered. */
  declare readonly response: Partial<ErrorReply> | undefined;
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
  timeout: SvcErpTimeoutError,
  connection_failed: SvcErpConnectionError,
  other: SvcErpError,
};

/** Never what could take effect twice. A 409 that says when to come back is a call still running. */
const shouldRetry: RetryPolicy = ({ statusCode, retryAfter }, isRepeatable) =>
  isRepeatable &&
  ([0, 408, 429, 500, 502, 503, 504].includes(statusCode) ||
    (statusCode === 409 && retryAfter !== undefined));

type Tables = typeof groups;

/**
 * Supplies the credentials of a client.
 *
 * @param call  makes a call with the client's own settings, by the row of its method
 */
export type Access = (
  call: (row: Row, body: object) => Promise<Reply<unknown>>,
  clock: Clock,
) => Credentials;

/** For systems: sends the key with every call. */
export const apiKey =
  (key: string): Access =>
  () => ({ headers: () => ({ 'x-api-key': key }) });

const paths = {
  login: '/api/auth/login',
  refresh: '/api/auth/refresh',
  logout: '/api/auth/logout',
};

/** For people: begins with a login or with tokens kept from before, and renews itself. */
export const session =
  (options: SessionOptions = {}): Access =>
  (call, clock) =>
    createSession(options, paths, clock, async (refreshToken) => {
      const { data } = await call(readRow(auth, 'refresh'), { refreshToken });
      return (data as RefreshReply).data;
    });

/** For people in a browser, with cookies that scripts cannot read; `auth.login` sets them. */
export const browser: Access = () => cookies;

/**
 * A client with only the groups given, for bundles that count bytes:
 * `createErp({ baseUrl, access: apiKey(key) }, { products })`.
 */
export function createErp<K extends keyof Tables & keyof ErpGroups>(
  options: ClientOptions & { readonly access: Access },
  tables: { readonly [G in K]: Tables[G] },
): Pick<ErpGroups, K> {
  // Outside of the session that the call may serve.
  const call = async (row: Row, body: object) => {
    const [, turn] = await prepare(core, row, [body]);
    return turn();
  };
  const credentials = options.access(call, options.clock ?? systemClock);
  const core: Core = { options, errors, shouldRetry, credentials };
  return bindGroups(core, tables) as Pick<ErpGroups, K>;
}

export interface SvcErpOptions extends ClientOptions, SessionOptions {
  /** For systems, in place of a session: `auth.login` then answers tokens but they are not used. */
  readonly apiKey?: string | undefined;
  /**
   * For people in a browser, in place of tokens: `auth.login` sets cookies that scripts cannot read, `auth.refresh({})`
   * renews them, and every call sends them. Default: false.
   */
  readonly withCredentials?: boolean | undefined;
}

/** The ERP API, every group of it. Logged in by `auth.login`, by `tokens`, or with an `apiKey`. */
export class SvcErp extends ErpGroups {
  constructor(options: SvcErpOptions) {
    super();
    const { apiKey: key, withCredentials } = options;
    const person = withCredentials ? browser : session(options);
    const access = key ? apiKey(key) : person;
    Object.assign(this, createErp({ ...options, access }, groups));
  }
}
