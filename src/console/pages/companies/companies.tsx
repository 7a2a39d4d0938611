import type { CheckStatus, KybItem } from '@notaria/kyc';
import type { ReactElement } from 'react';
import { cursorQuery, filled, useListState, wholeQuery } from '../../data/list-state.js';
import { useKycPage } from '../../data/queries/listed.js';
import { useKybQueries } from '../../data/queries/verification.js';
import { ListPage } from '../../records/list-page.js';
import { useFormats } from '../../session/language/formats.js';
import { useTexts } from '../../session/language/texts.js';
import { useKyc } from '../../session/language/use-preferences.js';
import { LinkButton } from '../../ui/button.js';
import type { Choice } from '../../ui/forms/field.js';
import type { Filter } from '../../ui/lists/filter.js';
import type { Column } from '../../ui/lists/table.js';
import { useCountries } from '../cases/countries.js';
import { Ago, StepBadge, useCountryName } from '../cases/marks.js';
import { caseWords } from '../cases/words.js';
import { companyTexts } from './texts.js';

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
  const { kyc } = useKyc();
  const { queries, keyed } = useKybQueries();
  const list = useListState();
  const query = {
    ...cursorQuery(list),
    ...filled({
      status: list.filter<CheckStatus>('status'),
      country: list.filter('country'),
      search: list.search,
    }),
  };
  return (
    <ListPage
      href="/companies"
      texts={texts}
      createdBy="kyb:check"
      links={<LinkButton href="/registers">{texts.registersLink}</LinkButton>}
      list={list}
      listed={useKycPage(keyed(queries.list(query)), ({ checks }) => checks)}
      columns={useColumns()}
      filters={useFilters()}
      bulk={{ nameOf: ({ companyName }) => companyName, actions: [] }}
      exported={{
        name: 'companies',
        load: (file) => kyc.kyb.list({ ...wholeQuery(query), ...file }),
      }}
    />
  );
}
