import type { Handlers } from '../../../generated/erp/operations.js';
import { errors } from '../../kernel/errors.js';
import type { Context, PublicContext } from '../../kernel/handlers.js';
import { salesErrors } from '../errors.js';
import {
  documentPdf,
  documentXml,
  findInvoice,
  type InvoiceRow,
  type PrintedDocument,
  printedFile,
} from '../invoices/index.js';
import { type CreditNoteRow, findCreditNote } from './queries.js';

/** The credited part of each line of the invoice. */
function creditedLines(note: CreditNoteRow, invoice: InvoiceRow): PrintedDocument['lines'] {
  return note.lines.flatMap(({ invoiceLineId, quantity, netAmount, taxAmount }) =>
    invoice.lines
      .filter(({ id }) => id === invoiceLineId)
      .map((line) => ({ ...line, quantity, netAmount, taxAmount })),
  );
}

/** The credit note as it is printed: its parties and prices are those of the invoice. */
async function getPrinted(
  { db, principal: { companyId } }: Context,
  id: number,
): Promise<PrintedDocument> {
  const note = await findCreditNote(db, companyId, id);
  if (note === undefined) throw errors.notFound('creditNote', id);
  const invoice = await findInvoice(db, companyId, note.invoice_id);
  if (invoice === undefined) throw new Error(`Invoice ${note.invoice_id} is gone`);
  return {
    ...invoice,
    id: note.id,
    number: note.number,
    status: note.status === 'void' ? 'void' : 'issued',
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

export const printHandlers = {
  async downloadCreditNotePdf({ params, query }, ctx) {
    const printed = await getPrinted(ctx, params.id);
    const content = await documentPdf(printed, query.lang ?? ctx.principal.locale);
    return printedFile(printed, content, 'pdf');
  },

  async downloadCreditNoteXml({ params }, ctx) {
    const printed = await getPrinted(ctx, params.id);
    // UBL has no word for a void document: its receiver would book it.
    if (printed.status === 'void') throw salesErrors.creditNoteAlreadyVoid(printed.number ?? '');
    return printedFile(printed, Buffer.from(documentXml(printed)), 'xml');
  },
} satisfies Partial<Handlers<Context, PublicContext>>;
