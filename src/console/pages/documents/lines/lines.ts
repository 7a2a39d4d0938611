import type { Product, TaxRate } from '@notaria/erp';
import { productsQueries } from '@notaria/erp/react-query';
import { useQueries } from '@tanstack/react-query';
import { useState } from 'react';
import { decimalOr, rounded } from '../../../data/forms/decimals.js';
import { erp } from '../../../session/clients.js';
import type { ChosenProduct } from './pickers.js';

/** A line in the form. */
export interface DraftLine {
  readonly key: number;
  readonly product: ChosenProduct | null;
  /** A pasted code or name without a product. */
  readonly productText: string;
  readonly description: string;
  readonly quantity: string;
  readonly unitPrice: string;
  /** True if the price was typed. Then the choice of a product does not change it. */
  readonly isPriceTyped: boolean;
  readonly discount: string;
  /** Empty: the tax rate of the product. */
  readonly taxRateId: string;
  /** The product that the line had before its text was changed, to which typed figures belong. */
  readonly productBefore: number | undefined;
  /** True for a line that a scanner has added, which does not take the focus. */
  readonly isScanned: boolean;
}

export interface Lines {
  readonly lines: readonly DraftLine[];
  /** The position of each line in the last body, by the key of the line. */
  readonly places: ReadonlyMap<number, number>;
  /** Remembers the positions of sent lines, so that a refusal finds its line after other lines were removed. */
  markSent(): void;
  change(key: number, changes: Partial<DraftLine>): void;
  add(): void;
  /** Adds a copy below a line. */
  duplicate(key: number): void;
  /** Moves a line up or down by one. The first and the last line stay. */
  move(key: number, by: -1 | 1): void;
  /** Adds lines below a line, or in place of a blank one. */
  insert(key: number, added: readonly DraftLine[]): void;
  /** Counts a scanned product. */
  scan(product: ChosenProduct, rules: PriceRules): void;
  /** Removes a line. Returns the function that puts it back at its place. */
  remove(key: number): () => void;
}

let lastKey = 0;

/** Returns a line with a new key. */
export function draftLine(known: Partial<DraftLine> = {}): DraftLine {
  lastKey += 1;
  const blank = {
    productText: '',
    description: '',
    unitPrice: '',
    discount: '',
    taxRateId: '',
    isPriceTyped: false,
    productBefore: undefined,
    isScanned: false,
  };
  return { product: null, quantity: '1', ...blank, ...known, key: lastKey };
}

/** Returns true for a line without entries, which is not sent. */
export const isBlank = ({ product, description, quantity, ...line }: DraftLine): boolean =>
  product === null &&
  [line.productText, description, line.unitPrice, line.discount].every((text) => text === '') &&
  ['', '1'].includes(quantity);

/** Returns the lines to send, in the order of the body. */
export const filledLines = (lines: readonly DraftLine[]): readonly DraftLine[] =>
  lines.filter((line) => !isBlank(line));

const withoutLine = (lines: readonly DraftLine[], key: number): readonly DraftLine[] =>
  lines.filter((line) => line.key !== key);

/** Puts a line back after the ones that stood before it. A blank line that replaced the last one disappears. */
function restoreLine(
  now: readonly DraftLine[],
  before: readonly DraftLine[],
  key: number,
): readonly DraftLine[] {
  const at = before.findIndex((line) => line.key === key);
  const known = new Set(before.slice(0, at).map((line) => line.key));
  const place = now.findLastIndex((line) => known.has(line.key)) + 1;
  const isReplaced = before.length === 1 && now.length === 1 && now.every(isBlank);
  const others = isReplaced ? [] : now;
  return [...others.slice(0, place), ...before.slice(at, at + 1), ...others.slice(place)];
}

function movedLine(lines: readonly DraftLine[], key: number, by: -1 | 1): readonly DraftLine[] {
  const at = lines.findIndex((line) => line.key === key);
  const other = lines[at + by];
  const line = lines[at];
  if (line === undefined || other === undefined) return lines;
  return lines.with(at + by, line).with(at, other);
}

function insertedLines(
  lines: readonly DraftLine[],
  key: number,
  added: readonly DraftLine[],
): readonly DraftLine[] {
  const at = lines.findIndex((line) => line.key === key);
  // The line may have been removed while the products were looked up.
  const line = lines[at];
  if (line === undefined) return [...lines, ...added];
  return lines.toSpliced(isBlank(line) ? at : at + 1, isBlank(line) ? 1 : 0, ...added);
}

export interface PriceRules {
  /** The currency of the document. */
  readonly currency: string;
  readonly isPriceRequired: boolean;
}

/** Returns true if the choice of a product drops the typed price and discount, which belong to another product. */
export const dropsTyped = (line: DraftLine, product: ChosenProduct | null): boolean =>
  product !== null &&
  line.productBefore !== undefined &&
  line.productBefore !== product.id &&
  (line.isPriceTyped || line.discount !== '');

/**
 * Returns the changes of a line by the choice of a product, with its price unless the user typed one. Price and discount stay
 * while the line has no product, and when the same product is chosen again.
 */
export function withProduct(
  line: DraftLine,
  product: ChosenProduct | null,
  { currency, isPriceRequired }: PriceRules,
): Partial<DraftLine> {
  if (product === null) return { product, productBefore: line.product?.id ?? line.productBefore };
  const isOther = line.productBefore !== undefined && line.productBefore !== product.id;
  const isPriceTyped = line.isPriceTyped && !isOther;
  const isPriced = product.price !== undefined && product.currencyCode === currency;
  const isTaken = isPriced && !isPriceRequired && !isPriceTyped;
  return {
    product,
    productText: '',
    productBefore: undefined,
    isPriceTyped,
    ...(isOther ? { unitPrice: '', discount: '' } : {}),
    ...(isTaken ? { unitPrice: String(product.price) } : {}),
  };
}

/** Raises the quantity of the line with a product, or adds a line above the first blank one. */
function scannedLines(
  lines: readonly DraftLine[],
  product: ChosenProduct,
  rules: PriceRules,
): readonly DraftLine[] {
  const same = lines.findIndex((line) => line.product?.id === product.id);
  const known = lines[same];
  if (known !== undefined)
    return lines.with(same, { ...known, quantity: String(decimalOr(known.quantity, 0) + 1) });
  const added = draftLine();
  const line = { ...added, ...withProduct(added, product, rules), isScanned: true };
  const blank = lines.findIndex(isBlank);
  return lines.toSpliced(blank === -1 ? lines.length : blank, 0, line);
}

export function useLines(known: () => readonly DraftLine[]): Lines {
  const [lines, setLines] = useState<readonly DraftLine[]>(() => {
    const begun = known();
    return begun.length > 0 ? begun : [draftLine()];
  });
  const [places, setPlaces] = useState<ReadonlyMap<number, number>>(new Map());
  return {
    lines,
    places,
    markSent: () => setPlaces(new Map(filledLines(lines).map(({ key }, place) => [key, place]))),
    change: (key, changes) =>
      setLines((now) => now.map((line) => (line.key === key ? { ...line, ...changes } : line))),
    add: () => setLines((now) => [...now, draftLine()]),
    duplicate: (key) =>
      setLines((now) =>
        now.flatMap((line) => (line.key === key ? [line, draftLine(line)] : [line])),
      ),
    move: (key, by) => setLines((now) => movedLine(now, key, by)),
    insert: (key, added) => setLines((now) => insertedLines(now, key, added)),
    scan: (product, rules) => setLines((now) => scannedLines(now, product, rules)),
    remove(key) {
      setLines((now) => (now.length === 1 ? [draftLine()] : withoutLine(now, key)));
      return () => setLines((now) => restoreLine(now, lines, key));
    },
  };
}

/** Returns the products of the lines by their ids, as far as they are loaded. */
export function useProducts(
  lines: readonly Pick<DraftLine, 'product'>[],
): ReadonlyMap<number, Product> {
  const ids = [...new Set(lines.flatMap(({ product }) => product?.id ?? []))];
  return useQueries({
    queries: ids.map((id) => ({ ...productsQueries(erp).get(id), staleTime: 60_000 })),
    combine: (results) =>
      new Map(
        results.flatMap(({ data }) =>
          data === undefined ? [] : [[data.data.id, data.data] as const],
        ),
      ),
  });
}

/** Returns the tax rate of a line, if it is known. */
export function rateOf(
  line: DraftLine,
  rates: readonly TaxRate[],
  products: ReadonlyMap<number, Product>,
): TaxRate | undefined {
  const id = Number(line.taxRateId) || products.get(line.product?.id ?? 0)?.taxRateId;
  return rates.find((rate) => rate.id === id);
}

export interface Preview {
  readonly total: number;
  readonly taxTotal: number;
  readonly grandTotal: number;
}

/** Returns quantity × price less the discount. */
export const amountOf = (line: DraftLine, decimals: number): number =>
  rounded(
    decimalOr(line.quantity, 0) *
      decimalOr(line.unitPrice, 0) *
      (1 - decimalOr(line.discount, 0) / 100),
    decimals,
  );

/**
 * Estimates the totals of the document, with tax once per rate. The API calculates the exact ones.
 */
export function previewOf(
  lines: readonly DraftLine[],
  percentOf: (line: DraftLine) => number,
  { decimals, isTaxIncluded }: { readonly decimals: number; readonly isTaxIncluded: boolean },
): Preview {
  const amounts = new Map<number, number>();
  for (const line of lines) {
    const percent = percentOf(line);
    amounts.set(percent, (amounts.get(percent) ?? 0) + amountOf(line, decimals));
  }
  const sum = (values: readonly number[]): number =>
    rounded(
      values.reduce((total, value) => total + value, 0),
      decimals,
    );
  const taxTotal = sum(
    [...amounts].map(([percent, amount]) =>
      rounded((amount * percent) / (isTaxIncluded ? 100 + percent : 100), decimals),
    ),
  );
  const gross = sum([...amounts.values()]);
  return isTaxIncluded
    ? { total: rounded(gross - taxTotal, decimals), taxTotal, grandTotal: gross }
    : { total: gross, taxTotal, grandTotal: rounded(gross + taxTotal, decimals) };
}
