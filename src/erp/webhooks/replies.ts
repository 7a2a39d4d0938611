import type { components } from '../../../generated/erp/types.js';
import { formatInstant } from '../../kernel/values/time.js';
import type { Attempt, Delivery } from '../../kernel/webhooks/deliveries/queries.js';
import type { Webhook } from '../../kernel/webhooks/endpoints/queries.js';
import type { WebhookWithStats } from '../../kernel/webhooks/endpoints/stats-queries.js';

type Schemas = components['schemas'];

/** Returns an instant of the engine with the offset of the company. */
const localInstant = (instant: string, timeZone: string): string =>
  formatInstant(new Date(instant), timeZone);

const localOrNull = (instant: string | null, timeZone: string): string | null =>
  instant === null ? null : localInstant(instant, timeZone);

export const toListItem = (webhook: Webhook, timeZone: string): Schemas['WebhookListItem'] => ({
  id: webhook.id,
  url: webhook.url,
  events: webhook.events,
  payload: webhook.payload,
  // The contract admits only the versions that it lists.
  apiVersion: webhook.apiVersion as Schemas['WebhookVersion'],
  status: webhook.status,
  disabledReason: webhook.disabledReason,
  description: webhook.description,
  secretLast4: webhook.secretLast4,
  lastDeliveryAt: localOrNull(webhook.lastDeliveryAt, timeZone),
  failureCount: webhook.failureCount,
  version: webhook.version,
  createdAt: localInstant(webhook.createdAt, timeZone),
});

export function toWebhook(webhook: WebhookWithStats, timeZone: string): Schemas['Webhook'] {
  const { since, lastFailure, ...counts } = webhook.stats;
  return {
    ...toListItem(webhook, timeZone),
    stats: {
      since: localInstant(since, timeZone),
      ...counts,
      lastFailure: lastFailure && { ...lastFailure, at: localInstant(lastFailure.at, timeZone) },
    },
  };
}

const toAttempt = (attempt: Attempt, timeZone: string): Schemas['WebhookAttempt'] => ({
  ...attempt,
  at: localInstant(attempt.at, timeZone),
});

export const toDelivery = (delivery: Delivery, timeZone: string): Schemas['WebhookDelivery'] => ({
  ...delivery,
  createdAt: localInstant(delivery.createdAt, timeZone),
  deliveredAt: localOrNull(delivery.deliveredAt, timeZone),
  nextAttemptAt: localOrNull(delivery.nextAttemptAt, timeZone),
  attempts: delivery.attempts.map((attempt) => toAttempt(attempt, timeZone)),
});
