import { useCombobox } from 'downshift';
import { type KeyboardEvent, type ReactElement, useEffect, useState } from 'react';
import { useLocation } from 'wouter';
import { useTexts } from '../../session/language/texts.js';
import { unsaved } from '../../unsaved/unsaved.js';
import type { Choice } from './choice.js';
import { PaletteFrame } from './frame.js';
import { usePageChoices } from './page-choices.js';
import { DocumentFigures } from './records/found-document.js';
import { useRecordChoices } from './records/use-record-choices.js';
import { paletteTexts } from './texts.js';
import type { Typed } from './typed.js';

const { InputChange, MenuMouseLeave } = useCombobox.stateChangeTypes;

function useChoiceBox(
  items: readonly Choice[],
  initialText: string,
  onChoose: (choice: Choice) => void,
) {
  return useCombobox<Choice>({
    items: [...items],
    isOpen: true,
    initialInputValue: initialText,
    selectedItem: null,
    defaultHighlightedIndex: 0,
    itemToString: (choice) => choice?.title ?? '',
    itemToKey: (choice) => choice?.path ?? '',
    stateReducer(state, { type, changes }) {
      if (type === InputChange) return { ...changes, highlightedIndex: 0 };
      // The pointer also leaves when typing makes the list shorter. Enter must still choose.
      return type === MenuMouseLeave ? state : changes;
    },
    onSelectedItemChange: ({ selectedItem }) => selectedItem && onChoose(selectedItem),
  });
}

interface FoundItemsProps {
  readonly box: ReturnType<typeof useChoiceBox>;
  readonly items: readonly Choice[];
  readonly isLoading: boolean;
}

function FoundItems({ box, items, isLoading }: FoundItemsProps): ReactElement {
  const texts = useTexts(paletteTexts);
  return (
    <>
      {items.map((item, index) => (
        <li
          key={item.path}
          {...box.getItemProps({ item, index })}
          className={box.highlightedIndex === index ? 'active' : undefined}
        >
          <div className="choice-name">
            <span>{item.title}</span>
            <span className="hint">
              {[item.hint, texts.kinds[item.kind]].filter(Boolean).join(' · ')}
            </span>
          </div>
          {item.document && <DocumentFigures {...item.document} />}
        </li>
      ))}
      {items.length === 0 && (
        <li className="hint none">{isLoading ? texts.searching : texts.nothing}</li>
      )}
    </>
  );
}

interface PaletteProps {
  readonly typed: Typed;
  readonly onClose: () => void;
  /** Shows the keys of the console. */
  readonly onHelp: () => void;
}

/** Finds pages and actions by words and synonyms, in spite of typos, and records by some letters of their names. */
export function Palette({ typed, onClose, onHelp }: PaletteProps): ReactElement {
  const [, navigate] = useLocation();
  const [text, setText] = useState(typed.text);
  const [isEntered, setEntered] = useState(typed.isEntered);
  const { exact, near } = usePageChoices(text, onHelp);
  const { choices: records, isLoading } = useRecordChoices(text);
  // Records with this text come before pages that are only like it.
  const items = [...exact, ...records, ...(isLoading ? [] : near)];
  const choose = ({ path, run }: Choice): void => {
    onClose();
    if (run) run();
    else unsaved.leave(() => navigate(path));
  };
  const box = useChoiceBox(items, typed.text, choose);
  useEffect(() => {
    if (!isEntered) return;
    setEntered(false);
    const [first] = [...exact, ...near];
    if (first !== undefined) choose(first);
  });
  const onKeyDown = ({ key }: KeyboardEvent): void => {
    if (key === 'Escape') onClose();
  };
  return (
    <PaletteFrame
      onClose={onClose}
      labelProps={box.getLabelProps()}
      inputProps={box.getInputProps({
        'aria-busy': isLoading || undefined,
        onKeyDown,
        onChange: ({ currentTarget }) => setText(currentTarget.value),
      })}
    >
      <ul {...box.getMenuProps()} className="choices">
        <FoundItems box={box} items={items} isLoading={isLoading} />
      </ul>
    </PaletteFrame>
  );
}
