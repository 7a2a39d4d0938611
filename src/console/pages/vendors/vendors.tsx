import type { VendorListItem } from '@notaria/erp';
import { vendorsQueries } from '@notaria/erp/react-query';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { ReactElement } from 'react';
import { type ListState, pageQuery, useListState } from '../../data/list-state.js';
import { erpListed } from '../../data/queries/listed.js';
import { erp } from '../../session/clients.js';
import { useTexts } from '../../session/language/texts.js';
import { useMe } from '../../session/me.js';
import { Badge } from '../../ui/badge.js';
import { useCreateLink } from '../../ui/create.js';
import { Page } from '../../ui/frames/page.js';
import { List } from '../../ui/lists/list.js';
import type { Column } from '../../ui/lists/table.js';
import { type VendorTexts, vendorTexts } from './texts.js';

function columnsOf(texts: VendorTexts): readonly Column<VendorListItem>[] {
  return [
    {
      title: texts.vendor,
      sort: 'name',
      cell: ({ name, code, active }) => (
        <span className="stack">
          <span>
            {name} {!active && <Badge>{texts.isInactive}</Badge>}
          </span>
          <code>{code}</code>
        </span>
      ),
    },
    { title: texts.taxId, cell: ({ taxId }) => taxId },
    { title: texts.city, isMinor: true, cell: ({ city }) => city },
    { title: texts.phone, cell: ({ phone }) => phone },
    { title: texts.email, isMinor: true, cell: ({ email }) => email },
  ];
}

const shownOf: Readonly<Record<string, object>> = {
  inactive: { active: false },
  all: { includeInactive: true },
};

const useVendors = (list: ListState) =>
  useQuery({
    ...vendorsQueries(erp).list({
      ...pageQuery<'name'>(list),
      ...shownOf[list.filter('state') ?? ''],
    }),
    placeholderData: keepPreviousData,
  });

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
        filters={[
          {
            name: 'state',
            label: texts.state,
            all: texts.states.active,
            choices: [
              ['inactive', texts.states.inactive],
              ['all', texts.states.all],
            ],
          },
        ]}
        empty={{ title: texts.none, text: texts.noneText, action: create }}
      />
    </Page>
  );
}
