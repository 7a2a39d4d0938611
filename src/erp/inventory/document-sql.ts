import { auditSql, eventSql } from '../../kernel/audit.js';
import { shortagesSql } from './goods-sql.js';
import {
  correctionsSql,
  excessSql,
  itemSql,
  missingSql,
  movedSql,
  movementsSql,
  placeSql,
  stockMath,
} from './stock-sql.js';

/**
 * The statements that move stock. Each is a whole document: it locks, checks, values, numbers and writes,
 * or, when anything refuses, writes nothing and says what.
 *
 * Parameters: 1-8 as the audit gives them (1 the company, 2 the moment), 9 the warehouse, 10 the day,
 * 11 the reason or the other warehouse, 12 the notes, 13 the currency's decimals, 14 and 15 whether the caller
 * may go below zero and into a locked period, 16 the products, 17 their quantities; 18 counts and 19 costs.
 */
const { round, part, valueIn, valueOut, unitCost } = stockMath('$13::int');

/** @param warehouses  SQL list of the warehouses involved */
const locks = (warehouses: string) => `company AS MATERIALIZED (
  SELECT c.locked_through FROM companies c WHERE c.id = $1::bigint FOR SHARE
), depot AS MATERIALIZED (
  SELECT w.id, w.allows_negative AND $14::boolean AS may_be_negative FROM warehouses w
  WHERE w.company_id = $1 AND w.id IN (${warehouses}) AND w.is_active
), ${itemSql('$16::bigint[]')}, ${placeSql(warehouses)}`;

/** What any line may be refused for; the document adds its own between the first two and the last two. */
const fault = ({ ownFault: own, needsActive }: DocumentParts, quantityOut: string) => `CASE
      WHEN i.id IS NULL THEN 'product_unknown'
      WHEN NOT i.is_active AND ${needsActive} THEN 'product_inactive'
      WHEN NOT i.track_stock THEN 'no_stock_kept'
      ${own}
      WHEN e.delta < 0 AND ${quantityOut} > e.on_hand AND e.is_short AND NOT d.may_be_negative THEN 'short'
      WHEN e.product_id = ANY (ARRAY(SELECT x.product_id FROM excess x)) THEN 'too_large' END`;

interface DocumentParts {
  readonly table: 'adjustments' | 'transfers';
  readonly type: 'adjustment' | 'transfer';
  readonly prefix: string;
  /** Columns 9 and 11. */
  readonly columns: readonly [string, string];
  /** SQL list of the warehouses by the parameter's place in the body. */
  readonly warehouses: string;
  /** Members of the audited document, and of each of its lines `e`. */
  readonly audited: string;
  readonly told: string;
  readonly ownFault: string;
  /** SQL condition: the line may not name a deactivated product. */
  readonly needsActive: string;
}

/**
 * What follows the figures, which are `entry` (a line: delta, total_out, on_hand, is_short), `booking` (a
 * movement), `state` (what a place holds after it) and `change` (of a product's totals).
 */
const tail = (p: DocumentParts) => `, ${excessSql}, refusals AS MATERIALIZED (
  SELECT r.* FROM (
    SELECT w.place - 3 AS line, 'warehouse_unknown' AS code, w.id::text AS subject,
      0::numeric AS available, 0::numeric AS asked
    FROM unnest(ARRAY[${p.warehouses}]) WITH ORDINALITY AS w (id, place)
    WHERE NOT EXISTS (SELECT 1 FROM depot d WHERE d.id = w.id)
    UNION ALL
    SELECT 0, 'period_locked', c.locked_through::text, 0, 0
    FROM company c WHERE $10::date <= c.locked_through AND NOT $15::boolean
    UNION ALL
    SELECT e.line, ${fault(p, 'e.total_out')}, coalesce(i.code, e.product_id::text), e.on_hand, e.quantity_out
    FROM entry e LEFT JOIN item i ON i.id = e.product_id LEFT JOIN depot d ON d.id = $9::bigint
  ) r WHERE r.code IS NOT NULL
), refusal AS MATERIALIZED (
  SELECT r.* FROM refusals r ORDER BY r.line LIMIT 1
), ${missingSql}, go AS MATERIALIZED (
  SELECT 1 WHERE NOT EXISTS (SELECT 1 FROM refusal) AND NOT EXISTS (SELECT 1 FROM missing)
), ${movedSql}, counter AS (
  -- All writers of the series wait here, so everything that can be done before is done before.
  INSERT INTO series AS n (company_id, code, prefix, next_number)
  SELECT $1, '${p.type}', '${p.prefix}', 2 FROM go
  WHERE (SELECT count(*) FROM stock_moved) + (SELECT count(*) FROM products_moved) >= 0
  ON CONFLICT (company_id, code) DO UPDATE SET next_number = n.next_number + 1
  RETURNING n.prefix, (n.next_number - 1)::text AS digits, n.pad
), document AS (
  INSERT INTO ${p.table} AS d (company_id, number, ${p.columns.join(', ')}, date, notes, created_at, updated_at)
  SELECT $1, c.prefix || lpad(c.digits, greatest(c.pad, length(c.digits)), '0'), $9, $11, $10, $12::text, $2, $2
  FROM counter c
  RETURNING d.id, d.number, d.date, d.notes, ${p.columns.map((column) => `d.${column}`).join(', ')}
), told AS MATERIALIZED (
  SELECT jsonb_agg(jsonb_build_object(${p.told}) ORDER BY e.line) AS lines FROM entry e
), booked AS (
  ${movementsSql(p.type)}
), audited AS (
  ${auditSql(1, {
    type: p.type,
    id: 'd.id',
    after: `jsonb_build_object('number', d.number, 'date', d.date, 'notes', d.notes, ${p.audited}, 'lines', t.lines)
      || CASE WHEN d.date <= c.locked_through THEN jsonb_build_object('lockedThrough', c.locked_through)
         ELSE '{}' END`,
    from: 'document d CROSS JOIN told t CROSS JOIN company c',
  })}
), noted AS (
  ${eventSql(1, { event: `${p.type}.created`, type: p.type, id: 'd.id', from: 'document d' })}
)
SELECT r.line, r.code, r.subject, trim_scale(r.available)::text AS available, trim_scale(r.asked)::text AS asked,
  ${shortagesSql('refusals')}, d.id, d.number, t.lines,
  ARRAY(SELECT m.product_id FROM missing m ORDER BY m.product_id, m.warehouse_id) AS missing_products,
  ARRAY(SELECT m.warehouse_id FROM missing m ORDER BY m.product_id, m.warehouse_id) AS missing_warehouses
FROM (SELECT 1) AS always
LEFT JOIN refusal r ON true
LEFT JOIN (document d CROSS JOIN told t) ON true`;

const isIncrease = 'a.delta > 0 AND (s.quantity_before >= 0 OR s.has_cost)';

export const adjustmentSql = `WITH line AS MATERIALIZED (
  SELECT l.line, l.product_id, l.delta, l.counted, l.cost
  FROM unnest($16::bigint[], $17::numeric[], $18::numeric[], $19::numeric[]) WITH ORDINALITY
    AS l (product_id, delta, counted, cost, line)
), ${locks('$9::bigint')}, asked AS MATERIALIZED (
  SELECT l.line, l.product_id, l.cost, coalesce(l.delta, l.counted - coalesce(s.quantity, 0)) AS delta,
    coalesce(l.cost, CASE WHEN s.quantity <> 0 THEN round(s.value / s.quantity, 6) ELSE i.usual_cost END)
      AS unit_cost
  FROM line l LEFT JOIN item i ON i.id = l.product_id LEFT JOIN place s ON s.product_id = l.product_id
), flow AS MATERIALIZED (
  SELECT a.product_id, count(*) FILTER (WHERE a.delta <> 0) AS moves,
    sum(greatest(a.delta, 0)) AS quantity_in, sum(greatest(-a.delta, 0)) AS quantity_out,
    sum(${round('greatest(a.delta, 0) * a.unit_cost')}) AS cost_in,
    (array_agg(a.cost ORDER BY a.line DESC) FILTER (WHERE a.delta > 0 AND a.cost IS NOT NULL))[1] AS last_cost,
    coalesce(bool_or(a.delta > 0 AND a.cost IS NOT NULL), false) AS has_cost
  FROM asked a GROUP BY a.product_id
), state AS MATERIALIZED (
  SELECT f.product_id, $9::bigint AS warehouse_id, s.id AS stock_id, f.moves + (own.correction <> 0)::int AS moves,
    f.quantity_in, f.quantity_out, f.last_cost, was.quantity AS quantity_before, came.value AS value_in,
    had.quantity AS on_hand, went.value AS value_out, had.quantity - f.quantity_out AS quantity,
    had.value - went.value AS value, own.correction, f.has_cost
  FROM flow f JOIN item i ON i.id = f.product_id LEFT JOIN place s ON s.product_id = f.product_id
  CROSS JOIN LATERAL (SELECT coalesce(s.quantity, 0) AS quantity, coalesce(s.value, 0) AS value) AS was
  CROSS JOIN LATERAL (SELECT ${valueIn('was', 'f.quantity_in', 'f.cost_in')} AS value) AS came
  CROSS JOIN LATERAL (
    SELECT was.quantity + f.quantity_in AS quantity, was.value + came.value AS value
  ) AS had
  CROSS JOIN LATERAL (SELECT ${valueOut('had', 'f.quantity_out')} AS value) AS went
  -- Without a cost of their own, units come in at what they had left with.
  CROSS JOIN LATERAL (SELECT CASE WHEN f.has_cost THEN came.value - f.cost_in ELSE 0 END AS correction) AS own
), change AS MATERIALIZED (
  SELECT s.product_id, s.moves, s.quantity_in - s.quantity_out AS quantity, s.value_in - s.value_out AS value,
    s.last_cost
  FROM state s
), entry AS MATERIALIZED (
  SELECT a.line, a.product_id, a.cost, a.delta, s.quantity_before + a.total AS after, a.total_out, s.on_hand,
    s.quantity_out, s.quantity < least(s.quantity_before, 0) AS is_short, v.value,
    CASE WHEN a.delta = 0 OR ${isIncrease} THEN a.unit_cost
      ELSE ${unitCost('v.value', 'a.delta')} END AS unit_cost
  FROM (
    SELECT a.*, sum(a.delta) OVER w AS total, sum(greatest(a.delta, 0)) OVER w AS total_in,
      sum(greatest(-a.delta, 0)) OVER w AS total_out
    FROM asked a WINDOW w AS (PARTITION BY a.product_id ORDER BY a.line)
  ) a
  LEFT JOIN state s ON s.product_id = a.product_id
  CROSS JOIN LATERAL (SELECT CASE
      WHEN ${isIncrease} THEN ${round('a.delta * a.unit_cost')}
      WHEN a.delta > 0 THEN ${part('s.value_in', 'a.total_in', 'a.delta', 's.quantity_in')}
      WHEN a.delta < 0 THEN -(${part('s.value_out', 'a.total_out', '-a.delta', 's.quantity_out')})
      ELSE 0 END AS value) AS v
), booking AS MATERIALIZED (
  SELECT e.line, e.product_id, $9::bigint AS warehouse_id, e.delta, e.after, e.unit_cost, e.value FROM entry e
  UNION ALL ${correctionsSql}
)${tail({
  table: 'adjustments',
  type: 'adjustment',
  prefix: 'AJ-',
  columns: ['warehouse_id', 'reason'],
  warehouses: '$9::bigint',
  audited: `'warehouseId', d.warehouse_id, 'reason', d.reason`,
  told: `'productId', e.product_id, 'before', e.after - e.delta, 'delta', e.delta, 'after', e.after,
    'unitCost', e.unit_cost, 'value', e.value`,
  ownFault: `WHEN e.delta < 0 AND e.cost IS NOT NULL THEN 'cost_of_decrease'`,
  // An adjustment may reduce the stock of a deactivated product.
  needsActive: 'e.delta > 0 AND e.on_hand > 0',
})}`;

export const transferSql = `WITH line AS MATERIALIZED (
  SELECT l.line, l.product_id, l.quantity
  FROM unnest($16::bigint[], $17::numeric[]) WITH ORDINALITY AS l (product_id, quantity, line)
), ${locks('$9::bigint, $11::bigint')}, flow AS MATERIALIZED (
  SELECT l.product_id, count(*) AS moves, sum(l.quantity) AS quantity FROM line l GROUP BY l.product_id
), balance AS MATERIALIZED (
  SELECT f.product_id, f.moves, f.quantity, s.id AS from_id, t.id AS to_id, was.from_quantity, was.to_quantity,
    was.from_value - went.value AS from_value, was.to_value + came.value AS to_value,
    went.value AS value_out, came.value AS value_in
  FROM flow f JOIN item i ON i.id = f.product_id
  LEFT JOIN place s ON s.product_id = f.product_id AND s.warehouse_id = $9
  LEFT JOIN place t ON t.product_id = f.product_id AND t.warehouse_id = $11
  CROSS JOIN LATERAL (
    SELECT coalesce(s.quantity, 0) AS from_quantity, coalesce(s.value, 0) AS from_value,
      coalesce(t.quantity, 0) AS to_quantity, coalesce(t.value, 0) AS to_value
  ) AS was
  CROSS JOIN LATERAL (SELECT was.from_quantity AS quantity, was.from_value AS value) AS source
  CROSS JOIN LATERAL (SELECT ${valueOut('source', 'f.quantity')} AS value) AS went
  CROSS JOIN LATERAL (SELECT was.to_quantity AS quantity, was.to_value AS value) AS target
  CROSS JOIN LATERAL (SELECT ${valueIn('target', 'f.quantity', 'went.value')} AS value) AS came
), state AS MATERIALIZED (
  SELECT b.product_id, $9::bigint AS warehouse_id, b.from_id AS stock_id, b.moves,
    b.from_quantity AS quantity_before, b.from_quantity - b.quantity AS quantity, b.from_value AS value,
    0::numeric AS correction
  FROM balance b
  UNION ALL
  SELECT b.product_id, $11::bigint, b.to_id, b.moves + (b.value_in <> b.value_out)::int, b.to_quantity,
    b.to_quantity + b.quantity, b.to_value, b.value_in - b.value_out
  FROM balance b
), change AS MATERIALIZED (
  SELECT b.product_id, b.moves, 0::numeric AS quantity, b.value_in - b.value_out AS value,
    NULL::numeric AS last_cost
  FROM balance b
), entry AS MATERIALIZED (
  SELECT l.line, l.product_id, -l.quantity AS delta, l.quantity, l.total AS total_out,
    b.from_quantity AS on_hand, b.quantity AS quantity_out, b.from_quantity < b.quantity AS is_short,
    b.from_quantity - l.total AS from_after, b.to_quantity + l.total AS to_after,
    ${part('b.value_out', 'l.total', 'l.quantity', 'b.quantity')} AS value_out
  FROM (
    SELECT l.*, sum(l.quantity) OVER (PARTITION BY l.product_id ORDER BY l.line) AS total FROM line l
  ) l
  LEFT JOIN balance b ON b.product_id = l.product_id
), booking AS MATERIALIZED (
  SELECT e.line, e.product_id, $9::bigint AS warehouse_id, e.delta, e.from_after AS after,
    ${unitCost('e.value_out', 'e.quantity')} AS unit_cost, -e.value_out AS value
  FROM entry e
  UNION ALL
  SELECT e.line, e.product_id, $11::bigint, e.quantity, e.to_after, ${unitCost('e.value_out', 'e.quantity')},
    e.value_out
  FROM entry e
  UNION ALL ${correctionsSql}
)${tail({
  table: 'transfers',
  type: 'transfer',
  prefix: 'TR-',
  columns: ['from_warehouse_id', 'to_warehouse_id'],
  warehouses: '$9::bigint, $11::bigint',
  audited: `'fromWarehouseId', d.from_warehouse_id, 'toWarehouseId', d.to_warehouse_id`,
  told: `'productId', e.product_id, 'quantity', e.quantity, 'fromAfter', e.from_after, 'toAfter', e.to_after`,
  ownFault: '',
  needsActive: 'true',
})}`;

/**
 * Empty stock rows for goods that enter a place for the first time. Waits for the products as the documents
 * do: two documents that add each other's rows would otherwise hold one another up.
 */
export const placesSql = `WITH item AS MATERIALIZED (
  SELECT p.id, p.code_key, p.name_key FROM products p
  WHERE p.company_id = $1 AND p.id = ANY ($2::bigint[]) ORDER BY p.id FOR NO KEY UPDATE
)
INSERT INTO stock (company_id, product_id, warehouse_id, product_code_key, product_name_key, warehouse_name_key,
  created_at, updated_at)
SELECT $1, i.id, w.id, i.code_key, i.name_key, w.name_key, $4, $4
FROM unnest($2::bigint[], $3::bigint[]) AS m (product_id, warehouse_id)
JOIN item i ON i.id = m.product_id
JOIN warehouses w ON w.company_id = $1 AND w.id = m.warehouse_id
ORDER BY i.id, w.id
ON CONFLICT (company_id, product_id, warehouse_id) DO NOTHING`;
