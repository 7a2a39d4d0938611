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
  openingLacks: 'es obligatorio',
  openingDay: 'no es un día como 2026-01-31',
  openingDueFirst: 'es anterior a issueDate',
  openingNumberTooLong: 'debe tener como máximo 60 caracteres',
  openingCurrency: 'no es un código ISO 4217 como USD',
  openingAmount: 'debe ser mayor que 0 y menor que 10^13',
  openingParty: 'no existe',
  openingTooFine: 'tiene más decimales que {currency}',
  openingOwnRate: 'debe ser 1 para {currency}',
  openingNeedsRate: 'hace falta: no hay tasa de {currency} el {date}',
  openingTooLarge: 'pasa de {largest} en {currency}',
  openingApplied: 'tiene pagos o créditos: libérelos antes de corregirlo',
} as const satisfies Translation<typeof en>;
