import { findExchangeRate } from '../../erp/config/index.js';
import { type Basis, findFacts, type ProductFacts } from '../../erp/invoices/index.js';
import { decimal } from '../../kernel/values/money.js';
import type { PartyBasis, Year } from './state.js';

type Facts = Basis['facts'];

/** Looks up what invoices are made from, each thing once. */
export interface Bases {
  of(
    customerId: number,
    productIds: readonly number[],
    day: string,
    paymentTerms?: string,
  ): Promise<Basis>;
}

export async function openBases(year: Year, firstDay: string): Promise<Bases> {
  const { db, companyId, baseCurrency, articles, customers } = year;
  const ask = (partyId: number, productIds: readonly number[], paymentTerms?: string) =>
    findFacts(db, 'customers', {
      ...{ companyId, partyId, productIds, taxRateIds: [], warehouseIds: [], day: firstDay },
      ...{ paymentTerms, currencyCode: undefined },
    });
  const [anyone] = customers;
  if (anyone === undefined) throw new Error('The year has no customers');
  const warehouses = [year.mainId, year.branchId].map((id) => ({ id, isActive: true }));
  const all = await ask(
    anyone.id,
    articles.map(({ id }) => id),
  );
  const shared: Facts = { ...all, warehouses };
  const products = new Map<number, ProductFacts>();
  for (const product of all.products ?? []) products.set(product.id, product);
  const parties = new Map<string, PartyBasis>();
  const rates = new Map<string, Basis['exchangeRate']>();

  async function partyOf(id: number, paymentTerms?: string): Promise<PartyBasis> {
    const key = `${id}/${paymentTerms ?? ''}`;
    const known = parties.get(key);
    if (known !== undefined) return known;
    const { party, terms, currency } = await ask(id, [], paymentTerms);
    if (party === null || terms === null || currency === null) {
      throw new Error(`Customer ${id} cannot be invoiced`);
    }
    parties.set(key, { party, terms, currency });
    return { party, terms, currency };
  }

  async function rateOf(currency: string, day: string) {
    if (currency === baseCurrency) return decimal('1');
    const key = `${currency}/${day}`;
    const known = rates.get(key);
    if (known !== undefined) return known;
    const rate = await findExchangeRate(db, companyId, currency, baseCurrency, day);
    if (rate === undefined) throw new Error(`${currency} has no rate on ${day}`);
    rates.set(key, decimal(rate));
    return decimal(rate);
  }

  return {
    async of(customerId, productIds, day, paymentTerms) {
      const known = await partyOf(customerId, paymentTerms);
      const picked = productIds.flatMap((id) => products.get(id) ?? []);
      const facts = { ...shared, party: known.party, products: picked };
      return { ...known, facts, baseCurrency, exchangeRate: await rateOf(known.currency, day) };
    },
  };
}
