import { refuse } from '../errors.js';
import { text } from './messages/index.js';

/** Errors of invoices. */
export const invoiceErrors = {
  invoiceNotDraft: (status: string) =>
    refuse('invoice_not_draft', text('invoiceNotDraft', { status })),
  invoiceIsDraft: () => refuse('invoice_is_draft', text('invoiceIsDraft')),
  invoiceAlreadyVoid: (number: string) =>
    refuse('invoice_already_void', text('invoiceAlreadyVoid', { number })),
  invoiceHasPayments: (number: string) =>
    refuse('invoice_has_payments', text('invoiceHasPayments', { number })),
  invoiceHasCreditNotes: (number: string) =>
    refuse('invoice_has_credit_notes', text('invoiceHasCreditNotes', { number })),
} as const;
