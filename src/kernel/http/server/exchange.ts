import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Locale } from '../../errors.js';
import type { LimitName, LimitState } from '../../limits/rate-limit.js';
import type { Span } from '../../observe/tracing.js';
import type { Principal } from '../../operations/handlers.js';
import { negotiateLocale } from '../input/locale.js';
import { clientAddress, requestIdOf } from './address.js';

/** Validated input of an operation. The generated `Call` types declare its members. */
export interface Call {
  params: unknown;
  query: unknown;
  headers: unknown;
  body: unknown;
}

/** A request, with what the pipeline knows about it so far. */
export interface Exchange {
  readonly request: IncomingMessage;
  readonly response: ServerResponse;
  readonly requestId: string;
  /** The address of the client, behind the trusted proxies. */
  readonly ip: string;
  /** As sent, without the query. */
  readonly path: string;
  readonly search: string;
  readonly startedAt: number;
  /** The limit of the batch that the exchange is a part of; undefined for a request of its own. */
  readonly batchLimit: LimitName | undefined;
  /** The position of an operation in its batch, from 0. The batch itself counts its operations. */
  place: number;
  /** The requested language; by default, that of the caller. */
  locale: Locale;
  readonly requestedLocale: Locale | undefined;
  principal: Principal | undefined;
  limit: LimitState | undefined;
  /** Absent where traces are off, and before the operation is known. */
  span: Span | undefined;
  /** Headers that handlers add to the reply. */
  readonly replyHeaders: string[];
  readonly call: Call;
}

/**
 * Finds the caller of a request by a security scheme. Resolves to undefined if the request has no such credentials.
 *
 * @throws ApiError for credentials that are not accepted
 */
export type Authenticate = (exchange: Exchange) => Promise<Principal | undefined>;

/** The two halves of an address. */
export function pathAndSearch(url: string): Pick<Exchange, 'path' | 'search'> {
  const mark = url.indexOf('?');
  if (mark === -1) return { path: url, search: '' };
  return { path: url.slice(0, mark), search: url.slice(mark + 1) };
}

export const createCall = (): Call => ({
  params: undefined,
  query: undefined,
  headers: undefined,
  body: undefined,
});

export function createExchange(
  trustedHops: number,
  request: IncomingMessage,
  response: ServerResponse,
): Exchange {
  const { path, search } = pathAndSearch(request.url ?? '/');
  const requestedLocale = negotiateLocale(request.headers['accept-language']);
  return {
    request,
    response,
    requestId: requestIdOf(request),
    ip: clientAddress(request, trustedHops),
    path,
    search,
    startedAt: performance.now(),
    batchLimit: undefined,
    place: 0,
    locale: requestedLocale ?? 'en',
    requestedLocale,
    principal: undefined,
    limit: undefined,
    span: undefined,
    replyHeaders: [],
    call: createCall(),
  };
}
