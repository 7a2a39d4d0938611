import type { Db } from '../../../kernel/db/client.js';
import { markLoginsRevoked } from '../login/queries.js';
import { dropSecondFactor, lockUser, type UserRef } from './queries.js';

/** Removes the second factor of another user and ends the logins of the user. Resolves to false if it was not on. */
export async function removeSecondFactor(trx: Db, user: UserRef, now: Date): Promise<boolean> {
  const { second_factor_at: enabledAt } = await lockUser(trx, user);
  await dropSecondFactor(trx, user, now);
  if (enabledAt === null) return false;
  await markLoginsRevoked(trx, user, now, 'administrator');
  return true;
}
