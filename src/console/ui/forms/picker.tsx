import {
  type UseComboboxReturnValue,
  type UseComboboxState,
  type UseComboboxStateChangeOptions,
  useCombobox,
} from 'downshift';
import {
  type FormEvent,
  type KeyboardEvent,
  type ReactElement,
  useEffect,
  useId,
  useRef,
  useState,
} from 'react';
import { useTexts } from '../../session/language/texts.js';
import { IconButton } from '../button.js';
import { uiTexts } from '../texts.js';
import { useFirstFocus } from './field.js';
import { useRefusal } from './refusals/refusals.js';

export interface PickerCreation {
  readonly label: string;
  /** Called with the typed text. */
  readonly begin: (text: string) => void;
}

interface PickerProps<T> {
  readonly label: string;
  readonly value: T | null;
  readonly onChange: (item: T | null) => void;
  /** The items that match the text. */
  readonly items: readonly T[];
  readonly onSearch: (text: string) => void;
  /** Called by a key that needs the items now, so that a search that waits for more letters is sent. */
  readonly onHurry?: () => void;
  readonly textOf: (item: T) => string;
  readonly keyOf: (item: T) => string | number;
  /** A second line, such as the price of a product or the tax id of a customer. */
  readonly hintOf?: (item: T) => string;
  /** A text without a choice at the beginning, such as a pasted one. */
  readonly initialText?: string;
  readonly required?: boolean;
  /** True while the query for the text loads. */
  readonly isLoading?: boolean;
  /** The message about a wrong value. */
  readonly error?: string | undefined;
  /** The path of the member in the body, whose refusals are shown here. */
  readonly path?: string | undefined;
  readonly autoFocus?: boolean;
  /** Creates a record that the list lacks: a button in the field, and Alt with Enter. */
  readonly create?: PickerCreation | undefined;
  /** True to show the label to screen readers only, as in the lines of a document. */
  readonly isLabelHidden?: boolean;
}

/** Remembers Enter and Tab before the reply. The first item of the reply is then chosen. */
function useAwaited<T>({ items, isLoading = false, value, onChange }: PickerProps<T>) {
  const [isAwaited, setAwaited] = useState(false);
  const latest = useRef(onChange);
  latest.current = onChange;
  const isDone = isAwaited && !isLoading;
  const [first] = items;
  useEffect(() => {
    if (!isDone) return;
    setAwaited(false);
    if (first !== undefined && value === null) latest.current(first);
  }, [isDone, first, value]);
  return { isAwaited, setAwaited };
}

function Choices<T>(props: PickerProps<T> & { readonly box: UseComboboxReturnValue<T> }) {
  const { items, textOf, keyOf, hintOf, isLoading, create, box } = props;
  const texts = useTexts(uiTexts);
  const none = create ? texts.noChoiceCreate : texts.noChoice;
  return (
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
        <li className="hint none">{isLoading ? texts.loading : none}</li>
      )}
    </ul>
  );
}

const hurryingKeys = ['Enter', 'Tab', 'ArrowDown', 'ArrowUp'];

/** Returns the handlers of the input, and the state that they keep. */
function useTyping<T>(props: PickerProps<T>) {
  const { value, onChange, onSearch, onHurry, isLoading = false, initialText = '' } = props;
  const { create } = props;
  const [isLeft, setLeft] = useState(initialText !== '');
  const { isAwaited, setAwaited } = useAwaited(props);
  const handlers = {
    onKeyDown(event: KeyboardEvent<HTMLInputElement>): void {
      const { key, altKey, currentTarget } = event;
      if (key === 'Enter' && altKey && create) {
        event.preventDefault();
        create.begin(value === null ? currentTarget.value : '');
        return;
      }
      if (hurryingKeys.includes(key)) onHurry?.();
      const isTaking = key === 'Enter' || key === 'Tab';
      if (isTaking && isLoading && value === null && currentTarget.value !== '') setAwaited(true);
    },
    onBlur: () => setLeft(true),
    onFocus(): void {
      setLeft(false);
      // The pending reply still belongs to the text.
      if (!isAwaited) onSearch('');
    },
    // Updated together with the letter, so that Enter never chooses from the items of an earlier text.
    onChange(event: FormEvent<HTMLInputElement>): void {
      setAwaited(false);
      onSearch(event.currentTarget.value);
      if (value) onChange(null);
    },
  };
  return { isLeft, isAwaited, handlers };
}

const {
  InputChange,
  InputKeyDownArrowDown,
  InputKeyDownEnter,
  MenuMouseLeave,
  ControlledPropUpdatedSelectedItem,
} = useCombobox.stateChangeTypes;

/** Returns the state of downshift's combobox after a change: `changes` with the rules of this field. */
function nextState<T>(
  { value, items }: PickerProps<T>,
  state: UseComboboxState<T>,
  { type, changes }: UseComboboxStateChangeOptions<T>,
): Partial<UseComboboxState<T>> {
  switch (type) {
    // Enter and Tab choose the first item found by typing. They never replace an earlier choice.
    case InputChange:
      return { ...changes, highlightedIndex: changes.inputValue ? 0 : -1 };
    // The pointer also leaves when typing makes the list shorter. Enter and Tab must still choose.
    case MenuMouseLeave:
      return value === null && state.inputValue !== '' ? state : changes;
    // The first item becomes active when the reply arrives.
    case InputKeyDownArrowDown:
      return items.length === 0 ? { ...changes, highlightedIndex: 0 } : changes;
    // Without a result, the text stays in the field.
    case InputKeyDownEnter:
      return items.length === 0 ? state : changes;
    case ControlledPropUpdatedSelectedItem:
      return changes.inputValue ? changes : { ...changes, inputValue: state.inputValue };
    default:
      return changes;
  }
}

/** Returns downshift's combobox for the items. */
function useChoiceBox<T>(props: PickerProps<T>): UseComboboxReturnValue<T> {
  const { value, onChange, items, textOf, keyOf, initialText } = props;
  return useCombobox<T>({
    items: [...items],
    selectedItem: value,
    // downshift keeps the text. State of our own would return late and lose letters of fast typing.
    initialInputValue: value ? textOf(value) : (initialText ?? ''),
    itemToString: (item) => (item ? textOf(item) : ''),
    itemToKey: (item) => (item ? keyOf(item) : ''),
    stateReducer: (state, change) => nextState(props, state, change),
    onSelectedItemChange: ({ selectedItem }) => onChange(selectedItem ?? null),
  });
}

interface CreateButtonProps extends Pick<PickerProps<unknown>, 'create'> {
  readonly text: string;
}

/** Keys use Alt with Enter instead, so that Tab goes to the next field. */
function CreateButton({ create, text }: CreateButtonProps): ReactElement | null {
  if (!create) return null;
  const { label, begin } = create;
  return <IconButton label={label} icon="plus" tabIndex={-1} onClick={() => begin(text)} />;
}

interface MessageProps {
  readonly error: string;
  readonly id: string;
  /** True for the message about a text without a choice, which must not move a button while the user presses it. */
  readonly isHidden: boolean;
}

function Message({ error, id, isHidden }: MessageProps): ReactElement {
  return (
    <p className={isHidden ? 'unseen' : 'field-error'} id={id}>
      {error}
    </p>
  );
}

/** A field to choose one of many records by typing, such as a customer or a product. */
export function Picker<T>(props: PickerProps<T>): ReactElement {
  const { label, value, keyOf, required, autoFocus, isLabelHidden, create } = props;
  const texts = useTexts(uiTexts);
  const { isLeft, isAwaited, handlers } = useTyping(props);
  const refusal = useRefusal(props.path, value === null ? null : keyOf(value));
  const errorId = useId();
  const input = useFirstFocus(autoFocus);
  const box = useChoiceBox(props);
  const isOpenText = isLeft && !isAwaited && value === null && box.inputValue !== '';
  const known = props.error ?? refusal;
  const isUnchosen = known === undefined && isOpenText;
  const error = isUnchosen ? texts.notChosen : known;
  return (
    <div className="field picker" data-path={props.path}>
      {/* biome-ignore lint/a11y/noLabelWithoutControl: its props name the input below */}
      <label {...box.getLabelProps()} className={isLabelHidden ? 'unseen' : undefined}>
        {label}
      </label>
      <input
        {...box.getInputProps({
          placeholder: texts.choose,
          required,
          ref: input,
          'data-autofocus': autoFocus || undefined,
          'aria-busy': isAwaited || undefined,
          'aria-invalid': error ? true : undefined,
          'aria-describedby': error ? errorId : undefined,
          ...handlers,
        })}
      />
      {value === null && <CreateButton create={create} text={box.inputValue} />}
      {error && <Message error={error} id={errorId} isHidden={isUnchosen} />}
      <Choices {...props} box={box} />
    </div>
  );
}
