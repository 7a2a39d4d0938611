import type { KeyRing } from '../../../kernel/blobs/keys.js';
import type { Db } from '../../../kernel/db/client.js';
import { findSecret, spendRecoveryCode, spendStep, type UserRef } from './queries.js';
import { recoveryHash } from './recovery-codes.js';
import { stepOf } from './totp.js';

/** The kind of code that a user entered. */
export type Proof = 'totp' | 'recoveryCode';

const sixDigits = /^\d{6}$/;

/**
 * Accepts a code of the authenticator app, or a recovery code. Each code works once; the second of two requests with
 * the same code is refused.
 *
 * @returns undefined for a wrong, expired or used code
 */
export async function takeCode(
  trx: Db,
  keys: KeyRing,
  user: UserRef,
  code: string,
  now: Date,
): Promise<Proof | undefined> {
  const digits = code.replaceAll(/\s/g, '');
  if (!sixDigits.test(digits)) {
    return (await spendRecoveryCode(trx, user, recoveryHash(code))) ? 'recoveryCode' : undefined;
  }
  const secret = await findSecret(trx, keys, user);
  const step = secret === undefined ? undefined : stepOf(secret, digits, now);
  if (step === undefined) return undefined;
  return (await spendStep(trx, user, step)) ? 'totp' : undefined;
}
