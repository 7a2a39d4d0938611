import type { Product, TaxRate } from '@notaria/erp';
import { type KeyboardEvent, type ReactElement, type RefObject, useEffect, useRef } from 'react';
import { useFormats } from '../../../session/language/formats.js';
import { useTexts } from '../../../session/language/texts.js';
import { Button, IconButton } from '../../../ui/button.js';
import { DecimalField } from '../../../ui/forms/decimal.js';
import { type Choice, SelectField, TextField } from '../../../ui/forms/field.js';
import { useSayRemoved } from '../../../ui/toasts/use-say-removed.js';
import { isPlainEnter } from './enter.js';
import { amountOf, type DraftLine, isBlank, type Lines } from './lines.js';
import { type ChosenProduct, ProductPicker } from './pickers.js';
import '../style.css';
import { documentTexts } from '../texts.js';

interface LinesEditorProps {
  readonly editing: Lines;
  /** The currency of the document. Prices of products in this currency are copied to the line. */
  readonly currency: string;
  readonly decimals: number;
  readonly rates: readonly TaxRate[];
  /** The loaded products of the lines: the tax rate of a line without a choice, and the stock. */
  readonly products: ReadonlyMap<number, Product>;
  readonly isTaxIncluded: boolean;
  /** False for purchases, because products have no purchase price. */
  readonly isPriceRequired: boolean;
  /** True after the form was sent, to mark lines without a product. */
  readonly isChecked: boolean;
  /** The warehouse of the document, whose stock the picker shows. */
  readonly warehouseId?: number;
}

/** Enter moves to the next line. */
function onEnter(event: KeyboardEvent<HTMLElement>, add: () => void): void {
  const { target, currentTarget } = event;
  if (!isPlainEnter(event)) return;
  event.preventDefault();
  const lines = [...currentTarget.querySelectorAll('fieldset')];
  const next = lines[lines.findIndex((line) => line.contains(target as Node)) + 1];
  if (next === undefined) add();
  else next.querySelector('input')?.focus();
}

function TaxField({ line, taxChoices, change, pathOf, props }: PartProps): ReactElement {
  const texts = useTexts(documentTexts);
  const own = props.products.get(line.product?.id ?? 0)?.taxRateId;
  const name = props.rates.find(({ id }) => id === own)?.name;
  const first: Choice = ['', name ? texts.taxOfProductIs(name) : texts.taxOfProduct];
  return (
    <SelectField
      label={texts.tax}
      path={pathOf('taxRateId')}
      value={line.taxRateId}
      choices={[first, ...taxChoices]}
      onChange={(taxRateId) => change({ taxRateId })}
    />
  );
}

interface PartProps {
  readonly line: DraftLine;
  /** Returns the path of a member of the line in the body. */
  readonly pathOf: (member: string) => string | undefined;
  readonly taxChoices: readonly Choice[];
  readonly change: (changes: Partial<DraftLine>) => void;
  readonly props: LinesEditorProps;
}

type ProductFieldsProps = PartProps & { readonly isFirst: boolean };

/**
 * Both fields are always present. A field that appears with the choice would take the place of the next one in the
 * Tab order.
 */
function ProductFields({ line, change, props, isFirst, pathOf }: ProductFieldsProps): ReactElement {
  const texts = useTexts(documentTexts);
  const isMissing = props.isChecked && line.product === null && (isFirst || !isBlank(line));
  const choose = (product: ChosenProduct | null): void => {
    // A typed price belongs to its product.
    const isReplaced = product === null && line.product !== null;
    const isPriceTyped = line.isPriceTyped && !isReplaced;
    const isPriced = product?.price !== undefined && product.currencyCode === props.currency;
    const isTaken = isPriced && !props.isPriceRequired && !isPriceTyped;
    change({ product, isPriceTyped, ...(isTaken ? { unitPrice: String(product.price) } : {}) });
  };
  return (
    <div className="line-what">
      <ProductPicker
        value={line.product}
        onChange={choose}
        required={isFirst || !isBlank(line)}
        error={isMissing ? texts.chooseProduct : undefined}
        path={pathOf('productId')}
        warehouseId={props.warehouseId}
      />
      <TextField
        label={texts.description}
        placeholder={texts.descriptionOf}
        path={pathOf('description')}
        value={line.description}
        onChange={(description) => change({ description })}
        maxLength={500}
      />
    </div>
  );
}

/** Returns what a warehouse holds of a product, or all warehouses; undefined for services. */
function useStockText(product: Product | undefined, warehouseId = 0): string | undefined {
  const texts = useTexts(documentTexts);
  const { quantity: quantityOf } = useFormats();
  if (!product?.trackStock) return undefined;
  const { stock, stockByWarehouse, unit } = product;
  const inWarehouse = stockByWarehouse.find((row) => row.warehouseId === warehouseId)?.quantity;
  const held = warehouseId > 0 ? (inWarehouse ?? 0) : stock;
  return held === 0 ? texts.noStock : texts.inStock(quantityOf(held, unit));
}

function Figures({ line, change, props, pathOf }: PartProps): ReactElement {
  const texts = useTexts(documentTexts);
  const isNeeded = line.product !== null;
  const stock = useStockText(props.products.get(line.product?.id ?? 0), props.warehouseId);
  return (
    <>
      <DecimalField
        label={texts.quantity}
        path={pathOf('quantity')}
        value={line.quantity}
        onChange={(quantity) => change({ quantity })}
        // The place is reserved, so that the stock moves nothing when it is known.
        hint={stock ?? '\u00a0'}
        required={isNeeded}
      />
      <DecimalField
        label={props.isTaxIncluded ? texts.priceWithTax : texts.price}
        path={pathOf('unitPrice')}
        value={line.unitPrice}
        onChange={(unitPrice) => change({ unitPrice, isPriceTyped: unitPrice !== '' })}
        required={isNeeded && props.isPriceRequired}
      />
      <DecimalField
        label={texts.discount}
        path={pathOf('discountPercent')}
        value={line.discount}
        placeholder="0"
        onChange={(discount) => change({ discount })}
      />
    </>
  );
}

interface LineProps extends Omit<PartProps, 'change' | 'pathOf'> {
  readonly index: number;
  readonly sayRemoved: ReturnType<typeof useSayRemoved>;
}

function Line({ line, index, taxChoices, props, sayRemoved }: LineProps): ReactElement {
  const texts = useTexts(documentTexts);
  const { money } = useFormats();
  const { editing, decimals } = props;
  const change = (changes: Partial<DraftLine>): void => editing.change(line.key, changes);
  const place = editing.places.get(line.key);
  const pathOf = (member: string) => (place === undefined ? undefined : `lines.${place}.${member}`);
  const part = { line, taxChoices, change, props, pathOf };
  const remove = (): void => {
    const restore = editing.remove(line.key);
    if (isBlank(line)) return;
    sayRemoved(texts.lineRemoved(index + 1), { run: restore, done: texts.lineRestored });
  };
  return (
    <fieldset className="line">
      <legend className="unseen">{texts.line(index + 1)}</legend>
      <ProductFields {...part} isFirst={index === 0} />
      <Figures {...part} />
      <TaxField {...part} />
      <div className="line-amount">
        <span className="hint">{texts.amount}</span>
        <output>{line.unitPrice === '' ? '—' : money(amountOf(line, decimals))}</output>
      </div>
      <IconButton label={texts.removeLine(index + 1)} icon="close" onClick={remove} />
    </fieldset>
  );
}

/** Returns the reference of the list of lines. A line that is added or restored takes the focus. */
function useFocusOnNew(lines: readonly DraftLine[]): RefObject<HTMLDivElement | null> {
  const list = useRef<HTMLDivElement>(null);
  const known = useRef(lines);
  useEffect(() => {
    const before = new Set(known.current.map(({ key }) => key));
    const added = lines.findIndex(({ key }) => !before.has(key));
    if (lines.length > before.size)
      list.current?.querySelectorAll('fieldset')[added]?.querySelector('input')?.focus();
    known.current = lines;
  }, [lines]);
  return list;
}

/**
 * The lines of a document, for the keyboard: type a product, move through its figures with Tab, begin the next line
 * with Enter.
 */
export function LinesEditor(props: LinesEditorProps): ReactElement {
  const texts = useTexts(documentTexts);
  const { lines, add } = props.editing;
  const list = useFocusOnNew(lines);
  const sayRemoved = useSayRemoved();
  const taxChoices = props.rates.map(({ id, name }): Choice => [String(id), name]);
  return (
    <>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: Enter in any field of the lines */}
      <div className="lines" ref={list} onKeyDown={(event) => onEnter(event, add)}>
        {lines.map((line, index) => (
          <Line key={line.key} {...{ line, index, taxChoices, props, sayRemoved }} />
        ))}
      </div>
      <div className="lines-end">
        <Button icon="plus" onClick={add}>
          {texts.addLine}
        </Button>
        <span className="hint">{texts.enterHint}</span>
      </div>
    </>
  );
}
