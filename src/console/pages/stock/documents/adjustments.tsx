import type { AdjustmentListItem } from '@notaria/erp';
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
import { productTexts } from '../../products/texts.js';
import { inventory } from '../queries.js';
import { stockTexts } from '../texts.js';
import { useDocumentColumns } from './stock-document.js';
import { stockDocumentTexts } from './texts.js';

const queryOf = (list: ListState) => ({
  ...pageQuery<'id' | 'date'>(list),
  ...filled({
    status: list.filter<AdjustmentListItem['status']>('status'),
    reason: list.filter<AdjustmentListItem['reason']>('reason'),
    warehouseId: idIn(list, 'warehouse'),
    dateFrom: list.filter('from'),
    dateTo: list.filter('to'),
  }),
});

function useColumns(): readonly Column<AdjustmentListItem>[] {
  const texts = useTexts(stockDocumentTexts);
  const { reasons } = useTexts(productTexts);
  return useDocumentColumns<AdjustmentListItem>([
    { title: texts.warehouse, cell: ({ warehouseName }) => warehouseName },
    { title: texts.reason, cell: ({ reason }) => reasons[reason] },
  ]);
}

function useFilters(): readonly Filter[] {
  const texts = useTexts(stockDocumentTexts);
  const labels = useTexts(documentTexts);
  const { reasons } = useTexts(productTexts);
  const { posted, reversed } = texts.statuses;
  return [
    {
      name: 'status',
      label: labels.status,
      type: 'tabs',
      choices: Object.entries({ posted, reversed }),
    },
    { name: 'warehouse', label: texts.warehouse, choices: useWarehouseChoices() },
    {
      name: 'reason',
      label: texts.reason,
      all: texts.anyReason,
      choices: Object.entries(reasons),
    },
    { name: 'from', label: labels.from, type: 'date' },
    { name: 'to', label: labels.to, type: 'date' },
  ];
}

/** The adjustments of stock: counts, losses, opening stock. */
export function Adjustments(): ReactElement {
  const texts = useTexts(stockDocumentTexts);
  const { title, count } = useTexts(stockTexts);
  const { may } = useMe();
  const list = useListState();
  const query = queryOf(list);
  const enter = may('inventory:adjust') && (
    <LinkButton kind="primary" href="/stock/count">
      {count}
    </LinkButton>
  );
  return (
    <ListPage
      href="/stock/adjustments"
      back={{ href: '/stock', title }}
      create={enter}
      texts={{
        title: texts.adjustments,
        search: texts.searchAdjustments,
        none: texts.noAdjustments,
        noneText: texts.noAdjustmentsText,
      }}
      list={list}
      listed={useErpPage(inventory.adjustments(query))}
      columns={useColumns()}
      filters={useFilters()}
      exported={{
        name: 'adjustments',
        path: listPath('/api/inventory/adjustments', wholeQuery(query)),
        load: (file) => erp.inventory.adjustments({ ...wholeQuery(query), ...file }),
      }}
    />
  );
}
