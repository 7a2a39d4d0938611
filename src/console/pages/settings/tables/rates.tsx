import type { ExchangeRateInput, ExchangeRateUpdate } from '@notaria/erp';
import { configQueries } from '@notaria/erp/react-query';
import type { ReactElement } from 'react';
import { pageQuery, useListState } from '../../../data/list-state.js';
import { useBaseCurrency, useCurrencyChoices } from '../../../data/queries/company.js';
import { choice, decimal, fieldsOf, text } from '../../../records/fields.js';
import { erp } from '../../../session/clients.js';
import { useFormats } from '../../../session/language/formats.js';
import { useTexts } from '../../../session/language/texts.js';
import { SettingsTable } from '../frame/settings-table.js';
import { settingsTexts } from '../texts.js';

const config = configQueries(erp);

/** The currencies and the first day of a rate cannot change. */
export function Rates(): ReactElement {
  const texts = useTexts(settingsTexts);
  const { day, number } = useFormats();
  const company = useBaseCurrency();
  const choices = useCurrencyChoices();
  const foreign = choices.find(([code]) => code !== company)?.[0] ?? company;
  const list = useListState('-validFrom');
  const rate = decimal(texts.exchangeRate, { hint: texts.rateHint, required: true });
  const source = text(texts.source, { autoComplete: 'off' });
  return (
    <SettingsTable
      tab="rates"
      list={list}
      page={config.exchangeRates(pageQuery<'validFrom'>(list))}
      records={{
        by: 'id',
        nameOf: ({ base, quote }) => `${base}/${quote}`,
        stale: [config.key],
        create: {
          label: texts.newRate,
          options: config.createExchangeRate(),
          fields: fieldsOf<ExchangeRateInput>()([
            {
              base: choice(texts.from, choices, { initial: foreign }),
              quote: choice(texts.to, choices, { initial: company }),
              rate,
              validFrom: text(texts.validFrom, {
                type: 'date',
                empty: 'omitted',
                autoComplete: 'off',
              }),
              source,
            },
          ]),
        },
        update: {
          options: config.updateExchangeRate(),
          fields: fieldsOf<ExchangeRateUpdate>()([{ rate, source }]),
        },
      }}
      columns={[
        { title: texts.from, cell: ({ base }) => base },
        { title: texts.to, cell: ({ quote }) => quote },
        { title: texts.exchangeRate, isNumber: true, cell: (row) => number(row.rate) },
        { title: texts.validFrom, sort: 'validFrom', cell: ({ validFrom }) => day(validFrom) },
        { title: texts.source, isMinor: true, cell: (row) => row.source },
      ]}
    />
  );
}
