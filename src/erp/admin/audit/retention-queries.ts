import { auditMonths } from '../../../kernel/audit/months.js';
import { isByMonth as isPartitionedByMonth } from '../../../kernel/db/partitions/months.js';
import type { Pool } from '../../../kernel/db/pool.js';
import { plannedPerCall } from '../../../kernel/db/statements/query.js';
import { inTransaction } from '../../../kernel/db/transaction.js';
import type { Cleanup } from '../../../kernel/maintenance/housekeeping.js';
import { unownedDays } from './month-queries.js';

const allowDeletes = plannedPerCall<object>(`SET LOCAL notaria.audit_retention = 'on'`);

/** Companies with a retention, and the entries of none. */
const findRetentions = plannedPerCall<object, { companyId: number; days: number }>(
  `SELECT 0::bigint AS "companyId", ${unownedDays} AS days
   UNION ALL SELECT c.id, c.audit_retention_days FROM companies c WHERE c.audit_retention_days IS NOT NULL`,
);

const drop = plannedPerCall<
  { readonly companyId: number; readonly before: Date; readonly limit: number },
  { dropped: number }
>(`WITH deleted AS (
     DELETE FROM audit_log a USING (
       SELECT o.id FROM audit_log o WHERE o.company_id = :companyId AND o.at < :before
       ORDER BY o.at, o.id LIMIT :limit
     ) AS old
     WHERE a.company_id = :companyId AND a.id = old.id RETURNING a.id
   ), recounted AS (
     UPDATE audit_counts n SET total = n.total - c.total FROM (SELECT count(*) AS total FROM deleted) AS c
     WHERE n.company_id = :companyId AND c.total > 0
       AND n.id = (SELECT min(f.id) FROM audit_counts f WHERE f.company_id = :companyId)
   )
   SELECT count(*)::int AS dropped FROM deleted`);

const dayMs = 86_400_000;

/** Tables by month keep a month until all of it is past the retention. */
function endOf(now: Date, days: number, isByMonth: boolean): Date {
  const end = new Date(now.getTime() - days * dayMs);
  return isByMonth ? new Date(Date.UTC(end.getUTCFullYear(), end.getUTCMonth(), 1)) : end;
}

/** Deletes audit entries after the retention period of their company. */
export const oldAuditEntries: Cleanup = {
  what: 'audit entries past their retention',
  async drop(db: Pool, now: Date, limit: number) {
    const isByMonth = await isPartitionedByMonth(db, auditMonths.table);
    return inTransaction(db, async (trx) => {
      await allowDeletes(trx, {});
      let total = 0;
      for (const { companyId, days } of await findRetentions(trx, {})) {
        const before = endOf(now, days, isByMonth);
        const [row] = await drop(trx, { companyId, before, limit: limit - total });
        total += row?.dropped ?? 0;
        if (total === limit) break;
      }
      return total;
    });
  },
};
