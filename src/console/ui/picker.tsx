import { useCombobox } from 'downshift';
import { type ReactElement, useId } from 'react';
import { useTexts } from '../session/texts.js';
import { uiTexts } from './texts.js';

interface PickerProps<T> {
  readonly label: string;
  readonly value: T | null;
  readonly onChange: (item: T | null) => void;
  /** What the typing finds; asked for anew with every letter, so let it come from a query. */
  readonly items: readonly T[];
  readonly onSearch: (text: string) => void;
  readonly textOf: (item: T) => string;
  readonly keyOf: (item: T) => string | number;
  /** A second line: the price of a product, the tax id of a customer. */
  readonly hintOf?: (item: T) => string;
  readonly required?: boolean;
  /** What was typed is being looked for. */
  readonly isLoading?: boolean;
  /** What is wrong with what was entered. */
  readonly error?: string | undefined;
  readonly autoFocus?: boolean;
  /** Where the label is said but not shown, e.g. in the lines of a document. */
  readonly isLabelHidden?: boolean;
}

/** Chooses one of many by typing: customers, products. */
export function Picker<T>(props: PickerProps<T>): ReactElement {
  const { label, value, onChange, items, onSearch, textOf, keyOf, hintOf, required } = props;
  const texts = useTexts(uiTexts);
  const { isLoading = false, error } = props;
  const errorId = useId();
  const { InputChange, InputKeyDownEnter, ControlledPropUpdatedSelectedItem } =
    useCombobox.stateChangeTypes;
  const box = useCombobox<T>({
    items: [...items],
    selectedItem: value,
    // The text is downshift's own: kept here, it would come back late and swallow fast typing.
    initialInputValue: value ? textOf(value) : '',
    itemToString: (item) => (item ? textOf(item) : ''),
    itemToKey: (item) => (item ? keyOf(item) : ''),
    stateReducer(state, { type, changes }) {
      // Enter and Tab take the first of what was found by typing; what was chosen before is never replaced that way.
      if (type === InputChange)
        return { ...changes, highlightedIndex: changes.inputValue ? 0 : -1 };
      // Nothing was found yet: what was typed stays open.
      if (type === InputKeyDownEnter && items.length === 0) return state;
      const isUnchosen = type === ControlledPropUpdatedSelectedItem && !changes.inputValue;
      return isUnchosen ? { ...changes, inputValue: state.inputValue } : changes;
    },
    onSelectedItemChange: ({ selectedItem }) => onChange(selectedItem ?? null),
  });
  return (
    <div className="field picker">
      {/* biome-ignore lint/a11y/noLabelWithoutControl: its props name the input below */}
      <label {...box.getLabelProps()} className={props.isLabelHidden ? 'unseen' : undefined}>
        {label}
      </label>
      <input
        {...box.getInputProps({
          placeholder: texts.choose,
          required,
          autoFocus: props.autoFocus,
          'aria-invalid': error ? true : undefined,
          'aria-describedby': error ? errorId : undefined,
          onFocus: () => onSearch(''),
          // With the letter itself, so that Enter never meets what an earlier text found.
          onChange(event) {
            onSearch(event.currentTarget.value);
            if (value) onChange(null);
          },
        })}
      />
      {error && (
        <p className="field-error" id={errorId}>
          {error}
        </p>
      )}
      <ul {...box.getMenuProps()} className={box.isOpen ? 'choices' : 'choices closed'}>
        {box.isOpen &&
          items.map((item, index) => (
            <li
              key={keyOf(item)}
              {...box.getItemProps({ item, index })}
              className={box.highlightedIndex === index ? 'active' : undefined}
            >
              <span>{textOf(item)}</span>
              {hintOf && <span className="hint">{hintOf(item)}</span>}
            </li>
          ))}
        {box.isOpen && items.length === 0 && (
          <li className="hint none">{isLoading ? texts.loading : texts.noChoice}</li>
        )}
      </ul>
    </div>
  );
}
