import type { components } from '../../../../generated/erp/types.js';
import { requestErrors } from '../../../kernel/errors.js';
import {
  currencyDecimals,
  type Decimal,
  decimal,
  divide,
  toSql,
} from '../../../kernel/values/money.js';
import { configErrors } from '../../config/errors.js';
import type { RecordValues, SentValues } from '../../custom-fields/index.js';
import { errors } from '../../errors.js';
import { productErrors } from '../../products/errors.js';
import { text } from '../messages/index.js';
import { type Figures, findTaxFault, type LineFigures, type TaxRate } from '../rules.js';
import type { Facts, ProductFacts } from './facts-queries.js';

/** A line of a request or of a draft. Lines of a draft keep the code and unit that the draft shows. */
export type LineInput = components['schemas']['InvoiceLineInput'] & {
  readonly kept?: { readonly productCode: string; readonly unit: string };
};

/** The input of a sales or purchase document. */
export interface DocumentInput {
  readonly partyId: number;
  readonly lines: readonly LineInput[];
  readonly paymentTerms?: string;
  readonly currencyCode?: string;
  readonly exchangeRate?: number;
  readonly notes?: string;
  /** `YYYY-MM-DD`, in the past or today. */
  readonly day: string;
  readonly pricesIncludeTax?: boolean;
  /** Absent for the setting of the company. */
  readonly taxRounding?: 'document' | 'line';
  /** Only of invoices. A draft has its values, to which a request adds. */
  readonly values?: SentValues & { readonly before?: RecordValues };
}

/** Returns the tax rates that a line names; undefined for those of its product. */
export const taxIdsOf = ({ taxRateId, taxRateIds }: LineInput): readonly number[] | undefined =>
  taxRateIds ?? (taxRateId === undefined ? undefined : [taxRateId]);

function assertOneWay(line: LineInput, index: number): void {
  if (line.taxRateId === undefined || line.taxRateIds === undefined) return;
  throw requestErrors.invalidField(`body.lines.${index}.taxRateIds`, text('taxesNamedTwice'));
}

function taxesOf(facts: Facts, line: LineInput, product: ProductFacts, path: string, day: string) {
  const ofProduct = product.taxRateId === null ? [] : [product.taxRateId];
  const wanted = taxIdsOf(line) ?? ofProduct;
  const taxes = wanted.map((id): TaxRate => {
    const found = facts.taxes?.find((tax) => tax.requestedId === id);
    if (found === undefined) throw errors.notFound('taxRate', id, `${path}.taxRateId`);
    if (found.rate === null) {
      throw configErrors.taxRateNotInForce(found.requestedCode, day, `${path}.taxRateId`);
    }
    return found.rate;
  });
  const fault = findTaxFault(taxes);
  if (fault === undefined) return taxes;
  throw requestErrors.invalidField(
    `${path}.taxRateId`,
    fault === 'withholding' ? text('withholdingOnLine') : text('taxesNotDue'),
  );
}

function productOf({ products }: Facts, id: number, path: string): ProductFacts {
  const product = products?.find((found) => found.id === id);
  if (product === undefined) throw errors.notFound('product', id, `${path}.productId`);
  if (!product.isActive) throw productErrors.productInactive(product.code, `${path}.productId`);
  return product;
}

export function assertWarehouse(facts: Facts, wanted: number | undefined, path: string): void {
  if (wanted === undefined) return;
  const found = facts.warehouses?.find(({ id }) => id === wanted);
  if (!found?.isActive) throw errors.notFound('warehouse', wanted, path);
}

function warehouseOf(facts: Facts, line: LineInput, product: ProductFacts, path: string) {
  const { warehouseId } = line;
  assertWarehouse(facts, warehouseId, `${path}.warehouseId`);
  if (!product.tracksStock) return null;
  const id = warehouseId ?? facts.warehouse;
  if (id === null) throw errors.notFound('warehouse', 0, `${path}.warehouseId`);
  return id;
}

interface Line extends LineFigures {
  readonly product: ProductFacts;
  readonly productCode: string;
  readonly unit: string;
  readonly description: string;
  readonly warehouseId: number | null;
}

export function linesOf(
  facts: Facts,
  body: DocumentInput,
  day: string,
  priceOf: (product: ProductFacts) => Decimal,
): readonly Line[] {
  return body.lines.map((line, index) => {
    const path = `body.lines.${index}`;
    assertOneWay(line, index);
    const product = productOf(facts, line.productId, path);
    return {
      product,
      productCode: line.kept?.productCode ?? product.code,
      unit: line.kept?.unit ?? product.unit,
      quantity: decimal(line.quantity),
      unitPrice: line.unitPrice === undefined ? priceOf(product) : decimal(line.unitPrice),
      discountPercent: decimal(line.discountPercent ?? 0),
      taxes: taxesOf(facts, line, product, path, day),
      description: line.description ?? product.name,
      warehouseId: warehouseOf(facts, line, product, path),
    };
  });
}

export const storedLines = (lines: readonly Line[], { lines: amounts }: Figures) =>
  lines.map((line, index) => {
    const { product, taxes } = line;
    const amount = amounts[index];
    return {
      line: index + 1,
      product_id: product.id,
      product_code: line.productCode,
      description: line.description,
      unit: line.unit,
      warehouse_id: line.warehouseId,
      quantity: toSql(line.quantity),
      unit_price: toSql(line.unitPrice),
      discount_percent: toSql(line.discountPercent),
      net_amount: amount && toSql(amount.net),
      tax_amount: amount && toSql(amount.tax),
      tax_category: amount?.category,
      tax_rate: amount && toSql(amount.rate.round(6)),
      tracks_stock: product.tracksStock,
      taxes,
    };
  });

/** Converts a list price, which is in the company's currency, by the rate of the document. */
export function listPrice(currency: string, exchangeRate: Decimal) {
  const decimals = currencyDecimals(currency);
  return ({ price, currencyCode }: ProductFacts): Decimal =>
    currencyCode === currency ? decimal(price) : divide(decimal(price), exchangeRate, decimals);
}
