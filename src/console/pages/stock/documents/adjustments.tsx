import type { AdjustmentListItem } from '@notaria/erp';
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
import { productTexts } from '../../products/texts.js';
import { stockTexts } from '../texts.js';
import { inventory } from '../use-stock-form.js';
import { StatusBadge } from './reversal.js';
import { stockDocumentTexts } from './texts.js';

function queryOf(list: ListState) {
  const status = list.filter('status') as AdjustmentListItem['status'] | undefined;
  const reason = list.filter('reason') as AdjustmentListItem['reason'] | undefined;
  const warehouseId = Number(list.filter('warehouse')) || 0;
  const dateFrom = list.filter('from');
  const dateTo = list.filter('to');
  return {
    ...pageQuery<'id' | 'date'>(list),
    ...(status ? { status } : {}),
    ...(reason ? { reason } : {}),
    ...(warehouseId > 0 ? { warehouseId } : {}),
    ...(dateFrom ? { dateFrom } : {}),
    ...(dateTo ? { dateTo } : {}),
  };
}

function useColumns(): readonly Column<AdjustmentListItem>[] {
  const texts = useTexts(stockDocumentTexts);
  const labels = useTexts(documentTexts);
  const { reasons } = useTexts(productTexts);
  const { day, money, number: numberText } = useFormats();
  const { may } = useMe();
  const currency = useBaseCurrency();
  const value: Column<AdjustmentListItem> = {
    title: texts.value,
    isNumber: true,
    cell: (adjustment) => money(adjustment.value ?? 0, currency),
  };
  return [
    { title: labels.number, cell: ({ number }) => <span className="nowrap">{number}</span> },
    { title: labels.date, sort: 'date', cell: ({ date }) => day(date) },
    { title: labels.status, cell: ({ status }) => <StatusBadge status={status} /> },
    { title: texts.warehouse, cell: ({ warehouseName }) => warehouseName },
    { title: texts.reason, cell: ({ reason }) => reasons[reason] },
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
  const listed = erpListed(
    useQuery({ ...inventory.adjustments(query), placeholderData: keepPreviousData }),
  );
  const enter = may('inventory:adjust') && (
    <LinkButton kind="primary" href="/stock/count">
      {count}
    </LinkButton>
  );
  return (
    <Page title={texts.adjustments} back={{ href: '/stock', title }} actions={enter}>
      <List
        list={list}
        listed={listed}
        caption={texts.adjustments}
        columns={useColumns()}
        keyOf={({ id }) => id}
        hrefOf={({ id }) => `/stock/adjustments/${id}`}
        search={texts.searchAdjustments}
        filters={useFilters()}
        exported={{
          name: 'adjustments',
          load: (format) => erp.inventory.adjustments({ ...wholeQuery(query), format }),
        }}
        empty={{ title: texts.noAdjustments, text: texts.noAdjustmentsText, action: enter }}
      />
    </Page>
  );
}
