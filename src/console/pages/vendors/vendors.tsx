import type { VendorListItem } from '@notaria/erp';
import { vendorsQueries } from '@notaria/erp/react-query';
import type { ReactElement } from 'react';
import {
  type ListState,
  listPath,
  pageQuery,
  useListState,
  walkQuery,
  wholeQuery,
} from '../../data/list-state.js';
import { useErpPage } from '../../data/queries/listed.js';
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
import { type VendorTexts, vendorTexts } from './texts.js';

const vendors = vendorsQueries(erp);

function columnsOf(texts: VendorTexts): readonly Column<VendorListItem>[] {
  return [
    {
      title: texts.vendor,
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
    { title: texts.email, isMinor: true, cell: ({ email }) => email },
  ];
}

const queryOf = (list: ListState) => ({ ...pageQuery<'name'>(list), ...activeQuery(list) });

export function Vendors(): ReactElement {
  const texts = useTexts(vendorTexts);
  const { may } = useMe();
  const list = useListState('name');
  const query = { ...queryOf(list), ...useCustomQuery('vendor', list) };
  const isOffered = may('vendors:write');
  return (
    <ListPage
      href="/vendors"
      texts={texts}
      createdBy="vendors:write"
      withCreate={(create) => (
        <WithImport href="/vendors/import" isOffered={isOffered}>
          {create}
        </WithImport>
      )}
      list={list}
      listed={useErpPage(vendors.list(query))}
      columns={[...columnsOf(texts), ...useCustomColumns<VendorListItem>('vendor')]}
      filters={[activeFilter(texts), ...useCustomFilters('vendor')]}
      bulk={{
        ...useActiveActions<VendorListItem>({
          isOffered,
          activation: partyActivation(vendors.update()),
          stale: [vendors.key],
        }),
        loadPage: (cursor) => erp.vendors.list({ ...query, ...walkQuery(cursor) }),
      }}
      exported={{
        name: 'vendors',
        path: listPath('/api/vendors', wholeQuery(query)),
        load: (file) => erp.vendors.list({ ...wholeQuery(query), ...file }),
      }}
    />
  );
}
