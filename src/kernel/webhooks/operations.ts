import type { KeyRing } from '../blobs/keys.js';
import type { Db } from '../db/client.js';
import type { IdPage } from '../db/lists/id-page.js';
import { type Message, requestErrors } from '../errors.js';
import { beforeTransaction } from '../operations/before-transaction.js';
import type { Context, Principal } from '../operations/handlers.js';
import { changeRecord, type RecordKind, type RecordReference } from '../operations/records.js';
import * as deliveries from './deliveries/queries.js';
import { endDeliveries } from './endpoints/disable-queries.js';
import { type Guard, UnsafeUrlError } from './endpoints/guard.js';
import * as queries from './endpoints/queries.js';
import { signingSecrets } from './endpoints/secret-queries.js';
import { type WebhookWithStats, withItsStats, withStats } from './endpoints/stats-queries.js';
import { text } from './messages/index.js';
import type { Scope } from './scope.js';

export interface WebhookServices {
  /** Seals the signing secrets. */
  readonly keys: KeyRing;
  readonly guard: Guard;
}

/** The particulars of the webhooks of one API: their owner, its errors and the form of its replies. */
export interface WebhookApi<Shown, WithSecret, Deleted, Sent> {
  scopeOf(principal: Principal): Scope;
  notFound(noun: 'webhook' | 'delivery', id: string): Error;
  tooManyWebhooks(reason: Message): Error;
  tooManySecrets(reason: Message): Error;
  /** Refuses values of a webhook that the caller may not choose. */
  assertAllowed?(ctx: Context, webhook: WebhookValues): void;
  /** Runs in the transaction that creates or enables a webhook. */
  onEnabled?(trx: Db, companyId: number, at: Date): Promise<void>;
  readonly replies: {
    webhook(webhook: WebhookWithStats, ctx: Context): Shown;
    withSecret(webhook: WebhookWithStats, secret: string, ctx: Context): WithSecret;
    /** Returns the reply as it is stored unencrypted. */
    withoutSecret(reply: WithSecret): unknown;
    deleted(id: string, at: Date): Deleted;
    delivery(delivery: deliveries.Delivery, ctx: Context): Sent;
  };
}

/** The values that decide which data a webhook receives. */
export type WebhookValues = Pick<queries.NewWebhook, 'events' | 'payload'>;

type NewWebhook = Omit<queries.NewWebhook, keyof Scope | 'at'>;
type WebhookChange = Partial<
  Pick<queries.Webhook, 'url' | 'events' | 'payload' | 'apiVersion' | 'description' | 'status'>
>;

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

/** Returns the members of a webhook that are neither secret nor personal. */
const audited = ({ status, events, version, disabledReason }: queries.Webhook) => {
  return { status, events, version, disabledReason };
};

/** The most secrets that sign at the same time. Each adds a signature to the headers of every attempt. */
const maxSecrets = 5;

/** Returns the operations on webhooks, for the handlers of an API. */
export function webhookOperations<Shown, WithSecret, Deleted, Sent>(
  { guard, keys }: WebhookServices,
  api: WebhookApi<Shown, WithSecret, Deleted, Sent>,
) {
  const { scopeOf, notFound, replies } = api;
  const webhookRecord: RecordKind<queries.Webhook, string> = {
    objectType: 'webhook',
    lock: (trx, principal, id) => queries.lockWebhook(trx, scopeOf(principal), id),
    notFound: (id) => notFound('webhook', id),
    idOf: ({ id }) => id,
    audited,
  };

  /** Returns the webhook for a reply. */
  const shown = (db: Db, { principal, now }: Context, webhook: queries.Webhook) =>
    withItsStats(db, principal.companyId, webhook, now);

  async function find(ctx: Context, id: string): Promise<queries.Webhook> {
    const webhook = await queries.findWebhook(ctx.db, scopeOf(ctx.principal), id);
    if (webhook === undefined) throw notFound('webhook', id);
    return webhook;
  }

  return {
    async create(ctx: Context, values: NewWebhook): Promise<WithSecret> {
      api.assertAllowed?.(ctx, values);
      await beforeTransaction(ctx, () => assertReachable(guard, values.url));
      return ctx.transaction(async (trx) => {
        const input = { ...values, at: ctx.now, ...scopeOf(ctx.principal) };
        const made = await queries.createWebhook(trx, keys, input);
        if (made === undefined) {
          throw api.tooManyWebhooks(text('tooManyWebhooks', { count: queries.maxWebhooks }));
        }
        await api.onEnabled?.(trx, input.companyId, ctx.now);
        const { webhook, secret } = made;
        const after = audited(webhook);
        await ctx.audit(trx, { objectType: 'webhook', objectId: webhook.id, after });
        return replies.withSecret(await shown(trx, ctx, webhook), secret, ctx);
      }, replies.withoutSecret);
    },

    async update(
      ctx: Context,
      reference: RecordReference<string>,
      change: WebhookChange,
    ): Promise<Shown> {
      await beforeTransaction(ctx, () => assertReachable(guard, change.url));
      return ctx.transaction(async (trx) => {
        const scope = scopeOf(ctx.principal);
        const webhook = await changeRecord(webhookRecord, ctx, trx, reference, async (before) => {
          const values = { ...before, ...change };
          api.assertAllowed?.(ctx, values);
          const after = await queries.changeWebhook(trx, scope, values);
          if (before.status === 'disabled' && after.status === 'enabled') {
            await api.onEnabled?.(trx, scope.companyId, ctx.now);
          }
          if (before.status === 'enabled' && after.status === 'disabled') {
            const { id, version } = after;
            await endDeliveries(trx, scope, { id, version, disabledReason: null }, ctx.now);
          }
          return after;
        });
        return replies.webhook(await shown(trx, ctx, webhook), ctx);
      });
    },

    rotate: (ctx: Context, id: string): Promise<WithSecret> =>
      ctx.transaction(async (trx) => {
        const scope = scopeOf(ctx.principal);
        const before = await queries.lockWebhook(trx, scope, id);
        if (before === undefined) throw notFound('webhook', id);
        const signing = await signingSecrets(trx, keys, scope.companyId, id, ctx.now);
        if (signing.length >= maxSecrets) {
          throw api.tooManySecrets(text('tooManySecrets', { count: maxSecrets }));
        }
        const rotated = await queries.rotateSecret(trx, keys, scope, id, ctx.now);
        if (rotated === undefined) throw notFound('webhook', id);
        const states = { before: audited(before), after: audited(rotated.webhook) };
        await ctx.audit(trx, { objectType: 'webhook', objectId: id, ...states });
        const { webhook, secret } = rotated;
        return replies.withSecret(await shown(trx, ctx, webhook), secret, ctx);
      }, replies.withoutSecret),

    remove: (ctx: Context, id: string): Promise<Deleted> =>
      ctx.transaction(async (trx) => {
        const isGone = await queries.deleteWebhook(trx, scopeOf(ctx.principal), id);
        if (!isGone) throw notFound('webhook', id);
        await ctx.audit(trx, { objectType: 'webhook', objectId: id });
        return replies.deleted(id, ctx.now);
      }),

    async get(ctx: Context, id: string): Promise<Shown> {
      return replies.webhook(await shown(ctx.db, ctx, await find(ctx, id)), ctx);
    },

    /** Returns a page of webhooks. */
    async list(ctx: Context, page: queries.WebhookPage): Promise<IdPage<WebhookWithStats>> {
      const { rows, ...rest } = await queries.listWebhooks(ctx.db, scopeOf(ctx.principal), page);
      return { rows: await withStats(ctx.db, ctx.principal.companyId, rows, ctx.now), ...rest };
    },

    /** Yields all webhooks for a file. */
    async *walk(ctx: Context): AsyncGenerator<WebhookWithStats[]> {
      for await (const rows of queries.walkWebhooks(ctx.db, scopeOf(ctx.principal))) {
        yield await withStats(ctx.db, ctx.principal.companyId, rows, ctx.now);
      }
    },

    /** @throws ApiError 404 if there is no such webhook */
    async assertExists(ctx: Context, id: string): Promise<void> {
      await find(ctx, id);
    },

    async getDelivery(
      ctx: Context,
      { id, deliveryId }: { readonly id: string; readonly deliveryId: string },
    ): Promise<Sent> {
      const scope = scopeOf(ctx.principal);
      const delivery = await deliveries.findDelivery(ctx.db, scope, id, deliveryId);
      if (delivery === undefined) throw notFound('delivery', deliveryId);
      return replies.delivery(delivery, ctx);
    },

    /** Sends a test event. */
    test: (ctx: Context, id: string): Promise<Sent> =>
      ctx.transaction(async (trx) => {
        const scope = scopeOf(ctx.principal);
        const delivery = await deliveries.testWebhook(trx, scope, id, ctx.now);
        if (delivery === undefined) throw notFound('webhook', id);
        const after = { eventId: delivery.eventId };
        await ctx.audit(trx, { objectType: 'webhook', objectId: id, after });
        return replies.delivery(delivery, ctx);
      }),

    /** Returns a page of the deliveries of a webhook. */
    async listDeliveries(
      ctx: Context,
      id: string,
      filter: deliveries.DeliveryFilter,
      page: queries.WebhookPage,
    ): Promise<IdPage<deliveries.Delivery>> {
      await find(ctx, id);
      return deliveries.listDeliveries(ctx.db, scopeOf(ctx.principal), id, filter, page);
    },

    /** Yields the matching deliveries of a webhook, for a file. */
    async walkDeliveries(
      ctx: Context,
      id: string,
      filter: deliveries.DeliveryFilter,
    ): Promise<AsyncGenerator<deliveries.Delivery[]>> {
      await find(ctx, id);
      return deliveries.walkDeliveries(ctx.db, scopeOf(ctx.principal), id, filter);
    },

    /** Sends the event of a delivery again. */
    resend: (
      ctx: Context,
      { id, deliveryId }: { readonly id: string; readonly deliveryId: string },
    ): Promise<Sent> =>
      ctx.transaction(async (trx) => {
        const scope = scopeOf(ctx.principal);
        const again = await deliveries.resendDelivery(trx, scope, id, deliveryId, ctx.now);
        if (again === undefined) throw notFound('delivery', deliveryId);
        const after = { resent: deliveryId, eventId: again.eventId };
        await ctx.audit(trx, { objectType: 'delivery', objectId: again.id, after });
        return replies.delivery(again, ctx);
      }),
  };
}
