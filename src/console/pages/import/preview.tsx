import type { ReactElement } from 'react';
import { readDecimal } from '../../data/forms/decimals.js';
import { useFormats } from '../../session/language/formats.js';
import { useTexts } from '../../session/language/texts.js';
import { Badge } from '../../ui/badge.js';
import { Card } from '../../ui/frames/page.js';
import { type Column, Table } from '../../ui/lists/table.js';
import { DownloadFaults } from './download-faults.js';
import type { ImportKind } from './file/kinds.js';
import type { ImportRow } from './file/rows.js';
import { importTexts } from './texts.js';
import type { RowFault, useCheck } from './use-import.js';

const mostRows = 10;

interface FaultsProps {
  readonly faults: readonly RowFault[];
  readonly line: number;
  readonly column: string | null;
}

/** The reasons why a value, or a whole row, is refused. */
function Faults({ faults, line, column }: FaultsProps): ReactElement {
  const here = faults.filter((fault) => fault.row.line === line && fault.column === column);
  return (
    <>
      {here.map(({ message }) => (
        <Badge key={message} tone="bad">
          {message}
        </Badge>
      ))}
    </>
  );
}

interface PreviewProps {
  readonly kind: ImportKind;
  readonly headings: readonly string[];
  readonly rows: readonly ImportRow[];
  readonly checked: ReturnType<typeof useCheck>['data'];
}

/** The first rows as they will be saved, with the reason at each value that the API refuses. */
export function Preview({ kind, headings, rows, checked }: PreviewProps): ReactElement {
  const texts = useTexts(importTexts);
  const { price } = useFormats();
  const shown = (text = ''): string => {
    const number = readDecimal(text);
    return number === undefined ? text : price(number);
  };
  const faults: readonly RowFault[] = checked?.faults ?? [];
  const faulty = new Set(faults.map(({ row }) => row.line));
  const isFaulty = ({ line }: ImportRow) => faulty.has(line);
  const columns = kind.fields.map(
    ({ name, isDecimal = false }): Column<ImportRow> => ({
      title: texts.fields[name],
      isNumber: isDecimal,
      cell: ({ line, values }) => (
        <span className="inline">
          {isDecimal ? shown(values[name]) : values[name]}
          <Faults faults={faults} line={line} column={name} />
        </span>
      ),
    }),
  );
  const first: Column<ImportRow> = {
    title: texts.line,
    cell: ({ line }) => (
      <span className="inline">
        {line}
        <Faults faults={faults} line={line} column={null} />
      </span>
    ),
  };
  return (
    <Card title={texts.preview}>
      <div role="status" className="stack">
        {checked && <p>{texts.ready(checked.created, checked.updated, checked.unchanged)}</p>}
        {faulty.size > 0 && <p>{texts.faulty(faulty.size)}</p>}
      </div>
      {rows.length > mostRows && <p className="hint">{texts.firstRows(mostRows)}</p>}
      <Table
        caption={texts.preview}
        columns={[first, ...columns]}
        rows={[...rows.filter(isFaulty), ...rows.filter((row) => !isFaulty(row))].slice(
          0,
          mostRows,
        )}
        keyOf={({ line }) => line}
      />
      {faulty.size > 0 && <DownloadFaults kind={kind} headings={headings} faults={faults} />}
    </Card>
  );
}
