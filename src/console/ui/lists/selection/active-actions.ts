import { useTexts } from '../../../session/language/texts.js';
import { listTexts } from '../texts.js';
import type { BulkAction, BulkActions } from './bulk-action.js';

interface ActiveRow {
  readonly name: string;
  readonly active: boolean;
  readonly version: number;
}

/** The reply to a change, with the new version of the record. */
interface ChangedRecord {
  readonly data: { readonly version: number };
}

interface ActiveWrites<T> {
  /** True if the role permits it. */
  readonly isOffered: boolean;
  /** Prepares the write that activates or deactivates a row, at the version that the list shows. */
  readonly activation: (row: T, active: boolean) => () => Promise<ChangedRecord>;
  readonly stale: readonly (readonly unknown[])[];
}

/** Activates and deactivates several records of a list. */
export function useActiveActions<T extends ActiveRow>(writes: ActiveWrites<T>): BulkActions<T> {
  const { activation: texts } = useTexts(listTexts);
  const { isOffered, activation, stale } = writes;
  const undoTo = (isActive: boolean) => ({
    run: (row: T, { data }: ChangedRecord) =>
      activation({ ...row, version: data.version }, isActive)(),
    done: (isActive ? texts.activate : texts.deactivate).done,
  });
  const deactivate: BulkAction<T, ChangedRecord> = {
    ...texts.deactivate,
    appliesTo: ({ active }: T) => active,
    run: (row: T) => activation(row, false)(),
    undo: undoTo(true),
    stale,
  };
  const activate: BulkAction<T, ChangedRecord> = {
    ...texts.activate,
    appliesTo: ({ active }: T) => !active,
    run: (row: T) => activation(row, true)(),
    undo: undoTo(false),
    stale,
  };
  return { nameOf: ({ name }) => name, actions: isOffered ? [deactivate, activate] : [] };
}
