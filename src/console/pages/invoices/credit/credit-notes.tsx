import type { CreditNoteListItem, CreditNoteStatus } from '@notaria/erp';
import { creditNotesQueries } from '@notaria/erp/react-query';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { ReactElement } from 'react';
import {
  documentQuery,
  type ListState,
  sumsQuery,
  useListState,
  wholeQuery,
} from '../../../data/list-state.js';
import { erpListed, erpSums } from '../../../data/queries/listed.js';
import { erp } from '../../../session/clients.js';
import { type Formats, useFormats } from '../../../session/language/formats.js';
import { useTexts } from '../../../session/language/texts.js';
import { Page } from '../../../ui/frames/page.js';
import type { Filter } from '../../../ui/lists/filter.js';
import { List } from '../../../ui/lists/list.js';
import type { Column } from '../../../ui/lists/table.js';
import { CreditNoteBadge } from '../../documents/badges.js';
import { customerOf, OfCustomer } from '../../documents/parties/of-record.js';
import { type DocumentTexts, documentTexts } from '../../documents/texts.js';
import { type InvoiceTexts, invoiceTexts } from '../texts.js';

type Sort = 'number' | 'date' | 'grandTotal' | 'customerName';

const columnsOf = (
  texts: InvoiceTexts,
  labels: DocumentTexts,
  { day, money }: Formats,
): readonly Column<CreditNoteListItem>[] => [
  {
    title: labels.number,
    sort: 'number',
    cell: ({ number }) => <span className="nowrap">{number}</span>,
  },
  { title: labels.customer, sort: 'customerName', cell: ({ customerName }) => customerName },
  { title: labels.status, cell: ({ status }) => <CreditNoteBadge status={status} /> },
  { title: labels.date, sort: 'date', cell: ({ date }) => day(date) },
  { title: texts.ofInvoice, isMinor: true, cell: ({ invoiceNumber }) => invoiceNumber },
  {
    title: labels.total,
    sort: 'grandTotal',
    isNumber: true,
    cell: ({ grandTotal, currencyCode }) => money(grandTotal, currencyCode),
  },
  {
    title: texts.creditLeft,
    isNumber: true,
    cell: ({ unappliedAmount, currencyCode }) => money(unappliedAmount, currencyCode),
  },
];

function queryOf(list: ListState) {
  const status = list.filter('status') as CreditNoteStatus | undefined;
  const dateFrom = list.filter('from');
  const dateTo = list.filter('to');
  const customerId = customerOf(list);
  return {
    ...documentQuery<Sort>(list),
    ...(status ? { status } : {}),
    ...(dateFrom ? { dateFrom } : {}),
    ...(dateTo ? { dateTo } : {}),
    ...(customerId > 0 ? { customerId } : {}),
  };
}

const useCreditNotes = (list: ListState) =>
  useQuery({ ...creditNotesQueries(erp).list(queryOf(list)), placeholderData: keepPreviousData });

const useSums = (list: ListState, texts: InvoiceTexts, labels: DocumentTexts) =>
  erpSums(
    useQuery({
      ...creditNotesQueries(erp).list(sumsQuery(queryOf(list))),
      placeholderData: keepPreviousData,
    }),
    ({ grandTotal, unappliedAmount }) => [
      [labels.total, grandTotal],
      [texts.creditLeft, unappliedAmount],
    ],
  );

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
  return (
    <Page title={texts.creditsTitle}>
      <List
        list={list}
        listed={erpListed(useCreditNotes(list))}
        sums={useSums(list, texts, labels)}
        caption={texts.creditsTitle}
        columns={columnsOf(texts, labels, formats)}
        keyOf={({ id }) => id}
        hrefOf={({ id }) => `/credit-notes/${id}`}
        search={texts.searchCredits}
        filters={filtersOf(labels)}
        tools={<OfCustomer list={list} />}
        bulk={{ nameOf: ({ number }) => number, actions: [] }}
        exported={{
          name: 'credit-notes',
          load: (format) => erp.creditNotes.list({ ...wholeQuery(queryOf(list)), format }),
        }}
        empty={{ title: texts.noCredits, text: texts.noCreditsText }}
      />
    </Page>
  );
}
