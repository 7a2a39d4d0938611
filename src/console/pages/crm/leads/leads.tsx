import type { LeadListItem, LeadSource, LeadStatus } from '@notaria/erp';
import { crmQueries } from '@notaria/erp/react-query';
import type { ReactElement } from 'react';
import {
  filled,
  listPath,
  pageQuery,
  sumsQuery,
  useListState,
  wholeQuery,
} from '../../../data/list-state.js';
import { useBaseCurrency } from '../../../data/queries/company.js';
import { useErpPage, useErpSums } from '../../../data/queries/listed.js';
import { ListPage } from '../../../records/list-page.js';
import { erp } from '../../../session/clients.js';
import { useFormats } from '../../../session/language/formats.js';
import { useTexts } from '../../../session/language/texts.js';
import type { Filter } from '../../../ui/lists/filter.js';
import type { Column } from '../../../ui/lists/table.js';
import { LeadBadge } from '../badges.js';
import { CrmPage } from '../crm-page.js';
import { ownerFilter, useOwnerQuery } from '../owner.js';
import { type CrmTexts, crmTexts } from '../texts.js';

const crm = crmQueries(erp);

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
  const list = useListState('-createdAt');
  const query = {
    ...pageQuery<Sort>(list),
    ...filled({
      status: list.filter<LeadStatus>('status'),
      source: list.filter<LeadSource>('source'),
    }),
    ...useOwnerQuery(list),
  };
  return (
    <ListPage
      Frame={CrmPage}
      href="/crm/leads"
      texts={{
        title: texts.leads,
        search: texts.searchLeads,
        create: texts.newLead,
        none: texts.noLeads,
        noneText: texts.noLeadsText,
      }}
      createdBy="crm:write"
      list={list}
      listed={useErpPage(crm.leads(query))}
      sums={useErpSums(crm.leads(sumsQuery(query)), ({ estimatedAmount }) => [
        [texts.estimatedAmount, estimatedAmount],
      ])}
      columns={useColumns()}
      filters={filtersOf(texts)}
      bulk={{ nameOf: ({ name }) => name, actions: [] }}
      exported={{
        name: 'leads',
        path: listPath('/api/crm/leads', wholeQuery(query)),
        load: (file) => erp.crm.leads({ ...wholeQuery(query), ...file }),
      }}
    />
  );
}
