import type { ReactElement } from 'react';
import { saveFile } from '../../data/save-file.js';
import { useTexts } from '../../session/language/texts.js';
import { Button } from '../../ui/button.js';
import { writeCsv } from './file/csv.js';
import type { ImportKind } from './file/kinds.js';
import { importTexts } from './texts.js';
import type { RowFault } from './use-import.js';

interface FaultsProps {
  readonly kind: ImportKind;
  /** The headings of the file. */
  readonly headings: readonly string[];
  readonly faults: readonly RowFault[];
}

/** Returns the reason of a fault with the name of its field. */
export function useReason(kind: ImportKind): (fault: RowFault) => string {
  const texts = useTexts(importTexts);
  return ({ column, message }) => {
    const field = kind.fields.find(({ name }) => name === column);
    return field === undefined ? message : `${texts.fields[field.name]}: ${message}`;
  };
}

/** Saves the rows with faults as the file has them, with a column for the reasons. */
export function DownloadFaults({ kind, headings, faults }: FaultsProps): ReactElement {
  const texts = useTexts(importTexts);
  const reasonOf = useReason(kind);
  const download = (): void => {
    const rows = [...new Set(faults.map(({ row }) => row))].map((row) => {
      const reasons = faults.filter((fault) => fault.row === row).map(reasonOf);
      return [...row.cells, reasons.join('; ')];
    });
    const content = new TextEncoder().encode(writeCsv([[...headings, texts.reason], ...rows]));
    saveFile({ content, contentType: 'text/csv', fileName: undefined }, `${kind.name}-failed.csv`);
  };
  return (
    <div>
      <Button icon="download" onClick={download}>
        {texts.download}
      </Button>
    </div>
  );
}
