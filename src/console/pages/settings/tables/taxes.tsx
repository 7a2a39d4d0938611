import type { TaxRateInput, TaxRateUpdate } from '@notaria/erp';
import { configQueries } from '@notaria/erp/react-query';
import type { ReactElement } from 'react';
import { pageQuery, useListState } from '../../../data/list-state.js';
import { choice, decimal, fieldsOf, mark, text } from '../../../records/fields.js';
import { erp } from '../../../session/clients.js';
import { useFormats } from '../../../session/language/formats.js';
import { useTexts } from '../../../session/language/texts.js';
import { ActiveBadge, SettingsTable } from '../frame/settings-table.js';
import { required } from '../frame/table-form.js';
import { settingsTexts } from '../texts.js';

const config = configQueries(erp);

const optional = { empty: 'omitted', autoComplete: 'off' } as const;
const optionalDay = { ...optional, type: 'date' } as const;

/** A rate cannot change, because documents refer to it. A new rate with the same code follows it. */
export function Taxes(): ReactElement {
  const texts = useTexts(settingsTexts);
  const { day, percent } = useFormats();
  const list = useListState('code');
  const name = text(texts.name, required);
  return (
    <SettingsTable
      tab="taxes"
      search={texts.searchNames}
      list={list}
      page={config.taxRates({ ...pageQuery<'code' | 'validFrom'>(list), includeInactive: true })}
      records={{
        by: 'id',
        nameOf: (rate) => rate.name,
        stale: [config.key],
        create: {
          label: texts.newTax,
          options: config.createTaxRate(),
          fields: fieldsOf<TaxRateInput>()([
            {
              code: text(texts.code, required),
              name,
              rate: decimal(texts.rate, { required: true }),
              category: choice(texts.taxCategory, Object.entries(texts.taxCategories), {
                initial: 'standard',
              }),
              exemptionReason: text(texts.exemptionReason, optional),
              validFrom: text(texts.validFrom, optionalDay),
              validTo: text(texts.validTo, optionalDay),
              compound: mark(texts.compound),
            },
          ]),
        },
        update: {
          options: config.updateTaxRate(),
          fields: fieldsOf<TaxRateUpdate>()([{ name, active: mark(texts.active) }]),
        },
      }}
      columns={[
        { title: texts.code, sort: 'code', cell: ({ code }) => <code>{code}</code> },
        { title: texts.name, cell: (rate) => rate.name },
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
