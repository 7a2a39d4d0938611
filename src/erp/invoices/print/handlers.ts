import { createHash } from 'node:crypto';
import type { Handlers } from '../../../../generated/erp/operations.js';
import type { Db } from '../../../kernel/db/client.js';
import { errors } from '../../../kernel/errors.js';
import type { Context, PublicContext } from '../../../kernel/handlers.js';
import { salesErrors } from '../../errors.js';
import { findInvoice, type InvoiceRow } from '../queries.js';
import { invoicePdf } from './pdf.js';
import { invoiceXml } from './ubl.js';

async function getInvoice(db: Db, companyId: number, id: number): Promise<InvoiceRow> {
  const row = await findInvoice(db, companyId, id);
  if (row === undefined) throw errors.notFound('invoice', id);
  return row;
}

/** A strong tag: equal bytes, equal tag. */
const tagOf = (content: Uint8Array): string =>
  `"${createHash('sha256').update(content).digest('base64url').slice(0, 27)}"`;

function file(row: InvoiceRow, content: Uint8Array, contentType: string, ending: string) {
  const fileName = `${row.number ?? `draft-${row.id}`}.${ending}`;
  return { content, contentType, fileName, etag: tagOf(content) };
}

export const handlers = {
  async downloadInvoicePdf({ params, query }, ctx) {
    const row = await getInvoice(ctx.db, ctx.principal.companyId, params.id);
    const content = await invoicePdf(row, query.lang ?? ctx.principal.locale);
    return file(row, content, 'application/pdf', 'pdf');
  },

  async downloadInvoiceXml({ params }, ctx) {
    const row = await getInvoice(ctx.db, ctx.principal.companyId, params.id);
    if (row.status === 'draft') throw salesErrors.invoiceIsDraft();
    // UBL has no word for a void invoice: its receiver would book it.
    if (row.status === 'void') throw salesErrors.invoiceAlreadyVoid(row.number ?? '');
    return file(row, Buffer.from(invoiceXml(row)), 'application/xml', 'xml');
  },
} satisfies Partial<Handlers<Context, PublicContext>>;
