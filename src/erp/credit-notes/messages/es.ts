import type { Translation } from '../../../kernel/messages/catalog.js';
import type { en } from './en.js';

export const es = {
  invoiceNotCreditable: 'Una factura en estado {status} no puede acreditarse',
  creditExceedsInvoice: 'Solo queda {left} por acreditar',
  creditNoteAlreadyVoid: 'La nota de crédito {number} está anulada',
  creditNoteApplied: 'La nota de crédito {number} se aplicó a otro documento',
  dateOutsideInvoice: 'La fecha debe estar entre la factura y hoy',
  lineNamedTwice: 'Una línea de la factura solo puede estar una vez',
} as const satisfies Translation<typeof en>;
