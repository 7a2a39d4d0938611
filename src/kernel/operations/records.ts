import type { AuditObject } from '../audit/objects.js';
import type { Transaction } from '../db/transaction.js';
import type { Context, Principal } from './handlers.js';
import { assertVersion } from './versions.js';

/** How one kind of record is locked, missed and audited. */
export interface RecordKind<Row extends object, Id extends number | string = number> {
  readonly objectType: AuditObject;
  /** The noun of its events, such as `tax_rate` in `tax_rate.updated`; without it, its changes send no event. */
  readonly eventNoun?: string;
  /** Locks the record until the transaction ends. */
  lock(trx: Transaction, owner: Principal, id: Id): Promise<Row | undefined>;
  notFound(id: Id): Error;
  idOf(row: Row): Id;
  /** Returns the fields that the audit keeps. */
  audited(row: Row): object;
}

interface VersionedRecord {
  readonly version: number;
}

/** The record that a request names, and the version that the caller has seen. */
export interface RecordReference<Id extends number | string> {
  readonly id: Id;
  /** The header `If-Match`. */
  readonly ifMatch?: string | undefined;
}

const eventOf = ({ eventNoun }: Pick<RecordKind<object>, 'eventNoun'>, verb: string) =>
  eventNoun === undefined ? {} : { event: `${eventNoun}.${verb}` };

/** Audits a record that `write` creates, and tells the changes feed. */
export async function createRecord<Row extends object, Id extends number | string>(
  kind: RecordKind<Row, Id>,
  ctx: Context,
  trx: Transaction,
  write: Promise<Row>,
): Promise<Row> {
  const row = await write;
  const object = { objectType: kind.objectType, objectId: kind.idOf(row) };
  await ctx.audit(trx, { after: kind.audited(row), ...eventOf(kind, 'created'), ...object });
  return row;
}

/**
 * Locks a record.
 *
 * @throws ApiError 404 when there is none, 412 when it has changed since the version that the caller names
 */
async function lockRecord<Row extends VersionedRecord, Id extends number | string>(
  kind: RecordKind<Row, Id>,
  ctx: Context,
  trx: Transaction,
  { id, ifMatch }: RecordReference<Id>,
): Promise<Row> {
  const row = await kind.lock(trx, ctx.principal, id);
  if (row === undefined) throw kind.notFound(id);
  assertVersion(ifMatch, row.version);
  return row;
}

/**
 * Changes a record: locks it, checks its version, audits it before and after, and tells the changes feed.
 *
 * @param write  writes the record and returns it as it is then
 * @param verb  the verb of its event. The contract lists others than `updated` in `x-module`
 * @throws ApiError as `lockRecord` does
 */
export async function changeRecord<Row extends VersionedRecord, Id extends number | string>(
  kind: RecordKind<Row, Id>,
  ctx: Context,
  trx: Transaction,
  reference: RecordReference<Id>,
  write: (before: Row) => Promise<Row>,
  verb = 'updated',
): Promise<Row> {
  const before = await lockRecord(kind, ctx, trx, reference);
  const after = await write(before);
  const states = { before: kind.audited(before), after: kind.audited(after) };
  const object = { objectType: kind.objectType, objectId: kind.idOf(after) };
  await ctx.audit(trx, { ...states, ...eventOf(kind, verb), ...object });
  return after;
}

/**
 * Deletes a record: locks it, checks its version, audits its last state, and tells the changes feed.
 *
 * @param remove  deletes the record, or refuses to
 * @throws ApiError as `lockRecord` does
 */
export async function deleteRecord<Row extends VersionedRecord, Id extends number | string>(
  kind: RecordKind<Row, Id>,
  ctx: Context,
  trx: Transaction,
  reference: RecordReference<Id>,
  remove: (before: Row) => Promise<void>,
): Promise<void> {
  const before = await lockRecord(kind, ctx, trx, reference);
  await remove(before);
  const object = { objectType: kind.objectType, objectId: kind.idOf(before) };
  await ctx.audit(trx, { before: kind.audited(before), ...eventOf(kind, 'deleted'), ...object });
}
