import type { LeadListItem, LeadSource, LeadStatus } from '@notaria/erp';
import { crmQueries } from '@notaria/erp/react-query';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { ReactElement } from 'react';
import {
  type ListState,
  pageQuery,
  sumsQuery,
  useListState,
  wholeQuery,
} from '../../../data/list-state.js';
import { useBaseCurrency } from '../../../data/queries/company.js';
import { erpListed, erpSums } from '../../../data/queries/listed.js';
import { erp } from '../../../session/clients.js';
import { useFormats } from '../../../session/language/formats.js';
import { useTexts } from '../../../session/language/texts.js';
import { useMe } from '../../../session/me.js';
import { useCreateLink } from '../../../ui/create.js';
import type { Filter } from '../../../ui/lists/filter.js';
import { List } from '../../../ui/lists/list.js';
import type { Column } from '../../../ui/lists/table.js';
import { CrmPage } from '../crm-page.js';
import { ownerFilter, useOwnerQuery } from '../owner.js';
import { type CrmTexts, crmTexts } from '../texts.js';
import { LeadBadge } from './lead-badge.js';

type Sort = 'name' | 'estimatedAmount' | 'createdAt' | 'status';

function useColumns(): readonly Column<LeadListItem>[] {
  const texts = useTexts(crmTexts);
  const { day, money } = useFormats();
  const base = useBaseCurrency();
  return [
    {
      title: texts.name,
      sort: 'name',
      cell: ({ name, companyName }) => (
        <span className="stack">
          <span>{name}</span>
          {companyName && <span className="hint">{companyName}</span>}
        </span>
      ),
    },
    { title: texts.status, sort: 'status', cell: ({ status }) => <LeadBadge status={status} /> },
    { title: texts.email, isMinor: true, cell: ({ email }) => email },
    { title: texts.phone, cell: ({ phone }) => phone && <span className="nowrap">{phone}</span> },
    {
      title: texts.estimatedAmount,
      sort: 'estimatedAmount',
      isNumber: true,
      cell: ({ estimatedAmount }) =>
        estimatedAmount === null ? '—' : money(estimatedAmount, base),
    },
    {
      title: texts.changedAt,
      sort: 'createdAt',
      isMinor: true,
      cell: ({ createdAt }) => day(createdAt),
    },
  ];
}

function useLeadsQuery(list: ListState) {
  const status = list.filter('status') as LeadStatus | undefined;
  const source = list.filter('source') as LeadSource | undefined;
  const owner = useOwnerQuery(list);
  return {
    ...pageQuery<Sort>(list),
    ...(status ? { status } : {}),
    ...(source ? { source } : {}),
    ...owner,
  };
}

const useSums = (query: ReturnType<typeof useLeadsQuery>, texts: CrmTexts) =>
  erpSums(
    useQuery({ ...crmQueries(erp).leads(sumsQuery(query)), placeholderData: keepPreviousData }),
    ({ estimatedAmount }) => [[texts.estimatedAmount, estimatedAmount]],
  );

const filtersOf = (texts: CrmTexts): readonly Filter[] => [
  {
    name: 'status',
    label: texts.status,
    type: 'tabs',
    choices: Object.entries(texts.statuses),
  },
  { name: 'source', label: texts.source, choices: Object.entries(texts.sources) },
  ownerFilter(texts),
];

export function Leads(): ReactElement {
  const texts = useTexts(crmTexts);
  const { may } = useMe();
  const list = useListState('-createdAt');
  const query = useLeadsQuery(list);
  const result = useQuery({
    ...crmQueries(erp).leads(query),
    placeholderData: keepPreviousData,
  });
  const create = useCreateLink({
    label: texts.newLead,
    href: '/crm/leads/new',
    isOffered: may('crm:write'),
  });
  return (
    <CrmPage title={texts.leads} actions={create}>
      <List
        list={list}
        listed={erpListed(result)}
        sums={useSums(query, texts)}
        caption={texts.leads}
        columns={useColumns()}
        keyOf={({ id }) => id}
        hrefOf={({ id }) => `/crm/leads/${id}`}
        search={texts.searchLeads}
        filters={filtersOf(texts)}
        bulk={{ nameOf: ({ name }) => name, actions: [] }}
        exported={{
          name: 'leads',
          load: (format) => erp.crm.leads({ ...wholeQuery(query), format }),
        }}
        empty={{ title: texts.noLeads, text: texts.noLeadsText, action: create }}
      />
    </CrmPage>
  );
}
