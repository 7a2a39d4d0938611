import type { ExchangeRate, ExchangeRateInput, ExchangeRateUpdate } from '@notaria/erp';
import { configQueries } from '@notaria/erp/react-query';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { ReactElement } from 'react';
import { decimalOr } from '../../../data/forms/decimals.js';
import { pageQuery, useListState } from '../../../data/list-state.js';
import { useBaseCurrency, useCurrencyChoices } from '../../../data/queries/company.js';
import { erp } from '../../../session/clients.js';
import { useFormats } from '../../../session/language/formats.js';
import { useTexts } from '../../../session/language/texts.js';
import type { Choice } from '../../../ui/forms/field.js';
import { SettingsTable } from '../frame/settings-table.js';
import type { TableField } from '../frame/table-fields.js';
import type { TableRecords } from '../frame/table-form.js';
import { type SettingsTexts, settingsTexts } from '../texts.js';

const config = configQueries(erp);

type Field = 'base' | 'quote' | 'rate' | 'validFrom' | 'source';
type Create = { readonly body: ExchangeRateInput };
type Update = {
  readonly id: number;
  readonly body: ExchangeRateUpdate;
  readonly options: { readonly ifMatch: number };
};

interface Currencies {
  readonly base: string;
  readonly choices: readonly Choice[];
}

const bodyOf = (values: Readonly<Record<Field, string>>): ExchangeRateInput => ({
  base: values.base,
  quote: values.quote,
  rate: decimalOr(values.rate, 0),
  source: values.source || null,
  ...(values.validFrom ? { validFrom: values.validFrom } : {}),
});

/** The currencies and the first day of a rate cannot change. */
const fieldsOf = (
  texts: SettingsTexts,
  choices: readonly Choice[],
): readonly TableField<Field>[] => [
  { name: 'base', label: texts.from, kind: 'choice', choices, only: 'create' },
  { name: 'quote', label: texts.to, kind: 'choice', choices, only: 'create' },
  {
    name: 'rate',
    label: texts.exchangeRate,
    hint: texts.rateHint,
    kind: 'decimal',
    required: true,
  },
  { name: 'validFrom', label: texts.validFrom, kind: 'date', only: 'create' },
  { name: 'source', label: texts.source },
];

const recordsOf = (
  texts: SettingsTexts,
  { base, choices }: Currencies,
): TableRecords<ExchangeRate, Field, Create, Update> => ({
  fields: fieldsOf(texts, choices),
  blank: {
    base: choices.find(([code]) => code !== base)?.[0] ?? base,
    quote: base,
    rate: '',
    validFrom: '',
    source: '',
  },
  valuesOf: (row) => ({
    base: row.base,
    quote: row.quote,
    rate: String(row.rate),
    validFrom: row.validFrom,
    source: row.source ?? '',
  }),
  keyOf: ({ id }) => id,
  nameOf: (row) => `${row.base}/${row.quote}`,
  permission: 'config:write',
  stale: [config.key],
  create: {
    options: config.createExchangeRate(),
    bodyOf: (values) => ({ body: bodyOf(values) }),
  },
  update: {
    options: config.updateExchangeRate(),
    variablesOf: ({ id }, { rate, source }, ifMatch) => ({
      id,
      body: { rate: decimalOr(rate, 0), source: source || null },
      options: { ifMatch },
    }),
  },
});

export function Rates(): ReactElement {
  const texts = useTexts(settingsTexts);
  const { day, number } = useFormats();
  const base = useBaseCurrency();
  const choices = useCurrencyChoices();
  const list = useListState('-validFrom');
  const result = useQuery({
    ...config.exchangeRates(pageQuery<'validFrom'>(list)),
    placeholderData: keepPreviousData,
  });
  return (
    <SettingsTable
      title={texts.tabs.rates}
      createLabel={texts.newRate}
      list={list}
      result={result}
      records={recordsOf(texts, { base, choices })}
      columns={[
        { title: texts.from, cell: (row) => row.base },
        { title: texts.to, cell: ({ quote }) => quote },
        { title: texts.exchangeRate, isNumber: true, cell: ({ rate }) => number(rate) },
        { title: texts.validFrom, sort: 'validFrom', cell: ({ validFrom }) => day(validFrom) },
        { title: texts.source, isMinor: true, cell: ({ source }) => source },
      ]}
    />
  );
}
