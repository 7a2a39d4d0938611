import type { OpportunityListItem, OpportunityStage } from '@notaria/erp';
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
import { useErpPage, useErpSums } from '../../../data/queries/listed.js';
import { ListPage } from '../../../records/list-page.js';
import { erp } from '../../../session/clients.js';
import { type Formats, useFormats } from '../../../session/language/formats.js';
import { useTexts } from '../../../session/language/texts.js';
import type { Filter } from '../../../ui/lists/filter.js';
import type { Column } from '../../../ui/lists/table.js';
import { StageBadge } from '../badges.js';
import { CrmPage } from '../crm-page.js';
import { ownerFilter, useOwnerQuery } from '../owner.js';
import { type CrmTexts, crmTexts } from '../texts.js';

const crm = crmQueries(erp);

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
  const list = useListState('-stageChangedAt');
  const query = {
    ...pageQuery<Sort>(list),
    ...filled({
      stage: list.filter<OpportunityStage>('stage'),
      open: list.filter('open') ? true : undefined,
      dateFrom: list.filter('from'),
      dateTo: list.filter('to'),
    }),
    ...useOwnerQuery(list),
  };
  return (
    <ListPage
      Frame={CrmPage}
      href="/crm/opportunities"
      texts={{
        title: texts.opportunities,
        search: texts.searchOpportunities,
        create: texts.newOpportunity,
        none: texts.noOpportunities,
        noneText: texts.noOpportunitiesText,
      }}
      createdBy="crm:write"
      list={list}
      listed={useErpPage(crm.opportunities(query))}
      sums={useErpSums(
        crm.opportunities(sumsQuery(query)),
        ({ expectedAmount, weightedAmount }) => [
          [texts.expectedAmount, expectedAmount],
          [texts.weightedAmount, weightedAmount],
        ],
      )}
      columns={columnsOf(texts, formats)}
      filters={filtersOf(texts)}
      bulk={{ nameOf: ({ title }) => title, actions: [] }}
      exported={{
        name: 'opportunities',
        path: listPath('/api/crm/opportunities', wholeQuery(query)),
        load: (file) => erp.crm.opportunities({ ...wholeQuery(query), ...file }),
      }}
    />
  );
}
