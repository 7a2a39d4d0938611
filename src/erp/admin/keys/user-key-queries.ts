import type { UserKey, UserKeys } from '../../../kernel/auth/keys/user-keys.js';
import { query } from '../../../kernel/db/statements/query.js';
import { markKeyRevoked } from '../../auth/index.js';

const active = query<
  { readonly companyId: number; readonly userId: number; readonly now: Date },
  Omit<UserKey, 'api'>
>(
  'api_keys.of_user',
  `SELECT k.id::text AS id, k.name, k.prefix || '…' || k.last_four AS masked, k.created_at AS "createdAt",
     k.last_used_at AS "lastUsedAt"
   FROM api_keys k
   WHERE k.company_id = :companyId AND k.created_by = :userId AND k.revoked_at IS NULL
     AND coalesce(k.expires_at > :now, true)
   ORDER BY k.created_at DESC, k.id DESC LIMIT 1000`,
);

/** Keys of the ERP API. */
export const erpUserKeys: UserKeys = {
  async list(db, { companyId, userId, now }) {
    const rows = await active(db, { companyId, userId, now });
    return rows.map((row) => ({ api: 'erp' as const, ...row }));
  },
  async revoke(trx, owner) {
    const ids = (await erpUserKeys.list(trx, owner)).map(({ id }) => id);
    if (ids.length === 0) return [];
    for (const id of ids)
      await markKeyRevoked(trx, owner.companyId, Number(id), owner.now, owner.userId);
    return [...ids, ...(await erpUserKeys.revoke(trx, owner))];
  },
};
