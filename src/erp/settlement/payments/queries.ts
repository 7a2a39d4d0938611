import type { Db } from '../../../kernel/db/client.js';
import { normalise } from '../../../kernel/db/lists/search.js';
import { query, type RowKey } from '../../../kernel/db/statements/query.js';
import { countRows } from '../../../kernel/db/tallies/row-counts.js';
import { bySide, parties, type Side } from '../../posting/index.js';
import { companyParty, ownParty, type PrintedParty } from '../../prints/index.js';
import { type PaymentListRow, paymentColumns } from '../items/list-queries.js';

export interface StoredAllocation {
  readonly itemId: number;
  readonly documentId: number | null;
  readonly documentNumber: string;
  readonly date: string;
  readonly amount: string;
  readonly openAfter: string;
  readonly exchangeDifference: string;
}

export interface PaymentRow extends PaymentListRow {
  readonly exchange_rate: string;
  readonly base_amount: string;
  readonly base_unallocated_amount: string;
  readonly reference: string | null;
  readonly notes: string | null;
  readonly reversed_at: Date | null;
  readonly reverse_reason: string | null;
  /** The balance of the party after the payment, in the company's currency. */
  readonly party_balance: string;
  readonly allocations: readonly StoredAllocation[];
}

/** A gain is positive: a collection is worth more than its document, a payment to a vendor less. */
const gains = {
  receivable: 'a.source_base_amount - a.base_amount',
  payable: 'a.base_amount - a.source_base_amount',
} as const;

/**
 * SQL for the allocations of a source, as JSON with decimals as texts; `openAfter` is the amount
 * open now.
 */
const allocationsOf = (
  side: Side,
  type: string,
  id: string,
) => `coalesce((SELECT jsonb_agg(jsonb_build_object(
    'itemId', i.id, 'documentId', CASE WHEN i.document_type = 'opening' THEN NULL ELSE i.document_id END,
    'documentNumber', i.document_number, 'date', a.date, 'amount', a.amount::text, 'openAfter', i.open_amount::text,
    'exchangeDifference', (${gains[side]})::text) ORDER BY a.id)
  FROM ${side}_allocations a JOIN ${side}s i ON i.company_id = a.company_id AND i.id = a.item_id
  WHERE a.company_id = :companyId::bigint AND a.source_type = '${type}' AND a.source_id = ${id}
    AND a.reversed_at IS NULL), '[]') AS allocations`;

const findRow = bySide((side) =>
  query<RowKey, PaymentRow>(
    `settlement.${side}_payment`,
    `SELECT ${paymentColumns}, p.exchange_rate, p.base_amount, p.base_unallocated_amount, p.reference, p.notes,
      p.reversed_at, p.reverse_reason, c.open_amount - c.unapplied_amount AS party_balance,
      ${allocationsOf(side, 'payment', 'p.id')}
    FROM ${side}_payments p JOIN ${parties[side]} c ON c.company_id = p.company_id AND c.id = p.party_id
    WHERE p.company_id = :companyId::bigint AND p.id = :id::bigint`,
  ),
);

export const findPayment = (db: Db, side: Side, companyId: number, id: number) =>
  findRow[side].first(db, { companyId, id });

const creditRow = query<
  { readonly companyId: number; readonly creditNoteId: number },
  { readonly allocations: readonly StoredAllocation[] }
>(
  'settlement.credit_note_allocations',
  `SELECT ${allocationsOf('receivable', 'credit_note', ':creditNoteId::bigint')}`,
);

export async function listCreditAllocations(db: Db, companyId: number, creditNoteId: number) {
  const [row] = await creditRow(db, { companyId, creditNoteId });
  return row?.allocations ?? [];
}

/** Decimals as texts. */
export interface NewPayment {
  readonly id: number;
  readonly number: string;
  readonly partyId: number;
  readonly date: string;
  readonly method: string;
  readonly currencyCode: string;
  readonly exchangeRate: string;
  readonly amount: string;
  readonly base: string;
  readonly unallocated: string;
  readonly baseUnallocated: string;
  readonly reference: string | null;
  readonly notes: string | null;
}

const findParties = bySide((side) =>
  query<RowKey, { party: PrintedParty | null; company: PrintedParty | null }>(
    `settlement.${side}_payment_parties`,
    `SELECT p.party, p.company FROM ${side}_payments p
     WHERE p.company_id = :companyId::bigint AND p.id = :id::bigint`,
  ),
);

/** Returns the company and the other party as they were when the payment was recorded; null in earlier payments. */
export const findPaymentParties = (db: Db, side: Side, companyId: number, id: number) =>
  findParties[side].one(db, { companyId, id });

/** @param payments  JSON array of the columns below, decimals as texts; their parties are locked */
const insertRows = bySide((side) =>
  query<{ companyId: number; payments: string }>(
    `settlement.${side}_pay`,
    `WITH paid AS (
INSERT INTO ${side}_payments (company_id, id, number, party_id, party_name, party_key, search_text, date, method,
  currency_code, exchange_rate, amount, base_amount, unallocated_amount, base_unallocated_amount, reference, notes,
  party, company, created_at, updated_at)
SELECT :companyId::bigint, p.id, p.number, c.id, c.name, c.name_key,
  p.searched || ' ' || c.name_key, p.date, p.method, p.currency_code, p.exchange_rate,
  p.amount, p.base_amount, p.unallocated_amount, p.base_unallocated_amount, p.reference, p.notes, ${ownParty},
  (SELECT ${companyParty} FROM companies c WHERE c.id = :companyId), p.at, p.at
FROM jsonb_to_recordset(:payments::jsonb) AS p (id bigint, number text, searched text, party_id bigint, date date, method text,
  currency_code text, exchange_rate numeric, amount numeric, base_amount numeric, unallocated_amount numeric, base_unallocated_amount numeric,
  reference text, notes text, at timestamptz)
JOIN ${parties[side]} c ON c.company_id = :companyId::bigint AND c.id = p.party_id
ORDER BY p.number
RETURNING party_id, date, base_unallocated_amount
)
UPDATE ${parties[side]} c SET unapplied_amount = c.unapplied_amount + n.amount,
  last_payment_at = greatest(c.last_payment_at, n.date)
FROM (SELECT n.party_id, sum(n.base_unallocated_amount) AS amount, max(n.date) AS date FROM paid n GROUP BY n.party_id) n
WHERE c.company_id = :companyId::bigint AND c.id = n.party_id`,
  ),
);

const paymentRecord = ({ payment, at }: { payment: NewPayment; at: Date }) => ({
  id: payment.id,
  number: payment.number,
  searched: normalise(`${payment.number} ${payment.reference ?? ''}`),
  party_id: payment.partyId,
  date: payment.date,
  method: payment.method,
  currency_code: payment.currencyCode,
  exchange_rate: payment.exchangeRate,
  amount: payment.amount,
  base_amount: payment.base,
  unallocated_amount: payment.unallocated,
  base_unallocated_amount: payment.baseUnallocated,
  reference: payment.reference,
  notes: payment.notes,
  at,
});

export async function insertPayments(
  trx: Db,
  side: Side,
  companyId: number,
  payments: readonly { readonly payment: NewPayment; readonly at: Date }[],
): Promise<void> {
  const records = JSON.stringify(payments.map(paymentRecord));
  countRows(trx, companyId, `${side}_payments`, payments.length);
  await insertRows[side](trx, { companyId, payments: records });
}

/**
 * Inserts a payment with the next statement of the transaction, which fails with a violation of
 * `<side>_payments_number_key` when the series was set back.
 */
export async function deferPayment(
  trx: Db,
  side: Side,
  { companyId, now }: { readonly companyId: number; readonly now: Date },
  payment: NewPayment,
): Promise<void> {
  const payments = JSON.stringify([paymentRecord({ payment, at: now })]);
  countRows(trx, companyId, `${side}_payments`, 1);
  await insertRows[side].defer(trx, { companyId, payments });
}

interface SourceRemainder {
  readonly companyId: number;
  readonly id: number;
  readonly amount: string;
  readonly base: string;
  readonly now: Date;
}

/** CTE of a change of a payment: its party keeps the sum of what is left of its payments. */
const unappliedAfter = (side: Side, left: string) => `WITH before AS MATERIALIZED (
       SELECT p.party_id, p.base_unallocated_amount AS base FROM ${side}_payments p
       WHERE p.company_id = :companyId::bigint AND p.id = :id::bigint
     ), unapplied AS (
       UPDATE ${parties[side]} c SET unapplied_amount = c.unapplied_amount + ${left} - b.base FROM before b
       WHERE c.company_id = :companyId::bigint AND c.id = b.party_id AND b.base <> ${left}
     )`;

const takeRow = bySide((side) =>
  query<SourceRemainder>(
    `settlement.${side}_payment_take`,
    `${unappliedAfter(side, ':base::numeric')}
     UPDATE ${side}_payments p SET unallocated_amount = :amount::numeric, base_unallocated_amount = :base::numeric,
      version = p.version + 1, updated_at = :now::timestamptz
     WHERE p.company_id = :companyId::bigint AND p.id = :id::bigint`,
  ),
);

const takeCreditRow = query<SourceRemainder>(
  'settlement.credit_note_take',
  `WITH before AS MATERIALIZED (
     SELECT n.customer_id, n.base_unapplied_amount AS base FROM credit_notes n
     WHERE n.company_id = :companyId::bigint AND n.id = :id::bigint
   ), unapplied AS (
     UPDATE customers c SET unapplied_amount = c.unapplied_amount + :base::numeric - b.base FROM before b
     WHERE c.company_id = :companyId::bigint AND c.id = b.customer_id AND b.base <> :base::numeric
   )
   UPDATE credit_notes n SET unapplied_amount = :amount::numeric, base_unapplied_amount = :base::numeric,
    status = CASE WHEN :amount::numeric = 0 THEN 'applied' ELSE 'issued' END, version = n.version + 1,
    updated_at = :now::timestamptz WHERE n.company_id = :companyId::bigint AND n.id = :id::bigint`,
);

/** Stores the rest of a source after an allocation. */
export async function storeRemainder(
  trx: Db,
  side: Side,
  source: { readonly type: 'payment' | 'credit_note'; readonly id: number },
  { companyId, now }: { readonly companyId: number; readonly now: Date },
  left: { readonly amount: string; readonly base: string },
): Promise<void> {
  const take = source.type === 'payment' ? takeRow[side] : takeCreditRow;
  const { amount, base } = left;
  await take.defer(trx, { companyId, id: source.id, amount, base, now });
}

const reverseRow = bySide((side) =>
  query<{
    readonly companyId: number;
    readonly id: number;
    readonly now: Date;
    readonly day: string;
    readonly reason: string | null;
  }>(
    `settlement.${side}_payment_reverse`,
    `${unappliedAfter(side, '0')}
     UPDATE ${side}_payments p SET status = 'reversed', unallocated_amount = 0, base_unallocated_amount = 0,
      reversed_at = :now::timestamptz, reversed_on = :day::date, reverse_reason = :reason, version = p.version + 1,
      updated_at = :now WHERE p.company_id = :companyId::bigint AND p.id = :id::bigint`,
  ),
);

export async function markReversed(
  trx: Db,
  side: Side,
  moment: { readonly companyId: number; readonly now: Date; readonly day: string },
  id: number,
  reason: string | null,
): Promise<void> {
  const { companyId, now, day } = moment;
  await reverseRow[side].defer(trx, { companyId, id, now, day, reason });
}
