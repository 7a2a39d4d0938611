import type { Receivable } from '@notaria/erp';
import type { ReactElement } from 'react';
import { useFormats } from '../../../session/language/formats.js';
import { useTexts } from '../../../session/language/texts.js';
import { documentTexts } from '../texts.js';

type DueDayProps = Pick<Receivable, 'dueDate' | 'daysOverdue'>;

/** The day on which a receivable is due, with the days since then. */
export function DueDay({ dueDate, daysOverdue }: DueDayProps): ReactElement {
  const texts = useTexts(documentTexts);
  const { day } = useFormats();
  return (
    <span className="stack">
      <span>{day(dueDate)}</span>
      {daysOverdue > 0 && <span className="field-error">{texts.daysOverdue(daysOverdue)}</span>}
    </span>
  );
}
