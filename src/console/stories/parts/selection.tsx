import type { BulkAction } from '../../ui/lists/selection/bulk-action.js';
import { BulkBar } from '../../ui/lists/selection/bulk-bar.js';
import { CheckPage, CheckRow } from '../../ui/lists/selection/check-row.js';
import { ExportSelected } from '../../ui/lists/selection/export-selected.js';
import { BulkDialog } from '../../ui/lists/selection/run/bulk-dialog.js';
import { SelectMatching } from '../../ui/lists/selection/select-matching.js';
import type { Selection } from '../../ui/lists/selection/use-selection.js';
import { Table } from '../../ui/lists/table.js';
import { ignore, type Story } from '../story.js';
import { columns, parties } from './lists.js';

type Party = (typeof parties)[number];

const [first, ...others] = parties;
const nameOf = ({ name }: Party): string => name;

const selection: Selection<Party> = {
  rows: parties.slice(0, 1),
  isWhole: false,
  hasMatching: false,
  has: (row) => row === first,
  set: ignore,
  setAll: ignore,
  selectMatching: ignore,
  replace: ignore,
};

const deactivate: BulkAction<Party> = {
  label: 'Deactivate',
  title: (count) => `Deactivate ${count} records`,
  text: 'Existing documents keep them.',
  done: (count) => `${count} records were deactivated`,
  appliesTo: ({ active }) => active,
  run: () => Promise.reject({ statusCode: 409, message: 'The customer has an open draft' }),
};

const activate: BulkAction<Party> = { ...deactivate, label: 'Activate', appliesTo: () => false };

const dialog = () => (
  <BulkDialog action={deactivate} selected={parties} nameOf={nameOf} onClose={ignore} />
);

export const selectionStories: readonly Story[] = [
  {
    name: 'selection',
    shows: ['CheckRow', 'CheckPage', 'BulkBar', 'ExportSelected', 'SelectMatching'],
    render: () => (
      <>
        <Table
          caption="Customers"
          columns={columns}
          rows={parties.slice(0, 2)}
          keyOf={({ id }) => id}
          hrefOf={({ id }) => `/customers/${id}`}
          selectable={{ selection, nameOf }}
        />
        <BulkBar bulk={{ nameOf, actions: [deactivate, activate] }} selection={selection}>
          <ExportSelected
            exported={{
              name: 'customers',
              load: () => Promise.reject(new Error('A story has no server')),
            }}
            ids={[1]}
          />
        </BulkBar>
        <div className="bulk-bar">
          <CheckPage selection={{ ...selection, isWhole: true }} />
          {others.slice(0, 1).map((row) => (
            <CheckRow key={row.id} selection={selection} nameOf={nameOf} row={row} />
          ))}
          <SelectMatching
            loadPage={() => Promise.resolve({ data: [] })}
            total={250}
            isTotalCapped={false}
            selection={selection}
          />
        </div>
      </>
    ),
  },
  {
    name: 'bulk-confirm',
    shows: ['BulkDialog'],
    render: dialog,
    picture: 'dialog',
  },
  {
    name: 'bulk-refused',
    shows: ['BulkDialog'],
    render: dialog,
    act: [['click', 'dialog .button.danger']],
    picture: 'dialog:has(.bulk-refused)',
  },
];
