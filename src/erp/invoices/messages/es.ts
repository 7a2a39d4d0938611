import type { Translation } from '../../../kernel/messages/catalog.js';
import type { en } from './en.js';

export const es = {
  invoiceNotDraft: 'La factura está {status}, no es un borrador',
  draftOutdated:
    'La factura no sería como la muestra el borrador: {paths}. Guarde de nuevo el borrador o emítalo con refresh.',
  draftDifference: '{path} es {before} en el borrador y sería {after}',
  invoiceIsDraft: 'La factura es un borrador; no se ha emitido',
  invoiceAlreadyVoid: 'La factura {number} está anulada',
  invoiceHasPayments: 'La factura {number} tiene cobros',
  invoiceHasCreditNotes: 'La factura {number} tiene notas de crédito',
  taxesNamedTwice: 'Envíe taxRateId o taxRateIds, no ambos',
  withholdingOnLine: 'Una retención no es impuesto de línea',
  taxesNotDue: 'Solo los impuestos gravados pueden ir juntos en una línea',
  invoiceIssued: 'Factura {number} emitida',
} as const satisfies Translation<typeof en>;
