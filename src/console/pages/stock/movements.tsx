import type { Movement } from '@notaria/erp';
import { productsQueries } from '@notaria/erp/react-query';
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
import type { Column } from '../../ui/lists/table.js';
import { OfRecord } from '../documents/parties/of-record.js';
import { ProductCell } from '../documents/product-cell.js';
import { documentTexts } from '../documents/texts.js';
import { type ProductTexts, productTexts } from '../products/texts.js';
import { stockDocumentTexts } from './documents/texts.js';
import { inventory } from './queries.js';
import { type StockTexts, stockTexts } from './texts.js';

const costColumns = (texts: StockTexts, currency: string): readonly Column<Movement>[] => [
  {
    title: texts.unitCost,
    isMinor: true,
    amountOf: ({ unitCost }) => (unitCost === undefined ? undefined : [unitCost, currency]),
  },
  { title: texts.value, amountOf: ({ value }) => [value ?? 0, currency] },
];

interface ColumnOptions {
  readonly currency: string;
  readonly hasCosts: boolean;
  readonly documents: ProductTexts['documents'];
}

function columnsOf(
  texts: StockTexts,
  formats: Formats,
  { currency, hasCosts, documents }: ColumnOptions,
): readonly Column<Movement>[] {
  const { day, number } = formats;
  return [
    { title: texts.date, sort: 'date', cell: ({ date }) => day(date) },
    {
      title: texts.document,
      cell: ({ documentNumber, documentType }) => (
        <span className="stack">
          <span className="nowrap">{documentNumber}</span>
          <span className="hint">{documents[documentType] ?? documentType}</span>
        </span>
      ),
    },
    {
      title: texts.product,
      cell: ({ productName, productCode }) => <ProductCell name={productName} code={productCode} />,
    },
    { title: texts.warehouse, isMinor: true, cell: ({ warehouseName }) => warehouseName },
    {
      title: texts.quantity,
      isNumber: true,
      cell: ({ quantity }) => (quantity > 0 ? `+${number(quantity)}` : number(quantity)),
    },
    {
      title: texts.after,
      isNumber: true,
      cell: ({ quantityAfter }) => number(quantityAfter),
    },
    ...(hasCosts ? costColumns(texts, currency) : []),
  ];
}

/** The page of each kind of document, and the permission to read it. Reversals belong to their documents. */
const documentPages: Readonly<Record<string, readonly [href: string, permission: string]>> = {
  adjustment: ['/stock/adjustments', 'inventory:read'],
  transfer: ['/stock/transfers', 'inventory:read'],
  invoice: ['/invoices', 'invoices:read'],
  credit_note: ['/credit-notes', 'invoices:read'],
  reception: ['/purchases/receptions', 'purchase-orders:read'],
};

function hrefOf(
  { documentType, documentId }: Movement,
  may: (permission: string) => boolean,
): string | undefined {
  const [href, permission = ''] =
    documentPages[documentType.replace(/_(reversal|void)$/, '')] ?? [];
  return href !== undefined && may(permission) ? `${href}/${documentId}` : undefined;
}

function Actions(): ReactElement {
  const { adjustments, transfers } = useTexts(stockDocumentTexts);
  return (
    <>
      <LinkButton href="/stock/adjustments">{adjustments}</LinkButton>
      <LinkButton href="/stock/transfers">{transfers}</LinkButton>
    </>
  );
}

const queryOf = (list: ListState) => ({
  ...pageQuery<'date'>(list),
  ...filled({
    productId: idIn(list, 'product'),
    warehouseId: idIn(list, 'warehouse'),
    documentType: list.filter('type'),
    dateFrom: list.filter('from'),
    dateTo: list.filter('to'),
  }),
});

/** The value of all rows that match, for roles that may see costs. */
function useSums(list: ListState, texts: StockTexts, hasCosts: boolean) {
  const result = useQuery({
    ...inventory.movements(sumsQuery(queryOf(list))),
    placeholderData: keepPreviousData,
    enabled: hasCosts,
  });
  return hasCosts ? { sums: erpSums(result, ({ value }) => [[texts.value, value]]) } : {};
}

function useFilters(texts: StockTexts, documents: ProductTexts['documents']): readonly Filter[] {
  const labels = useTexts(documentTexts);
  const warehouses = useWarehouseChoices();
  return [
    {
      name: 'warehouse',
      label: texts.warehouse,
      all: texts.allWarehouses,
      choices: warehouses,
    },
    { name: 'type', label: texts.type, choices: Object.entries(documents) },
    { name: 'from', label: labels.from, type: 'date' },
    { name: 'to', label: labels.to, type: 'date' },
  ];
}

/** The stock card: each movement with the quantity after it. */
export function Movements(): ReactElement {
  const texts = useTexts(stockTexts);
  const { documents } = useTexts(productTexts);
  const formats = useFormats();
  const { may } = useMe();
  const currency = useBaseCurrency();
  const list = useListState();
  const hasCosts = may('inventory:cost');
  const shown = { currency, hasCosts, documents };
  return (
    <Page
      title={texts.cardTitle}
      back={{ href: '/stock', title: texts.title }}
      actions={<Actions />}
    >
      <List
        list={list}
        listed={useErpPage(inventory.movements(queryOf(list)))}
        {...useSums(list, texts, hasCosts)}
        caption={texts.cardTitle}
        columns={columnsOf(texts, formats, shown)}
        keyOf={({ id }) => id}
        hrefOf={(movement) => hrefOf(movement, may)}
        search={texts.searchCard}
        filters={useFilters(texts, documents)}
        tools={
          <OfRecord
            list={list}
            filter="product"
            label={texts.product}
            get={productsQueries(erp).get}
            permission="products:read"
          />
        }
        exported={{
          name: 'stock-movements',
          path: listPath('/api/inventory/movements', wholeQuery(queryOf(list))),
          load: (file) => erp.inventory.movements({ ...wholeQuery(queryOf(list)), ...file }),
        }}
        empty={{ title: texts.noMovements, text: texts.noMovementsText }}
      />
    </Page>
  );
}
