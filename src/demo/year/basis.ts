import { findExchangeRate } from '../../erp/config/index.js';
import { type Basis, findFacts, type ProductFacts } from '../../erp/invoices/index.js';
import { decimal } from '../../kernel/values/money.js';
import type { PartyBasis, Year } from './state.js';

type Facts = Basis['facts'];

/** Looks up the data for invoices, each record once. */
export interface Bases {
  of(
    customerId: number,
    productIds: readonly number[],
    day: string,
    paymentTerms?: string,
  ): Promise<Basis>;
}

interface BasesState {
  readonly year: Year;
  readonly firstDay: string;
  readonly parties: Map<string, PartyBasis>;
  readonly rates: Map<string, Basis['exchangeRate']>;
}

function askFacts(
  { firstDay, year }: Pick<BasesState, 'firstDay' | 'year'>,
  partyId: number,
  productIds: readonly number[],
  paymentTerms?: string,
): Promise<Facts> {
  const { companyId, db } = year;
  return findFacts(db, 'customers', {
    companyId,
    partyId,
    productIds,
    taxRateIds: [],
    warehouseIds: [],
    day: firstDay,
    paymentTerms,
    currencyCode: undefined,
  });
}

/** Reads the facts that all invoices of the year share. */
async function sharedFacts(year: Year, firstDay: string): Promise<Facts> {
  const { articles, customers, mainId, branchId } = year;
  const [anyone] = customers;
  if (anyone === undefined) throw new Error('The year has no customers');
  const productIds = articles.map(({ id }) => id);
  const facts = await askFacts({ firstDay, year }, anyone.id, productIds);
  const warehouses = [mainId, branchId].map((id) => ({ id, isActive: true }));
  return { ...facts, warehouses };
}

async function partyOf(state: BasesState, id: number, paymentTerms?: string): Promise<PartyBasis> {
  const { parties } = state;
  const key = `${id}/${paymentTerms ?? ''}`;
  const known = parties.get(key);
  if (known !== undefined) return known;
  const { party, terms, currency } = await askFacts(state, id, [], paymentTerms);
  if (party === null || terms === null || currency === null) {
    throw new Error(`Customer ${id} cannot be invoiced`);
  }
  parties.set(key, { party, terms, currency });
  return { party, terms, currency };
}

async function rateOf({ rates, year }: BasesState, currency: string, day: string) {
  const { baseCurrency, companyId, db } = year;
  if (currency === baseCurrency) return decimal('1');
  const key = `${currency}/${day}`;
  const known = rates.get(key);
  if (known !== undefined) return known;
  const rate = await findExchangeRate(db, companyId, currency, baseCurrency, day);
  if (rate === undefined) throw new Error(`${currency} has no rate on ${day}`);
  rates.set(key, decimal(rate));
  return decimal(rate);
}

export async function openBases(year: Year, firstDay: string): Promise<Bases> {
  const { baseCurrency } = year;
  const shared = await sharedFacts(year, firstDay);
  const products = new Map<number, ProductFacts>();
  for (const product of shared.products ?? []) products.set(product.id, product);
  const state: BasesState = { year, firstDay, parties: new Map(), rates: new Map() };
  return {
    async of(customerId, productIds, day, paymentTerms) {
      const known = await partyOf(state, customerId, paymentTerms);
      const picked = productIds.flatMap((id) => products.get(id) ?? []);
      const facts = { ...shared, party: known.party, products: picked };
      const exchangeRate = await rateOf(state, known.currency, day);
      return { ...known, facts, baseCurrency, exchangeRate };
    },
  };
}
