import { isLongPassword, noPassword } from '../../kernel/auth/passwords.js';
import { inTransaction } from '../../kernel/db/transaction.js';
import { type ApiError, accessErrors, requestErrors } from '../../kernel/errors.js';
import type { Context } from '../../kernel/operations/handlers.js';
import * as attempts from './login/attempt-queries.js';
import type { AuthServices } from './login/login.js';
import { markLoginFailed } from './login/queries.js';
import { text } from './messages/index.js';
import * as queries from './queries.js';

/**
 * Returns the user who calls.
 *
 * @throws ApiError 403 for a key
 */
export function personOf({ principal }: Context) {
  const { type, companyId, id: userId, loginId, name, timeZone } = principal;
  if (type !== 'user' || loginId === undefined) throw accessErrors.notAUser();
  return { companyId, userId, loginId, name, timeZone };
}

/** @throws ApiError 403 while failed attempts lock the account */
export function assertUnlocked(lockedUntil: Date | null, now: Date): void {
  if (lockedUntil === null || lockedUntil <= now) return;
  throw accessErrors.accountLocked((lockedUntil.getTime() - now.getTime()) / 1000);
}

/** Counts a wrong password or code of the caller towards the lock of the account, and audits it. */
export async function countWrong(
  trx: Parameters<Context['audit']>[0],
  ctx: Context,
  reason: string,
): Promise<void> {
  const { companyId, userId } = personOf(ctx);
  const { maxAttempts, lockMinutes } = attempts;
  const failure = { companyId, userId, now: ctx.now, maxAttempts, lockMinutes };
  await markLoginFailed(trx, failure);
  await ctx.audit(trx, { objectType: 'user', objectId: userId, after: { reason } });
}

/**
 * Checks the current password of the caller. A user who never had one has proved enough by the login.
 *
 * @throws ApiError 400 for a wrong one, which counts towards the lock of the account; 403 while it is locked
 */
export async function assertPassword({ passwords }: AuthServices, ctx: Context, sent = '') {
  const { companyId, userId } = personOf(ctx);
  const user = await queries.getCredentials(ctx.db, companyId, userId);
  if (user.password_hash === noPassword) return user;
  assertUnlocked(user.locked_until, ctx.now);
  if (!isLongPassword(sent) && (await passwords.verify(sent, user.password_hash))) return user;
  await inTransaction(ctx.db, (trx) => countWrong(trx, ctx, 'wrong_current_password'));
  throw requestErrors.invalidField('body.currentPassword', text('wrongPassword'));
}

/** Refuses a wrong code of the caller. */
export const wrongCode = (): ApiError => requestErrors.invalidField('body.code', text('wrongCode'));
