import type { ProductListItem } from '@notaria/erp';
import { type KeyboardEvent, useRef } from 'react';
import { erp } from '../../../session/clients.js';
import { useTexts } from '../../../session/language/texts.js';
import { say } from '../../../ui/toasts/messages.js';
import { documentTexts } from '../texts.js';

/** A scanner sends the keys of a code one after the other faster than people type. */
const mostMsBetweenKeys = 35;
const leastLetters = 3;

/** The letters that arrive in a field of a product, faster than people type. */
interface Burst {
  field: EventTarget | null;
  text: string;
  at: number;
}

/** Returns the product with a code or barcode. The list is searched by barcode too, but does not return it. */
async function productOf(code: string): Promise<ProductListItem | undefined> {
  const isEqual = (text: string | null): boolean => text?.toLowerCase() === code.toLowerCase();
  const { data } = await erp.products.list({ search: code, pageSize: 5 });
  const product = data.find((one) => isEqual(one.code));
  if (product !== undefined) return product;
  const details = await Promise.all(data.map(({ id }) => erp.products.get(id)));
  const place = details.findIndex(({ data: { barcode } }) => isEqual(barcode));
  return data[place];
}

/** Empties the field as the user would, so that its picker notices. */
function empty(field: HTMLInputElement): void {
  field.select();
  document.execCommand('delete');
}

/** Lets the field take the first product that it finds, as Enter does. */
function pressEnter(field: HTMLInputElement): void {
  const enter = { key: 'Enter', bubbles: true, cancelable: true };
  field.dispatchEvent(new KeyboardEvent('keydown', enter));
}

/** A code whose product is looked up. */
interface Entry {
  readonly code: string;
  /** Replaced: the next code has begun in the field. Left: the user has gone on, and the field keeps the text. */
  state: 'shown' | 'replaced' | 'left';
}

/** Returns the field of a product in which a key without a modifier was pressed. */
function fieldOf({ target, ctrlKey, metaKey, altKey }: KeyboardEvent) {
  const isKey = !(ctrlKey || metaKey || altKey);
  const isField = target instanceof HTMLInputElement && target.getAttribute('role') === 'combobox';
  return isKey && isField ? target : undefined;
}

/** Collects the letters of codes. Returns the code in a field when Enter ends one that came faster than people type. */
function useBurst() {
  const burst = useRef<Burst>({ field: null, text: '', at: 0 });
  return (field: HTMLInputElement, key: string, at: number): string | undefined => {
    const { current } = burst;
    const isFast = current.field === field && at - current.at <= mostMsBetweenKeys;
    if (key.length === 1) {
      burst.current = { field, text: (isFast ? current.text : '') + key, at };
      return undefined;
    }
    // A scanner writes capital letters with Shift.
    if (key === 'Shift') return undefined;
    burst.current = { field: null, text: '', at: 0 };
    const isCode = current.text.length >= leastLetters && field.value === current.text;
    return key === 'Enter' && isFast && isCode ? current.text : undefined;
  };
}

/**
 * Handles codes of a scanner, `CODE⏎CODE⏎`, in the fields of products. Each code counts its product, and the field with the
 * focus waits for the next one. A text that is no code is left to the field, which takes the first product that it finds.
 *
 * @param onScan  called with the product of each code
 * @returns       the handler of keys for the element around the fields
 */
export function useScanner(onScan: (product: ProductListItem) => void) {
  const texts = useTexts(documentTexts);
  const codeAt = useBurst();
  const entered = useRef<Entry>(undefined);
  const latest = useRef(onScan);
  latest.current = onScan;

  const count = (product: ProductListItem | undefined, code: string): void => {
    if (product === undefined) say(texts.notScanned(code));
    else latest.current(product);
  };

  const look = async (field: HTMLInputElement, entry: Entry): Promise<void> => {
    const { code } = entry;
    const product = await productOf(code).catch(() => undefined);
    if (entered.current === entry) entered.current = undefined;
    if (entry.state === 'replaced') return count(product, code);
    const isWaiting = document.activeElement === field && field.value === code;
    if (entry.state === 'left' || !isWaiting) return;
    if (product === undefined) return pressEnter(field);
    empty(field);
    count(product, code);
  };

  /** Ends the wait for the last code, because the user or the scanner goes on. */
  const goOn = (field: HTMLInputElement, key: string): void => {
    const { current } = entered;
    if (current === undefined || (key.length > 1 && key !== 'Tab')) return;
    current.state = key === 'Tab' ? 'left' : 'replaced';
    entered.current = undefined;
    if (key !== 'Tab') empty(field);
  };

  return (event: KeyboardEvent<HTMLElement>): void => {
    const field = fieldOf(event);
    if (field === undefined) return;
    goOn(field, event.key);
    const code = codeAt(field, event.key, event.timeStamp);
    if (code === undefined) return;
    event.preventDefault();
    event.stopPropagation();
    entered.current = { code, state: 'shown' };
    void look(field, entered.current);
  };
}
