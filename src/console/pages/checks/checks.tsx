import type { CheckItem, CheckStatus, Feature } from '@notaria/kyc';
import type { ReactElement } from 'react';
import { cursorQuery, filled, useListState, wholeQuery } from '../../data/list-state.js';
import { useKycPage } from '../../data/queries/listed.js';
import { useCheckQueries } from '../../data/queries/verification.js';
import { ListPage } from '../../records/list-page.js';
import { useFormats } from '../../session/language/formats.js';
import { useTexts } from '../../session/language/texts.js';
import { useKyc } from '../../session/language/use-preferences.js';
import { useMe } from '../../session/me.js';
import { LinkButton } from '../../ui/button.js';
import type { Filter } from '../../ui/lists/filter.js';
import type { Column } from '../../ui/lists/table.js';
import { Ago, StepBadge } from '../cases/marks.js';
import { caseWords } from '../cases/words.js';
import { newCheckTexts } from './new/texts.js';
import { checkTexts } from './texts.js';

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
  const { queries, keyed } = useCheckQueries();
  const list = useListState();
  const query = {
    ...cursorQuery(list),
    ...filled({
      status: list.filter<CheckStatus>('status'),
      type: list.filter<Feature>('type'),
      search: list.search,
    }),
  };
  return (
    <ListPage
      href="/checks"
      texts={{
        ...texts,
        create: actions.title,
        search: may('sessions:decide') ? texts.searchData : texts.search,
      }}
      createdBy={may('documents:check') ? 'documents:check' : 'biometrics:check'}
      links={
        may('biometrics:check') && <LinkButton href="/checks/faces">{actions.faces}</LinkButton>
      }
      list={list}
      listed={useKycPage(keyed(queries.list(query)), ({ checks }) => checks)}
      columns={useColumns()}
      filters={useFilters()}
      bulk={{ nameOf: ({ id }) => id, actions: [] }}
      exported={{
        name: 'checks',
        load: (file) => kyc.checks.list({ ...wholeQuery(query), ...file }),
      }}
    />
  );
}
