import { randomBytes } from 'node:crypto';
import type {
  ChangeUserPasswordCall,
  ChangeUserPasswordReply,
  CreatePasswordResetCall,
  CreatePasswordResetReply,
  CreateUserCall,
  CreateUserReply,
  Handlers,
  RemoveUserSecondFactorCall,
  RemoveUserSecondFactorReply,
} from '../../../../generated/erp/operations.js';
import { refuseUnfitPassword } from '../../../kernel/auth/weak-passwords.js';
import { refuseViolations } from '../../../kernel/db/errors.js';
import type { Transaction } from '../../../kernel/db/transaction.js';
import { requestErrors } from '../../../kernel/errors.js';
import { assertMailbox } from '../../../kernel/mail/mailer.js';
import type { Context, PublicContext } from '../../../kernel/operations/handlers.js';
import { formatInstant } from '../../../kernel/values/time.js';
import {
  type AuthServices,
  clearUserFailures,
  insertReset,
  insertUser,
  markLoginsRevoked,
  removeSecondFactor,
  resetUrl,
  updatePassword,
} from '../../auth/index.js';
import { getMailUser, mailErrors, mailText, queueUserMail } from '../../mails/index.js';
import { partyErrors } from '../../parties/errors.js';
import { assertRole } from '../../roles/index.js';
import { text } from '../messages/index.js';
import { answer, getUser } from './handlers.js';

/** @throws ApiError 409 if a user of any company has the address */
function refusingDuplicates<T>(email: string, write: Promise<T>): Promise<T> {
  const isTaken = () => partyErrors.duplicateEmail(email);
  return refuseViolations(write, { login_directory_pkey: isTaken, users_email_key: isTaken });
}

/**
 * Refuses an invitation that cannot be sent.
 *
 * @throws ApiError 400 beside a password or for an address that is not a mailbox, 409 without a mail server
 */
function assertInvitation({ mailer }: AuthServices, { email, password }: CreateUserCall['body']) {
  if (password !== undefined) {
    throw requestErrors.invalidField('body.invite', text('invitedWithPassword'));
  }
  if (!mailer.isConfigured) throw mailErrors.notConfigured('body.invite');
  assertMailbox(email, 'body.email');
}

/** Mails a new user a link that sets the first password. */
async function invite(
  { mailer, publicUrl }: AuthServices,
  ctx: Context,
  trx: Transaction,
  userId: number,
): Promise<void> {
  const { companyId, id: createdBy } = ctx.principal;
  const { token, expiresAt } = await insertReset(trx, { companyId, userId }, createdBy, ctx.now);
  const user = await getMailUser(trx, companyId, userId);
  const values = { link: resetUrl(publicUrl(), token), validity: mailText('oneDay') };
  await queueUserMail(trx, mailer, { template: 'invitation', user, values, expiresAt }, ctx.now);
}

async function createUser(
  services: AuthServices,
  { body }: CreateUserCall,
  ctx: Context,
): Promise<CreateUserReply> {
  const { companyId } = ctx.principal;
  const {
    name,
    email,
    role,
    password,
    mustChangePassword = false,
    invite: isInvited = false,
  } = body;
  if (isInvited) assertInvitation(services, body);
  if (password !== undefined) await refuseUnfitPassword(password, 'body.password', [email, name]);
  const passwordHash = await services.passwords.hash(
    password ?? randomBytes(32).toString('base64'),
  );
  return ctx.transaction(async (trx) => {
    await assertRole(trx, companyId, role);
    const own = { companyId, name, email, role, passwordHash };
    const user = { ...own, mustChangePassword, now: ctx.now };
    const id = await refusingDuplicates(email, insertUser(trx, user));
    const object = { objectType: 'user' as const, objectId: id };
    if (isInvited) await invite(services, ctx, trx, id);
    const after = { name, email, role, ...(isInvited && { invited: true }) };
    await ctx.audit(trx, { after, event: 'user.created', ...object });
    return answer(ctx, await getUser(trx, companyId, id));
  });
}

async function changeUserPassword(
  { passwords }: AuthServices,
  { params: { id }, body }: ChangeUserPasswordCall,
  ctx: Context,
): Promise<ChangeUserPasswordReply> {
  const { companyId } = ctx.principal;
  const { email, name } = await getUser(ctx.db, companyId, id);
  await refuseUnfitPassword(body.password, 'body.password', [email, name]);
  const hash = await passwords.hash(body.password);
  return ctx.transaction(async (trx) => {
    const user = { companyId, userId: id };
    const mustChange = body.mustChangePassword ?? false;
    await updatePassword(trx, { ...user, hash, mustChange }, ctx.now);
    await clearUserFailures(trx, companyId, id);
    await markLoginsRevoked(trx, user, ctx.now, 'password');
    const object = { objectType: 'user' as const, objectId: id, event: 'user.updated' };
    await ctx.audit(trx, { after: { password: '***' }, ...object });
    return answer(ctx, await getUser(trx, companyId, id));
  });
}

async function removeUserSecondFactor(
  { params: { id } }: RemoveUserSecondFactorCall,
  ctx: Context,
): Promise<RemoveUserSecondFactorReply> {
  const { companyId } = ctx.principal;
  return ctx.transaction(async (trx) => {
    await getUser(trx, companyId, id);
    const wasOn = await removeSecondFactor(trx, { companyId, userId: id }, ctx.now);
    const eventOption = wasOn ? { event: 'user.updated' } : {};
    const [before, after] = [{ secondFactor: wasOn }, { secondFactor: false }];
    await ctx.audit(trx, { objectType: 'user', objectId: id, before, after, ...eventOption });
    return answer(ctx, await getUser(trx, companyId, id));
  });
}

async function createPasswordReset(
  { publicUrl }: AuthServices,
  { params: { id } }: CreatePasswordResetCall,
  ctx: Context,
): Promise<CreatePasswordResetReply> {
  const { companyId, id: createdBy, timeZone } = ctx.principal;
  return ctx.transaction(
    async (trx) => {
      await getUser(trx, companyId, id);
      const user = { companyId, userId: id };
      const { token, expiresAt } = await insertReset(trx, user, createdBy, ctx.now);
      const after = { passwordReset: expiresAt };
      await ctx.audit(trx, { objectType: 'user', objectId: id, after });
      const url = resetUrl(publicUrl(), token);
      const reply = { token, url, expiresAt: formatInstant(expiresAt, timeZone) };
      return { ok: true as const, data: reply };
    },
    ({ ok, data }) => ({ ok, data: { ...data, token: null, url: null } }),
  );
}

/** Handlers for administrators, who manage passwords and second factors of other users. */
export const passwordHandlers = (services: AuthServices) =>
  ({
    createUser: (call, ctx) => createUser(services, call, ctx),
    changeUserPassword: (call, ctx) => changeUserPassword(services, call, ctx),
    removeUserSecondFactor,
    createPasswordReset: (call, ctx) => createPasswordReset(services, call, ctx),
  }) satisfies Partial<Handlers<Context, PublicContext>>;
