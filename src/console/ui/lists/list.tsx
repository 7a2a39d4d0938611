import type { ReactElement, ReactNode } from 'react';
import type { ListState } from '../../data/list-state.js';
import { useTexts } from '../../session/language/texts.js';
import { useMe } from '../../session/me.js';
import { Empty, Failed, Loading, NoneFound } from '../frames/states.js';
import { uiTexts } from '../texts.js';
import { type Filter, isTabFilter } from './filter.js';
import { Pager } from './foot/pager.js';
import { type ListSums, Sums } from './foot/sums.js';
import { useRowKeys } from './rows/use-row-keys.js';
import type { BulkActions } from './selection/bulk-action.js';
import { BulkBar } from './selection/bulk-bar.js';
import type { RowSelection } from './selection/check-row.js';
import { ExportSelected } from './selection/export-selected.js';
import { useSelection } from './selection/use-selection.js';
import { type ColumnChoice, ColumnsMenu, isOptional, useColumnChoice } from './settings/columns.js';
import { ExportMenu } from './settings/export-menu.js';
import type { ListExport } from './settings/list-export.js';
import { Toolbar } from './settings/toolbar.js';
import { useCompactRows } from './settings/use-compact-rows.js';
import { ViewsMenu } from './settings/views.js';
import { type Column, Table } from './table.js';
import { FilterTabs } from './tabs.js';
import './style.css';

/** A page of a list from TanStack Query. */
export interface ListPage<T> {
  readonly rows: readonly T[] | undefined;
  /** The total number of matches; undefined if the API does not count them. */
  readonly total?: number | undefined;
  /** There are more matches than `total` says. */
  readonly isTotalCapped?: boolean;
  readonly nextCursor?: string | null | undefined;
  readonly error: unknown;
  /** True if the rows are those of the previous query. */
  readonly isStale?: boolean;
  readonly retry: () => unknown;
}

export interface ListProps<T> {
  readonly list: ListState;
  readonly listed: ListPage<T>;
  readonly caption: string;
  readonly columns: readonly Column<T>[];
  readonly keyOf: (row: T) => string | number;
  readonly hrefOf?: ((row: T) => string | undefined) | undefined;
  /** The content that opens below a row. */
  readonly detailOf?: (row: T) => ReactNode;
  /** Opens the dialog of a row. */
  readonly onOpen?: ((row: T) => void) | undefined;
  /** The label of the search field; without it there is no search. */
  readonly search?: string | undefined;
  readonly filters?: readonly Filter[];
  /** A further part of the toolbar, such as the customer of a list. */
  readonly tools?: ReactNode;
  /** The actions for several rows at once. Without any, rows are selected only for an export, by `keyOf` as their ids. */
  readonly bulk?: BulkActions<T>;
  /** The sums of the amounts of all rows that match; without them there is no line of sums. */
  readonly sums?: ListSums;
  /** The export of the rows that match; without it there is none. */
  readonly exported?: ListExport;
  /** The content if the list is empty. */
  readonly empty?: {
    readonly title: string;
    readonly text?: string | undefined;
    readonly action?: ReactNode;
  };
}

interface HeadProps<T> extends ListProps<T> {
  readonly choice: ColumnChoice<T>;
}

/** The tabs, the search, the filters and the menus of a list. */
function Head<T>({ list, columns, choice, ...props }: HeadProps<T>): ReactElement {
  const { search, filters = [], tools, exported } = props;
  const fields = filters.filter((filter) => !isTabFilter(filter));
  const hasToolbar = search || fields.length > 0 || tools;
  const hasViews = hasToolbar || filters.length > 0 || columns.some(({ sort }) => sort);
  return (
    <>
      {filters.filter(isTabFilter).map((filter) => (
        <FilterTabs key={filter.name} list={list} filter={filter} />
      ))}
      <div className="list-head">
        {hasToolbar && <Toolbar list={list} search={search} tools={tools} filters={fields} />}
        <div className="list-menus">
          {hasViews && <ViewsMenu list={list} />}
          {choice.all.some(isOptional) && <ColumnsMenu choice={choice} />}
          {exported && <ExportMenu exported={exported} />}
        </div>
      </div>
    </>
  );
}

/** Returns what the role may do with selected rows. */
function useSelectionActions<T>({ bulk, exported }: ListProps<T>) {
  const { may } = useMe();
  const isExported = exported !== undefined && may('exports:run');
  if (bulk === undefined || (bulk.actions.length === 0 && !isExported)) return {};
  return isExported ? { bulk, exported } : { bulk };
}

/** A list with its toolbar, its states and its pager. */
export function List<T>(props: ListProps<T>): ReactElement {
  const { list, listed, columns, keyOf, sums } = props;
  const hasRows = listed.rows !== undefined && listed.rows.length > 0;
  const choice = useColumnChoice(columns);
  const { bulk, exported } = useSelectionActions(props);
  const page = `${list.query} ${list.cursor}`;
  const selection = useSelection({ rows: listed.rows ?? [], keyOf, page });
  const frame = useRowKeys();
  const [isCompact] = useCompactRows();
  return (
    <div
      ref={frame}
      className={isCompact ? 'list compact' : 'list'}
      aria-busy={listed.isStale || undefined}
    >
      <Head {...props} choice={choice} />
      {hasRows && sums && <Sums sums={sums} />}
      <Rows
        {...props}
        columns={choice.shown}
        {...(bulk ? { selectable: { selection, nameOf: bulk.nameOf } } : {})}
      />
      {bulk && (
        <BulkBar
          bulk={bulk}
          selection={selection}
          total={listed.total}
          isTotalCapped={listed.isTotalCapped}
        >
          {exported && <ExportSelected exported={exported} ids={selection.rows.map(keyOf)} />}
        </BulkBar>
      )}
      {hasRows && <Pager list={list} listed={listed} />}
    </div>
  );
}

interface RowsProps<T> extends ListProps<T> {
  readonly selectable?: RowSelection<T>;
}

function Rows<T>(props: RowsProps<T>): ReactElement {
  const { list, listed, caption, columns, keyOf, hrefOf, detailOf, onOpen, selectable } = props;
  const { rows, error, retry } = listed;
  if (error && rows === undefined) return <Failed error={error} onRetry={retry} />;
  if (rows === undefined) return <Loading />;
  if (rows.length === 0) return <Nothing {...props} />;
  return (
    <>
      {error ? <Failed error={error} onRetry={retry} /> : null}
      <Table
        caption={caption}
        columns={columns}
        rows={rows}
        keyOf={keyOf}
        list={list}
        onOpen={onOpen}
        {...(selectable ? { selectable } : {})}
        {...(hrefOf ? { hrefOf } : {})}
        {...(detailOf ? { detailOf } : {})}
      />
    </>
  );
}

function Nothing<T>({ list, empty, filters = [] }: ListProps<T>): ReactElement {
  const texts = useTexts(uiTexts);
  const isFiltered = list.search !== '' || filters.some(({ name }) => list.filter(name));
  if (!isFiltered && list.cursor === undefined) {
    return (
      <Empty title={empty?.title ?? texts.none} action={empty?.action}>
        {empty?.text}
      </Empty>
    );
  }
  const none = Object.fromEntries(['q', ...filters.map(({ name }) => name)].map((n) => [n, '']));
  return <NoneFound onShowAll={() => list.change(none)} />;
}
