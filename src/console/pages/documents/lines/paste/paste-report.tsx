import type { ReactElement } from 'react';
import { useTexts } from '../../../../session/language/texts.js';
import { Button } from '../../../../ui/button.js';
import { uiTexts } from '../../../../ui/texts.js';
import { documentTexts } from '../../texts.js';
import type { PasteResult } from './use-paste.js';

interface ReportProps {
  readonly report: PasteResult | undefined;
  readonly isBusy: boolean;
  readonly onClose: () => void;
}

/** Says how many rows were pasted, and names those whose product has to be chosen. */
export function PasteReport({ report, isBusy, onClose }: ReportProps): ReactElement {
  const texts = useTexts(documentTexts);
  const { close } = useTexts(uiTexts);
  const textOf = {
    unknown: texts.unknownRow,
    ambiguous: texts.ambiguousRow,
    failed: texts.failedRow,
  };
  return (
    <div role="status" aria-busy={isBusy || undefined}>
      {isBusy && <p className="hint">{texts.lookingUp}</p>}
      {!isBusy && report && (
        <div className="notice">
          <div className="stack">
            <strong>{texts.pasted(report.lines)}</strong>
            {report.open.map(({ row, text, reason }) => (
              <span key={row}>{textOf[reason](row, text)}</span>
            ))}
          </div>
          <Button kind="quiet" onClick={onClose}>
            {close}
          </Button>
        </div>
      )}
    </div>
  );
}
