import { operations } from '../../../generated/erp/operations.js';
import { auditObjects } from '../../kernel/audit/objects.js';
import { accessErrors } from '../../kernel/errors.js';
import type { AnyHandler } from '../../kernel/http/contract.js';
import type { Context } from '../../kernel/operations/handlers.js';
import { activityErrors } from './errors.js';

/** A record of any kind, as the changes feed names it. */
export interface RecordKey {
  readonly kind: string;
  readonly id: number;
}

/** The owner of the blobs of a record, by which they are erased with it. */
export const ownerOf = ({ kind, id }: RecordKey): string => `${kind}/${id}`;

/** A kind of record that attachments, comments, tags and watchers belong to. */
export interface RecordKind {
  /** The operation that reads such a record. */
  readonly reads: string;
  readonly readPermission: string;
  readonly changePermission: string;
}

interface Facts {
  readonly path: string;
  readonly permission: string;
}

const all: Readonly<Record<string, Facts | undefined>> = operations;

/** The operations that read a kind of record and are not named after it. */
const otherNames: Readonly<Record<string, string>> = {
  collection: 'ReceivablePayment',
  vendor_payment: 'PayablePayment',
};

/** A reception is made by an operation of its order. */
const otherChanges: Readonly<Record<string, string>> = { reception: 'receivePurchaseOrder' };

/** Returns the name of a kind in operations, such as `TaxRate` of `tax_rate`. */
export const nounOf = (kind: string): string =>
  otherNames[kind] ?? kind.replaceAll(/(?:^|_)(\w)/g, (_, letter: string) => letter.toUpperCase());

/** Attachments and comments cannot have any themselves, and keys are no records of the business. */
const excepted: ReadonlySet<string> = new Set(['apiKey', 'attachment', 'comment']);

function kindOf(kind: string): RecordKind | undefined {
  const noun = nounOf(kind);
  const read = all[`get${noun}`];
  const change = all[`update${noun}`] ?? all[`create${noun}`] ?? all[otherChanges[kind] ?? ''];
  if (excepted.has(kind) || read === undefined || change === undefined) return undefined;
  if (!read.path.endsWith('/{id}')) return undefined;
  return {
    reads: `get${noun}`,
    readPermission: read.permission,
    changePermission: change.permission,
  };
}

/** The kinds of record that an operation reads by an id. */
export const recordKinds: ReadonlyMap<string, RecordKind> = new Map(
  Object.keys(auditObjects).flatMap((kind) => {
    const found = kindOf(kind);
    return found === undefined ? [] : [[kind, found] as const];
  }),
);

/** The handlers that read records, by the names of their operations. */
export type RecordReaders = Readonly<Record<string, AnyHandler | undefined>>;

/** @throws ApiError 404 for an unknown kind */
function getKind(kind: string): RecordKind {
  const found = recordKinds.get(kind);
  if (found === undefined) throw activityErrors.unknownKind(kind);
  return found;
}

/** The purpose of a request: to read the attachments and comments of a record, or to change them. */
export type Access = 'read' | 'change';

/** Can the caller read or change records of this kind? */
export function canAccess(ctx: Context, kind: string, access: Access): boolean {
  const { readPermission, changePermission } = getKind(kind);
  return ctx.can(readPermission) && (access === 'read' || ctx.can(changePermission));
}

/** Returns the kinds of record that the caller may read, or of these only the wanted one. */
export const readableKinds = (ctx: Context, wanted?: string): readonly string[] =>
  [...recordKinds.keys()].filter(
    (kind) => (wanted === undefined || kind === wanted) && canAccess(ctx, kind, 'read'),
  );

/** @throws ApiError 403 for a caller who may not read or change such records, and 404 for an unknown kind */
export function assertAccess(ctx: Context, kind: string, access: Access): void {
  const { readPermission, changePermission } = getKind(kind);
  if (!ctx.can(readPermission)) throw accessErrors.insufficientPermissions(readPermission);
  if (access === 'change' && !ctx.can(changePermission)) {
    throw accessErrors.insufficientPermissions(changePermission);
  }
}

/**
 * Refuses a record that does not exist, or that the caller may not read or change, as the operation that reads it does.
 *
 * @throws ApiError 403 and 404
 */
export async function assertRecord(
  readers: RecordReaders,
  ctx: Context,
  { kind, id }: RecordKey,
  access: Access,
): Promise<void> {
  assertAccess(ctx, kind, access);
  const handler = readers[getKind(kind).reads];
  if (handler === undefined) throw activityErrors.unknownKind(kind);
  const call = { params: { id }, query: {}, headers: {}, body: undefined };
  await handler(call as never, ctx as never);
}

/** The author of an attachment or comment. */
export interface Author {
  readonly authorType: 'user' | 'api_key';
  readonly authorId: number;
  readonly authorName: string;
}

export const authorOf = ({ principal }: Context): Author => ({
  authorType: principal.type === 'user' ? 'user' : 'api_key',
  authorId: principal.id,
  authorName: principal.name,
});

/** The columns of an author in a row. */
export interface AuthorRow {
  readonly author_type: 'user' | 'api_key';
  readonly author_id: number;
  readonly author_name: string;
}

export const toAuthor = (row: AuthorRow) => ({
  type: row.author_type,
  id: row.author_id,
  name: row.author_name,
});
