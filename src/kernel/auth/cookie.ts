import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { accessErrors } from '../errors.js';
import type { Authenticate } from '../http/contract-api.js';
import type { BrowserLogin, LoginUser } from '../operations/handlers.js';
import type { Clock } from '../values/time.js';
import type { Principals } from './callers/principals.js';
import type { Tokens } from './tokens.js';

/** The prefix has the browser refuse it unless it is Secure, of this host alone and for every path. */
const sessionName = '__Host-session';
/** Read by our own pages, which send it back as X-CSRF-Token: another site can do neither. */
const csrfName = 'csrf';
/** Kept after a logout: tells that the user has logged in with this browser before. */
const deviceName = '__Host-device';
const deviceSeconds = 365 * 86_400;

/** Logins of browsers, kept in cookies. */
export interface CookieLogins {
  /** The token of the login's cookie; undefined without one. */
  read(request: IncomingMessage): string | undefined;
  /** @throws ApiError 403 unless the request comes from a page of ours, or of a listed origin, of this login */
  assertOwn(request: IncomingMessage, loginId: string): void;
  /** The login of one request, as handlers see it. */
  browserOf(request: IncomingMessage, replyHeaders: string[]): BrowserLogin;
}

const session = new RegExp(`(?:^|; ?)${sessionName}=([^;]+)`);
const device = new RegExp(`(?:^|; ?)${deviceName}=([\\w-]{22})\\.([\\w-]{43})(?:;|$)`);

function isSame(sent: string, wanted: string): boolean {
  const [one, other] = [Buffer.from(sent), Buffer.from(wanted)];
  return one.length === other.length && timingSafeEqual(one, other);
}

/** Whether a browser says that a page of ours, or of an origin on the list, made the request. */
function isOwnPage({ headers }: IncomingMessage, origins: readonly string[]): boolean {
  const { origin, host, 'sec-fetch-site': site } = headers;
  if (origin === undefined) return site === undefined || site === 'same-origin';
  if (origins.includes(origin)) return true;
  return URL.canParse(origin) && new URL(origin).host === host;
}

/**
 * @param secret   keys the proofs; a login's is the same on every process
 * @param origins  beside our own pages, those that may act for a login
 * @param seconds  how long a login lasts without a refresh
 */
export function createCookieLogins(
  secret: Buffer,
  origins: readonly string[],
  seconds: number,
): CookieLogins {
  const key = createHmac('sha256', secret).update('csrf').digest();
  const deviceKey = createHmac('sha256', secret).update('device').digest();
  const proofOf = (loginId: string) =>
    createHmac('sha256', key).update(loginId).digest('base64url');
  const deviceProof = ({ companyId, userId }: LoginUser, id: string) =>
    createHmac('sha256', deviceKey).update(`${companyId}|${userId}|${id}`).digest('base64url');
  const cookie = (name: string, value: string, age: number, more = '') =>
    `${name}=${value}; Path=/; Max-Age=${age}; Secure; SameSite=Lax${more}`;
  const cookies = (token: string, proof: string, age: number) => [
    'Set-Cookie',
    cookie(sessionName, token, age, '; HttpOnly'),
    'Set-Cookie',
    cookie(csrfName, proof, age),
  ];
  function deviceOf({ headers }: IncomingMessage, user: LoginUser): string | undefined {
    const [, id = '', proof = ''] = device.exec(headers.cookie ?? '') ?? [];
    return isSame(proof, deviceProof(user, id)) ? id : undefined;
  }
  function deviceCookie(request: IncomingMessage, user: LoginUser): string {
    const id = deviceOf(request, user) ?? randomBytes(16).toString('base64url');
    return cookie(deviceName, `${id}.${deviceProof(user, id)}`, deviceSeconds, '; HttpOnly');
  }
  const read = ({ headers }: IncomingMessage) => session.exec(headers.cookie ?? '')?.[1];

  function assertOwn(request: IncomingMessage, loginId: string): void {
    const proof = request.headers['x-csrf-token'];
    const isProved = typeof proof === 'string' && isSame(proof, proofOf(loginId));
    if (!isProved || !isOwnPage(request, origins)) throw accessErrors.csrfFailed();
  }

  return {
    read,
    assertOwn,
    browserOf: (request, replyHeaders) => ({
      sent: () => read(request),
      assertOwn: (loginId) => assertOwn(request, loginId),
      device: (user) => deviceOf(request, user),
      keep(token, login) {
        replyHeaders.push(...cookies(token, proofOf(login.loginId), seconds));
        replyHeaders.push('Set-Cookie', deviceCookie(request, login));
      },
      drop() {
        if (read(request) !== undefined) replyHeaders.push(...cookies('', '', 0));
      },
    }),
  };
}

const safeMethods: ReadonlySet<string | undefined> = new Set(['GET', 'HEAD', 'OPTIONS']);

export interface CookieParts {
  readonly tokens: Tokens;
  readonly principals: Principals;
  readonly logins: CookieLogins;
  readonly clock: Clock;
}

/** People in a browser: the cookie of a login, with a proof where something may change. */
export function cookieAuth({ tokens, principals, logins, clock }: CookieParts): Authenticate {
  return async ({ request }) => {
    const { authorization, 'x-api-key': key } = request.headers;
    // A browser adds cookies by itself; credentials that were added on purpose are the ones that are meant.
    if (authorization !== undefined || key !== undefined) return undefined;
    const token = logins.read(request);
    if (token === undefined) return undefined;
    const verified = tokens.verifyRefresh(token);
    if (verified.kind !== 'valid') throw accessErrors.notAuthenticated();
    const { claims } = verified;
    const principal = await principals.ofSession(claims, clock.now());
    if (principal === undefined) throw accessErrors.notAuthenticated();
    if (!safeMethods.has(request.method)) logins.assertOwn(request, claims.loginId);
    return principal;
  };
}
