import type { VendorListItem } from '@notaria/erp';
import { vendorsQueries } from '@notaria/erp/react-query';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { ReactElement } from 'react';
import {
  type ListState,
  pageQuery,
  useListState,
  walkQuery,
  wholeQuery,
} from '../../data/list-state.js';
import { erpListed } from '../../data/queries/listed.js';
import { erp } from '../../session/clients.js';
import { useTexts } from '../../session/language/texts.js';
import { useMe } from '../../session/me.js';
import { useCreateLink } from '../../ui/create.js';
import { Page } from '../../ui/frames/page.js';
import { activeFilter, activeQuery, NameCell } from '../../ui/lists/active.js';
import { List } from '../../ui/lists/list.js';
import type { Column } from '../../ui/lists/table.js';
import { usePartyActions } from '../parties/party-actions.js';
import { type VendorTexts, vendorTexts } from './texts.js';

const vendors = vendorsQueries(erp);

function columnsOf(texts: VendorTexts): readonly Column<VendorListItem>[] {
  return [
    {
      title: texts.vendor,
      sort: 'name',
      cell: (row) => <NameCell row={row} inactive={texts.isInactive} />,
    },
    { title: texts.taxId, cell: ({ taxId }) => taxId && <span className="nowrap">{taxId}</span> },
    { title: texts.city, isMinor: true, cell: ({ city }) => city },
    { title: texts.phone, cell: ({ phone }) => phone && <span className="nowrap">{phone}</span> },
    { title: texts.email, isMinor: true, cell: ({ email }) => email },
  ];
}

const queryOf = (list: ListState) => ({ ...pageQuery<'name'>(list), ...activeQuery(list) });

const useVendors = (list: ListState) =>
  useQuery({ ...vendors.list(queryOf(list)), placeholderData: keepPreviousData });

export function Vendors(): ReactElement {
  const texts = useTexts(vendorTexts);
  const { may } = useMe();
  const list = useListState('name');
  const create = useCreateLink({
    label: texts.create,
    href: '/vendors/new',
    isOffered: may('vendors:write'),
  });
  return (
    <Page title={texts.title} actions={create}>
      <List
        list={list}
        listed={erpListed(useVendors(list))}
        caption={texts.title}
        columns={columnsOf(texts)}
        keyOf={({ id }) => id}
        hrefOf={({ id }) => `/vendors/${id}`}
        search={texts.search}
        filters={[activeFilter(texts)]}
        bulk={{
          ...usePartyActions({
            isOffered: may('vendors:write'),
            update: vendors.update(),
            stale: [vendors.key],
          }),
          loadPage: (cursor) => erp.vendors.list({ ...queryOf(list), ...walkQuery(cursor) }),
        }}
        exported={{
          name: 'vendors',
          load: (format) => erp.vendors.list({ ...wholeQuery(queryOf(list)), format }),
        }}
        empty={{ title: texts.none, text: texts.noneText, action: create }}
      />
    </Page>
  );
}
