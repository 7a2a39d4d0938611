import {
  type ClipboardEvent,
  type ReactElement,
  type RefObject,
  useEffect,
  useLayoutEffect,
  useRef,
} from 'react';
import { useTexts } from '../../../session/language/texts.js';
import { Button } from '../../../ui/button.js';
import type { Choice } from '../../../ui/forms/field.js';
import { useSayRemoved } from '../../../ui/toasts/use-say-removed.js';
import '../style.css';
import { documentTexts } from '../texts.js';
import { lineOf, onAltArrow, onEnter } from './keys.js';
import { Line, type LinesEditorProps } from './line.js';
import type { DraftLine } from './lines.js';
import { PasteReport } from './paste/paste-report.js';
import { usePaste } from './paste/use-paste.js';
import { useScanner } from './use-scanner.js';

/** Returns the reference of the list of lines. A line that is added or restored takes the focus. */
function useFocusOnNew(lines: readonly DraftLine[]): RefObject<HTMLDivElement | null> {
  const list = useRef<HTMLDivElement>(null);
  const known = useRef(lines);
  useEffect(() => {
    const before = new Set(known.current.map(({ key }) => key));
    const added = lines.findIndex(({ key, isScanned }) => !before.has(key) && !isScanned);
    // A line that took the place of a removed one takes the focus too.
    if (added >= 0)
      list.current?.querySelectorAll('fieldset')[added]?.querySelector('input')?.focus();
    known.current = lines;
  }, [lines]);
  return list;
}

/** Keeps the focus in the field of a line that moves: browsers take it away from a moved element. */
function useKeptFocus(list: RefObject<HTMLDivElement | null>, lines: readonly DraftLine[]): void {
  const focused = useRef<Element>(null);
  // The focus before the change of the page, which the layout effect compares with the one after it.
  const { activeElement } = document;
  focused.current = list.current?.contains(activeElement) ? activeElement : null;
  // biome-ignore lint/correctness/useExhaustiveDependencies: after each change of the lines
  useLayoutEffect(() => {
    const { current } = focused;
    if (current instanceof HTMLElement && current !== document.activeElement) current.focus();
  }, [lines]);
}

/** The titles of the columns. On narrow screens each field shows its label instead. */
function Head({ isTaxIncluded }: Pick<LinesEditorProps, 'isTaxIncluded'>): ReactElement {
  const texts = useTexts(documentTexts);
  const { product, quantity, discount, tax, amount } = texts;
  const price = isTaxIncluded ? texts.priceWithTax : texts.price;
  return (
    <div className="lines-head" aria-hidden="true">
      {[product, quantity, price, discount, tax].map((title) => (
        <span key={title}>{title}</span>
      ))}
      <span className="line-amount">{amount}</span>
    </div>
  );
}

/**
 * The lines of a document, for the keyboard: type a product, move through its figures with Tab, begin the next line
 * with Enter.
 */
export function LinesEditor(props: LinesEditorProps): ReactElement {
  const texts = useTexts(documentTexts);
  const { editing } = props;
  const { lines, add } = editing;
  const list = useFocusOnNew(lines);
  useKeptFocus(list, lines);
  const sayRemoved = useSayRemoved();
  const paste = usePaste(props);
  const onScannerKey = useScanner((product) => editing.scan(product, props));
  const onPaste = (event: ClipboardEvent<HTMLDivElement>): void => {
    const line = lineOf(lines, event.currentTarget, event.target);
    if (line !== undefined) paste.onPaste(event, line.key);
  };
  const taxChoices = props.rates.map(({ id, name }): Choice => [String(id), name]);
  return (
    <>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: keys and rows for any field of the lines */}
      <div
        className="lines full-width"
        ref={list}
        onKeyDown={(event) => onEnter(event, add)}
        onKeyDownCapture={(event) => {
          onScannerKey(event);
          onAltArrow(event, editing);
        }}
        onPaste={onPaste}
      >
        <Head isTaxIncluded={props.isTaxIncluded} />
        {lines.map((line, index) => (
          <Line
            key={line.key}
            line={line}
            index={index}
            taxChoices={taxChoices}
            props={props}
            sayRemoved={sayRemoved}
          />
        ))}
      </div>
      <PasteReport report={paste.report} isBusy={paste.isBusy} onClose={paste.close} />
      <div className="lines-end">
        <Button icon="plus" onClick={add}>
          {texts.addLine}
        </Button>
        <span className="hint key-hint">{texts.enterHint}</span>
      </div>
    </>
  );
}
