import type { ReactElement } from 'react';
import { useTexts } from '../../session/language/texts.js';
import { Badge, type Tone } from '../../ui/badge.js';
import { caseWords } from './words.js';

const toneOf = (risk: number): Tone => {
  if (risk >= 75) return 'bad';
  return risk >= 40 ? 'warning' : 'neutral';
};

interface RiskProps {
  readonly risk: number | null;
  /** The label, if no heading explains the number. */
  readonly isNamed?: boolean;
}

/** From 0 to 100. A session that needs review has 50, a declined one 90. */
export function Risk({ risk, isNamed = false }: RiskProps): ReactElement {
  const texts = useTexts(caseWords);
  if (risk === null) return <span className="hint">{texts.noRisk}</span>;
  return <Badge tone={toneOf(risk)}>{isNamed ? texts.riskOf(risk) : risk}</Badge>;
}
