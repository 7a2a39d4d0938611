import { useTexts } from '../../../session/language/texts.js';
import { listTexts } from '../texts.js';
import type { BulkAction, BulkActions } from './bulk-action.js';

interface ActiveRow {
  readonly name: string;
  readonly active: boolean;
  readonly version: number;
}

/** The reply to a change, with the new version of the record. */
export interface ChangedRecord {
  readonly data: { readonly version: number };
}

interface ActiveWrites<T> {
  /** True if the role permits it. */
  readonly isOffered: boolean;
  readonly setActive: (row: T, active: boolean) => Promise<ChangedRecord>;
  readonly stale: readonly (readonly unknown[])[];
}

/** Activates and deactivates several records of a list. */
export function useActiveActions<T extends ActiveRow>(writes: ActiveWrites<T>): BulkActions<T> {
  const { activation: texts } = useTexts(listTexts);
  const { isOffered, setActive, stale } = writes;
  const undoTo = (isActive: boolean) => ({
    run: (row: T, { data }: ChangedRecord) =>
      setActive({ ...row, version: data.version }, isActive),
    done: (isActive ? texts.activate : texts.deactivate).done,
  });
  const deactivate: BulkAction<T, ChangedRecord> = {
    ...texts.deactivate,
    appliesTo: ({ active }: T) => active,
    run: (row: T) => setActive(row, false),
    undo: undoTo(true),
    stale,
  };
  const activate: BulkAction<T, ChangedRecord> = {
    ...texts.activate,
    appliesTo: ({ active }: T) => !active,
    run: (row: T) => setActive(row, true),
    undo: undoTo(false),
    stale,
  };
  return { nameOf: ({ name }) => name, actions: isOffered ? [deactivate, activate] : [] };
}
