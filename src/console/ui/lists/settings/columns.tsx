import type { ReactElement } from 'react';
import { useTexts } from '../../../session/language/texts.js';
import { Button } from '../../button.js';
import { CheckField } from '../../forms/field.js';
import type { Column } from '../table.js';
import { listTexts } from '../texts.js';
import { Panel } from './panel.js';
import { useListSetting } from './use-list-setting.js';

const isPosition = (entry: unknown): entry is number => Number.isInteger(entry);

/** A column that the user may leave out. The first column leads to the record, and one without a title holds buttons. */
export const isOptional = <T,>({ title }: Column<T>, position: number): boolean =>
  position > 0 && title !== '';

/** The columns that the stylesheet leaves out of narrow screens, by position. */
const usuallyHidden = <T,>(columns: readonly Column<T>[]): readonly number[] =>
  matchMedia('(max-width: 52rem)').matches
    ? columns.flatMap(({ isMinor }, position) => (isMinor ? [position] : []))
    : [];

export interface ColumnChoice<T> {
  readonly all: readonly Column<T>[];
  readonly shown: readonly Column<T>[];
  readonly hidden: readonly number[];
  /** Keeps the positions of the columns to leave out; undefined for the usual columns. */
  readonly hide: (positions: readonly number[] | undefined) => void;
}

/** The columns of a list as the user of this browser wants them. */
export function useColumnChoice<T>(all: readonly Column<T>[]): ColumnChoice<T> {
  // Titles depend on the language, so that columns are kept by position. Another number of columns is another table.
  const [chosen, hide] = useListSetting(`columns.${all.length}`, isPosition);
  const hidden = chosen ?? usuallyHidden(all);
  const shown = all
    .filter((column, position) => !(isOptional(column, position) && hidden.includes(position)))
    .map((column) => ({ ...column, isMinor: false }));
  return { all, shown: chosen ? shown : all, hidden, hide };
}

export function ColumnsMenu<T>({ choice }: { readonly choice: ColumnChoice<T> }): ReactElement {
  const texts = useTexts(listTexts);
  const { all, hidden, hide } = choice;
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
          <p className="hint">{texts.columnsHint}</p>
          <Button onClick={() => hide(undefined)}>{texts.usualColumns}</Button>
        </>
      )}
    </Panel>
  );
}
