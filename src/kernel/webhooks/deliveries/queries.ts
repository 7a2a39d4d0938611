import type { Db } from '../../db/client.js';
import { type CountedRow, countedPage, type IdPage } from '../../db/lists/id-page.js';
import type { Pool } from '../../db/pool.js';
import { lookup, plannedPerCall, query, walkQuery } from '../../db/statements/query.js';
import { madeAt } from '../../values/ids.js';
import type { WebhookPage } from '../endpoints/queries.js';
import { enqueueResend, enqueueTest } from '../events/queries.js';
import type { Scope } from '../scope.js';

type DeliveryStatus = 'pending' | 'succeeded' | 'failed' | 'exhausted';
type AttemptTrigger = 'scheduled' | 'retry' | 'test' | 'resend';

/** An attempt, as both APIs show it. Instants are RFC 3339 in UTC. */
export interface Attempt {
  readonly attempt: number;
  readonly trigger: AttemptTrigger;
  readonly url: string;
  readonly requestHeaders: Readonly<Record<string, string>>;
  readonly responseStatus: number | null;
  readonly responseBody: string | null;
  readonly durationMs: number;
  readonly error: string | null;
  readonly at: string;
}

/** A delivery with all attempts and the result of the last one, as both APIs show it. Instants are RFC 3339 in UTC. */
export interface Delivery {
  readonly id: string;
  readonly webhookId: string;
  readonly eventId: string;
  readonly eventType: string;
  readonly url: string;
  readonly attempt: number;
  readonly maxAttempts: number;
  readonly trigger: AttemptTrigger;
  readonly status: DeliveryStatus;
  readonly requestBody: string;
  readonly responseStatus: number | null;
  readonly responseBody: string | null;
  readonly durationMs: number | null;
  readonly error: string | null;
  readonly createdAt: string;
  readonly deliveredAt: string | null;
  readonly nextAttemptAt: string | null;
  readonly attempts: Attempt[];
}

interface AttemptColumns {
  readonly delivery_id: string;
  readonly attempt: number;
  readonly trigger: AttemptTrigger;
  readonly url: string;
  readonly request_headers: Readonly<Record<string, string>>;
  readonly response_status: number | null;
  readonly response_body: string | null;
  readonly duration_ms: number;
  readonly error: string | null;
  readonly at: Date;
}

/** The columns of the last attempt are null before the first. */
interface DeliveryRow
  extends Omit<AttemptColumns, 'at' | 'delivery_id' | 'duration_ms' | 'request_headers'> {
  readonly id: string;
  readonly webhook_id: string;
  readonly event_id: string;
  readonly event_type: string;
  readonly payload: string;
  readonly max_attempts: number;
  readonly status: DeliveryStatus;
  readonly duration_ms: number | null;
  readonly created_at: Date;
  readonly delivered_at: Date | null;
  readonly next_attempt_at: Date | null;
}

function toDelivery(row: DeliveryRow, attempts: Attempt[]): Delivery {
  return {
    id: row.id,
    webhookId: row.webhook_id,
    eventId: row.event_id,
    eventType: row.event_type,
    url: row.url,
    attempt: row.attempt,
    maxAttempts: row.max_attempts,
    trigger: row.trigger,
    status: row.status,
    requestBody: row.payload,
    responseStatus: row.response_status,
    responseBody: row.response_body,
    durationMs: row.duration_ms,
    error: row.error,
    createdAt: row.created_at.toISOString(),
    deliveredAt: row.delivered_at?.toISOString() ?? null,
    nextAttemptAt: row.next_attempt_at?.toISOString() ?? null,
    attempts,
  };
}

const toAttempt = (row: AttemptColumns): Attempt => ({
  attempt: row.attempt,
  trigger: row.trigger,
  url: row.url,
  requestHeaders: row.request_headers,
  responseStatus: row.response_status,
  responseBody: row.response_body,
  durationMs: row.duration_ms,
  error: row.error,
  at: row.at.toISOString(),
});

const selectAttempts = query<
  { readonly companyId: number; readonly deliveryIds: readonly string[] },
  AttemptColumns
>(
  'deliveries.attempts',
  `SELECT a.delivery_id, a.attempt, a.trigger, a.url, a.request_headers, a.response_status, a.response_body,
     a.duration_ms, a.error, a.at
   FROM webhook_attempts a WHERE a.company_id = :companyId AND a.delivery_id = ANY (:deliveryIds::text[])
   ORDER BY a.delivery_id, a.attempt`,
);

/** Returns deliveries with the attempts at the time of reading. The caller must have checked access. */
async function withAttempts(
  db: Db,
  companyId: number,
  rows: readonly DeliveryRow[],
): Promise<Delivery[]> {
  if (rows.length === 0) return [];
  const attempts = await selectAttempts(db, { companyId, deliveryIds: rows.map(({ id }) => id) });
  const byDelivery = new Map<string, Attempt[]>(rows.map(({ id }) => [id, []]));
  for (const attempt of attempts) byDelivery.get(attempt.delivery_id)?.push(toAttempt(attempt));
  return rows.map((row) => {
    const attempts = (byDelivery.get(row.id) ?? []).slice(0, row.attempt);
    return toDelivery(row, attempts);
  });
}

const columns = `d.id, d.webhook_id, d.event_id, d.event_type, e.payload, d.attempt, d.max_attempts, d.status,
  coalesce(a.trigger, d.trigger) AS trigger, coalesce(a.url, w.url) AS url, a.response_status, a.response_body,
  a.duration_ms, a.error, d.created_at, d.delivered_at, d.next_attempt_at`;

const joined = `JOIN webhooks w ON w.company_id = d.company_id AND w.id = d.webhook_id
   JOIN webhook_events e ON e.company_id = d.company_id AND e.id = d.event_id
   LEFT JOIN webhook_attempts a ON a.company_id = d.company_id AND a.delivery_id = d.id AND a.attempt = d.attempt`;

const owned =
  'd.company_id = :companyId AND w.environment = :environment AND d.webhook_id = :webhookId';

const find = lookup<Scope & { readonly webhookId: string; readonly id: string }, DeliveryRow>(
  'deliveries.find',
  `SELECT ${columns} FROM webhook_deliveries d ${joined} WHERE ${owned} AND d.id = :id`,
);

export async function findDelivery(
  db: Db,
  { companyId, environment }: Scope,
  webhookId: string,
  id: string,
): Promise<Delivery | undefined> {
  const [row] = await find(db, { companyId, environment, webhookId, id });
  return row && (await withAttempts(db, companyId, [row]))[0];
}

/** `id` is null in the one row that carries the total of an empty page. */
type ListRow = CountedRow<DeliveryRow>;

interface FilterValues extends Scope {
  readonly webhookId: string;
  readonly status: string | null;
  readonly eventType: string | null;
  readonly createdAfter: Date | null;
  readonly createdBefore: Date | null;
  readonly search: string | null;
}

const matching = `${owned} AND (:status::text IS NULL OR d.status = :status)
       AND (:eventType::text IS NULL OR d.event_type = :eventType)
       AND (:createdAfter::timestamptz IS NULL OR d.created_at >= :createdAfter)
       AND (:createdBefore::timestamptz IS NULL OR d.created_at < :createdBefore)
       AND (:search::text IS NULL OR d.id = :search OR d.event_id = :search OR d.event_id IN (
         SELECT o.id FROM webhook_events o WHERE o.company_id = :companyId AND o.object_ids @> ARRAY[:search::text]))`;

const walk = walkQuery<FilterValues, DeliveryRow>(
  `SELECT ${columns} FROM webhook_deliveries d ${joined} WHERE ${matching} ORDER BY d.created_at DESC, d.id DESC`,
);

const list = plannedPerCall<
  FilterValues & {
    readonly after: string | null;
    readonly afterMadeAt: string | Date | null;
    readonly limit: number;
  },
  ListRow
>(
  `WITH found AS (
     SELECT d.company_id, d.id, d.created_at FROM webhook_deliveries d
     JOIN webhooks w ON w.company_id = d.company_id AND w.id = d.webhook_id
     WHERE ${matching}
   ), page AS (
     SELECT f.company_id, f.id FROM found f
     WHERE :after::text IS NULL OR (f.created_at, f.id) < (:afterMadeAt::timestamptz, :after)
     ORDER BY f.created_at DESC, f.id DESC LIMIT :limit
   )
   SELECT t.total, r.* FROM (SELECT count(*) AS total FROM found) AS t LEFT JOIN (
     SELECT ${columns} FROM page p
     JOIN webhook_deliveries d ON d.company_id = p.company_id AND d.id = p.id ${joined}
   ) AS r ON true
   ORDER BY r.created_at DESC, r.id DESC`,
);

export interface DeliveryFilter {
  readonly status?: DeliveryStatus | undefined;
  readonly eventType?: string | undefined;
  readonly createdAfter?: Date | undefined;
  readonly createdBefore?: Date | undefined;
  /** Id of the delivery, of its event, or of an object of the event. */
  readonly search?: string | undefined;
}

const filterValues = (
  { companyId, environment }: Scope,
  webhookId: string,
  { status, eventType, createdAfter, createdBefore, search }: DeliveryFilter,
): FilterValues => ({
  companyId,
  environment,
  webhookId,
  status: status ?? null,
  eventType: eventType ?? null,
  createdAfter: createdAfter ?? null,
  createdBefore: createdBefore ?? null,
  search: search ?? null,
});

/** Yields all matching deliveries, the latest first. */
export async function* walkDeliveries(
  db: Pool,
  scope: Scope,
  webhookId: string,
  filter: DeliveryFilter,
): AsyncGenerator<Delivery[]> {
  for await (const rows of walk(db, filterValues(scope, webhookId, filter))) {
    // The attempts of a hundred deliveries hold up to 4 MB of replies.
    for (let start = 0; start < rows.length; start += 100) {
      yield await withAttempts(db, scope.companyId, rows.slice(start, start + 100));
    }
  }
}

/** Lists deliveries, the latest first. */
export async function listDeliveries(
  db: Db,
  scope: Scope,
  webhookId: string,
  filter: DeliveryFilter,
  { after, limit }: WebhookPage,
): Promise<IdPage<Delivery>> {
  const found = await list(db, {
    ...filterValues(scope, webhookId, filter),
    after: after ?? null,
    afterMadeAt: after === undefined ? null : madeAt(after),
    limit: limit + 1,
  });
  const page = countedPage(found, limit);
  return { ...page, rows: await withAttempts(db, scope.companyId, page.rows) };
}

/** Sends a test event once, also to a disabled webhook. Resolves to undefined if the webhook does not exist. */
export async function testWebhook(
  trx: Db,
  scope: Scope,
  webhookId: string,
  at: Date,
): Promise<Delivery | undefined> {
  const id = await enqueueTest(trx, scope, webhookId, at);
  return id === undefined ? undefined : findDelivery(trx, scope, webhookId, id);
}

/** Sends the event of a delivery again. Resolves to undefined if the delivery does not exist. */
export async function resendDelivery(
  trx: Db,
  scope: Scope,
  webhookId: string,
  deliveryId: string,
  at: Date,
): Promise<Delivery | undefined> {
  const id = await enqueueResend(trx, scope, webhookId, deliveryId, at);
  return id === undefined ? undefined : findDelivery(trx, scope, webhookId, id);
}
