import type {
  ChangeOwnPasswordCall,
  ChangeOwnPasswordReply,
  Handlers,
  ListOwnLoginsCall,
  ListOwnLoginsReply,
  ResetPasswordCall,
  ResetPasswordReply,
  RevokeOtherLoginsCall,
  RevokeOtherLoginsReply,
  RevokeOwnLoginCall,
  RevokeOwnLoginReply,
} from '../../../generated/erp/operations.js';
import { writeAudit } from '../../kernel/audit/queries.js';
import { refuseUnfitPassword } from '../../kernel/auth/weak-passwords.js';
import { inTransaction } from '../../kernel/db/transaction.js';
import { accessErrors, type Locale } from '../../kernel/errors.js';
import type { Context, PublicContext } from '../../kernel/operations/handlers.js';
import { errors } from '../errors.js';
import * as attempts from './login/attempt-queries.js';
import type { AuthServices } from './login/login.js';
import { findLoginOf, listLiveLogins, toLogin } from './login/login-queries.js';
import { markLoginRevoked, markLoginsRevoked } from './login/queries.js';
import { text } from './messages/index.js';
import { assertPassword, personOf } from './person.js';
import * as queries from './queries.js';
import { sendPasswordReset } from './reset-mail.js';
import { findReset, spendReset } from './reset-queries.js';

const confirmed = (locale: Locale) => ({
  ok: true as const,
  data: null,
  message: text('passwordChanged')[locale],
});

const auditedChange = { password: '***' };

async function changeOwnPassword(
  services: AuthServices,
  { body }: ChangeOwnPasswordCall,
  ctx: Context,
): Promise<ChangeOwnPasswordReply> {
  const { companyId, userId, loginId } = personOf(ctx);
  const { email, name } = await assertPassword(services, ctx, body.currentPassword);
  await refuseUnfitPassword(body.newPassword, 'body.newPassword', [email, name]);
  const hash = await services.passwords.hash(body.newPassword);
  return ctx.transaction(async (trx) => {
    const user = { companyId, userId };
    await queries.updatePassword(trx, { ...user, hash, mustChange: false }, ctx.now);
    await markLoginsRevoked(trx, { ...user, except: loginId }, ctx.now, 'password');
    await attempts.clearUserFailures(trx, companyId, userId);
    await ctx.audit(trx, { objectType: 'user', objectId: userId, after: auditedChange });
    return confirmed(ctx.request.locale);
  });
}

async function resetPassword(
  { passwords }: AuthServices,
  { body }: ResetPasswordCall,
  ctx: PublicContext,
): Promise<ResetPasswordReply> {
  const found = await findReset(ctx.db, body.token, ctx.now);
  if (found === undefined) throw accessErrors.invalidResetToken();
  const { company_id: companyId, id: userId, email, name } = found;
  await refuseUnfitPassword(body.password, 'body.password', [email, name]);
  const hash = await passwords.hash(body.password);
  return inTransaction(ctx.db, async (trx) => {
    if (!(await spendReset(trx, body.token, ctx.now))) throw accessErrors.invalidResetToken();
    const user = { companyId, userId };
    await queries.updatePassword(trx, { ...user, hash, mustChange: false }, ctx.now);
    await markLoginsRevoked(trx, user, ctx.now, 'password');
    await attempts.clearUserFailures(trx, companyId, userId);
    const actor = { companyId, type: 'user' as const, id: userId, name };
    const entry = { objectType: 'user' as const, objectId: userId, after: auditedChange };
    await writeAudit(trx, actor, ctx.request, ctx.now, entry);
    return confirmed(ctx.request.locale);
  });
}

async function listOwnLogins(_call: ListOwnLoginsCall, ctx: Context): Promise<ListOwnLoginsReply> {
  const { companyId, userId, loginId, timeZone } = personOf(ctx);
  const rows = await listLiveLogins(ctx.db, companyId, userId, ctx.now);
  return { ok: true as const, data: rows.map((row) => toLogin(row, timeZone, loginId)) };
}

async function revokeOtherLogins(
  _call: RevokeOtherLoginsCall,
  ctx: Context,
): Promise<RevokeOtherLoginsReply> {
  const { companyId, userId, loginId, timeZone } = personOf(ctx);
  return ctx.transaction(async (trx) => {
    const others = { companyId, userId, except: loginId };
    await markLoginsRevoked(trx, others, ctx.now, 'logout');
    const after = { revoked: 'others' };
    await ctx.audit(trx, { objectType: 'login', objectId: loginId, after });
    const rows = await listLiveLogins(trx, companyId, userId, ctx.now);
    return { ok: true as const, data: rows.map((row) => toLogin(row, timeZone, loginId)) };
  });
}

async function revokeOwnLogin(
  { params }: RevokeOwnLoginCall,
  ctx: Context,
): Promise<RevokeOwnLoginReply> {
  const { companyId, userId, loginId, timeZone } = personOf(ctx);
  return ctx.transaction(async (trx) => {
    const found = await findLoginOf(trx, companyId, userId, params.loginId);
    if (found === undefined) throw errors.notFound('login', params.loginId);
    const login = { companyId, loginId: params.loginId };
    await markLoginRevoked(trx, login, ctx.now, 'logout');
    const after = { revoked: 'logout' };
    await ctx.audit(trx, { objectType: 'login', objectId: params.loginId, after });
    const row = (await findLoginOf(trx, companyId, userId, params.loginId)) ?? found;
    return { ok: true as const, data: toLogin(row, timeZone, loginId) };
  });
}

/** Handlers for users who manage their own login. */
export function ownHandlers(services: AuthServices) {
  return {
    changeOwnPassword: (call, ctx) => changeOwnPassword(services, call, ctx),
    resetPassword: (call, ctx) => resetPassword(services, call, ctx),
    sendPasswordReset: (call, ctx) => sendPasswordReset(services, call, ctx),
    listOwnLogins,
    revokeOtherLogins,
    revokeOwnLogin,
  } satisfies Partial<Handlers<Context, PublicContext>>;
}
