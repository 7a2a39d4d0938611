import type { Db } from '../../kernel/db/client.js';
import { query, type RowKey } from '../../kernel/db/statements/query.js';

const holdRole = query<{ readonly companyId: number; readonly code: string }, { id: number }>(
  'roles.hold',
  `SELECT r.id FROM roles r WHERE r.company_id = :companyId::bigint AND r.code_key = :code FOR SHARE`,
);

/** Returns true if the company made the role, which then stays until the transaction ends. */
export async function holdOwnRole(trx: Db, companyId: number, code: string): Promise<boolean> {
  return (await holdRole.first(trx, { companyId, code })) !== undefined;
}

const remove = query<RowKey, { id: number }>(
  'roles.delete_unused',
  `DELETE FROM roles r WHERE r.company_id = :companyId::bigint AND r.id = :id::bigint
     AND NOT EXISTS (SELECT FROM users u WHERE u.company_id = r.company_id AND u.role = r.code)
   RETURNING r.id`,
);

/** Deletes a locked role. Resolves to false if a user has it, active or not. */
export async function deleteUnused(trx: Db, companyId: number, id: number): Promise<boolean> {
  return (await remove.first(trx, { companyId, id })) !== undefined;
}
