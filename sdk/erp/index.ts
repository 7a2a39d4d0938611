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
  UploadFile,
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

/** A call that failed. `code` gives the reason. */
export class SvcErpError extends ApiError<ErrorCode> {
  override readonly name: string = 'SvcErpError';
  /** The body of the reply. Every member may be absent, because a proxy may have answered. */
  declare readonly response: Partial<ErrorReply> | undefined;
}

/** An attempt, or the whole call, exceeded its time limit. */
export class SvcErpTimeoutError extends SvcErpError {
  override readonly name = 'SvcErpTimeoutError';
}

/** There was no reply: no network, an unknown host, or a lost connection. */
export class SvcErpConnectionError extends SvcErpError {
  override readonly name = 'SvcErpConnectionError';
}

const errors: ErrorClasses = {
  timeout: SvcErpTimeoutError,
  connection_failed: SvcErpConnectionError,
  other: SvcErpError,
};

/**
 * Never repeats a call that could take effect twice. A 409 with `Retry-After` means that the same call is still
 * running.
 */
const shouldRetry: RetryPolicy = ({ statusCode, retryAfter }) =>
  [0, 408, 429, 500, 502, 503, 504].includes(statusCode) ||
  (statusCode === 409 && retryAfter !== undefined);

type Tables = typeof groups;

/**
 * Supplies the credentials of a client.
 *
 * @param call  makes a call of a method with the settings of the client
 */
export type Access = (
  call: (row: Row, body: object) => Promise<Reply<unknown>>,
  clock: Clock,
) => Credentials;

/** Credentials of a system: sends the key with every call. */
export const apiKey =
  (key: string): Access =>
  () => ({ headers: () => ({ 'x-api-key': key }) });

const paths = {
  tokens: [
    '/api/auth/login',
    '/api/auth/refresh',
    '/api/auth/sso/finish',
    '/api/auth/passkey-login',
  ],
  logout: '/api/auth/logout',
};

/** Credentials of a user: begins with a login or with stored tokens, and renews them. */
export const session =
  (options: SessionOptions = {}): Access =>
  (call, clock) =>
    createSession(options, paths, clock, async (refreshToken) => {
      const { data } = await call(readRow(auth, 'refresh'), { refreshToken });
      return (data as RefreshReply).data;
    });

/** Credentials of a user in a browser: cookies that scripts cannot read. `auth.login` sets them. */
export const browser: Access = () => cookies;

/**
 * Creates a client with some groups only, for small bundles: `createErp({ baseUrl, access: apiKey(key) }, { products
 * })`.
 */
export function createErp<K extends keyof Tables & keyof ErpGroups>(
  options: ClientOptions & { readonly access: Access },
  tables: { readonly [G in K]: Tables[G] },
): Pick<ErpGroups, K> {
  // A refresh uses no credentials of the session that it renews.
  const call = async (row: Row, body: object) => {
    const [, turn] = await prepare(core, row, [body]);
    return turn();
  };
  const { clock = systemClock } = options;
  const credentials = options.access(call, clock);
  const core: Core = { options, clock, errors, shouldRetry, credentials };
  return bindGroups(core, tables) as Pick<ErpGroups, K>;
}

export interface SvcErpOptions extends ClientOptions, SessionOptions {
  /** An API key, for systems. With a key, the tokens that `auth.login` returns are not used. */
  readonly apiKey?: string | undefined;
  /**
   * Uses cookies instead of tokens, in a browser. `auth.login` sets cookies that scripts cannot read,
   * `auth.refresh({})` renews them, and every call sends them. Default: false.
   */
  readonly withCredentials?: boolean | undefined;
}

/** A client of the ERP API with all its groups. It authenticates by `auth.login`, by `tokens` or with an `apiKey`. */
export class SvcErp extends ErpGroups {
  constructor(options: SvcErpOptions) {
    super();
    const { apiKey: key, withCredentials } = options;
    const person = withCredentials ? browser : session(options);
    const access = key ? apiKey(key) : person;
    Object.assign(this, createErp({ ...options, access }, groups));
  }
}
