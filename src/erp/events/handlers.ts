import type { Handlers } from '../../../generated/erp/operations.js';
import { requestErrors } from '../../kernel/errors.js';
import type { Context, PublicContext } from '../../kernel/operations/handlers.js';
import { text } from './messages/index.js';
import * as queries from './queries.js';

/** A poll without new events takes one statement and no lock. */
async function readPlaced(ctx: Context, request: queries.FeedRequest) {
  const { companyId } = ctx.principal;
  const feed = await queries.readFeed(ctx.db, companyId, request);
  if (feed.isCut || !feed.hasUnplaced) return { hasMore: feed.isCut, ...feed };
  return ctx.transaction(async (trx) => {
    const isUnfinished = await queries.placeEvents(trx, companyId);
    const placed = await queries.readFeed(trx, companyId, request);
    return { hasMore: placed.isCut || isUnfinished, ...placed };
  });
}

/** Refuses a position whose next events may have been deleted, because the caller would miss them. */
const droppedBefore = (position: number) =>
  requestErrors.invalidField('query.after', text('eventsDropped', { position }));

export const handlers = {
  async listEvents({ query }, ctx) {
    const { after, limit, types, search } = query;
    const request = { after, limit, types, search };
    const { rows, isCut, last, hasMore, droppedThrough } = await readPlaced(ctx, request);
    if (after > 0 && after < droppedThrough) throw droppedBefore(droppedThrough);
    // The position after events that do not match, so that the next poll does not read them again.
    const reached = isCut ? (rows.at(-1)?.position ?? after) : last;
    const data = rows.map((row) => queries.toEvent(row, ctx.principal.timeZone));
    return { ok: true as const, data, nextAfter: Math.max(after, reached), hasMore };
  },
} satisfies Partial<Handlers<Context, PublicContext>>;
