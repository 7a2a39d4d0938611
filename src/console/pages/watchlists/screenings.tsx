import type { ScreeningStatus, ScreeningSummary } from '@notaria/kyc';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { ReactElement } from 'react';
import { cursorQuery, type ListState, useListState, wholeQuery } from '../../data/list-state.js';
import { kycListed } from '../../data/queries/listed.js';
import { useFormats } from '../../session/language/formats.js';
import { useTexts } from '../../session/language/texts.js';
import { useKyc } from '../../session/language/use-preferences.js';
import { LinkButton } from '../../ui/button.js';
import { Page } from '../../ui/frames/page.js';
import { List } from '../../ui/lists/list.js';
import type { Column } from '../../ui/lists/table.js';
import { useAmlQueries } from '../cases/data.js';
import { Ago, StepBadge } from '../cases/marks.js';
import { caseWords } from '../cases/words.js';
import { watchlistTexts } from './texts.js';

function queryOf(list: ListState) {
  const status = list.filter('status') as ScreeningStatus | undefined;
  const { search } = list;
  return {
    ...cursorQuery(list),
    ...(status ? { status } : {}),
    ...(list.filter('match') ? { match: list.filter('match') === 'yes' } : {}),
    ...(search ? { search } : {}),
    ...(list.filter('order') === '-priority' ? { sort: '-priority' as const } : {}),
  };
}

function useScreenings(list: ListState) {
  const { queries, keyed } = useAmlQueries();
  const result = useQuery({
    ...keyed(queries.list(queryOf(list))),
    placeholderData: keepPreviousData,
  });
  return kycListed(result, ({ screenings }) => screenings);
}

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
  const list = useListState();
  const { pending: _pending, ...statuses } = stepStatuses;
  const screen = <ScreenLink />;
  return (
    <Page
      title={texts.screenings}
      back={{ href: '/watchlists', title: texts.title }}
      actions={screen}
    >
      <List<ScreeningSummary>
        list={list}
        listed={useScreenings(list)}
        caption={texts.screenings}
        keyOf={({ id }) => id}
        hrefOf={({ id }) => `/screening?id=${id}`}
        columns={useColumns()}
        search={texts.search}
        filters={[
          { name: 'status', label: texts.status, type: 'tabs', choices: Object.entries(statuses) },
          { name: 'match', label: texts.result, choices: Object.entries(texts.matches) },
          { name: 'order', label: texts.order, choices: Object.entries(texts.orders) },
        ]}
        bulk={{ nameOf: ({ fullName }) => fullName, actions: [] }}
        exported={{
          name: 'screenings',
          load: (format) => kyc.aml.list({ ...wholeQuery(queryOf(list)), format }),
        }}
        empty={{ title: texts.noScreenings, text: texts.noScreeningsText, action: screen }}
      />
    </Page>
  );
}
