import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { accessErrors } from '../errors.js';
import type { Authenticate } from '../http/server/exchange.js';
import type { BrowserLogin, LoginUser } from '../operations/handlers.js';
import type { SigningSecrets } from '../secrets.js';
import type { Clock } from '../values/time.js';
import type { Principals } from './callers/principals.js';
import type { Tokens } from './tokens.js';

/** With this prefix, browsers accept the cookie only if it is Secure, has no Domain and applies to every path. */
const sessionName = '__Host-session';
/** Our pages read this cookie and send it back as X-CSRF-Token. Pages of other sites cannot do either. */
const csrfName = 'csrf';
/** Remains after a logout and proves that the user has logged in with this browser before. */
const deviceName = '__Host-device';
const deviceSeconds = 365 * 86_400;

/** Logins of browsers, kept in cookies. */
export interface CookieLogins {
  /** Returns the token in the cookie of the login, or undefined. */
  read(request: IncomingMessage): string | undefined;
  /** @throws ApiError 403 unless a page of ours, or of a listed origin, with this login sent the request */
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

/** Returns true if, according to the browser, a page of ours or of a listed origin sent the request. */
function isOwnPage({ headers }: IncomingMessage, origins: readonly string[]): boolean {
  const { origin, host, 'sec-fetch-site': site } = headers;
  if (origin === undefined) return site === undefined || site === 'same-origin';
  if (origins.includes(origin)) return true;
  return URL.canParse(origin) && new URL(origin).host === host;
}

/** Proofs that bind a cookie to its login and its browser. */
interface ProofKeys {
  readonly login: Buffer;
  readonly device: Buffer;
}

function proofKeys(secret: Buffer): ProofKeys {
  const derive = (purpose: string) => createHmac('sha256', secret).update(purpose).digest();
  return { login: derive('csrf'), device: derive('device') };
}

function loginProof({ login }: ProofKeys, loginId: string): string {
  return createHmac('sha256', login).update(loginId).digest('base64url');
}

function deviceProof(keys: ProofKeys, { companyId, userId }: LoginUser, id: string): string {
  const text = `${companyId}|${userId}|${id}`;
  return createHmac('sha256', keys.device).update(text).digest('base64url');
}

function cookie(name: string, value: string, age: number, more = ''): string {
  return `${name}=${value}; Path=/; Max-Age=${age}; Secure; SameSite=Lax${more}`;
}

function loginCookies(token: string, proof: string, age: number): string[] {
  return [
    'Set-Cookie',
    cookie(sessionName, token, age, '; HttpOnly'),
    'Set-Cookie',
    cookie(csrfName, proof, age),
  ];
}

function deviceOf(
  accepted: readonly ProofKeys[],
  { headers }: IncomingMessage,
  user: LoginUser,
): string | undefined {
  const [, id = '', proof = ''] = device.exec(headers.cookie ?? '') ?? [];
  return accepted.some((keys) => isSame(proof, deviceProof(keys, user, id))) ? id : undefined;
}

function deviceCookie(
  keys: ProofKeys,
  accepted: readonly ProofKeys[],
  request: IncomingMessage,
  user: LoginUser,
): string {
  const id = deviceOf(accepted, request, user) ?? randomBytes(16).toString('base64url');
  return cookie(deviceName, `${id}.${deviceProof(keys, user, id)}`, deviceSeconds, '; HttpOnly');
}

/** Returns the token in the cookie of the login of a request. */
export function sessionTokenOf({ headers }: IncomingMessage): string | undefined {
  return session.exec(headers.cookie ?? '')?.[1];
}

/**
 * @param secrets  key the proofs, so that every process makes the same ones
 * @param origins  other origins whose pages may act for a login
 * @param seconds  how long a login lasts without a refresh
 */
export function createCookieLogins(
  { all, current }: SigningSecrets,
  origins: readonly string[],
  seconds: number,
): CookieLogins {
  const keys = proofKeys(current);
  const accepted = all.map(proofKeys);

  function assertOwn(request: IncomingMessage, loginId: string): void {
    const proof = request.headers['x-csrf-token'];
    const isProved =
      typeof proof === 'string' &&
      accepted.some((each) => isSame(proof, loginProof(each, loginId)));
    if (!isProved || !isOwnPage(request, origins)) throw accessErrors.csrfFailed();
  }

  return {
    read: sessionTokenOf,
    assertOwn,
    browserOf: (request, replyHeaders) => ({
      sent: () => sessionTokenOf(request),
      assertOwn: (loginId) => assertOwn(request, loginId),
      device: (user) => deviceOf(accepted, request, user),
      keep(token, login) {
        replyHeaders.push(...loginCookies(token, loginProof(keys, login.loginId), seconds));
        replyHeaders.push('Set-Cookie', deviceCookie(keys, accepted, request, login));
      },
      drop() {
        if (sessionTokenOf(request) !== undefined) replyHeaders.push(...loginCookies('', '', 0));
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

/**
 * Authenticates users in a browser by the cookie of their login. Requests that may change something also need the
 * CSRF proof.
 */
export function cookieAuth({ tokens, principals, logins, clock }: CookieParts): Authenticate {
  return async ({ request }) => {
    const { authorization, 'x-api-key': key } = request.headers;
    // A browser adds cookies to every request. Explicit credentials take precedence.
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
