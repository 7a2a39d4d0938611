import type { InvoiceListItem, InvoiceStatus } from '@notaria/erp';
import { invoicesQueries } from '@notaria/erp/react-query';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { ReactElement } from 'react';
import { type ListState, pageQuery, useListState } from '../../data/list-state.js';
import { erpListed } from '../../data/queries/listed.js';
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
import { customerOf, OfCustomer } from '../documents/of-customer.js';
import { type DocumentTexts, documentTexts } from '../documents/texts.js';
import { type InvoiceTexts, invoiceTexts } from './texts.js';

type Sort = 'number' | 'issueDate' | 'dueDate' | 'grandTotal' | 'openAmount' | 'customerName';

const columnsOf = (said: DocumentTexts, formats: Formats): readonly Column<InvoiceListItem>[] => [
  {
    title: said.number,
    sort: 'number',
    cell: ({ number }) => <span className="nowrap">{number ?? said.draft}</span>,
  },
  { title: said.customer, sort: 'customerName', cell: ({ customerName }) => customerName },
  { title: said.status, cell: (invoice) => <InvoiceBadge {...invoice} /> },
  { title: said.issued, sort: 'issueDate', cell: ({ issueDate }) => formats.day(issueDate) },
  {
    title: said.due,
    sort: 'dueDate',
    isMinor: true,
    cell: ({ dueDate }) => formats.day(dueDate),
  },
  {
    title: said.total,
    sort: 'grandTotal',
    isNumber: true,
    cell: ({ grandTotal, currencyCode }) => formats.money(grandTotal, currencyCode),
  },
  {
    title: said.open,
    sort: 'openAmount',
    isNumber: true,
    cell: ({ openAmount, currencyCode }) => formats.money(openAmount, currencyCode),
  },
];

const filtersOf = (texts: InvoiceTexts, said: DocumentTexts): readonly Filter[] => [
  { name: 'status', label: said.status, choices: Object.entries(said.invoiceStatuses) },
  {
    name: 'overdue',
    label: texts.due,
    all: texts.any,
    choices: [['yes', texts.overdueOnly]],
  },
  { name: 'from', label: said.from, type: 'date' },
  { name: 'to', label: said.to, type: 'date' },
];

function useInvoices(list: ListState) {
  const status = list.filter('status') as InvoiceStatus | undefined;
  const dateFrom = list.filter('from');
  const dateTo = list.filter('to');
  const customerId = customerOf(list);
  return useQuery({
    ...invoicesQueries(erp).list({
      ...pageQuery<Sort>(list),
      ...(status ? { status } : {}),
      ...(list.filter('overdue') ? { overdue: true } : {}),
      ...(dateFrom ? { dateFrom } : {}),
      ...(dateTo ? { dateTo } : {}),
      ...(customerId > 0 ? { customerId } : {}),
    }),
    placeholderData: keepPreviousData,
  });
}

export function Invoices(): ReactElement {
  const texts = useTexts(invoiceTexts);
  const said = useTexts(documentTexts);
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
        caption={texts.title}
        columns={columnsOf(said, formats)}
        keyOf={({ id }) => id}
        hrefOf={({ id }) => `/invoices/${id}`}
        search={texts.search}
        filters={filtersOf(texts, said)}
        tools={<OfCustomer list={list} />}
        empty={{ title: texts.none, text: texts.noneText, action: create }}
      />
    </Page>
  );
}
