import type { ReactElement, ReactNode } from 'react';
import { useBaseCurrency } from '../../../data/queries/company.js';
import { useFormats } from '../../../session/language/formats.js';
import { useTexts } from '../../../session/language/texts.js';
import { useMe } from '../../../session/me.js';
import { Badge } from '../../../ui/badge.js';
import { Card, type Fact, Facts, Page } from '../../../ui/frames/page.js';
import { DialogButton } from '../../../ui/frames/remove.js';
import { type Column, Table } from '../../../ui/lists/table.js';
import { ReasonDialog, type ReasonWrite } from '../../documents/reason-dialog.js';
import { documentTexts } from '../../documents/texts.js';
import { touchedByStock } from '../queries.js';
import { stockDocumentTexts } from './texts.js';

/** The common part of an adjustment and a transfer. */
interface StockDocument {
  readonly id: number;
  readonly number: string;
  readonly status: 'posted' | 'done' | 'reversed';
  readonly reversedOn: string | null;
  readonly reverseReason: string | null;
}

interface ReverseButtonProps {
  readonly document: StockDocument;
  readonly permission: string;
  readonly options: ReasonWrite;
  /** The effect of the reversal, as a sentence. */
  readonly text: string;
}

/** The button that reverses a posted document, for roles with the permission. */
function ReverseButton(props: ReverseButtonProps): ReactElement | null {
  const { document, permission, options, text } = props;
  const texts = useTexts(stockDocumentTexts);
  const { may } = useMe();
  if (document.status === 'reversed' || !may(permission)) return null;
  return (
    <DialogButton kind="danger" label={texts.reverse}>
      {(close) => (
        <ReasonDialog
          title={texts.reverseTitle(document.number)}
          action={texts.reverse}
          document={document}
          options={options}
          stale={touchedByStock}
          successMessage={texts.reversed(document.number)}
          isDated
          onClose={close}
        >
          <p>{text}</p>
        </ReasonDialog>
      )}
    </DialogButton>
  );
}

function StatusBadge({ status }: Pick<StockDocument, 'status'>): ReactElement {
  const { statuses } = useTexts(stockDocumentTexts);
  return <Badge tone={status === 'reversed' ? 'bad' : 'good'}>{statuses[status]}</Badge>;
}

/** Returns the facts of the reversal, if there was one. */
function useReversalFacts({ reversedOn, reverseReason }: StockDocument): readonly Fact[] {
  const texts = useTexts(stockDocumentTexts);
  const { day } = useFormats();
  return reversedOn === null
    ? []
    : [
        [texts.reversedOn, day(reversedOn)],
        [texts.reverseReason, reverseReason],
      ];
}

interface StockDocumentPageProps<L> extends ReverseButtonProps {
  readonly title: string;
  readonly back: { readonly href: string; readonly title: string };
  readonly facts: readonly Fact[];
  readonly date: string;
  readonly notes: string | null;
  readonly lines: readonly L[];
  readonly columns: readonly Column<L>[];
  /** Shown below the notes. */
  readonly children?: ReactNode;
}

/** The page of an adjustment or transfer with its lines and its reversal. */
export function StockDocumentPage<L extends { readonly productId: number }>(
  props: StockDocumentPageProps<L>,
): ReactElement {
  const { title, back, document, facts, date, notes, lines, columns, children } = props;
  const texts = useTexts(stockDocumentTexts);
  const labels = useTexts(documentTexts);
  const { day } = useFormats();
  return (
    <Page
      title={title}
      back={back}
      aside={<StatusBadge status={document.status} />}
      actions={<ReverseButton {...props} />}
    >
      <Card title={texts.details}>
        <Facts facts={[...facts, [labels.date, day(date)], ...useReversalFacts(document)]} />
        {notes && <p className="prose">{notes}</p>}
        {children}
      </Card>
      <Card title={labels.lines}>
        <Table
          caption={labels.lines}
          rows={lines}
          keyOf={({ productId }) => productId}
          columns={columns}
        />
      </Card>
    </Page>
  );
}

interface ListedDocument extends Pick<StockDocument, 'number' | 'status'> {
  readonly date: string;
  readonly lineCount: number;
  readonly value?: number | undefined;
}

/** Returns the columns of a list of documents, with its own ones. The value is shown to roles that may see costs. */
export function useDocumentColumns<T extends ListedDocument>(
  own: readonly Column<T>[],
): readonly Column<T>[] {
  const texts = useTexts(stockDocumentTexts);
  const labels = useTexts(documentTexts);
  const { day, money, number: numberText } = useFormats();
  const { may } = useMe();
  const currency = useBaseCurrency();
  const value: Column<T> = {
    title: texts.value,
    isNumber: true,
    cell: (document) => money(document.value ?? 0, currency),
  };
  return [
    { title: labels.number, cell: ({ number }) => <span className="nowrap">{number}</span> },
    { title: labels.date, sort: 'date', cell: ({ date }) => day(date) },
    { title: labels.status, cell: ({ status }) => <StatusBadge status={status} /> },
    ...own,
    {
      title: texts.lineCount,
      isNumber: true,
      isMinor: true,
      cell: ({ lineCount }) => numberText(lineCount),
    },
    ...(may('inventory:cost') ? [value] : []),
  ];
}
