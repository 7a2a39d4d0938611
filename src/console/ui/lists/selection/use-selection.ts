import { useState } from 'react';

type RowKey = string | number;

/** The selected rows of the current page of a list. */
export interface Selection<T> {
  readonly rows: readonly T[];
  readonly isWhole: boolean;
  has(row: T): boolean;
  /** Selects or deselects a row. A range begins at the row clicked before. */
  set(row: T, isSelected: boolean, isRange: boolean): void;
  setAll(isSelected: boolean): void;
  /** Selects only these rows. */
  replace(rows: readonly T[]): void;
}

interface SelectionState {
  /** The page of the list to which the selection belongs. */
  readonly page: string;
  readonly keys: ReadonlySet<RowKey>;
  readonly last?: RowKey;
}

interface SelectionOptions<T> {
  readonly rows: readonly T[];
  readonly keyOf: (row: T) => RowKey;
  /** The address of the page. The selection ends when it changes. */
  readonly page: string;
}

export function useSelection<T>({ rows, keyOf, page }: SelectionOptions<T>): Selection<T> {
  const [state, setState] = useState<SelectionState>({ page, keys: new Set() });
  const { keys, last } = state.page === page ? state : { keys: new Set<RowKey>() };
  const selected = rows.filter((row) => keys.has(keyOf(row)));
  const replace = (next: readonly T[]): void => setState({ page, keys: new Set(next.map(keyOf)) });
  return {
    rows: selected,
    isWhole: selected.length === rows.length,
    has: (row) => keys.has(keyOf(row)),
    set(row, isSelected, isRange) {
      const to = rows.indexOf(row);
      const before = isRange ? rows.findIndex((one) => keyOf(one) === last) : -1;
      const from = before < 0 ? to : before;
      const next = new Set(keys);
      for (const one of rows.slice(Math.min(from, to), Math.max(from, to) + 1)) {
        if (isSelected) next.add(keyOf(one));
        else next.delete(keyOf(one));
      }
      setState({ page, keys: next, last: keyOf(row) });
    },
    setAll: (isSelected) => replace(isSelected ? rows : []),
    replace,
  };
}
