import type { components } from '../../../../generated/kyc/types.js';
import type { Db } from '../../../kernel/db/client.js';
import { requestErrors } from '../../../kernel/errors.js';
import { kycErrors } from '../../errors.js';
import { assertMove, type LockedSession, moveSession, touchSession } from '../lifecycle/moves.js';
import {
  isSameActor,
  needsTwo,
  noClaim,
  pendingStep,
  type SessionStatus,
  type Step,
} from '../lifecycle/rules.js';
import { text } from '../messages/index.js';

type Schemas = components['schemas'];
type Decision = Schemas['SessionDecision'];
type Actor = Schemas['Actor'];

interface Decider {
  readonly actor: Actor;
  readonly at: Date;
}

const maxResubmissions = 9;

/** Requires a reason for a refusal, a request for new input, and the withdrawal of an approval. */
function assertReason(from: SessionStatus, { decision, reason, reasonCodes = [] }: Decision): void {
  const needsReason =
    decision === 'declined' || decision === 'resubmission_requested' || from === 'approved';
  if (!needsReason || reason !== undefined || reasonCodes.length > 0) return;
  throw requestErrors.invalidField('body.reason', text('reasonMissing'));
}

type StepChanges = ReadonlyMap<string, Schemas['StepDecision']>;

/** Checks `steps` beyond the contract's schema: known steps, each once, open only where input is requested. */
function changesOf(known: readonly Step[], { decision, steps = [] }: Decision): StepChanges {
  const changes = new Map<string, Schemas['StepDecision']>();
  for (const [at, step] of steps.entries()) {
    const path = `body.steps.${at}`;
    if (!known.some(({ feature }) => feature === step.feature) || changes.has(step.feature)) {
      throw requestErrors.invalidField(`${path}.feature`, text('unknownDecidedStep'));
    }
    if (step.status === 'pending' && decision !== 'resubmission_requested') {
      throw requestErrors.invalidField(`${path}.status`, text('stepOpened'));
    }
    changes.set(step.feature, step);
  }
  return changes;
}

/** A step that is requested again starts anew with all its attempts. */
function decidedSteps(steps: readonly Step[], body: Decision): Step[] {
  const changes = changesOf(steps, body);
  const isAskedAgain = body.decision === 'resubmission_requested';
  const decided = steps.map((step) => {
    const other = isAskedAgain && changes.size === 0 && step.status !== 'approved';
    const status = other ? 'pending' : changes.get(step.feature)?.status;
    if (status === undefined) return step;
    return status === 'pending' ? pendingStep(step.feature) : { ...step, status, codes: [] };
  });
  if (isAskedAgain && decided.every(({ status }) => status !== 'pending')) {
    throw requestErrors.invalidField('body.steps', text('noStepToRepeat'));
  }
  return decided;
}

/** Records the first of two approvals. It changes no status and releases the session for the second reviewer. */
function approveFirst(
  trx: Db,
  locked: LockedSession,
  body: Decision,
  { actor, at }: Decider,
): Promise<LockedSession> {
  const { reason = null, comment = null } = body;
  const first_approval = { actor, reason, comment, at: at.toISOString() };
  return touchSession(trx, { ...locked, row: { ...locked.row, ...noClaim, first_approval } }, at);
}

/** @throws ApiError 409 `second_reviewer_needed` for a second approval by the same actor */
function isFirstOfTwo(
  { row, settings }: LockedSession,
  { decision }: Decision,
  actor: Actor,
): boolean {
  if (decision !== 'approved' || !needsTwo(row.risk, settings)) return false;
  if (row.first_approval === null) return true;
  if (isSameActor(row.first_approval.actor, actor)) throw kycErrors.secondReviewerNeeded();
  return false;
}

/**
 * Records the decision of a reviewer.
 *
 * @throws ApiError 400 for a decision that does not fit the session, 409 for a forbidden transition, and for an
 * approval that needs another reviewer
 */
export async function decideSession(
  trx: Db,
  locked: LockedSession,
  body: Decision,
  decider: Decider,
): Promise<LockedSession> {
  const { actor, at } = decider;
  const { decision, reason, reasonCodes = [], comment } = body;
  const { row } = locked;
  assertMove(row.status, decision);
  assertReason(row.status, body);
  const isAskedAgain = decision === 'resubmission_requested';
  const resubmissions = row.resubmissions + (isAskedAgain ? 1 : 0);
  if (resubmissions > maxResubmissions) {
    throw kycErrors.conflict(text('resubmissionsUsed', { times: maxResubmissions }));
  }
  const storedDecision = {
    decision,
    reason: reason ?? null,
    reasonCodes,
    comment: comment ?? null,
    actor,
    at: at.toISOString(),
  };
  const steps = decidedSteps(row.steps, body);
  if (isFirstOfTwo(locked, body, actor)) return approveFirst(trx, locked, body, decider);
  const next = {
    ...row,
    steps,
    resubmissions,
    decision: storedDecision,
    reason_codes: reasonCodes,
  };
  return moveSession(trx, { ...locked, row: next }, decision, { actor, reason, at });
}
