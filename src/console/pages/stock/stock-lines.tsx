import type { Product } from '@notaria/erp';
import { type ReactElement, useState } from 'react';
import { decimalOr, readDecimal } from '../../data/forms/decimals.js';
import { useTexts } from '../../session/language/texts.js';
import { Button, IconButton } from '../../ui/button.js';
import { DecimalField } from '../../ui/forms/decimal.js';
import { useSayRemoved } from '../../ui/toasts/use-say-removed.js';
import { useStockText } from '../documents/lines/line.js';
import { useProducts } from '../documents/lines/lines.js';
import { type ChosenProduct, ProductPicker } from '../documents/lines/pickers.js';
import { useScanner } from '../documents/lines/use-scanner.js';
import { documentTexts } from '../documents/texts.js';
import './style.css';

/** A product with a quantity, in the form. */
export interface StockLine {
  readonly key: number;
  readonly product: ChosenProduct | null;
  readonly quantity: string;
}

/** A line to send. */
export interface FilledLine {
  readonly productId: number;
  readonly quantity: number;
}

let lastKey = 0;

export function stockLine(known: Partial<StockLine> = {}): StockLine {
  lastKey += 1;
  return { product: null, quantity: '', ...known, key: lastKey };
}

const hasProduct = ({ product }: StockLine): boolean => product !== null;

/** Returns the lines with a product, in the order of the body. */
export const filledLines = (lines: readonly StockLine[]): readonly FilledLine[] =>
  lines.flatMap(({ product, quantity }) =>
    product === null ? [] : [{ productId: product.id, quantity: readDecimal(quantity) ?? 0 }],
  );

function scannedLines(lines: readonly StockLine[], product: ChosenProduct): readonly StockLine[] {
  const same = lines.findIndex((line) => line.product?.id === product.id);
  const known = lines[same];
  if (known !== undefined)
    return lines.with(same, { ...known, quantity: String(decimalOr(known.quantity, 0) + 1) });
  const empty = lines.findIndex((line) => !hasProduct(line) && line.quantity === '');
  const added = stockLine({ product, quantity: '1' });
  return lines.toSpliced(empty === -1 ? lines.length : empty, 0, added);
}

export function useStockLines(known: readonly StockLine[]) {
  const [lines, setLines] = useState<readonly StockLine[]>(() => known.map(stockLine));
  const [places, setPlaces] = useState<ReadonlyMap<number, number>>(new Map());
  return {
    lines,
    /** The position of each line in the last body, by the key of the line. */
    places,
    /** Remembers the positions of sent lines, so that a refusal finds its line after another was removed. */
    markSent: () =>
      setPlaces(new Map(lines.filter(hasProduct).map(({ key }, place) => [key, place]))),
    change: (key: number, changes: Partial<StockLine>) =>
      setLines((now) => now.map((line) => (line.key === key ? { ...line, ...changes } : line))),
    add: () => setLines((now) => [...now, stockLine()]),
    /** Counts a scanned product: raises its quantity, or adds a line above the first empty one. */
    scan: (product: ChosenProduct) => setLines((now) => scannedLines(now, product)),
    /** Removes a line. Returns the function that puts it back at its place. */
    remove(key: number) {
      const at = lines.findIndex((line) => line.key === key);
      setLines((now) => now.filter((line) => line.key !== key));
      return () =>
        setLines((now) => [...now.slice(0, at), ...lines.slice(at, at + 1), ...now.slice(at)]);
    },
  };
}

export interface StockLinesProps {
  readonly editing: ReturnType<typeof useStockLines>;
  readonly label: string;
  /** The member of the body with the quantity of a line. */
  readonly member: 'quantity' | 'countedQuantity';
  /** The warehouse whose stock is shown beside each product. */
  readonly warehouseId: number;
}

interface LineFieldsProps extends StockLinesProps {
  readonly line: StockLine;
  readonly index: number;
  /** The product when it is loaded, with its stock. */
  readonly known: Product | undefined;
  readonly sayRemoved: ReturnType<typeof useSayRemoved>;
}

function LineFields(props: LineFieldsProps): ReactElement {
  const { editing, label, member, warehouseId, line, index, sayRemoved } = props;
  const stock = useStockText(props.known, warehouseId);
  const { key, product, quantity } = line;
  const { lines, change, remove, places } = editing;
  const place = places.get(key);
  const pathOf = (name: string) => (place === undefined ? undefined : `lines.${place}.${name}`);
  const texts = useTexts(documentTexts);
  return (
    <fieldset className="stock-line">
      <legend className="unseen">{texts.line(index + 1)}</legend>
      <ProductPicker
        value={product}
        onChange={(chosen) => change(key, { product: chosen })}
        required={index === 0}
        path={pathOf('productId')}
        warehouseId={warehouseId}
      />
      <DecimalField
        label={label}
        value={quantity}
        onChange={(text) => change(key, { quantity: text })}
        path={pathOf(member)}
        // The place is reserved, so that the stock moves nothing when it is known.
        hint={stock ?? '\u00a0'}
        required={product !== null}
      />
      <IconButton
        label={texts.removeLine(index + 1)}
        icon="close"
        disabled={lines.length === 1}
        onClick={() => {
          const restore = remove(key);
          if (product === null) return;
          sayRemoved(texts.lineRemoved(index + 1), { run: restore, done: texts.lineRestored });
        }}
      />
    </fieldset>
  );
}

/** Products with a quantity each. */
export function StockLines(props: StockLinesProps): ReactElement {
  const { editing } = props;
  const texts = useTexts(documentTexts);
  const sayRemoved = useSayRemoved();
  const products = useProducts(editing.lines);
  const onScannerKey = useScanner(editing.scan);
  return (
    <div className="stack" onKeyDownCapture={onScannerKey}>
      {editing.lines.map((line, index) => (
        <LineFields
          {...props}
          key={line.key}
          line={line}
          index={index}
          known={products.get(line.product?.id ?? 0)}
          sayRemoved={sayRemoved}
        />
      ))}
      <div>
        <Button icon="plus" onClick={editing.add}>
          {texts.addLine}
        </Button>
      </div>
    </div>
  );
}
