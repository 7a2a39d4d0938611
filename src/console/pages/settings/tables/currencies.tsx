import type { Currency, CurrencyInput } from '@notaria/erp';
import { configQueries } from '@notaria/erp/react-query';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { ReactElement } from 'react';
import { tickOf } from '../../../data/forms/entered.js';
import { pageQuery, useListState } from '../../../data/list-state.js';
import { erp } from '../../../session/clients.js';
import { useTexts } from '../../../session/language/texts.js';
import { Badge } from '../../../ui/badge.js';
import { ActiveBadge } from '../frame/active.js';
import { SettingsTable } from '../frame/settings-table.js';
import type { TableRecords } from '../frame/table-form.js';
import { type SettingsTexts, settingsTexts } from '../texts.js';

const config = configQueries(erp);

type Update = {
  readonly code: string;
  readonly body: CurrencyInput;
  readonly options: { readonly ifMatch: number };
};

const recordsOf = (texts: SettingsTexts): TableRecords<Currency, 'active', never, Update> => ({
  fields: [{ name: 'active', label: texts.active, kind: 'mark' }],
  blank: { active: '' },
  valuesOf: ({ active }) => ({ active: tickOf(active) }),
  keyOf: ({ code }) => code,
  nameOf: ({ name }) => name,
  permission: 'config:write',
  stale: [config.key],
  update: {
    options: config.updateCurrency(),
    variablesOf: ({ code }, { active }, ifMatch) => ({
      code,
      body: { active: active === 'yes' },
      options: { ifMatch },
    }),
  },
});

export function Currencies(): ReactElement {
  const texts = useTexts(settingsTexts);
  const list = useListState('code');
  const result = useQuery({
    ...config.currencies({ ...pageQuery<'code'>(list), includeInactive: true }),
    placeholderData: keepPreviousData,
  });
  return (
    <SettingsTable
      title={texts.tabs.currencies}
      createLabel=""
      search={texts.searchNames}
      list={list}
      result={result}
      records={recordsOf(texts)}
      columns={[
        { title: texts.code, sort: 'code', cell: ({ code }) => <code>{code}</code> },
        {
          title: texts.name,
          cell: ({ name, isBase }) => (
            <span className="badges">
              {name}
              {isBase && <Badge tone="accent">{texts.baseCurrency}</Badge>}
            </span>
          ),
        },
        { title: texts.symbol, isMinor: true, cell: ({ symbol }) => symbol },
        {
          title: texts.decimals,
          isNumber: true,
          isMinor: true,
          cell: ({ decimals }) => decimals,
        },
        { title: texts.state, cell: ({ active }) => <ActiveBadge isActive={active} /> },
      ]}
    />
  );
}
