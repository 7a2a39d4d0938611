import { pluralEn, pluralEs } from '../../session/language/plurals.js';

const en = {
  title: 'Home',
  period: 'Period',
  periods: { today: 'Today', week: 'This week', month: 'This month', year: 'This year' },
  books: 'Self-check of the books',
  sound: (count: number) =>
    pluralEn(count, {
      one: 'The check passes: stock, allocations and balances',
      other: 'All # checks pass: stock, allocations and balances',
    }),
  unsound: (count: number) => pluralEn(count, { one: '# check failed', other: '# checks failed' }),
  checkedAt: (when: string) => `Checked ${when}`,
  booksText: 'Compares stock, allocations and balances with their entries.',
  checkNow: 'Check now',
  checkAgain: 'Check again',
  lockedThrough: (day: string) => `Locked through ${day}`,
  settings: 'Settings',
  fault: (expected: string, found: string) => `expected ${expected}, found ${found}`,
  sales: 'Sales and collections by month',
  month: 'Month',
  sold: 'Sales',
  collected: 'Collections',
  nothing: 'All done',
  nothingText: 'Work that waits for you appears here.',
  aging: 'Receivables by age',
  asOf: (currency: string, day: string) => `${currency}, as of ${day}`,
  buckets: {
    current: 'Not due',
    d1_30: '1–30 days',
    d31_60: '31–60 days',
    d61_90: '61–90 days',
    d91_120: '91–120 days',
    d120_plus: 'Over 120 days',
  },
  see: 'See all',
};

export type HomeTexts = typeof en;

export const homeTexts = {
  en,
  es: {
    title: 'Inicio',
    period: 'Período',
    periods: { today: 'Hoy', week: 'Esta semana', month: 'Este mes', year: 'Este año' },
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
    booksText: 'Compara existencias, asignaciones y saldos con sus registros.',
    checkNow: 'Comprobar ahora',
    checkAgain: 'Comprobar de nuevo',
    lockedThrough: (day: string) => `Cerrado hasta el ${day}`,
    settings: 'Configuración',
    fault: (expected: string, found: string) => `debe ser ${expected}, es ${found}`,
    sales: 'Ventas y cobros por mes',
    month: 'Mes',
    sold: 'Ventas',
    collected: 'Cobros',
    nothing: 'Todo hecho',
    nothingText: 'Aquí aparece el trabajo que le espera.',
    aging: 'Cuentas por cobrar por antigüedad',
    asOf: (currency: string, day: string) => `${currency}, al ${day}`,
    buckets: {
      current: 'No vencido',
      d1_30: '1–30 días',
      d31_60: '31–60 días',
      d61_90: '61–90 días',
      d91_120: '91–120 días',
      d120_plus: 'Más de 120 días',
    },
    see: 'Ver todo',
  } satisfies HomeTexts,
};
