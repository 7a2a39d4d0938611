import type { Translation } from '../../kernel/messages/catalog.js';
import type { en } from './en.js';

export const es = {
  // Records, as subjects of the sentence `notFound`.
  product: 'El producto',
  category: 'La categoría',
  warehouse: 'El almacén',
  taxRate: 'La tasa de impuesto',
  user: 'El usuario',
  company: 'La empresa',
  apiKey: 'La clave de API',
  customer: 'El cliente',
  vendor: 'El proveedor',
  invoice: 'La factura',
  invoiceLine: 'La línea de factura',
  creditNote: 'La nota de crédito',
  receivable: 'La cuenta por cobrar',
  payable: 'La cuenta por pagar',
  payment: 'El pago',
  purchaseOrder: 'La orden de compra',
  orderLine: 'La línea de orden',
  reception: 'La recepción',
  adjustment: 'El ajuste',
  transfer: 'La transferencia',
  lead: 'El prospecto',
  opportunity: 'La oportunidad',
  login: 'La sesión',
  mail: 'El mensaje',
  mailTemplate: 'La plantilla de correo',
  series: 'La serie',
  currency: 'La moneda',
  exchangeRate: 'La tasa de cambio',
  paymentTerms: 'La condición de pago',
  webhook: 'El webhook',
  delivery: 'La entrega',
  // Refusals.
  notFound: '{noun} {id} no existe',
  duplicateCode: 'El código {code} ya existe',
  dateInFuture: 'La fecha no puede ser futura',
  countContradicted:
    'El ajuste {number} contó {product} el {date}. Este documento se registró después y cambia la existencia de ese día: revise el conteo',
  tooManyDecimals: '{path} debe tener como máximo {decimals} decimales, los de {currency}',
} as const satisfies Translation<typeof en>;
