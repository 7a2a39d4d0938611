import type { InvoiceListItem, InvoiceStatus } from '@notaria/erp';
import { invoicesQueries } from '@notaria/erp/react-query';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { ReactElement } from 'react';
import {
  documentQuery,
  type ListState,
  sumsQuery,
  useListState,
  walkQuery,
  wholeQuery,
} from '../../data/list-state.js';
import { erpListed, erpSums } from '../../data/queries/listed.js';
import { erp } from '../../session/clients.js';
import { type Formats, useFormats } from '../../session/language/formats.js';
import { useTexts } from '../../session/language/texts.js';
import { useMe } from '../../session/me.js';
import { useCreateLink } from '../../ui/create.js';
import { Page } from '../../ui/frames/page.js';
import type { Filter } from '../../ui/lists/filter.js';
import { List } from '../../ui/lists/list.js';
import type { Column } from '../../ui/lists/table.js';
import { InvoiceBadge } from '../documents/badges.js';
import { customerOf, OfCustomer } from '../documents/parties/of-record.js';
import { type DocumentTexts, documentTexts } from '../documents/texts.js';
import { useInvoiceActions } from './bulk-actions.js';
import { type InvoiceTexts, invoiceTexts } from './texts.js';

type Sort = 'number' | 'issueDate' | 'dueDate' | 'grandTotal' | 'openAmount' | 'customerName';

const columnsOf = (labels: DocumentTexts, formats: Formats): readonly Column<InvoiceListItem>[] => [
  {
    title: labels.number,
    sort: 'number',
    cell: ({ number }) => <span className="nowrap">{number ?? labels.draft}</span>,
  },
  { title: labels.customer, sort: 'customerName', cell: ({ customerName }) => customerName },
  { title: labels.status, cell: (invoice) => <InvoiceBadge {...invoice} /> },
  { title: labels.issued, sort: 'issueDate', cell: ({ issueDate }) => formats.day(issueDate) },
  {
    title: labels.due,
    sort: 'dueDate',
    isMinor: true,
    cell: ({ dueDate }) => formats.day(dueDate),
  },
  {
    title: labels.total,
    sort: 'grandTotal',
    isNumber: true,
    cell: ({ grandTotal, currencyCode }) => formats.money(grandTotal, currencyCode),
  },
  {
    title: labels.open,
    sort: 'openAmount',
    isNumber: true,
    cell: ({ openAmount, currencyCode }) => formats.money(openAmount, currencyCode),
  },
];

const filtersOf = (texts: InvoiceTexts, labels: DocumentTexts): readonly Filter[] => [
  {
    name: 'status',
    label: labels.status,
    type: 'tabs',
    choices: Object.entries(labels.invoiceStatuses),
  },
  {
    name: 'overdue',
    label: texts.due,
    all: texts.any,
    choices: [['yes', texts.overdueOnly]],
  },
  { name: 'from', label: labels.from, type: 'date' },
  { name: 'to', label: labels.to, type: 'date' },
];

function queryOf(list: ListState) {
  const status = list.filter('status') as InvoiceStatus | undefined;
  const dateFrom = list.filter('from');
  const dateTo = list.filter('to');
  const customerId = customerOf(list);
  return {
    ...documentQuery<Sort>(list),
    ...(status ? { status } : {}),
    ...(list.filter('overdue') ? { overdue: true } : {}),
    ...(dateFrom ? { dateFrom } : {}),
    ...(dateTo ? { dateTo } : {}),
    ...(customerId > 0 ? { customerId } : {}),
  };
}

const useInvoices = (list: ListState) =>
  useQuery({ ...invoicesQueries(erp).list(queryOf(list)), placeholderData: keepPreviousData });

const useSums = (list: ListState, labels: DocumentTexts) =>
  erpSums(
    useQuery({
      ...invoicesQueries(erp).list(sumsQuery(queryOf(list))),
      placeholderData: keepPreviousData,
    }),
    ({ grandTotal, openAmount }) => [
      [labels.total, grandTotal],
      [labels.open, openAmount],
    ],
  );

export function Invoices(): ReactElement {
  const texts = useTexts(invoiceTexts);
  const labels = useTexts(documentTexts);
  const formats = useFormats();
  const { may } = useMe();
  const list = useListState();
  const create = useCreateLink({
    label: texts.create,
    href: '/invoices/new',
    isOffered: may('invoices:create'),
  });
  return (
    <Page title={texts.title} actions={create}>
      <List
        list={list}
        listed={erpListed(useInvoices(list))}
        sums={useSums(list, labels)}
        caption={texts.title}
        columns={columnsOf(labels, formats)}
        keyOf={({ id }) => id}
        hrefOf={({ id }) => `/invoices/${id}`}
        search={texts.search}
        filters={filtersOf(texts, labels)}
        tools={<OfCustomer list={list} />}
        bulk={{
          ...useInvoiceActions(),
          loadPage: (cursor) => erp.invoices.list({ ...queryOf(list), ...walkQuery(cursor) }),
        }}
        exported={{
          name: 'invoices',
          load: (format) => erp.invoices.list({ ...wholeQuery(queryOf(list)), format }),
        }}
        empty={{ title: texts.none, text: texts.noneText, action: create }}
      />
    </Page>
  );
}
