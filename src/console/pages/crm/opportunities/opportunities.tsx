import type { OpportunityListItem, OpportunityStage } from '@notaria/erp';
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
import { erpListed, erpSums } from '../../../data/queries/listed.js';
import { erp } from '../../../session/clients.js';
import { type Formats, useFormats } from '../../../session/language/formats.js';
import { useTexts } from '../../../session/language/texts.js';
import { useMe } from '../../../session/me.js';
import { useCreateLink } from '../../../ui/create.js';
import type { Filter } from '../../../ui/lists/filter.js';
import { List } from '../../../ui/lists/list.js';
import type { Column } from '../../../ui/lists/table.js';
import { CrmPage } from '../crm-page.js';
import { ownerFilter, useOwnerQuery } from '../owner.js';
import { type CrmTexts, crmTexts } from '../texts.js';
import { StageBadge } from './stage-badge.js';

type Sort = 'title' | 'expectedAmount' | 'expectedCloseDate' | 'stageChangedAt';

const columnsOf = (
  texts: CrmTexts,
  { day, money, percent }: Formats,
): readonly Column<OpportunityListItem>[] => [
  {
    title: texts.title,
    sort: 'title',
    cell: ({ title, partyName }) => (
      <span className="stack">
        {title}
        {partyName !== null && <span className="hint">{partyName}</span>}
      </span>
    ),
  },
  { title: texts.stage, cell: ({ stage }) => <StageBadge stage={stage} /> },
  {
    title: texts.probability,
    isNumber: true,
    isMinor: true,
    cell: ({ probability }) => percent(probability / 100),
  },
  {
    title: texts.expectedAmount,
    sort: 'expectedAmount',
    isNumber: true,
    cell: ({ expectedAmount, currencyCode }) =>
      expectedAmount === null ? '—' : money(expectedAmount, currencyCode),
  },
  {
    title: texts.expectedClose,
    sort: 'expectedCloseDate',
    cell: ({ expectedCloseDate }) => (expectedCloseDate === null ? '—' : day(expectedCloseDate)),
  },
];

function useOpportunitiesQuery(list: ListState) {
  const stage = list.filter('stage') as OpportunityStage | undefined;
  const dateFrom = list.filter('from');
  const dateTo = list.filter('to');
  const owner = useOwnerQuery(list);
  return {
    ...pageQuery<Sort>(list),
    ...(stage ? { stage } : {}),
    ...(list.filter('open') ? { open: true } : {}),
    ...(dateFrom ? { dateFrom } : {}),
    ...(dateTo ? { dateTo } : {}),
    ...owner,
  };
}

const useSums = (query: ReturnType<typeof useOpportunitiesQuery>, texts: CrmTexts) =>
  erpSums(
    useQuery({
      ...crmQueries(erp).opportunities(sumsQuery(query)),
      placeholderData: keepPreviousData,
    }),
    ({ expectedAmount, weightedAmount }) => [
      [texts.expectedAmount, expectedAmount],
      [texts.weightedAmount, weightedAmount],
    ],
  );

const filtersOf = (texts: CrmTexts): readonly Filter[] => [
  {
    name: 'stage',
    label: texts.stage,
    type: 'tabs',
    choices: Object.entries(texts.stages),
  },
  { name: 'open', label: texts.state, all: texts.any, choices: [['yes', texts.openOnly]] },
  ownerFilter(texts),
  { name: 'from', label: texts.closeFrom, type: 'date' },
  { name: 'to', label: texts.closeTo, type: 'date' },
];

export function Opportunities(): ReactElement {
  const texts = useTexts(crmTexts);
  const formats = useFormats();
  const { may } = useMe();
  const list = useListState('-stageChangedAt');
  const query = useOpportunitiesQuery(list);
  const result = useQuery({
    ...crmQueries(erp).opportunities(query),
    placeholderData: keepPreviousData,
  });
  const create = useCreateLink({
    label: texts.newOpportunity,
    href: '/crm/opportunities/new',
    isOffered: may('crm:write'),
  });
  return (
    <CrmPage title={texts.opportunities} actions={create}>
      <List
        list={list}
        listed={erpListed(result)}
        sums={useSums(query, texts)}
        caption={texts.opportunities}
        columns={columnsOf(texts, formats)}
        keyOf={({ id }) => id}
        hrefOf={({ id }) => `/crm/opportunities/${id}`}
        search={texts.searchOpportunities}
        filters={filtersOf(texts)}
        bulk={{ nameOf: ({ title }) => title, actions: [] }}
        exported={{
          name: 'opportunities',
          load: (format) => erp.crm.opportunities({ ...wholeQuery(query), format }),
        }}
        empty={{ title: texts.noOpportunities, text: texts.noOpportunitiesText, action: create }}
      />
    </CrmPage>
  );
}
