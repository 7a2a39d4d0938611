import type { Handlers } from '../../../generated/erp/operations.js';
import type { components } from '../../../generated/erp/types.js';
import { requestErrors } from '../../kernel/errors.js';
import type { Context, PublicContext } from '../../kernel/operations/handlers.js';
import { formatInstant } from '../../kernel/values/time.js';
import { changesOf, visibleRecord } from '../admin/index.js';
import { toAttachment } from './attachment-queries.js';
import { toComment, usersById } from './comment-queries.js';
import { assertRecord, type RecordReaders } from './records.js';
import * as queries from './timeline-queries.js';

type Entry = components['schemas']['TimelineEntry'];

const encode = ({ at, type, id }: queries.Position): string =>
  Buffer.from(JSON.stringify([at.getTime(), type, id])).toString('base64url');

const isWhole = (value: unknown): value is number => Number.isSafeInteger(value);

/** @throws ApiError 400 for a cursor that no timeline gave */
function decode(cursor: string): queries.Position {
  try {
    const [at, type, id]: unknown[] = JSON.parse(Buffer.from(cursor, 'base64url').toString());
    const known = queries.timelineTypes.find((one) => one === type);
    const moment = new Date(isWhole(at) ? at : Number.NaN);
    const isInRange = moment.getUTCFullYear() >= 1970 && moment.getUTCFullYear() < 10_000;
    if (known === undefined || !isWhole(id) || id < 0 || !isInRange) throw new RangeError(cursor);
    return { at: moment, type: known, id };
  } catch {
    throw requestErrors.invalidCursor();
  }
}

/** A page of a record is for people, and the audit log has all of a change. */
const mostChanges = 50;

const maxValue = 500;

const shortened = <T>(value: T): T | string =>
  typeof value === 'string' ? value.slice(0, maxValue) : value;

function changesIn(row: queries.ChangeRow, kind: string, { principal }: Context): Entry['changes'] {
  const { permissions } = principal;
  const shown = (value: unknown) => visibleRecord(value as object | null, kind, permissions);
  return changesOf(shown(row.before), shown(row.after))
    .slice(0, mostChanges)
    .map(({ path, before, after }) => ({
      path,
      before: shortened(before),
      after: shortened(after),
    }));
}

/** @param names  the users that the comments mention */
function toEntry(
  found: queries.TimelineRow,
  kind: string,
  ctx: Context,
  names: ReadonlyMap<number, { readonly name: string }>,
): Entry {
  const { timeZone } = ctx.principal;
  const { at, id, type } = found;
  const base = { type, id, at: formatInstant(at, timeZone), action: null, changes: [] };
  switch (found.type) {
    case 'change': {
      const { action, actor_name: authorName } = found.row;
      return { ...base, authorName, action, changes: changesIn(found.row, kind, ctx) };
    }
    case 'comment': {
      const comment = toComment(found.row, timeZone, names);
      return { ...base, authorName: comment.author.name, comment };
    }
    case 'attachment': {
      const attachment = toAttachment(found.row, timeZone);
      return { ...base, authorName: attachment.author.name, attachment };
    }
    case 'mail': {
      const { template, recipient, subject, status } = found.row;
      const shown = ctx.can('users:manage') ? recipient : null;
      return { ...base, authorName: null, mail: { template, recipient: shown, subject, status } };
    }
  }
}

export function timelineHandlers(readers: RecordReaders) {
  return {
    async getTimeline({ params: record, query }, ctx) {
      await assertRecord(readers, ctx, record, 'read');
      const { companyId } = ctx.principal;
      const { limit, types = queries.timelineTypes } = query;
      const after = query.cursor === undefined ? undefined : decode(query.cursor);
      const source = { companyId, kind: record.kind, recordId: record.id, limit: limit + 1 };
      const found = await queries.readTimeline(ctx.db, source, types, after);
      const rows = found.slice(0, limit);
      const mentioned = rows.flatMap((one) => (one.type === 'comment' ? one.row.mentions : []));
      const names = await usersById(ctx.db, companyId, mentioned);
      const last = rows.at(-1);
      return {
        ok: true as const,
        data: rows.map((row) => toEntry(row, record.kind, ctx, names)),
        nextCursor: found.length > limit && last !== undefined ? encode(last) : null,
      };
    },
  } satisfies Partial<Handlers<Context, PublicContext>>;
}
