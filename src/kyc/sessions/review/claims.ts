import type { components } from '../../../../generated/kyc/types.js';
import type { Db } from '../../../kernel/db/client.js';
import { kycErrors } from '../../errors.js';
import { type LockedSession, statusAt } from '../lifecycle/moves.js';
import { type SessionRow, saveClaim } from '../lifecycle/queries.js';
import {
  type ClaimColumns,
  isSameActor,
  type LiveClaim,
  liveClaim,
  noClaim,
  secondsLater,
} from '../lifecycle/rules.js';
import { text } from '../messages/index.js';

type Actor = components['schemas']['Actor'];

const leaseSeconds = 30 * 60;

/** The actor of a claim or release, and the time. */
export interface Claimant {
  readonly actor: Actor;
  readonly at: Date;
}

const refuse = ({ actor, until }: LiveClaim) =>
  kycErrors.claimed(actor.name ?? actor.id ?? actor.type, until);

/** @throws ApiError 409 `claimed` while another reviewer holds the session */
export function assertFree(row: ClaimColumns, actor: Actor, now: Date): void {
  const claim = liveClaim(row, now);
  if (claim !== undefined && !isSameActor(claim.actor, actor)) throw refuse(claim);
}

function assertReviewed(row: SessionRow, now: Date): void {
  const status = statusAt(row, now);
  if (status === 'in_review') return;
  throw kycErrors.conflict(text('notInReview', { status }));
}

/**
 * Claims a locked session for one actor, for the time of the lease. A renewal keeps the start of the claim.
 *
 * @throws ApiError 409 for a session that is not in review, 409 `claimed` for another reviewer's session without
 *   takeover
 */
export async function claimSession(
  trx: Db,
  { scope, row }: LockedSession,
  { actor, at }: Claimant,
  takeOver: boolean,
): Promise<SessionRow> {
  assertReviewed(row, at);
  if (!takeOver) assertFree(row, actor, at);
  const before = liveClaim(row, at);
  const since = before !== undefined && isSameActor(before.actor, actor) ? before.at : at;
  const until = secondsLater(at, leaseSeconds);
  const next = { ...row, claim_actor: actor, claimed_at: since, claimed_until: until };
  await saveClaim(trx, scope.companyId, next);
  return next;
}

/**
 * Ends the actor's claim on a locked session. Resolves to the same row if there was none.
 *
 * @throws ApiError 409 `claimed` if another reviewer holds it
 */
export async function releaseSession(
  trx: Db,
  { scope, row }: LockedSession,
  { actor, at }: Claimant,
): Promise<SessionRow> {
  assertFree(row, actor, at);
  if (liveClaim(row, at) === undefined) return row;
  const next = { ...row, ...noClaim };
  await saveClaim(trx, scope.companyId, next);
  return next;
}
