import type { Db } from '../../../kernel/db/client.js';
import { normalise } from '../../../kernel/db/lists/search.js';
import type { Context } from '../../../kernel/operations/handlers.js';
import { currencyDecimals, type Decimal, toSql } from '../../../kernel/values/money.js';
import { configErrors } from '../../config/errors.js';
import { documentRate, dueDay } from '../../config/index.js';
import {
  assertRequired,
  noValues,
  type RecordValues,
  valuesAfter,
} from '../../custom-fields/index.js';
import { errors } from '../../errors.js';
import { partyErrors } from '../../parties/errors.js';
import { settlementErrors } from '../../settlement/errors.js';
import {
  type Figures,
  figuresOf,
  isTooLarge,
  type StoredTax,
  storedTaxes,
  type Terms,
} from '../rules.js';
import {
  type DocumentParty,
  type Facts,
  findFacts,
  type PartyFacts,
  type PartyTable,
  type TermsFacts,
} from './facts-queries.js';
import {
  assertWarehouse,
  type DocumentInput,
  linesOf,
  listPrice,
  storedLines,
  taxIdsOf,
} from './lines.js';

type StoredTotals = Readonly<
  Record<
    'total' | 'tax_total' | 'grand_total' | 'base_total' | 'base_tax_total' | 'base_grand_total',
    string
  >
>;

/** The columns of a document beside its number and days. */
export interface DocumentHeader extends StoredTotals {
  /** Paid at once: the credit limit does not apply. */
  readonly is_cash: boolean;
  readonly party_id: number;
  readonly party_name: string;
  readonly party_key: string;
  readonly search_text: string;
  readonly payment_terms: string;
  readonly payment_terms_name: string | undefined;
  readonly currency_code: string;
  readonly exchange_rate: string;
  readonly tax_rounding: 'document' | 'line';
  readonly prices_include_tax: boolean;
  readonly notes: string | null;
  readonly taxes: readonly StoredTax[];
  readonly party: DocumentParty;
  readonly company: DocumentParty;
}

/** A computed document: the columns of its row and its lines, decimals as texts. */
export interface TradeDocument {
  readonly header: DocumentHeader;
  readonly lines: ReturnType<typeof storedLines>;
  readonly figures: Figures;
  readonly day: string;
  readonly dueDate: string;
  readonly currencyCode: string;
  readonly terms: TermsFacts;
  /** The warehouse for lines without one: that of the request, or else the first one of the company. */
  readonly warehouseId: number | null;
  /** The values of metadata and custom fields, which only invoices have. */
  readonly values: RecordValues;
}

const unique = <T>(values: readonly T[]): T[] => [...new Set(values)];

/** @throws ApiError 400 if the day is in the future */
export function documentDay(ctx: Context, sent: string | undefined, path: string): string {
  const { today } = ctx;
  if (sent === undefined || sent <= today) return sent ?? today;
  throw errors.dateInFuture(path);
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
    taxRateIds: unique(body.lines.flatMap((line) => taxIdsOf(line) ?? [])),
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
    throw configErrors.unknownPaymentTerms(body.paymentTerms ?? party.paymentTerms ?? 'CONTADO');
  }
  if (currency === null) {
    throw configErrors.inactiveCurrency(body.currencyCode ?? party.currencyCode ?? '');
  }
  return { facts, party, terms, currency };
}

const storedTotals = ({ total, taxTotal, grandTotal, company }: Figures): StoredTotals => ({
  total: toSql(total),
  tax_total: toSql(taxTotal),
  grand_total: toSql(grandTotal),
  base_total: toSql(company.total),
  base_tax_total: toSql(company.taxTotal),
  base_grand_total: toSql(company.grandTotal),
});

/** The data of the company to which a request refers. */
export interface Basis {
  readonly facts: Facts;
  readonly party: PartyFacts;
  readonly terms: TermsFacts;
  /** The currency of the document, and that of the company. */
  readonly currency: string;
  readonly baseCurrency: string;
  /** Units of the company's currency per unit of the document's. */
  readonly exchangeRate: Decimal;
}

function headerOf(
  { facts, party, terms, currency, exchangeRate }: Basis,
  body: DocumentInput,
  figures: Figures,
  { pricesIncludeTax, rounding }: Pick<Terms, 'pricesIncludeTax' | 'rounding'>,
): DocumentHeader {
  const { company } = facts;
  const notes = body.notes || null;
  const { name, code } = party.party;
  return {
    is_cash: terms.kind === 'days' && terms.days === 0,
    party_id: body.partyId,
    party_name: name,
    party_key: party.key,
    search_text: normalise([name, code, notes ?? ''].join('\n')),
    payment_terms: terms.code,
    payment_terms_name: terms.name,
    currency_code: currency,
    exchange_rate: toSql(exchangeRate),
    tax_rounding: rounding,
    prices_include_tax: pricesIncludeTax,
    notes,
    ...storedTotals(figures),
    taxes: storedTaxes(figures.groups),
    party: party.party,
    company: company.party,
  };
}

/**
 * Composes a document from known data: applies defaults and computes all amounts.
 *
 * @throws ApiError 400, 404 or 409 for a document that cannot be made
 */
export function composeDocument(
  basis: Basis,
  body: DocumentInput,
  warehouseId?: number,
): TradeDocument {
  const { facts, party, terms, currency, baseCurrency, exchangeRate } = basis;
  const { day } = body;
  const { company } = facts;
  const lines = linesOf(facts, body, day, listPrice(currency, exchangeRate));
  const pricesIncludeTax =
    body.pricesIncludeTax ?? party.pricesIncludeTax ?? company.pricesIncludeTax;
  const figuring: Terms = {
    decimals: currencyDecimals(currency),
    rounding: body.taxRounding ?? company.taxRounding,
    pricesIncludeTax,
    exchangeRate,
    companyDecimals: currencyDecimals(baseCurrency),
  };
  const figures = figuresOf(lines, figuring);
  if (isTooLarge(figures)) throw settlementErrors.amountTooLarge('body.lines');
  return {
    header: headerOf(basis, body, figures, figuring),
    lines: storedLines(lines, figures),
    figures,
    day,
    dueDate: dueDay(terms, day),
    currencyCode: currency,
    terms,
    warehouseId: warehouseId ?? facts.warehouse,
    values: noValues,
  };
}

/** Returns the values of an invoice; nothing is read unless the request names custom fields. */
async function valuesOf(
  db: Db,
  companyId: number,
  { values: { before = noValues, ...sent } = {} }: DocumentInput,
): Promise<RecordValues> {
  return valuesAfter(db, { companyId, kind: 'invoice' }, sent, before);
}

/**
 * Looks up the data of a request and composes the document.
 *
 * @throws ApiError 400, 404 or 409 for a document that cannot be made
 */
export async function makeDocument(
  db: Db,
  ctx: Context,
  table: PartyTable,
  body: DocumentInput,
  warehouseId?: number,
): Promise<TradeDocument> {
  const { companyId, baseCurrency } = ctx.principal;
  const [found, values] = await Promise.all([
    askFacts(db, companyId, table, body, warehouseId),
    valuesOf(db, companyId, body),
  ]);
  assertRequired(found.facts.required ?? [], values);
  const exchangeRate = await documentRate(db, ctx, {
    currency: found.currency,
    day: body.day,
    sent: body.exchangeRate,
  });
  const document = composeDocument({ baseCurrency, exchangeRate, ...found }, body, warehouseId);
  return { ...document, values };
}
