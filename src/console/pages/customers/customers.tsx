import type { CustomerListItem } from '@notaria/erp';
import { customersQueries } from '@notaria/erp/react-query';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { ReactElement } from 'react';
import {
  type ListState,
  pageQuery,
  sumsQuery,
  useListState,
  walkQuery,
  wholeQuery,
} from '../../data/list-state.js';
import { useBaseCurrency } from '../../data/queries/company.js';
import { erpListed, erpSums } from '../../data/queries/listed.js';
import { erp } from '../../session/clients.js';
import { type Formats, useFormats } from '../../session/language/formats.js';
import { useTexts } from '../../session/language/texts.js';
import { useMe } from '../../session/me.js';
import { useCreateLink } from '../../ui/create.js';
import { Page } from '../../ui/frames/page.js';
import { activeFilter, activeQuery, NameCell } from '../../ui/lists/active.js';
import { List } from '../../ui/lists/list.js';
import type { ListExport } from '../../ui/lists/settings/export-menu.js';
import type { Column } from '../../ui/lists/table.js';
import { WithImport } from '../import/with-import.js';
import { usePartyActions } from '../parties/party-actions.js';
import { type CustomerTexts, customerTexts } from './texts.js';

const customers = customersQueries(erp);

function columnsOf(
  texts: CustomerTexts,
  formats: Formats,
  currency: string,
): readonly Column<CustomerListItem>[] {
  return [
    {
      title: texts.customer,
      sort: 'name',
      cell: (row) => <NameCell row={row} inactive={texts.isInactive} />,
    },
    { title: texts.taxId, cell: ({ taxId }) => taxId && <span className="nowrap">{taxId}</span> },
    { title: texts.city, isMinor: true, cell: ({ city }) => city },
    { title: texts.phone, cell: ({ phone }) => phone && <span className="nowrap">{phone}</span> },
    {
      title: texts.open,
      sort: 'openAmount',
      isNumber: true,
      cell: ({ openAmount }) => formats.money(openAmount, currency),
    },
  ];
}

const queryOf = (list: ListState) => ({
  ...pageQuery<'name' | 'openAmount'>(list),
  ...activeQuery(list),
});

const useCustomers = (list: ListState) =>
  useQuery({ ...customers.list(queryOf(list)), placeholderData: keepPreviousData });

const useSums = (list: ListState, texts: CustomerTexts) =>
  erpSums(
    useQuery({ ...customers.list(sumsQuery(queryOf(list))), placeholderData: keepPreviousData }),
    ({ openAmount }) => [[texts.open, openAmount]],
  );

const exportOf = (list: ListState): ListExport => ({
  name: 'customers',
  load: (format) => erp.customers.list({ ...wholeQuery(queryOf(list)), format }),
});

function useActions(texts: CustomerTexts): ReactElement {
  const { may } = useMe();
  const isOffered = may('customers:write');
  const create = useCreateLink({ label: texts.create, href: '/customers/new', isOffered });
  return (
    <WithImport href="/customers/import" isOffered={isOffered}>
      {create}
    </WithImport>
  );
}

export function Customers(): ReactElement {
  const texts = useTexts(customerTexts);
  const formats = useFormats();
  const { may } = useMe();
  const list = useListState('name');
  const actions = useActions(texts);
  return (
    <Page title={texts.title} actions={actions}>
      <List
        list={list}
        listed={erpListed(useCustomers(list))}
        sums={useSums(list, texts)}
        caption={texts.title}
        columns={columnsOf(texts, formats, useBaseCurrency())}
        keyOf={({ id }) => id}
        hrefOf={({ id }) => `/customers/${id}`}
        search={texts.search}
        filters={[activeFilter(texts)]}
        bulk={{
          ...usePartyActions({
            isOffered: may('customers:write'),
            update: customers.update(),
            stale: [customers.key],
          }),
          loadPage: (cursor) => erp.customers.list({ ...queryOf(list), ...walkQuery(cursor) }),
        }}
        exported={exportOf(list)}
        empty={{ title: texts.none, text: texts.noneText, action: actions }}
      />
    </Page>
  );
}
