import type { Db } from '../../db/client.js';
import { query } from '../../db/statements/query.js';
import type { DisabledReason } from '../deliveries/rules.js';
import { aboutWebhook, enqueueEvent } from '../events/queries.js';
import type { Scope } from '../scope.js';

/**
 * Closes waiting deliveries. Deliveries in progress are completed by their worker; tests and resent deliveries stay,
 * because a person requested them.
 */
const closeWaiting = query<{ readonly companyId: number; readonly id: string }>(
  'deliveries.close_waiting',
  `UPDATE webhook_deliveries d SET status = 'failed', next_attempt_at = NULL
   WHERE d.company_id = :companyId AND d.webhook_id = :id AND d.status = 'pending' AND d.trigger = 'scheduled'
     AND d.leased_by IS NULL`,
);

export interface DisabledWebhook {
  readonly id: string;
  readonly version: number;
  /** Null if a person disabled it. */
  readonly disabledReason: DisabledReason | null;
}

/** Closes the waiting deliveries of a disabled webhook, and sends an event to the other webhooks. */
export async function endDeliveries(
  trx: Db,
  scope: Scope,
  webhook: DisabledWebhook,
  at: Date,
): Promise<void> {
  await closeWaiting(trx, { companyId: scope.companyId, id: webhook.id });
  const object = { status: 'disabled', ...webhook };
  const previous = { status: 'enabled' };
  const about = aboutWebhook(webhook.id);
  await enqueueEvent(trx, { type: 'webhook.disabled', object, previous, at, ...about, ...scope });
}
