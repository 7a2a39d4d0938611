import type { Handlers } from '../../../generated/kyc/operations.js';
import type { components } from '../../../generated/kyc/types.js';
import type { KeyRing } from '../../kernel/blobs/keys.js';
import type { Db } from '../../kernel/db/client.js';
import { requestErrors } from '../../kernel/errors.js';
import { beforeTransaction } from '../../kernel/operations/before-transaction.js';
import type { Context } from '../../kernel/operations/handlers.js';
import { exportOf } from '../../kernel/operations/lists.js';
import { changeRecord, type RecordKind } from '../../kernel/operations/records.js';
import { kycErrors } from '../errors.js';
import { afterId, instantOf, pageOf } from '../lists.js';
import { type Scope, scopeOf } from '../scope.js';
import * as deliveries from './deliveries/queries.js';
import { endDeliveries } from './endpoints/disable-queries.js';
import { type Guard, UnsafeUrlError } from './endpoints/guard.js';
import * as queries from './endpoints/queries.js';
import { signingSecrets } from './endpoints/secret-queries.js';
import { withItsStats, withStats } from './endpoints/stats-queries.js';
import { text } from './messages/index.js';

type Schemas = components['schemas'];

export interface WebhookServices {
  /** Seals the signing secrets. */
  readonly keys: KeyRing;
  readonly guard: Guard;
}

/** Runs before the transaction, because it resolves names. */
async function assertReachable(guard: Guard, url: string | undefined): Promise<void> {
  if (url === undefined) return;
  try {
    await guard.check(url);
  } catch (error) {
    if (!(error instanceof UnsafeUrlError)) throw error;
    throw requestErrors.invalidField('body.url', error.text);
  }
}

async function getWebhook(db: Db, scope: Scope, id: string): Promise<queries.Webhook> {
  const webhook = await queries.findWebhook(db, scope, id);
  if (webhook === undefined) throw kycErrors.notFound('webhook', id);
  return webhook;
}

/** Returns the webhook for a reply. */
const shown = (db: Db, { principal, now }: Context, webhook: queries.Webhook) =>
  withItsStats(db, principal.companyId, webhook, now);

/** Returns the members of a webhook that are neither secret nor personal. */
const audited = ({ status, events, version, disabledReason }: queries.Webhook) => {
  return { status, events, version, disabledReason };
};

const webhookRecord: RecordKind<queries.Webhook, string> = {
  objectType: 'webhook',
  lock: queries.lockWebhook,
  notFound: (id) => kycErrors.notFound('webhook', id),
  idOf: ({ id }) => id,
  audited,
};

const withoutSecret = (reply: Schemas['WebhookSecretReply']) => ({ ...reply, secret: null });

/** The most secrets that sign at the same time. Each adds a signature to the headers of every attempt. */
const maxSecrets = 5;

const createWebhook =
  ({ guard, keys }: WebhookServices): Handlers<Context>['createWebhook'] =>
  async ({ body }, ctx) => {
    const { url, events, description } = body;
    await beforeTransaction(ctx, () => assertReachable(guard, url));
    return ctx.transaction(async (trx) => {
      const input = { url, events, description, at: ctx.now, ...scopeOf(ctx.principal) };
      const made = await queries.createWebhook(trx, keys, input);
      if (made === undefined) {
        throw kycErrors.conflict(text('tooManyWebhooks', { count: queries.maxWebhooks }));
      }
      const { webhook, secret } = made;
      const after = audited(webhook);
      await ctx.audit(trx, { objectType: 'webhook', objectId: webhook.id, after });
      return { ok: true as const, webhook: await shown(trx, ctx, webhook), secret };
    }, withoutSecret);
  };

const updateWebhook =
  ({ guard }: WebhookServices): Handlers<Context>['updateWebhook'] =>
  async ({ params: { id }, body, headers }, ctx) => {
    await beforeTransaction(ctx, () => assertReachable(guard, body.url));
    return ctx.transaction(async (trx) => {
      const scope = scopeOf(ctx.principal);
      const reference = { id, ifMatch: headers['if-match'] };
      const webhook = await changeRecord(webhookRecord, ctx, trx, reference, async (before) => {
        const after = await queries.changeWebhook(trx, scope, { ...before, ...body });
        if (before.status === 'enabled' && after.status === 'disabled') {
          const { version } = after;
          await endDeliveries(trx, scope, { id, version, disabledReason: null }, ctx.now);
        }
        return after;
      });
      return { ok: true as const, webhook: await shown(trx, ctx, webhook) };
    });
  };

const rotateWebhookSecret =
  ({ keys }: WebhookServices): Handlers<Context>['rotateWebhookSecret'] =>
  async ({ params: { id } }, ctx) =>
    ctx.transaction(async (trx) => {
      const scope = scopeOf(ctx.principal);
      const before = await queries.lockWebhook(trx, scope, id);
      if (before === undefined) throw kycErrors.notFound('webhook', id);
      const signing = await signingSecrets(trx, keys, scope.companyId, id, ctx.now);
      if (signing.length >= maxSecrets) {
        throw kycErrors.conflict(text('tooManySecrets', { count: maxSecrets }));
      }
      const rotated = await queries.rotateSecret(trx, keys, scope, id, ctx.now);
      if (rotated === undefined) throw kycErrors.notFound('webhook', id);
      const states = { before: audited(before), after: audited(rotated.webhook) };
      await ctx.audit(trx, { objectType: 'webhook', objectId: id, ...states });
      const { webhook, secret } = rotated;
      return { ok: true as const, webhook: await shown(trx, ctx, webhook), secret };
    }, withoutSecret);

const handlers = {
  async listWebhooks({ query }, ctx) {
    const { limit, format } = query;
    const after = afterId(query.after, 'whk');
    const scope = scopeOf(ctx.principal);
    const itemsOf = (rows: readonly queries.Webhook[]) =>
      withStats(ctx.db, scope.companyId, rows, ctx.now);
    if (format !== undefined) {
      return exportOf(queries.walkWebhooks(ctx.db, scope), itemsOf, pageOf('webhooks'));
    }
    const { rows, total, nextCursor } = await queries.listWebhooks(ctx.db, scope, { limit, after });
    return { ok: true, webhooks: await itemsOf(rows), total, nextCursor };
  },

  async getWebhook({ params: { id } }, ctx) {
    const webhook = await getWebhook(ctx.db, scopeOf(ctx.principal), id);
    return { ok: true, webhook: await shown(ctx.db, ctx, webhook) };
  },

  async deleteWebhook({ params: { id } }, ctx) {
    return ctx.transaction(async (trx) => {
      const isGone = await queries.deleteWebhook(trx, scopeOf(ctx.principal), id);
      if (!isGone) throw kycErrors.notFound('webhook', id);
      await ctx.audit(trx, { objectType: 'webhook', objectId: id });
      return { ok: true as const, webhook: { id, deletedAt: ctx.now.toISOString() } };
    });
  },

  async testWebhook({ params: { id } }, ctx) {
    return ctx.transaction(async (trx) => {
      const delivery = await deliveries.testWebhook(trx, scopeOf(ctx.principal), id, ctx.now);
      if (delivery === undefined) throw kycErrors.notFound('webhook', id);
      const after = { eventId: delivery.eventId };
      await ctx.audit(trx, { objectType: 'webhook', objectId: id, after });
      return { ok: true as const, delivery };
    });
  },

  async listDeliveries({ params: { id }, query }, ctx) {
    const scope = scopeOf(ctx.principal);
    const after = afterId(query.after, 'dlv');
    const { status, eventType, search, limit, format } = query;
    const createdAfter = instantOf('createdAfter', query.createdAfter);
    const createdBefore = instantOf('createdBefore', query.createdBefore);
    const filter = { status, eventType, createdAfter, createdBefore, search };
    await getWebhook(ctx.db, scope, id);
    if (format !== undefined) {
      const found = deliveries.walkDeliveries(ctx.db, scope, id, filter);
      return exportOf(found, (rows) => [...rows], pageOf('deliveries'));
    }
    const page = await deliveries.listDeliveries(ctx.db, scope, id, filter, { after, limit });
    return { ok: true, deliveries: [...page.rows], total: page.total, nextCursor: page.nextCursor };
  },

  async resendDelivery({ params: { id, deliveryId } }, ctx) {
    return ctx.transaction(async (trx) => {
      const scope = scopeOf(ctx.principal);
      const again = await deliveries.resendDelivery(trx, scope, id, deliveryId, ctx.now);
      if (again === undefined) throw kycErrors.notFound('delivery', deliveryId);
      const after = { resent: deliveryId, eventId: again.eventId };
      await ctx.audit(trx, { objectType: 'delivery', objectId: again.id, after });
      return { ok: true as const, delivery: again };
    });
  },
} satisfies Partial<Handlers<Context>>;

export const webhookHandlers = (services: WebhookServices) => ({
  createWebhook: createWebhook(services),
  updateWebhook: updateWebhook(services),
  rotateWebhookSecret: rotateWebhookSecret(services),
  ...handlers,
});
