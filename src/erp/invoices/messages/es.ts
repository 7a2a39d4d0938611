import type { Translation } from '../../../kernel/messages/catalog.js';
import type { en } from './en.js';

export const es = {
  invoiceNotDraft: 'La factura está {status}, no es un borrador',
  draftOutdated:
    'La factura no sería como la muestra el borrador: {paths}. Guarde de nuevo el borrador o emítalo con refresh.',
  draftDifference: '{path} es {before} en el borrador y sería {after}',
  tooManyDrafts: 'La empresa tiene {max} borradores de facturas; emita o elimine algunos primero',
  notAnEInvoice: 'El documento no puede ser una factura electrónica según EN 16931: {paths}',
  eInvoiceLacks: '{path} está vacío ({rule})',
  eInvoiceSeveralRates:
    'La línea {line} tiene varios impuestos; una factura electrónica tiene uno por línea',
  eInvoiceMixedScope: 'Las líneas no sujetas a impuesto no pueden ir junto a otras (BR-O-11)',
  eInvoiceDecimals: 'Un monto tiene más de dos decimales (BR-DEC)',
  invoiceIsDraft: 'La factura es un borrador; no se ha emitido',
  invoiceAlreadyVoid: 'La factura {number} está anulada',
  invoiceHasPayments: 'La factura {number} tiene cobros',
  invoiceHasCreditNotes: 'La factura {number} tiene notas de crédito',
  taxesNamedTwice: 'Envíe taxRateId o taxRateIds, no ambos',
  withholdingOnLine: 'Una retención no es impuesto de línea',
  taxesNotDue: 'Solo los impuestos gravados pueden ir juntos en una línea',
  invoiceIssued: 'Factura {number} emitida',
} as const satisfies Translation<typeof en>;
