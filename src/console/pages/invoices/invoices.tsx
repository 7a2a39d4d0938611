import type { InvoiceListItem, InvoiceStatus } from '@notaria/erp';
import { invoicesQueries } from '@notaria/erp/react-query';
import type { ReactElement } from 'react';
import {
  documentQuery,
  filled,
  idIn,
  type ListState,
  listPath,
  sumsQuery,
  useListState,
  walkQuery,
  wholeQuery,
} from '../../data/list-state.js';
import { useErpPage, useErpSums } from '../../data/queries/listed.js';
import { ListPage } from '../../records/list-page.js';
import { erp } from '../../session/clients.js';
import { type Formats, useFormats } from '../../session/language/formats.js';
import { useTexts } from '../../session/language/texts.js';
import type { Filter } from '../../ui/lists/filter.js';
import type { Column } from '../../ui/lists/table.js';
import {
  useCustomColumns,
  useCustomFilters,
  useCustomQuery,
} from '../custom-fields/use-custom-fields.js';
import { InvoiceBadge } from '../documents/badges.js';
import { OfCustomer } from '../documents/parties/of-record.js';
import { type DocumentTexts, documentTexts } from '../documents/texts.js';
import { useInvoiceActions } from './bulk-actions.js';
import { type InvoiceTexts, invoiceTexts } from './texts.js';

const invoices = invoicesQueries(erp);

type Sort = 'number' | 'issueDate' | 'dueDate' | 'grandTotal' | 'openAmount' | 'customerName';

const columnsOf = (labels: DocumentTexts, formats: Formats): readonly Column<InvoiceListItem>[] => [
  {
    title: labels.number,
    sort: 'number',
    place: 'lead',
    cell: ({ number }) => <span className="nowrap">{number ?? labels.draft}</span>,
  },
  {
    title: labels.customer,
    sort: 'customerName',
    place: 'below',
    cell: ({ customerName }) => customerName,
  },
  { title: labels.status, place: 'end', cell: (invoice) => <InvoiceBadge {...invoice} /> },
  {
    title: labels.issued,
    sort: 'issueDate',
    place: 'beside',
    cell: ({ issueDate }) => formats.day(issueDate),
  },
  {
    title: labels.due,
    sort: 'dueDate',
    isMinor: true,
    cell: ({ dueDate }) => formats.day(dueDate),
  },
  {
    title: labels.total,
    sort: 'grandTotal',
    place: 'side',
    amountOf: ({ grandTotal, currencyCode }) => [grandTotal, currencyCode],
  },
  {
    title: labels.open,
    sort: 'openAmount',
    amountOf: ({ openAmount, currencyCode }) => [openAmount, currencyCode],
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

const queryOf = (list: ListState) => ({
  ...documentQuery<Sort>(list),
  ...filled({
    status: list.filter<InvoiceStatus>('status'),
    overdue: list.filter('overdue') ? true : undefined,
    customerId: idIn(list, 'customer'),
    dateFrom: list.filter('from'),
    dateTo: list.filter('to'),
  }),
});

export function Invoices(): ReactElement {
  const texts = useTexts(invoiceTexts);
  const labels = useTexts(documentTexts);
  const formats = useFormats();
  const list = useListState();
  const query = { ...queryOf(list), ...useCustomQuery('invoice', list) };
  return (
    <ListPage
      href="/invoices"
      texts={texts}
      createdBy="invoices:create"
      list={list}
      listed={useErpPage(invoices.list(query))}
      sums={useErpSums(invoices.list(sumsQuery(query)), ({ grandTotal, openAmount }) => [
        [labels.total, grandTotal],
        [labels.open, openAmount],
      ])}
      columns={[...columnsOf(labels, formats), ...useCustomColumns<InvoiceListItem>('invoice')]}
      filters={[...filtersOf(texts, labels), ...useCustomFilters('invoice')]}
      tools={<OfCustomer list={list} />}
      bulk={{
        ...useInvoiceActions(),
        loadPage: (cursor) => erp.invoices.list({ ...query, ...walkQuery(cursor) }),
      }}
      exported={{
        name: 'invoices',
        path: listPath('/api/invoices', wholeQuery(query)),
        load: (file) => erp.invoices.list({ ...wholeQuery(query), ...file }),
      }}
    />
  );
}
