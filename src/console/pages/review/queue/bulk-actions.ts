import type { SessionItem } from '@notaria/kyc';
import { useTexts } from '../../../session/language/texts.js';
import { useMe } from '../../../session/me.js';
import type { BulkAction, BulkActions } from '../../../ui/lists/selection/bulk-action.js';
import { namesOf, sessionsKey, useSessionQueries } from '../../cases/data.js';
import { useIsMe } from '../../cases/marks.js';
import { decisionTexts } from '../decision/decision-texts.js';
import { bulkTexts } from './bulk-texts.js';

const stale = [sessionsKey];

function useClaim(): BulkAction<SessionItem> {
  const { claim: texts, released } = useTexts(bulkTexts);
  const { queries } = useSessionQueries();
  return {
    ...texts,
    appliesTo: ({ claim }) => claim === null,
    run: ({ id }) => queries.claim().mutationFn({ id }),
    undo: { run: ({ id }) => queries.release().mutationFn({ id }), done: released },
    stale,
  };
}

/** Decides cases as they were when they were selected. The server applies the workflow to each of them. */
function useDecision(decision: 'approved' | 'declined'): BulkAction<SessionItem> {
  const texts = useTexts(bulkTexts);
  const { reason: label, reasonHint: hint } = useTexts(decisionTexts);
  const { queries } = useSessionQueries();
  const isMe = useIsMe();
  const isApproval = decision === 'approved';
  return {
    ...(isApproval ? texts.approve : texts.decline),
    appliesTo({ status, claim, firstApproval }) {
      const isHeld = claim !== null && !isMe(claim.actor);
      const isFirst = isApproval && firstApproval !== null && isMe(firstApproval.actor);
      return status === 'in_review' && !isHeld && !isFirst;
    },
    reason: { label, hint, pattern: '.*\\S.*' },
    isFinal: true,
    run: ({ id, version }, reason) =>
      queries
        .decision()
        .mutationFn({ id, body: { decision, reason }, options: { ifMatch: version } }),
    stale,
  };
}

/** Actions on several cases of the queue. */
export function useCaseActions(): BulkActions<SessionItem> {
  const { may } = useMe();
  const actions = [useClaim(), useDecision('approved'), useDecision('declined')];
  return {
    nameOf: (session) => namesOf(session).join(' · '),
    actions: may('sessions:decide') ? actions : [],
  };
}
