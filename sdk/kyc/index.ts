import { bindGroups } from '../core/groups.js';
import type { ClientOptions, Core, Credentials } from '../core/options.js';
import { cookies } from '../core/transport/cookies.js';
import { ApiError } from '../core/transport/errors.js';
import type { RetryPolicy } from '../core/transport/retry.js';
import { host, systemClock } from '../core/transport/runtime.js';
import { groups, KycGroups } from './generated/methods.js';
import type { ErrorCode, ErrorReply } from './generated/types.js';
import { constructEvent, generateTestHeaders } from './webhooks.js';

export type { CursorPromise, RecordOf } from '../core/cursors.js';
export type { FileInput, UploadFile } from '../core/files.js';
export type * from '../core/options.js';
export type { ClientCode, ErrorDetail } from '../core/transport/errors.js';
export type { ApiPromise, Reply } from '../core/transport/request.js';
export type { Clock, FetchLike, ResponseLike, SignalLike } from '../core/transport/runtime.js';
export type { WebhookEvent } from './events.js';
export * from './generated/methods.js';
export type * from './generated/types.js';
export type {
  ConstructOptions,
  RawBody,
  SignedHeaders,
  SvcKycWebhookError,
  TestHeadersInput,
  WebhookErrorCode,
  WebhookHeaders,
  WebhookSecret,
} from './webhooks.js';

/** A call that failed. `code` gives the reason; `statusCode` and `response` are those of the reply. */
export class SvcKycError extends ApiError<ErrorCode> {
  override readonly name: string = 'SvcKycError';
  /** The body of the reply. Every member may be absent, because a proxy may have answered. */
  declare readonly response: Partial<ErrorReply> | undefined;
}

/** An attempt, or the whole call, exceeded its time limit. `statusCode` is 0. */
export class SvcKycTimeoutError extends SvcKycError {
  override readonly name = 'SvcKycTimeoutError';
}

/** Retries faults of the server and of the network. Does not retry a 4xx, even with a `Retry-After`, or a timeout. */
const shouldRetry: RetryPolicy = ({ statusCode, code }) =>
  statusCode >= 500 || code === 'connection_failed';

export interface SvcKycOptions extends Omit<ClientOptions, 'baseUrl'> {
  /**
   * Address of the API without `/v1`. Default: the origin of the page, or http://127.0.0.1:4000 outside a browser.
   */
  readonly baseUrl?: string | undefined;
  /** API key, for backends only. Every visitor of a page could read its key. */
  readonly apiKey?: string | undefined;
  /** Sends the cookies of a login, in a browser. Default: true without `apiKey`. */
  readonly withCredentials?: boolean | undefined;
}

type Tables = typeof groups;

interface WebhookHelpers {
  readonly constructEvent: typeof constructEvent;
  readonly generateTestHeaders: typeof generateTestHeaders;
}

/**
 * Creates a client with some groups only, for small bundles: `createKyc({ baseUrl, apiKey }, { sessions })`.
 */
export function createKyc<K extends keyof Tables & keyof KycGroups>(
  options: SvcKycOptions,
  tables: { readonly [G in K]: Tables[G] },
): Pick<KycGroups, K> {
  const {
    apiKey,
    withCredentials = !apiKey,
    baseUrl = host.location?.origin ?? 'http://127.0.0.1:4000',
    clock = systemClock,
  } = options;
  const credentials: Credentials = {
    ...(apiKey ? { headers: () => ({ 'x-api-key': apiKey }) } : cookies),
    cookies: withCredentials ? 'include' : 'omit',
  };
  const core: Core = {
    credentials,
    options: { ...options, baseUrl },
    clock,
    errors: { timeout: SvcKycTimeoutError, other: SvcKycError },
    shouldRetry,
  };
  return bindGroups(core, tables) as Pick<KycGroups, K>;
}

/**
 * A client of the verification API with all its groups. It authenticates with an `apiKey`, or by the cookies of a
 * login in a browser.
 */
export class SvcKyc extends KycGroups {
  declare readonly webhooks: KycGroups['webhooks'] & WebhookHelpers;

  constructor(options: SvcKycOptions = {}) {
    super();
    Object.assign(this, createKyc(options, groups));
    Object.assign(this.webhooks, { constructEvent, generateTestHeaders });
  }
}
