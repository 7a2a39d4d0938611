import { forgetAddresses } from '../../../kernel/audit/queries.js';
import { eraseBlobs } from '../../../kernel/blobs/blobs.js';
import type { Db } from '../../../kernel/db/client.js';
import { forgetReplies } from '../../../kernel/operations/idempotency.js';
import type { Scope } from '../../scope.js';
import { enqueueEvent, forgetObject } from '../../webhooks/index.js';
import { deleteChecks, deleteLoneCheck, eraseRow, lockSessionsOf } from './queries.js';

/** Erases the records of a session in another module, such as faces and screenings, in the same transaction. */
export type Eraser = (trx: Db, scope: Scope, sessionId: string, now: Date) => Promise<void>;

interface Erasure {
  readonly now: Date;
  readonly erasers: readonly Eraser[];
}

/**
 * Erases a locked session permanently. The commit deletes the keys of its images, and a job deletes their bytes. The
 * remaining row only shows that the session existed.
 */
export async function eraseSession(
  trx: Db,
  scope: Scope,
  { id }: { readonly id: string },
  { now, erasers }: Erasure,
): Promise<void> {
  const { companyId } = scope;
  for (const erase of erasers) await erase(trx, scope, id, now);
  await eraseBlobs(trx, companyId, { owner: id }, now);
  const checkIds = await deleteChecks(trx, companyId, id);
  await forgetReplies(trx, companyId, [id, ...checkIds]);
  await forgetObject(trx, scope, id);
  await forgetAddresses(trx, companyId, [id, ...checkIds]);
  const version = await eraseRow(trx, companyId, id, now);
  const object = { id, status: 'deleted', version, deletedAt: now.toISOString() };
  await enqueueEvent(trx, { type: 'session.deleted', object, at: now, ...scope });
}

/** Erases all sessions with an external id. Resolves to their ids. */
export async function eraseSessionsOf(
  trx: Db,
  scope: Scope,
  externalId: string,
  erasure: Erasure,
): Promise<string[]> {
  const ids = await lockSessionsOf(trx, scope, externalId);
  for (const id of ids) await eraseSession(trx, scope, { id }, erasure);
  return ids;
}

/**
 * Erases a check without a session, and its images.
 *
 * @param dueBy  erases it only if its retention ends by then
 * @returns false when there is no such check
 */
export async function eraseLoneCheck(
  trx: Db,
  scope: Scope,
  id: string,
  { now, dueBy }: { readonly now: Date; readonly dueBy?: Date },
): Promise<boolean> {
  if (!(await deleteLoneCheck(trx, scope, id, dueBy))) return false;
  await eraseBlobs(trx, scope.companyId, { owner: id }, now);
  await forgetReplies(trx, scope.companyId, [id]);
  return true;
}
