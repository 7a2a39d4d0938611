import type { IncomingMessage } from 'node:http';
import type { Knex } from 'knex';
import { accessErrors, requestErrors } from '../../errors.js';
import type { Authenticate } from '../../http/contract-api.js';
import { text } from '../../messages/index.js';
import type { Environment, Principal } from '../../principal.js';
import type { Clock } from '../../values/time.js';
import { bearerToken } from '../bearer.js';
import { kycKeyPrincipal, type Principals } from '../callers/principals.js';
import { admit } from './api-key.js';
import { createToken, type OpaqueToken, readToken } from './opaque-token.js';

/** Every key of the verification API starts with this and the environment it sees. */
const family = 'kyc_';

/** `kyc_live_` or `kyc_test_`. */
export const kycKeyPrefix = (environment: Environment): string => `${family}${environment}_`;

/** A new key; the company stands in it, so that the look-up goes to that company's rows alone. */
export function generateKycKey(environment: Environment, companyId: number): OpaqueToken {
  return createToken(kycKeyPrefix(environment), companyId);
}

/** The key that was sent: as X-API-Key, or as a Bearer token. */
function sentKey({ headers }: IncomingMessage): string | undefined {
  const { authorization, 'x-api-key': inHeader } = headers;
  const token = bearerToken(authorization);
  const inBearer = token?.startsWith(family) ? token : undefined;
  if (inHeader === undefined) return inBearer;
  // The same key twice is no question; anything else would be answered for one of two callers.
  const isOne = authorization === undefined || inBearer === inHeader;
  if (typeof inHeader !== 'string' || !isOne) throw requestErrors.ambiguousCredentials();
  return inHeader;
}

const isEnvironment = (text: unknown): text is Environment => text === 'live' || text === 'test';

/**
 * The environment that a caller is in: a key is bound to its own, a person chooses with `X-Environment`.
 *
 * @throws ApiError 400 for a name that is none, and for one that a key does not see
 */
function inEnvironment(request: IncomingMessage, principal: Principal): Principal {
  const requested = request.headers['x-environment'];
  if (requested === undefined || requested === principal.environment) return principal;
  if (!isEnvironment(requested) || principal.type !== 'user') {
    throw requestErrors.invalidField('header.x-environment', text('wrongEnvironment'));
  }
  return { ...principal, environment: requested };
}

/** People, with the access token of the ERP API; a Bearer token that is a key is left to `kycKeyAuth`. */
export function kycBearerAuth(authenticate: Authenticate): Authenticate {
  return async (exchange) => {
    const { headers } = exchange.request;
    const isKey = bearerToken(headers.authorization)?.startsWith(family) === true;
    if (isKey || headers['x-api-key'] !== undefined) return undefined;
    return inChosenEnvironment(authenticate)(exchange);
  };
}

/** The same caller in the environment that the request chooses. */
export function inChosenEnvironment(authenticate: Authenticate): Authenticate {
  return async (exchange) => {
    const principal = await authenticate(exchange);
    return principal && inEnvironment(exchange.request, principal);
  };
}

/** Systems: `X-API-Key: kyc_live_…`, or the same as a Bearer token. */
export function kycKeyAuth(db: Knex, principals: Principals, clock: Clock): Authenticate {
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
