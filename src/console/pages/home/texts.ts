import { pluralEn, pluralEs } from '../../session/language/plurals.js';

const en = {
  title: 'Home',
  attention: 'Needs attention',
  calm: 'Nothing needs attention.',
  webhooks: (count: number) =>
    pluralEn(count, {
      zero: 'All webhooks deliver',
      one: '# webhook fails',
      other: '# webhooks fail',
    }),
  review: (count: number) =>
    pluralEn(count, {
      zero: 'No case waits for review',
      one: '# case waits for review',
      other: '# cases wait for review',
    }),
  oldest: (age: string) => `the oldest since ${age}`,
  keys: (count: number) =>
    pluralEn(count, {
      zero: 'No keys expire in the next 14 days',
      one: '# key expires in the next 14 days',
      other: '# keys expire in the next 14 days',
    }),
  first: (name: string, when: string) => `${name}, ${when}`,
  locked: (count: number) =>
    pluralEn(count, {
      zero: 'No locked accounts',
      one: '# user is locked out',
      other: '# users are locked out',
    }),
  books: 'Self-check of the books',
  sound: (count: number) =>
    pluralEn(count, {
      one: 'The check passes: stock, allocations and balances',
      other: 'All # checks pass: stock, allocations and balances',
    }),
  unsound: (count: number) => pluralEn(count, { one: '# check failed', other: '# checks failed' }),
  checkedAt: (when: string) => `Checked ${when}`,
  checkAgain: 'Check again',
  fault: (expected: string, found: string) => `expected ${expected}, found ${found}`,
  sales: 'Sales and collections of the last twelve months',
  month: 'Month',
  sold: 'Sales',
  collected: 'Collections',
  noSales: 'No sales yet',
  noSalesText: 'The chart begins with the first invoice.',
  aging: 'Receivables by age',
  asOf: (day: string) => `as of ${day}`,
  nothingOwed: 'Nothing outstanding',
  buckets: {
    current: 'Not due',
    d1_30: '1–30 days',
    d31_60: '31–60 days',
    d61_90: '61–90 days',
    d91_120: '91–120 days',
    d120_plus: 'Over 120 days',
  },
  low: 'Low stock',
  noLow: 'All products are above their minimum',
  product: 'Product',
  stock: 'In stock',
  more: (count: number) => pluralEn(count, { other: '# more' }),
  see: 'See all',
};

export type HomeTexts = typeof en;

export const homeTexts = {
  en,
  es: {
    title: 'Inicio',
    attention: 'Requiere atención',
    calm: 'Nada requiere atención.',
    webhooks: (count: number) =>
      pluralEs(count, {
        zero: 'Los webhooks entregan bien',
        one: '# webhook falla',
        other: '# webhooks fallan',
      }),
    review: (count: number) =>
      pluralEs(count, {
        zero: 'Ningún caso espera revisión',
        one: '# caso espera revisión',
        other: '# casos esperan revisión',
      }),
    oldest: (age: string) => `el más antiguo, ${age}`,
    keys: (count: number) =>
      pluralEs(count, {
        zero: 'Ninguna clave vence en los próximos 14 días',
        one: '# clave vence en los próximos 14 días',
        other: '# claves vencen en los próximos 14 días',
      }),
    first: (name: string, when: string) => `${name}, ${when}`,
    locked: (count: number) =>
      pluralEs(count, {
        zero: 'No hay cuentas bloqueadas',
        one: '# usuario está bloqueado',
        other: '# usuarios están bloqueados',
      }),
    books: 'Autocomprobación de los libros',
    sound: (count: number) =>
      pluralEs(count, {
        one: 'La comprobación se cumple: existencias, asignaciones y saldos',
        other: 'Las # comprobaciones se cumplen: existencias, asignaciones y saldos',
      }),
    unsound: (count: number) =>
      pluralEs(count, {
        one: '# comprobación no se cumple',
        other: '# comprobaciones no se cumplen',
      }),
    checkedAt: (when: string) => `Comprobado ${when}`,
    checkAgain: 'Comprobar de nuevo',
    fault: (expected: string, found: string) => `debe ser ${expected}, es ${found}`,
    sales: 'Ventas y cobros de los últimos doce meses',
    month: 'Mes',
    sold: 'Ventas',
    collected: 'Cobros',
    noSales: 'Todavía no hay ventas',
    noSalesText: 'El gráfico comienza con la primera factura.',
    aging: 'Cuentas por cobrar por antigüedad',
    asOf: (day: string) => `al ${day}`,
    nothingOwed: 'No hay nada pendiente',
    buckets: {
      current: 'No vencido',
      d1_30: '1–30 días',
      d31_60: '31–60 días',
      d61_90: '61–90 días',
      d91_120: '91–120 días',
      d120_plus: 'Más de 120 días',
    },
    low: 'Existencias bajas',
    noLow: 'Todos los productos superan su mínimo',
    product: 'Producto',
    stock: 'Existencia',
    more: (count: number) => pluralEs(count, { other: '# más' }),
    see: 'Ver todo',
  } satisfies HomeTexts,
};
