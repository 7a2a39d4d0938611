import type { components } from '../../../generated/erp/types.js';
import { listQuery } from '../../kernel/db/lists/page.js';
import { formatInstant } from '../../kernel/values/time.js';
import { type WebhookRow, webhookColumns } from '../../kernel/webhooks/endpoints/queries.js';

type Schemas = components['schemas'];
type DateFilter = 'dateFrom' | 'dateTo' | 'updatedSince';

export const listWebhooks = listQuery<
  WebhookRow,
  'createdAt',
  'ofErp' | 'status' | 'search' | DateFilter
>({
  name: 'erp_webhooks.list',
  table: 'webhooks',
  alias: 'w',
  idType: 'text',
  columns: webhookColumns,
  // A company has at most 50 webhooks.
  sorts: { createdAt: { sql: 'w.created_at', type: 'timestamptz', isUnindexed: true } },
  filters: {
    ofErp: `w.environment = 'erp'`,
    status: 'w.status = ?',
    search: 'audit_search_text(w.description, w.url) LIKE ?',
    dateFrom: 'w.created_at >= ?::timestamptz',
    dateTo: 'w.created_at < ?::timestamptz',
    updatedSince: 'w.created_at >= ?::timestamptz',
  },
});

interface DeliveryRow {
  readonly id: string;
  readonly webhook_id: string;
  readonly event_id: string;
  readonly event_type: string;
  readonly attempt: number;
  readonly max_attempts: number;
  readonly trigger: Schemas['AttemptTrigger'];
  readonly status: Schemas['DeliveryStatus'];
  readonly created_at: Date;
  readonly delivered_at: Date | null;
  readonly next_attempt_at: Date | null;
}

export const listDeliveries = listQuery<
  DeliveryRow,
  'createdAt',
  'webhookId' | 'status' | 'eventType' | 'search' | DateFilter
>({
  name: 'erp_deliveries.list',
  table: 'webhook_deliveries',
  alias: 'd',
  idType: 'text',
  columns: `d.id, d.webhook_id, d.event_id, d.event_type, d.attempt, d.max_attempts,
    CASE WHEN d.attempt > 1 THEN 'retry' ELSE d.trigger END AS trigger, d.status, d.created_at, d.delivered_at,
    d.next_attempt_at`,
  sorts: { createdAt: { sql: 'd.created_at', type: 'timestamptz' } },
  filters: {
    webhookId: 'd.webhook_id = ?',
    status: 'd.status = ?',
    eventType: 'd.event_type = ?',
    search: `(d.id = ? OR d.event_id = ? OR d.event_id IN (
      SELECT e.id FROM webhook_events e WHERE e.company_id = $1 AND e.object_ids @> ARRAY[?::text]))`,
    dateFrom: 'd.created_at >= ?::timestamptz',
    dateTo: 'd.created_at < ?::timestamptz',
    updatedSince: 'd.created_at >= ?::timestamptz',
  },
});

export const toDeliveryListItem = (
  row: DeliveryRow,
  timeZone: string,
): Schemas['WebhookDeliveryListItem'] => ({
  id: row.id,
  webhookId: row.webhook_id,
  eventId: row.event_id,
  eventType: row.event_type,
  attempt: row.attempt,
  maxAttempts: row.max_attempts,
  trigger: row.trigger,
  status: row.status,
  createdAt: formatInstant(row.created_at, timeZone),
  deliveredAt: row.delivered_at && formatInstant(row.delivered_at, timeZone),
  nextAttemptAt: row.next_attempt_at && formatInstant(row.next_attempt_at, timeZone),
});
