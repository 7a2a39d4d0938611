import type { ReviewStatus } from '@notaria/kyc';
import type { ReactElement } from 'react';
import { useTexts } from '../../session/language/texts.js';
import { Badge, type Tone } from '../../ui/badge.js';
import { amlTexts } from './hits/aml-texts.js';

const tones: Readonly<Record<ReviewStatus, Tone>> = {
  pending: 'warning',
  false_positive: 'good',
  true_match: 'bad',
};

/** The state of a hit, or the state that a decision gave it. */
export function ReviewBadge({ status }: { readonly status: ReviewStatus }): ReactElement {
  const { statuses } = useTexts(amlTexts);
  return <Badge tone={tones[status]}>{statuses[status]}</Badge>;
}
