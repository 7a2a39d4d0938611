import type { Handlers } from '../../../generated/kyc/operations.js';
import type { components } from '../../../generated/kyc/types.js';
import type { Message } from '../../kernel/errors.js';
import type { Context } from '../../kernel/operations/handlers.js';
import { exportOf } from '../../kernel/operations/lists.js';
import type { Delivery } from '../../kernel/webhooks/deliveries/queries.js';
import type { WebhookWithStats } from '../../kernel/webhooks/endpoints/stats-queries.js';
import { type WebhookServices, webhookOperations } from '../../kernel/webhooks/operations.js';
import { kycErrors } from '../errors.js';
import { afterId, instantOf, pageOf } from '../lists.js';
import { scopeOf } from '../scope.js';

type Schemas = components['schemas'];

// The contract admits only the types of event that it lists, so the stored ones are among them.
const toWebhook = ({ payload, apiVersion, ...webhook }: WebhookWithStats) =>
  webhook as Schemas['Webhook'];
const toDelivery = (delivery: Delivery) => delivery as Schemas['Delivery'];

const api = {
  scopeOf,
  notFound: kycErrors.notFound,
  tooManyWebhooks: (reason: Message) => kycErrors.conflict(reason),
  tooManySecrets: (reason: Message) => kycErrors.conflict(reason),
  replies: {
    webhook: (webhook: WebhookWithStats) => ({ ok: true as const, webhook: toWebhook(webhook) }),
    withSecret: (webhook: WebhookWithStats, secret: string) => {
      return { ok: true as const, webhook: toWebhook(webhook), secret };
    },
    withoutSecret: (reply: Schemas['WebhookSecretReply']) => ({ ...reply, secret: null }),
    deleted: (id: string, at: Date) => {
      return { ok: true as const, webhook: { id, deletedAt: at.toISOString() } };
    },
    delivery: (delivery: Delivery) => ({ ok: true as const, delivery: toDelivery(delivery) }),
  },
};

export function webhookHandlers(services: WebhookServices) {
  const operations = webhookOperations(services, api);
  return {
    createWebhook: ({ body }, ctx) => operations.create(ctx, body),

    updateWebhook: ({ params: { id }, body, headers }, ctx) =>
      operations.update(ctx, { id, ifMatch: headers['if-match'] }, body),

    rotateWebhookSecret: ({ params: { id } }, ctx) => operations.rotate(ctx, id),

    async listWebhooks({ query }, ctx) {
      const { limit, format } = query;
      const after = afterId(query.after, 'whk');
      if (format !== undefined) {
        return exportOf(operations.walk(ctx), (rows) => rows.map(toWebhook), pageOf('webhooks'));
      }
      const { rows, total, nextCursor } = await operations.list(ctx, { limit, after });
      return { ok: true, webhooks: rows.map(toWebhook), total, nextCursor };
    },

    getWebhook: ({ params: { id } }, ctx) => operations.get(ctx, id),

    deleteWebhook: ({ params: { id } }, ctx) => operations.remove(ctx, id),

    testWebhook: ({ params: { id } }, ctx) => operations.test(ctx, id),

    async listDeliveries({ params: { id }, query }, ctx) {
      const after = afterId(query.after, 'dlv');
      const { status, eventType, search, limit, format } = query;
      const createdAfter = instantOf('createdAfter', query.createdAfter);
      const createdBefore = instantOf('createdBefore', query.createdBefore);
      const filter = { status, eventType, createdAfter, createdBefore, search };
      if (format !== undefined) {
        const found = await operations.walkDeliveries(ctx, id, filter);
        return exportOf(found, (rows) => [...rows], pageOf('deliveries'));
      }
      const page = await operations.listDeliveries(ctx, id, filter, { after, limit });
      const { rows, total, nextCursor } = page;
      return { ok: true, deliveries: rows.map(toDelivery), total, nextCursor };
    },

    resendDelivery: ({ params }, ctx) => operations.resend(ctx, params),
  } satisfies Partial<Handlers<Context>>;
}
