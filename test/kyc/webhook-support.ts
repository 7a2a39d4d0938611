import { createKeyRing } from '../../src/kernel/blobs/keys.js';
import { inTransaction } from '../../src/kernel/db/transaction.js';
import { createLogger } from '../../src/kernel/log.js';
import { type SettableClock, settableClock } from '../../src/kernel/values/time.js';
import {
  type Delivery,
  findDelivery,
  listDeliveries,
} from '../../src/kernel/webhooks/deliveries/queries.js';
import type { DeliveryWorkerOptions } from '../../src/kernel/webhooks/deliveries/worker.js';
import { startDeliveries } from '../../src/kernel/webhooks/deliveries/worker.js';
import { createGuard } from '../../src/kernel/webhooks/endpoints/guard.js';
import {
  createWebhook,
  findWebhook,
  type NewWebhook,
  type Webhook,
  type WebhookWithSecret,
} from '../../src/kernel/webhooks/endpoints/queries.js';
import type { Scope } from '../../src/kyc/scope.js';
import { enqueueEvent, type NewEvent } from '../../src/kyc/webhooks/index.js';
import { openTestDatabase, type TestDatabase, type TestOptions } from '../support/db.js';
import { until } from '../support/until.js';

export const start = new Date('2026-01-31T15:00:00Z');
export const keys = createKeyRing([{ id: 'k1', key: Buffer.alloc(32, 1) }]);
export const scope: Scope = { companyId: 7, environment: 'live' };
export const other: Scope = { companyId: 8, environment: 'live' };
export const sandbox: Scope = { companyId: 7, environment: 'test' };

const log = createLogger({ logLevel: process.env['TEST_LOG'] === 'on' ? 'error' : 'silent' });

export interface Bench {
  readonly database: TestDatabase;
  readonly clock: SettableClock;
  /** Creates a webhook of `scope` for all events. */
  webhook(url: string, more?: Partial<NewWebhook>): Promise<WebhookWithSecret>;
  /** Commits an event. Resolves to its id. */
  event(more?: Partial<NewEvent>): Promise<string>;
  /** Starts a worker that may connect to 127.0.0.1. */
  deliver(options?: Partial<DeliveryWorkerOptions>): void;
  find(id: string, of?: Scope): Promise<Webhook>;
  /** Returns all deliveries of a webhook, oldest first. */
  deliveries(webhookId: string): Promise<Delivery[]>;
  /** Waits until the first delivery of a webhook passes `matches`. */
  delivered(webhookId: string, matches: (delivery: Delivery) => boolean): Promise<Delivery>;
  /** Stops all workers and deletes all rows, between two tests. */
  reset(): Promise<void>;
  close(): Promise<void>;
}

export async function openBench(options: TestOptions = {}): Promise<Bench> {
  const database = await openTestDatabase(options);
  const db = database.knex;
  const clock = settableClock(start);
  const stops: (() => Promise<void>)[] = [];
  const deliveries = async (webhookId: string) =>
    (await listDeliveries(db, scope, webhookId, {}, { limit: 100 })).rows.toReversed();
  const stopAll = async () => {
    for (const stop of stops.splice(0)) await stop();
  };
  return {
    database,
    clock,
    deliveries,
    webhook: (url, more = {}) => {
      const input: NewWebhook = { ...scope, url, events: ['*'], at: clock.now(), ...more };
      return inTransaction(db, async (trx) => {
        const made = await createWebhook(trx, keys, input);
        if (made === undefined) throw new Error('There are too many webhooks');
        return made;
      });
    },
    event: (more = {}) => {
      const object = { id: 'ses_1', status: 'approved', version: 7 };
      const event: NewEvent = { ...scope, type: 'session.completed', object, at: clock.now() };
      return inTransaction(db, (trx) => enqueueEvent(trx, { ...event, ...more }));
    },
    deliver: (options = {}) => {
      const guard = createGuard({ allowsHttp: true, allowedHosts: ['127.0.0.1'] });
      const worker = startDeliveries({ db, clock, log, keys, guard, pollMs: 10, ...options });
      stops.push(() => worker.stop(0));
    },
    find: async (id, of = scope) => {
      const found = await findWebhook(db, of, id);
      if (found === undefined) throw new Error(`${id} is not there`);
      return found;
    },
    delivered: async (webhookId, matches) => {
      let found: Delivery | undefined;
      await until(async () => {
        const [first] = await deliveries(webhookId);
        found = first && (await findDelivery(db, scope, webhookId, first.id));
        return found !== undefined && matches(found);
      });
      if (found === undefined) throw new Error('unreachable');
      return found;
    },
    reset: async () => {
      await stopAll();
      clock.set(start);
      for (const table of ['webhooks', 'webhook_events']) await db(table).delete();
    },
    close: async () => {
      await stopAll();
      await database.close();
    },
  };
}
