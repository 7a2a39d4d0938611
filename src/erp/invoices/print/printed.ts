import { createHash } from 'node:crypto';
import type { InvoiceRow } from '../queries.js';

/** What a print shows: an invoice, or a credit note in the shape of the invoice that it credits. */
export interface PrintedDocument
  extends Pick<
    InvoiceRow,
    | 'id'
    | 'number'
    | 'status'
    | 'issue_date'
    | 'due_date'
    | 'payment_terms'
    | 'currency_code'
    | 'base_currency'
    | 'exchange_rate'
    | 'prices_include_tax'
    | 'notes'
    | 'total'
    | 'tax_total'
    | 'grand_total'
    | 'base_tax_total'
    | 'taxes'
    | 'customer'
    | 'company'
    | 'lines'
    | 'created_at'
  > {
  /** Of a credit note: the invoice. Its reason is in `notes`. */
  readonly credits?: { readonly number: string; readonly issueDate: string };
}

/** A strong tag: equal bytes, equal tag. */
const tagOf = (content: Uint8Array): string =>
  `"${createHash('sha256').update(content).digest('base64url').slice(0, 27)}"`;

const contentTypes = { pdf: 'application/pdf', xml: 'application/xml' } as const;

/** The reply with a print. */
export function printedFile(
  { id, number }: PrintedDocument,
  content: Uint8Array,
  ending: keyof typeof contentTypes,
) {
  const fileName = `${number ?? `draft-${id}`}.${ending}`;
  return { content, contentType: contentTypes[ending], fileName, etag: tagOf(content) };
}
