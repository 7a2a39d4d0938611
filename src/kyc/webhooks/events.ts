import type { Db } from '../../kernel/db/client.js';
import { statement } from '../../kernel/db/statement.js';
import { wakeAfterCommit } from '../../kernel/jobs/wake.js';
import { newId } from '../ids.js';
import type { Scope } from '../scope.js';
import { type EventType, maxAttempts } from './rules.js';

export const deliveriesTopic = 'webhook deliveries';

export interface NewEvent extends Scope {
  readonly type: EventType;
  /** Ids, status and version; no personal data and no images. */
  readonly object: Readonly<Record<string, unknown>>;
  /** What was otherwise before. */
  readonly previous?: Readonly<Record<string, unknown>>;
  readonly at: Date;
}

/** Written once: every attempt sends and signs these very bytes. */
function payloadOf(id: string, event: NewEvent): string {
  const { type, environment, object, previous, at } = event;
  const data = previous === undefined ? { object } : { object, previous };
  const timestamp = at.toISOString();
  return JSON.stringify({ id, type, timestamp, apiVersion: 'v1', environment, data });
}

const eventSql = `event AS (
     INSERT INTO webhook_events (company_id, id, environment, type, payload, created_at)
     VALUES ($1, $2, $3, $4, $5, $6) RETURNING company_id, id, environment, type, created_at
   )`;

const deliveryColumns = `company_id, id, webhook_id, event_id, event_type, trigger, max_attempts, next_attempt_at,
  created_at`;

/** As `newId` makes them, for as many webhooks as there are: behind prefix and moment 62 random bits. */
const deliveryId = (prefix: string): string =>
  `${prefix}::text || right(replace(gen_random_uuid()::text, '-', ''), 16)`;

const deliveryPrefix = (at: Date): string => newId('dlv', at).slice(0, -16);

const publish = statement<{ id: string }>(
  'webhooks.publish',
  `WITH ${eventSql}
   INSERT INTO webhook_deliveries (${deliveryColumns})
   SELECT e.company_id, ${deliveryId('$7')}, w.id, e.id, e.type, 'scheduled', ${maxAttempts}, e.created_at, e.created_at
   FROM event e JOIN webhooks w ON w.company_id = e.company_id AND w.environment = e.environment
     AND w.status = 'enabled' AND w.events && ARRAY['*', e.type]
   RETURNING id`,
);

function eventValues(id: string, event: NewEvent): unknown[] {
  const { companyId, environment, type, at } = event;
  return [companyId, id, environment, type, payloadOf(id, event), at, deliveryPrefix(at)];
}

/**
 * Writes an event and a delivery for each enabled webhook that asked for it, in the caller's transaction: with the
 * change it tells of or not at all. What commits is delivered at least once.
 *
 * @returns the event's id
 */
export async function enqueueEvent(trx: Db, event: NewEvent): Promise<string> {
  const id = newId('evt', event.at);
  const deliveries = await publish(trx, eventValues(id, event));
  if (deliveries.length > 0) wakeAfterCommit(trx, deliveriesTopic);
  return id;
}

/** Somebody waits for the outcome: a test is tried once. */
const test = statement<{ id: string }>(
  'webhooks.test',
  `WITH ${eventSql}
   INSERT INTO webhook_deliveries (${deliveryColumns})
   SELECT e.company_id, ${deliveryId('$7')}, w.id, e.id, e.type, 'test', 1, e.created_at, e.created_at
   FROM event e JOIN webhooks w ON w.company_id = e.company_id AND w.environment = e.environment AND w.id = $8
   RETURNING id`,
);

/** Sends an event of type `webhook.test` to one webhook, enabled or not. Resolves to the delivery's id. */
export async function enqueueTest(
  trx: Db,
  scope: Scope,
  webhookId: string,
  at: Date,
): Promise<string | undefined> {
  const id = newId('evt', at);
  const object = { id: webhookId };
  const event: NewEvent = { ...scope, type: 'webhook.test', object, at };
  const [delivery] = await test(trx, [...eventValues(id, event), webhookId]);
  wakeAfterCommit(trx, deliveriesTopic);
  return delivery?.id;
}

const again = statement<{ id: string }>(
  'webhooks.resend',
  `INSERT INTO webhook_deliveries (${deliveryColumns})
   SELECT d.company_id, ${deliveryId('$6')}, d.webhook_id, d.event_id, d.event_type, 'resend', ${maxAttempts}, $5, $5
   FROM webhook_deliveries d JOIN webhooks w ON w.company_id = d.company_id AND w.id = d.webhook_id
   WHERE d.company_id = $1 AND w.environment = $2 AND d.webhook_id = $3 AND d.id = $4
   RETURNING id`,
);

/** Delivers the event of a delivery once more, under the same `webhook-id`. Resolves to the new delivery's id. */
export async function enqueueResend(
  trx: Db,
  { companyId, environment }: Scope,
  webhookId: string,
  resentId: string,
  at: Date,
): Promise<string | undefined> {
  const values = [companyId, environment, webhookId, resentId, at, deliveryPrefix(at)];
  const [delivery] = await again(trx, values);
  wakeAfterCommit(trx, deliveriesTopic);
  return delivery?.id;
}

const keptDays = 90;
const batch = 1_000;

const dropOld = statement<{ id: string }>(
  'webhooks.drop_old',
  `WITH old AS MATERIALIZED (
     SELECT e.company_id, e.id FROM webhook_events e
     WHERE e.created_at < $1::timestamptz - make_interval(days => ${keptDays}) AND NOT EXISTS (
       SELECT 1 FROM webhook_deliveries d
       WHERE d.company_id = e.company_id AND d.event_id = e.id AND d.status = 'pending')
     ORDER BY e.created_at LIMIT ${batch} FOR UPDATE SKIP LOCKED
   )
   DELETE FROM webhook_events e USING old o WHERE e.company_id = o.company_id AND e.id = o.id RETURNING e.id`,
);

/** Forgets events of every company after 90 days, with their deliveries and attempts. Resolves to how many. */
export async function dropOldEvents(db: Db, now: Date): Promise<number> {
  for (let dropped = 0; ; ) {
    const { length } = await dropOld(db, [now]);
    dropped += length;
    if (length < batch) return dropped;
  }
}
