import type { ReactElement } from 'react';
import { type Formats, useFormats } from '../../session/language/formats.js';
import { useTexts } from '../../session/language/texts.js';
import { Button } from '../../ui/button.js';
import { DecimalField } from '../../ui/forms/decimal.js';
import { Empty } from '../../ui/frames/states.js';
import { type Column, Table } from '../../ui/lists/table.js';
import '../documents/style.css';
import { DueDay } from '../documents/parties/due-day.js';
import { type DocumentTexts, documentTexts } from '../documents/texts.js';
import { amountFor, type OpenItem } from './allocation.js';
import './style.css';
import type { PaymentDraft } from './payment-draft.js';
import type { SettlementTexts } from './side.js';

interface AllocationsProps {
  readonly draft: PaymentDraft;
}

function Share({ draft, row }: AllocationsProps & { readonly row: OpenItem }): ReactElement {
  const { texts, amounts, setAmounts, pathOf } = draft;
  return (
    <div className="allocated">
      <DecimalField
        label={texts.pays(row.documentNumber)}
        value={amounts[row.id] ?? ''}
        placeholder="0"
        path={pathOf(row)}
        error={amountFor(amounts, row) > row.openAmount ? texts.moreThanOpen : undefined}
        onChange={(text) => setAmounts({ ...amounts, [row.id]: text })}
      />
    </div>
  );
}

const columnsOf = (
  texts: SettlementTexts,
  labels: DocumentTexts,
  { money }: Formats,
  draft: PaymentDraft,
): readonly Column<OpenItem>[] => [
  {
    title: labels.number,
    cell: ({ documentNumber }) => <strong className="nowrap">{documentNumber}</strong>,
  },
  {
    title: labels.due,
    cell: (item) => <DueDay {...item} />,
  },
  {
    title: texts.openTitle,
    isNumber: true,
    cell: ({ openAmount, currencyCode }) => money(openAmount, currencyCode),
  },
  { title: texts.paysTitle, isNumber: true, cell: (row) => <Share draft={draft} row={row} /> },
];

/** The unallocated amount. */
function Rest({ draft }: AllocationsProps): ReactElement {
  const { money } = useFormats();
  const { texts, allocated, rest, currency } = draft;
  return (
    <div className="preview" role="status">
      <dl className="totals">
        <div>
          <dt>{texts.allocated}</dt>
          <dd>{money(allocated, currency)}</dd>
        </div>
        <div>
          <dt className="grand">{texts.rest}</dt>
          <dd className="grand">{money(rest, currency)}</dd>
        </div>
      </dl>
      {rest > 0 && <span className="hint">{texts.restStays}</span>}
      {rest < 0 && <span className="field-error">{texts.moreThanReceived}</span>}
    </div>
  );
}

/** The open items with their parts of the payment. */
export function Allocations({ draft }: AllocationsProps): ReactElement {
  const labels = useTexts(documentTexts);
  const formats = useFormats();
  const { texts, rows, setAmounts, giveOldestFirst } = draft;
  if (rows.length === 0) return <Empty title={texts.nothingOpen}>{texts.nothingOpenText}</Empty>;
  return (
    <>
      <div className="actions">
        <Button onClick={giveOldestFirst}>{texts.oldestFirst}</Button>
        <Button kind="quiet" onClick={() => setAmounts({})}>
          {texts.clear}
        </Button>
      </div>
      <Table
        caption={texts.what}
        rows={rows}
        keyOf={({ id }) => id}
        columns={columnsOf(texts, labels, formats, draft)}
      />
      <Rest draft={draft} />
    </>
  );
}
