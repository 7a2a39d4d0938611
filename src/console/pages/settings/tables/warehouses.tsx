import type { Warehouse, WarehouseInput, WarehouseUpdate } from '@notaria/erp';
import { inventoryQueries } from '@notaria/erp/react-query';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { ReactElement } from 'react';
import { tickOf } from '../../../data/forms/entered.js';
import { pageQuery, useListState } from '../../../data/list-state.js';
import { erp } from '../../../session/clients.js';
import { useTexts } from '../../../session/language/texts.js';
import { uiTexts } from '../../../ui/texts.js';
import { ActiveBadge } from '../frame/active.js';
import { SettingsTable } from '../frame/settings-table.js';
import type { TableRecords } from '../frame/table-form.js';
import { type SettingsTexts, settingsTexts } from '../texts.js';

const inventory = inventoryQueries(erp);

type Field = 'code' | 'name' | 'allowsNegative' | 'active';
type Create = { readonly body: WarehouseInput };
type Update = {
  readonly id: number;
  readonly body: WarehouseUpdate;
  readonly options: { readonly ifMatch: number };
};

const recordsOf = (texts: SettingsTexts): TableRecords<Warehouse, Field, Create, Update> => ({
  fields: [
    { name: 'code', label: texts.code, required: true, only: 'create' },
    { name: 'name', label: texts.name, required: true },
    { name: 'allowsNegative', label: texts.allowsNegative, kind: 'mark' },
    { name: 'active', label: texts.active, kind: 'mark', only: 'edit' },
  ],
  blank: { code: '', name: '', allowsNegative: '', active: 'yes' },
  valuesOf: ({ code, name, allowsNegative, active }) => ({
    code,
    name,
    allowsNegative: tickOf(allowsNegative),
    active: tickOf(active),
  }),
  keyOf: ({ id }) => id,
  nameOf: ({ name }) => name,
  permission: 'config:write',
  stale: [inventory.key],
  create: {
    options: inventory.createWarehouse(),
    bodyOf: ({ code, name, allowsNegative }) => ({
      body: { code, name, allowsNegative: allowsNegative === 'yes' },
    }),
  },
  update: {
    options: inventory.updateWarehouse(),
    variablesOf: ({ id }, { name, allowsNegative, active }, ifMatch) => ({
      id,
      body: { name, allowsNegative: allowsNegative === 'yes', active: active === 'yes' },
      options: { ifMatch },
    }),
  },
});

export function Warehouses(): ReactElement {
  const texts = useTexts(settingsTexts);
  const { yes, no } = useTexts(uiTexts);
  const list = useListState('code');
  const result = useQuery({
    ...inventory.warehouses({ ...pageQuery<'code' | 'name'>(list), includeInactive: true }),
    placeholderData: keepPreviousData,
  });
  return (
    <SettingsTable
      title={texts.tabs.warehouses}
      createLabel={texts.newWarehouse}
      search={texts.searchNames}
      list={list}
      result={result}
      records={recordsOf(texts)}
      columns={[
        { title: texts.code, sort: 'code', cell: ({ code }) => <code>{code}</code> },
        { title: texts.name, sort: 'name', cell: ({ name }) => name },
        {
          title: texts.allowsNegative,
          isMinor: true,
          cell: ({ allowsNegative }) => (allowsNegative ? yes : no),
        },
        { title: texts.state, cell: ({ active }) => <ActiveBadge isActive={active} /> },
      ]}
    />
  );
}
