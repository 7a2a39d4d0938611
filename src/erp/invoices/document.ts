import type { components } from '../../../generated/erp/types.js';
import type { Db } from '../../kernel/db/client.js';
import { normalise } from '../../kernel/db/search.js';
import { errors, requestErrors } from '../../kernel/errors.js';
import type { Context } from '../../kernel/handlers.js';
import { currencyDecimals, type Decimal, decimal, divide, toSql } from '../../kernel/money.js';
import { dayIn } from '../../kernel/time.js';
import { dueDay, findExchangeRate } from '../config/index.js';
import { partyErrors } from '../errors.js';
import {
  type Facts,
  findFacts,
  type PartyFacts,
  type PartyTable,
  type ProductFacts,
  type TermsFacts,
} from './facts.js';
import {
  type Figures,
  figuresOf,
  findTaxFault,
  isTooLarge,
  keptTaxes,
  type LineFigures,
  type TaxRate,
} from './rules.js';

type LineInput = components['schemas']['InvoiceLineInput'];

/** What a sales or purchase document is made from. */
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
}

/** A document ready to be written: what its row and its lines keep, decimals as texts. */
export interface TradeDocument {
  readonly header: Readonly<Record<string, unknown>>;
  readonly lines: readonly Readonly<Record<string, unknown>>[];
  readonly figures: Figures;
  readonly day: string;
  readonly dueDate: string;
  readonly currencyCode: string;
  readonly terms: TermsFacts;
  /** Where goods go whose line names none: the one asked for, else the company's first. */
  readonly warehouseId: number | null;
}

const unique = <T>(values: readonly T[]): T[] => [...new Set(values)];

const asked = ({ taxRateId, taxRateIds }: LineInput): readonly number[] =>
  taxRateIds ?? (taxRateId === undefined ? [] : [taxRateId]);

function assertOneWay(line: LineInput, index: number): void {
  if (line.taxRateId === undefined || line.taxRateIds === undefined) return;
  throw requestErrors.invalidField(`body.lines.${index}.taxRateIds`, {
    en: 'Send either taxRateId or taxRateIds, not both',
    es: 'Envíe taxRateId o taxRateIds, no ambos',
  });
}

/** @throws ApiError 400 when the day is still to come */
export function documentDay(ctx: Context, sent: string | undefined, path: string): string {
  const today = dayIn(ctx.now, ctx.principal.timeZone);
  if (sent === undefined || sent <= today) return sent ?? today;
  throw requestErrors.invalidField(path, {
    en: 'The date must not be in the future',
    es: 'La fecha no puede ser futura',
  });
}

const partyRefusals = {
  customers: {
    noun: 'customer',
    path: 'body.customerId',
    inactive: partyErrors.customerInactive,
    blocked: partyErrors.customerBlocked,
  },
  vendors: {
    noun: 'vendor',
    path: 'body.vendorId',
    inactive: partyErrors.vendorInactive,
    blocked: partyErrors.vendorBlocked,
  },
} as const;

function partyOf({ party }: Facts, table: PartyTable, id: number): PartyFacts {
  const refusals = partyRefusals[table];
  if (party === null) throw errors.notFound(refusals.noun, id, refusals.path);
  if (!party.isActive) throw refusals.inactive(party.party.name);
  if (party.isBlocked) throw refusals.blocked(party.party.name);
  return party;
}

function taxesOf(facts: Facts, line: LineInput, product: ProductFacts, path: string, day: string) {
  const ids = asked(line);
  const wanted = ids.length > 0 || product.taxRateId === null ? ids : [product.taxRateId];
  const taxes = wanted.map((id): TaxRate => {
    const found = facts.taxes?.find((tax) => tax.asked === id);
    if (found === undefined) throw errors.notFound('taxRate', id, `${path}.taxRateId`);
    if (found.rate === null) {
      throw partyErrors.taxRateNotInForce(found.askedCode, day, `${path}.taxRateId`);
    }
    return found.rate;
  });
  const fault = findTaxFault(taxes);
  if (fault === undefined) return taxes;
  throw requestErrors.invalidField(
    `${path}.taxRateId`,
    fault === 'withholding'
      ? { en: 'A withholding is no tax of a line', es: 'Una retención no es impuesto de línea' }
      : {
          en: 'Only taxes that are due can stand together on a line',
          es: 'Solo los impuestos gravados pueden ir juntos en una línea',
        },
  );
}

function productOf({ products }: Facts, id: number, path: string): ProductFacts {
  const product = products?.find((found) => found.id === id);
  if (product === undefined) throw errors.notFound('product', id, `${path}.productId`);
  if (!product.isActive) throw errors.productInactive(product.code, `${path}.productId`);
  return product;
}

function assertWarehouse(facts: Facts, wanted: number | undefined, path: string): void {
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
  readonly description: string;
  readonly warehouseId: number | null;
}

function linesOf(
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
      quantity: decimal(line.quantity),
      unitPrice: line.unitPrice === undefined ? priceOf(product) : decimal(line.unitPrice),
      discountPercent: decimal(line.discountPercent ?? 0),
      taxes: taxesOf(facts, line, product, path, day),
      description: line.description ?? product.name,
      warehouseId: warehouseOf(facts, line, product, path),
    };
  });
}

/** Company currency per unit of the document's: as sent, else the latest of the day. */
async function exchangeRateOf(db: Db, ctx: Context, body: DocumentInput, from: string) {
  const { day } = body;
  const { companyId, baseCurrency } = ctx.principal;
  if (from === baseCurrency) {
    if (body.exchangeRate !== undefined && body.exchangeRate !== 1) {
      throw requestErrors.invalidField('body.exchangeRate', {
        en: "The company's own currency has the rate 1",
        es: 'La moneda de la empresa tiene tasa 1',
      });
    }
    return decimal('1');
  }
  if (body.exchangeRate !== undefined) return decimal(body.exchangeRate);
  const rate = await findExchangeRate(db, companyId, from, baseCurrency, day);
  if (rate === undefined) throw partyErrors.noExchangeRate(from, baseCurrency, day);
  return decimal(rate);
}

async function askFacts(
  db: Db,
  companyId: number,
  table: PartyTable,
  body: DocumentInput,
  warehouseId: number | undefined,
) {
  const facts = await findFacts(db, table, {
    companyId,
    partyId: body.partyId,
    productIds: unique(body.lines.map(({ productId }) => productId)),
    taxRateIds: unique(body.lines.flatMap(asked)),
    warehouseIds: unique(
      body.lines.flatMap((line) => line.warehouseId ?? []).concat(warehouseId ?? []),
    ),
    day: body.day,
    paymentTerms: body.paymentTerms,
    currencyCode: body.currencyCode,
  });
  const party = partyOf(facts, table, body.partyId);
  assertWarehouse(facts, warehouseId, 'body.warehouseId');
  const { terms, currency } = facts;
  if (terms === null) {
    throw partyErrors.unknownPaymentTerms(body.paymentTerms ?? party.paymentTerms ?? 'CONTADO');
  }
  if (currency === null) {
    throw partyErrors.inactiveCurrency(body.currencyCode ?? party.currencyCode ?? '');
  }
  return { facts, party, terms, currency };
}

const keptLines = (lines: readonly Line[], { lines: amounts }: Figures) =>
  lines.map((line, index) => {
    const { product, taxes } = line;
    const amount = amounts[index];
    return {
      line: index + 1,
      product_id: product.id,
      product_code: product.code,
      description: line.description,
      unit: product.unit,
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

const keptTotals = ({ total, taxTotal, grandTotal, company }: Figures) => ({
  total: toSql(total),
  tax_total: toSql(taxTotal),
  grand_total: toSql(grandTotal),
  base_total: toSql(company.total),
  base_tax_total: toSql(company.taxTotal),
  base_grand_total: toSql(company.grandTotal),
});

/** List prices are in the company's currency; a document in another one takes them at its own rate. */
function listPrice(currency: string, exchangeRate: Decimal) {
  const decimals = currencyDecimals(currency);
  return ({ price, currencyCode }: ProductFacts): Decimal =>
    currencyCode === currency ? decimal(price) : divide(decimal(price), exchangeRate, decimals);
}

/** What the company knows of what a request names. */
export interface Basis {
  readonly facts: Facts;
  readonly party: PartyFacts;
  readonly terms: TermsFacts;
  /** Of the document, and of the company. */
  readonly currency: string;
  readonly baseCurrency: string;
  /** Company currency per unit of the document's. */
  readonly exchangeRate: Decimal;
}

/**
 * Makes a document of what is known: takes the defaults, computes every amount.
 *
 * @throws ApiError 400, 404 or 409 for what cannot be made so
 */
export function composeDocument(
  { facts, party, terms, currency, baseCurrency, exchangeRate }: Basis,
  body: DocumentInput,
  warehouseId?: number,
): TradeDocument {
  const { day } = body;
  const { company } = facts;
  const lines = linesOf(facts, body, day, listPrice(currency, exchangeRate));
  const pricesIncludeTax =
    body.pricesIncludeTax ?? (party.pricesIncludeTax || company.pricesIncludeTax);
  const figures = figuresOf(lines, {
    decimals: currencyDecimals(currency),
    rounding: company.taxRounding,
    pricesIncludeTax,
    exchangeRate,
    companyDecimals: currencyDecimals(baseCurrency),
  });
  if (isTooLarge(figures)) throw partyErrors.amountTooLarge('body.lines');
  const notes = body.notes || null;
  const { name, code } = party.party;
  const header = {
    is_cash: terms.kind === 'days' && terms.days === 0,
    party_id: body.partyId,
    party_name: name,
    party_key: party.key,
    search_text: normalise([name, code, notes ?? ''].join('\n')),
    payment_terms: terms.code,
    payment_terms_name: terms.name,
    currency_code: currency,
    exchange_rate: toSql(exchangeRate),
    tax_rounding: company.taxRounding,
    prices_include_tax: pricesIncludeTax,
    notes,
    ...keptTotals(figures),
    taxes: keptTaxes(figures.groups),
    party: party.party,
    company: company.party,
  };
  const dueDate = dueDay(terms, day);
  const kept = keptLines(lines, figures);
  return {
    header,
    lines: kept,
    figures,
    day,
    dueDate,
    currencyCode: currency,
    terms,
    warehouseId: warehouseId ?? facts.warehouse,
  };
}

/**
 * Makes a document of a request: looks up what it names, then composes it.
 *
 * @throws ApiError 400, 404 or 409 for what cannot be made so
 */
export async function makeDocument(
  db: Db,
  ctx: Context,
  table: PartyTable,
  body: DocumentInput,
  warehouseId?: number,
): Promise<TradeDocument> {
  const { companyId, baseCurrency } = ctx.principal;
  const found = await askFacts(db, companyId, table, body, warehouseId);
  const exchangeRate = await exchangeRateOf(db, ctx, body, found.currency);
  return composeDocument({ baseCurrency, exchangeRate, ...found }, body, warehouseId);
}
