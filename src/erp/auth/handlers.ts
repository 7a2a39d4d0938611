import { randomUUID } from 'node:crypto';
import type { Handlers } from '../../../generated/erp/operations.js';
import { type AuditActor, type AuditEntry, writeAudit } from '../../kernel/audit.js';
import { type Passwords, refuseLongPassword } from '../../kernel/auth/passwords.js';
import type { RefreshClaims, TokenSubject, Tokens } from '../../kernel/auth/tokens.js';
import type { Db } from '../../kernel/db/client.js';
import { inTransaction } from '../../kernel/db/transaction.js';
import { type ApiError, accessErrors, requestErrors } from '../../kernel/errors.js';
import type { Context, PublicContext } from '../../kernel/handlers.js';
import { formatInstant } from '../../kernel/time.js';
import * as queries from './queries.js';

/** Five failures in a row lock an account for a quarter of an hour. */
const maxAttempts = 5;
const lockMinutes = 15;

export interface AuthServices {
  readonly tokens: Tokens;
  readonly passwords: Passwords;
}

const unknownActor: AuditActor = { companyId: 0, type: 'anonymous', id: undefined, name: '' };

function actorOfUser(user: queries.UserRow): AuditActor {
  return { companyId: user.company_id, type: 'user', id: user.id, name: user.name };
}

/** The e-mail is kept with a failure; the password never is. */
function failureEntry(email: string, reason: string, userId: number | undefined): AuditEntry {
  return { objectType: 'user', objectId: userId ?? '', after: { email, reason } };
}

async function refuse(
  db: Db,
  ctx: PublicContext,
  user: queries.UserRow | undefined,
  email: string,
  error: ApiError,
): Promise<never> {
  const actor = user ? actorOfUser(user) : unknownActor;
  await writeAudit(db, actor, ctx.request, ctx.now, failureEntry(email, error.code, user?.id));
  throw error;
}

function lockedFor(user: queries.UserRow, now: Date): number {
  return user.locked_until === null ? 0 : (user.locked_until.getTime() - now.getTime()) / 1000;
}

async function refuseWrongPassword(
  ctx: PublicContext,
  user: queries.UserRow,
  email: string,
): Promise<never> {
  const error = accessErrors.invalidCredentials();
  await inTransaction(ctx.db, async (trx) => {
    const failure = { companyId: user.company_id, userId: user.id, now: ctx.now };
    await queries.markLoginFailed(trx, { maxAttempts, lockMinutes, ...failure });
    const entry = failureEntry(email, error.code, user.id);
    await writeAudit(trx, actorOfUser(user), ctx.request, ctx.now, entry);
  });
  throw error;
}

/** Finds the user by credentials, or refuses in a way that tells a stranger nothing. */
async function authenticate(
  { passwords }: AuthServices,
  ctx: PublicContext,
  { email, password }: { readonly email: string; readonly password: string },
): Promise<queries.UserRow> {
  const user = await queries.findUserByEmail(ctx.db, email);
  if (user !== undefined && lockedFor(user, ctx.now) > 0) {
    const locked = accessErrors.accountLocked(lockedFor(user, ctx.now));
    return refuse(ctx.db, ctx, user, email, locked);
  }
  const isRight = await passwords.verify(password, user?.password_hash);
  if (user === undefined) {
    return refuse(ctx.db, ctx, undefined, email, accessErrors.invalidCredentials());
  }
  if (!isRight) return refuseWrongPassword(ctx, user, email);
  if (!user.is_active) return refuse(ctx.db, ctx, user, email, accessErrors.userDisabled());
  return user;
}

function openLogin(services: AuthServices, ctx: PublicContext, user: queries.UserRow) {
  const { tokens } = services;
  const subject: TokenSubject = {
    companyId: user.company_id,
    userId: user.id,
    loginId: randomUUID(),
  };
  const refreshId = randomUUID();
  const { ip, userAgent } = ctx.request;
  return inTransaction(ctx.db, async (trx) => {
    if (!(await queries.markLoginSucceeded(trx, subject, ctx.now, ip))) {
      throw accessErrors.accountLocked(lockMinutes * 60);
    }
    const login = { refreshId, now: ctx.now, ip, userAgent, ...subject };
    await queries.insertLogin(trx, { refreshSeconds: tokens.refreshSeconds, ...login });
    const entry = { objectType: 'login', objectId: subject.loginId };
    await writeAudit(trx, actorOfUser(user), ctx.request, ctx.now, entry);
    return { pair: pairOf(tokens, subject, refreshId), loginId: subject.loginId };
  });
}

function pairOf(tokens: Tokens, subject: TokenSubject, refreshId: string) {
  return {
    token: tokens.signAccess(subject),
    refreshToken: tokens.signRefresh(subject, refreshId),
    expiresIn: tokens.accessSeconds,
  };
}

interface Opened {
  readonly pair: ReturnType<typeof pairOf>;
  readonly loginId: string;
}

/** The refresh token goes where scripts cannot read it; what they can read is empty. */
function inCookies({ browser }: PublicContext, { pair, loginId }: Opened): Opened['pair'] {
  browser.keep(pair.refreshToken, loginId);
  return { ...pair, token: '', refreshToken: '' };
}

/**
 * The refresh token to spend: that of the body, or of the cookie.
 *
 * @throws ApiError 400 without any, 401 for one that is not valid, 403 for a cookie without its proof
 */
function refreshOf(tokens: Tokens, { browser }: PublicContext, inBody: string | undefined) {
  const token = inBody ?? browser.sent();
  if (token === undefined) {
    throw requestErrors.invalidField('body.refreshToken', {
      en: 'body.refreshToken is required without the cookie of a login',
      es: 'body.refreshToken es obligatorio sin la cookie de una sesión',
    });
  }
  const verified = tokens.verifyRefresh(token);
  if (verified.kind !== 'valid') throw accessErrors.invalidRefreshToken();
  const isCookie = inBody === undefined;
  if (isCookie) browser.assertOwn(verified.claims.loginId);
  return { claims: verified.claims, isCookie };
}

function spendRefresh(
  ctx: PublicContext,
  claims: RefreshClaims,
  nextId: string,
  refreshSeconds: number,
): Promise<boolean> {
  return inTransaction(ctx.db, async (trx) => {
    const rotation = { spentId: claims.refreshId, nextId, now: ctx.now, refreshSeconds, ...claims };
    const user = await queries.takeRefresh(trx, rotation);
    if (user === undefined) return false;
    const { companyId } = claims;
    const actor = { companyId, type: 'user' as const, id: user.id, name: user.name };
    const entry = { objectType: 'login', objectId: claims.loginId };
    await writeAudit(trx, actor, ctx.request, ctx.now, entry);
    return true;
  });
}

/**
 * Why a refresh token could not be spent. A spent one that comes back is held by two parties, one of them
 * not its owner: the whole login ends.
 */
function refuseRefresh(ctx: PublicContext, claims: RefreshClaims): Promise<ApiError> {
  return inTransaction(ctx.db, async (trx) => {
    const login = await queries.findLogin(trx, claims.companyId, claims.loginId);
    if (login === undefined) return accessErrors.invalidRefreshToken();
    if (login.revoke_reason === 'reuse') return accessErrors.refreshTokenReused();
    if (login.revoked_at !== null) return accessErrors.invalidRefreshToken();
    if (!login.is_active) return accessErrors.userDisabled();
    if (login.refresh_id === claims.refreshId) return accessErrors.invalidRefreshToken();
    await queries.markLoginRevoked(trx, claims, ctx.now, 'reuse');
    const { companyId } = claims;
    const actor = { companyId, type: 'user' as const, id: login.user_id, name: login.user_name };
    const entry = { objectType: 'login', objectId: claims.loginId, after: { revoked: 'reuse' } };
    await writeAudit(trx, actor, ctx.request, ctx.now, entry);
    return accessErrors.refreshTokenReused();
  });
}

const loggedOut = { en: 'Logged out', es: 'Sesión cerrada' };

export function authHandlers(services: AuthServices) {
  const { tokens } = services;
  return {
    async login({ headers, body }, ctx) {
      refuseLongPassword(body.password);
      const user = await authenticate(services, ctx, body);
      const opened = await openLogin(services, ctx, user);
      const pair = headers['x-session-mode'] === 'cookie' ? inCookies(ctx, opened) : opened.pair;
      const { id, name, email, role } = user;
      return { ok: true, data: { user: { id, name, email, role }, ...pair } };
    },

    async refreshTokens({ body }, ctx) {
      const { claims, isCookie } = refreshOf(tokens, ctx, body.refreshToken);
      const nextId = randomUUID();
      const isSpent = await spendRefresh(ctx, claims, nextId, tokens.refreshSeconds);
      if (!isSpent) throw await refuseRefresh(ctx, claims);
      const opened = { pair: pairOf(tokens, claims, nextId), loginId: claims.loginId };
      return { ok: true, data: isCookie ? inCookies(ctx, opened) : opened.pair };
    },

    async logout(_call, ctx) {
      const { companyId, loginId } = ctx.principal;
      if (loginId === undefined) throw accessErrors.notAUser();
      return ctx.transaction(async (trx) => {
        await queries.markLoginRevoked(trx, { companyId, loginId }, ctx.now, 'logout');
        await ctx.audit(trx, { objectType: 'login', objectId: loginId });
        ctx.browser.drop();
        return { ok: true, data: null, message: loggedOut[ctx.request.locale] };
      });
    },

    async getMe(_call, ctx) {
      const { principal } = ctx;
      const { id, name, companyId, timeZone, locale } = principal;
      const permissions = [...principal.permissions.granted];
      if (principal.type === 'apiKey') {
        return { ok: true, data: { type: 'apiKey', id, name, permissions } };
      }
      const { email, role, last_login_at: lastLogin } = await queries.getMe(ctx.db, companyId, id);
      const lastLoginAt = lastLogin && formatInstant(lastLogin, timeZone);
      const person = { email, role, companyId, timeZone, locale, lastLoginAt };
      return { ok: true, data: { type: 'user', id, name, permissions, ...person } };
    },
  } satisfies Partial<Handlers<Context, PublicContext>>;
}
