import type { ReactElement } from 'react';

/** An action on the selected rows of a list, one request for each row, with a result `R`. */
export interface BulkAction<T, R = unknown> {
  /** The text of its button. */
  readonly label: string;
  readonly title: (count: number) => string;
  readonly text: string;
  /** The message after all rows succeeded. */
  readonly done: (count: number) => string;
  readonly appliesTo: (row: T) => boolean;
  /** Asks for one reason for all rows. */
  readonly reason?: { readonly label: string; readonly hint?: string; readonly pattern: string };
  /** True to require the number of rows to be typed, for actions that cannot be undone. */
  readonly isFinal?: boolean;
  run(row: T, reason: string): Promise<R>;
  /** Reverses the action; absent if it cannot be undone. */
  readonly undo?: {
    /** Reverses it for a row, with the result of `run`. */
    run(row: T, result: R): Promise<unknown>;
    readonly done: (count: number) => string;
  };
  /** Prefixes of the keys of queries that are stale afterwards. */
  readonly stale?: readonly (readonly unknown[])[];
}

/** An action on the selected rows together, with a dialog of its own. */
export interface BulkDialogAction<T> {
  readonly label: string;
  readonly appliesTo: (row: T) => boolean;
  /** Returns the dialog for the rows to which the action applies. */
  dialog(rows: readonly T[], onClose: () => void): ReactElement;
}

/** Loads a page of the matching rows, 100 of them; the first one without a cursor. */
export type PageLoader<T> = (
  cursor: string | undefined,
) => Promise<{ readonly data: readonly T[]; readonly nextCursor?: string }>;

/** The actions that the role of the user permits, besides the export, and the name of a row in their messages. */
export interface BulkActions<T> {
  readonly nameOf: (row: T) => string;
  readonly actions: readonly (BulkAction<T> | BulkDialogAction<T>)[];
  /** Offers the rows of all pages; without it, only those of the current page can be selected. */
  readonly loadPage?: PageLoader<T>;
}
