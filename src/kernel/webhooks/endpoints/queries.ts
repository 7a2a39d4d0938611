import type { KeyRing } from '../../blobs/keys.js';
import type { Db } from '../../db/client.js';
import { type IdPage, idPage } from '../../db/lists/id-page.js';
import type { Pool } from '../../db/pool.js';
import { lookup, plannedPerCall, query, walkQuery } from '../../db/statements/query.js';
import { newId } from '../../values/ids.js';
import type { DisabledReason } from '../deliveries/rules.js';
import { generateSecret } from '../deliveries/sign.js';
import type { Channel, Scope } from '../scope.js';
import { endSecrets, lastFour, storeSecret } from './secret-queries.js';
import { currentVersion, type Payload } from './versions.js';

export interface WebhookRow {
  readonly id: string;
  readonly environment: Channel;
  readonly url: string;
  readonly events: string[];
  readonly payload: Payload;
  readonly api_version: string;
  readonly description: string | null;
  readonly status: 'enabled' | 'disabled';
  readonly disabled_reason: DisabledReason | null;
  readonly secret_last_four: string;
  readonly last_delivery_at: Date | null;
  readonly failure_count: number;
  readonly version: number;
  readonly created_at: Date;
}

/** A webhook, as both APIs show it. Instants are RFC 3339 in UTC. */
export interface Webhook {
  readonly id: string;
  readonly url: string;
  readonly events: string[];
  readonly payload: Payload;
  readonly apiVersion: string;
  readonly status: 'enabled' | 'disabled';
  readonly disabledReason: DisabledReason | null;
  readonly description: string | null;
  readonly environment: Channel;
  readonly secretLast4: string;
  readonly createdAt: string;
  readonly lastDeliveryAt: string | null;
  readonly failureCount: number;
  readonly version: number;
}

export function toWebhook(row: WebhookRow): Webhook {
  return {
    id: row.id,
    url: row.url,
    events: row.events,
    payload: row.payload,
    apiVersion: row.api_version,
    status: row.status,
    disabledReason: row.disabled_reason,
    description: row.description,
    environment: row.environment,
    secretLast4: row.secret_last_four,
    createdAt: row.created_at.toISOString(),
    lastDeliveryAt: row.last_delivery_at?.toISOString() ?? null,
    failureCount: row.failure_count,
    version: row.version,
  };
}

export const webhookColumns = `w.id, w.environment, w.url, w.events, w.payload, w.api_version, w.description, w.status, w.disabled_reason, w.secret_last_four,
  w.last_delivery_at, w.failure_count, w.version, w.created_at`;

const insertRow = query<
  {
    readonly companyId: number;
    readonly id: string;
    readonly environment: string;
    readonly url: string;
    readonly events: readonly string[];
    readonly payload: Payload;
    readonly apiVersion: string;
    readonly description: string | null;
    readonly secretLastFour: string;
    readonly at: Date;
    readonly most: number;
  },
  WebhookRow
>(
  'webhooks.insert',
  `INSERT INTO webhooks AS w (company_id, id, environment, url, events, payload, api_version, description, secret_last_four,
     created_at)
   SELECT :companyId::bigint, :id, :environment, :url, :events::text[], :payload, :apiVersion, :description::text,
     :secretLastFour, :at::timestamptz
   WHERE (SELECT count(*) FROM webhooks o WHERE o.company_id = :companyId::bigint AND o.environment = :environment)
     < :most::int
   RETURNING ${webhookColumns}`,
);

/** Upper limit of webhooks of a company in one channel: each event makes a delivery for each of them. */
export const maxWebhooks = 50;

export interface NewWebhook extends Scope {
  /** An address that the guard has checked. */
  readonly url: string;
  readonly events: readonly string[];
  readonly payload?: Payload | undefined;
  readonly apiVersion?: string | undefined;
  readonly description?: string | null | undefined;
  readonly at: Date;
}

/** Resolves to the webhook with its secret, which no other reply contains. */
export interface WebhookWithSecret {
  readonly webhook: Webhook;
  readonly secret: string;
}

/** Resolves to undefined if the company has `maxWebhooks` already. */
export async function createWebhook(
  trx: Db,
  keys: KeyRing,
  input: NewWebhook,
): Promise<WebhookWithSecret | undefined> {
  const { companyId, environment, url, description = null, at } = input;
  const { payload = 'object', apiVersion = currentVersion } = input;
  const id = newId('whk', at);
  const secret = generateSecret();
  const [row] = await insertRow(trx, {
    companyId,
    id,
    environment,
    url,
    events: [...new Set(input.events)],
    payload,
    apiVersion,
    description,
    secretLastFour: lastFour(secret),
    at,
    most: maxWebhooks,
  });
  if (row === undefined) return undefined;
  await storeSecret(trx, keys, { companyId, id, secret, at });
  return { webhook: toWebhook(row), secret };
}

const find = lookup<Scope & { readonly id: string }, WebhookRow>(
  'webhooks.find',
  `SELECT ${webhookColumns} FROM webhooks w WHERE w.company_id = :companyId AND w.environment = :environment AND w.id = :id`,
);

export async function findWebhook(
  db: Db,
  { companyId, environment }: Scope,
  id: string,
): Promise<Webhook | undefined> {
  const [row] = await find(db, { companyId, environment, id });
  return row && toWebhook(row);
}

const lock = query<Scope & { readonly id: string }, WebhookRow>(
  'webhooks.lock_own',
  `SELECT ${webhookColumns} FROM webhooks w WHERE w.company_id = :companyId AND w.environment = :environment AND w.id = :id
   FOR NO KEY UPDATE`,
);

/** Locks a webhook, so that concurrent changes and completed deliveries of it wait. */
export async function lockWebhook(
  trx: Db,
  { companyId, environment }: Scope,
  id: string,
): Promise<Webhook | undefined> {
  const [row] = await lock(trx, { companyId, environment, id });
  return row && toWebhook(row);
}

/** `id` is null in the one row that carries the total of an empty page. */
type ListRow = { readonly total: number } & (WebhookRow | { readonly id: null });

const list = plannedPerCall<
  Scope & { readonly after: string | null; readonly limit: number },
  ListRow
>(
  `WITH found AS (SELECT ${webhookColumns} FROM webhooks w WHERE w.company_id = :companyId AND w.environment = :environment)
   SELECT t.total, r.* FROM (SELECT count(*) AS total FROM found) AS t LEFT JOIN (
     SELECT f.* FROM found f WHERE :after::text IS NULL OR f.id < :after ORDER BY f.id DESC LIMIT :limit
   ) AS r ON true ORDER BY r.id DESC`,
);

/** The page of a list, the latest first. */
export interface WebhookPage {
  readonly limit: number;
  /** The id of the last record of the previous page. */
  readonly after?: string | undefined;
}

/** Lists webhooks, the latest first. */
export async function listWebhooks(
  db: Db,
  { companyId, environment }: Scope,
  { limit, after }: WebhookPage,
): Promise<IdPage<Webhook>> {
  const found = await list(db, { companyId, environment, after: after ?? null, limit: limit + 1 });
  const total = found[0]?.total ?? 0;
  const known = found.filter((row): row is Extract<ListRow, WebhookRow> => row.id !== null);
  return idPage(known.map(toWebhook), { limit, total }, ({ id }) => id);
}

const walk = walkQuery<Scope, WebhookRow>(
  `SELECT ${webhookColumns} FROM webhooks w WHERE w.company_id = :companyId AND w.environment = :environment ORDER BY w.id DESC`,
);

/** Yields all webhooks, the latest first. */
export async function* walkWebhooks(
  db: Pool,
  { companyId, environment }: Scope,
): AsyncGenerator<Webhook[]> {
  for await (const rows of walk(db, { companyId, environment })) yield rows.map(toWebhook);
}

const change = query<
  Scope & {
    readonly id: string;
    readonly url: string;
    readonly events: readonly string[];
    readonly payload: Payload;
    readonly apiVersion: string;
    readonly description: string | null;
    readonly status: string;
  },
  WebhookRow
>(
  'webhooks.change',
  `UPDATE webhooks w SET url = :url, events = :events, payload = :payload, api_version = :apiVersion,
     description = :description, status = :status, version = w.version + 1,
     disabled_reason = CASE WHEN w.status = :status THEN w.disabled_reason END,
     failure_count = CASE WHEN w.status = :status THEN w.failure_count ELSE 0 END,
     failing_since = CASE WHEN w.status = :status THEN w.failing_since END
   WHERE w.company_id = :companyId AND w.environment = :environment AND w.id = :id RETURNING ${webhookColumns}`,
);

/** A new status resets the reason and the failures. */
export async function changeWebhook(
  trx: Db,
  { companyId, environment }: Scope,
  { id, url, events, payload, apiVersion, description, status }: Webhook,
): Promise<Webhook> {
  const [row] = await change(trx, {
    companyId,
    environment,
    id,
    url,
    events: [...new Set(events)],
    payload,
    apiVersion,
    description,
    status,
  });
  if (row === undefined) throw new Error('A webhook went while it was locked');
  return toWebhook(row);
}

const remove = query<Scope & { readonly id: string }, { id: string }>(
  'webhooks.delete',
  `DELETE FROM webhooks w WHERE w.company_id = :companyId AND w.environment = :environment AND w.id = :id
     RETURNING w.id`,
);

/** Deletes a webhook with its secrets and deliveries. Resolves to false if it does not exist. */
export async function deleteWebhook(
  trx: Db,
  { companyId, environment }: Scope,
  id: string,
): Promise<boolean> {
  return (await remove(trx, { companyId, environment, id })).length > 0;
}

const renew = query<Scope & { readonly id: string; readonly secretLastFour: string }, WebhookRow>(
  'webhooks.renew',
  `UPDATE webhooks w SET secret_last_four = :secretLastFour, version = w.version + 1
   WHERE w.company_id = :companyId AND w.environment = :environment AND w.id = :id RETURNING ${webhookColumns}`,
);

/**
 * Creates a new secret. The old one also signs for another day. Resolves to undefined if the webhook does not exist.
 */
export async function rotateSecret(
  trx: Db,
  keys: KeyRing,
  { companyId, environment }: Scope,
  id: string,
  at: Date,
): Promise<WebhookWithSecret | undefined> {
  const secret = generateSecret();
  const [row] = await renew(trx, { companyId, environment, id, secretLastFour: lastFour(secret) });
  if (row === undefined) return undefined;
  await endSecrets(trx, { companyId, id, at });
  await storeSecret(trx, keys, { companyId, id, secret, at });
  return { webhook: toWebhook(row), secret };
}
