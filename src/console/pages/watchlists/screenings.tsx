import type { ScreeningStatus, ScreeningSummary } from '@notaria/kyc';
import type { ReactElement } from 'react';
import { cursorQuery, filled, useListState, wholeQuery } from '../../data/list-state.js';
import { useKycPage } from '../../data/queries/listed.js';
import { ListPage } from '../../records/list-page.js';
import { useFormats } from '../../session/language/formats.js';
import { useTexts } from '../../session/language/texts.js';
import { useKyc } from '../../session/language/use-preferences.js';
import { LinkButton } from '../../ui/button.js';
import type { Column } from '../../ui/lists/table.js';
import { useAmlQueries } from '../cases/data.js';
import { Ago, StepBadge } from '../cases/marks.js';
import { caseWords } from '../cases/words.js';
import { watchlistTexts } from './texts.js';

function ScreenLink(): ReactElement {
  const { screen } = useTexts(watchlistTexts);
  return (
    <LinkButton kind="primary" icon="search" href="/screening">
      {screen}
    </LinkButton>
  );
}

function useColumns(): readonly Column<ScreeningSummary>[] {
  const texts = useTexts(watchlistTexts);
  const { number } = useFormats();
  return [
    { title: texts.name, cell: ({ fullName }) => fullName },
    { title: texts.status, cell: ({ status }) => <StepBadge status={status} /> },
    { title: texts.result, isNumber: true, cell: ({ hitCount }) => number(hitCount) },
    { title: texts.score, isNumber: true, cell: ({ score }) => number(score) },
    { title: texts.priority, isNumber: true, cell: ({ priority }) => number(priority) },
    { title: texts.reference, isMinor: true, cell: ({ externalId }) => externalId },
    { title: texts.screened, cell: ({ screenedAt }) => <Ago at={screenedAt} /> },
  ];
}

/** Names that were compared with the watchlists. */
export function Screenings(): ReactElement {
  const texts = useTexts(watchlistTexts);
  const { stepStatuses } = useTexts(caseWords);
  const { kyc } = useKyc();
  const { queries, keyed } = useAmlQueries();
  const list = useListState();
  const match = list.filter('match');
  const query = {
    ...cursorQuery(list),
    ...filled({
      status: list.filter<ScreeningStatus>('status'),
      match: match ? match === 'yes' : undefined,
      search: list.search,
      sort: list.filter('order') === '-priority' ? ('-priority' as const) : undefined,
    }),
  };
  const { pending: _pending, ...statuses } = stepStatuses;
  return (
    <ListPage
      href="/screening"
      back={{ href: '/watchlists', title: texts.title }}
      texts={{
        title: texts.screenings,
        search: texts.search,
        none: texts.noScreenings,
        noneText: texts.noScreeningsText,
      }}
      create={<ScreenLink />}
      list={list}
      listed={useKycPage(keyed(queries.list(query)), ({ screenings }) => screenings)}
      hrefOf={({ id }) => `/screening?id=${id}`}
      columns={useColumns()}
      filters={[
        { name: 'status', label: texts.status, type: 'tabs', choices: Object.entries(statuses) },
        { name: 'match', label: texts.result, choices: Object.entries(texts.matches) },
        { name: 'order', label: texts.order, choices: Object.entries(texts.orders) },
      ]}
      bulk={{ nameOf: ({ fullName }) => fullName, actions: [] }}
      exported={{
        name: 'screenings',
        load: (file) => kyc.aml.list({ ...wholeQuery(query), ...file }),
      }}
    />
  );
}
