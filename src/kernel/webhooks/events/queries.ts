import type { Db } from '../../db/client.js';
import type { Pool } from '../../db/pool.js';
import { traceparentOf } from '../../db/scope.js';
import { query } from '../../db/statements/query.js';
import { wakeAfterCommit } from '../../jobs/wake.js';
import { newId } from '../../values/ids.js';
import { maxAttempts } from '../deliveries/rules.js';
import { currentVersion, type Payload } from '../endpoints/versions.js';
import type { Scope } from '../scope.js';

export const deliveriesTopic = 'webhook deliveries';

/** The kind, the id and the path of a record. */
export interface Subject {
  readonly type: string;
  readonly id: string;
  readonly link: string | null;
}

export interface NewEvent extends Scope {
  readonly type: string;
  /** The module that webhooks may subscribe to as a whole. */
  readonly module?: string;
  readonly apiVersion?: string;
  /** The record: in the verification API ids, status and version. Without it, the message has no `data`. */
  readonly object: Readonly<Record<string, unknown>> | null | undefined;
  /** The changed members with their values before the event. */
  readonly previous?: Readonly<Record<string, unknown>>;
  /** The ids by which the event is found. The first one is of the record that it is about. */
  readonly objectIds?: readonly string[];
  /** The position in the changes feed of the ERP. */
  readonly position?: number;
  /** The record, in events of the ERP and of webhooks. */
  readonly subject?: Subject;
  readonly at: Date;
}

/** The serialised event. Every attempt sends and signs the same bytes. */
function payloadOf(id: string, event: NewEvent): string {
  const { type, apiVersion = currentVersion, environment, object, previous, at } = event;
  const { position = null, subject } = event;
  const timestamp = at.toISOString();
  const frame = environment === 'erp' ? { position, subject } : { environment };
  const data = object === undefined ? undefined : { object, previous };
  return JSON.stringify({ id, type, timestamp, apiVersion, ...frame, data });
}

const deliveryColumns = `company_id, id, webhook_id, event_id, event_type, trigger, max_attempts, next_attempt_at,
  created_at`;

/** Locked until the deliveries are written, so that it is not deleted. */
const subscribed = query<Scope & { readonly names: readonly string[] }, { id: string }>(
  'webhooks.subscribed',
  `SELECT w.id FROM webhooks w
   WHERE w.company_id = :companyId AND w.environment = :environment AND w.status = 'enabled'
     AND w.events && :names::text[]
   ORDER BY w.id FOR KEY SHARE`,
);

const publish = query<{
  readonly companyId: number;
  readonly id: string;
  readonly environment: string;
  readonly type: string;
  readonly payload: string;
  readonly at: Date;
  readonly deliveryIds: readonly string[];
  readonly webhookIds: readonly string[];
  readonly trigger: string;
  readonly most: number;
  readonly objectIds: readonly string[];
  readonly traceparent: string | null;
}>(
  'webhooks.publish',
  `WITH event AS (
     INSERT INTO webhook_events (company_id, id, environment, type, payload, created_at, object_ids, trace_parent)
     VALUES (:companyId, :id, :environment, :type, :payload, :at, :objectIds::text[], :traceparent)
       RETURNING company_id, id, environment, type, created_at
   )
   INSERT INTO webhook_deliveries (${deliveryColumns})
   SELECT e.company_id, d.id, d.webhook_id, e.id, e.type, :trigger, :most, e.created_at, e.created_at
   FROM event e CROSS JOIN unnest(:deliveryIds::text[], :webhookIds::text[]) AS d (id, webhook_id)`,
);

/** The parameters of an event's deliveries. */
interface DeliveryParameters {
  readonly trigger: 'scheduled' | 'test';
  readonly maxAttempts: number;
}

/** Ids are created here and not in SQL, so that they sort by creation within a millisecond. */
async function write(
  trx: Db,
  event: NewEvent,
  webhookIds: readonly string[],
  { trigger, maxAttempts: most }: DeliveryParameters,
): Promise<{ readonly id: string; readonly deliveryIds: readonly string[] }> {
  const { companyId, environment, type, at } = event;
  const id = newId('evt', at);
  const deliveryIds = webhookIds.map(() => newId('dlv', at));
  const payload = payloadOf(id, event);
  await publish(trx, {
    companyId,
    id,
    environment,
    type,
    payload,
    at,
    deliveryIds,
    webhookIds,
    trigger,
    most,
    objectIds: event.objectIds ?? [],
    traceparent: traceparentOf(trx),
  });
  if (deliveryIds.length > 0) wakeAfterCommit(trx, deliveriesTopic);
  return { id, deliveryIds };
}

/**
 * Writes an event, and a delivery for each enabled webhook that subscribes to it, in the transaction of the change. A
 * committed event is delivered at least once.
 *
 * @returns the event's id
 */
export async function enqueueEvent(trx: Db, event: NewEvent): Promise<string> {
  const rows = await subscribed(trx, {
    companyId: event.companyId,
    environment: event.environment,
    names: ['*', ...(event.module === undefined ? [] : [`${event.module}.*`]), event.type],
  });
  const webhookIds = rows.map(({ id }) => id);
  const { id } = await write(trx, event, webhookIds, { trigger: 'scheduled', maxAttempts });
  return id;
}

/** An enabled webhook. */
export interface Receiver {
  readonly id: string;
  readonly events: readonly string[];
  readonly payload: Payload;
  readonly apiVersion: string;
}

/** Locked until the deliveries are written, so that none is deleted. */
const receivers = query<Scope, Receiver>(
  'webhooks.receivers',
  `SELECT w.id, w.events, w.payload, w.api_version AS "apiVersion" FROM webhooks w
   WHERE w.company_id = :companyId AND w.environment = :environment AND w.status = 'enabled' ORDER BY w.id FOR KEY SHARE`,
);

/** Returns the enabled webhooks, to write the deliveries of many events. */
export const receiversOf = (trx: Db, { companyId, environment }: Scope): Promise<Receiver[]> =>
  receivers(trx, { companyId, environment });

/** Writes an event and its deliveries to webhooks that `receiversOf` has returned in this transaction. */
export async function publishTo(
  trx: Db,
  event: NewEvent,
  webhookIds: readonly string[],
): Promise<void> {
  await write(trx, event, webhookIds, { trigger: 'scheduled', maxAttempts });
}

/** Returns the members that all events of webhooks have. */
export const aboutWebhook = (id: string) => ({
  module: 'webhooks',
  subject: { type: 'webhook', id, link: `/api/webhooks/${id}` },
  objectIds: [`webhook/${id}`],
});

const own = query<Scope & { readonly webhookId: string }, { id: string }>(
  'webhooks.own',
  `SELECT w.id FROM webhooks w WHERE w.company_id = :companyId AND w.environment = :environment
     AND w.id = :webhookId FOR KEY SHARE`,
);

/**
 * Sends an event of type `webhook.test` to one webhook, enabled or not, with one attempt. Resolves to the delivery's
 * id.
 */
export async function enqueueTest(
  trx: Db,
  scope: Scope,
  webhookId: string,
  at: Date,
): Promise<string | undefined> {
  const found = await own(trx, {
    companyId: scope.companyId,
    environment: scope.environment,
    webhookId,
  });
  if (found.length === 0) return undefined;
  const event: NewEvent = {
    type: 'webhook.test',
    object: { id: webhookId },
    at,
    ...aboutWebhook(webhookId),
    ...scope,
  };
  const sending = { trigger: 'test', maxAttempts: 1 } as const;
  return (await write(trx, event, [webhookId], sending)).deliveryIds[0];
}

const again = query<
  Scope & {
    readonly webhookId: string;
    readonly resentId: string;
    readonly at: Date;
    readonly newId: string;
  },
  { id: string }
>(
  'webhooks.resend',
  `INSERT INTO webhook_deliveries (${deliveryColumns})
   SELECT d.company_id, :newId, d.webhook_id, d.event_id, d.event_type,
     CASE d.trigger WHEN 'test' THEN 'test' ELSE 'resend' END, CASE d.trigger WHEN 'test' THEN 1 ELSE ${maxAttempts} END,
     :at, :at
   FROM webhook_deliveries d JOIN webhooks w ON w.company_id = d.company_id AND w.id = d.webhook_id
   WHERE d.company_id = :companyId AND w.environment = :environment AND d.webhook_id = :webhookId AND d.id = :resentId
   RETURNING id`,
);

/**
 * Delivers the event of a delivery again, with the same `webhook-id`. A repeated test is still a test, which neither
 * counts nor disables. Resolves to the new delivery's id.
 */
export async function enqueueResend(
  trx: Db,
  { companyId, environment }: Scope,
  webhookId: string,
  resentId: string,
  at: Date,
): Promise<string | undefined> {
  const values = { companyId, environment, webhookId, resentId, at, newId: newId('dlv', at) };
  const [delivery] = await again(trx, values);
  wakeAfterCommit(trx, deliveriesTopic);
  return delivery?.id;
}

export const retentionDays = 90;
const batch = 1_000;

const dropOld = query<{ readonly before: Date }, { id: string }>(
  'webhooks.drop_old',
  `WITH old AS MATERIALIZED (
     SELECT e.company_id, e.id FROM webhook_events e
     WHERE e.created_at < :before::timestamptz AND NOT EXISTS (
       SELECT 1 FROM webhook_deliveries d
       WHERE d.company_id = e.company_id AND d.event_id = e.id AND d.status = 'pending')
     ORDER BY e.created_at LIMIT ${batch} FOR UPDATE SKIP LOCKED
   )
   DELETE FROM webhook_events e USING old o WHERE e.company_id = o.company_id AND e.id = o.id RETURNING e.id`,
);

/**
 * Deletes the events of all companies after 90 days, with their deliveries and attempts. Resolves to their number.
 */
export async function dropOldEvents(db: Pool, now: Date): Promise<number> {
  const before = new Date(now.getTime() - retentionDays * 86_400_000);
  for (let dropped = 0; ; ) {
    const { length } = await dropOld(db, { before });
    dropped += length;
    if (length < batch) return dropped;
  }
}
