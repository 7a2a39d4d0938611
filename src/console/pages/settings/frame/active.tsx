import type { ReactElement } from 'react';
import { useTexts } from '../../../session/language/texts.js';
import { Badge } from '../../../ui/badge.js';
import { settingsTexts } from '../texts.js';

export function ActiveBadge({ isActive }: { readonly isActive: boolean }): ReactElement {
  const { active, inactive } = useTexts(settingsTexts);
  return <Badge tone={isActive ? 'good' : 'neutral'}>{isActive ? active : inactive}</Badge>;
}
