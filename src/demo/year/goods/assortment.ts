import { type DemoCompany, demo } from '../../company/catalogue.js';
import type { Dice } from '../plan/dice.js';

type Product = DemoCompany['products'][number];

/** A product of the year and its sales. */
export interface Article {
  readonly product: Product;
  /** Its weight among all lines. */
  readonly weight: number;
  /** The usual quantity of a line. */
  readonly usual: number;
  /** The mean quantity per day. */
  readonly demand: number;
  /** False for products that are not reordered. */
  readonly isRestocked: boolean;
}

const things = ['Llave', 'Broca', 'Olla', 'Lámpara', 'Brocha', 'Manguera', 'Escalera'] as const;
const goods = ['Arroz', 'Aceite', 'Galletas', 'Vinagre', 'Salsa', 'Pasta', 'Harina'] as const;
const kinds = ['clásica', 'reforzada', 'económica', 'profesional', 'compacta'] as const;
const sizes = ['chica', 'mediana', 'grande', 'familiar'] as const;
const groups = ['Ferretería', 'Limpieza y hogar', 'Eléctricos'] as const;

/** The mean number of lines of an invoice. */
export const meanLines = 3;

const cents = (amount: number) => Math.round(amount * 100) / 100;

/** Cheap products are sold in larger quantities. */
function usualOf({ price, type }: Product): number {
  if (type === 'service') return 1;
  if (price < 10) return 40;
  if (price < 80) return 12;
  if (price < 400) return 5;
  return price < 3_000 ? 2 : 1;
}

function madeUp(dice: Dice, serial: number): Product {
  const isFood = serial % 5 === 0;
  const noun = isFood ? dice.pick(goods) : dice.pick(things);
  const price = cents(Math.exp(2.8 + dice.unit() * 6));
  return {
    code: `ART-${String(serial).padStart(5, '0')}`,
    name: `${noun} ${dice.pick(kinds)} ${dice.pick(sizes)} ${serial}`,
    category: isFood ? 'Alimentos' : dice.pick(groups),
    price,
    unit: 'unidad',
    cost: cents(price * (0.55 + dice.unit() * 0.25)),
  };
}

/** Returns random weights: some products sell often, most rarely. */
function weightsOf(dice: Dice, count: number): number[] {
  const ranks = Array.from({ length: count }, (_none, rank) => rank);
  for (let place = count - 1; place > 0; place -= 1) {
    const other = dice.between(0, place);
    [ranks[place], ranks[other]] = [ranks[other] ?? 0, ranks[place] ?? 0];
  }
  return ranks.map((rank) => (rank + 2) ** -0.8);
}

function stocked(product: Product, demand: number, isRestocked: boolean): Product {
  if (product.type === 'service') return product;
  const units = (days: number) => Math.ceil(demand * days) + 2;
  // A product that is not reordered falls below its minimum early.
  const stock = isRestocked ? { MAIN: units(45), SANTIAGO: units(8) } : { MAIN: units(9) };
  return { ...product, minStock: units(9), stock };
}

/**
 * Returns the catalogue of the demo with further products for the sales, and stock for the first weeks.
 *
 * @param dailyInvoices  in the mean
 */
export function assortmentOf(
  { count, dailyInvoices }: { readonly count: number; readonly dailyInvoices: number },
  dice: Dice,
): readonly Article[] {
  const extra = Math.max(0, count - demo.products.length);
  const serials = Array.from({ length: extra }, (_none, at) => at + 1);
  const products = [...demo.products, ...serials.map((serial) => madeUp(dice, serial))];
  const weights = weightsOf(dice, products.length);
  const total = weights.reduce((sum, weight) => sum + weight, 0);
  return products.map((product, at) => {
    const weight = weights[at] ?? 0;
    const usual = usualOf(product);
    const demand = (dailyInvoices * meanLines * usual * weight) / total;
    const isRestocked = at % 29 !== 11;
    return { product: stocked(product, demand, isRestocked), weight, usual, demand, isRestocked };
  });
}

/** Every seventh food product has a lower tax, and some are exempt, as in the catalogue. */
export function taxedBy(articles: readonly Article[]): DemoCompany['taxes'] {
  const food = articles.filter(({ product }) => /^ART-.*[05]$/.test(product.code));
  const codes = (rest: number) =>
    food.filter((_article, at) => at % 7 === rest).map(({ product }) => product.code);
  return demo.taxes.map((tax) => {
    if (tax.products === undefined) return tax;
    return { ...tax, products: [...tax.products, ...codes(tax.category === 'exempt' ? 1 : 3)] };
  });
}
