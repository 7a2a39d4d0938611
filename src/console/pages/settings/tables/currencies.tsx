import type { CurrencyInput } from '@notaria/erp';
import { configQueries } from '@notaria/erp/react-query';
import type { ReactElement } from 'react';
import { pageQuery, useListState } from '../../../data/list-state.js';
import { fieldsOf, mark } from '../../../records/fields.js';
import { erp } from '../../../session/clients.js';
import { useTexts } from '../../../session/language/texts.js';
import { Badge } from '../../../ui/badge.js';
import { ActiveBadge, SettingsTable } from '../frame/settings-table.js';
import { settingsTexts } from '../texts.js';

const config = configQueries(erp);

export function Currencies(): ReactElement {
  const texts = useTexts(settingsTexts);
  const list = useListState('code');
  return (
    <SettingsTable
      tab="currencies"
      search={texts.searchNames}
      list={list}
      page={config.currencies({ ...pageQuery<'code'>(list), includeInactive: true })}
      records={{
        by: 'code',
        nameOf: ({ name }) => name,
        stale: [config.key],
        update: {
          options: config.updateCurrency(),
          fields: fieldsOf<CurrencyInput>()([{ active: mark(texts.active) }]),
        },
      }}
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
