import type { Handlers } from '../../../generated/erp/operations.js';
import type { Db } from '../../kernel/db/client.js';
import { accessErrors } from '../../kernel/errors.js';
import type { Context, PublicContext } from '../../kernel/operations/handlers.js';
import * as notifications from './notification-queries.js';
import {
  assertAccess,
  assertRecord,
  type RecordKey,
  type RecordReaders,
  readableKinds,
} from './records.js';
import * as queries from './watch-queries.js';

/** @throws ApiError 403 for an API key, which reads no notifications */
function assertPerson({ principal }: Context): void {
  if (principal.type !== 'user') throw accessErrors.notAUser();
}

async function watchReply(db: Db, { principal }: Context, record: RecordKey) {
  const watchers = await queries.watchersOf(db, principal.companyId, record);
  const watching = watchers.some(({ id }) => id === principal.id);
  return { ok: true as const, data: { watching, watchers } };
}

const ownOf = (ctx: Context): notifications.OwnNotifications => ({
  companyId: ctx.principal.companyId,
  userId: ctx.principal.id,
  kinds: readableKinds(ctx),
});

/** Writes into the audit that the caller changed what belongs to the own user. */
const auditOwn = (trx: Db, ctx: Context, after: object): Promise<void> =>
  ctx.audit(trx, { objectType: 'user', objectId: ctx.principal.id, after });

export function watchHandlers(readers: RecordReaders) {
  return {
    async getWatch({ params: record }, ctx) {
      assertPerson(ctx);
      await assertRecord(readers, ctx, record, 'read');
      return watchReply(ctx.db, ctx, record);
    },

    async startWatch({ params: record }, ctx) {
      assertPerson(ctx);
      await assertRecord(readers, ctx, record, 'read');
      const { companyId, id: userId } = ctx.principal;
      return ctx.transaction(async (trx) => {
        await queries.addWatchers(trx, companyId, record, [userId], ctx.now);
        await auditOwn(trx, ctx, { watching: `${record.kind}/${record.id}` });
        return watchReply(trx, ctx, record);
      });
    },

    async stopWatch({ params: record }, ctx) {
      assertPerson(ctx);
      assertAccess(ctx, record.kind, 'read');
      const { companyId, id: userId } = ctx.principal;
      await ctx.transaction(async (trx) => {
        await queries.removeWatcher(trx, companyId, record, userId);
        await auditOwn(trx, ctx, { unwatched: `${record.kind}/${record.id}` });
      });
    },

    async listNotifications({ query }, ctx) {
      assertPerson(ctx);
      const { limit, unread: isUnread, before = Number.MAX_SAFE_INTEGER } = query;
      const own = ownOf(ctx);
      const page = { isUnread, before, limit: limit + 1 };
      const found = await notifications.listNotifications(ctx.db, own, page);
      const rows = found.slice(0, limit);
      const { timeZone } = ctx.principal;
      return {
        ok: true as const,
        data: rows.map((row) => notifications.toNotification(row, timeZone)),
        unreadCount: await notifications.countUnread(ctx.db, own),
        nextBefore: found.length > limit ? (rows.at(-1)?.id ?? null) : null,
      };
    },

    async markNotifications({ body: { through } }, ctx) {
      assertPerson(ctx);
      const own = ownOf(ctx);
      return ctx.transaction(async (trx) => {
        await notifications.markRead(trx, own, through, ctx.now);
        await auditOwn(trx, ctx, { notificationsReadThrough: through });
        const unreadCount = await notifications.countUnread(trx, own);
        return { ok: true as const, data: { unreadCount } };
      });
    },

    async listColleagues({ query }, ctx) {
      assertPerson(ctx);
      const data = await queries.findColleagues(ctx.db, ctx.principal.companyId, query.search);
      return { ok: true as const, data };
    },
  } satisfies Partial<Handlers<Context, PublicContext>>;
}
