import type { LeadStatus } from '@notaria/erp';
import type { ReactElement } from 'react';
import { useTexts } from '../../../session/language/texts.js';
import { Badge, type Tone } from '../../../ui/badge.js';
import { crmTexts } from '../texts.js';

const tones: Readonly<Record<LeadStatus, Tone>> = {
  new: 'accent',
  contacted: 'neutral',
  qualified: 'warning',
  converted: 'good',
  lost: 'bad',
};

export function LeadBadge({ status }: { readonly status: LeadStatus }): ReactElement {
  const { statuses } = useTexts(crmTexts);
  return <Badge tone={tones[status]}>{statuses[status]}</Badge>;
}
