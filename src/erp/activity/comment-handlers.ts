import type { Handlers } from '../../../generated/erp/operations.js';
import type { Db } from '../../kernel/db/client.js';
import { beforeTransaction } from '../../kernel/operations/before-transaction.js';
import type { Context, PublicContext } from '../../kernel/operations/handlers.js';
import { assertVersion } from '../../kernel/operations/versions.js';
import * as queries from './comment-queries.js';
import { activityErrors } from './errors.js';
import {
  assertAccess,
  assertRecord,
  authorOf,
  type RecordKey,
  type RecordReaders,
} from './records.js';
import { addWatchers } from './watch-queries.js';

/** For this long the author may change a comment. */
const editMinutes = 15;

const mostMentions = 20;

/** Returns the ids of the users that a text mentions, each once. */
const mentionsOf = (text: string): readonly number[] => [
  ...new Set([...text.matchAll(/<@(\d{1,15})>/g)].map(([, id]) => Number(id))),
];

/**
 * Returns the ids of the mentioned users.
 *
 * @param known  users that an earlier text mentioned, and that may be inactive since
 * @throws ApiError 400 for too many of them, and for one who is no active user of the company
 */
async function readMentions(
  db: Db,
  companyId: number,
  text: string,
  known: readonly number[] = [],
): Promise<readonly number[]> {
  const ids = mentionsOf(text);
  if (ids.length > mostMentions) throw activityErrors.tooManyMentions(mostMentions);
  const users = await queries.usersById(db, companyId, ids);
  const unknown = ids.find((id) => {
    const user = users.get(id);
    return user === undefined || !(user.is_active || known.includes(id));
  });
  if (unknown !== undefined) throw activityErrors.unknownMention(String(unknown));
  return ids;
}

/** @throws ApiError 404 for an unknown comment, and 403 without the permission to read its record */
async function getComment(ctx: Context, id: number): Promise<queries.CommentRow> {
  const row = await queries.findComment(ctx.db, ctx.principal.companyId, id);
  if (row === undefined) throw activityErrors.commentNotFound(id);
  assertAccess(ctx, row.kind, 'read');
  return row;
}

async function lockComment(trx: Db, companyId: number, id: number): Promise<queries.CommentRow> {
  const row = await queries.lockComment(trx, { companyId, id });
  if (row === undefined) throw activityErrors.commentNotFound(id);
  return row;
}

async function reply(db: Db, row: queries.CommentRow, { principal }: Context) {
  const { companyId, timeZone } = principal;
  const names = await queries.usersById(db, companyId, row.mentions);
  return { ok: true as const, data: queries.toComment(row, timeZone, names) };
}

function isAuthor(ctx: Context, row: queries.CommentRow): boolean {
  const { authorId, authorType } = authorOf(ctx);
  return row.author_type === authorType && row.author_id === authorId;
}

/** @throws ApiError 403 for another caller than the author, and 409 once it is too late */
function assertEditable(ctx: Context, row: queries.CommentRow): void {
  if (!isAuthor(ctx, row)) throw activityErrors.notTheAuthor();
  const ageMs = ctx.now.getTime() - row.created_at.getTime();
  if (row.deleted_at !== null || ageMs > editMinutes * 60_000) {
    throw activityErrors.commentNotEditable(editMinutes);
  }
}

/** The author and the mentioned users watch the record from the comment on. */
async function watchFrom(
  trx: Db,
  ctx: Context,
  record: RecordKey,
  mentions: readonly number[],
): Promise<void> {
  const { companyId, id, type } = ctx.principal;
  const users = type === 'user' ? [id, ...mentions] : mentions;
  await addWatchers(trx, companyId, record, users, ctx.now);
}

/** The members of a comment in the audit log. Its text is not one of them, because an entry cannot be deleted. */
const audited = ({ kind, record_id: recordId, mentions }: queries.CommentRow) => ({
  kind,
  recordId,
  mentions,
});

/** Reads a comment, also for webhooks. */
export const commentReaders = {
  getComment: async ({ params: { id } }, ctx) => reply(ctx.db, await getComment(ctx, id), ctx),
} satisfies Partial<Handlers<Context, PublicContext>>;

export function commentHandlers(readers: RecordReaders) {
  return {
    ...commentReaders,

    async createComment({ params: record, body: { text } }, ctx) {
      await beforeTransaction(ctx, () => assertRecord(readers, ctx, record, 'read'));
      const { companyId } = ctx.principal;
      return ctx.transaction(async (trx) => {
        const mentions = await readMentions(trx, companyId, text);
        const row = await queries.insertComment(trx, {
          companyId,
          kind: record.kind,
          recordId: record.id,
          body: text,
          mentions,
          ...authorOf(ctx),
          now: ctx.now,
        });
        await watchFrom(trx, ctx, record, mentions);
        await ctx.audit(trx, {
          objectType: 'comment',
          objectId: row.id,
          after: audited(row),
          event: 'comment.created',
        });
        return reply(trx, row, ctx);
      });
    },

    async updateComment({ params: { id }, body: { text }, headers }, ctx) {
      await getComment(ctx, id);
      const { companyId } = ctx.principal;
      return ctx.transaction(async (trx) => {
        const before = await lockComment(trx, companyId, id);
        assertEditable(ctx, before);
        assertVersion(headers['if-match'], before.version);
        const mentions = await readMentions(trx, companyId, text, before.mentions);
        const change = { body: text, mentions, now: ctx.now };
        const row = await queries.updateComment(trx, { companyId, id }, change);
        await watchFrom(trx, ctx, { kind: row.kind, id: row.record_id }, mentions);
        await ctx.audit(trx, {
          objectType: 'comment',
          objectId: id,
          before: audited(before),
          after: audited(row),
          event: 'comment.updated',
        });
        return reply(trx, row, ctx);
      });
    },

    async deleteComment({ params: { id } }, ctx) {
      await getComment(ctx, id);
      const { companyId } = ctx.principal;
      await ctx.transaction(async (trx) => {
        const row = await lockComment(trx, companyId, id);
        if (!isAuthor(ctx, row) && !ctx.can('users:manage')) throw activityErrors.notTheAuthor();
        if (row.deleted_at !== null) throw activityErrors.commentNotEditable(editMinutes);
        await queries.clearComment(trx, { companyId, id }, ctx.now);
        await ctx.audit(trx, {
          objectType: 'comment',
          objectId: id,
          before: audited(row),
          after: { deleted: true },
          event: 'comment.deleted',
        });
      });
    },
  } satisfies Partial<Handlers<Context, PublicContext>>;
}
