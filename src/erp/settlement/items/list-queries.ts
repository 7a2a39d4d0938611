import { type ListQuery, listQuery } from '../../../kernel/db/lists/page.js';
import { rowCount } from '../../../kernel/db/tallies/row-counts.js';
import type { Side } from '../../posting/index.js';

/** A receivable or payable in a list. */
export interface ItemListRow {
  readonly id: number;
  readonly document_id: number | null;
  readonly document_number: string;
  readonly party_number: string | null;
  readonly party_id: number;
  readonly party_name: string;
  readonly issue_date: string;
  readonly due_date: string;
  readonly currency_code: string;
  readonly amount: string;
  readonly paid_amount: string;
  readonly credited_amount: string;
  readonly open_amount: string;
  readonly status: 'open' | 'partial' | 'closed' | 'void';
  readonly version: number;
  readonly created_at: Date;
  readonly updated_at: Date;
}

type ItemSort = 'id' | 'dueDate' | 'issueDate' | 'amount' | 'openAmount' | 'partyName';
type ItemFilter =
  | 'partyId'
  | 'status'
  | 'overdue'
  | 'notOverdue'
  | 'currencyCode'
  | 'dueFrom'
  | 'dueTo'
  | 'search'
  | 'dateFrom'
  | 'dateTo'
  | 'updatedSince';

const itemColumns = `i.id, CASE WHEN i.document_type = 'opening' THEN NULL ELSE i.document_id END AS document_id,
  i.document_number, i.party_number, i.party_id, i.party_name, i.issue_date, i.due_date, i.currency_code, i.amount,
  i.paid_amount, i.credited_amount, i.open_amount, i.status, i.version, i.created_at, i.updated_at`;

/** Conditions of filters on the totals by day, which count the items without reading them. */
const tallyFilters: Readonly<Partial<Record<ItemFilter, string>>> = {
  status: 't.status = ?',
  overdue: `t.status IN ('open', 'partial') AND t.due_date < ?::date`,
  notOverdue: `NOT (t.status IN ('open', 'partial') AND t.due_date < ?::date)`,
  currencyCode: 't.currency_code = ?',
  dueFrom: 't.due_date >= ?::date',
  dueTo: 't.due_date <= ?::date',
};

type ItemSum = 'amount' | 'openAmount';

const itemsOf = (side: Side): ListQuery<ItemListRow, ItemSort, ItemFilter, ItemSum> =>
  listQuery<ItemListRow, ItemSort, ItemFilter, ItemSum>({
    name: `${side}s.list`,
    table: `${side}s`,
    alias: 'i',
    columns: itemColumns,
    sorts: {
      id: { sql: 'i.id', type: 'bigint' },
      dueDate: { sql: 'i.due_date', type: 'date' },
      issueDate: { sql: 'i.issue_date', type: 'date' },
      amount: { sql: 'i.amount', type: 'numeric' },
      openAmount: { sql: 'i.open_amount', type: 'numeric' },
      partyName: { sql: 'i.party_key', type: 'text' },
    },
    filters: {
      partyId: 'i.party_id = ?::bigint',
      status: 'i.status = ?',
      overdue: 'i.open_amount > 0 AND i.due_date < ?::date',
      notOverdue: 'NOT (i.open_amount > 0 AND i.due_date < ?::date)',
      currencyCode: 'i.currency_code = ?',
      dueFrom: 'i.due_date >= ?::date',
      dueTo: 'i.due_date <= ?::date',
      search: 'i.search_text LIKE ?',
      dateFrom: 'i.issue_date >= ?::date',
      dateTo: 'i.issue_date <= ?::date',
      updatedSince: 'i.updated_at >= ?::timestamptz',
    },
    gathering: ['search', 'partyId'],
    bounding: [
      ...(['status', 'overdue', 'currencyCode', 'dueFrom', 'dueTo'] as const),
      ...(['dateFrom', 'dateTo', 'updatedSince'] as const),
    ],
    inOrder: {
      dueDate: ['status', 'overdue', 'dueFrom', 'dueTo'],
      issueDate: ['dateFrom', 'dateTo'],
    },
    gathered: {
      currencyCode: `i.currency_code = ? AND i.due_date = ANY (ARRAY(SELECT t.due_date FROM ${side}_tally t
        WHERE t.company_id = $1 AND t.currency_code = ? AND t.total > 0))`,
    },
    counters: { '': rowCount(`${side}s`) },
    tally: { table: `${side}_tally`, filters: tallyFilters },
    amount: 'i.amount',
    sums: { amount: 'i.amount', openAmount: 'i.open_amount' },
    summed: `i.status <> 'void'`,
  });

export const listItems = { receivable: itemsOf('receivable'), payable: itemsOf('payable') };

/** A collection or payment in a list. */
export interface PaymentListRow {
  readonly id: number;
  readonly number: string;
  readonly status: 'posted' | 'reversed';
  readonly party_id: number;
  readonly party_name: string;
  readonly date: string;
  readonly method: 'efectivo' | 'transferencia' | 'tarjeta' | 'cheque' | 'otro';
  readonly currency_code: string;
  readonly amount: string;
  readonly allocated_amount: string;
  readonly unallocated_amount: string;
  readonly version: number;
  readonly created_at: Date;
  readonly updated_at: Date;
}

export const paymentColumns = `p.id, p.number, p.status, p.party_id, p.party_name, p.date, p.method, p.currency_code,
  p.amount, CASE WHEN p.status = 'reversed' THEN 0 ELSE p.amount - p.unallocated_amount END AS allocated_amount,
  p.unallocated_amount, p.version, p.created_at, p.updated_at`;

type PaymentSort = 'id' | 'date' | 'amount' | 'partyName';
type PaymentFilter =
  | 'partyId'
  | 'status'
  | 'unallocated'
  | 'allocated'
  | 'search'
  | 'dateFrom'
  | 'dateTo'
  | 'updatedSince';

type PaymentSum = 'amount' | 'unallocatedAmount';

const paymentsOf = (
  side: Side,
): ListQuery<PaymentListRow, PaymentSort, PaymentFilter, PaymentSum> =>
  listQuery<PaymentListRow, PaymentSort, PaymentFilter, PaymentSum>({
    name: `${side}_payments.list`,
    table: `${side}_payments`,
    alias: 'p',
    columns: paymentColumns,
    sorts: {
      id: { sql: 'p.id', type: 'bigint' },
      date: { sql: 'p.date', type: 'date' },
      amount: { sql: 'p.amount', type: 'numeric' },
      partyName: { sql: 'p.party_key', type: 'text' },
    },
    filters: {
      partyId: 'p.party_id = ?::bigint',
      status: 'p.status = ?',
      unallocated: 'p.unallocated_amount > 0',
      allocated: 'p.unallocated_amount = 0',
      search: 'p.search_text LIKE ?',
      dateFrom: 'p.date >= ?::date',
      dateTo: 'p.date <= ?::date',
      updatedSince: 'p.updated_at >= ?::timestamptz',
    },
    gathering: ['search', 'partyId'],
    bounding: ['status', 'unallocated', 'dateFrom', 'dateTo', 'updatedSince'],
    inOrder: { date: ['dateFrom', 'dateTo'] },
    plannedPerCall: ['status'],
    counters: { '': rowCount(`${side}_payments`) },
    amount: 'p.amount',
    sums: { amount: 'p.amount', unallocatedAmount: 'p.unallocated_amount' },
    summed: `p.status <> 'reversed'`,
  });

export const listPayments = {
  receivable: paymentsOf('receivable'),
  payable: paymentsOf('payable'),
};
