import { useState } from 'react';

type RowKey = string | number;

/** The selected rows of a list: of its current page, or of all pages. */
export interface Selection<T> {
  readonly rows: readonly T[];
  /** True if all rows of the current page are selected. */
  readonly isWhole: boolean;
  /** True if the rows of all pages were selected. */
  readonly hasMatching: boolean;
  has(row: T): boolean;
  /** Selects or deselects a row. A range begins at the row clicked before. */
  set(row: T, isSelected: boolean, isRange: boolean): void;
  setAll(isSelected: boolean): void;
  /** Selects these rows of all pages. */
  selectMatching(rows: readonly T[]): void;
  /** Selects only these rows. */
  replace(rows: readonly T[]): void;
}

interface SelectionState<T> {
  /** The page of the list to which the selection belongs. */
  readonly page: string;
  readonly keys: ReadonlySet<RowKey>;
  /** The rows of all pages, if they were selected. */
  readonly matching?: readonly T[] | undefined;
  readonly last?: RowKey;
}

interface SelectionOptions<T> {
  readonly rows: readonly T[];
  readonly keyOf: (row: T) => RowKey;
  /** The address of the page. The selection ends when it changes. */
  readonly page: string;
}

/** Returns the rows of all pages, if they were loaded, with the current page as it is now. */
function newest<T>(
  rows: readonly T[],
  matching: readonly T[] | undefined,
  keyOf: (row: T) => RowKey,
): readonly T[] {
  if (matching === undefined) return rows;
  const shown = new Map(rows.map((row) => [keyOf(row), row]));
  return matching.map((row) => shown.get(keyOf(row)) ?? row);
}

export function useSelection<T>({ rows, keyOf, page }: SelectionOptions<T>): Selection<T> {
  const [state, setState] = useState<SelectionState<T>>({ page, keys: new Set() });
  const current = state.page === page ? state : { page, keys: new Set<RowKey>() };
  const { keys, matching, last } = current;
  const selected = newest(rows, matching, keyOf).filter((row) => keys.has(keyOf(row)));
  const replace = (next: readonly T[]): void =>
    setState({ page, matching, keys: new Set(next.map(keyOf)) });
  return {
    rows: selected,
    isWhole: rows.every((row) => keys.has(keyOf(row))),
    hasMatching: matching !== undefined,
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
      setState({ page, matching, keys: next, last: keyOf(row) });
    },
    setAll: (isSelected) => setState({ page, keys: new Set(isSelected ? rows.map(keyOf) : []) }),
    selectMatching: (next) => setState({ page, matching: next, keys: new Set(next.map(keyOf)) }),
    replace,
  };
}
