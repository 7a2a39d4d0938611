import type { PurchaseOrderListItem, PurchaseOrderStatus } from '@notaria/erp';
import { purchaseOrdersQueries } from '@notaria/erp/react-query';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { ReactElement } from 'react';
import {
  documentQuery,
  type ListState,
  sumsQuery,
  useListState,
  wholeQuery,
} from '../../data/list-state.js';
import { erpListed, erpSums } from '../../data/queries/listed.js';
import { erp } from '../../session/clients.js';
import { type Formats, useFormats } from '../../session/language/formats.js';
import { useTexts } from '../../session/language/texts.js';
import { useMe } from '../../session/me.js';
import { LinkButton } from '../../ui/button.js';
import { useCreateLink } from '../../ui/create.js';
import { Page } from '../../ui/frames/page.js';
import type { Filter } from '../../ui/lists/filter.js';
import { List } from '../../ui/lists/list.js';
import type { Column } from '../../ui/lists/table.js';
import { OrderBadge } from '../documents/badges.js';
import { type DocumentTexts, documentTexts } from '../documents/texts.js';
import { type PurchaseTexts, purchaseTexts } from './texts.js';

type Sort = 'number' | 'orderDate' | 'expectedDate' | 'grandTotal' | 'vendorName';

const columnsOf = (
  texts: PurchaseTexts,
  labels: DocumentTexts,
  { day, money, percent }: Formats,
): readonly Column<PurchaseOrderListItem>[] => [
  {
    title: labels.number,
    sort: 'number',
    cell: ({ number }) => <span className="nowrap">{number}</span>,
  },
  { title: labels.vendor, sort: 'vendorName', cell: ({ vendorName }) => vendorName },
  { title: labels.status, cell: ({ status }) => <OrderBadge status={status} /> },
  { title: texts.ordered, sort: 'orderDate', cell: ({ orderDate }) => day(orderDate) },
  {
    title: texts.expected,
    sort: 'expectedDate',
    cell: ({ expectedDate }) => (expectedDate ? day(expectedDate) : '—'),
  },
  {
    title: texts.received,
    isNumber: true,
    cell: ({ receivedPercent }) => percent(receivedPercent / 100),
  },
  {
    title: labels.total,
    sort: 'grandTotal',
    isNumber: true,
    cell: ({ grandTotal, currencyCode }) => money(grandTotal, currencyCode),
  },
];

function queryOf(list: ListState) {
  const status = list.filter('status') as PurchaseOrderStatus | undefined;
  const dateFrom = list.filter('from');
  const dateTo = list.filter('to');
  return {
    ...documentQuery<Sort>(list),
    ...(status ? { status } : {}),
    ...(dateFrom ? { dateFrom } : {}),
    ...(dateTo ? { dateTo } : {}),
  };
}

const useOrders = (list: ListState) =>
  useQuery({
    ...purchaseOrdersQueries(erp).list(queryOf(list)),
    placeholderData: keepPreviousData,
  });

const useSums = (list: ListState, labels: DocumentTexts) =>
  erpSums(
    useQuery({
      ...purchaseOrdersQueries(erp).list(sumsQuery(queryOf(list))),
      placeholderData: keepPreviousData,
    }),
    ({ grandTotal }) => [[labels.total, grandTotal]],
  );

const filtersOf = (labels: DocumentTexts): readonly Filter[] => [
  {
    name: 'status',
    label: labels.status,
    type: 'tabs',
    choices: Object.entries(labels.orderStatuses),
  },
  { name: 'from', label: labels.from, type: 'date' },
  { name: 'to', label: labels.to, type: 'date' },
];

export function Purchases(): ReactElement {
  const texts = useTexts(purchaseTexts);
  const labels = useTexts(documentTexts);
  const formats = useFormats();
  const { may } = useMe();
  const list = useListState();
  const create = useCreateLink({
    label: texts.create,
    href: '/purchases/new',
    isOffered: may('purchase-orders:create'),
  });
  return (
    <Page
      title={texts.title}
      actions={
        <>
          <LinkButton href="/purchases/receptions">{texts.receptions}</LinkButton>
          {create}
        </>
      }
    >
      <List
        list={list}
        listed={erpListed(useOrders(list))}
        sums={useSums(list, labels)}
        caption={texts.title}
        columns={columnsOf(texts, labels, formats)}
        keyOf={({ id }) => id}
        hrefOf={({ id }) => `/purchases/${id}`}
        search={texts.search}
        filters={filtersOf(labels)}
        bulk={{ nameOf: ({ number }) => number, actions: [] }}
        exported={{
          name: 'purchase-orders',
          load: (format) => erp.purchaseOrders.list({ ...wholeQuery(queryOf(list)), format }),
        }}
        empty={{ title: texts.none, text: texts.noneText, action: create }}
      />
    </Page>
  );
}
