import type { MonthlyTable } from '../../db/partitions/months.js';
import type { MonthlyRetention } from '../../db/partitions/retire.js';
import { plannedPerCall } from '../../db/statements/query.js';
import { leastId, madeAt } from '../../values/ids.js';
import { retentionDays } from './queries.js';

/** The ids of events and deliveries begin with their time, so that keys and foreign keys need no further column. */
function byId(table: string, column: string, prefix: 'dlv' | 'evt'): MonthlyTable {
  return {
    table,
    column,
    valueAt: (moment) => leastId(prefix, moment),
    momentOf: (value) => madeAt(String(value)),
  };
}

const events = byId('webhook_events', 'id', 'evt');
const deliveries = byId('webhook_deliveries', 'id', 'dlv');
const attempts = byId('webhook_attempts', 'delivery_id', 'dlv');

export const webhookMonths = [events, deliveries, attempts];

interface Months {
  readonly eventsFrom: string;
  readonly eventsTo: string;
  readonly from: string;
  readonly to: string;
}

const waits = plannedPerCall<Months, { waits: boolean }>(
  `SELECT EXISTS (
     SELECT FROM webhook_deliveries d
     WHERE d.status = 'pending' AND (d.id >= :from AND d.id < :to OR d.event_id >= :eventsFrom AND d.event_id < :eventsTo)
   ) AS waits`,
);

/** Deliveries of other months that sent an event of this one again. */
const dropResent = plannedPerCall<Months>(
  `DELETE FROM webhook_deliveries d
   WHERE d.event_id >= :eventsFrom AND d.event_id < :eventsTo AND NOT (d.id >= :from AND d.id < :to)`,
);

const dayMs = 86_400_000;

/** A month goes when it is past the retention and none of its deliveries waits. */
export const webhookRetentionByMonth: MonthlyRetention = {
  tables: [attempts, deliveries, events],
  async release(trx, boundsOf, now) {
    const { from, to } = boundsOf(deliveries.table);
    const { from: eventsFrom, to: eventsTo } = boundsOf(events.table);
    if (madeAt(eventsTo).getTime() > now.getTime() - retentionDays * dayMs) return false;
    const months = { eventsFrom, eventsTo, from, to };
    if ((await waits.one(trx, months)).waits) return false;
    await dropResent(trx, months);
    return true;
  },
};
