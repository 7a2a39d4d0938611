import type { Message } from '../../kernel/errors.js';
import { refuse, refuseAll } from '../errors.js';
import { text } from './messages/index.js';

/** A value that a draft shows, and the value with which it would be issued now. */
export interface Difference {
  /** Where `getInvoice` shows the value. */
  readonly path: string;
  readonly before: string;
  readonly after: string;
}

/** Errors of invoices. */
export const invoiceErrors = {
  invoiceNotDraft: (status: string) =>
    refuse('invoice_not_draft', text('invoiceNotDraft', { status })),
  draftOutdated: (...differences: readonly Difference[]) =>
    refuseAll(
      'draft_outdated',
      differences.map(({ path, before, after }) => ({
        path,
        message: text('draftDifference', { path, before, after }),
      })),
      text('draftOutdated', { paths: differences.map(({ path }) => path).join(', ') }),
    ),
  tooManyDrafts: (max: number) => refuse('too_many_drafts', text('tooManyDrafts', { max })),
  notAnEInvoice: (...faults: readonly { readonly path: string; readonly message: Message }[]) =>
    refuseAll(
      'not_an_e_invoice',
      faults,
      text('notAnEInvoice', { paths: faults.map(({ path }) => path).join(', ') }),
    ),
  invoiceIsDraft: () => refuse('invoice_is_draft', text('invoiceIsDraft')),
  invoiceAlreadyVoid: (number: string) =>
    refuse('invoice_already_void', text('invoiceAlreadyVoid', { number })),
  invoiceHasPayments: (number: string) =>
    refuse('invoice_has_payments', text('invoiceHasPayments', { number })),
  invoiceHasCreditNotes: (number: string) =>
    refuse('invoice_has_credit_notes', text('invoiceHasCreditNotes', { number })),
} as const;
