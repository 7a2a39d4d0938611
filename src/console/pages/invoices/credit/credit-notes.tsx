import type { CreditNoteListItem, CreditNoteStatus } from '@notaria/erp';
import { creditNotesQueries } from '@notaria/erp/react-query';
import type { ReactElement } from 'react';
import {
  documentQuery,
  filled,
  idIn,
  type ListState,
  listPath,
  sumsQuery,
  useListState,
  wholeQuery,
} from '../../../data/list-state.js';
import { useErpPage, useErpSums } from '../../../data/queries/listed.js';
import { ListPage } from '../../../records/list-page.js';
import { erp } from '../../../session/clients.js';
import { type Formats, useFormats } from '../../../session/language/formats.js';
import { useTexts } from '../../../session/language/texts.js';
import type { Filter } from '../../../ui/lists/filter.js';
import type { Column } from '../../../ui/lists/table.js';
import { CreditNoteBadge } from '../../documents/badges.js';
import { OfCustomer } from '../../documents/parties/of-record.js';
import { type DocumentTexts, documentTexts } from '../../documents/texts.js';
import { type InvoiceTexts, invoiceTexts } from '../texts.js';

const creditNotes = creditNotesQueries(erp);

type Sort = 'number' | 'date' | 'grandTotal' | 'customerName';

const columnsOf = (
  texts: InvoiceTexts,
  labels: DocumentTexts,
  { day }: Formats,
): readonly Column<CreditNoteListItem>[] => [
  {
    title: labels.number,
    sort: 'number',
    place: 'lead',
    cell: ({ number }) => <span className="nowrap">{number}</span>,
  },
  {
    title: labels.customer,
    sort: 'customerName',
    place: 'below',
    cell: ({ customerName }) => customerName,
  },
  { title: labels.status, place: 'end', cell: ({ status }) => <CreditNoteBadge status={status} /> },
  { title: labels.date, sort: 'date', place: 'beside', cell: ({ date }) => day(date) },
  { title: texts.ofInvoice, isMinor: true, cell: ({ invoiceNumber }) => invoiceNumber },
  {
    title: labels.total,
    place: 'side',
    sort: 'grandTotal',
    amountOf: ({ grandTotal, currencyCode }) => [grandTotal, currencyCode],
  },
  {
    title: texts.creditLeft,
    amountOf: ({ unappliedAmount, currencyCode }) => [unappliedAmount, currencyCode],
  },
];

const queryOf = (list: ListState) => ({
  ...documentQuery<Sort>(list),
  ...filled({
    status: list.filter<CreditNoteStatus>('status'),
    customerId: idIn(list, 'customer'),
    dateFrom: list.filter('from'),
    dateTo: list.filter('to'),
  }),
});

const filtersOf = (labels: DocumentTexts): readonly Filter[] => [
  {
    name: 'status',
    label: labels.status,
    type: 'tabs',
    choices: Object.entries(labels.creditNoteStatuses),
  },
  { name: 'from', label: labels.from, type: 'date' },
  { name: 'to', label: labels.to, type: 'date' },
];

export function CreditNotes(): ReactElement {
  const texts = useTexts(invoiceTexts);
  const labels = useTexts(documentTexts);
  const formats = useFormats();
  const list = useListState('-date');
  const query = queryOf(list);
  return (
    <ListPage
      href="/credit-notes"
      texts={{
        title: texts.creditsTitle,
        search: texts.searchCredits,
        none: texts.noCredits,
        noneText: texts.noCreditsText,
      }}
      list={list}
      listed={useErpPage(creditNotes.list(query))}
      sums={useErpSums(creditNotes.list(sumsQuery(query)), ({ grandTotal, unappliedAmount }) => [
        [labels.total, grandTotal],
        [texts.creditLeft, unappliedAmount],
      ])}
      columns={columnsOf(texts, labels, formats)}
      filters={filtersOf(labels)}
      tools={<OfCustomer list={list} />}
      bulk={{ nameOf: ({ number }) => number, actions: [] }}
      exported={{
        name: 'credit-notes',
        path: listPath('/api/credit-notes', wholeQuery(query)),
        load: (file) => erp.creditNotes.list({ ...wholeQuery(query), ...file }),
      }}
    />
  );
}
