import { movedSql, movementsSql } from '../../erp/inventory/index.js';
import { headerTypes, issuedSql, lineTypes } from '../../erp/invoices/index.js';

/**
 * Many invoices as one statement, written as each of them by itself would be. They are of one day, numbered, and what
 * their goods cost is reckoned; nobody else works in the company meanwhile.
 *
 * Parameters: 1-8 as the audit gives them (2 the last moment of all), 9 the documents and 10 their lines as JSON with
 * decimals as texts, 11 what the places hold then.
 */
export const issueManySql = `WITH x AS MATERIALIZED (
  SELECT d.* FROM jsonb_to_recordset($9::jsonb) AS d (number text, at timestamptz, ${headerTypes})
), line AS MATERIALIZED (
  SELECT l.* FROM jsonb_to_recordset($10::jsonb) AS l (document bigint, after numeric, value numeric, ${lineTypes})
), booking AS MATERIALIZED (
  SELECT l.document, l.line, l.product_id, l.warehouse_id, -l.quantity AS delta, l.after, l.value,
    round(l.value / -l.quantity, 6) AS unit_cost
  FROM line l WHERE l.value IS NOT NULL
), state AS MATERIALIZED (
  SELECT s.* FROM jsonb_to_recordset($11::jsonb) AS s (stock_id bigint, warehouse_id bigint, product_id bigint,
    moves int, quantity_before numeric, quantity numeric, value_before numeric, value numeric)
), change AS MATERIALIZED (
  SELECT s.product_id, sum(s.moves) AS moves, sum(s.quantity - s.quantity_before) AS quantity,
    sum(s.value - s.value_before) AS value, NULL::numeric AS last_cost
  FROM state s GROUP BY s.product_id
), company AS MATERIALIZED (
  SELECT c.locked_through FROM companies c WHERE c.id = $1::bigint FOR SHARE
), depot AS MATERIALIZED (
  SELECT w.id, w.allows_negative AS may_be_negative FROM warehouses w WHERE w.company_id = $1
), go AS MATERIALIZED (
  SELECT 1
), ${movedSql}, ${issuedSql({
  numbered: '(SELECT x.* FROM x ORDER BY x.id) x CROSS JOIN LATERAL (SELECT x.number) s',
  id: 'x.id',
  at: 'x.at',
  written: 'document d JOIN x ON x.id = d.id',
  lines: `document d JOIN line l ON l.document = d.id
    LEFT JOIN booking b ON b.document = l.document AND b.line = l.line`,
})}, booked AS (
  ${movementsSql(
    'invoice',
    'document d JOIN x ON x.id = d.id JOIN booking b ON b.document = d.id',
    'x.at',
  )}
)
SELECT count(*)::int AS written FROM document d`;
