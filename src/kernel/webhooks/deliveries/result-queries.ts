import type { Db } from '../../db/client.js';
import type { Pool } from '../../db/pool.js';
import { query } from '../../db/statements/query.js';
import { inTransaction } from '../../db/transaction.js';
import { endDeliveries } from '../endpoints/disable-queries.js';
import type { ClaimedDelivery } from './lease-queries.js';
import { type Answer, type DisabledReason, disabledBy, isSuccess, waitMs } from './rules.js';

/** An attempt to store. */
export interface Result {
  readonly at: Date;
  readonly headers: Readonly<Record<string, string>>;
  readonly answer: Answer;
  readonly body: string | undefined;
  readonly durationMs: number;
  /** The reason of the failure. */
  readonly error: string | undefined;
}

/** `lost`: another worker has the delivery, or its webhook was deleted. */
export type Outcome = 'succeeded' | 'retried' | 'exhausted' | 'failed' | 'lost';

interface Health {
  readonly status: 'enabled' | 'disabled';
  readonly failing_since: Date | null;
}

/**
 * Locks the webhook before the delivery, in the order in which disabling a webhook closes its deliveries. A key share
 * lock keeps foreign keys usable.
 */
const lockWebhook = query<{ readonly companyId: number; readonly webhookId: string }, Health>(
  'webhooks.lock',
  `SELECT w.status, w.failing_since FROM webhooks w WHERE w.company_id = :companyId AND w.id = :webhookId
     FOR NO KEY UPDATE`,
);

const close = query<
  {
    readonly companyId: number;
    readonly id: string;
    readonly leasedBy: string;
    readonly status: string;
    readonly nextAt: Date | null;
    readonly attempts: number;
    readonly now: Date;
  },
  { id: string }
>(
  'deliveries.settle',
  `UPDATE webhook_deliveries d SET status = :status, next_attempt_at = :nextAt, attempt = d.attempt + :attempts::int,
     delivered_at = CASE WHEN :status = 'succeeded' THEN :now::timestamptz END, leased_by = NULL, leased_until = NULL
   WHERE d.company_id = :companyId AND d.id = :id AND d.leased_by = :leasedBy::uuid RETURNING d.id`,
);

interface Attempt {
  readonly companyId: number;
  readonly deliveryId: string;
  readonly attempt: number;
  readonly trigger: string;
  readonly url: string;
  /** JSON. */
  readonly requestHeaders: string;
  readonly responseStatus: number | null;
  readonly responseBody: string | null;
  readonly durationMs: number;
  readonly error: string | null;
  readonly at: Date;
}

const writeAttempt = query<Attempt>(
  'deliveries.write_attempt',
  `INSERT INTO webhook_attempts (company_id, delivery_id, attempt, trigger, url, request_headers, response_status,
     response_body, duration_ms, error, at)
   VALUES (:companyId, :deliveryId, :attempt, :trigger, :url, :requestHeaders::jsonb, :responseStatus, :responseBody,
     :durationMs, :error, :at)`,
);

interface MarkedWebhook {
  readonly companyId: number;
  readonly webhookId: string;
  readonly now: Date;
}

/** A webhook that answers within this time counts as prompt. */
const promptMs = 2_000;

const markHealthy = query<MarkedWebhook & { readonly isPrompt: boolean }>(
  'webhooks.mark_healthy',
  `UPDATE webhooks w SET last_delivery_at = :now, failure_count = 0, failing_since = NULL, is_prompt = :isPrompt
   WHERE w.company_id = :companyId AND w.id = :webhookId`,
);

const markFailing = query<MarkedWebhook>(
  'webhooks.mark_failing',
  `UPDATE webhooks w SET failure_count = w.failure_count + 1, failing_since = coalesce(w.failing_since, :now)
   WHERE w.company_id = :companyId AND w.id = :webhookId`,
);

const disableRow = query<
  { readonly companyId: number; readonly id: string; readonly reason: string },
  { version: number }
>(
  'webhooks.disable',
  `UPDATE webhooks w SET status = 'disabled', disabled_reason = :reason, version = w.version + 1
   WHERE w.company_id = :companyId AND w.id = :id AND w.status = 'enabled' RETURNING w.version`,
);

async function disable(trx: Db, delivery: ClaimedDelivery, reason: DisabledReason, now: Date) {
  const { companyId, environment, webhookId: id } = delivery;
  const [row] = await disableRow(trx, { companyId, id, reason });
  if (row === undefined) return;
  const scope = { companyId, environment };
  await endDeliveries(trx, scope, { id, version: row.version, disabledReason: reason }, now);
}

interface Verdict {
  readonly outcome: Exclude<Outcome, 'lost'>;
  readonly nextAt: Date | null;
  readonly disabledReason: DisabledReason | undefined;
}

/** A test does not count as a failure and does not disable the webhook. */
function judge(delivery: ClaimedDelivery, { answer }: Result, health: Health, now: Date): Verdict {
  const isTest = delivery.trigger === 'test';
  if (isSuccess(answer)) return { outcome: 'succeeded', nextAt: null, disabledReason: undefined };
  const disabledReason = isTest ? undefined : disabledBy(answer, health.failing_since ?? now, now);
  const isOver = health.status === 'disabled' && delivery.trigger === 'scheduled';
  if (disabledReason !== undefined || isOver) {
    return { outcome: 'failed', nextAt: null, disabledReason };
  }
  const attempt = delivery.attempt + 1;
  if (attempt >= delivery.maxAttempts) {
    return { outcome: 'exhausted', nextAt: null, disabledReason };
  }
  const nextAt = new Date(now.getTime() + waitMs(attempt, answer, now, Math.random()));
  return { outcome: 'retried', nextAt, disabledReason };
}

function attemptOf(delivery: ClaimedDelivery, result: Result): Attempt {
  const attempt = delivery.attempt + 1;
  const trigger = attempt > 1 ? 'retry' : delivery.trigger;
  const { at, headers, answer, body, durationMs, error } = result;
  return {
    companyId: delivery.companyId,
    deliveryId: delivery.id,
    attempt,
    trigger,
    url: delivery.url,
    requestHeaders: JSON.stringify(headers),
    responseStatus: answer.status ?? null,
    responseBody: body ?? null,
    durationMs: Math.round(durationMs),
    error: error ?? null,
    at,
  };
}

async function markWebhook(
  trx: Db,
  delivery: ClaimedDelivery,
  { outcome, disabledReason }: Verdict,
  { durationMs }: Result,
  now: Date,
) {
  if (delivery.trigger === 'test') return;
  const { companyId, webhookId } = delivery;
  const webhook = { companyId, webhookId, now };
  if (outcome === 'succeeded') {
    await markHealthy(trx, { ...webhook, isPrompt: durationMs <= promptMs });
  } else {
    await markFailing(trx, webhook);
  }
  if (disabledReason !== undefined) await disable(trx, delivery, disabledReason, now);
}

/** Stores the result of an attempt and its consequences. */
export function settle(
  db: Pool,
  delivery: ClaimedDelivery,
  result: Result,
  now: Date,
): Promise<Outcome> {
  const { companyId, id, leasedBy, webhookId } = delivery;
  return inTransaction(db, async (trx) => {
    const [health] = await lockWebhook(trx, { companyId, webhookId });
    if (health === undefined) return 'lost';
    const verdict = judge(delivery, result, health, now);
    const status = verdict.outcome === 'retried' ? 'pending' : verdict.outcome;
    const closed = await close(trx, {
      companyId,
      id,
      leasedBy,
      status,
      nextAt: verdict.nextAt,
      attempts: 1,
      now,
    });
    if (closed.length === 0) return 'lost';
    await writeAttempt(trx, attemptOf(delivery, result));
    await markWebhook(trx, delivery, verdict, result, now);
    return verdict.outcome;
  });
}

/** For a webhook that was disabled between the event and its delivery. Nothing is sent. */
export async function abandon(db: Pool, delivery: ClaimedDelivery, now: Date): Promise<Outcome> {
  const { companyId, id, leasedBy } = delivery;
  const closed = await close(db, {
    companyId,
    id,
    leasedBy,
    status: 'failed',
    nextAt: null,
    attempts: 0,
    now,
  });
  return closed.length === 0 ? 'lost' : 'failed';
}
