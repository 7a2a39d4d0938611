import type { CustomerListItem } from '@notaria/erp';
import { customersQueries } from '@notaria/erp/react-query';
import type { ReactElement } from 'react';
import {
  type ListState,
  listPath,
  pageQuery,
  sumsQuery,
  useListState,
  walkQuery,
  wholeQuery,
} from '../../data/list-state.js';
import { useBaseCurrency } from '../../data/queries/company.js';
import { useErpPage, useErpSums } from '../../data/queries/listed.js';
import { ListPage } from '../../records/list-page.js';
import { erp } from '../../session/clients.js';
import { useTexts } from '../../session/language/texts.js';
import { useMe } from '../../session/me.js';
import { activeFilter, activeQuery, NameCell } from '../../ui/lists/active.js';
import { useActiveActions } from '../../ui/lists/selection/active-actions.js';
import type { Column } from '../../ui/lists/table.js';
import {
  useCustomColumns,
  useCustomFilters,
  useCustomQuery,
} from '../custom-fields/use-custom-fields.js';
import { WithImport } from '../import/with-import.js';
import { partyActivation } from '../parties/party-actions.js';
import { type CustomerTexts, customerTexts } from './texts.js';

const customers = customersQueries(erp);

function columnsOf(texts: CustomerTexts, currency: string): readonly Column<CustomerListItem>[] {
  return [
    {
      title: texts.customer,
      sort: 'name',
      place: 'lead',
      cell: (row) => <NameCell row={row} inactive={texts.isInactive} />,
    },
    {
      title: texts.taxId,
      place: 'below',
      cell: ({ taxId }) => taxId && <span className="nowrap">{taxId}</span>,
    },
    { title: texts.city, isMinor: true, cell: ({ city }) => city },
    {
      title: texts.phone,
      place: 'end',
      cell: ({ phone }) => phone && <span className="nowrap">{phone}</span>,
    },
    {
      title: texts.open,
      sort: 'openAmount',
      place: 'side',
      amountOf: ({ openAmount }) => [openAmount, currency],
    },
  ];
}

const queryOf = (list: ListState) => ({
  ...pageQuery<'name' | 'openAmount'>(list),
  ...activeQuery(list),
});

export function Customers(): ReactElement {
  const texts = useTexts(customerTexts);
  const { may } = useMe();
  const list = useListState('name');
  const query = { ...queryOf(list), ...useCustomQuery('customer', list) };
  const isOffered = may('customers:write');
  return (
    <ListPage
      href="/customers"
      texts={texts}
      createdBy="customers:write"
      withCreate={(create) => (
        <WithImport href="/customers/import" isOffered={isOffered}>
          {create}
        </WithImport>
      )}
      list={list}
      listed={useErpPage(customers.list(query))}
      sums={useErpSums(customers.list(sumsQuery(query)), ({ openAmount }) => [
        [texts.open, openAmount],
      ])}
      columns={[
        ...columnsOf(texts, useBaseCurrency()),
        ...useCustomColumns<CustomerListItem>('customer'),
      ]}
      filters={[activeFilter(texts), ...useCustomFilters('customer')]}
      bulk={{
        ...useActiveActions<CustomerListItem>({
          isOffered,
          activation: partyActivation(customers.update()),
          stale: [customers.key],
        }),
        loadPage: (cursor) => erp.customers.list({ ...query, ...walkQuery(cursor) }),
      }}
      exported={{
        name: 'customers',
        path: listPath('/api/customers', wholeQuery(query)),
        load: (file) => erp.customers.list({ ...wholeQuery(query), ...file }),
      }}
    />
  );
}
