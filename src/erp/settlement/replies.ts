import { daysBetween, formatInstant } from '../../kernel/values/time.js';
import type { AgingItemRow } from './aging/queries.js';
import type { ItemListRow, PaymentListRow } from './items/list-queries.js';
import type { PaymentRow, StoredAllocation } from './payments/queries.js';

/*
 * The members that replies of receivables and payables share. The others name the party and its document by the words
 * of each side.
 */

/** @param today  today in the company's time zone */
export const itemFigures = (row: ItemListRow, timeZone: string, today: string) => ({
  id: row.id,
  documentNumber: row.document_number,
  issueDate: row.issue_date,
  dueDate: row.due_date,
  currencyCode: row.currency_code,
  amount: Number(row.amount),
  paidAmount: Number(row.paid_amount),
  creditedAmount: Number(row.credited_amount),
  openAmount: Number(row.open_amount),
  status: row.status,
  daysOverdue: Number(row.open_amount) > 0 ? Math.max(0, daysBetween(row.due_date, today)) : 0,
  version: row.version,
  createdAt: formatInstant(row.created_at, timeZone),
  updatedAt: formatInstant(row.updated_at, timeZone),
});

export const paymentFigures = (row: PaymentListRow, timeZone: string) => ({
  id: row.id,
  number: row.number,
  status: row.status,
  date: row.date,
  method: row.method,
  currencyCode: row.currency_code,
  amount: Number(row.amount),
  allocatedAmount: Number(row.allocated_amount),
  unallocatedAmount: Number(row.unallocated_amount),
  version: row.version,
  createdAt: formatInstant(row.created_at, timeZone),
  updatedAt: formatInstant(row.updated_at, timeZone),
});

/** The members of a payment that its list lacks. */
export const paymentDetails = (row: PaymentRow, timeZone: string) => ({
  exchangeRate: Number(row.exchange_rate),
  reference: row.reference,
  notes: row.notes,
  reversedAt: row.reversed_at && formatInstant(row.reversed_at, timeZone),
  reverseReason: row.reverse_reason,
});

export const allocationFigures = (part: StoredAllocation) => ({
  documentNumber: part.documentNumber,
  date: part.date,
  amount: Number(part.amount),
  openAfter: Number(part.openAfter),
  exchangeDifference: Number(part.exchangeDifference),
});

/** @param currencyCode  of the report */
export const agingFigures = (item: AgingItemRow, currencyCode: string) => ({
  documentNumber: item.document_number,
  dueDate: item.due_date,
  daysOverdue: item.days_overdue,
  bucket: item.bucket,
  currencyCode,
  openAmount: Number(item.amount),
  documentCurrencyCode: item.currency_code,
  documentOpenAmount: Number(item.document_amount),
});
