import { sessionStatusMoves } from '../../../../generated/kyc/operations.js';
import type { components } from '../../../../generated/kyc/types.js';
import type { Db } from '../../../kernel/db/client.js';
import type { Principal } from '../../../kernel/principal.js';
import { kycErrors } from '../../errors.js';
import type { Scope } from '../../scope.js';
import { enqueueEvent } from '../../webhooks/index.js';
import { getSettings, type WorkflowSettings } from '../../workflows/index.js';
import { text } from '../messages/index.js';
import { appendMove } from './history-queries.js';
import { lockRow, type SessionRow, updateSession } from './queries.js';
import { dueStatus, noClaim, type SessionStatus, timesAfter } from './rules.js';

type Actor = components['schemas']['Actor'];

/** The service itself: engines and timers. */
export const system: Actor = { type: 'system', id: null, name: null };

export function actorOf({ type, publicId, name }: Principal): Actor {
  if (type === 'capture') return { type: 'user', id: null, name: null };
  return { type: type === 'user' ? 'user' : 'key', id: publicId, name };
}

/** A session that this transaction has locked, with the settings of its workflow. */
export interface LockedSession {
  readonly scope: Scope;
  readonly row: SessionRow;
  readonly settings: WorkflowSettings;
}

export const erased = (id: string) => kycErrors.gone(text('sessionErased', { id }));

/** @throws ApiError 404 for an unknown session, 410 for the tombstone of an erased one */
export function assertThere(row: SessionRow | undefined, id: string): SessionRow {
  if (row === undefined) throw kycErrors.notFound('session', id);
  if (row.deleted_at !== null) throw erased(id);
  return row;
}

/**
 * Locks a session until the transaction ends.
 *
 * @throws ApiError 404 for an unknown session, 410 for the tombstone of an erased one
 */
export async function lockSession(trx: Db, scope: Scope, id: string): Promise<LockedSession> {
  const row = assertThere(await lockRow(trx, scope, id), id);
  const workflow = { id: row.workflow_id, version: row.workflow_version };
  return { scope, row, settings: await getSettings(trx, scope.companyId, workflow) };
}

/** The data of a session in webhooks: no personal data. */
export function eventObject(row: SessionRow) {
  return {
    id: row.id,
    status: row.status,
    version: row.version,
    externalId: row.external_id,
    workflowId: row.workflow_id,
    workflowVersion: row.workflow_version,
    features: row.features,
    reasonCodes: row.reason_codes,
  };
}

/** The event that is sent when a session reaches each status. */
export const eventOf = {
  not_started: 'session.created',
  in_progress: 'session.started',
  in_review: 'session.review',
  resubmission_requested: 'session.resubmission_requested',
  approved: 'session.completed',
  declined: 'session.declined',
  abandoned: 'session.abandoned',
  expired: 'session.expired',
  kyc_expired: 'session.kyc_expired',
} as const satisfies Record<SessionStatus, string>;

export interface MoveCause {
  readonly actor: Actor;
  readonly reason?: string | undefined;
  readonly at: Date;
}

/** @throws ApiError 409 `invalid_transition` with the allowed statuses */
export function assertMove(from: SessionStatus, to: SessionStatus): void {
  const allowed = sessionStatusMoves[from];
  if (!allowed.includes(to)) throw kycErrors.invalidTransition(from, to, allowed);
}

/**
 * Changes the status of a session. This is the only way to do so: it checks the transition table of the contract and
 * writes an entry in the history and an event. Also writes the other changes of `locked.row`.
 *
 * @throws ApiError 409 `invalid_transition` with the allowed statuses
 */
export async function moveSession(
  trx: Db,
  locked: LockedSession,
  to: SessionStatus,
  { actor, reason, at }: MoveCause,
): Promise<LockedSession> {
  const { scope, row, settings } = locked;
  const from = row.status;
  assertMove(from, to);
  const times = timesAfter(row, to, at, settings);
  const first_approval = to === 'approved' ? row.first_approval : null;
  const changed = { status: to, first_approval, version: row.version + 1, updated_at: at };
  const next = { ...row, ...times, ...noClaim, ...changed };
  await updateSession(trx, scope.companyId, next);
  await appendMove(trx, scope.companyId, row.id, { from, to, actor, reason: reason ?? null, at });
  const previous = { status: from };
  await enqueueEvent(trx, { type: eventOf[to], object: eventObject(next), previous, at, ...scope });
  return { ...locked, row: next };
}

/** Writes changes of a session without a new status, and the event `session.updated`. */
export async function touchSession(
  trx: Db,
  locked: LockedSession,
  at: Date,
): Promise<LockedSession> {
  const { scope, row } = locked;
  const next = { ...row, version: row.version + 1, updated_at: at };
  await updateSession(trx, scope.companyId, next);
  await enqueueEvent(trx, { type: 'session.updated', object: eventObject(next), at, ...scope });
  return { ...locked, row: next };
}

/** Makes a due transition at once, without waiting for the timer. */
export async function moveIfDue(trx: Db, locked: LockedSession, now: Date): Promise<LockedSession> {
  const due = dueStatus(locked.row, now);
  return due === undefined ? locked : moveSession(trx, locked, due, { actor: system, at: now });
}

/** Returns the status at this time, even if the timer has not stored it yet. */
export function statusAt(row: SessionRow, now: Date): SessionStatus {
  return dueStatus(row, now) ?? row.status;
}

/** @throws ApiError 409 `invalid_transition` for a status in which the session does not wait for the person */
export function refuseInput(status: SessionStatus): never {
  throw kycErrors.invalidTransition(status, 'in_progress', sessionStatusMoves[status]);
}
