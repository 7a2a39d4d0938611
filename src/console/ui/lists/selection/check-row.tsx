import { type ReactElement, useRef } from 'react';
import { useTexts } from '../../../session/language/texts.js';
import { listTexts } from '../texts.js';
import type { Selection } from './use-selection.js';

interface CheckProps {
  readonly label: string;
  readonly isChecked: boolean;
  readonly isPartly?: boolean;
  readonly onChange: (isChecked: boolean, isRange: boolean) => void;
}

function Check({ label, isChecked, isPartly = false, onChange }: CheckProps): ReactElement {
  // The click comes before the change, which does not say if Shift was held.
  const isRange = useRef(false);
  return (
    <label
      className="select"
      onMouseDown={(event) => {
        // Shift would select the text between the two clicks.
        if (event.shiftKey) event.preventDefault();
      }}
    >
      <input
        ref={(input) => {
          if (input) input.indeterminate = isPartly;
        }}
        type="checkbox"
        aria-label={label}
        checked={isChecked}
        onClick={({ shiftKey }) => {
          isRange.current = shiftKey;
        }}
        onChange={({ target }) => onChange(target.checked, isRange.current)}
      />
    </label>
  );
}

/** The selection of a table, with the name of a row for its checkbox. */
export interface RowSelection<T> {
  readonly selection: Selection<T>;
  readonly nameOf: (row: T) => string;
}

interface CheckRowProps<T> extends RowSelection<T> {
  readonly row: T;
}

export function CheckRow<T>({ selection, nameOf, row }: CheckRowProps<T>): ReactElement {
  const texts = useTexts(listTexts);
  return (
    <Check
      label={texts.select(nameOf(row))}
      isChecked={selection.has(row)}
      onChange={(isChecked, isRange) => selection.set(row, isChecked, isRange)}
    />
  );
}

export function CheckPage<T>({ selection }: Pick<RowSelection<T>, 'selection'>): ReactElement {
  const texts = useTexts(listTexts);
  const { rows, isWhole } = selection;
  return (
    <Check
      label={texts.selectPage}
      isChecked={isWhole}
      isPartly={rows.length > 0 && !isWhole}
      onChange={(isChecked) => selection.setAll(isChecked)}
    />
  );
}
