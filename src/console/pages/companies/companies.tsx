import type { CheckStatus, KybItem } from '@notaria/kyc';
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
import type { Choice } from '../../ui/forms/field.js';
import { Page } from '../../ui/frames/page.js';
import type { Filter } from '../../ui/lists/filter.js';
import { List } from '../../ui/lists/list.js';
import type { Column } from '../../ui/lists/table.js';
import { useCountries } from '../cases/countries.js';
import { Ago, StepBadge, useCountryName } from '../cases/marks.js';
import { caseWords } from '../cases/words.js';
import { useKybQueries } from './data.js';
import { companyTexts } from './texts.js';

function queryOf(list: ListState) {
  const status = list.filter('status') as CheckStatus | undefined;
  const country = list.filter('country');
  const { search } = list;
  return {
    ...cursorQuery(list),
    ...(status ? { status } : {}),
    ...(country ? { country } : {}),
    ...(search ? { search } : {}),
  };
}

function useChecks(list: ListState) {
  const { queries, keyed } = useKybQueries();
  const result = useQuery({
    ...keyed(queries.list(queryOf(list))),
    placeholderData: keepPreviousData,
  });
  return kycListed(result, ({ checks }) => checks);
}

function useColumns(): readonly Column<KybItem>[] {
  const texts = useTexts(companyTexts);
  const { number } = useFormats();
  const countryName = useCountryName();
  return [
    {
      title: texts.company,
      cell: ({ companyName, registrationNumber }) => (
        <span className="stack">
          <strong>{companyName}</strong>
          {registrationNumber && <code className="hint">{registrationNumber}</code>}
        </span>
      ),
    },
    { title: texts.status, cell: ({ status }) => <StepBadge status={status} /> },
    { title: texts.country, cell: ({ country }) => countryName(country) },
    {
      title: texts.score,
      isNumber: true,
      cell: ({ score }) => (score === null ? '—' : number(score)),
    },
    { title: texts.externalId, isMinor: true, cell: ({ externalId }) => externalId },
    { title: texts.created, cell: ({ createdAt }) => <Ago at={createdAt} /> },
  ];
}

function useFilters(): readonly Filter[] {
  const texts = useTexts(companyTexts);
  const { stepStatuses } = useTexts(caseWords);
  const countries = useCountries();
  const { pending: _pending, ...statuses } = stepStatuses;
  return [
    { name: 'status', label: texts.status, type: 'tabs', choices: Object.entries(statuses) },
    {
      name: 'country',
      label: texts.country,
      choices: countries.map(({ code, name }): Choice => [code, name]),
    },
  ];
}

/** The checks of companies. */
export function Companies(): ReactElement {
  const texts = useTexts(companyTexts);
  const { may } = useMe();
  const { kyc } = useKyc();
  const list = useListState();
  const create = useCreateLink({
    label: texts.create,
    href: '/companies/new',
    isOffered: may('kyb:check'),
  });
  return (
    <Page
      title={texts.title}
      actions={
        <>
          <LinkButton href="/registers">{texts.registersLink}</LinkButton>
          {create}
        </>
      }
    >
      <List<KybItem>
        list={list}
        listed={useChecks(list)}
        caption={texts.title}
        columns={useColumns()}
        keyOf={({ id }) => id}
        hrefOf={({ id }) => `/companies/${id}`}
        search={texts.search}
        filters={useFilters()}
        bulk={{ nameOf: ({ companyName }) => companyName, actions: [] }}
        exported={{
          name: 'companies',
          load: (format) => kyc.kyb.list({ ...wholeQuery(queryOf(list)), format }),
        }}
        empty={{ title: texts.none, text: texts.noneText, action: create }}
      />
    </Page>
  );
}
