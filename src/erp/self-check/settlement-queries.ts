import { decimalsSql } from '../../kernel/db/statements/decimals.js';
import { byKey, type Check, compare } from './comparison-queries.js';

type Item = 'receivable' | 'payable';

const decimals = decimalsSql('c.base_currency');

/** FROM clause and figures of the documents that open items. */
const openedBy = {
  receivable: {
    join: `LEFT JOIN invoices d ON d.company_id = r.company_id AND d.id = r.document_id AND r.document_type = 'invoice'`,
    base: 'd.base_grand_total',
  },
  payable: {
    join: `LEFT JOIN receptions d ON d.company_id = r.company_id AND d.id = r.document_id AND r.document_type = 'reception'`,
    base: `(SELECT sum((t->>'companyBase')::numeric + (t->>'companyAmount')::numeric) FROM jsonb_array_elements(d.taxes) t)`,
  },
} as const;

/** An item without a document is an opening balance. */
const itemAmounts = (item: Item): Check => ({
  name: `${item}_amounts_are_those_of_its_document`,
  sql: `SELECT '${item} ' || r.id || ': ' || v.name AS subject, v.expected::text AS expected, v.found::text AS found
    FROM ${item}s r JOIN companies c ON c.id = r.company_id ${openedBy[item].join}
    CROSS JOIN LATERAL (VALUES
      ('amount', coalesce(d.grand_total, r.amount), r.amount),
      ('exchange rate', coalesce(d.exchange_rate, r.exchange_rate), r.exchange_rate),
      ('amount in company currency', coalesce(${openedBy[item].base}, round(r.amount * r.exchange_rate, ${decimals})), r.base_amount)
    ) AS v (name, expected, found)
    WHERE r.company_id = :companyId AND v.expected <> v.found ORDER BY r.id`,
});

/** Compares what is settled of each item with its allocations, in both currencies. A void item has none. */
const itemSettlements = (item: Item): Check => ({
  name: `${item}_settled_amounts_are_the_sums_of_its_allocations`,
  sql: `SELECT '${item} ' || r.id || ': ' || v.name AS subject, v.expected::text AS expected, v.found::text AS found
    FROM ${item}s r
    LEFT JOIN (
      SELECT a.item_id, sum(a.base_amount) AS base,
        sum(CASE WHEN a.source_type = 'payment' THEN a.amount ELSE 0 END) AS paid,
        sum(CASE WHEN a.source_type = 'payment' THEN 0 ELSE a.amount END) AS credited
      FROM ${item}_allocations a WHERE a.company_id = :companyId AND a.reversed_at IS NULL GROUP BY 1
    ) a ON a.item_id = r.id
    CROSS JOIN LATERAL (VALUES
      ('paid amount', coalesce(a.paid, 0), r.paid_amount),
      ('credited amount', coalesce(a.credited, 0), r.credited_amount),
      ('open amount in company currency',
        CASE WHEN r.status = 'void' THEN 0 ELSE r.base_amount - coalesce(a.base, 0) END, r.base_open_amount)
    ) AS v (name, expected, found)
    WHERE r.company_id = :companyId AND v.expected <> v.found ORDER BY r.id`,
});

interface Source {
  readonly item: Item;
  readonly type: 'payment' | 'credit_note';
  readonly noun: string;
  readonly table: string;
  readonly isOver: string;
  readonly columns: {
    readonly amount: string;
    readonly base: string;
    readonly left: string;
    readonly baseLeft: string;
  };
}

const paymentColumns = {
  amount: 's.amount',
  base: 's.base_amount',
  left: 's.unallocated_amount',
  baseLeft: 's.base_unallocated_amount',
};

const payments = (item: Item): Source => ({
  item,
  type: 'payment',
  noun: item === 'receivable' ? 'collection' : 'vendor payment',
  table: `${item}_payments`,
  isOver: `s.status = 'reversed'`,
  columns: paymentColumns,
});

const creditNotes: Source = {
  item: 'receivable',
  type: 'credit_note',
  noun: 'credit note',
  table: 'credit_notes',
  isOver: `s.status = 'void'`,
  columns: {
    amount: 's.grand_total',
    base: 's.base_grand_total',
    left: 's.unapplied_amount',
    baseLeft: 's.base_unapplied_amount',
  },
};

/** Compares a payment or credit note with its ledger, and its rest with its allocations, in both currencies. */
const sourceAmounts = ({ item, type, noun, table, isOver, columns }: Source): Check => {
  const { amount, base, left, baseLeft } = columns;
  return {
    name: `${noun.replace(' ', '_')}_amounts_are_those_of_its_ledger_and_allocations`,
    sql: `SELECT '${noun} ' || s.number || ': ' || v.name AS subject, v.expected::text AS expected, v.found::text AS found
    FROM ${table} s JOIN companies c ON c.id = s.company_id
    LEFT JOIN (
      SELECT a.source_id, sum(a.amount) AS amount, sum(a.source_base_amount) AS base
      FROM ${item}_allocations a
      WHERE a.company_id = :companyId AND a.source_type = '${type}' AND a.reversed_at IS NULL GROUP BY 1
    ) a ON a.source_id = s.id
    LEFT JOIN (
      SELECT e.item_id, -sum(e.amount) AS amount, -sum(e.base_amount) AS base
      FROM ${item}_entries e WHERE e.company_id = :companyId AND e.item_type = '${type}' AND e.kind = 'posted' GROUP BY 1
    ) e ON e.item_id = s.id
    CROSS JOIN LATERAL (VALUES
      ('amount', coalesce(e.amount, 0), ${amount}),
      ('amount in company currency', coalesce(e.base, 0), ${base}),
      ('rest', CASE WHEN ${isOver} THEN 0 ELSE ${amount} - coalesce(a.amount, 0) END, ${left}),
      ('rest in company currency', CASE WHEN ${isOver} THEN 0 ELSE ${base} - coalesce(a.base, 0) END, ${baseLeft})${
        type === 'payment'
          ? `,
      ('exchange rate', CASE WHEN round(s.amount * s.exchange_rate, ${decimals}) = s.base_amount THEN s.exchange_rate
        ELSE round(s.base_amount / s.amount, 10) END, s.exchange_rate)`
          : ''
      }
    ) AS v (name, expected, found)
    WHERE s.company_id = :companyId AND v.expected <> v.found ORDER BY s.id`,
  };
};

/** Each allocation, and its release, is entered on the side of the item and on that of the payment or credit note. */
const allocationEntries = (item: Item): Check => ({
  name: `${item}_allocations_are_those_of_the_ledger`,
  sql: compare(
    byKey('allocations of'),
    `SELECT v.key, sum(v.amount) AS amount FROM ${item}_allocations a
     CROSS JOIN LATERAL (VALUES (1, 'allocated', true), (-1, 'released', a.reversed_at IS NOT NULL)) AS k (sign, kind, is_so)
     CROSS JOIN LATERAL (VALUES
       ('item ' || a.item_id || ', ' || k.kind, -k.sign * a.amount),
       ('item ' || a.item_id || ', ' || k.kind || ' in company currency', -k.sign * a.base_amount),
       (a.source_type || ' ' || a.source_id || ', ' || k.kind, k.sign * a.amount),
       (a.source_type || ' ' || a.source_id || ', ' || k.kind || ' in company currency', k.sign * a.source_base_amount)
     ) AS v (key, amount)
     WHERE a.company_id = :companyId AND k.is_so GROUP BY 1`,
    `SELECT v.key, sum(v.amount) AS amount FROM ${item}_entries e
     CROSS JOIN LATERAL (VALUES
       (e.item_type || ' ' || e.item_id || ', ' || e.kind, e.amount),
       (e.item_type || ' ' || e.item_id || ', ' || e.kind || ' in company currency', e.base_amount)
     ) AS v (key, amount)
     WHERE e.company_id = :companyId AND e.kind IN ('allocated', 'released') GROUP BY 1`,
  ),
});

/** Drafts have no receivable and nothing settled. */
const invoiceSettlement: Check = {
  name: 'invoice_settlement_is_that_of_its_receivable',
  sql: `SELECT 'invoice ' || coalesce(i.number, 'draft ' || i.id) || ': ' || v.name AS subject, v.expected::text AS expected,
      v.found::text AS found
    FROM invoices i
    LEFT JOIN receivables r ON r.company_id = i.company_id AND r.document_type = 'invoice' AND r.document_id = i.id
    CROSS JOIN LATERAL (VALUES
      ('paid amount', coalesce(r.paid_amount, 0), i.paid_amount),
      ('credited amount', coalesce(r.credited_amount, 0), i.credited_amount),
      ('open amount', coalesce(r.open_amount, 0), i.open_amount)
    ) AS v (name, expected, found)
    WHERE i.company_id = :companyId AND v.expected <> v.found ORDER BY i.id`,
};

const items = ['receivable', 'payable'] as const;

/** The checks of receivables, payables, payments and their allocations against documents and ledger. */
export const settlementChecks: readonly Check[] = [
  ...items.flatMap((item) => [
    itemAmounts(item),
    itemSettlements(item),
    sourceAmounts(payments(item)),
    allocationEntries(item),
  ]),
  sourceAmounts(creditNotes),
  invoiceSettlement,
];
