import { randomUUID } from 'node:crypto';
import { type AuditActor, type AuditEntry, writeAudit } from '../../../kernel/audit/queries.js';
import type { RefreshClaims, Tokens } from '../../../kernel/auth/tokens.js';
import type { Db } from '../../../kernel/db/client.js';
import { inTransaction } from '../../../kernel/db/transaction.js';
import { type ApiError, accessErrors } from '../../../kernel/errors.js';
import type { PublicContext } from '../../../kernel/operations/handlers.js';
import { type AuthServices, type OpenedLogin, pairOf } from './login.js';
import { findLogin, type LoginState, markLoginRevoked, takeRefresh } from './queries.js';

/** The time in which a client whose answer was lost receives the same answer again. */
const repeatMs = 30_000;

function writeRefresh(
  trx: Db,
  ctx: PublicContext,
  { companyId, loginId }: RefreshClaims,
  user: { readonly id: number; readonly name: string },
  more: Pick<AuditEntry, 'after'> = {},
): Promise<void> {
  const actor: AuditActor = { companyId, type: 'user', ...user };
  const entry = { objectType: 'login' as const, objectId: loginId, ...more };
  return writeAudit(trx, actor, ctx.request, ctx.now, entry);
}

/** Resolves to false if the token is not the current one. */
function spend(ctx: PublicContext, claims: RefreshClaims, nextId: string, tokens: Tokens) {
  const { ip, userAgent } = ctx.request;
  const { refreshSeconds, loginSeconds } = tokens;
  return inTransaction(ctx.db, async (trx) => {
    const rotation = { spentId: claims.refreshId, nextId, now: ctx.now, ip, userAgent, ...claims };
    const limits = { refreshSeconds, loginSeconds };
    const user = await takeRefresh(trx, { ...rotation, ...limits });
    if (user !== undefined) await writeRefresh(trx, ctx, claims, user);
    return user !== undefined;
  });
}

/** Returns true if the client that used this token last repeats the request because the answer was lost. */
function isRepeat(
  { request, now }: PublicContext,
  { refreshId }: RefreshClaims,
  login: LoginState,
): boolean {
  const { refreshed_at: at, refreshed_ip: ip, refreshed_agent: agent } = login;
  return (
    login.spent_refresh_id === refreshId &&
    at !== null &&
    now.getTime() - at.getTime() <= repeatMs &&
    ip === request.ip &&
    agent === request.userAgent
  );
}

/**
 * Handles a refresh token that is not the current one. Two parties hold a token that is used twice, and one of them
 * is not its owner, so that the whole login ends, unless the request is a repetition.
 */
function examine(ctx: PublicContext, claims: RefreshClaims): Promise<ApiError | LoginState> {
  return inTransaction(ctx.db, async (trx) => {
    const login = await findLogin(trx, claims.companyId, claims.loginId);
    if (login === undefined) return accessErrors.invalidRefreshToken();
    if (login.revoke_reason === 'reuse') return accessErrors.refreshTokenReused();
    if (login.revoked_at !== null) return accessErrors.invalidRefreshToken();
    if (!login.is_active) return accessErrors.userDisabled();
    if (login.refresh_id === claims.refreshId) return accessErrors.invalidRefreshToken();
    if (isRepeat(ctx, claims, login)) return login;
    await markLoginRevoked(trx, claims, ctx.now, 'reuse');
    const user = { id: login.user_id, name: login.user_name };
    await writeRefresh(trx, ctx, claims, user, { after: { revoked: 'reuse' } });
    return accessErrors.refreshTokenReused();
  });
}

/**
 * Exchanges a refresh token for a new pair. The client that sent it gets the same pair again for 30 seconds.
 *
 * @throws ApiError 401 for an invalid token, 403 for a disabled user
 */
export async function renewLogin(
  { tokens }: AuthServices,
  ctx: PublicContext,
  claims: RefreshClaims,
): Promise<OpenedLogin> {
  const nextId = randomUUID();
  if (await spend(ctx, claims, nextId, tokens)) {
    return { pair: pairOf(tokens, claims, nextId, ctx.now), subject: claims };
  }
  const login = await examine(ctx, claims);
  if (login instanceof Error) throw login;
  const issuedAt = login.refreshed_at ?? ctx.now;
  return { pair: pairOf(tokens, claims, login.refresh_id, issuedAt), subject: claims };
}
