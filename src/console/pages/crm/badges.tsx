import type { LeadStatus, OpportunityStage } from '@notaria/erp';
import type { ReactElement } from 'react';
import { useTexts } from '../../session/language/texts.js';
import { Badge, type Tone } from '../../ui/badge.js';
import { crmTexts } from './texts.js';

const leadTones: Readonly<Record<LeadStatus, Tone>> = {
  new: 'accent',
  contacted: 'neutral',
  qualified: 'warning',
  converted: 'good',
  lost: 'bad',
};

const stageTones: Partial<Readonly<Record<OpportunityStage, Tone>>> = {
  negotiation: 'accent',
  won: 'good',
  lost: 'bad',
};

export function LeadBadge({ status }: { readonly status: LeadStatus }): ReactElement {
  const { statuses } = useTexts(crmTexts);
  return <Badge tone={leadTones[status]}>{statuses[status]}</Badge>;
}

export function StageBadge({ stage }: { readonly stage: OpportunityStage }): ReactElement {
  const { stages } = useTexts(crmTexts);
  return <Badge tone={stageTones[stage] ?? 'neutral'}>{stages[stage]}</Badge>;
}
