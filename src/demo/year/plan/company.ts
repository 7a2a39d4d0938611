import type { CustomerInput } from '../../../erp/customers/index.js';
import type { VendorInput } from '../../../erp/vendors/index.js';
import { type DemoCompany, demo } from '../../company/catalogue.js';
import { type Article, assortmentOf, taxedBy } from '../goods/assortment.js';
import type { YearDay } from './calendar.js';
import type { Dice } from './dice.js';
import { customerOf, vendorOf } from './names.js';

/** The size of the company. */
export interface YearPlan {
  readonly company: DemoCompany;
  readonly articles: readonly Article[];
}

const clamp = (value: number, from: number, to: number) =>
  Math.min(to, Math.max(from, Math.round(value)));

const many = <T>(count: number, make: (serial: number) => T): T[] =>
  Array.from({ length: Math.max(0, count) }, (_none, at) => make(at + 1));

/** Foreign customers are invoiced in dollars. */
const billed = (customer: CustomerInput): CustomerInput =>
  customer.taxIdType === 'NIT'
    ? { ...customer, currencyCode: 'USD', paymentTerms: 'CREDITO_30' }
    : customer;

/** Foreign vendors invoice in euros. */
const billing = (vendor: VendorInput): VendorInput =>
  vendor.taxIdType === 'NIF' ? { ...vendor, currencyCode: 'EUR' } : vendor;

/**
 * Returns the company of the demo, enlarged in proportion to its sales: with more invoices, it has more customers and
 * products.
 */
export function planCompany(
  code: string,
  days: readonly YearDay[],
  invoices: number,
  dice: Dice,
): YearPlan {
  const count = clamp(invoices / 20, 60, 5_000);
  const articles = assortmentOf({ count, dailyInvoices: invoices / days.length }, dice);
  const { customers, vendors } = demo.parties;
  const parties = {
    customers: [
      ...customers.map(billed),
      ...many(clamp(invoices / 12, 40, 20_000) - customers.length, (at) => customerOf(dice, at)),
    ],
    vendors: [
      ...vendors.map(billing),
      ...many(clamp(invoices / 2_000, 8, 60) - vendors.length, (at) => vendorOf(dice, at)),
    ],
  };
  const company: DemoCompany = {
    ...demo,
    code,
    parties,
    taxes: taxedBy(articles),
    products: articles.map(({ product }) => product),
    // The rates of the year are entered weekly. This one is in force before it begins.
    exchangeRates: demo.exchangeRates.map(({ base, rates: [first] }) => {
      return { base, rates: first === undefined ? [] : [[1, first[1]] as const] };
    }),
  };
  return { company, articles };
}
