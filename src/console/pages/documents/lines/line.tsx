import type { Product, TaxRate } from '@notaria/erp';
import type { ReactElement } from 'react';
import { useFormats } from '../../../session/language/formats.js';
import { useTexts } from '../../../session/language/texts.js';
import { IconButton } from '../../../ui/button.js';
import { DecimalField } from '../../../ui/forms/decimal.js';
import { type Choice, SelectField, TextField } from '../../../ui/forms/field.js';
import { say } from '../../../ui/toasts/messages.js';
import type { useSayRemoved } from '../../../ui/toasts/use-say-removed.js';
import { documentTexts } from '../texts.js';
import { amountOf, type DraftLine, dropsTyped, isBlank, type Lines, withProduct } from './lines.js';
import { type ChosenProduct, ProductPicker } from './pickers.js';

export interface LinesEditorProps {
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
  const choose = (product: ChosenProduct | null): void => {
    if (product !== null && dropsTyped(line, product)) say(texts.typedDropped(product.name));
    change(withProduct(line, product, props));
  };
  const isMissing = props.isChecked && line.product === null && (isFirst || !isBlank(line));
  return (
    <div className="line-what">
      <ProductPicker
        value={line.product}
        text={line.productText}
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
export function useStockText(product: Product | undefined, warehouseId = 0): string | undefined {
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

interface ActionsProps extends Pick<LineProps, 'line' | 'index' | 'sayRemoved'> {
  readonly editing: Lines;
}

function LineActions({ editing, line, index, sayRemoved }: ActionsProps): ReactElement {
  const texts = useTexts(documentTexts);
  const { key } = line;
  const number = index + 1;
  const remove = (): void => {
    const restore = editing.remove(key);
    if (isBlank(line)) return;
    sayRemoved(texts.lineRemoved(number), { run: restore, done: texts.lineRestored });
  };
  return (
    <div className="line-actions">
      <IconButton
        label={texts.duplicateLine(number)}
        icon="copy"
        onClick={() => editing.duplicate(key)}
      />
      <IconButton
        label={texts.moveLineUp(number)}
        icon="up"
        onClick={() => editing.move(key, -1)}
      />
      <IconButton
        label={texts.moveLineDown(number)}
        icon="down"
        onClick={() => editing.move(key, 1)}
      />
      <IconButton label={texts.removeLine(number)} icon="close" onClick={remove} />
    </div>
  );
}

interface LineProps extends Omit<PartProps, 'change' | 'pathOf'> {
  readonly index: number;
  readonly sayRemoved: ReturnType<typeof useSayRemoved>;
}

/** One line of a document: a row, or a card on narrow screens. */
export function Line({ line, index, taxChoices, props, sayRemoved }: LineProps): ReactElement {
  const texts = useTexts(documentTexts);
  const { money } = useFormats();
  const { editing, decimals } = props;
  const change = (changes: Partial<DraftLine>): void => editing.change(line.key, changes);
  const place = editing.places.get(line.key);
  const pathOf = (member: string) => (place === undefined ? undefined : `lines.${place}.${member}`);
  const part = { line, taxChoices, change, props, pathOf };
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
      <LineActions editing={editing} line={line} index={index} sayRemoved={sayRemoved} />
    </fieldset>
  );
}
