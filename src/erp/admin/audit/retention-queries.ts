import { auditMonths } from '../../../kernel/audit/months.js';
import { isByMonth as isPartitionedByMonth } from '../../../kernel/db/partitions/months.js';
import type { Pool } from '../../../kernel/db/pool.js';
import { plannedPerCall } from '../../../kernel/db/statements/query.js';
import { inTransaction } from '../../../kernel/db/transaction.js';
import type { Cleanup } from '../../../kernel/maintenance/housekeeping.js';
import { unownedDays } from './month-queries.js';

const allowDeletes = plannedPerCall<object>(`SET LOCAL notaria.audit_retention = 'on'`);

const drop = plannedPerCall<
  { readonly now: Date; readonly limit: number; readonly isByMonth: boolean },
  { dropped: number }
>(`WITH old AS (
     SELECT a.company_id, a.id
     FROM (SELECT 0::bigint AS id, ${unownedDays} AS audit_retention_days
           UNION ALL SELECT c.id, c.audit_retention_days FROM companies c WHERE c.audit_retention_days IS NOT NULL) AS k
     CROSS JOIN LATERAL (
       SELECT o.company_id, o.id FROM audit_log o
       WHERE o.company_id = k.id AND o.at < (
         CASE WHEN :isByMonth THEN date_trunc('month', :now::timestamptz - make_interval(days => k.audit_retention_days), 'UTC')
         ELSE :now::timestamptz - make_interval(days => k.audit_retention_days) END)
       ORDER BY o.at, o.id LIMIT :limit
     ) AS a
     LIMIT :limit
   ), deleted AS (
     DELETE FROM audit_log a USING old WHERE a.company_id = old.company_id AND a.id = old.id RETURNING a.company_id
   ), counted AS (
     SELECT d.company_id, count(*) AS total FROM deleted d GROUP BY d.company_id
   ), recounted AS (
     UPDATE audit_counts n SET total = n.total - c.total FROM counted c
     WHERE n.company_id = c.company_id
       AND n.id = (SELECT min(f.id) FROM audit_counts f WHERE f.company_id = c.company_id)
   )
   SELECT count(*)::int AS dropped FROM deleted`);

/** Deletes audit entries after the retention period of their company. */
export const oldAuditEntries: Cleanup = {
  what: 'audit entries past their retention',
  async drop(db: Pool, now: Date, limit: number) {
    const isByMonth = await isPartitionedByMonth(db, auditMonths.table);
    return inTransaction(db, async (trx) => {
      await allowDeletes(trx, {});
      const [row] = await drop(trx, { now, limit, isByMonth });
      return row?.dropped ?? 0;
    });
  },
};
