import { generateKey } from '../../kernel/auth/keys/api-key.js';
import type { Passwords } from '../../kernel/auth/passwords.js';
import { isWeakPassword } from '../../kernel/auth/weak-passwords.js';
import type { Db } from '../../kernel/db/client.js';
import { refuseViolations } from '../../kernel/db/errors.js';
import { OperatorError } from '../../kernel/operator/operator.js';
import { refusedForKeys, roleNames } from '../../kernel/permissions.js';
import type { Environment } from '../../kernel/principal.js';
import { isAddressEntry } from '../../kernel/values/address-ranges.js';
import { holdRole } from '../roles/index.js';
import { insertApiKey } from './key-queries.js';
import * as queries from './queries.js';

export { authHandlers } from './handlers.js';
export { insertApiKey, markKeyRevoked } from './key-queries.js';
export {
  clearUserFailures,
  type FailedLogin,
  listFailedLogins,
  oldAttempts,
} from './login/attempt-queries.js';
export {
  type AuthServices,
  identify,
  identifyVerified,
  type OpenedLogin,
  openLoginIn,
} from './login/login.js';
export { findLoginOf, listLiveLogins, toLogin } from './login/login-queries.js';
export { markLoginRevoked, markLoginsRevoked, oldLogins } from './login/queries.js';
export { loginReply } from './login/reply.js';
export {
  findUserByEmail,
  getCredentials,
  insertUser,
  isUser,
  markUnlocked,
  setGranted,
  updatePassword,
} from './queries.js';
export { resetMailJobs } from './reset-mail.js';
export { endResets, insertReset, resetUrl } from './reset-queries.js';
export { sealedSecondFactors } from './second-factor/queries.js';
export { removeSecondFactor } from './second-factor/remove.js';

export interface UserInput {
  readonly companyId: number;
  readonly name: string;
  readonly email: string;
  readonly password: string;
  readonly role: string;
}

/** @throws OperatorError for an unknown role, a password under 8 characters or over 72 bytes, or an address in use */
export async function createUser(
  db: Db,
  passwords: Passwords,
  input: UserInput,
  now: Date,
): Promise<number> {
  const { companyId, name, email, password, role } = input;
  if (!(await holdRole(db, companyId, role))) {
    const fixed = roleNames.join(', ');
    throw new OperatorError(`There is no role ${role}; every company has ${fixed}`);
  }
  if (!/^[^@\s]+@[^@\s.]+(?:\.[^@\s.]+)+$/.test(email))
    throw new OperatorError(`${email} is no e-mail address`);
  if (password.length < 8 || Buffer.byteLength(password) > 72) {
    throw new OperatorError('A password has at least 8 characters and at most 72 bytes');
  }
  if (await isWeakPassword(password, [email, name])) {
    throw new OperatorError('The password is widely used, or holds the name or the e-mail address');
  }
  const passwordHash = await passwords.hash(password);
  const isTaken = () => new OperatorError(`The address ${email} is taken`);
  const write = queries.insertUser(db, { companyId, name, email, passwordHash, role, now });
  return refuseViolations(write, { login_directory_pkey: isTaken, users_email_key: isTaken });
}

export interface KeyInput {
  readonly companyId: number;
  readonly name: string;
  readonly permissions: readonly string[];
  readonly allowedIps?: readonly string[];
  readonly expiresAt?: Date | null;
  readonly createdBy?: number | null;
  /** Default: `live`. The test company of a test key must exist. */
  readonly environment?: Environment;
}

/**
 * Creates a key. Only the result contains its value.
 *
 * @throws OperatorError for a permission that is unknown or not for keys, or a malformed address
 */
export async function createApiKey(
  db: Db,
  input: KeyInput,
  now: Date,
): Promise<{ readonly id: number; readonly value: string }> {
  const refused = refusedForKeys(input.permissions);
  if (refused.length > 0) throw new OperatorError(`No key may hold ${refused.join(', ')}`);
  const { allowedIps = [], expiresAt = null, createdBy = null } = input;
  const malformed = allowedIps.filter((entry) => !isAddressEntry(entry));
  if (malformed.length > 0)
    throw new OperatorError(`${malformed.join(', ')} is no address or range`);
  const { value, hash, prefix, lastFour } = generateKey(
    input.companyId,
    input.environment ?? 'live',
  );
  const { companyId, name, permissions } = input;
  const key = { companyId, name, permissions, allowedIps, expiresAt, createdBy, now };
  return { id: await insertApiKey(db, { ...key, hash, prefix, lastFour }), value };
}
