import type { ProductListItem } from '@notaria/erp';
import { productsQueries } from '@notaria/erp/react-query';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { ReactElement } from 'react';
import {
  type ListState,
  pageQuery,
  useListState,
  walkQuery,
  wholeQuery,
} from '../../data/list-state.js';
import { useCategories } from '../../data/queries/company.js';
import { erpListed } from '../../data/queries/listed.js';
import { erp } from '../../session/clients.js';
import { type Formats, useFormats } from '../../session/language/formats.js';
import { useTexts } from '../../session/language/texts.js';
import { useMe } from '../../session/me.js';
import { useCreateLink } from '../../ui/create.js';
import { Page } from '../../ui/frames/page.js';
import { activeFilter, activeQuery, NameCell } from '../../ui/lists/active.js';
import type { Filter } from '../../ui/lists/filter.js';
import { List } from '../../ui/lists/list.js';
import { type ChangedRecord, useActiveActions } from '../../ui/lists/selection/active-actions.js';
import type { ListExport } from '../../ui/lists/settings/export-menu.js';
import type { Column } from '../../ui/lists/table.js';
import { WithImport } from '../import/with-import.js';
import { type ProductTexts, productTexts } from './texts.js';

const products = productsQueries(erp);

type Sort = 'name' | 'categoryName' | 'price' | 'stock';

function columnsOf(texts: ProductTexts, formats: Formats): readonly Column<ProductListItem>[] {
  return [
    {
      title: texts.product,
      sort: 'name',
      cell: (row) => <NameCell row={row} inactive={texts.isInactive} />,
    },
    { title: texts.category, sort: 'categoryName', cell: ({ categoryName }) => categoryName },
    {
      title: texts.price,
      sort: 'price',
      isNumber: true,
      cell: ({ price, currencyCode }) => `${currencyCode} ${formats.price(price)}`,
    },
    {
      title: texts.stock,
      sort: 'stock',
      isNumber: true,
      cell: ({ stock, trackStock, unit }) => (trackStock ? formats.quantity(stock, unit) : '—'),
    },
  ];
}

function queryOf(list: ListState) {
  const categoryId = Number(list.filter('category') ?? 0);
  return {
    ...pageQuery<Sort>(list),
    ...(categoryId > 0 ? { categoryId } : {}),
    ...(list.filter('stock') === 'low' ? { lowStock: true } : {}),
    ...activeQuery(list),
  };
}

const useProducts = (list: ListState) =>
  useQuery({ ...products.list(queryOf(list)), placeholderData: keepPreviousData });

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

/** Names the fields that the API requires, at the version that the list shows. */
function setActive(
  { id, version, ...row }: ProductListItem,
  active: boolean,
): Promise<ChangedRecord> {
  if (!active) return products.deactivate().mutationFn({ id });
  const body = { code: row.code, name: row.name, price: row.price, active };
  return products.update().mutationFn({ id, body, options: { ifMatch: version } });
}

const exportOf = (list: ListState): ListExport => ({
  name: 'products',
  load: (format) => erp.products.list({ ...wholeQuery(queryOf(list)), format }),
});

export function Products(): ReactElement {
  const texts = useTexts(productTexts);
  const formats = useFormats();
  const { may } = useMe();
  const list = useListState('name');
  const create = useCreateLink({
    label: texts.create,
    href: '/products/new',
    isOffered: may('products:write'),
  });
  const actions = (
    <WithImport href="/products/import" isOffered={may('products:write')}>
      {create}
    </WithImport>
  );
  return (
    <Page title={texts.title} actions={actions}>
      <List
        list={list}
        listed={erpListed(useProducts(list))}
        caption={texts.title}
        columns={columnsOf(texts, formats)}
        keyOf={({ id }) => id}
        hrefOf={({ id }) => `/products/${id}`}
        search={texts.search}
        filters={useFilters(texts)}
        bulk={{
          ...useActiveActions({
            isOffered: may('products:write'),
            setActive,
            stale: [products.key],
          }),
          loadPage: (cursor) => erp.products.list({ ...queryOf(list), ...walkQuery(cursor) }),
        }}
        exported={exportOf(list)}
        empty={{ title: texts.none, text: texts.noneText, action: actions }}
      />
    </Page>
  );
}
