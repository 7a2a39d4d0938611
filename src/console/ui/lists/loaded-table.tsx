import type { ReactElement } from 'react';
import { Empty, Failed, Loading } from '../frames/states.js';
import { Table, type TableProps } from './table.js';

interface LoadedTableProps<T> extends Omit<TableProps<T>, 'rows' | 'list'> {
  /** Undefined until they are loaded. */
  readonly rows: readonly T[] | undefined;
  readonly error: unknown;
  readonly retry: () => unknown;
  /** The text if there are no rows. */
  readonly empty: string;
}

/** A short table within a page, with its states. */
export function LoadedTable<T>(props: LoadedTableProps<T>): ReactElement {
  const { rows, error, retry, empty, ...table } = props;
  if (error && rows === undefined) return <Failed error={error} onRetry={retry} />;
  if (rows === undefined) return <Loading rows={3} />;
  if (rows.length === 0) return <Empty title={empty} />;
  return <Table {...table} rows={rows} />;
}
