import type { Handlers } from '../../../generated/erp/operations.js';
import type { AuditObject } from '../../kernel/audit/objects.js';
import { requestErrors } from '../../kernel/errors.js';
import type { Context, PublicContext } from '../../kernel/operations/handlers.js';
import { formatInstant } from '../../kernel/values/time.js';
import { activityErrors } from './errors.js';
import { assertRecord, type RecordReaders, readableKinds } from './records.js';
import * as queries from './tag-queries.js';

const mostTags = 20;

/** @throws ApiError 400 for a cursor that no reply gave */
function positionOf(cursor: string | undefined): number {
  if (cursor === undefined) return Number.MAX_SAFE_INTEGER;
  if (!/^\d{1,15}$/.test(cursor)) throw requestErrors.invalidCursor();
  return Number(cursor);
}

export function tagHandlers(readers: RecordReaders) {
  return {
    async getRecordTags({ params: record }, ctx) {
      await assertRecord(readers, ctx, record, 'read');
      const tags = await queries.tagsOf(ctx.db, ctx.principal.companyId, record);
      return { ok: true as const, data: { tags } };
    },

    async changeRecordTags(
      { params: record, body: { add: added = [], remove: removed = [] } },
      ctx,
    ) {
      await assertRecord(readers, ctx, record, 'change');
      const { companyId } = ctx.principal;
      return ctx.transaction(async (trx) => {
        await queries.lockTags(trx, companyId, record);
        const before = await queries.tagsOf(trx, companyId, record);
        await queries.changeTags(trx, companyId, record, { added, removed }, ctx.now);
        const tags = await queries.tagsOf(trx, companyId, record);
        if (tags.length > mostTags) throw activityErrors.tooManyTags(mostTags);
        await ctx.audit(trx, {
          // Every kind of record with tags is one of the audit.
          objectType: record.kind as AuditObject,
          objectId: record.id,
          before: { tags: before.join(', ') },
          after: { tags: tags.join(', ') },
        });
        return { ok: true as const, data: { tags } };
      });
    },

    async listTags({ query }, ctx) {
      const kinds = readableKinds(ctx, query.kind);
      const data = await queries.countTags(ctx.db, ctx.principal.companyId, kinds);
      return { ok: true as const, data };
    },

    async listTaggedRecords({ params: { tag }, query }, ctx) {
      const { companyId, timeZone } = ctx.principal;
      const { kind, limit, cursor } = query;
      const page = {
        kinds: readableKinds(ctx, kind),
        before: positionOf(cursor),
        limit: limit + 1,
      };
      const found = await queries.recordsWithTag(ctx.db, companyId, tag, page);
      if (found.length === 0 && cursor === undefined) throw activityErrors.tagNotFound(tag);
      const rows = found.slice(0, limit);
      const data = rows.map((row) => ({
        kind: row.kind,
        id: row.record_id,
        taggedAt: formatInstant(row.tagged_at, timeZone),
      }));
      const last = rows.at(-1);
      const hasMore = found.length > limit && last !== undefined;
      return { ok: true as const, data, nextCursor: hasMore ? String(last.id) : null };
    },
  } satisfies Partial<Handlers<Context, PublicContext>>;
}
