import type { Handlers } from '../../../generated/erp/operations.js';
import type { components } from '../../../generated/erp/types.js';
import { accessErrors } from '../../kernel/errors.js';
import type { Context, Principal, PublicContext } from '../../kernel/operations/handlers.js';
import { answerList, listFilters, sortDirection } from '../../kernel/operations/lists.js';
import type { Delivery } from '../../kernel/webhooks/deliveries/queries.js';
import { toWebhook as toEndpoint } from '../../kernel/webhooks/endpoints/queries.js';
import type { WebhookWithStats } from '../../kernel/webhooks/endpoints/stats-queries.js';
import {
  type WebhookServices,
  type WebhookValues,
  webhookOperations,
} from '../../kernel/webhooks/operations.js';
import type { Scope } from '../../kernel/webhooks/scope.js';
import { webhookErrors } from './errors.js';
import { openFeed } from './feed-queries.js';
import { listDeliveries, listWebhooks, toDeliveryListItem } from './list-queries.js';
import { toDelivery, toListItem, toWebhook } from './replies.js';
import { isSubscription, permissionOf, permissionsOf } from './subscriptions.js';

type Schemas = components['schemas'];

const scopeOf = ({ companyId }: Principal): Scope => ({ companyId, environment: 'erp' });

/** Refuses events that do not exist, and records that the caller may not read. */
function assertAllowed(ctx: Context, { events, payload }: WebhookValues): void {
  const unknown = events.findIndex((name) => !isSubscription(name));
  if (unknown !== -1) throw webhookErrors.unknownEvent(events[unknown] ?? '', unknown);
  if (payload === 'thin') return;
  const missing = [...permissionsOf(events)].find((permission) => !ctx.can(permission));
  if (missing !== undefined) throw webhookErrors.recordsNotReadable(missing);
}

/** Refuses to show a body with a record that the caller may not read. */
function assertReadable(ctx: Context, { eventType, requestBody }: Delivery): void {
  const permission = permissionOf(eventType);
  if (ctx.can(permission)) return;
  const { data } = JSON.parse(requestBody) as { readonly data?: unknown };
  if (data !== undefined) throw accessErrors.insufficientPermissions(permission);
}

const api = {
  scopeOf,
  notFound: webhookErrors.notFound,
  tooManyWebhooks: webhookErrors.tooMany,
  tooManySecrets: webhookErrors.tooManySecrets,
  assertAllowed,
  /** The worker follows the feeds of companies with webhooks. */
  onEnabled: openFeed,
  replies: {
    webhook: (webhook: WebhookWithStats, { principal: { timeZone } }: Context) => {
      return { ok: true as const, data: toWebhook(webhook, timeZone) };
    },
    withSecret: (webhook: WebhookWithStats, secret: string, { principal }: Context) => {
      return { ok: true as const, data: { ...toWebhook(webhook, principal.timeZone), secret } };
    },
    withoutSecret: ({ data, ...reply }: Schemas['WebhookSecretReply']) => {
      return { ...reply, data: { ...data, secret: null } };
    },
    deleted: (id: string) => ({ ok: true as const, data: { id } }),
    delivery: (delivery: Delivery, ctx: Context) => {
      assertReadable(ctx, delivery);
      return { ok: true as const, data: toDelivery(delivery, ctx.principal.timeZone) };
    },
  },
};

export function webhookHandlers(services: WebhookServices) {
  const operations = webhookOperations(services, api);
  return {
    async listWebhookEndpoints({ query }, ctx) {
      const { timeZone } = ctx.principal;
      return answerList(ctx, query, {
        find: listWebhooks,
        sortBy: 'createdAt',
        sortDir: sortDirection(query, ['createdAt']),
        filters: {
          ...listFilters(query, timeZone, 'instant'),
          ofErp: true,
          status: query.status,
        },
        toItem: (row) => toListItem(toEndpoint(row), timeZone),
      });
    },

    createWebhookEndpoint: ({ body }, ctx) => operations.create(ctx, body),

    getWebhookEndpoint: ({ params: { id } }, ctx) => operations.get(ctx, id),

    updateWebhookEndpoint: ({ params: { id }, body, headers }, ctx) =>
      operations.update(ctx, { id, ifMatch: headers['if-match'] }, body),

    deleteWebhookEndpoint: ({ params: { id } }, ctx) => operations.remove(ctx, id),

    rotateWebhookEndpoint: ({ params: { id } }, ctx) => operations.rotate(ctx, id),

    testWebhookEndpoint: ({ params: { id } }, ctx) => operations.test(ctx, id),

    async listWebhookDeliveries({ params: { id }, query }, ctx) {
      const { timeZone } = ctx.principal;
      await operations.assertExists(ctx, id);
      const { search, status, eventType } = query;
      return answerList(ctx, query, {
        find: listDeliveries,
        sortBy: 'createdAt',
        sortDir: sortDirection(query, ['createdAt']),
        filters: {
          ...listFilters(query, timeZone, 'instant'),
          search,
          webhookId: id,
          status,
          eventType,
        },
        toItem: (row) => toDeliveryListItem(row, timeZone),
      });
    },

    getWebhookDelivery: ({ params }, ctx) => operations.getDelivery(ctx, params),

    resendWebhookDelivery: ({ params }, ctx) => operations.resend(ctx, params),
  } satisfies Partial<Handlers<Context, PublicContext>>;
}
