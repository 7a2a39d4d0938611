import type { CustomerInput } from '../../../erp/customers/index.js';
import type { VendorInput } from '../../../erp/vendors/index.js';
import { type DemoCompany, demo } from '../../company/catalogue.js';
import { type Article, assortmentOf, taxedBy } from '../goods/assortment.js';
import type { YearDay } from './calendar.js';
import type { Dice } from './dice.js';
import { customerOf, vendorOf } from './names.js';

/** The company of a year and its assortment. */
export interface CompanyPlan {
  readonly company: DemoCompany;
  readonly articles: readonly Article[];
}

/** The numbers of products and parties, at least those of the catalogue. */
export interface CompanySize {
  readonly products: number;
  readonly customers: number;
  readonly vendors: number;
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

/** The size of the catalogue. */
export const smallest: CompanySize = {
  products: demo.products.length,
  customers: demo.parties.customers.length,
  vendors: demo.parties.vendors.length,
};

/** Returns a size in proportion to the sales: with more invoices, a company has more customers and products. */
export const sizeFor = (invoices: number): CompanySize => ({
  products: clamp(invoices / 20, 60, 5_000),
  customers: clamp(invoices / 12, 40, 20_000),
  vendors: clamp(invoices / 2_000, 8, 60),
});

/** Returns the company of the demo, enlarged to a size. */
export function planCompany(
  code: string,
  days: readonly YearDay[],
  { invoices, size }: { readonly invoices: number; readonly size: CompanySize },
  dice: Dice,
): CompanyPlan {
  const dailyInvoices = invoices / days.length;
  const articles = assortmentOf({ count: size.products, dailyInvoices }, dice);
  const { customers, vendors } = demo.parties;
  const parties = {
    customers: [
      ...customers.map(billed),
      ...many(size.customers - customers.length, (at) => customerOf(dice, at)),
    ],
    vendors: [
      ...vendors.map(billing),
      ...many(size.vendors - vendors.length, (at) => vendorOf(dice, at)),
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
