import type { TransferListItem } from '@notaria/erp';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { ReactElement } from 'react';
import { type ListState, pageQuery, useListState, wholeQuery } from '../../../data/list-state.js';
import { useBaseCurrency, useWarehouseChoices } from '../../../data/queries/company.js';
import { erpListed } from '../../../data/queries/listed.js';
import { erp } from '../../../session/clients.js';
import { useFormats } from '../../../session/language/formats.js';
import { useTexts } from '../../../session/language/texts.js';
import { useMe } from '../../../session/me.js';
import { LinkButton } from '../../../ui/button.js';
import { Page } from '../../../ui/frames/page.js';
import type { Filter } from '../../../ui/lists/filter.js';
import { List } from '../../../ui/lists/list.js';
import type { Column } from '../../../ui/lists/table.js';
import { documentTexts } from '../../documents/texts.js';
import { stockTexts } from '../texts.js';
import { inventory } from '../use-stock-form.js';
import { StatusBadge } from './reversal.js';
import { stockDocumentTexts } from './texts.js';

function queryOf(list: ListState) {
  const status = list.filter('status') as TransferListItem['status'] | undefined;
  const fromWarehouseId = Number(list.filter('source')) || 0;
  const toWarehouseId = Number(list.filter('target')) || 0;
  const dateFrom = list.filter('from');
  const dateTo = list.filter('to');
  return {
    ...pageQuery<'id' | 'date'>(list),
    ...(status ? { status } : {}),
    ...(fromWarehouseId > 0 ? { fromWarehouseId } : {}),
    ...(toWarehouseId > 0 ? { toWarehouseId } : {}),
    ...(dateFrom ? { dateFrom } : {}),
    ...(dateTo ? { dateTo } : {}),
  };
}

function useColumns(): readonly Column<TransferListItem>[] {
  const texts = useTexts(stockDocumentTexts);
  const labels = useTexts(documentTexts);
  const { day, money, number: numberText } = useFormats();
  const { may } = useMe();
  const currency = useBaseCurrency();
  const value: Column<TransferListItem> = {
    title: texts.value,
    isNumber: true,
    cell: (transfer) => money(transfer.value ?? 0, currency),
  };
  return [
    { title: labels.number, cell: ({ number }) => <span className="nowrap">{number}</span> },
    { title: labels.date, sort: 'date', cell: ({ date }) => day(date) },
    { title: labels.status, cell: ({ status }) => <StatusBadge status={status} /> },
    { title: texts.fromWarehouse, cell: ({ fromWarehouseName }) => fromWarehouseName },
    { title: texts.toWarehouse, cell: ({ toWarehouseName }) => toWarehouseName },
    {
      title: texts.lineCount,
      isNumber: true,
      isMinor: true,
      cell: ({ lineCount }) => numberText(lineCount),
    },
    ...(may('inventory:cost') ? [value] : []),
  ];
}

function useFilters(): readonly Filter[] {
  const texts = useTexts(stockDocumentTexts);
  const labels = useTexts(documentTexts);
  const warehouses = useWarehouseChoices();
  const { done, reversed } = texts.statuses;
  return [
    {
      name: 'status',
      label: labels.status,
      type: 'tabs',
      choices: Object.entries({ done, reversed }),
    },
    { name: 'source', label: texts.fromWarehouse, choices: warehouses },
    { name: 'target', label: texts.toWarehouse, choices: warehouses },
    { name: 'from', label: labels.from, type: 'date' },
    { name: 'to', label: labels.to, type: 'date' },
  ];
}

/** The transfers of stock between warehouses. */
export function Transfers(): ReactElement {
  const texts = useTexts(stockDocumentTexts);
  const { title, transfer } = useTexts(stockTexts);
  const { may } = useMe();
  const list = useListState();
  const query = queryOf(list);
  const listed = erpListed(
    useQuery({ ...inventory.transfers(query), placeholderData: keepPreviousData }),
  );
  const enter = may('inventory:transfer') && (
    <LinkButton kind="primary" icon="truck" href="/stock/transfer">
      {transfer}
    </LinkButton>
  );
  return (
    <Page title={texts.transfers} back={{ href: '/stock', title }} actions={enter}>
      <List
        list={list}
        listed={listed}
        caption={texts.transfers}
        columns={useColumns()}
        keyOf={({ id }) => id}
        hrefOf={({ id }) => `/stock/transfers/${id}`}
        search={texts.searchTransfers}
        filters={useFilters()}
        exported={{
          name: 'transfers',
          load: (format) => erp.inventory.transfers({ ...wholeQuery(query), format }),
        }}
        empty={{ title: texts.noTransfers, text: texts.noTransfersText, action: enter }}
      />
    </Page>
  );
}
