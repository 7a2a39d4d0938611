import { generateKycKey } from '../../kernel/auth/keys/kyc-key.js';
import type { Db } from '../../kernel/db/client.js';
import { OperatorError, operatorUser } from '../../kernel/operator/operator.js';
import { isScope } from '../../kernel/permissions.js';
import { isAddressEntry } from '../../kernel/values/address-ranges.js';
import type { Scope } from '../scope.js';
import { insertKey } from './queries.js';

export interface OperatorKey extends Scope {
  readonly name: string;
  readonly scopes: readonly string[];
  readonly allowedIps: readonly string[];
  readonly expiresAt: Date | null;
}

/**
 * Creates a key for an operator, such as the first key of a company. Only the result contains its value.
 *
 * @throws OperatorError for a scope that does not exist, or a malformed address
 */
export async function createKycKey(
  db: Db,
  key: OperatorKey,
  now: Date,
): Promise<{ readonly id: string; readonly value: string }> {
  const unknown = key.scopes.filter((scope) => !isScope(scope));
  if (unknown.length > 0) throw new OperatorError(`There is no scope ${unknown.join(', ')}`);
  const malformed = key.allowedIps.filter((entry) => !isAddressEntry(entry));
  if (malformed.length > 0)
    throw new OperatorError(`${malformed.join(', ')} is no address or range`);
  const { value, hash } = generateKycKey(key.environment, key.companyId);
  const creator = { parentId: null, userId: null, name: operatorUser };
  const row = await insertKey(db, { ...key, hash, lastFour: value.slice(-4), now, creator });
  return { id: row.public_id, value };
}
