import { accessErrors, requestErrors } from '../errors.js';
import type { Authenticate } from '../http/contract-api.js';
import { createToken, type OpaqueToken, readToken } from './opaque-token.js';
import { capturePrincipal, type Principals } from './principals.js';

const prefix = 'cap_';

/** What the link of a session holds; the company stands in it. */
export const createCaptureToken = (companyId: number): OpaqueToken =>
  createToken(prefix, companyId);

/**
 * Whoever has the link of a session: `X-Capture-Token: cap_…`. Keys and logins are told that they are none, so that
 * nobody puts a key into a page.
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
