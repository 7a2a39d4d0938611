import { kycKeyPrefix } from '../../kernel/auth/keys/kyc-key.js';
import type { UserKeys } from '../../kernel/auth/keys/user-keys.js';
import { plannedPerCall } from '../../kernel/db/statements/query.js';
import type { Environment } from '../../kernel/principal.js';
import { enqueueEvent } from '../webhooks/index.js';
import { markRevoked } from './queries.js';

interface Row {
  readonly id: string;
  readonly name: string;
  readonly environment: Environment;
  readonly last_four: string;
  readonly created_at: Date;
  readonly last_used_at: Date | null;
}

const active = plannedPerCall<
  { readonly companyId: number; readonly userId: number; readonly now: Date },
  Row
>(
  `SELECT k.public_id AS id, k.name, k.environment, k.last_four, k.created_at, k.last_used_at
   FROM kyc_keys k
   WHERE k.company_id = :companyId AND k.created_by = :userId AND k.revoked_at IS NULL
     AND coalesce(k.expires_at > :now, true)
   ORDER BY k.created_at DESC, k.id DESC LIMIT 1000`,
);

/** Keys of the verification API. */
export const kycUserKeys: UserKeys = {
  async list(db, { companyId, userId, now }) {
    const rows = await active(db, { companyId, userId, now });
    return rows.map(({ id, name, environment, last_four, created_at, last_used_at }) => ({
      api: 'kyc' as const,
      id,
      name,
      masked: `${kycKeyPrefix(environment)}…${last_four}`,
      createdAt: created_at,
      lastUsedAt: last_used_at,
    }));
  },
  async revoke(trx, owner) {
    const { companyId, now } = owner;
    const ids: string[] = [];
    const keys = await kycUserKeys.list(trx, owner);
    if (keys.length === 0) return [];
    for (const { id } of keys) {
      for (const { public_id, environment } of await markRevoked(trx, companyId, id, now)) {
        const object = { id: public_id, status: 'revoked' };
        await enqueueEvent(trx, { type: 'key.revoked', object, at: now, companyId, environment });
        ids.push(public_id);
      }
    }
    return [...ids, ...(await kycUserKeys.revoke(trx, owner))];
  },
};
