import type { StockRow } from '@notaria/erp';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { ReactElement } from 'react';
import {
  filled,
  idIn,
  type ListState,
  listPath,
  pageQuery,
  sumsQuery,
  useListState,
  wholeQuery,
} from '../../data/list-state.js';
import { useBaseCurrency, useWarehouseChoices } from '../../data/queries/company.js';
import { erpSums, useErpPage } from '../../data/queries/listed.js';
import { erp } from '../../session/clients.js';
import { type Formats, useFormats } from '../../session/language/formats.js';
import { useTexts } from '../../session/language/texts.js';
import { useMe } from '../../session/me.js';
import { LinkButton } from '../../ui/button.js';
import { Page } from '../../ui/frames/page.js';
import type { Filter } from '../../ui/lists/filter.js';
import { List } from '../../ui/lists/list.js';
import { LowMark } from '../../ui/lists/rows/low-mark.js';
import type { Column } from '../../ui/lists/table.js';
import { ProductCell } from '../documents/product-cell.js';
import { inventory } from './queries.js';
import { type StockTexts, stockTexts } from './texts.js';

type Sort = 'productName' | 'warehouseName' | 'quantity';

const costColumns = (texts: StockTexts, currency: string): readonly Column<StockRow>[] => [
  {
    title: texts.averageCost,
    isMinor: true,
    amountOf: ({ averageCost }) => (averageCost ? [averageCost, currency] : undefined),
  },
  { title: texts.value, place: 'end', amountOf: ({ value }) => [value ?? 0, currency] },
];

/** Costs are columns only for roles that may see them. */
function columnsOf(
  texts: StockTexts,
  formats: Formats,
  { currency, hasCosts }: { readonly currency: string; readonly hasCosts: boolean },
): readonly Column<StockRow>[] {
  const { number } = formats;
  return [
    {
      title: texts.product,
      sort: 'productName',
      place: 'lead',
      cell: ({ productName, productCode }) => <ProductCell name={productName} code={productCode} />,
    },
    {
      title: texts.warehouse,
      sort: 'warehouseName',
      place: 'below',
      cell: ({ warehouseName }) => warehouseName,
    },
    {
      title: texts.quantity,
      sort: 'quantity',
      isNumber: true,
      place: 'side',
      cell: ({ quantity, belowMinimum }) => (
        <LowMark isLow={belowMinimum} text={texts.low}>
          {number(quantity)}
        </LowMark>
      ),
    },
    {
      title: texts.reserved,
      isNumber: true,
      isMinor: true,
      cell: ({ reserved }) => number(reserved),
    },
    { title: texts.available, isNumber: true, cell: ({ available }) => number(available) },
    ...(hasCosts ? costColumns(texts, currency) : []),
  ];
}

function queryOf(list: ListState) {
  const level = list.filter('level');
  return {
    ...pageQuery<Sort>(list),
    ...filled({
      warehouseId: idIn(list, 'warehouse'),
      asOf: list.filter('asOf'),
      belowMinimum: level === 'low' ? true : undefined,
      onlyPositive: level === 'positive' ? true : undefined,
    }),
  };
}

/** The value of all rows that match, for roles that may see costs. */
function useSums(list: ListState, texts: StockTexts, hasCosts: boolean) {
  const result = useQuery({
    ...inventory.stock({ ...sumsQuery(queryOf(list)), fields: ['productId'] }),
    placeholderData: keepPreviousData,
    enabled: hasCosts,
  });
  return hasCosts ? { sums: erpSums(result, ({ value }) => [[texts.value, value]]) } : {};
}

function useFilters(texts: StockTexts): readonly Filter[] {
  const warehouses = useWarehouseChoices();
  return [
    {
      name: 'warehouse',
      label: texts.warehouse,
      all: texts.allWarehouses,
      choices: warehouses,
    },
    {
      name: 'level',
      label: texts.level,
      all: texts.anyLevel,
      choices: Object.entries(texts.levels),
    },
    { name: 'asOf', label: texts.asOf, type: 'date' },
  ];
}

function Actions(): ReactElement {
  const texts = useTexts(stockTexts);
  const { may } = useMe();
  return (
    <>
      <LinkButton href="/stock/card">{texts.card}</LinkButton>
      {may('inventory:adjust') && <LinkButton href="/stock/count">{texts.count}</LinkButton>}
      {may('inventory:transfer') && (
        <LinkButton kind="primary" icon="truck" href="/stock/transfer">
          {texts.transfer}
        </LinkButton>
      )}
    </>
  );
}

/** The stock of each product in each warehouse. */
export function Stock(): ReactElement {
  const texts = useTexts(stockTexts);
  const formats = useFormats();
  const { may } = useMe();
  const currency = useBaseCurrency();
  const list = useListState('productName');
  const hasCosts = may('inventory:cost');
  return (
    <Page title={texts.title} actions={<Actions />}>
      <List
        list={list}
        listed={useErpPage(inventory.stock(queryOf(list)))}
        {...useSums(list, texts, hasCosts)}
        caption={texts.title}
        columns={columnsOf(texts, formats, { currency, hasCosts })}
        keyOf={({ productId, warehouseId }) => `${productId} ${warehouseId}`}
        hrefOf={({ productId, warehouseId }) =>
          `/stock/card?product=${productId}&warehouse=${warehouseId}`
        }
        search={texts.search}
        filters={useFilters(texts)}
        exported={{
          name: 'stock',
          path: listPath('/api/inventory/stock', wholeQuery(queryOf(list))),
          load: (file) => erp.inventory.stock({ ...wholeQuery(queryOf(list)), ...file }),
        }}
        empty={{ title: texts.none, text: texts.noneText }}
      />
    </Page>
  );
}
