import type { PurchaseOrderListItem, PurchaseOrderStatus } from '@notaria/erp';
import { purchaseOrdersQueries } from '@notaria/erp/react-query';
import type { ReactElement } from 'react';
import {
  documentQuery,
  filled,
  type ListState,
  listPath,
  sumsQuery,
  useListState,
  wholeQuery,
} from '../../data/list-state.js';
import { useErpPage, useErpSums } from '../../data/queries/listed.js';
import { ListPage } from '../../records/list-page.js';
import { erp } from '../../session/clients.js';
import { type Formats, useFormats } from '../../session/language/formats.js';
import { useTexts } from '../../session/language/texts.js';
import { LinkButton } from '../../ui/button.js';
import type { Filter } from '../../ui/lists/filter.js';
import type { Column } from '../../ui/lists/table.js';
import { OrderBadge } from '../documents/badges.js';
import { type DocumentTexts, documentTexts } from '../documents/texts.js';
import { type PurchaseTexts, purchaseTexts } from './texts.js';

const orders = purchaseOrdersQueries(erp);

type Sort = 'number' | 'orderDate' | 'expectedDate' | 'grandTotal' | 'vendorName';

const columnsOf = (
  texts: PurchaseTexts,
  labels: DocumentTexts,
  { day, percent }: Formats,
): readonly Column<PurchaseOrderListItem>[] => [
  {
    title: labels.number,
    sort: 'number',
    place: 'lead',
    cell: ({ number }) => <span className="nowrap">{number}</span>,
  },
  {
    title: labels.vendor,
    sort: 'vendorName',
    place: 'below',
    cell: ({ vendorName }) => vendorName,
  },
  { title: labels.status, place: 'end', cell: ({ status }) => <OrderBadge status={status} /> },
  {
    title: texts.ordered,
    sort: 'orderDate',
    place: 'beside',
    cell: ({ orderDate }) => day(orderDate),
  },
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
    place: 'side',
    sort: 'grandTotal',
    amountOf: ({ grandTotal, currencyCode }) => [grandTotal, currencyCode],
  },
];

const queryOf = (list: ListState) => ({
  ...documentQuery<Sort>(list),
  ...filled({
    status: list.filter<PurchaseOrderStatus>('status'),
    dateFrom: list.filter('from'),
    dateTo: list.filter('to'),
  }),
});

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
  const list = useListState();
  const query = queryOf(list);
  return (
    <ListPage
      href="/purchases"
      texts={texts}
      createdBy="purchase-orders:create"
      links={<LinkButton href="/purchases/receptions">{texts.receptions}</LinkButton>}
      list={list}
      listed={useErpPage(orders.list(query))}
      sums={useErpSums(orders.list(sumsQuery(query)), ({ grandTotal }) => [
        [labels.total, grandTotal],
      ])}
      columns={columnsOf(texts, labels, formats)}
      filters={filtersOf(labels)}
      bulk={{ nameOf: ({ number }) => number, actions: [] }}
      exported={{
        name: 'purchase-orders',
        path: listPath('/api/purchase-orders', wholeQuery(query)),
        load: (file) => erp.purchaseOrders.list({ ...wholeQuery(query), ...file }),
      }}
    />
  );
}
