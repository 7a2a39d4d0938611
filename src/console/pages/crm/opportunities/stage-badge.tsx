import type { OpportunityStage } from '@notaria/erp';
import type { ReactElement } from 'react';
import { useTexts } from '../../../session/language/texts.js';
import { Badge, type Tone } from '../../../ui/badge.js';
import { crmTexts } from '../texts.js';

const tones: Partial<Readonly<Record<OpportunityStage, Tone>>> = {
  negotiation: 'accent',
  won: 'good',
  lost: 'bad',
};

export function StageBadge({ stage }: { readonly stage: OpportunityStage }): ReactElement {
  const { stages } = useTexts(crmTexts);
  return <Badge tone={tones[stage] ?? 'neutral'}>{stages[stage]}</Badge>;
}
