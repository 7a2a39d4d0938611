import type { ReceptionListItem } from '@notaria/erp';
import { purchaseOrdersQueries } from '@notaria/erp/react-query';
import type { ReactElement } from 'react';
import {
  filled,
  idIn,
  type ListState,
  listPath,
  pageQuery,
  useListState,
  wholeQuery,
} from '../../../data/list-state.js';
import { useWarehouseChoices } from '../../../data/queries/company.js';
import { useErpPage } from '../../../data/queries/listed.js';
import { ListPage } from '../../../records/list-page.js';
import { erp } from '../../../session/clients.js';
import { useFormats } from '../../../session/language/formats.js';
import { useTexts } from '../../../session/language/texts.js';
import { Badge } from '../../../ui/badge.js';
import type { Filter } from '../../../ui/lists/filter.js';
import type { Column } from '../../../ui/lists/table.js';
import { documentTexts } from '../../documents/texts.js';
import { purchaseTexts } from '../texts.js';

const queryOf = (list: ListState) => ({
  ...pageQuery<'id' | 'date'>(list),
  ...filled({
    status: list.filter<ReceptionListItem['status']>('status'),
    warehouseId: idIn(list, 'warehouse'),
    dateFrom: list.filter('from'),
    dateTo: list.filter('to'),
  }),
});

function useColumns(): readonly Column<ReceptionListItem>[] {
  const texts = useTexts(purchaseTexts);
  const labels = useTexts(documentTexts);
  const { day } = useFormats();
  return [
    { title: labels.number, cell: ({ number }) => <span className="nowrap">{number}</span> },
    { title: texts.date, sort: 'date', cell: ({ date }) => day(date) },
    {
      title: labels.status,
      cell: ({ status }) => (
        <Badge tone={status === 'posted' ? 'good' : 'bad'}>{texts[status]}</Badge>
      ),
    },
    { title: labels.vendor, cell: ({ vendorName }) => vendorName },
    { title: texts.order, isMinor: true, cell: ({ orderNumber }) => orderNumber },
    { title: texts.warehouse, isMinor: true, cell: ({ warehouseName }) => warehouseName },
    {
      title: texts.vendorInvoice,
      isMinor: true,
      cell: ({ vendorInvoiceNumber }) => vendorInvoiceNumber ?? '—',
    },
    {
      title: labels.total,
      amountOf: ({ grandTotal, currencyCode }) => [grandTotal, currencyCode],
    },
  ];
}

function useFilters(): readonly Filter[] {
  const texts = useTexts(purchaseTexts);
  const labels = useTexts(documentTexts);
  const { posted, reversed } = texts;
  return [
    {
      name: 'status',
      label: labels.status,
      type: 'tabs',
      choices: Object.entries({ posted, reversed }),
    },
    { name: 'warehouse', label: texts.warehouse, choices: useWarehouseChoices() },
    { name: 'from', label: labels.from, type: 'date' },
    { name: 'to', label: labels.to, type: 'date' },
  ];
}

/** The receptions of all orders. */
export function AllReceptions(): ReactElement {
  const texts = useTexts(purchaseTexts);
  const list = useListState();
  const query = queryOf(list);
  return (
    <ListPage
      href="/purchases/receptions"
      back={{ href: '/purchases', title: texts.title }}
      texts={{
        title: texts.receptions,
        search: texts.searchReceptions,
        none: texts.noReceptions,
        noneText: texts.noReceptionsText,
      }}
      list={list}
      listed={useErpPage(purchaseOrdersQueries(erp).receptions(query))}
      columns={useColumns()}
      filters={useFilters()}
      exported={{
        name: 'receptions',
        path: listPath('/api/purchase-orders/receptions', wholeQuery(query)),
        load: (file) => erp.purchaseOrders.receptions({ ...wholeQuery(query), ...file }),
      }}
    />
  );
}
