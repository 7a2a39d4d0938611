import { type ReceivableTexts, receivableTexts } from '../receivables/texts.js';

/** The texts of payables. Those of receivables are the default. */
const en: ReceivableTexts = {
  ...receivableTexts.en,
  title: 'Bills to pay',
  search: 'Search by number, amount, vendor or vendor invoice',
  none: 'No bills to pay',
  noneText: 'Goods received from vendors appear here until they are paid.',
  take: 'Pay bills',
  paymentsTitle: 'Payments to vendors',
  searchPayments: 'Search by number, amount, vendor or reference',
  noPaymentsText: 'Record payments to vendors here and allocate them to open bills.',
  received: 'Amount paid',
  receivedIn: (currency: string) => `Amount paid, ${currency}`,
  from: 'Vendor',
  nothingOpen: 'No open bills in this currency',
  nothingOpenText: 'The whole amount becomes credit with the vendor.',
  moreThanReceived: 'The allocated total exceeds the amount paid.',
  restStays: 'becomes credit with the vendor',
  noAllocations: 'Not allocated: the whole amount is credit with the vendor.',
  allocateText: 'The unused credit is allocated to the bills that have been due the longest.',
  reverseText: 'The paid bills are open again. The payment stays visible as reversed.',
};

export const payableTexts = {
  en,
  es: {
    ...receivableTexts.es,
    title: 'Cuentas por pagar',
    search: 'Buscar por número, monto, suplidor o factura del suplidor',
    none: 'No hay cuentas por pagar',
    noneText: 'Lo que se recibe de los suplidores aparece aquí hasta que se pague.',
    take: 'Pagar cuentas',
    paymentsTitle: 'Pagos a suplidores',
    searchPayments: 'Buscar por número, monto, suplidor o referencia',
    noPaymentsText:
      'Aquí se registra lo que se paga a los suplidores y se aplica a lo que se debe.',
    received: 'Monto pagado',
    receivedIn: (currency: string) => `Monto pagado, ${currency}`,
    from: 'Suplidor',
    nothingOpen: 'No se debe nada a este suplidor en esta moneda',
    nothingOpenText: 'Todo el monto queda como crédito con el suplidor.',
    moreThanReceived: 'Se aplica a documentos más de lo pagado.',
    restStays: 'queda como crédito con el suplidor',
    noAllocations: 'Nada todavía: todo es crédito con el suplidor.',
  } satisfies ReceivableTexts,
};
