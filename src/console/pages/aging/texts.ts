import { pluralEn, pluralEs } from '../../session/language/plurals.js';

const en = {
  title: 'Aging',
  payablesTitle: 'Aging of bills',
  asOf: 'As of',
  currency: 'Currency',
  company: 'All currencies',
  customer: 'Customer',
  vendor: 'Vendor',
  total: 'Total',
  parties: 'Names',
  overdue: 'Overdue',
  searchCustomers: 'Search customers',
  searchVendors: 'Search vendors',
  openDocuments: 'Open documents',
  credit: 'Unused credit',
  balance: 'Balance',
  buckets: {
    current: 'Not due',
    d1_30: '1–30 days',
    d31_60: '31–60 days',
    d61_90: '61–90 days',
    d91_120: '91–120 days',
    d120_plus: 'Over 120 days',
  },
  subtitle: (day: string, currency: string) => `Balances at the end of ${day}, in ${currency}.`,
  none: 'No open balances',
  noneText: 'No document was open on this date.',
  shown: (shown: number, all: number) =>
    pluralEn(all, {
      other: `${pluralEn(shown, { other: '#' })} of # are shown. The total counts all.`,
    }),
  more: (count: number) => pluralEn(count, { other: 'Show # more' }),
  showAll: (count: number) => pluralEn(count, { other: 'Show all #' }),
};

export type AgingTexts = typeof en;

export const agingTexts = {
  en,
  es: {
    title: 'Antigüedad de saldos',
    payablesTitle: 'Antigüedad de cuentas por pagar',
    asOf: 'Al día',
    currency: 'Moneda',
    company: 'Todas las monedas',
    customer: 'Cliente',
    vendor: 'Suplidor',
    total: 'Total',
    parties: 'Nombres',
    overdue: 'Vencido',
    searchCustomers: 'Buscar clientes',
    searchVendors: 'Buscar suplidores',
    openDocuments: 'Documentos pendientes',
    credit: 'Crédito sin usar',
    balance: 'Saldo',
    buckets: {
      current: 'Sin vencer',
      d1_30: '1–30 días',
      d31_60: '31–60 días',
      d61_90: '61–90 días',
      d91_120: '91–120 días',
      d120_plus: 'Más de 120 días',
    },
    subtitle: (day: string, currency: string) => `Saldos al final del ${day}, en ${currency}.`,
    none: 'No hay saldos pendientes',
    noneText: 'Ese día no había documentos pendientes.',
    shown: (shown: number, all: number) =>
      pluralEs(all, {
        other: `Se muestran ${pluralEs(shown, { other: '#' })} de #. El total los cuenta todos.`,
      }),
    more: (count: number) => pluralEs(count, { other: 'Mostrar # más' }),
    showAll: (count: number) => pluralEs(count, { other: 'Mostrar los #' }),
  } satisfies AgingTexts,
};
