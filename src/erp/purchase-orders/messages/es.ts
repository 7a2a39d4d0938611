import type { Translation } from '../../../kernel/messages/catalog.js';
import type { en } from './en.js';

export const es = {
  overReceipt:
    'Se recibieron {received} y hay {pending} pendientes; con una tolerancia de {tolerance} por ciento se admiten como máximo {most}',
  priceDiffers:
    'El costo {cost} difiere del precio ordenado {ordered} en más de {tolerance} por ciento, lo que requiere purchase-orders:change-price',
  orderNotReceivable: 'Una orden en estado {status} no admite recepciones',
  orderNotCancellable: 'Una orden en estado {status} no puede cancelarse',
  duplicateVendorInvoice: 'La factura {number} del proveedor ya se recibió',
  goodsAlreadyLeft: 'Del producto {code} quedan {left} de {received} recibidos',
  goodsAlreadyLeftOn:
    'Del producto {code} pueden salir {left} de los {received} recibidos: la existencia quedaría bajo cero el {day}',
  receptionAlreadyReversed: 'La recepción {number} está reversada',
  payableHasPayments: 'La cuenta por pagar de {number} tiene pagos',
  lineNamedTwice: 'Indique la línea por lineId o por productId, solo uno',
  expectedBeforeOrder: 'La fecha esperada no puede ser anterior a la orden',
  receptionRegistered: 'Recepción {number} registrada',
} as const satisfies Translation<typeof en>;
