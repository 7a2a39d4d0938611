import type { ReceptionListItem } from '@notaria/erp';
import { purchaseOrdersQueries } from '@notaria/erp/react-query';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { ReactElement } from 'react';
import { type ListState, pageQuery, useListState, wholeQuery } from '../../../data/list-state.js';
import { useWarehouseChoices } from '../../../data/queries/company.js';
import { erpListed } from '../../../data/queries/listed.js';
import { erp } from '../../../session/clients.js';
import { useFormats } from '../../../session/language/formats.js';
import { useTexts } from '../../../session/language/texts.js';
import { Badge } from '../../../ui/badge.js';
import { Page } from '../../../ui/frames/page.js';
import type { Filter } from '../../../ui/lists/filter.js';
import { List } from '../../../ui/lists/list.js';
import type { Column } from '../../../ui/lists/table.js';
import { documentTexts } from '../../documents/texts.js';
import { purchaseTexts } from '../texts.js';

function queryOf(list: ListState) {
  const status = list.filter('status') as ReceptionListItem['status'] | undefined;
  const warehouseId = Number(list.filter('warehouse')) || 0;
  const dateFrom = list.filter('from');
  const dateTo = list.filter('to');
  return {
    ...pageQuery<'id' | 'date'>(list),
    ...(status ? { status } : {}),
    ...(warehouseId > 0 ? { warehouseId } : {}),
    ...(dateFrom ? { dateFrom } : {}),
    ...(dateTo ? { dateTo } : {}),
  };
}

function useColumns(): readonly Column<ReceptionListItem>[] {
  const texts = useTexts(purchaseTexts);
  const labels = useTexts(documentTexts);
  const { day, money } = useFormats();
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
      isNumber: true,
      cell: ({ grandTotal, currencyCode }) => money(grandTotal, currencyCode),
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
  const listed = erpListed(
    useQuery({
      ...purchaseOrdersQueries(erp).receptions(query),
      placeholderData: keepPreviousData,
    }),
  );
  return (
    <Page title={texts.receptions} back={{ href: '/purchases', title: texts.title }}>
      <List
        list={list}
        listed={listed}
        caption={texts.receptions}
        columns={useColumns()}
        keyOf={({ id }) => id}
        hrefOf={({ id }) => `/purchases/receptions/${id}`}
        search={texts.searchReceptions}
        filters={useFilters()}
        exported={{
          name: 'receptions',
          load: (format) => erp.purchaseOrders.receptions({ ...wholeQuery(query), format }),
        }}
        empty={{ title: texts.noReceptions, text: texts.noReceptionsText }}
      />
    </Page>
  );
}
