import { useTexts } from '../../../session/language/texts.js';
import { listTexts } from '../texts.js';
import type { BulkActions } from './bulk-action.js';

interface ActiveRow {
  readonly name: string;
  readonly active: boolean;
}

interface ActiveWrites<T> {
  /** True if the role permits it. */
  readonly isOffered: boolean;
  readonly setActive: (row: T, active: boolean) => Promise<unknown>;
  readonly stale: readonly (readonly unknown[])[];
}

/** Activates and deactivates several records of a list. */
export function useActiveActions<T extends ActiveRow>(writes: ActiveWrites<T>): BulkActions<T> {
  const { activation: texts } = useTexts(listTexts);
  const { isOffered, setActive, stale } = writes;
  const deactivate = {
    ...texts.deactivate,
    appliesTo: ({ active }: T) => active,
    run: (row: T) => setActive(row, false),
    stale,
  };
  const activate = {
    ...texts.activate,
    appliesTo: ({ active }: T) => !active,
    run: (row: T) => setActive(row, true),
    stale,
  };
  return { nameOf: ({ name }) => name, actions: isOffered ? [deactivate, activate] : [] };
}
