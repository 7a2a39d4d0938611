import type { Hit, HitDecision, ReviewStatus } from '@notaria/kyc';
import { useTexts } from '../../../session/language/texts.js';
import type { BulkActions } from '../../../ui/lists/selection/bulk-action.js';
import { amlKey, useAmlQueries } from '../data.js';
import { amlTexts } from './aml-texts.js';

/** Returns the decision before another one. A definite one needs a reason again. */
export const withdrawn = (before: ReviewStatus, reason: string): HitDecision =>
  before === 'pending' ? { decision: before } : { decision: before, reason };

/** Marks several hits of a screening as false positives, for one reason. */
export function useHitActions(id: string): BulkActions<Hit> {
  const texts = useTexts(amlTexts);
  const { queries } = useAmlQueries();
  const decide = queries.decide();
  const decision = 'false_positive' as const;
  return {
    nameOf: ({ caption }) => caption,
    actions: [
      {
        label: texts.decide[decision],
        title: texts.manyFalse,
        text: texts.manyFalseText,
        done: texts.manyDecided,
        appliesTo: ({ reviewStatus }) => reviewStatus !== decision,
        reason: { label: texts.reason, pattern: '.*\\S.*' },
        run: ({ id: hitId }, reason) =>
          decide.mutationFn({ id, hitId, body: { decision, reason } }),
        undo: {
          run: ({ id: hitId, reviewStatus }) =>
            decide.mutationFn({ id, hitId, body: withdrawn(reviewStatus, texts.undoReason) }),
          done: texts.manyWithdrawn,
        },
        stale: [amlKey],
      },
    ],
  };
}
