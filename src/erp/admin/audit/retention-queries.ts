import type { Pool } from '../../../kernel/db/pool.js';
import { plannedPerCall } from '../../../kernel/db/statements/query.js';
import { inTransaction } from '../../../kernel/db/transaction.js';
import type { Cleanup } from '../../../kernel/maintenance/housekeeping.js';

/**
 * The retention of failed logins with unknown addresses, which belong to no company. It is the shortest one that a
 * company may choose.
 */
const unownedDays = 365;

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

/** Deletes audit entries after the retention period of their company. */
export const oldAuditEntries: Cleanup = {
  what: 'audit entries past their retention',
  drop(db: Pool, now: Date, limit: number) {
    return inTransaction(db, async (trx) => {
      await allowDeletes(trx, {});
      let total = 0;
      for (const { companyId, days } of await findRetentions(trx, {})) {
        const before = new Date(now.getTime() - days * dayMs);
        const [row] = await drop(trx, { companyId, before, limit: limit - total });
        total += row?.dropped ?? 0;
        if (total === limit) break;
      }
      return total;
    });
  },
};
