import { accessErrors, requestErrors } from '../errors.js';
import type { Authenticate } from '../http/server/exchange.js';
import type { Clock } from '../values/time.js';
import type { Principals } from './callers/principals.js';
import type { Tokens } from './tokens.js';

const bearer = /^bearer +([^\s]+)$/i;

/** Returns the Bearer token of an Authorization header, or undefined if there is none or the scheme differs. */
export const bearerToken = (header: string | undefined): string | undefined =>
  bearer.exec(header ?? '')?.[1];

/** Authenticates users by `Authorization: Bearer <access token>`. */
export function bearerAuth(tokens: Tokens, principals: Principals, clock: Clock): Authenticate {
  return async ({ request }) => {
    const header = request.headers.authorization;
    if (header === undefined) return undefined;
    if (request.headers['x-api-key'] !== undefined) throw requestErrors.ambiguousCredentials();
    const token = bearerToken(header);
    if (token === undefined) throw accessErrors.notAuthenticated();
    const verified = tokens.verifyAccess(token);
    if (verified.kind === 'expired') throw accessErrors.tokenExpired();
    if (verified.kind === 'invalid') throw accessErrors.notAuthenticated();
    const principal = await principals.ofLogin(verified.claims, clock.now());
    if (principal === undefined) throw accessErrors.notAuthenticated();
    return principal;
  };
}
