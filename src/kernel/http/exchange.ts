import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Locale } from '../errors.js';
import type { Principal } from '../handlers.js';
import type { LimitState } from '../rate-limit.js';
import { clientAddress, requestIdOf } from './address.js';
import { negotiateLocale } from './locale.js';

/** Validated input of an operation; the generated `Call` types say what is in it. */
export interface Call {
  params: unknown;
  query: unknown;
  headers: unknown;
  body: unknown;
}

/** One request and all that the pipeline has found out about it so far. */
export interface Exchange {
  readonly request: IncomingMessage;
  readonly response: ServerResponse;
  readonly requestId: string;
  /** The client's address, past the trusted proxies. */
  readonly ip: string;
  /** As sent, without the query. */
  readonly path: string;
  readonly search: string;
  readonly startedAt: number;
  /** The language asked for; the caller's own where none was. */
  locale: Locale;
  readonly localeAsked: Locale | undefined;
  principal: Principal | undefined;
  limit: LimitState | undefined;
  readonly call: Call;
}

export function createExchange(
  trustedHops: number,
  request: IncomingMessage,
  response: ServerResponse,
): Exchange {
  const url = request.url ?? '/';
  const mark = url.indexOf('?');
  const localeAsked = negotiateLocale(request.headers['accept-language']);
  return {
    request,
    response,
    requestId: requestIdOf(request),
    ip: clientAddress(request, trustedHops),
    path: mark === -1 ? url : url.slice(0, mark),
    search: mark === -1 ? '' : url.slice(mark + 1),
    startedAt: performance.now(),
    locale: localeAsked ?? 'en',
    localeAsked,
    principal: undefined,
    limit: undefined,
    call: { params: undefined, query: undefined, headers: undefined, body: undefined },
  };
}
