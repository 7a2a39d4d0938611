import type { Session, SessionDecision, SessionStatus, Warning } from '@notaria/kyc';
import { commonReasons } from '../../cases/reasons.js';

/** The decisions of a reviewer. */
export type DecisionKind = SessionDecision['decision'];

const moves: Readonly<Partial<Record<SessionStatus, readonly DecisionKind[]>>> = {
  in_review: ['approved', 'declined', 'resubmission_requested'],
  approved: ['in_review', 'declined'],
  declined: ['in_review', 'approved', 'resubmission_requested'],
  abandoned: ['resubmission_requested'],
};

/** Returns the decisions that are possible from a status. */
export const decisionsFrom = (status: SessionStatus): readonly DecisionKind[] =>
  moves[status] ?? [];

export const shortcutOf: Readonly<Record<DecisionKind, string>> = {
  approved: 'a',
  declined: 'd',
  resubmission_requested: 'r',
  in_review: 'b',
};

/** Returns true for a decline, a request for new input, and the withdrawal of an approval. */
export const needsReason = (from: SessionStatus, to: DecisionKind): boolean =>
  to === 'declined' || to === 'resubmission_requested' || from === 'approved';

/** Returns the reasons to offer: those of the last checks first, then the common ones. */
export function reasonsFor(session: Session, to: DecisionKind): readonly string[] {
  if (to === 'approved') return [];
  return [...new Set([...foundIn(session), ...commonReasons[to]])];
}

/** The warnings of the last check of each step. */
export const latestWarnings = ({ checks, features }: Session): readonly Warning[] =>
  features.flatMap((feature) => checks.findLast(({ type }) => type === feature)?.warnings ?? []);

export function foundIn(session: Session): readonly string[] {
  const counting = latestWarnings(session).filter(({ severity }) => severity !== 'information');
  return [...new Set(counting.map(({ code }) => code))].slice(0, 12);
}
