import type { TaxCategory, TaxRate, TaxRateInput, TaxRateUpdate } from '@notaria/erp';
import { configQueries } from '@notaria/erp/react-query';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { ReactElement } from 'react';
import { decimalOr } from '../../../data/forms/decimals.js';
import { tickOf } from '../../../data/forms/entered.js';
import { pageQuery, useListState } from '../../../data/list-state.js';
import { erp } from '../../../session/clients.js';
import { useFormats } from '../../../session/language/formats.js';
import { useTexts } from '../../../session/language/texts.js';
import { ActiveBadge } from '../frame/active.js';
import { SettingsTable } from '../frame/settings-table.js';
import type { TableRecords } from '../frame/table-form.js';
import { type SettingsTexts, settingsTexts } from '../texts.js';

const config = configQueries(erp);

const blank = {
  code: '',
  name: '',
  rate: '',
  category: 'standard',
  compound: '',
  validFrom: '',
  validTo: '',
  exemptionReason: '',
  active: 'yes',
};

type Field = keyof typeof blank;
type Create = { readonly body: TaxRateInput };
type Update = {
  readonly id: number;
  readonly body: TaxRateUpdate;
  readonly options: { readonly ifMatch: number };
};

const bodyOf = (entered: Readonly<Record<Field, string>>): TaxRateInput => ({
  code: entered.code,
  name: entered.name,
  rate: decimalOr(entered.rate, 0),
  category: entered.category as TaxCategory,
  compound: entered.compound === 'yes',
  ...(entered.validFrom ? { validFrom: entered.validFrom } : {}),
  ...(entered.validTo ? { validTo: entered.validTo } : {}),
  ...(entered.exemptionReason ? { exemptionReason: entered.exemptionReason } : {}),
});

/** A rate cannot change, because documents refer to it. A new rate with the same code follows it. */
const recordsOf = (texts: SettingsTexts): TableRecords<TaxRate, Field, Create, Update> => ({
  fields: [
    { name: 'code', label: texts.code, required: true, only: 'create' },
    { name: 'name', label: texts.name, required: true },
    { name: 'rate', label: texts.rate, kind: 'decimal', required: true, only: 'create' },
    {
      name: 'category',
      label: texts.taxCategory,
      kind: 'choice',
      choices: Object.entries(texts.taxCategories),
      only: 'create',
    },
    { name: 'exemptionReason', label: texts.exemptionReason, only: 'create' },
    { name: 'validFrom', label: texts.validFrom, kind: 'date', only: 'create' },
    { name: 'validTo', label: texts.validTo, kind: 'date', only: 'create' },
    { name: 'compound', label: texts.compound, kind: 'mark', only: 'create' },
    { name: 'active', label: texts.active, kind: 'mark', only: 'edit' },
  ],
  blank,
  valuesOf: ({ code, name, active }) => ({ ...blank, code, name, active: tickOf(active) }),
  keyOf: ({ id }) => id,
  nameOf: ({ name }) => name,
  permission: 'config:write',
  stale: [config.key],
  create: { options: config.createTaxRate(), bodyOf: (values) => ({ body: bodyOf(values) }) },
  update: {
    options: config.updateTaxRate(),
    variablesOf: ({ id }, { name, active }, ifMatch) => ({
      id,
      body: { name, active: active === 'yes' },
      options: { ifMatch },
    }),
  },
});

export function Taxes(): ReactElement {
  const texts = useTexts(settingsTexts);
  const { day, percent } = useFormats();
  const list = useListState('code');
  const result = useQuery({
    ...config.taxRates({ ...pageQuery<'code' | 'validFrom'>(list), includeInactive: true }),
    placeholderData: keepPreviousData,
  });
  return (
    <SettingsTable
      title={texts.tabs.taxes}
      createLabel={texts.newTax}
      search={texts.searchNames}
      list={list}
      result={result}
      records={recordsOf(texts)}
      columns={[
        { title: texts.code, sort: 'code', cell: ({ code }) => <code>{code}</code> },
        { title: texts.name, cell: ({ name }) => name },
        { title: texts.rate, isNumber: true, cell: ({ rate }) => percent(rate / 100) },
        {
          title: texts.taxCategory,
          isMinor: true,
          cell: ({ category }) => texts.taxCategories[category],
        },
        { title: texts.validFrom, sort: 'validFrom', cell: ({ validFrom }) => day(validFrom) },
        {
          title: texts.validTo,
          isMinor: true,
          cell: ({ validTo }) => (validTo === null ? '—' : day(validTo)),
        },
        { title: texts.state, cell: ({ active }) => <ActiveBadge isActive={active} /> },
      ]}
    />
  );
}
