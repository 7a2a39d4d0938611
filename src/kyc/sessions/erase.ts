import { eraseBlobs } from '../../kernel/blobs/blobs.js';
import type { Db } from '../../kernel/db/client.js';
import { forgetReplies } from '../../kernel/idempotency.js';
import type { Scope } from '../scope.js';
import { enqueueEvent, forgetObject } from '../webhooks/index.js';
import { deleteChecks, eraseRow } from './erase-queries.js';
import type { SessionRow } from './queries.js';

/** Erases what another module keeps of a session, in the same transaction: entries of the face index, screenings. */
export type Eraser = (trx: Db, scope: Scope, sessionId: string, now: Date) => Promise<void>;

/**
 * Erases a locked session for good. With the commit the keys to its images are gone, their bytes follow by a job; of
 * the session stays what says that there was one.
 */
export async function eraseSession(
  trx: Db,
  scope: Scope,
  { id }: SessionRow,
  { now, erasers }: { readonly now: Date; readonly erasers: readonly Eraser[] },
): Promise<void> {
  const { companyId } = scope;
  for (const erase of erasers) await erase(trx, scope, id, now);
  await eraseBlobs(trx, companyId, { owner: id }, now);
  const checkIds = await deleteChecks(trx, companyId, id);
  await forgetReplies(trx, companyId, [id, ...checkIds]);
  await forgetObject(trx, scope, id);
  const version = await eraseRow(trx, companyId, id, now);
  const object = { id, status: 'deleted', version, deletedAt: now.toISOString() };
  await enqueueEvent(trx, { type: 'session.deleted', object, at: now, ...scope });
}
