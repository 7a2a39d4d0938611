import { createHash } from 'node:crypto';
import type { components } from '../../../generated/erp/types.js';

/** The company, customer or vendor, as stored with the document. */
export type PrintedParty = components['schemas']['DocumentParty'];

/** Decimals are texts. */
export interface PrintedLine {
  readonly productCode: string;
  readonly description: string;
  readonly unit: string;
  readonly quantity: string;
  readonly unitPrice: string;
  readonly discountPercent: string;
  readonly taxRate: string;
  readonly netAmount: string;
}

export interface PrintedTax {
  readonly category: string;
  readonly rate: string;
  readonly base: string;
  readonly amount: string;
  readonly exemptionReason?: string;
  /** The rates of the sum, if there are several. */
  readonly parts?: readonly { readonly rate: string }[];
}

/** A line beside the company, such as the day on which an invoice is due. */
export type PrintedDetail =
  | { readonly label: 'due' | 'expected'; readonly day: string }
  | {
      readonly label: 'credits' | 'method' | 'reference' | 'terms' | 'warehouse';
      readonly text: string;
    }
  /** A custom field of the company. */
  | { readonly heading: string; readonly text: string };

/** The members that all prints share. */
export interface PrintFields {
  readonly id: number;
  /** Null for a draft. */
  readonly number: string | null;
  readonly company: PrintedParty;
  readonly party: PrintedParty;
  readonly created_at: Date;
}

/** A document with lines and taxes. */
export interface PrintedDocument extends PrintFields {
  readonly kind: 'invoice' | 'creditNote' | 'purchaseOrder';
  /** `void` and `draft` are stamped across the pages. */
  readonly status: string;
  readonly issue_date: string;
  readonly details: readonly PrintedDetail[];
  readonly currency_code: string;
  readonly base_currency: string;
  readonly exchange_rate: string;
  readonly prices_include_tax: boolean;
  /** The notes; of a credit note its reason. */
  readonly notes: string | null;
  readonly total: string;
  readonly tax_total: string;
  readonly grand_total: string;
  readonly taxes: readonly PrintedTax[];
  readonly lines: readonly PrintedLine[];
}

/** The name of payment terms; documents of earlier releases kept their code only. */
export const termsName = (name: string | null | undefined, code: string): string =>
  name ?? code.replaceAll('_', ' ');

/** A strong ETag of the bytes. */
const tagOf = (content: Uint8Array): string =>
  `"${createHash('sha256').update(content).digest('base64url').slice(0, 27)}"`;

const contentTypes = { pdf: 'application/pdf', xml: 'application/xml' } as const;

/** The reply with a print. */
export function printedFile(
  { id, number }: Pick<PrintFields, 'id' | 'number'>,
  content: Uint8Array,
  ending: keyof typeof contentTypes,
) {
  const fileName = `${number ?? `draft-${id}`}.${ending}`;
  return { content, contentType: contentTypes[ending], fileName, etag: tagOf(content) };
}
