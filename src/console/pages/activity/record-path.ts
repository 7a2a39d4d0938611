import type { RecordAddress } from '../audit/use-history.js';

/** A record as the operations of attachments, comments, tags and watchers name it. */
export interface RecordPath {
  readonly kind: string;
  readonly id: number;
}

/** The kinds of record with a page that have attachments and comments, each with the address of its page. */
const pages: Readonly<Record<string, string>> = {
  invoice: '/invoices',
  credit_note: '/credit-notes',
  customer: '/customers',
  collection: '/receivables/payments',
  vendor: '/vendors',
  purchase_order: '/purchases',
  reception: '/purchases/receptions',
  vendor_payment: '/payables/payments',
  product: '/products',
  adjustment: '/stock/adjustments',
  transfer: '/stock/transfers',
  lead: '/crm/leads',
  opportunity: '/crm/opportunities',
  user: '/users',
};

/** Returns the record of a page, or undefined if its kind has no attachments and comments. */
export function pathOf(of: RecordAddress | undefined): RecordPath | undefined {
  const id = Number(of?.id);
  if (of === undefined || !Object.hasOwn(pages, of.type) || !Number.isSafeInteger(id))
    return undefined;
  return { kind: of.type, id };
}

const people: readonly string[] = ['customer', 'vendor', 'lead', 'user'];

/** False for records of people: the browser stores nothing that is typed about them. */
export const isStored = ({ kind }: RecordPath): boolean => !people.includes(kind);

/** Returns the address of the page of a record. */
export function hrefOf({ kind, id }: RecordPath): string | undefined {
  const page = pages[kind];
  return page === undefined ? undefined : `${page}/${id}`;
}
