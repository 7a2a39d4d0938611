import { bitsIn, lettersIn, mostLettersApart, mostTypos } from '../typos/letters.js';

/** Finds texts by their letters, in any order. */
export interface NearTexts<Value> {
  add(text: string, value: Value): void;
  /** @returns all values within two typos, and some others */
  find(text: string): Value[];
}

/** Texts of one length, in adjacent memory because all of them are compared. */
interface Shelf<Value> {
  readonly once: number[];
  readonly twice: number[];
  readonly values: Value[];
}

export function createNearTexts<Value>(): NearTexts<Value> {
  const shelves: Shelf<Value>[] = [];

  function findOn({ once, twice, values }: Shelf<Value>, text: string, found: Value[]): void {
    const letters = lettersIn(text);
    for (let at = 0; at < values.length; at += 1) {
      const value = values[at];
      const apart =
        bitsIn((once[at] ?? 0) ^ letters.once) + bitsIn((twice[at] ?? 0) ^ letters.twice);
      if (apart <= mostLettersApart && value !== undefined) found.push(value);
    }
  }

  return {
    add(text, value) {
      const { once, twice } = lettersIn(text);
      const shelf = shelves[text.length];
      if (shelf === undefined) {
        shelves[text.length] = { once: [once], twice: [twice], values: [value] };
        return;
      }
      shelf.once.push(once);
      shelf.twice.push(twice);
      shelf.values.push(value);
    },
    find(text) {
      const found: Value[] = [];
      const [least, most] = [Math.max(0, text.length - mostTypos), text.length + mostTypos];
      for (let length = least; length <= most; length += 1) {
        const shelf = shelves[length];
        if (shelf !== undefined) findOn(shelf, text, found);
      }
      return found;
    },
  };
}
