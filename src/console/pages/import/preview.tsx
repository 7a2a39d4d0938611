import type { ReactElement } from 'react';
import { readDecimal } from '../../data/forms/decimals.js';
import { useFormats } from '../../session/language/formats.js';
import { useTexts } from '../../session/language/texts.js';
import { Badge } from '../../ui/badge.js';
import { Card } from '../../ui/frames/page.js';
import { type Column, Table } from '../../ui/lists/table.js';
import type { ImportKind } from './file/kinds.js';
import { type ImportRow, isSound } from './file/rows.js';
import { importTexts } from './texts.js';

const mostRows = 10;

interface PreviewProps {
  readonly kind: ImportKind;
  readonly rows: readonly ImportRow[];
}

/** The first rows as they will be created, with a mark at each value that is wrong. */
export function Preview({ kind, rows }: PreviewProps): ReactElement {
  const texts = useTexts(importTexts);
  const { price } = useFormats();
  const shown = (text = ''): string => {
    const number = readDecimal(text);
    return number === undefined ? text : price(number);
  };
  const faulty = rows.filter((row) => !isSound(row));
  const sound = rows.filter(isSound);
  const columns = kind.fields.map(
    ({ name, isDecimal = false }): Column<ImportRow> => ({
      title: texts.fields[name],
      isNumber: isDecimal,
      cell: ({ values, faults }) => (
        <span className="inline">
          {isDecimal ? shown(values[name]) : values[name]}
          {faults[name] && <Badge tone="bad">{texts.faults[faults[name]]}</Badge>}
        </span>
      ),
    }),
  );
  return (
    <Card title={texts.preview}>
      <div role="status" className="stack">
        <p>{texts.ready(sound.length)}</p>
        {faulty.length > 0 && <p>{texts.faulty(faulty.length)}</p>}
      </div>
      {rows.length > mostRows && <p className="hint">{texts.firstRows(mostRows)}</p>}
      <Table
        caption={texts.preview}
        columns={[{ title: texts.line, cell: ({ line }) => line }, ...columns]}
        rows={[...faulty, ...sound].slice(0, mostRows)}
        keyOf={({ line }) => line}
      />
    </Card>
  );
}
