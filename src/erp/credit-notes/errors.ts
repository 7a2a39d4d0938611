import { refuse } from '../errors.js';
import { text } from './messages/index.js';

/** Errors of credit notes. */
export const creditNoteErrors = {
  invoiceNotCreditable: (status: string) =>
    refuse('invoice_not_creditable', text('invoiceNotCreditable', { status }), 'body.invoiceId'),
  creditExceedsInvoice: (left: string, path: string) =>
    refuse('credit_exceeds_invoice', text('creditExceedsInvoice', { left }), path),
  creditNoteAlreadyVoid: (number: string) =>
    refuse('credit_note_already_void', text('creditNoteAlreadyVoid', { number })),
  creditNoteApplied: (number: string) =>
    refuse('credit_note_applied', text('creditNoteApplied', { number })),
} as const;
