import type { Pool } from '../../../kernel/db/pool.js';
import { plannedPerCall } from '../../../kernel/db/statements/query.js';
import { inTransaction } from '../../../kernel/db/transaction.js';
import type { Cleanup } from '../../../kernel/maintenance/housekeeping.js';

/** Companies with a retention, and the failed logins with unknown addresses, which belong to none. */
const findRetentions = plannedPerCall<object, { companyId: number }>(
  `SELECT 0::bigint AS "companyId"
   UNION ALL SELECT c.id FROM companies c WHERE c.audit_retention_days IS NOT NULL`,
);

/** The function decides by the clock of the database, and records in the log what it dropped. */
const drop = plannedPerCall<
  { readonly companyId: number; readonly limit: number },
  { dropped: number }
>(`SELECT audit_drop_old(:companyId::bigint, :limit::integer) AS dropped`);

/** Deletes audit entries after the retention period of their company. */
export const oldAuditEntries: Cleanup = {
  what: 'audit entries past their retention',
  drop(db: Pool, _now: Date, limit: number) {
    return inTransaction(db, async (trx) => {
      let total = 0;
      for (const { companyId } of await findRetentions(trx, {})) {
        const { dropped } = await drop.one(trx, { companyId, limit: limit - total });
        total += dropped;
        if (total === limit) break;
      }
      return total;
    });
  },
};
