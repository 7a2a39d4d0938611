import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { accessErrors } from '../errors.js';
import type { Authenticate } from '../http/contract-api.js';
import type { BrowserLogin, LoginUser } from '../operations/handlers.js';
import type { SigningSecrets } from '../secrets.js';
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

/** Secrets that prove which login, and which browser, a cookie belongs to. */
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

function readToken({ headers }: IncomingMessage): string | undefined {
  return session.exec(headers.cookie ?? '')?.[1];
}

/**
 * @param secrets  key the proofs; a login's is the same on every process
 * @param origins  beside our own pages, those that may act for a login
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
    read: readToken,
    assertOwn,
    browserOf: (request, replyHeaders) => ({
      sent: () => readToken(request),
      assertOwn: (loginId) => assertOwn(request, loginId),
      device: (user) => deviceOf(accepted, request, user),
      keep(token, login) {
        replyHeaders.push(...loginCookies(token, loginProof(keys, login.loginId), seconds));
        replyHeaders.push('Set-Cookie', deviceCookie(keys, accepted, request, login));
      },
      drop() {
        if (readToken(request) !== undefined) replyHeaders.push(...loginCookies('', '', 0));
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
