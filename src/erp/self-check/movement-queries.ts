import { decimalsSql } from '../../kernel/db/statements/decimals.js';
import type { Check } from './comparison-queries.js';

/**
 * The quantity of a place after a movement `m`, on the day of the movement: of all movements up to it, or for one that is
 * dated before movements booked earlier, of those up to its day.
 */
const onDay = `CASE WHEN m.date >= m.latest THEN m.running ELSE (
    SELECT sum(o.quantity) FROM stock_movements o
    WHERE o.company_id = m.company_id AND o.product_id = m.product_id AND o.warehouse_id = m.warehouse_id
      AND o.date <= m.date AND o.id <= m.id
  ) END`;

/** The cost of a unit, unless the stored one gives the value within its rounding. */
const unitCost = `CASE
    WHEN abs(m.value - m.quantity * m.unit_cost) <= 0.5 * power(10::numeric, -${decimalsSql('c.base_currency')}) + abs(m.quantity) / 1000000
    THEN m.unit_cost ELSE round(m.value / m.quantity, 6) END`;

/** A counted line without a difference has no movement, and the usual cost of its moment. */
const ofAdjustments = `SELECT 'adjustment ' || d.number || ' line ' || l.line || ': ' || v.name AS subject, v.expected, v.found
  FROM adjustment_lines l JOIN adjustments d ON d.company_id = l.company_id AND d.id = l.adjustment_id
  LEFT JOIN moved m ON m.document_type = 'adjustment' AND m.document_id = l.adjustment_id AND m.line = l.line
  CROSS JOIN LATERAL (VALUES
    ('quantity before', l.after - l.delta, l.before),
    ('difference', coalesce(m.quantity, 0), l.delta),
    ('quantity afterwards', coalesce(${onDay}, l.before), l.after),
    ('counted quantity', l.after, coalesce(l.counted_quantity, l.after)),
    ('cost of a unit', coalesce(m.unit_cost, l.unit_cost), l.unit_cost),
    ('value', coalesce(m.value, 0), l.value)
  ) AS v (name, expected, found)
  WHERE l.company_id = :companyId`;

const ofTransfers = `SELECT 'transfer ' || d.number || ' line ' || l.line || ': ' || v.name, v.expected, v.found
  FROM transfer_lines l JOIN transfers d ON d.company_id = l.company_id AND d.id = l.transfer_id
  LEFT JOIN moved m ON m.document_type = 'transfer' AND m.document_id = l.transfer_id AND m.line = l.line
  CROSS JOIN LATERAL (VALUES
    ('quantity', abs(m.quantity), l.quantity),
    ('quantity afterwards', ${onDay}, CASE WHEN m.quantity < 0 THEN l.from_after ELSE l.to_after END),
    ('value', m.value, CASE WHEN m.quantity < 0 THEN m.value ELSE l.value END)
  ) AS v (name, expected, found)
  WHERE l.company_id = :companyId`;

/** Follows each place from movement to movement, and compares the lines of stock documents with their movements. */
export const movementChecks: readonly Check[] = [
  {
    name: 'stock_documents_show_their_movements',
    sql: `WITH moved AS MATERIALIZED (
  SELECT m.*, sum(m.quantity) OVER place AS running, max(m.date) OVER place AS latest
  FROM stock_movements m WHERE m.company_id = :companyId
  WINDOW place AS (PARTITION BY m.product_id, m.warehouse_id ORDER BY m.id)
)
SELECT f.subject, coalesce(f.expected, 0)::text AS expected, coalesce(f.found, 0)::text AS found FROM (
  ${ofAdjustments}
  UNION ALL
  ${ofTransfers}
  UNION ALL
  SELECT m.document_type || ' ' || m.document_number || ' line ' || m.line || ': ' || v.name, v.expected, v.found
  FROM moved m JOIN companies c ON c.id = m.company_id
  CROSS JOIN LATERAL (VALUES
    ('quantity of the place', m.running, m.quantity_after),
    ('cost of a unit moved', CASE WHEN m.quantity = 0 THEN 0 ELSE ${unitCost} END, m.unit_cost)
  ) AS v (name, expected, found)
) f
WHERE coalesce(f.expected, 0) <> coalesce(f.found, 0) ORDER BY f.subject`,
  },
];
