import { accessErrors, requestErrors } from '../errors.js';
import type { Authenticate } from '../http/server/exchange.js';
import { capturePrincipal, type Principals } from './callers/principals.js';
import { createToken, type OpaqueToken, readToken } from './keys/opaque-token.js';

const prefix = 'cap_';

/** Creates the token for the link of a session. The token names its company. */
export const createCaptureToken = (companyId: number): OpaqueToken =>
  createToken(prefix, companyId);

/**
 * Authenticates the bearer of a session link by `X-Capture-Token: cap_…`. Refuses API keys and logins by name, so that
 * developers do not put a key into a page.
 */
export function captureAuth(principals: Principals): Authenticate {
  return async ({ request: { headers } }) => {
    const { authorization, 'x-api-key': key, 'x-capture-token': value } = headers;
    const isOther = authorization !== undefined || key !== undefined;
    if (value === undefined && !isOther) return undefined;
    if (value === undefined) throw accessErrors.insufficientPermissions('sessions:capture');
    if (isOther || typeof value !== 'string') throw requestErrors.ambiguousCredentials();
    const sent = readToken(prefix, value);
    const row = sent && (await principals.findCapture(sent));
    if (row === undefined) throw accessErrors.notAuthenticated();
    return capturePrincipal(row);
  };
}
