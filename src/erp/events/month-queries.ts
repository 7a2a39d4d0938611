import { outboxMonths } from '../../kernel/audit/months.js';
import type { MonthBounds, MonthlyRetention } from '../../kernel/db/partitions/retire.js';
import { plannedPerCall } from '../../kernel/db/statements/query.js';

const waits = plannedPerCall<MonthBounds, { waits: boolean }>(
  `SELECT EXISTS (
     SELECT FROM outbox o
     WHERE o.at >= :from::timestamptz AND o.at < :to::timestamptz AND o.position IS NULL) AS waits`,
);

const noteDropped = plannedPerCall<MonthBounds>(
  `UPDATE outbox_positions p SET dropped_through = greatest(p.dropped_through, d.position)
   FROM (SELECT o.company_id, max(o.position) AS position FROM outbox o
         WHERE o.at >= :from::timestamptz AND o.at < :to::timestamptz GROUP BY o.company_id) AS d
   WHERE p.company_id = d.company_id`,
);

const dayMs = 86_400_000;

/** A month goes when it is past the retention and all of its events have a position. */
export const eventRetentionByMonth = (retentionDays: number): MonthlyRetention => ({
  tables: [outboxMonths],
  async release(trx, boundsOf, now) {
    const bounds = boundsOf(outboxMonths.table);
    const cutoff = new Date(now.getTime() - retentionDays * dayMs);
    if (outboxMonths.momentOf(bounds.to) > cutoff) return false;
    if ((await waits.one(trx, bounds)).waits) return false;
    await noteDropped(trx, bounds);
    return true;
  },
});
