import type { components } from '../../../../generated/kyc/types.js';
import type { Db } from '../../../kernel/db/client.js';
import { query } from '../../../kernel/db/statements/query.js';
import type { Webhook } from './queries.js';

type Schemas = components['schemas'];

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

const periodMs = 7 * 86_400_000;

/** Returns webhooks with the statistics of their deliveries of the seven days before `now`. */
export async function withStats(
  db: Db,
  companyId: number,
  webhooks: readonly Webhook[],
  now: Date,
): Promise<Schemas['Webhook'][]> {
  if (webhooks.length === 0) return [];
  const start = new Date(now.getTime() - periodMs);
  const rows = await countDeliveries(db, {
    companyId,
    webhooks: webhooks.map(({ id }) => id),
    start,
  });
  const known = new Map(rows.map(({ webhook_id: id, ...counts }) => [id, counts]));
  const since = start.toISOString();
  const none = { succeeded: 0, failed: 0, pending: 0 };
  return webhooks.map((webhook) => {
    return { stats: { since, ...(known.get(webhook.id) ?? none) }, ...webhook };
  });
}

/** Returns one webhook with the same statistics. */
export async function withItsStats(
  db: Db,
  companyId: number,
  webhook: Webhook,
  now: Date,
): Promise<Schemas['Webhook']> {
  const [counted] = await withStats(db, companyId, [webhook], now);
  if (counted === undefined) throw new Error('unreachable');
  return counted;
}
