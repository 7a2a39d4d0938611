import type { ProductListItem } from '@notaria/erp';
import { productsQueries } from '@notaria/erp/react-query';
import type { ReactElement } from 'react';
import {
  filled,
  idIn,
  type ListState,
  listPath,
  pageQuery,
  useListState,
  walkQuery,
  wholeQuery,
} from '../../data/list-state.js';
import { useCategories } from '../../data/queries/company.js';
import { useErpPage } from '../../data/queries/listed.js';
import { ListPage } from '../../records/list-page.js';
import { erp } from '../../session/clients.js';
import { type Formats, useFormats } from '../../session/language/formats.js';
import { useTexts } from '../../session/language/texts.js';
import { useMe } from '../../session/me.js';
import { activeFilter, activeQuery, NameCell } from '../../ui/lists/active.js';
import type { Filter } from '../../ui/lists/filter.js';
import { LowMark } from '../../ui/lists/rows/low-mark.js';
import { useActiveActions } from '../../ui/lists/selection/active-actions.js';
import type { Column } from '../../ui/lists/table.js';
import {
  useCustomColumns,
  useCustomFilters,
  useCustomQuery,
} from '../custom-fields/use-custom-fields.js';
import { WithImport } from '../import/with-import.js';
import { productActivation } from './activation.js';
import { type ProductTexts, productTexts } from './texts.js';

const products = productsQueries(erp);

type Sort = 'name' | 'categoryName' | 'price' | 'stock';

function columnsOf(texts: ProductTexts, formats: Formats): readonly Column<ProductListItem>[] {
  return [
    {
      title: texts.product,
      sort: 'name',
      place: 'lead',
      cell: (row) => <NameCell row={row} inactive={texts.isInactive} />,
    },
    {
      title: texts.category,
      sort: 'categoryName',
      place: 'below',
      cell: ({ categoryName }) => categoryName,
    },
    {
      title: texts.price,
      sort: 'price',
      place: 'side',
      amountOf: ({ price, currencyCode }) => [price, currencyCode],
    },
    {
      title: texts.stock,
      sort: 'stock',
      isNumber: true,
      place: 'end',
      cell: ({ stock, trackStock, unit, lowStock }) => (
        <LowMark isLow={lowStock} text={texts.low}>
          {trackStock ? formats.quantity(stock, unit) : '—'}
        </LowMark>
      ),
    },
  ];
}

const queryOf = (list: ListState) => ({
  ...pageQuery<Sort>(list),
  ...filled({
    categoryId: idIn(list, 'category'),
    lowStock: list.filter('stock') === 'low' ? true : undefined,
  }),
  ...activeQuery(list),
});

function useFilters(texts: ProductTexts): readonly Filter[] {
  const categories = useCategories();
  return [
    {
      name: 'category',
      label: texts.category,
      choices: categories.map(({ id, name }) => [String(id), name]),
    },
    {
      name: 'stock',
      label: texts.stock,
      all: texts.anyStock,
      choices: [['low', texts.low]],
    },
    activeFilter(texts),
  ];
}

export function Products(): ReactElement {
  const texts = useTexts(productTexts);
  const formats = useFormats();
  const { may } = useMe();
  const list = useListState('name');
  const query = { ...queryOf(list), ...useCustomQuery('product', list) };
  const isOffered = may('products:write');
  return (
    <ListPage
      href="/products"
      texts={texts}
      createdBy="products:write"
      withCreate={(create) => (
        <WithImport href="/products/import" isOffered={isOffered}>
          {create}
        </WithImport>
      )}
      list={list}
      listed={useErpPage(products.list(query))}
      columns={[...columnsOf(texts, formats), ...useCustomColumns<ProductListItem>('product')]}
      filters={[...useFilters(texts), ...useCustomFilters('product')]}
      bulk={{
        ...useActiveActions<ProductListItem>({
          isOffered,
          activation: productActivation,
          stale: [products.key],
        }),
        loadPage: (cursor) => erp.products.list({ ...query, ...walkQuery(cursor) }),
      }}
      exported={{
        name: 'products',
        path: listPath('/api/products', wholeQuery(query)),
        load: (file) => erp.products.list({ ...wholeQuery(query), ...file }),
      }}
    />
  );
}
