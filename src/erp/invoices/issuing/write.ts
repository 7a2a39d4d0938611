import type { Db } from '../../../kernel/db/client.js';
import { decimal, toSql } from '../../../kernel/values/money.js';
import { writeEntries } from '../../custom-fields/index.js';
import {
  deferItems,
  type Moment,
  type Movement,
  type NewItem,
  recordMovements,
} from '../../posting/index.js';
import type { InvoiceStatus } from '../queries.js';
import type { TradeDocument } from './document.js';
import { insertInvoices, insertLines } from './queries.js';

/** The identity of an invoice. A draft that is saved again or issued keeps its id and creation time. */
export interface InvoiceIdentity {
  readonly id: number;
  /** Null for a draft. */
  readonly number: string | null;
  readonly status: InvoiceStatus;
  readonly version: number;
  readonly createdAt: Date;
  readonly updatedAt: Date;
}

const prefixed = (number: string | null, text: string): string =>
  number === null ? text : `${number.toLowerCase()} ${text}`;

/** @param draft  the request that a draft stores */
export function invoiceRecord(
  { header, day, dueDate, values }: TradeDocument,
  { id, number, status, version, createdAt, updatedAt }: InvoiceIdentity,
  draft?: unknown,
) {
  return {
    ...header,
    ...values,
    id,
    number,
    status,
    search_text: prefixed(number, header.search_text),
    issue_date: day,
    due_date: dueDate,
    open_amount: status === 'issued' ? header.grand_total : '0',
    draft,
    version,
    created_at: createdAt,
    updated_at: updatedAt,
  };
}

/** @param movements  the movements of goods */
export function lineRecords(
  { lines }: TradeDocument,
  invoiceId: number,
  movements: readonly Movement[],
) {
  const costs = new Map(movements.map(({ line, value }) => [line, toSql(value.neg())]));
  return lines.map((line) => ({ ...line, invoice_id: invoiceId, cost: costs.get(line.line) }));
}

/** Returns the receivable of an invoice. */
export function receivableOf(
  { header, day, dueDate }: TradeDocument,
  { id, number, updatedAt }: InvoiceIdentity,
): NewItem {
  return {
    partyId: header.party_id,
    partyName: header.party_name,
    partyKey: header.party_key,
    searchText: prefixed(number, header.search_text),
    documentType: 'invoice',
    documentId: id,
    documentNumber: number ?? '',
    partyNumber: null,
    issueDate: day,
    dueDate,
    currencyCode: header.currency_code,
    exchangeRate: header.exchange_rate,
    amount: header.grand_total,
    baseAmount: header.base_grand_total,
    createdAt: updatedAt,
  };
}

/** Writes an issued invoice, its lines, its receivable and its movements with the next statement of the transaction. */
export async function writeInvoice(
  trx: Db,
  moment: Moment,
  document: TradeDocument,
  identity: InvoiceIdentity & { readonly number: string },
  movements: readonly Movement[],
): Promise<void> {
  const { companyId } = moment;
  const { id, number } = identity;
  await insertInvoices(trx, companyId, [invoiceRecord(document, identity)]);
  await writeEntries(trx, { companyId, kind: 'invoice' }, id, document.values);
  const lines = JSON.stringify(lineRecords(document, id, movements));
  await insertLines.defer(trx, { companyId, lines });
  await deferItems(trx, 'receivable', companyId, [receivableOf(document, identity)]);
  const reference = { type: 'invoice', id, number, date: document.day };
  await recordMovements(trx, moment, reference, movements);
}

/** Writes a draft with the next statement of the transaction. */
export async function writeDraft(
  trx: Db,
  companyId: number,
  document: TradeDocument,
  identity: InvoiceIdentity,
  request: unknown,
): Promise<void> {
  await insertInvoices(trx, companyId, [invoiceRecord(document, identity, request)]);
  await writeEntries(trx, { companyId, kind: 'invoice' }, identity.id, document.values);
  const lines = JSON.stringify(lineRecords(document, identity.id, []));
  await insertLines.defer(trx, { companyId, lines });
}

/** An invoice with a total of 0 is paid when it is issued. */
export const issuedStatus = ({ header }: TradeDocument): 'issued' | 'paid' =>
  decimal(header.grand_total).eq(decimal('0')) ? 'paid' : 'issued';
