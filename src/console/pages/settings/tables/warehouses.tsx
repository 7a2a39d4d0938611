import type { WarehouseInput, WarehouseUpdate } from '@notaria/erp';
import { inventoryQueries } from '@notaria/erp/react-query';
import type { ReactElement } from 'react';
import { pageQuery, useListState } from '../../../data/list-state.js';
import { fieldsOf, mark, text } from '../../../records/fields.js';
import { erp } from '../../../session/clients.js';
import { useTexts } from '../../../session/language/texts.js';
import { uiTexts } from '../../../ui/texts.js';
import { ActiveBadge, SettingsTable } from '../frame/settings-table.js';
import { required } from '../frame/table-form.js';
import { settingsTexts } from '../texts.js';

const inventory = inventoryQueries(erp);

export function Warehouses(): ReactElement {
  const texts = useTexts(settingsTexts);
  const { yes, no } = useTexts(uiTexts);
  const list = useListState('code');
  const name = text(texts.name, required);
  const allowsNegative = mark(texts.allowsNegative);
  return (
    <SettingsTable
      tab="warehouses"
      search={texts.searchNames}
      list={list}
      page={inventory.warehouses({ ...pageQuery<'code' | 'name'>(list), includeInactive: true })}
      records={{
        by: 'id',
        nameOf: (warehouse) => warehouse.name,
        stale: [inventory.key],
        create: {
          label: texts.newWarehouse,
          options: inventory.createWarehouse(),
          fields: fieldsOf<WarehouseInput>()([
            { code: text(texts.code, required), name, allowsNegative },
          ]),
        },
        update: {
          options: inventory.updateWarehouse(),
          fields: fieldsOf<WarehouseUpdate>()([
            { name, allowsNegative, active: mark(texts.active) },
          ]),
        },
      }}
      columns={[
        { title: texts.code, sort: 'code', cell: ({ code }) => <code>{code}</code> },
        { title: texts.name, sort: 'name', cell: (warehouse) => warehouse.name },
        {
          title: texts.allowsNegative,
          isMinor: true,
          cell: (warehouse) => (warehouse.allowsNegative ? yes : no),
        },
        { title: texts.state, cell: ({ active }) => <ActiveBadge isActive={active} /> },
      ]}
    />
  );
}
