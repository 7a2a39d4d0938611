import type { IncomingMessage } from 'node:http';
import type { Pool } from '../../db/pool.js';
import { accessErrors, requestErrors } from '../../errors.js';
import type { Authenticate } from '../../http/server/exchange.js';
import { text } from '../../messages/index.js';
import type { Environment, Principal } from '../../principal.js';
import type { Clock } from '../../values/time.js';
import { bearerToken } from '../bearer.js';
import { kycKeyPrincipal, type Principals } from '../callers/principals.js';
import { admit } from './api-key.js';
import { createToken, type OpaqueToken, readToken } from './opaque-token.js';

/** The prefix of every key of the verification API. The environment of the key follows. */
const family = 'kyc_';

/** `kyc_live_` or `kyc_test_`. */
export const kycKeyPrefix = (environment: Environment): string => `${family}${environment}_`;

/** Creates a key. It names its company, so that the look-up reads only the rows of that company. */
export function generateKycKey(environment: Environment, companyId: number): OpaqueToken {
  return createToken(kycKeyPrefix(environment), companyId);
}

/** Returns the key in X-API-Key, or in a Bearer token. */
function sentKey({ headers }: IncomingMessage): string | undefined {
  const { authorization, 'x-api-key': inHeader } = headers;
  const token = bearerToken(authorization);
  const inBearer = token?.startsWith(family) ? token : undefined;
  if (inHeader === undefined) return inBearer;
  // The same key may be sent in both places. With two different keys, the caller is ambiguous.
  const isOne = authorization === undefined || inBearer === inHeader;
  if (typeof inHeader !== 'string' || !isOne) throw requestErrors.ambiguousCredentials();
  return inHeader;
}

/** Returns true if a request carries a key of the verification API, in either place. */
export const hasKycKey = ({ headers }: IncomingMessage): boolean =>
  [headers['x-api-key'], bearerToken(headers.authorization)].some(
    (value) => typeof value === 'string' && value.startsWith(family),
  );

const isEnvironment = (text: unknown): text is Environment => text === 'live' || text === 'test';

/**
 * Returns the caller in the environment of the request. A key is bound to one environment; a user chooses one with
 * `X-Environment`.
 *
 * @throws ApiError 400 for an unknown environment, and for one that the key does not allow
 */
function inEnvironment(request: IncomingMessage, principal: Principal): Principal {
  const requested = request.headers['x-environment'];
  if (requested === undefined || requested === principal.environment) return principal;
  if (!isEnvironment(requested) || principal.type !== 'user') {
    throw requestErrors.invalidField('header.x-environment', text('wrongEnvironment'));
  }
  return { ...principal, environment: requested };
}

/** Authenticates users by the access token of the ERP API. Leaves a key in a Bearer token to `kycKeyAuth`. */
export function kycBearerAuth(authenticate: Authenticate): Authenticate {
  return async (exchange) => {
    const { headers } = exchange.request;
    const isKey = bearerToken(headers.authorization)?.startsWith(family) === true;
    if (isKey || headers['x-api-key'] !== undefined) return undefined;
    return inChosenEnvironment(authenticate)(exchange);
  };
}

/** Returns the caller in the environment that the request chooses. */
export function inChosenEnvironment(authenticate: Authenticate): Authenticate {
  return async (exchange) => {
    const principal = await authenticate(exchange);
    return principal && inEnvironment(exchange.request, principal);
  };
}

/** Authenticates systems by `X-API-Key: kyc_live_…`, or by the same key as a Bearer token. */
export function kycKeyAuth(db: Pool, principals: Principals, clock: Clock): Authenticate {
  return async ({ request, ip }) => {
    const value = sentKey(request);
    if (value === undefined) return undefined;
    const sent = readToken(kycKeyPrefix('live'), value) ?? readToken(kycKeyPrefix('test'), value);
    if (sent === undefined) throw accessErrors.notAuthenticated();
    const row = await principals.findKycKey(sent);
    const use = { db, table: 'kyc_keys', now: clock.now(), ip } as const;
    return inEnvironment(request, kycKeyPrincipal(await admit(row, sent, use)));
  };
}
