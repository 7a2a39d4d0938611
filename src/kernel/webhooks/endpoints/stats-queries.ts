import type { Db } from '../../db/client.js';
import { query } from '../../db/statements/query.js';
import type { Webhook } from './queries.js';

/** A failed attempt. */
export interface Failure {
  readonly at: string;
  readonly responseStatus: number | null;
  readonly error: string | null;
}

/** The number of deliveries since a time, by result. */
export interface DeliveryStats {
  readonly since: string;
  readonly succeeded: number;
  readonly failed: number;
  readonly pending: number;
  readonly lastFailure: Failure | null;
}

/** A webhook with the statistics of its deliveries. */
export interface WebhookWithStats extends Webhook {
  readonly stats: DeliveryStats;
}

interface StatsRow {
  readonly webhook_id: string;
  readonly succeeded: number;
  readonly failed: number;
  readonly pending: number;
}

const countDeliveries = query<
  { readonly companyId: number; readonly webhooks: readonly string[]; readonly start: Date },
  StatsRow
>(
  'webhooks.stats',
  `SELECT d.webhook_id, count(*) FILTER (WHERE d.status = 'succeeded') AS succeeded,
     count(*) FILTER (WHERE d.status IN ('failed', 'exhausted')) AS failed,
     count(*) FILTER (WHERE d.status = 'pending') AS pending
   FROM webhook_deliveries d
   WHERE d.company_id = :companyId AND d.webhook_id = ANY (:webhooks::text[]) AND d.created_at >= :start GROUP BY 1`,
);

interface FailureRow {
  readonly webhook_id: string;
  readonly at: Date;
  readonly response_status: number | null;
  readonly error: string | null;
}

const selectFailures = query<
  { readonly companyId: number; readonly webhooks: readonly string[]; readonly start: Date },
  FailureRow
>(
  'webhooks.last_failures',
  `SELECT f.webhook_id, a.at, a.response_status, a.error FROM (
     SELECT DISTINCT ON (d.webhook_id) d.webhook_id, d.company_id, d.id, d.attempt FROM webhook_deliveries d
     WHERE d.company_id = :companyId AND d.webhook_id = ANY (:webhooks::text[]) AND d.created_at >= :start
       AND d.status <> 'succeeded' AND d.attempt > 0
     ORDER BY d.webhook_id, d.created_at DESC, d.id DESC
   ) f JOIN webhook_attempts a ON a.company_id = f.company_id AND a.delivery_id = f.id AND a.attempt = f.attempt`,
);

const toFailure = (row: FailureRow | undefined): Failure | null =>
  row === undefined
    ? null
    : { at: row.at.toISOString(), responseStatus: row.response_status, error: row.error };

const periodMs = 7 * 86_400_000;

/** Returns webhooks with the statistics of their deliveries of the seven days before `now`. */
export async function withStats(
  db: Db,
  companyId: number,
  webhooks: readonly Webhook[],
  now: Date,
): Promise<WebhookWithStats[]> {
  if (webhooks.length === 0) return [];
  const start = new Date(now.getTime() - periodMs);
  const period = { companyId, webhooks: webhooks.map(({ id }) => id), start };
  const [rows, failures] = await Promise.all([
    countDeliveries(db, period),
    selectFailures(db, period),
  ]);
  const failed = new Map(failures.map((row) => [row.webhook_id, row]));
  const known = new Map(rows.map(({ webhook_id: id, ...counts }) => [id, counts]));
  const since = start.toISOString();
  const none = { succeeded: 0, failed: 0, pending: 0 };
  return webhooks.map((webhook) => {
    const lastFailure = toFailure(failed.get(webhook.id));
    return { stats: { since, ...(known.get(webhook.id) ?? none), lastFailure }, ...webhook };
  });
}

/** Returns one webhook with the same statistics. */
export async function withItsStats(
  db: Db,
  companyId: number,
  webhook: Webhook,
  now: Date,
): Promise<WebhookWithStats> {
  const [counted] = await withStats(db, companyId, [webhook], now);
  if (counted === undefined) throw new Error('unreachable');
  return counted;
}
