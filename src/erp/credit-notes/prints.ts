import type { Handlers } from '../../../generated/erp/operations.js';
import type { Context, PublicContext } from '../../kernel/operations/handlers.js';
import { errors } from '../errors.js';
import { documentXml, findInvoice, type InvoiceRow } from '../invoices/index.js';
import { documentPdf, type PrintedDocument, printedFile } from '../prints/index.js';
import { creditNoteErrors } from './errors.js';
import { type CreditNoteRow, findCreditNote } from './queries.js';

/** The credited part of each line of the invoice. */
function creditedLines(note: CreditNoteRow, invoice: InvoiceRow): InvoiceRow['lines'] {
  return note.lines.flatMap(({ invoiceLineId, quantity, netAmount, taxAmount }) =>
    invoice.lines
      .filter(({ id }) => id === invoiceLineId)
      .map((line) => ({ ...line, quantity, netAmount, taxAmount })),
  );
}

/** The credit note in the shape of its invoice, which has its parties and prices. */
async function getAsInvoice({ db, principal: { companyId } }: Context, id: number) {
  const note = await findCreditNote(db, companyId, id);
  if (note === undefined) throw errors.notFound('creditNote', id);
  const invoice = await findInvoice(db, companyId, note.invoice_id);
  if (invoice === undefined) throw new Error(`Invoice ${note.invoice_id} is gone`);
  return {
    ...invoice,
    id: note.id,
    number: note.number,
    status: note.status === 'void' ? ('void' as const) : ('issued' as const),
    issue_date: note.date,
    notes: note.reason,
    total: note.total,
    tax_total: note.tax_total,
    grand_total: note.grand_total,
    base_tax_total: note.base_tax_total,
    taxes: note.taxes,
    lines: creditedLines(note, invoice),
    created_at: note.created_at,
    credits: { number: note.invoice_number, issueDate: invoice.issue_date },
  };
}

const toPrinted = (note: Awaited<ReturnType<typeof getAsInvoice>>): PrintedDocument => ({
  ...note,
  kind: 'creditNote',
  party: note.customer,
  details: [{ label: 'credits', text: note.credits.number }],
});

export const printHandlers = {
  async downloadCreditNotePdf({ params, query }, ctx) {
    const note = await getAsInvoice(ctx, params.id);
    const language = query.lang ?? note.customer.language ?? ctx.principal.locale;
    return printedFile(note, await documentPdf(ctx, toPrinted(note), language), 'pdf');
  },

  async downloadCreditNoteXml({ params }, ctx) {
    const note = await getAsInvoice(ctx, params.id);
    // UBL cannot mark a document as void, so that its receiver would book it.
    if (note.status === 'void') throw creditNoteErrors.creditNoteAlreadyVoid(note.number);
    return printedFile(note, Buffer.from(documentXml(note)), 'xml');
  },
} satisfies Partial<Handlers<Context, PublicContext>>;
