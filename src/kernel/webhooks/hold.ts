import { Gauge, type Registry } from 'prom-client';
import type { Db } from '../db/client.js';
import type { Logger } from '../log.js';
import { deliveriesHeldSince } from './hold-queries.js';

/**
 * Reports that webhooks are held, once in the log and continuously by a metric, because a held delivery causes no
 * failure.
 *
 * @param registry  receives the metric `webhook_deliveries_held`
 */
export async function reportHold(db: Db, log: Logger, registry: Registry): Promise<void> {
  new Gauge({
    name: 'webhook_deliveries_held',
    help: '1 while no webhooks are sent, as after a restore; 0 otherwise',
    registers: [registry],
    aggregator: 'max',
    async collect() {
      this.set((await deliveriesHeldSince(db)) === undefined ? 0 : 1);
    },
  });
  const heldAt = await deliveriesHeldSince(db);
  if (heldAt === undefined) return;
  log.warn(
    { heldAt },
    'No webhooks are sent, as after a restore. To send them: cli release deliveries',
  );
}
