import type { Translation } from '../../../kernel/messages/catalog.js';
import type { en } from './en.js';

export const es = {
  dateBeforeLastEntry:
    'La fecha no puede ser anterior al {last}, día del último asiento del documento',
  amountTooLarge: 'El monto sería demasiado grande',
  allocationExceedsPayment: 'El pago tiene {left} por aplicar',
  duplicateAllocation: 'El mismo documento se aplica dos veces',
  allocationExceedsOpen: 'Solo queda {open} pendiente',
  customerMismatch: 'El documento es de otro cliente',
  vendorMismatch: 'El documento es de otro proveedor',
  currencyMismatch: 'El documento está en {currency}',
  receivableClosed: 'La cuenta por cobrar está cerrada',
  payableClosed: 'La cuenta por pagar está cerrada',
  alreadyReversed: 'El pago {number} está reversado',
  dayToCome: 'El día aún no ha llegado',
  documentNamedTwice: 'Indique el documento de una sola manera',
  nothingToAllocate: 'Envíe `allocations`, o `autoAllocate` con el valor true',
  decimalsOfCurrency: '{currency} tiene {decimals} decimales',
} as const satisfies Translation<typeof en>;
