import type { Language } from './words.js';

const es = {
  invoice: 'FACTURA',
  creditNote: 'NOTA DE CRÉDITO',
  purchaseOrder: 'ORDEN DE COMPRA',
  receipt: 'RECIBO DE PAGO',
  voucher: 'COMPROBANTE DE PAGO',
  credits: 'Factura',
  number: 'Número',
  issued: 'Fecha',
  due: 'Vence',
  terms: 'Condición',
  currency: 'Moneda',
  rate: 'Tasa de cambio',
  expected: 'Entrega',
  warehouse: 'Almacén',
  reference: 'Referencia',
  method: 'Medio de pago',
  customer: 'CLIENTE',
  vendor: 'SUPLIDOR',
  document: 'Documento',
  applied: 'Aplicado',
  amount: 'Monto',
  unapplied: 'Sin aplicar',
  reversed: 'REVERSADO',
  taxId: 'Id. fiscal',
  code: 'Código',
  description: 'Descripción',
  quantity: 'Cantidad',
  price: 'Precio',
  discount: 'Desc. %',
  tax: 'Imp. %',
  net: 'Importe',
  total: 'Subtotal',
  taxTotal: 'Impuestos',
  grandTotal: 'TOTAL',
  base: 'Base',
  breakdown: 'Desglose de impuestos',
  exempt: 'Motivo',
  notes: 'Notas',
  reason: 'Motivo',
  carried: 'Suma y sigue',
  brought: 'Suma anterior',
  page: (page: number, pages: number) => `Página ${page} de ${pages}`,
  included: 'Precios con impuestos incluidos',
  void: 'ANULADA',
  draft: 'BORRADOR',
  methods: {
    efectivo: 'Efectivo',
    transferencia: 'Transferencia',
    tarjeta: 'Tarjeta',
    cheque: 'Cheque',
    otro: 'Otro',
  },
  categories: {
    standard: 'Gravado',
    reduced: 'Reducido',
    zero: 'Tasa cero',
    exempt: 'Exento',
    not_subject: 'No sujeto',
    reverse_charge: 'Inversión del sujeto pasivo',
    withholding: 'Retención',
  },
};

type Labels = typeof es;

const en: Labels = {
  invoice: 'INVOICE',
  creditNote: 'CREDIT NOTE',
  purchaseOrder: 'PURCHASE ORDER',
  receipt: 'RECEIPT',
  voucher: 'PAYMENT VOUCHER',
  credits: 'Invoice',
  number: 'Number',
  issued: 'Date',
  due: 'Due',
  terms: 'Terms',
  currency: 'Currency',
  rate: 'Exchange rate',
  expected: 'Delivery',
  warehouse: 'Warehouse',
  reference: 'Reference',
  method: 'Payment method',
  customer: 'CUSTOMER',
  vendor: 'VENDOR',
  document: 'Document',
  applied: 'Applied',
  amount: 'Amount',
  unapplied: 'Unapplied',
  reversed: 'REVERSED',
  taxId: 'Tax id',
  code: 'Code',
  description: 'Description',
  quantity: 'Quantity',
  price: 'Price',
  discount: 'Disc. %',
  tax: 'Tax %',
  net: 'Amount',
  total: 'Subtotal',
  taxTotal: 'Taxes',
  grandTotal: 'TOTAL',
  base: 'Base',
  breakdown: 'Tax breakdown',
  exempt: 'Reason',
  notes: 'Notes',
  reason: 'Reason',
  carried: 'Carried forward',
  brought: 'Brought forward',
  page: (page, pages) => `Page ${page} of ${pages}`,
  included: 'Prices include taxes',
  void: 'VOID',
  draft: 'DRAFT',
  methods: {
    efectivo: 'Cash',
    transferencia: 'Bank transfer',
    tarjeta: 'Card',
    cheque: 'Check',
    otro: 'Other',
  },
  categories: {
    standard: 'Taxed',
    reduced: 'Reduced',
    zero: 'Zero rate',
    exempt: 'Exempt',
    not_subject: 'Not subject',
    reverse_charge: 'Reverse charge',
    withholding: 'Withholding',
  },
};

export const labels: Readonly<Record<Language, Labels>> = { es, en };

/** Where Spanish is written with a decimal point. */
const withPoint = new Set('DO MX GT HN NI PA PR PE SV US'.split(' '));

/**
 * A decimal text with its thousands told apart.
 *
 * @param places  shown at least; more where the number has them
 */
export function formatNumber(
  value: string,
  places: number,
  { language, country }: { readonly language: Language; readonly country: string | null },
): string {
  const isPoint = language === 'en' || withPoint.has(country ?? '');
  const [thousand, point] = isPoint ? [',', '.'] : ['.', ','];
  const [whole = '0', fraction = ''] = value.replace('-', '').split('.');
  const shown = fraction.replace(/(?<!0)0+$/, '').padEnd(places, '0');
  const head = whole.length % 3;
  const groups = [whole.slice(0, head), ...(whole.slice(head).match(/\d{3}/g) ?? [])];
  const grouped = groups.filter((group) => group !== '').join(thousand);
  return `${value.startsWith('-') ? '-' : ''}${grouped}${shown === '' ? '' : point + shown}`;
}

/** By language: 23/11/2026, 23 Nov 2026. */
const dayFormats: Readonly<Record<Language, Intl.DateTimeFormat>> = {
  es: new Intl.DateTimeFormat('es-DO', {
    day: '2-digit',
    month: '2-digit',
    year: 'numeric',
    timeZone: 'UTC',
  }),
  en: new Intl.DateTimeFormat('en-GB', {
    day: 'numeric',
    month: 'short',
    year: 'numeric',
    timeZone: 'UTC',
  }),
};

/** A day of the calendar, as people write it. */
export const formatDay = (day: string, language: Language): string =>
  dayFormats[language].format(new Date(`${day}T00:00:00Z`));
