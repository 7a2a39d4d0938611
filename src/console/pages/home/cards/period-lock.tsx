import type { ReactElement } from 'react';
import { useCompany } from '../../../data/queries/company.js';
import { useFormats } from '../../../session/language/formats.js';
import { useTexts } from '../../../session/language/texts.js';
import { Figure } from './figure.js';
import { cardTexts } from './texts.js';

/** The last day of the closed books. */
export function PeriodLock(): ReactElement {
  const texts = useTexts(cardTexts);
  const { day } = useFormats();
  const company = useCompany();
  const lockedThrough = company?.lockedThrough;
  return (
    <Figure
      title={texts.closed}
      value={company && (lockedThrough ? texts.closedThrough(day(lockedThrough)) : texts.open)}
      href="/settings"
      link={texts.settings}
    />
  );
}
