import type { Db } from '../db/client.js';
import { query } from '../db/statements/query.js';

const hold = query<{ readonly now: Date }>(
  'deliveries.hold',
  'UPDATE installation SET deliveries_held_at = coalesce(deliveries_held_at, :now::timestamptz)',
);

/** Holds the deliveries of all companies, for a copy of a database whose original still sends them. */
export async function holdDeliveries(db: Db, now: Date): Promise<void> {
  await hold(db, { now });
}

const heldSince = query<object, { readonly heldAt: Date }>(
  'deliveries.held_since',
  `SELECT i.deliveries_held_at AS "heldAt" FROM installation i WHERE i.deliveries_held_at IS NOT NULL`,
);

/** Returns the time since which deliveries are held; undefined if they are sent. */
export async function deliveriesHeldSince(db: Db): Promise<Date | undefined> {
  const [row] = await heldSince(db, {});
  return row?.heldAt;
}

const endHold = query<object>(
  'deliveries.end_hold',
  'UPDATE installation SET deliveries_held_at = NULL WHERE deliveries_held_at IS NOT NULL',
);

const discard = query<{ readonly before: Date }, { readonly id: string }>(
  'deliveries.discard',
  `UPDATE webhook_deliveries d
   SET status = 'failed', next_attempt_at = NULL, leased_by = NULL, leased_until = NULL
   WHERE d.status = 'pending' AND d.created_at < :before RETURNING d.id`,
);

/** Closes deliveries that were pending before a time. A caller can still send each of them again. */
export async function discardDeliveries(trx: Db, before: Date): Promise<number> {
  return (await discard(trx, { before })).length;
}

/** Sends deliveries again. */
export async function endDeliveryHold(trx: Db): Promise<void> {
  await endHold(trx, {});
}
