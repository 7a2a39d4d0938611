import { auditMonths } from '../../../kernel/audit/months.js';
import type { MonthBounds, MonthlyRetention } from '../../../kernel/db/partitions/retire.js';
import { plannedPerCall } from '../../../kernel/db/statements/query.js';

/**
 * The retention of failed logins with unknown addresses, which belong to no company. It is the shortest one that a
 * company may choose.
 */
export const unownedDays = 365;

const keeps = plannedPerCall<MonthBounds & { readonly now: Date }, { keeps: boolean }>(
  `SELECT EXISTS (
     SELECT FROM (SELECT 0::bigint AS id, ${unownedDays} AS days
                  UNION ALL SELECT c.id, c.audit_retention_days FROM companies c) AS k
     WHERE EXISTS (
       SELECT FROM audit_log a
       WHERE a.company_id = k.id AND a.at >= :from::timestamptz AND a.at < :to::timestamptz
         AND (k.days IS NULL OR a.at >= :now::timestamptz - make_interval(days => k.days)))
   ) AS keeps`,
);

const uncount = plannedPerCall<MonthBounds>(
  `WITH gone AS (
     SELECT a.company_id, count(*) AS total FROM audit_log a
     WHERE a.at >= :from::timestamptz AND a.at < :to::timestamptz GROUP BY a.company_id
   )
   UPDATE audit_counts n SET total = n.total - g.total FROM gone g
   WHERE n.company_id = g.company_id AND n.id = (SELECT min(f.id) FROM audit_counts f WHERE f.company_id = g.company_id)`,
);

/** A month goes when it is past the retention of every company that has entries in it. */
export const auditRetentionByMonth: MonthlyRetention = {
  tables: [auditMonths],
  async release(trx, boundsOf, now) {
    const bounds = boundsOf(auditMonths.table);
    if ((await keeps.one(trx, { ...bounds, now })).keeps) return false;
    await uncount(trx, bounds);
    return true;
  },
};
