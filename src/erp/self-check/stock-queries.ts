import { decimalsSql } from '../../kernel/db/statements/decimals.js';
import { byKey, type Check, compare } from './comparison-queries.js';

const place = `product_id || ' in warehouse ' || warehouse_id`;

const sums: readonly Check[] = (['quantity', 'value'] as const).flatMap((amount) => [
  {
    name: `stock_${amount}_is_the_sum_of_its_movements`,
    sql: compare(
      byKey('product'),
      `SELECT ${place} AS key, sum(${amount}) AS amount FROM stock_movements WHERE company_id = :companyId GROUP BY 1`,
      `SELECT ${place} AS key, ${amount} AS amount FROM stock WHERE company_id = :companyId`,
    ),
  },
  {
    name: `product_${amount}_is_the_sum_of_its_stock`,
    sql: compare(
      byKey('product'),
      `SELECT product_id AS key, sum(${amount}) AS amount FROM stock WHERE company_id = :companyId GROUP BY 1`,
      `SELECT id AS key, stock_${amount === 'quantity' ? 'total' : 'value'} AS amount FROM products
         WHERE company_id = :companyId`,
    ),
  },
]);

const emptyStock: Check = {
  name: 'stock_of_quantity_zero_is_worth_nothing',
  sql: `SELECT 'product ' || ${place} AS subject, '0' AS expected, value::text AS found FROM stock
    WHERE company_id = :companyId AND quantity = 0 AND value <> 0`,
};

/** No operation reserves stock. */
const unreserved: Check = {
  name: 'no_stock_is_reserved',
  sql: `SELECT 'product ' || ${place} AS subject, '0' AS expected, reserved::text AS found FROM stock
    WHERE company_id = :companyId AND reserved <> 0`,
};

/** Documents booked before `was_short` existed show in `quantity_after` that they brought a place below zero with permission. */
const shortDays: Check = {
  name: 'stock_is_below_zero_on_no_day_unless_allowed',
  sql: `SELECT 'product ' || d.product_id || ' in warehouse ' || d.warehouse_id || ' on ' || d.date AS subject, '0' AS expected, d.quantity::text AS found
  FROM (
    SELECT m.company_id, m.product_id, m.warehouse_id, m.date, sum(sum(m.quantity)) OVER (place ORDER BY m.date) AS quantity,
      bool_or(bool_or(m.quantity_after < 0)) OVER place AS was_allowed
    FROM stock_movements m WHERE m.company_id = :companyId
    GROUP BY m.company_id, m.product_id, m.warehouse_id, m.date
    WINDOW place AS (PARTITION BY m.product_id, m.warehouse_id)
  ) d
  JOIN stock s ON s.company_id = d.company_id AND s.product_id = d.product_id AND s.warehouse_id = d.warehouse_id
  JOIN warehouses w ON w.company_id = d.company_id AND w.id = d.warehouse_id
  WHERE d.quantity < 0 AND NOT d.was_allowed AND NOT s.was_short AND NOT w.allows_negative
  ORDER BY d.product_id, d.warehouse_id, d.date`,
};

const decimals = decimalsSql('c.base_currency');

/** SELECT of the stock value of the lines of one kind of document, by document number. */
const worth = (type: string, amount: string, from: string) =>
  `SELECT '${type} ' || d.number AS key, sum(${amount}) AS amount
     FROM ${from} AND d.company_id = :companyId GROUP BY 1`;

const invoiced = (condition: string) =>
  `invoices d JOIN invoice_lines l ON l.company_id = d.company_id AND l.invoice_id = d.id WHERE ${condition}`;
const credited = (condition: string) =>
  `credit_notes d JOIN credit_note_lines l ON l.company_id = d.company_id AND l.credit_note_id = d.id
   WHERE l.warehouse_id IS NOT NULL AND ${condition}`;
const received = (condition: string) =>
  `receptions d JOIN companies c ON c.id = d.company_id
   JOIN reception_lines l ON l.company_id = d.company_id AND l.reception_id = d.id
   WHERE l.tracks_stock AND ${condition}`;
const receivedValue = `round(l.net_amount * d.exchange_rate, ${decimals})`;

/** The movements of a reversed adjustment, which its reversal undoes. */
const undone = `adjustments d JOIN stock_movements l ON l.company_id = d.company_id AND l.document_type = 'adjustment'
     AND l.document_id = d.id
   WHERE d.status = 'reversed' AND l.quantity <> 0`;

/** The lines of an adjustment are its movements, and those of a transfer add up to no value. */
const movedValue: Check = {
  name: 'goods_move_at_the_value_of_their_documents',
  sql: compare(
    byKey('goods of'),
    [
      worth('adjustment_reversal', '-l.value', undone),
      worth('invoice', '-l.cost', invoiced('d.number IS NOT NULL')),
      worth('invoice_void', 'l.cost', invoiced(`d.number IS NOT NULL AND d.status = 'void'`)),
      worth('credit_note', 'l.cost', credited('true')),
      worth('credit_note_void', '-l.cost', credited(`d.status = 'void'`)),
      worth('reception', receivedValue, received('true')),
      worth('reception_reversal', `-${receivedValue}`, received(`d.status = 'reversed'`)),
    ].join(' UNION ALL '),
    `SELECT document_type || ' ' || document_number AS key, sum(value) AS amount FROM stock_movements
     WHERE company_id = :companyId AND quantity <> 0 AND document_type <> 'adjustment' GROUP BY 1`,
  ),
};

/**
 * Documents whose goods leave at the value at which they came in, unless the value of the rest would fall below zero.
 */
const takenBack = `('reception_reversal', 'credit_note_void', 'adjustment_reversal', 'transfer_reversal')`;

/** Goods of a document that is dated before movements booked earlier leave at their share of the value of its day. */
const isLate = 's.date < s.last_day_before';

/**
 * Recomputes the change of a stock row by each document from the value before, by the rules of average cost. So a
 * correction, which no line of a document explains, must be what the rules give. Movements whose cost comes from elsewhere
 * (from the last purchase for an empty stock row, or from the request for a count below zero) are taken as booked.
 */
const recomputedValue: Check = {
  name: 'stock_value_follows_from_documents',
  sql: `SELECT 'product ' || ${place} || ' by ' || document_type || ' ' || document_number AS subject,
    (came.value - went.value)::text AS expected, s.value::text AS found
  FROM (
    SELECT d.*, coalesce(sum(d.quantity) OVER earlier, 0) AS quantity_before, coalesce(sum(d.value) OVER earlier, 0) AS value_before,
      max(d.date) OVER earlier AS last_day_before
    FROM (
      SELECT m.company_id, m.product_id, m.warehouse_id, m.document_type, m.document_number, min(m.id) AS first_id,
        min(m.date) AS date,
        sum(greatest(m.quantity, 0)) AS quantity_in, sum(greatest(-m.quantity, 0)) AS quantity_out,
        coalesce(sum(m.value) FILTER (WHERE m.quantity > 0), 0) AS cost_in,
        coalesce(-sum(m.value) FILTER (WHERE m.quantity < 0), 0) AS cost_out,
        coalesce(sum(m.value) FILTER (WHERE m.quantity = 0), 0) AS correction,
        sum(m.quantity) AS quantity, sum(m.value) AS value
      FROM stock_movements m WHERE m.company_id = :companyId
      GROUP BY m.company_id, m.product_id, m.warehouse_id, m.document_type, m.document_id, m.document_number
    ) d
    WINDOW earlier AS (PARTITION BY d.product_id, d.warehouse_id ORDER BY d.first_id
      ROWS BETWEEN UNBOUNDED PRECEDING AND 1 PRECEDING)
  ) s
  JOIN companies c ON c.id = s.company_id
  CROSS JOIN LATERAL (SELECT CASE
      WHEN s.quantity_before >= 0 THEN s.cost_in
      WHEN s.quantity_in <= -s.quantity_before THEN round(s.value_before * s.quantity_in / s.quantity_before, ${decimals})
      WHEN s.document_type = 'adjustment' THEN s.cost_in + s.correction
      ELSE round(s.cost_in * (s.quantity_in + s.quantity_before) / s.quantity_in, ${decimals}) - s.value_before
    END AS value) AS came
  CROSS JOIN LATERAL (
    SELECT s.quantity_before + s.quantity_in AS quantity, s.value_before + came.value AS value
  ) AS available
  CROSS JOIN LATERAL (SELECT CASE
      WHEN (s.document_type IN ${takenBack} OR ${isLate}) AND s.cost_out <= available.value
        AND s.quantity_out < available.quantity THEN s.cost_out
      WHEN available.quantity = 0 THEN s.cost_out
      ELSE round(available.value * s.quantity_out / available.quantity, ${decimals})
    END AS value) AS went
  WHERE came.value - went.value <> s.value ORDER BY s.first_id`,
};

/** The checks of stock: against its movements, and of movements against their documents. */
export const stockChecks: readonly Check[] = [
  ...sums,
  emptyStock,
  unreserved,
  shortDays,
  movedValue,
  recomputedValue,
];
