import type { components } from '../../../generated/kyc/types.js';
import type { Db } from '../../kernel/db/client.js';
import { requestErrors } from '../../kernel/errors.js';
import { kycErrors } from '../errors.js';
import { assertMove, type Held, moveSession, touchSession } from './moves.js';
import {
  isSameActor,
  needsTwo,
  noClaim,
  pendingStep,
  type SessionStatus,
  type Step,
} from './rules.js';

type Schemas = components['schemas'];
type Decision = Schemas['SessionDecision'];
type Actor = Schemas['Actor'];

interface Decider {
  readonly actor: Actor;
  readonly at: Date;
}

const maxResubmissions = 9;

/** Whoever is refused, asked again, or loses an approval, is told why. */
function assertReason(from: SessionStatus, { decision, reason, reasonCodes = [] }: Decision): void {
  const needsReason =
    decision === 'declined' || decision === 'resubmission_requested' || from === 'approved';
  if (!needsReason || reason !== undefined || reasonCodes.length > 0) return;
  throw requestErrors.invalidField('body.reason', {
    en: 'A reason or a reason code is needed',
    es: 'Se necesita un motivo o un código de motivo',
  });
}

type StepChanges = ReadonlyMap<string, Schemas['StepDecision']>;

/** What the contract's schema cannot say of `steps`: known ones, each once, open only where input is asked for. */
function changesOf(known: readonly Step[], { decision, steps = [] }: Decision): StepChanges {
  const changes = new Map<string, Schemas['StepDecision']>();
  for (const [at, step] of steps.entries()) {
    const path = `body.steps.${at}`;
    if (!known.some(({ feature }) => feature === step.feature) || changes.has(step.feature)) {
      throw requestErrors.invalidField(`${path}.feature`, {
        en: 'It must be a step of the session, and stand once',
        es: 'Debe ser un paso de la sesión y aparecer una sola vez',
      });
    }
    if (step.status === 'pending' && decision !== 'resubmission_requested') {
      throw requestErrors.invalidField(`${path}.status`, {
        en: 'A step is opened with resubmission_requested only',
        es: 'Un paso solo se abre con resubmission_requested',
      });
    }
    changes.set(step.feature, step);
  }
  return changes;
}

/** A step that is asked for again starts anew, with all its attempts. */
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
    throw requestErrors.invalidField('body.steps', {
      en: 'It must name a step to be done again',
      es: 'Debe indicar un paso que repetir',
    });
  }
  return decided;
}

/** An approval that needs another one: it changes no status, and leaves the session to whoever is second. */
function approveFirst(trx: Db, held: Held, body: Decision, { actor, at }: Decider): Promise<Held> {
  const { reason = null, comment = null } = body;
  const first_approval = { actor, reason, comment, at: at.toISOString() };
  return touchSession(trx, { ...held, row: { ...held.row, ...noClaim, first_approval } }, at);
}

/** @throws ApiError 409 `second_reviewer_needed` for the second approval of one actor */
function isFirstOfTwo({ row, settings }: Held, { decision }: Decision, actor: Actor): boolean {
  if (decision !== 'approved' || !needsTwo(row.risk, settings)) return false;
  if (row.first_approval === null) return true;
  if (isSameActor(row.first_approval.actor, actor)) throw kycErrors.secondReviewerNeeded();
  return false;
}

/**
 * Sets the outcome as a reviewer sees it.
 *
 * @throws ApiError 400 for what the session cannot be told so, 409 for a status it cannot go to, and for an approval that
 *   somebody else has to make
 */
export async function decideSession(
  trx: Db,
  held: Held,
  body: Decision,
  decider: Decider,
): Promise<Held> {
  const { actor, at } = decider;
  const { decision, reason, reasonCodes = [], comment } = body;
  const { row } = held;
  assertMove(row.status, decision);
  assertReason(row.status, body);
  const isAskedAgain = decision === 'resubmission_requested';
  const resubmissions = row.resubmissions + (isAskedAgain ? 1 : 0);
  if (resubmissions > maxResubmissions) {
    throw kycErrors.conflict({
      en: `The person was asked again ${maxResubmissions} times`,
      es: `Ya se pidió ${maxResubmissions} veces`,
    });
  }
  const kept = {
    ...{ decision, reason: reason ?? null, reasonCodes, comment: comment ?? null },
    ...{ actor, at: at.toISOString() },
  };
  const steps = decidedSteps(row.steps, body);
  if (isFirstOfTwo(held, body, actor)) return approveFirst(trx, held, body, decider);
  const next = { ...row, steps, resubmissions, decision: kept, reason_codes: reasonCodes };
  return moveSession(trx, { ...held, row: next }, decision, { actor, reason, at });
}
