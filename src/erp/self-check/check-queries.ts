import { byKey, type Check, compare } from './comparison-queries.js';
import { documentChecks } from './document-queries.js';
import { movementChecks } from './movement-queries.js';
import { settlementChecks } from './settlement-queries.js';
import { stockChecks } from './stock-queries.js';

interface Side {
  readonly item: 'receivable' | 'payable';
  readonly parties: 'customers' | 'vendors';
  readonly party: string;
}

const entriesOf = (
  { item }: Side,
  type: string,
  amount: string,
  sign = '',
) => `SELECT item_id AS key,
  ${sign}sum(${amount}) AS amount FROM ${item}_entries
  WHERE company_id = :companyId AND item_type = '${type}' GROUP BY 1`;

const open = (side: Side): readonly Check[] =>
  (['', 'base_'] as const).flatMap((currency) => [
    {
      name: `${side.item}_${currency}open_amount_is_its_ledger`,
      sql: compare(
        byKey(side.item),
        entriesOf(side, 'item', `${currency}amount`),
        `SELECT id AS key, ${currency}open_amount AS amount FROM ${side.item}s WHERE company_id = :companyId`,
      ),
    },
    {
      name: `${side.item}_payment_${currency}unallocated_amount_is_its_ledger`,
      sql: compare(
        byKey('payment'),
        entriesOf(side, 'payment', `${currency}amount`, '-'),
        `SELECT id AS key, ${currency}unallocated_amount AS amount FROM ${side.item}_payments
           WHERE company_id = :companyId`,
      ),
    },
  ]);

const unapplied = ({ item, party }: Side): string => {
  const payments = `SELECT party_id AS key, base_unallocated_amount AS amount FROM ${item}_payments
    WHERE company_id = :companyId`;
  const notes = `UNION ALL SELECT customer_id, base_unapplied_amount FROM credit_notes WHERE company_id = :companyId`;
  return `SELECT key, sum(amount) AS amount FROM (${payments} ${party === 'customer' ? notes : ''}) s GROUP BY 1`;
};

const balances = (side: Side): readonly Check[] => [
  {
    name: `${side.party}_open_amount_is_the_sum_of_its_items`,
    sql: compare(
      byKey(side.party),
      `SELECT party_id AS key, sum(base_open_amount) AS amount FROM ${side.item}s
         WHERE company_id = :companyId GROUP BY 1`,
      `SELECT id AS key, open_amount AS amount FROM ${side.parties} WHERE company_id = :companyId`,
    ),
  },
  {
    name: `${side.party}_unapplied_amount_is_the_sum_of_its_credit`,
    sql: compare(
      byKey(side.party),
      unapplied(side),
      `SELECT id AS key, unapplied_amount AS amount FROM ${side.parties} WHERE company_id = :companyId`,
    ),
  },
  {
    name: `${side.party}_balance_is_its_ledger`,
    sql: compare(
      byKey(side.party),
      `SELECT party_id AS key, sum(base_amount) AS amount FROM ${side.item}_entries
         WHERE company_id = :companyId GROUP BY 1`,
      `SELECT id AS key, open_amount - unapplied_amount AS amount FROM ${side.parties} WHERE company_id = :companyId`,
    ),
  },
];

const receivables: Side = { item: 'receivable', parties: 'customers', party: 'customer' };
const sides: readonly Side[] = [
  receivables,
  { item: 'payable', parties: 'vendors', party: 'vendor' },
];

const documents: readonly Check[] = [
  ...(['', 'base_'] as const).map((currency) => ({
    name: `credit_note_${currency}unapplied_amount_is_its_ledger`,
    sql: compare(
      byKey('credit note'),
      entriesOf(receivables, 'credit_note', `${currency}amount`, '-'),
      `SELECT id AS key, ${currency}unapplied_amount AS amount FROM credit_notes WHERE company_id = :companyId`,
    ),
  })),
  {
    name: 'credit_notes_never_exceed_their_invoice',
    sql: `SELECT 'invoice ' || i.number AS subject, i.grand_total::text AS expected, sum(n.grand_total)::text AS found
      FROM invoices i JOIN credit_notes n ON n.company_id = i.company_id AND n.invoice_id = i.id AND n.status <> 'void'
      WHERE i.company_id = :companyId GROUP BY i.id, i.number, i.grand_total HAVING sum(n.grand_total) > i.grand_total`,
  },
  {
    name: 'received_quantity_is_the_sum_of_receptions',
    sql: compare(
      byKey('order line'),
      `SELECT l.order_line_id AS key, sum(l.quantity) AS amount FROM reception_lines l
       JOIN receptions r ON r.company_id = l.company_id AND r.id = l.reception_id
       WHERE l.company_id = :companyId AND r.status = 'posted' GROUP BY 1`,
      'SELECT id AS key, received_quantity AS amount FROM purchase_order_lines WHERE company_id = :companyId',
    ),
  },
  {
    name: 'invoice_counts_are_true',
    sql: compare(
      byKey('status'),
      'SELECT status AS key, count(*) AS amount FROM invoices WHERE company_id = :companyId GROUP BY 1',
      'SELECT status AS key, total AS amount FROM invoice_counts WHERE company_id = :companyId',
    ),
  },
];

const numberedTables = {
  invoice: 'invoices WHERE number IS NOT NULL AND',
  credit_note: 'credit_notes WHERE',
  purchase_order: 'purchase_orders WHERE',
  reception: 'receptions WHERE',
  collection: 'receivable_payments WHERE',
  vendor_payment: 'payable_payments WHERE',
  adjustment: 'adjustments WHERE',
  transfer: 'transfers WHERE',
};

const tallies: readonly Check[] = [
  ['invoice', 'issue_date', `''`, `''`],
  ['receivable', 'due_date', `(document_type = 'opening')`, 'is_opening'],
  ['payable', 'due_date', `(document_type = 'opening')`, 'is_opening'],
].map(([of, day, isOpening, storedOpening]) => ({
  name: `${of}_tally_is_true`,
  sql: compare(
    byKey('day'),
    `SELECT concat_ws(' ', status, currency_code, ${day}, ${isOpening}) AS key, count(*) AS amount FROM ${of}s
     WHERE company_id = :companyId GROUP BY 1`,
    `SELECT concat_ws(' ', status, currency_code, ${day}, ${storedOpening}) AS key, sum(total) AS amount FROM ${of}_tally
     WHERE company_id = :companyId GROUP BY 1`,
  ),
}));

const invoicedTally: Check = {
  name: 'invoice_tally_amount_is_true',
  sql: compare(
    byKey('day'),
    `SELECT concat_ws(' ', status, currency_code, issue_date) AS key, sum(base_grand_total) AS amount FROM invoices
     WHERE company_id = :companyId AND status <> 'draft' GROUP BY 1`,
    `SELECT concat_ws(' ', status, currency_code, issue_date) AS key, sum(base_amount) AS amount FROM invoice_tally
     WHERE company_id = :companyId GROUP BY 1`,
  ),
};

/** The tables with a stored number of rows, each with what tells its active rows. */
const countedTables = {
  customers: 'is_active',
  vendors: 'is_active',
  products: 'is_active',
  exchange_rates: 'true',
  receivables: 'true',
  payables: 'true',
  receivable_payments: 'true',
  payable_payments: 'true',
  credit_notes: 'true',
  purchase_orders: 'true',
  leads: 'true',
  opportunities: 'true',
};

const counts: readonly Check[] = [
  {
    name: 'row_counts_are_true',
    sql: compare(
      byKey('rows of'),
      Object.entries(countedTables)
        .map(
          ([table, isActive]) =>
            `SELECT '${table} ' || ${isActive} AS key, count(*) AS amount FROM ${table}
             WHERE company_id = :companyId GROUP BY 1`,
        )
        .join(' UNION ALL '),
      `SELECT table_name || ' ' || is_active AS key, total AS amount FROM row_counts WHERE company_id = :companyId`,
    ),
  },
  {
    name: 'audit_counts_are_true',
    sql: compare(
      byKey('number of'),
      `SELECT 'entries' AS key, count(*) AS amount FROM audit_log WHERE company_id = :companyId`,
      `SELECT 'entries' AS key, sum(total) AS amount FROM audit_counts WHERE company_id = :companyId`,
    ),
  },
];

/**
 * Compares the number of documents with the numbers taken. Equality means that none is missing, because the unique
 * index excludes duplicates.
 */
const numbering: Check = {
  name: 'series_have_no_gaps',
  sql: compare(
    byKey('series'),
    `SELECT code AS key, sum(next_number - start_number) AS amount
     FROM (SELECT company_id, code, start_number, next_number FROM series
       UNION ALL SELECT company_id, code, start_number, next_number FROM series_prefixes) numbered
     WHERE company_id = :companyId AND code IN (${Object.keys(numberedTables)
       .map((code) => `'${code}'`)
       .join(', ')}) GROUP BY 1`,
    Object.entries(numberedTables)
      .map(
        ([code, from]) =>
          `SELECT '${code}' AS key, count(*) AS amount FROM ${from} company_id = :companyId`,
      )
      .join(' UNION ALL '),
  ),
};

export const checks: readonly Check[] = [
  ...stockChecks,
  ...movementChecks,
  ...sides.flatMap((side) => [...open(side), ...balances(side)]),
  ...documentChecks,
  ...settlementChecks,
  ...documents,
  ...tallies,
  invoicedTally,
  ...counts,
  numbering,
];
