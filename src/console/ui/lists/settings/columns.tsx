import type { ReactElement } from 'react';
import { useTexts } from '../../../session/language/texts.js';
import { Button } from '../../button.js';
import { CheckField } from '../../forms/field.js';
import type { Column } from '../table.js';
import { listTexts } from '../texts.js';
import { Panel } from './panel.js';
import { useCompactRows } from './use-compact-rows.js';
import { useListSetting } from './use-list-setting.js';

const isPosition = (entry: unknown): entry is number => Number.isInteger(entry);

/**
 * Returns true for a column that the user may hide. The first column links to the record, and a column without a
 * title holds buttons.
 */
export const isOptional = <T,>({ title }: Column<T>, position: number): boolean =>
  position > 0 && title !== '';

/** The positions of the columns that the stylesheet hides on narrow screens. */
function usuallyHidden<T>(columns: readonly Column<T>[]): readonly number[] {
  if (!matchMedia('(max-width: 52rem)').matches) return [];
  const isPlaced = columns.some(({ place }) => place);
  return columns.flatMap(({ isMinor, place }, position) =>
    (isPlaced ? !place : isMinor) ? [position] : [],
  );
}

export interface ColumnChoice<T> {
  readonly all: readonly Column<T>[];
  readonly shown: readonly Column<T>[];
  readonly hidden: readonly number[];
  /** Stores the positions of the hidden columns; undefined for the default. */
  readonly hide: (positions: readonly number[] | undefined) => void;
}

/** Returns the columns of a list that the user has chosen. */
export function useColumnChoice<T>(all: readonly Column<T>[]): ColumnChoice<T> {
  // Columns are stored by position, because titles depend on the language. Another number of columns resets the
  // choice.
  const [chosen, hide] = useListSetting(`columns.${all.length}`, isPosition);
  const hidden = chosen ?? usuallyHidden(all);
  const shown = all
    .filter((column, position) => !(isOptional(column, position) && hidden.includes(position)))
    .map(({ place: _place, ...column }) => ({ ...column, isMinor: false }));
  return { all, shown: chosen ? shown : all, hidden, hide };
}

export function ColumnsMenu<T>({ choice }: { readonly choice: ColumnChoice<T> }): ReactElement {
  const texts = useTexts(listTexts);
  const { all, hidden, hide } = choice;
  const [isCompact, setCompact] = useCompactRows();
  const change = (position: number, isShown: boolean): void => {
    const others = hidden.filter((one) => one !== position);
    hide(isShown ? others : [...others, position]);
  };
  return (
    <Panel icon="columns" label={texts.columns}>
      {() => (
        <>
          {all.map(
            (column, position) =>
              isOptional(column, position) && (
                <CheckField
                  key={column.title}
                  label={column.title}
                  checked={!hidden.includes(position)}
                  onChange={(isShown) => change(position, isShown)}
                />
              ),
          )}
          <CheckField label={texts.compact} checked={isCompact} onChange={setCompact} />
          <p className="hint">{texts.columnsHint}</p>
          <Button onClick={() => hide(undefined)}>{texts.usualColumns}</Button>
        </>
      )}
    </Panel>
  );
}
