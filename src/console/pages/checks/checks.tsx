import type { CheckItem, CheckStatus, Feature } from '@notaria/kyc';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { ReactElement } from 'react';
import { cursorQuery, type ListState, useListState, wholeQuery } from '../../data/list-state.js';
import { kycListed } from '../../data/queries/listed.js';
import { useFormats } from '../../session/language/formats.js';
import { useTexts } from '../../session/language/texts.js';
import { useKyc } from '../../session/language/use-preferences.js';
import { useMe } from '../../session/me.js';
import { LinkButton } from '../../ui/button.js';
import { useCreateLink } from '../../ui/create.js';
import { Page } from '../../ui/frames/page.js';
import type { Filter } from '../../ui/lists/filter.js';
import { List } from '../../ui/lists/list.js';
import type { Column } from '../../ui/lists/table.js';
import { Ago, StepBadge } from '../cases/marks.js';
import { caseWords } from '../cases/words.js';
import { useCheckQueries } from './data.js';
import { newCheckTexts } from './new/texts.js';
import { checkTexts } from './texts.js';

function queryOf(list: ListState) {
  const status = list.filter('status') as CheckStatus | undefined;
  const type = list.filter('type') as Feature | undefined;
  return {
    ...cursorQuery(list),
    ...(status ? { status } : {}),
    ...(type ? { type } : {}),
    ...(list.search ? { search: list.search } : {}),
  };
}

function useChecks(list: ListState) {
  const { queries, keyed } = useCheckQueries();
  const result = useQuery({
    ...keyed(queries.list(queryOf(list))),
    placeholderData: keepPreviousData,
  });
  return kycListed(result, ({ checks }) => checks);
}

function useColumns(): readonly Column<CheckItem>[] {
  const texts = useTexts(checkTexts);
  const { features } = useTexts(caseWords);
  const { number } = useFormats();
  return [
    { title: texts.type, cell: ({ type }) => features[type] },
    { title: texts.status, cell: ({ status }) => <StepBadge status={status} /> },
    {
      title: texts.score,
      isNumber: true,
      cell: ({ score }) => (score === null ? '—' : number(score)),
    },
    { title: texts.created, cell: ({ createdAt }) => <Ago at={createdAt} /> },
  ];
}

function useFilters(): readonly Filter[] {
  const texts = useTexts(checkTexts);
  const { features, stepStatuses } = useTexts(caseWords);
  const { pending: _pending, ...statuses } = stepStatuses;
  return [
    { name: 'type', label: texts.type, choices: Object.entries(features) },
    { name: 'status', label: texts.status, type: 'tabs', choices: Object.entries(statuses) },
  ];
}

/** Checks outside a session. */
export function Checks(): ReactElement {
  const texts = useTexts(checkTexts);
  const actions = useTexts(newCheckTexts);
  const { may } = useMe();
  const { kyc } = useKyc();
  const list = useListState();
  const create = useCreateLink({
    label: actions.title,
    href: '/checks/new',
    isOffered: may('documents:check') || may('biometrics:check'),
  });
  return (
    <Page
      title={texts.title}
      actions={
        <>
          {may('biometrics:check') && <LinkButton href="/checks/faces">{actions.faces}</LinkButton>}
          {create}
        </>
      }
    >
      <List<CheckItem>
        list={list}
        listed={useChecks(list)}
        caption={texts.title}
        keyOf={({ id }) => id}
        hrefOf={({ id }) => `/checks/${id}`}
        columns={useColumns()}
        search={may('sessions:decide') ? texts.searchData : texts.search}
        filters={useFilters()}
        bulk={{ nameOf: ({ id }) => id, actions: [] }}
        exported={{
          name: 'checks',
          load: (format) => kyc.checks.list({ ...wholeQuery(queryOf(list)), format }),
        }}
        empty={{ title: texts.none, text: texts.noneText, action: create }}
      />
    </Page>
  );
}
