import { useListState } from '../../data/list-state.js';
import { Badge } from '../../ui/badge.js';
import { DateFilter } from '../../ui/forms/date/date-filter.js';
import { NameCell } from '../../ui/lists/active.js';
import { FilterField } from '../../ui/lists/filter.js';
import { Sums } from '../../ui/lists/foot/sums.js';
import { List, type ListPage } from '../../ui/lists/list.js';
import { LoadedTable } from '../../ui/lists/loaded-table.js';
import { LongTable } from '../../ui/lists/rows/long-table.js';
import { LowMark } from '../../ui/lists/rows/low-mark.js';
import { ColumnsMenu, useColumnChoice } from '../../ui/lists/settings/columns.js';
import { Filters } from '../../ui/lists/settings/filters.js';
import { Panel } from '../../ui/lists/settings/panel.js';
import { ViewName } from '../../ui/lists/settings/view-name.js';
import { ViewsMenu } from '../../ui/lists/settings/views.js';
import { type Column, Table, type TextColumn } from '../../ui/lists/table.js';
import { ignore, longText, type Story } from '../story.js';

interface Party {
  readonly id: number;
  readonly code: string;
  readonly name: string;
  readonly active: boolean;
  readonly balance: number;
}

export const parties: readonly Party[] = [
  { id: 1, code: 'C-001', name: 'Ferretería Central', active: true, balance: 1250.5 },
  { id: 2, code: 'C-002', name: 'Colmado La Esquina', active: false, balance: 0 },
  { id: 3, code: 'C-003', name: longText, active: true, balance: 1_234_567.89 },
];

export const columns: readonly Column<Party>[] = [
  { title: 'Name', sort: 'name', cell: (row) => <NameCell row={row} inactive="Inactive" /> },
  { title: 'State', cell: () => <Badge tone="good">Paid</Badge> },
  { title: 'Phone', isMinor: true, cell: () => undefined },
  { title: 'Balance', isNumber: true, cell: ({ balance }) => balance.toFixed(2) },
];

/** The columns of a row of two lines on phones. */
const placedColumns: readonly Column<Party>[] = [
  {
    title: 'Name',
    place: 'lead',
    cell: (row) => <NameCell row={row} inactive="Inactive" />,
  },
  {
    title: 'Stock',
    place: 'side',
    cell: ({ active }) => (
      <LowMark isLow={active} text="Low">
        4
      </LowMark>
    ),
  },
  { title: 'State', place: 'end', cell: () => <Badge tone="good">Paid</Badge> },
  { title: 'Balance', isNumber: true, place: 'below', cell: ({ balance }) => balance.toFixed(2) },
];

const keyOf = ({ id }: Party): number => id;
const hrefOf = ({ id }: Party): string => `/customers/${id}`;

const listedOf = (rows: readonly Party[] | undefined, error: unknown = null): ListPage<Party> => ({
  rows,
  total: rows?.length,
  nextCursor: 'next',
  error,
  retry: ignore,
});

const stateChoices = {
  name: 'state',
  label: 'State',
  choices: [['inactive', 'Inactive']],
} as const;

const filter = { ...stateChoices, type: 'tabs' } as const;

function PartyList({ listed }: { readonly listed: ListPage<Party> }) {
  const list = useListState('name');
  return (
    <List
      list={list}
      listed={listed}
      columns={columns}
      keyOf={keyOf}
      hrefOf={hrefOf}
      caption="Customers"
      search="Search customers"
      filters={[filter]}
      exported={{ name: 'customers', load: () => Promise.reject(new Error('No API')) }}
      empty={{ title: 'No customers yet', text: 'Add the first one.' }}
    />
  );
}

function SingleFilters() {
  const list = useListState();
  return (
    <search className="toolbar">
      <FilterField filter={stateChoices} list={list} />
      <FilterField filter={{ name: 'note', label: 'Note', type: 'text' }} list={list} />
      <DateFilter label="From" value="2026-03-14" onChange={ignore} />
    </search>
  );
}

function ManyFilters() {
  const list = useListState();
  return (
    <div className="list-head">
      <search className="toolbar">
        <Filters
          list={list}
          filters={[
            stateChoices,
            { name: 'note', label: 'Note', type: 'text' },
            { name: 'from', label: 'From', type: 'date' },
            { name: 'to', label: 'To', type: 'date' },
          ]}
        />
      </search>
    </div>
  );
}

function Menus() {
  const list = useListState();
  return (
    <div style={{ display: 'flex', height: '17rem', alignItems: 'start' }}>
      <div className="list-menus">
        <Panel icon="list" label="Panel">
          {() => <ViewName label="Save as a view" hint="A hint" onSave={ignore} />}
        </Panel>
        <ViewsMenu list={list} />
        <ColumnsMenu choice={useColumnChoice(columns)} />
      </div>
    </div>
  );
}

const table = () => (
  <Table caption="Customers" columns={columns} keyOf={keyOf} hrefOf={hrefOf} rows={parties} />
);

const amounts: readonly TextColumn<Party>[] = [
  { title: 'Customer', cell: ({ name }) => name },
  { title: '1–30 days', isNumber: true, cell: ({ balance }) => balance.toFixed(2) },
  { title: 'Over 120 days', isNumber: true, cell: () => '—' },
];

const total: Party = { id: 0, code: '', name: 'Total', active: true, balance: 1_235_818.39 };

const longTable = () => (
  <LongTable
    caption="Aging"
    columns={amounts}
    keyOf={keyOf}
    hrefOf={hrefOf}
    total={total}
    rows={parties}
    widths={[11, 1]}
  />
);

const lines = [{ currencyCode: 'DOP', count: 9, amounts: [['Total', 1250.5]] }] as const;

export const listStories: readonly Story[] = [
  { name: 'table', shows: ['Table', 'Heading', 'Row', 'NameCell'], render: table },
  {
    name: 'table-two-lines',
    shows: ['Table', 'LowMark'],
    render: () => (
      <Table
        caption="Products"
        columns={placedColumns}
        keyOf={keyOf}
        hrefOf={hrefOf}
        rows={parties.slice(0, 1)}
      />
    ),
    isNarrow: true,
  },
  { name: 'table-narrow', shows: ['Table'], render: table, isNarrow: true },
  {
    name: 'table-row-focus',
    shows: ['Table'],
    render: () => (
      <Table
        caption="Customers"
        columns={columns}
        keyOf={keyOf}
        hrefOf={hrefOf}
        rows={parties.slice(0, 2)}
      />
    ),
    act: [['focus', '.row-link']],
  },
  { name: 'long-table', shows: ['LongTable'], render: longTable },
  {
    name: 'loaded-table-states',
    shows: ['LoadedTable', 'Sums'],
    render: () => (
      <>
        <Sums sums={{ lines, error: null, isStale: false, retry: ignore }} />
        {[undefined, [], parties.slice(0, 1)].map((rows) => (
          <LoadedTable
            key={rows?.length}
            caption="Customers"
            columns={columns}
            keyOf={keyOf}
            rows={rows}
            error={null}
            retry={ignore}
            empty="No customers yet"
          />
        ))}
      </>
    ),
  },
  {
    name: 'list',
    shows: ['List', 'Toolbar', 'SearchField', 'FilterTabs', 'ExportMenu', 'Pager'],
    render: () => <PartyList listed={listedOf(parties.slice(0, 2))} />,
  },
  {
    name: 'list-narrow',
    shows: ['List', 'Toolbar'],
    render: () => <PartyList listed={listedOf(parties.slice(0, 1))} />,
    isNarrow: true,
  },
  {
    name: 'list-empty',
    shows: ['List', 'Toolbar'],
    render: () => <PartyList listed={listedOf([])} />,
  },
  { name: 'filters', shows: ['FilterField', 'DateFilter'], render: () => <SingleFilters /> },
  {
    name: 'filters-more',
    shows: ['Filters'],
    render: () => <ManyFilters />,
    act: [['click', 'button:has-text("More filters")']],
  },
  {
    name: 'columns-menu',
    shows: ['ColumnsMenu'],
    render: () => <Menus />,
    act: [['click', 'button:has-text("Columns")']],
  },
  {
    name: 'panel',
    shows: ['Panel', 'ViewsMenu', 'ViewName'],
    render: () => <Menus />,
    act: [['click', 'button:has-text("Panel")']],
  },
];
