import { forgetAddresses } from '../../../kernel/audit/queries.js';
import { eraseBlobs } from '../../../kernel/blobs/blobs.js';
import type { Db } from '../../../kernel/db/client.js';
import { forgetReplies } from '../../../kernel/operations/idempotency.js';
import {
  type DecidedRecord,
  type Erasure,
  type ErasureResult,
  type KeptRecord,
  keptOf,
  sealRecords,
} from '../../retention/index.js';
import type { Scope } from '../../scope.js';
import { enqueueEvent, forgetObject } from '../../webhooks/index.js';
import type { StandaloneCheck } from '../checks/standalone-queries.js';
import type { SessionRow } from '../lifecycle/queries.js';
import { sessionReply, toSingleCheck } from '../replies.js';
import {
  deleteChecks,
  deleteLoneCheck,
  eraseRow,
  lockLoneCheck,
  lockSessionsOf,
} from './queries.js';

/** How another module erases its records of a session, such as faces and screenings, in the same transaction. */
export interface Eraser {
  /** Returns the records that the law demands, with which the session stays. */
  kept?(trx: Db, scope: Scope, sessionId: string, erasure: Erasure): Promise<readonly KeptRecord[]>;
  erase(trx: Db, scope: Scope, sessionId: string, erasure: Erasure): Promise<void>;
}

/** The language of the records that are hashed. */
const request = { locale: 'en' } as const;

/** A session was decided when it was approved or declined last, also if it is open again. */
const toDecided = ({ completed_at: decidedAt, features, id }: SessionRow): DecidedRecord => ({
  kind: 'session',
  id,
  decidedAt,
  isScreened: features.includes('aml'),
});

async function keptWith(
  trx: Db,
  scope: Scope,
  row: SessionRow,
  erasure: Erasure,
  erasers: readonly Eraser[],
): Promise<readonly KeptRecord[]> {
  const kept: KeptRecord[] = await keptOf(trx, scope, [toDecided(row)], erasure);
  for (const eraser of erasers) {
    kept.push(...((await eraser.kept?.(trx, scope, row.id, erasure)) ?? []));
  }
  return kept;
}

async function seal(trx: Db, scope: Scope, row: SessionRow, erasure: Erasure): Promise<void> {
  const { session } = await sessionReply(trx, scope, row, { now: erasure.now, request });
  const decidedBy = row.decision?.actor.id ?? null;
  const about = { status: row.status, decidedBy, lists: [], record: session };
  await sealRecords(trx, scope, [{ ...toDecided(row), ...about }], erasure);
}

/**
 * Erases a locked session permanently, unless the law demands it or one of its records. The commit deletes the keys of its
 * images, and a job deletes their bytes. The remaining row only shows that the session existed.
 */
export async function eraseSession(
  trx: Db,
  scope: Scope,
  row: SessionRow,
  erasure: Erasure,
  erasers: readonly Eraser[],
): Promise<ErasureResult> {
  const { companyId } = scope;
  const { id } = row;
  const { now } = erasure;
  const kept = await keptWith(trx, scope, row, erasure, erasers);
  if (kept.length > 0) return { ids: [], kept };
  await seal(trx, scope, row, erasure);
  for (const eraser of erasers) await eraser.erase(trx, scope, id, erasure);
  await eraseBlobs(trx, companyId, { owner: id }, now);
  const checkIds = await deleteChecks(trx, companyId, id);
  await forgetReplies(trx, companyId, [id, ...checkIds]);
  await forgetObject(trx, scope, id);
  await forgetAddresses(trx, companyId, [id, ...checkIds]);
  const version = await eraseRow(trx, companyId, id, now);
  const object = { id, status: 'deleted', version, deletedAt: now.toISOString() };
  await enqueueEvent(trx, { type: 'session.deleted', object, at: now, ...scope });
  return { ids: [id], kept: [] };
}

/** Erases all sessions with an external id. */
export async function eraseSessionsOf(
  trx: Db,
  scope: Scope,
  externalId: string,
  erasure: Erasure,
  erasers: readonly Eraser[],
): Promise<ErasureResult> {
  const results: ErasureResult[] = [];
  for (const row of await lockSessionsOf(trx, scope, externalId)) {
    results.push(await eraseSession(trx, scope, row, erasure, erasers));
  }
  return {
    ids: results.flatMap(({ ids }) => ids),
    kept: results.flatMap(({ kept }) => kept),
  };
}

const toDecidedCheck = ({ createdAt, id, status }: StandaloneCheck): DecidedRecord => ({
  kind: 'check',
  id,
  decidedAt: status === 'in_review' ? null : createdAt,
  isScreened: false,
});

/**
 * Erases a check without a session, and its images, unless the law demands it.
 *
 * @param dueBy  erases it only if its retention ends by then
 */
export async function eraseLoneCheck(
  trx: Db,
  scope: Scope,
  id: string,
  erasure: Erasure,
  dueBy?: Date,
): Promise<ErasureResult> {
  const check = await lockLoneCheck(trx, scope, id, dueBy);
  if (check === undefined) return { ids: [], kept: [] };
  const decided = toDecidedCheck(check);
  const kept = await keptOf(trx, scope, [decided], erasure);
  if (kept.length > 0) return { ids: [], kept };
  const record = toSingleCheck(check, scope, request.locale, undefined);
  const about = { status: check.status, decidedBy: null, lists: [], record };
  await sealRecords(trx, scope, [{ ...decided, ...about }], erasure);
  await deleteLoneCheck(trx, scope, id);
  await eraseBlobs(trx, scope.companyId, { owner: id }, erasure.now);
  await forgetReplies(trx, scope.companyId, [id]);
  return { ids: [id], kept: [] };
}
