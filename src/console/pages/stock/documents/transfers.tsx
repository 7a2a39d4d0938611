import type { TransferListItem } from '@notaria/erp';
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
import { useTexts } from '../../../session/language/texts.js';
import { useMe } from '../../../session/me.js';
import { LinkButton } from '../../../ui/button.js';
import type { Filter } from '../../../ui/lists/filter.js';
import type { Column } from '../../../ui/lists/table.js';
import { documentTexts } from '../../documents/texts.js';
import { inventory } from '../queries.js';
import { stockTexts } from '../texts.js';
import { useDocumentColumns } from './stock-document.js';
import { stockDocumentTexts } from './texts.js';

const queryOf = (list: ListState) => ({
  ...pageQuery<'id' | 'date'>(list),
  ...filled({
    status: list.filter<TransferListItem['status']>('status'),
    fromWarehouseId: idIn(list, 'source'),
    toWarehouseId: idIn(list, 'target'),
    dateFrom: list.filter('from'),
    dateTo: list.filter('to'),
  }),
});

function useColumns(): readonly Column<TransferListItem>[] {
  const texts = useTexts(stockDocumentTexts);
  return useDocumentColumns<TransferListItem>([
    { title: texts.fromWarehouse, cell: ({ fromWarehouseName }) => fromWarehouseName },
    { title: texts.toWarehouse, cell: ({ toWarehouseName }) => toWarehouseName },
  ]);
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
  const enter = may('inventory:transfer') && (
    <LinkButton kind="primary" icon="truck" href="/stock/transfer">
      {transfer}
    </LinkButton>
  );
  return (
    <ListPage
      href="/stock/transfers"
      back={{ href: '/stock', title }}
      create={enter}
      texts={{
        title: texts.transfers,
        search: texts.searchTransfers,
        none: texts.noTransfers,
        noneText: texts.noTransfersText,
      }}
      list={list}
      listed={useErpPage(inventory.transfers(query))}
      columns={useColumns()}
      filters={useFilters()}
      exported={{
        name: 'transfers',
        path: listPath('/api/inventory/transfers', wholeQuery(query)),
        load: (file) => erp.inventory.transfers({ ...wholeQuery(query), ...file }),
      }}
    />
  );
}
