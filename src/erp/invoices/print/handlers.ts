import type { Handlers } from '../../../../generated/erp/operations.js';
import type { Db } from '../../../kernel/db/client.js';
import type { Context, PublicContext } from '../../../kernel/operations/handlers.js';
import { printedFields } from '../../custom-fields/index.js';
import { errors } from '../../errors.js';
import {
  documentPdf,
  type PrintedDetail,
  type PrintedDocument,
  printedFile,
  termsName,
} from '../../prints/index.js';
import { invoiceErrors } from '../errors.js';
import { findInvoice, type InvoiceRow } from '../queries.js';
import { documentXml } from './ubl.js';

async function getInvoice(db: Db, companyId: number, id: number): Promise<InvoiceRow> {
  const row = await findInvoice(db, companyId, id);
  if (row === undefined) throw errors.notFound('invoice', id);
  return row;
}

/** @param own  the custom fields that prints show */
const toPrinted = (row: InvoiceRow, own: readonly PrintedDetail[]): PrintedDocument => ({
  ...row,
  kind: 'invoice',
  party: row.customer,
  details: [
    { label: 'due', day: row.due_date },
    { label: 'terms', text: termsName(row.payment_terms_name, row.payment_terms) },
    ...own,
  ],
});

export const handlers = {
  async downloadInvoicePdf({ params, query }, ctx) {
    const row = await getInvoice(ctx.db, ctx.principal.companyId, params.id);
    const language = query.lang ?? row.customer.language ?? ctx.principal.locale;
    const own = await printedFields(ctx, 'invoice', row.custom_fields);
    return printedFile(row, await documentPdf(ctx, toPrinted(row, own), language), 'pdf');
  },

  async downloadInvoiceXml({ params }, ctx) {
    const row = await getInvoice(ctx.db, ctx.principal.companyId, params.id);
    if (row.status === 'draft') throw invoiceErrors.invoiceIsDraft();
    // UBL cannot mark a document as void, so that its receiver would book it.
    if (row.status === 'void') throw invoiceErrors.invoiceAlreadyVoid(row.number ?? '');
    return printedFile(row, Buffer.from(documentXml(row)), 'xml');
  },
} satisfies Partial<Handlers<Context, PublicContext>>;
