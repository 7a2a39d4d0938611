import type {
  GetMeCall,
  GetMeReply,
  Handlers,
  LoginCall,
  LoginReply,
  LogoutCall,
  LogoutReply,
  RefreshTokensCall,
  RefreshTokensReply,
} from '../../../generated/erp/operations.js';
import type { Tokens } from '../../kernel/auth/tokens.js';
import { accessErrors, requestErrors } from '../../kernel/errors.js';
import type { Context, PublicContext } from '../../kernel/operations/handlers.js';
import { formatInstant } from '../../kernel/values/time.js';
import { type AuthServices, authenticate, openLogin } from './login/login.js';
import { markLoginRevoked } from './login/queries.js';
import { renewLogin } from './login/refresh.js';
import { inCookies, loginReply } from './login/reply.js';
import { text } from './messages/index.js';
import { ownHandlers } from './own-handlers.js';
import * as queries from './queries.js';
import { secondFactorHandlers } from './second-factor/handlers.js';

/**
 * Returns the refresh token of the body or the cookie.
 *
 * @throws ApiError 400 without a token, 401 for an invalid one, 403 for a cookie without its proof
 */
function refreshOf(tokens: Tokens, { browser }: PublicContext, inBody: string | undefined) {
  const token = inBody ?? browser.sent();
  if (token === undefined) {
    throw requestErrors.invalidField('body.refreshToken', text('refreshTokenMissing'));
  }
  const verified = tokens.verifyRefresh(token);
  if (verified.kind !== 'valid') throw accessErrors.invalidRefreshToken();
  const isCookie = inBody === undefined;
  if (isCookie) browser.assertOwn(verified.claims.loginId);
  return { claims: verified.claims, isCookie };
}

async function login(
  services: AuthServices,
  { headers, body }: LoginCall,
  ctx: PublicContext,
): Promise<LoginReply> {
  const attempt = await authenticate(services, ctx, body);
  const opened = await openLogin(services, ctx, attempt);
  return loginReply(ctx, headers['x-session-mode'], opened, attempt.user);
}

async function refreshTokens(
  services: AuthServices,
  { body }: RefreshTokensCall,
  ctx: PublicContext,
): Promise<RefreshTokensReply> {
  const { claims, isCookie } = refreshOf(services.tokens, ctx, body.refreshToken);
  const opened = await renewLogin(services, ctx, claims);
  return { ok: true, data: isCookie ? inCookies(ctx, opened) : opened.pair };
}

async function logout(_call: LogoutCall, ctx: Context): Promise<LogoutReply> {
  const { companyId, loginId } = ctx.principal;
  if (loginId === undefined) throw accessErrors.notAUser();
  return ctx.transaction(async (trx) => {
    await markLoginRevoked(trx, { companyId, loginId }, ctx.now, 'logout');
    await ctx.audit(trx, { objectType: 'login', objectId: loginId });
    ctx.browser.drop();
    return { ok: true, data: null, message: text('loggedOut')[ctx.request.locale] };
  });
}

async function getMe(_call: GetMeCall, ctx: Context): Promise<GetMeReply> {
  const { principal } = ctx;
  const { id, name, companyId, timeZone, locale } = principal;
  const { mustChangePassword = false, mustSetUpSecondFactor = false } = principal;
  const permissions = [...principal.permissions.granted];
  if (principal.type === 'apiKey') {
    return {
      ok: true,
      data: { type: 'apiKey', id, name, environment: principal.environment, permissions },
    };
  }
  const found = await queries.getMe(ctx.db, companyId, id);
  const { email, role, company_name: companyName, last_login_at: lastLogin } = found;
  const { custom_field_kinds: customFieldKinds } = found;
  const lastLoginAt = lastLogin && formatInstant(lastLogin, timeZone);
  const person = {
    email,
    role,
    companyId,
    companyName,
    timeZone,
    locale,
    mustChangePassword,
    mustSetUpSecondFactor,
    customFieldKinds,
    lastLoginAt,
  };
  return { ok: true, data: { type: 'user', id, name, permissions, ...person } };
}

export function authHandlers(services: AuthServices) {
  return {
    ...ownHandlers(services),
    ...secondFactorHandlers(services),
    login: (call, ctx) => login(services, call, ctx),
    refreshTokens: (call, ctx) => refreshTokens(services, call, ctx),
    logout,
    getMe,
  } satisfies Partial<Handlers<Context, PublicContext>>;
}
