import type { components } from '../../../../generated/kyc/types.js';
import { type ApiError, requestErrors } from '../../../kernel/errors.js';
import type { Context } from '../../../kernel/operations/handlers.js';
import { type ExportReply, exportOf } from '../../../kernel/operations/lists.js';
import { pageOf } from '../../lists.js';
import { scopeOf } from '../../scope.js';
import { actorOf } from '../lifecycle/moves.js';
import { type SessionRow, toSessionFacts } from '../lifecycle/queries.js';
import { text } from '../messages/index.js';
import {
  listSessions,
  type SessionFilters,
  type SessionOrder,
  type SessionPosition,
  walkSessions,
} from './list-queries.js';

function encode({ by, isDescending }: SessionOrder, { at, id }: SessionPosition): string {
  const content = JSON.stringify([by, isDescending, at.getTime(), id]);
  return Buffer.from(content).toString('base64url');
}

const badCursor = (): ApiError => requestErrors.invalidField('query.after', text('foreignCursor'));

/** The range of dates. A forged cursor must be a 400, and not an error of SQL. */
const maxMs = 4_102_444_800_000;

function decode(cursor: string, order: SessionOrder): SessionPosition {
  const content = Buffer.from(cursor, 'base64url').toString();
  const form = /^\["(\w+)",(true|false),(\d{1,13}),"(ses_[0-9a-z]{26})"\]$/.exec(content);
  const [, by, isDescending, ms, id = ''] = form ?? [];
  const isSame = by === order.by && isDescending === String(order.isDescending);
  if (!isSame || Number(ms) > maxMs) throw badCursor();
  return { at: new Date(Number(ms)), id };
}

/** Filters by claim: the caller's own, unclaimed or another reviewer's. */
export function claimFilters(
  { principal, now }: Context,
  claim: 'mine' | 'free' | 'others' | undefined,
): Partial<SessionFilters> {
  const { type, id } = actorOf(principal);
  const caller = JSON.stringify({ type, id });
  switch (claim) {
    case 'mine':
      return { heldAt: now, heldBy: caller };
    case 'others':
      return { heldAt: now, notHeldBy: caller };
    case 'free':
      return { freeAt: now };
    default:
      return {};
  }
}

export interface ListCall {
  readonly order: SessionOrder;
  readonly filters: SessionFilters;
  readonly limit: number;
  readonly offset: number;
  readonly after?: string | undefined;
  readonly format?: 'csv' | 'xlsx' | undefined;
}

/** Returns a session as lists show it. A reader of lists knows the person by the name, and not by an id. */
function toItem(row: SessionRow, now: Date): components['schemas']['SessionItem'] {
  const { firstName, lastName } = row.expected;
  const subjectName = [firstName, lastName].filter(Boolean).join(' ') || null;
  return { ...toSessionFacts(row, now), subjectName };
}

/**
 * Returns a page of sessions, or all of them for a file.
 *
 * @throws ApiError 400 for a cursor of another list or order, or one that comes with an offset
 */
export async function answerSessions(
  ctx: Context,
  { order, filters, limit, offset, after: cursor, format }: ListCall,
): Promise<components['schemas']['SessionListReply'] | ExportReply> {
  const itemsOf = (rows: readonly SessionRow[]) => rows.map((row) => toItem(row, ctx.now));
  if (format !== undefined) {
    const rows = walkSessions(ctx.db, scopeOf(ctx.principal), { order, filters });
    return exportOf(rows, itemsOf, pageOf('sessions'));
  }
  if (cursor !== undefined && offset > 0) {
    throw requestErrors.invalidField('query.offset', text('offsetAndCursor'));
  }
  const after = cursor === undefined ? undefined : decode(cursor, order);
  const request = { order, filters, limit, offset, after };
  const { rows, total, next } = await listSessions(ctx.db, scopeOf(ctx.principal), request);
  const nextCursor = next === undefined ? null : encode(order, next);
  return { ok: true, sessions: itemsOf(rows), total, nextCursor };
}
